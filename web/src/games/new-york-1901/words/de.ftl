# Was nur die Seite von New York 1901 sagt.
board-label = Der Plan: das untere Manhattan mit Grundstücken, Straßen und Parks
lots-label = Grundstücke
lot-label =
    { $state ->
        [closed] Grundstück { $lot }, { $district }, { $size } Felder: nicht im Spiel
        [free] Grundstück { $lot }, { $district }, { $size } Felder: frei
        [worker] Grundstück { $lot }, { $district }, { $size } Felder: ein Arbeiter von { $owner } hält es
       *[built] Grundstück { $lot }, { $district }, { $size } Felder: bebaut von { $owner }: { $tiles }
    }
places-label = Felder, die das Plättchen bedecken könnte
square-label = Feld { $square }. { $lot }
ways-label = Wie das Plättchen liegt
way-label = Oben nach { $turn }, { $flip }
market-label = Offener Markt
card-label =
    { $free ->
        [one] Grundstückskarte: { $district }, { $size } Felder. Ein solches Grundstück ist frei.
       *[other] Grundstückskarte: { $district }, { $size } Felder. { $free } solche Grundstücke sind frei.
    }
future-help = Verdeckt im künftigen Markt: { $cards ->
            [one] eine Karte
           *[other] { $cards } Karten
        }
tiles-label = Meine Plättchen
acts-label = Was sonst geht
how-build = Bauen
how-rebuild = Umbauen
turn-act = Das Plättchen drehen
turn-help = Das Plättchen drehen: R, die rechte Maustaste, oder noch einmal auf seinen Platz zeigen
flip-act = Das Plättchen wenden
flip-help = Das Plättchen wenden: F
brings-lay = Zeig auf ein Feld deines Landes. R dreht das Plättchen, F wendet es.
brings-tap = Tipp auf ein Feld deines Landes; tipp noch einmal darauf, um das Plättchen zu drehen.
brings-take =
    { $free ->
        [one] Ein freies Grundstück passt. Freie Arbeiter danach: { $workers }
       *[other] { $free } freie Grundstücke passen. Freie Arbeiter danach: { $workers }
    }
brings-tile = { $tile }: +{ $points } Punkte, danach hast du { $total }
brings-points = +{ $points } Punkte, danach hast du { $total }
brings-torn = abgerissen: { $tiles }
brings-back =
    { $count ->
        [one] ein Arbeiter kommt zurück
       *[other] { $count } Arbeiter kommen zurück
    }
brings-bare =
    { $count ->
        [one] ein leeres Grundstück bekommt einen Arbeiter
       *[other] { $count } leere Grundstücke bekommen je einen Arbeiter
    }
tile-label =
    { $count ->
        [0] { $tile }, { $points } Punkte: keines mehr da
        [one] { $tile }, { $squares } Felder, { $points } Punkte
       *[other] { $tile }, { $squares } Felder, { $points } Punkte, noch { $count }×
    }
status-race = Höchststand { $most } von 50 · noch { $cards ->
            [one] 1 Karte
           *[other] { $cards } Karten
        }
status-last = Die letzte Runde
seat-workers =
    { $count ->
        [one] Ein freier Arbeiter
       *[other] { $count } freie Arbeiter
    }
seat-character = Die Figur des Viertels { $district }
seat-tiles = { $metal }: noch { $count ->
            [one] ein Plättchen
           *[other] { $count } Plättchen
        } zu bauen
seat-golden = Gold auf dem Plan, das bei Gleichstand zählt: { $count }
seat-legend = Besitzt: { $tile }
legend-label = { $tile }: gebaut von { $owner }
