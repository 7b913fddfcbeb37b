# Die Wörter der Seiten.

skip = Zum Inhalt
nav = Hauptseiten
nav-games = Spiele
nav-lobby = Lobby
nav-tables = Meine Tische
nav-tables-short = Meine
nav-settings = Einstellungen
lost = Diese Seite gibt es nicht.
seat-lost = Dieser Link zu einem Stuhl gilt nicht oder nicht mehr.
loading = Einen Augenblick …
close = Schließen
cancel = Abbrechen
confirm = Bestätigen
send = Senden
share = Teilen
copied = Kopiert
link = Link

front-over = Fünf Brettspiele über New York
front-title = Eine Skyline, Stockwerk für Stockwerk.
front-lead = Spiel gegen Bots oder über einen Link mit Freunden. Kein Konto, nichts zu installieren.
front-resume =
    { $count ->
        [one] Zurück an meinen Tisch
       *[other] { $count } Tische von mir
    }
players-from-to =
    { $least ->
        [1] 1 bis { $most } Personen
       *[other] { $least } bis { $most } Personen
    }
play-bots = Gegen Bots spielen
starting = Wird aufgebaut …
starting-slow = Die Regeln werden vorbereitet. Das geschieht nur einmal, beim ersten Start und nach einer Neuerung, und dauert ein, zwei Minuten; dann geht es von selbst weiter.
new-table = Neuer Tisch
new-table-of = Neuer Tisch: { $game }
learn = Lernen
rules = Regeln
about-manhattan = Baue Türme in sechs Städten und setz dich auf die der anderen. Wer oben ist, dem gehört alles.
about-fifth-avenue = Schick Kommissionen durch Midtown, ersteigere Bauplätze und baue, wo viele verschiedene Geschäfte sind.
about-flatiron = Baut gemeinsam das Flatiron, Stockwerk für Stockwerk, und hol mehr heraus als die andere Firma.
about-new-york-1901 = Sichere dir mit Arbeitern Grundstücke im Süden Manhattans, baue, reiß ab und baue höher.
about-project-skyline = Würfle, zahle Miete und lass ganze Blöcke durch die Stadt marschieren.

your-name = Dein Name
players = Mitspielende
how-many = Wie viele spielen mit
who-sits = Wer sitzt hier
who-sits-at = Wer sitzt auf Stuhl { $number }
name-of = Name von Nummer { $number }
chair-me = Ich
chair-here = Noch jemand an diesem Bildschirm
chair-open = Frei: wer den Link hat
chair-free = Frei
chair-bot = Bot: { $level }
options = Optionen
clock = Uhr
clock-none = Ohne Uhr
clock-quick = Anderthalb Minuten für jeden Zug
clock-match = Fünfzehn Minuten für die ganze Partie, zehn Sekunden dazu für jeden Zug
clock-days = Drei Tage für jeden Zug
table = Tisch
public = In der Lobby zeigen
practice = Übung: mit Tipps
practice-not = Tipps gibt es nur an Tischen ohne offene Stühle.
i-begin = Ich fange an (sonst entscheidet das Los)
open-table = Tisch eröffnen

bot = Bot

game = Spiel
all-games = Alle Spiele
lobby-empty = Gerade ist kein öffentlicher Tisch offen. Mach einen auf!
tables-empty = Du sitzt an keinem Tisch.
your-turn = Du bist dran
status-waiting = Wartet auf Leute
status-playing = Läuft
status-over = Zu Ende
status-ended = Ohne Ergebnis beendet
ended-agreed = Alle wollten sie beenden.
ended-absent = Jemand war nicht da, und die anderen haben sie beendet.
ended-time = Jemandes Zeit war abgelaufen.
ended-left = Alle waren gegangen.
ended-long = Sie war zu lang geworden, um weiterzugehen.
ended-host = Wer diesen Server betreibt, hat den Tisch geschlossen.
status-unreadable = Aufbewahrt, wie gespeichert

language = Sprache
language-en = English
language-de = Deutsch
theme = Aussehen
theme-system = Wie das Gerät
theme-dusk = Abend
theme-paper = Zeichenbrett
theme-contrast = Hoher Kontrast
confirm-turns = Züge bestätigen
confirm-auto = Auf Touchscreens und in langsamen Partien
confirm-always = Immer
confirm-never = Nie
motion = Bewegung
motion-system = Wie das Gerät
motion-full = An
motion-off = Aus
more = Weiteres
sound-on = Ein Ton, wenn ich dran bin
patterns-on = Kräftige Muster für die Farben der Mitspielenden
shortcuts-on = Einzelne Tasten als Abkürzung (? zeigt sie)

waiting-for =
    { $count ->
        [one] Ein Stuhl ist frei.
       *[other] { $count } Stühle sind frei.
    }
waiting-send = Schick diesen Link den anderen. Sie brauchen kein Konto.
link-only-here = Diese Adresse gilt nur auf diesem Rechner. Für andere: den Server mit --host 0.0.0.0 starten und die Seite unter dem Namen oder der Adresse dieses Rechners im Netz öffnen.
sit-down = Hinsetzen

title-table = Tisch · Boroughs
title-mine = ● Du bist dran · { $game }
title-other = { $player } ist dran · { $game }
title-over = Zu Ende · { $game }
you = du
my-things = Meine Sachen
beside-board = Neben dem Plan
tab-moves = Züge
tab-log = Verlauf
tab-chat = Chat
tab-table = Tisch
tab-result = Ergebnis
unread = ungelesen
moves-count =
    { $count ->
        [one] Ein Zug
       *[other] { $count } Züge
    }
moves-wait = Du kannst dir alles ansehen, während du wartest.
moves-watch = Du schaust zu. Du siehst, was alle am Tisch sehen dürfen.
moves-past = Das ist eine frühere Stellung. Geh zurück in die Gegenwart, um zu spielen.
log = Was geschehen ist
chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Sag etwas
watcher = schaut zu
starter = Fängt an
away = Nicht da
thinking = denkt nach
undo = Zurück
undo-explain = Nimmt deinen letzten Schritt zurück.
undo-blocked = Nichts zurückzunehmen: Etwas wurde gezogen oder aufgedeckt, oder jemand anders hat gehandelt.
replay = Stellung
replay-at = Stellung nach Zug { $version }
replay-now = Zurück in die Gegenwart
replay-first = An den Anfang
replay-back = Einen Zug zurück
replay-next = Einen Zug weiter
replay-run = Von hier an abspielen
replay-stop = Anhalten
bots-pause = Bots warten lassen
bots-go = Bots weiterspielen lassen
bots-step = Ein Zug des Bots
share-table = Tisch teilen
other-device = Mein Stuhl auch auf einem anderen Gerät
other-device-secret = Wer diesen Link hat, hat deinen Stuhl. Schick ihn nur dir selbst.
only-here = Mein Stuhl nur auf diesem Gerät
only-here-done = Dein Stuhl ist nur noch auf diesem Gerät: Kein Link führt mehr zu ihm, und andere Geräte haben ihn verloren.
copy = Kopieren
propose-undo = Um Zurücknehmen bitten
propose-end = Um ein Ende bitten
end-sure = Sie endet sofort und ohne Ergebnis.
end-yes = Ja, beenden
undo-move = Einen Zug zurücknehmen
auto-moves = Züge ohne Wahl für mich machen
watchers =
    { $count ->
        [0] Niemand schaut zu.
        [one] Eine Person schaut zu.
       *[other] { $count } Leute schauen zu.
    }
key-hash = Siegel der Verteilung:
won =
    { $count ->
        [one] { $names } gewinnt.
       *[other] { $names } teilen sich den Sieg.
    }
place = Platz
result-mine = Du bist { $place }. von { $of } geworden.
result-mine-won =
    { $count ->
        [one] Du hast gewonnen.
       *[other] Du teilst den Sieg.
    }
chart-points = Punkte im Lauf der Partie
rematch = Revanche
share-match = Partie teilen
export = Aufzeichnung
handover = Gib das Gerät an { $player }.
handover-go = Ich bin { $player }
asked-of = { $player }: { $asked }
line-cut = Die Verbindung ist weg. Sie wird neu aufgebaut; nichts geht verloren.
sending = Wird gesendet …
stand-in = Ein Bot spielt für dich.
take-back = Ich bin wieder da
away-soon = { $player } ist nicht da. In { $seconds } s könnt ihr entscheiden.
away-now = { $player } ist nicht da.
away-ask = { $player } ist nicht da. Was nun?
away-wait = Warten
away-bot = Ein Bot spielt weiter
away-end = Partie beenden
proposal-undo = { $player } möchte einen Zug zurücknehmen.
proposal-end = { $player } möchte die Partie beenden.
proposal-rematch = { $player } möchte eine Revanche.
declined-undo = { $player } möchte nichts zurücknehmen.
declined-end = { $player } möchte weiterspielen.
declined-rematch = { $player } möchte keine Revanche.
agree = Einverstanden
refuse = Ablehnen
withdraw = Zurückziehen

keys = Tasten
keys-arrows = Pfeiltasten
keys-walk = Über den Plan gehen
keys-next = Nächstes, das man wählen kann (Umschalt: voriges)
keys-choose = Wählen
keys-cancel = Gewähltes loslassen
keys-confirm = Bestätigen
keys-undo = Zurücknehmen
keys-board = Zum Plan
keys-hand = Zu meinen Sachen
keys-moves = Zur Liste der Züge
keys-log = Zum Verlauf
keys-zoom = Näher, weiter, alles
keys-help = Diese Liste

# Die erste Partie, die Regeln, das Archiv, Tipps und Analyse.
tutorial = Die erste Partie
tutorial-step = Schritt { $step } von { $count }
tutorial-next = Weiter
tutorial-back = Einen Schritt zurück
tutorial-show = Zeig’s mir
tutorial-astray = Auch das wäre erlaubt. Probier, worauf die Pfeile zeigen.
tutorial-none = Für dieses Spiel gibt es noch keine erste Partie.
learn-steps = In ein paar Schritten lernen
contents = Inhalt
rules-none = Für dieses Spiel gibt es noch keine Regelseite.
rules-version = Regelfassung { $version }
title-match = { $game } · eine gespielte Partie
eyes = Mit wessen Augen
eyes-of = Wie { $player } es sah
eyes-none = Wie man es von außen sah
to-the-end = Zum Ende
tab-analysis = Analyse
hint = Tipp
hint-ask = Was würdest du tun?
hint-head = Was ich tun würde
hint-best = Ich würde: { $move } (Siegchance { $percent } %)
percent = { $value } %
best-move = am besten
was-played = gespielt
thinking-over = Wird überlegt …
analyse = Partie analysieren
analysis-about = Die Suche sieht sich jede Entscheidung an: wer wann vorn lag, was besser gewesen wäre, wo die Partie gekippt ist. Das dauert eine Minute.
analysis-running = Die Partie wird analysiert
analysis-end = Hier ist die Partie zu Ende. Geh zu einem Zug zurück, um zu sehen, was möglich gewesen wäre.
analysis-forced = { $player } hatte hier keine Wahl.
analysis-decides = { $player } entscheidet.
analysis-lost = Der gespielte Zug hat { $percent } % verschenkt.
chart-chances = Siegchancen
turning-points = Wendepunkte
turn-better = Besser, um { $percent } %: { $move }
turn-swing = { $player }: von { $from } % auf { $to } %
takes-lead = { $player } geht in Führung.
catch-up = Seit deinem letzten Zug: { $at } von { $of }
skip-ahead = Überspringen
open-record = Aufzeichnung öffnen
open-record-about = Eine Aufzeichnung ist eine ganze Partie in einer Datei: zum Ansehen, Teilen und Analysieren.
leave = Vom Tisch aufstehen
bots-pace = Tempo der Bots
pace-none = sofort
pace-usual = gut zu verfolgen
pace-slow = langsam
pace-slower = sehr langsam
rules-read = Regeln

error-offline = Der Server ist nicht zu erreichen.
error-stale = Jemand war schneller. Die Stellung ist jetzt aktuell.
error-illegal = Dieser Zug ist jetzt nicht möglich.
error-not-your-turn = Du bist nicht dran.
error-over = Die Partie ist zu Ende.
error-not-over = Erst wenn die Partie zu Ende ist.
error-undo-refused = Das kann nicht zurückgenommen werden.
error-no-chair = Kein Stuhl ist frei.
error-taken = Dieser Stuhl ist besetzt.
error-not-there = Diesen Tisch oder diese Partie gibt es nicht.
error-not-yours = Das gehört dir nicht.
error-not-host = Das kann nur, wer den Tisch eröffnet hat.
error-not-alone = Das geht nur, wo keine anderen Menschen mitspielen.
error-not-practice = Tipps gibt es nur an Übungstischen.
error-not-now = Jetzt nicht.
error-open-question = Beantworte zuerst die offene Frage, oder zieh sie zurück.
error-slow-down = Zu schnell. Warte einen Augenblick.
error-slow-down-for = Zu schnell. In { $seconds } s kannst du es wieder versuchen.
error-full = Der Server ist voll. Versuch es später noch einmal.
error-restarting = Der Server startet neu. Einen Augenblick.
error-unreadable = Diese Partie wurde nach älteren Regeln gespeichert und kann nicht gezeigt werden.
error-refused = Der Server hat das abgelehnt.
error-malformed = Der Server hat das nicht verstanden.
error-nobody = Der Server kennt dich nicht.
error-too-long = Das ist zu lang.
error-record = Das ist keine Aufzeichnung.
error-game = Dieses Spiel, diese Option oder diese Zahl von Mitspielenden gibt es nicht.
