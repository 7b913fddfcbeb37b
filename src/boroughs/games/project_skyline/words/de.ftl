# Project Skyline

game-title = Project Skyline
game-summary = Gebäude erhöhen, kleinere damit überrollen und von der Miete aller leben, die vorbeikommen.

option-expert = Für Kenner: Zwei Etagen dürfen auf eine eigene marschieren und ziehen dann als drei Etagen weiter
option-free-start = Alle wählen die Ecke, von der sie starten
option-borrow = Wer keine Etagen mehr hat, leiht sich weitere
option-turns = Die Partie endet nach so vielen Zügen (0: ohne Grenze)

move-start = Startfeld: { $corner }
move-tower = Das erste Hochhaus auf { $field } setzen
move-storey = Eine Etage auf { $field } setzen
move-build = Den Architekten auf { $field } schicken und dort bauen
move-stay = Den Architekten stehen lassen: Es gibt nichts zu bauen
move-march = Nach { $field } marschieren
move-advance = Die Figur von { $player } um { $spaces } weiterziehen
move-tax = { $player } besteuern
move-remove = Das Gebäude auf { $field } vom Plan nehmen
move-pick = Das Gebäude auf { $field } wählen
move-swap = Mit dem Gebäude auf { $field } tauschen
move-move = Nach { $field } versetzen

event-pawn-set = { $player } startet hier: { $space }.
event-tower-set = { $player } setzt ein Hochhaus auf { $field }.
event-storey-set = { $player } setzt eine Etage auf { $field }.
event-architect = Der Architekt steht jetzt auf { $field }.
event-rolled = Zug { $turn }: { $player } würfelt Weiß { $white }, Schwarz { $black }.
event-walked = Die Figur von { $player } zieht weiter: { $space }.
event-rent =
    { $buildings ->
        [one] { $player } zahlt { $owner } { $amount } $ Miete für das Gebäude auf { $field }.
       *[other] { $player } zahlt { $owner } { $amount } $ Miete für { $buildings } Gebäude bei { $field }.
    }
event-rent-part = { $field }, { $height }: { $amount } $.
event-built = { $player } baut eine Etage auf { $field }.
event-raised = { $player } erhöht das Gebäude auf { $field } ({ $height }).
event-stayed = { $player } kann nichts bauen: Der Architekt bleibt stehen.
event-borrowed = { $player } hat keine Etage mehr und leiht sich eine.
event-joined = { $player } marschiert von { $origin } auf das eigene Gebäude auf { $field }: drei Etagen.
event-demolished = { $player } reißt auf { $field } das Gebäude von { $owner } ab ({ $height }).
event-marched = { $player } marschiert von { $origin } nach { $field } ({ $height }).
event-tower-built =
    { $left ->
        [0] { $player } macht ein Hochhaus daraus, das letzte.
       *[other] { $player } macht ein Hochhaus daraus; noch { $left } im Vorrat.
    }
event-card = { $player } zieht eine Aktionskarte: { $card }.
event-no-effect = Die Karte bleibt ohne Wirkung: Es gibt nichts, worauf sie passt.
event-replaced = Zu zweit bleibt diese Karte ohne Wirkung; eine andere wird gezogen.
event-rolled-on = { $player } würfelt noch einmal mit dem weißen Würfel: { $white }.
event-helped = Die Bank zahlt { $player } { $amount } $.
event-windfall = { $player } würfelt { $white } und { $black } und bekommt { $amount } $ von der Bank.
event-taxed = { $player } zahlt der Bank { $amount } $ Steuern ({ $towers ->
        [one] ein Hochhaus
       *[other] { $towers } Hochhäuser
    }).
event-removed = { $player } nimmt auf { $field } das Gebäude von { $owner } vom Plan ({ $height }).
event-swapped = { $player } vertauscht die Gebäude auf { $field } und { $other }.
event-moved = { $player } versetzt das Gebäude von { $origin } nach { $field }.
event-bankrupt = { $player } hat { $cash } $ und kann { $owner } die Miete von { $amount } $ bei { $field } nicht zahlen.
event-premium = { $player } bekommt { $amount } $ für { $towers ->
        [one] ein Hochhaus
       *[other] { $towers } Hochhäuser
    }.
event-settled =
    { $waived ->
        [0] { $player } begleicht die Schuld bei { $owner }: { $paid } $.
       *[other] { $player } zahlt { $owner } { $paid } $, die Bank die fehlenden { $waived } $.
    }
event-over =
    { $ending_id ->
        [towers] Die Partie endet in Zug { $turns }: Alle Hochhäuser einer Farbe stehen.
        [bankruptcy] Die Partie endet in Zug { $turns }: Jemand kann die Miete nicht zahlen.
       *[turns] Die Partie endet nach { $turns } Zügen.
    }

ending-towers = alle Hochhäuser stehen
ending-bankruptcy = Bankrott
ending-turns = der letzte Zug ist gespielt

height-none = nichts
height-one = eine Etage
height-two = zwei Etagen
height-three = drei Etagen
height-tower = ein Hochhaus

card-walk-on = Weiter geht’s
card-push-the-richest = Schub für den Reichsten
card-help-the-poorest = Hilfe für den Ärmsten
card-windfall = Geldregen
card-tax-somebody = Steuerprüfung
card-tax-yourself = Grundsteuer
card-lose-a-tower = Zu viele Hochhäuser
card-swap-with-another = Tauschgeschäft
card-extra-storey = Eine Etage mehr
card-swap-two-others = Tausch unter anderen
card-relocate = Umzug
card-clear-another = Räumung
card-clear-your-own = Rückzug

about-card-walk-on = Würfle noch einmal mit dem weißen Würfel, zieh deine Figur weiter und zahl die Miete, falls eine fällig ist.
about-card-push-the-richest = Wer am meisten Geld hat, zieht 1 bis 3 Felder weiter, wie du willst, und zahlt Miete.
about-card-help-the-poorest = Wer am wenigsten Geld hat, bekommt 100 $ von der Bank.
about-card-windfall = Wirf beide Würfel; für jedes Auge gibt es 10 $ von der Bank.
about-card-tax-somebody = Such jemanden aus: 50 $ an die Bank für jedes seiner Hochhäuser auf dem Plan.
about-card-tax-yourself = 50 $ an die Bank für jedes deiner Hochhäuser auf dem Plan.
about-card-lose-a-tower = Wer die meisten Hochhäuser auf dem Plan hat, verliert eines an den Vorrat; du sagst, welches.
about-card-swap-with-another = Ein eigenes und ein fremdes Gebäude tauschen die Plätze, beide mit einer oder zwei Etagen.
about-card-extra-storey = Eine Etage aus deinem Vorrat kommt auf ein freies Feld.
about-card-swap-two-others = Zwei Gebäude zweier anderer tauschen die Plätze, auch Hochhäuser.
about-card-relocate = Eines deiner Gebäude mit einer oder zwei Etagen zieht auf ein leeres Feld um.
about-card-clear-another = Ein fremdes Gebäude mit einer oder zwei Etagen verlässt den Plan.
about-card-clear-your-own = Eines deiner Gebäude verlässt den Plan, Hochhaus oder nicht.

prompt-start =
    { $who ->
        [you] Wähle die Ecke, von der deine Figur startet.
       *[other] { $player } wählt eine Ecke zum Starten.
    }
prompt-tower =
    { $who ->
        [you] Setz dein erstes Hochhaus auf ein freies Feld der Mitte.
       *[other] { $player } setzt ein Hochhaus in die Mitte.
    }
prompt-storey =
    { $who ->
        [you] Setz eine Etage auf ein freies Feld.
       *[other] { $player } setzt eine Etage auf ein freies Feld.
    }
prompt-build =
    { $who ->
        [you] Schick den Architekten so weit, wie der schwarze Würfel zeigt, und bau.
       *[other] { $player } schickt den Architekten los.
    }
prompt-stay =
    { $who ->
        [you] Du kannst nichts bauen: Der Architekt bleibt stehen.
       *[other] { $player } kann nichts bauen.
    }
prompt-march =
    { $who ->
        [you] Marschiere mit dem erhöhten Gebäude: Wähle das Gebäude, auf das es zieht.
       *[other] { $player } marschiert.
    }
prompt-card-push-the-richest =
    { $who ->
        [you] Zieh die Figur von jemandem mit dem meisten Geld ein bis drei Felder weiter.
       *[other] { $player } zieht die Figur von jemandem mit dem meisten Geld weiter.
    }
prompt-card-tax-somebody =
    { $who ->
        [you] Wähle, wer Steuern zahlt.
       *[other] { $player } wählt, wer Steuern zahlt.
    }
prompt-card-lose-a-tower =
    { $who ->
        [you] Wer die meisten Hochhäuser hat, verliert eines: Wähle, welches.
       *[other] { $player } wählt ein Hochhaus, das zurückgeht.
    }
prompt-card-swap-with-another =
    { $who ->
        [you] Wähle eines deiner Gebäude zum Tauschen.
       *[other] { $player } wählt ein Gebäude zum Tauschen.
    }
prompt-card-extra-storey =
    { $who ->
        [you] Setz die zusätzliche Etage auf ein freies Feld.
       *[other] { $player } setzt eine zusätzliche Etage auf ein freies Feld.
    }
prompt-card-swap-two-others =
    { $who ->
        [you] Wähle das erste von zwei fremden Gebäuden zum Tauschen.
       *[other] { $player } wählt zwei fremde Gebäude zum Tauschen.
    }
prompt-card-relocate =
    { $who ->
        [you] Wähle eines deiner Gebäude für den Umzug.
       *[other] { $player } wählt ein Gebäude für den Umzug.
    }
prompt-card-clear-another =
    { $who ->
        [you] Wähle ein fremdes Gebäude, das den Plan verlässt.
       *[other] { $player } wählt ein Gebäude, das den Plan verlässt.
    }
prompt-card-clear-your-own =
    { $who ->
        [you] Wähle eines deiner Gebäude, das den Plan verlässt.
       *[other] { $player } nimmt ein Gebäude vom Plan.
    }
prompt-second-swap =
    { $who ->
        [you] Wähle das Gebäude, mit dem es den Platz tauscht.
       *[other] { $player } wählt, womit getauscht wird.
    }
prompt-second-move =
    { $who ->
        [you] Wähle das leere Feld, auf das es umzieht.
       *[other] { $player } wählt, wohin es umzieht.
    }

score = { $points } $
source-start = Startgeld
source-rent-received = Eingenommene Miete
source-rent-paid = Gezahlte Miete
source-cards = Aktionskarten
source-premium = Hochhäuser auf dem Plan
source-debt-waived = Erlassene Schuld

why-now-start = Jetzt wählen alle eine Ecke zum Starten.
why-now-tower = Jetzt setzen alle ein Hochhaus in die Mitte.
why-now-storey = Jetzt setzen alle Etagen auf freie Felder.
why-now-build = Jetzt muss der Architekt losgeschickt werden.
why-now-march = Jetzt muss das erhöhte Gebäude marschieren.
why-now-card = Jetzt muss die Aktionskarte ausgeführt werden.
why-centre = Die ersten Hochhäuser stehen auf den vier Feldern in der Mitte.
why-occupied = Dieses Feld ist nicht frei.
why-no-storey = Du hast keine Etage mehr zum Bauen.
why-distance =
    { $steps ->
        [one] Der Architekt muss genau ein Feld weit gehen.
       *[other] Der Architekt muss genau { $steps } Felder weit gehen.
    }
why-foreign = Der Architekt darf nicht auf einem fremden Gebäude enden.
why-own-tower = Ein Hochhaus lässt sich nicht erhöhen.
why-no-march-or-join = Dieses Gebäude könnte nicht { $steps } Felder weit auf ein kleineres fremdes marschieren, auch nicht auf ein eigenes mit einer Etage und von dort weiter; darum darf es nicht erhöht werden.
why-no-march = Dieses Gebäude könnte nicht { $steps } Felder weit auf ein kleineres fremdes marschieren; darum darf es nicht erhöht werden.
why-can-build = Du kannst etwas bauen, also musst du es.
why-march-distance = Dieses Gebäude muss genau { $steps } Felder weit marschieren.
why-march-empty = Ein Marsch darf nicht auf einem leeren Feld enden.
why-march-own = Ein Marsch darf nicht auf einem eigenen Gebäude enden.
why-join-height = Zwei Etagen können nur auf ein eigenes Gebäude mit einer Etage ziehen.
why-join-stuck = Von dort könnten drei Etagen nicht weiterziehen.
why-architect = Der Architekt schützt dieses Gebäude.
why-not-smaller = Ein marschierendes Gebäude nimmt nur kleinere.
why-seat = Diesen Spieler gibt es nicht.
why-not-richest = Gezogen wird nur, wer am meisten Geld hat.
why-empty = Dort steht nichts.
why-not-own = Wähle eines deiner eigenen Gebäude.
why-not-foreign = Wähle ein fremdes Gebäude.
why-tower = Um Hochhäuser geht es bei dieser Karte nicht.
why-not-tower = Bei dieser Karte geht es nur um Hochhäuser.
why-not-leader = Nur wer die meisten Hochhäuser hat, verliert eines.
why-same-owner = Die beiden Gebäude müssen zwei verschiedenen Spielern gehören.
why-other-choice = Diese Karte verlangt eine andere Wahl.

text-turn = Zug { $turn }; Würfel: Weiß { $white }, Schwarz { $black }
text-set-up = Aufbau
text-card = Aktionskarte: { $card }. { $about }
text-marching = Das Gebäude auf { $field } muss marschieren.
text-picked = Gewählt: das Gebäude auf { $field }.
text-you = du
text-cash = Bargeld
text-storeys = Etagen
text-towers = Hochhäuser übrig
text-income = Miete rund um die Straße
text-pawn = Figur
text-groups = Mieten
text-beside = neben
text-spare = Etagen zum Leihen: { $count }
text-unseen = Ungesehene Aktionskarten: { $count }
text-next-card = Nächste Aktionskarte: { $card }
text-legend = Großbuchstaben besitzen Gebäude mit 1 oder 2 Etagen oder ein Hochhaus (T); * ist der Architekt; kleine Buchstaben sind Figuren auf der Straße; ( ) sind Aktionsfelder.

space-north-west = Nordwestecke
space-na = Straße nördlich von a1
space-nb = Straße nördlich von b1
space-nc = Straße nördlich von c1
space-nd = Straße nördlich von d1
space-ne = Straße nördlich von e1
space-nf = Straße nördlich von f1
space-north-east = Nordostecke
space-e1 = Straße östlich von f1
space-e2 = Straße östlich von f2
space-e3 = Straße östlich von f3
space-e4 = Straße östlich von f4
space-e5 = Straße östlich von f5
space-e6 = Straße östlich von f6
space-south-east = Südostecke
space-sf = Straße südlich von f6
space-se = Straße südlich von e6
space-sd = Straße südlich von d6
space-sc = Straße südlich von c6
space-sb = Straße südlich von b6
space-sa = Straße südlich von a6
space-south-west = Südwestecke
space-w6 = Straße westlich von a6
space-w5 = Straße westlich von a5
space-w4 = Straße westlich von a4
space-w3 = Straße westlich von a3
space-w2 = Straße westlich von a2
space-w1 = Straße westlich von a1

field-a1 = a1
field-b1 = b1
field-c1 = c1
field-d1 = d1
field-e1 = e1
field-f1 = f1
field-a2 = a2
field-b2 = b2
field-c2 = c2
field-d2 = d2
field-e2 = e2
field-f2 = f2
field-a3 = a3
field-b3 = b3
field-c3 = c3
field-d3 = d3
field-e3 = e3
field-f3 = f3
field-a4 = a4
field-b4 = b4
field-c4 = c4
field-d4 = d4
field-e4 = e4
field-f4 = f4
field-a5 = a5
field-b5 = b5
field-c5 = c5
field-d5 = d5
field-e5 = e5
field-f5 = f5
field-a6 = a6
field-b6 = b6
field-c6 = c6
field-d6 = d6
field-e6 = e6
field-f6 = f6
