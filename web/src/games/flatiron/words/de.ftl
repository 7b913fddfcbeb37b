# Was nur die Seite von Flatiron sagt.
board-label = Der Tisch: Punkte, vier Straßen, das Gebäude, die City Hall, beide Firmen
building-label = Das Gebäude: { $floors ->
        [one] 1 Etage
       *[other] { $floors } Etagen
    }
short-broadway = Broadway
short-22nd = 22nd St
short-5th = 5th Ave
short-23rd = 23rd St
short-city-hall = City Hall
short-violet = violett
short-reverse = Rückseite
masthead = The News
floor-short = Etage { $level }
floor-label = Aktive Etage, die { $level }. Ihr Effekt, für beide
next-short = Danach
next-label = Die nächste Etage. Ihr Effekt: { $effect }. Felder: { $slots }; { $more }.
slot-label =
    { $pillar ->
        [some] Feld { $slot }: eine Säule, { $colour }. Bonus: { $bonus }
       *[none] Feld { $slot }: leer. Bonus: { $bonus }
    }
place-label = { $place }. Figuren hier: { $figures }
half-label = { $half }, { $price } $: { $effect }. Kommt in die Spalte { $column }.
hall-label = City-Hall-Karte, { $half }, { $price } $: { $effect }. Zählt am Ende; für eine beliebige Spalte.
thumbs-label =
    { $up ->
        [yes] Ruf: { $count } hoch.
       *[no] Ruf: { $count } runter.
    }
effect-label =
    { $kind ->
        [hall] Spalte { $column }, City-Hall-Karte: { $effect }.
        [paper] Spalte { $column }, Straßenkarte: { $effect }.
       *[board] Spalte { $column }, auf dem Plan: { $effect }.
    }
column-label = Spalte { $column }. Ruf { $value }: über 0 zählt sie am Ende 5 Punkte, unter 0 kostet sie 3.
money-label = { $count } Dollar
own-pillar =
    { $whose ->
        [mine] { $have ->
            [yes] Deine Säule, { $colour }; gebaut bringt sie { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }
           *[no] Keine Säule, { $colour }; gebaut brächte sie { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }
        }
       *[theirs] { $have ->
            [yes] Eine Säule, { $colour }; gebaut bringt sie { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }
           *[no] { $colour }: Eine gebaute Säule bringt { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }
        }
    }
supply-pillar =
    { $count ->
        [one] Vorrat: 1 Säule, { $colour }
       *[other] Vorrat: { $count } Säulen, { $colour }
    }
track-label = Punkte: { $points }. { $newsboy ->
        [0] Der Zeitungsjunge ist fort.
       *[other] Der Zeitungsjunge wartet bei { $newsboy }: Wer ihn erreicht, bekommt Zeitungen.
    }
seat-papers =
    { $count ->
        [one] 1 Zeitung, verdeckt
       *[other] { $count } Zeitungen, verdeckt
    }
seat-tiles =
    { $count ->
        [one] 1 Rufplättchen, am Ende für eine Spalte
       *[other] { $count } Rufplättchen, am Ende für Spalten
    }
papers-given = Von dir bekommen, du kennst sie: { $papers }
switch-label = { $company }: { $points ->
        [one] 1 Punkt.
       *[other] { $points } Punkte.
    }
pillars-label = Säulen: { $pillars }.
status-building =
    { $newsboy ->
        [0] Etage { $floor } von 6
       *[other] Etage { $floor }/6 · Zeitungsjunge: { $newsboy }
    }

daniel-label = Daniel hat { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }: { $sources }
daniel-symbols = Symbole auf seinen offenen Karten: { $count }
daniel-cards = Karten, die Daniel genommen hat: { $count }; ihre Preise zählen am Ende: { $prices }
daniel-holds =
    { $count ->
        [one] 1 Karte ({ $prices } $)
       *[other] { $count } Karten ({ $prices } $)
    }
taken-label = Von Daniel genommen: { $kind ->
        [street] eine Straßenkarte
       *[hall] eine City-Hall-Karte
    }, Preis { $price }. { $halves }
daniel-none = Noch keine Karten.
daniel-pillar = { $colour }: Eine Säule, die Daniel baut, bringt ihm { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } und 1 dazu
daniels-board = Daniels Plan: { $board }, { $side }. Für ihn zählen nur die Punkte für Säulen; seine Effekte führt er nie aus
daniel-story = Daniels letzter Zug, Schritt für Schritt
turn-card-label = Daniels Ziel: { $place }; ist er schon dort, dann { $other }. { $action } Symbole: { $symbols }.
turn-card-build-pillar = Er baut { $colour } für die Punkte seines Plans und 1 dazu, sonst bekommt er Punkte für seine Symbole.
turn-card-build-floor = Er baut eine Etage, wenn drei Säulen stehen, sonst nimmt er eine City-Hall-Karte.
turn-card-score-popularity = Er bekommt einen Punkt für jedes Symbol auf seinen offenen Karten.

acts-label = Dein Zug
acts-wait = Zeig auf etwas, um zu sehen, was es ist.
acts-go = Zeig auf das Schild einer Straße oder der City Hall.
acts-board = Zeig auf die Seite eines Plans, um ihn zu nehmen.
acts-copy = Zeig auf einen der markierten Effekte deines Plans.
acts-tile = Zeig auf eine deiner Spalten.
effect-now = Effekt
papers-label = Zeitungen
act-run = Ausführen
act-take = Nehmen
act-gain = Nehmen
act-raise = Bauen
act-skip = Überspringen
act-end = Zug beenden
act-sell = Verkauf
act-swap = dafür
act-buy = { $price } $
act-buy-upper = { $price } $ · oben
act-buy-lower = { $price } $ · unten

brings-walk = Die aktive Etage zahlt { $dollars } Dollar für den Weg.
brings-go = Oberste Karte { $price } $. Deine Spalte: { $effects }.
brings-go-empty = Hier liegt keine Karte mehr. Deine Spalte: { $effects }.
brings-go-hall = Die aktive Zeitung: { $effect }.
brings-take = { $dollars } Dollar: Dann hast du { $money } $.
brings-card = Kostet { $price } $, dir bleiben { $left } $. Spalte { $column }: { $effect }; Ruf von { $from } auf { $to }.
brings-card-points =
    Die aktive Etage gibt dafür { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
brings-use = { $effect }. Aus dem Spiel: { $gone }.
brings-tile = Spalte { $column }: Ruf von { $from } auf { $to }.
brings-pillar = Kostet { $price } $, dir bleiben { $left } $. Gebaut bringt sie { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }.
brings-build =
    { $price ->
        [0] Kostet nichts mehr.
       *[other] Kostet { $price } $.
    } { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } von deinem Plan; Bonus des Feldes: { $bonus }.
brings-build-more = Am Ende des Effekts { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } mehr.
brings-floor = Kostet { $price } $, bringt { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }. Effekt der neuen Etage: { $effect }.

# Auf der Seite sieht man Karten, Etagen und Zeitungen: Nummern nennt sie nicht.
event-floor-first = Das Gebäude beginnt: Die erste Etage liegt.
event-floor-open = Die nächste Etage liegt offen.
event-card-open = Auf dem Stapel { $stack } liegt eine neue Karte oben.
event-city-hall-card-open = Die City Hall legt eine Karte aus.
event-newspaper-active = Eine Zeitung ist aktiv.
event-bought = { $player } kauft die oberste Karte vom Stapel { $stack } für { $price } $ und schiebt sie in die Spalte { $column }, { $half } sichtbar.
event-acquired = { $player } kauft eine City-Hall-Karte für { $price } $ und schiebt sie in die Spalte { $column }, { $half } sichtbar.
event-built = { $player } baut { $colour } auf Feld { $slot }. Punkte: { $points }.
event-raised =
    { $floor_id ->
        [roof] { $player } baut das Dach. Punkte: { $points }.
       *[other] { $player } baut das { $level }. Stockwerk. Punkte: { $points }.
    }
event-newspapers-drawn = { $player } zieht zwei Zeitungen und behält eine davon.
event-kept = { $player } behält eine.
event-given = { $player } gibt die andere an { $to }.
event-newspaper-got = { $player } erhält eine Zeitung.
event-newspaper-used = { $player } setzt eine Zeitung ein.
event-newspaper-gone = Die Zeitung ist aus dem Spiel.
event-scored-card =
    Eine City-Hall-Karte von { $player }, { $half }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
event-daniel-turn = Daniels Zug { $turn }: Er deckt eine Karte auf.
event-daniel-built = Daniel baut { $colour } auf Feld { $slot }. Punkte: { $points }.
event-daniel-raised =
    { $floor_id ->
        [roof] Drei Säulen stehen: Daniel baut das Dach. Punkte: { $points }.
       *[other] Drei Säulen stehen: Daniel baut das { $level }. Stockwerk. Punkte: { $points }.
    }
event-daniel-hall-card =
    { $left ->
        [0] Also nimmt Daniel die letzte City-Hall-Karte.
        [one] Also nimmt Daniel zufällig eine City-Hall-Karte; 1 bleibt übrig.
       *[other] Also nimmt Daniel zufällig eine City-Hall-Karte; { $left } bleiben übrig.
    }
event-daniel-took = Daniel nimmt die oberste Karte vom Stapel { $stack }, wo er steht.
move-use = Setze eine deiner Zeitungen ein
move-keep = Behalte diese Zeitung
move-acquire = Kaufe eine City-Hall-Karte für die Spalte { $column }, { $half } sichtbar
