# Was nur die Seite von Flatiron sagt.
board-label = Der Plan: fünf Orte, das Gebäude, beide Firmen
building-label = Das Gebäude
slot-label =
    { $pillar ->
        [some] Platz { $slot }: eine Säule in { $colour }. Bonus: { $bonus }
       *[none] Platz { $slot }: leer. Bonus: { $bonus }
    }
place-label = { $place }. Figuren hier: { $figures }
half-label = { $half }, { $price } $: { $effect }
reputation-label = Ansehen { $value }
company-label = Firma von { $player }
own-pillar =
    { $have ->
        [yes] Deine Säule in { $colour }; gebaut bringt sie { $points } Punkte
       *[no] Keine Säule in { $colour }; gebaut brächte sie { $points } Punkte
    }
column-label = Spalte { $column }, Ansehen { $value }
supply-pillar = Vorrat: { $count } Säulen in { $colour }
daniel-symbols = { $count } Zeichen auf seinen offenen Karten
daniel-cards = { $count } Karten genommen, Preise { $prices }
effect-now = Effekt:
papers-label = Deine Zeitungen
seat-papers = { $count } Zeitungen, verdeckt
seat-tiles = { $count } Ansehensplättchen
status-building =
    { $newsboy ->
        [0] Stockwerk { $floor } von 6 · der Zeitungsjunge ist fort
       *[other] Stockwerk { $floor } von 6 · der Zeitungsjunge wartet bei { $newsboy }
    }
