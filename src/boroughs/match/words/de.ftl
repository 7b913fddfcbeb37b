# Wörter für alle Spiele.
nobody = niemand
hidden = eine verdeckte Karte
seat = Spieler { $number }
prompt-over = Die Partie ist zu Ende.
score = { $points }
source-total = Summe

terminal-welcome = { $game }. Tippe einen Zug, seine Nummer, oder ? für Hilfe.
terminal-thinks = { $player } denkt nach …
terminal-no-undo = Nichts zurückzunehmen: Etwas wurde gezogen oder aufgedeckt, oder jemand anders hat gehandelt.
terminal-exists = { $file } gibt es schon; wähle einen anderen Namen: save NAME
terminal-saved = Gespeichert als { $file }. Später weiter mit: boroughs play --terminal --resume { $file }
terminal-more = … und { $count } mehr. Tippe den Anfang eines Zuges, um die passenden zu sehen, oder moves für alle.
terminal-help =
    Tippe einen Zug, wie er geschrieben steht (build cairo 5 2), seine Nummer in der Liste, oder seinen Anfang, um die passenden zu sehen.
    board   die Stellung zeigen
    moves   alle erlaubten Züge zeigen, oder die mit dem folgenden Anfang
    log     die Partie von Anfang an erzählen
    undo    die letzte eigene Entscheidung zurücknehmen, solange nichts gezogen oder aufgedeckt wurde und niemand anders gehandelt hat
    save    die Partie speichern, auf Wunsch unter dem folgenden Namen
    quit    den Tisch verlassen

level-random = Würfel
level-random-help = Spielt irgendeinen erlaubten Zug. Gut zum Ausprobieren.
level-newcomer = Neuling
level-newcomer-help = Neu in der Stadt: übersieht manches und mag, was glänzt. Für die erste Partie.
level-resident = Nachbar
level-resident-help = Nimmt, was gerade am besten aussieht, und denkt nicht an morgen.
level-builder = Baumeister
level-builder-help = Denkt vor dem Bauen ein paar Schritte voraus.
level-architect = Architekt
level-architect-help = Hat einen Plan und durchschaut deinen.
level-magnate = Magnat
level-magnate-help = Denkt so gründlich nach, wie fünf Sekunden es erlauben. Gib dein Bestes.

grade-best = am besten
grade-good = gut
grade-inaccuracy = ungenau
grade-mistake = Fehler
grade-blunder = grober Fehler
