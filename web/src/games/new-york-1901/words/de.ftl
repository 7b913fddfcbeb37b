# Was nur die Seite von New York 1901 sagt.
board-label = Der Plan: das untere Manhattan mit Grundstücken, Straßen und Parks
lots-label = Grundstücke
lot-label =
    { $state ->
        [closed] Grundstück { $lot }, { $district }, { $size } Felder: nicht im Spiel
        [free] Grundstück { $lot }, { $district }, { $size } Felder: frei
        [worker] Grundstück { $lot }, { $district }, { $size } Felder: besetzt von { $owner }
       *[built] Grundstück { $lot }, { $district }, { $size } Felder: bebaut von { $owner }
    }
places-label = Felder, die das Teil bedecken könnte
square-label = Feld { $square }
ways-label = Wie das Teil liegt
way-label = Oben nach { $turn }, { $flip }
market-label = Offener Markt
card-label = Grundstückskarte: { $district }, { $size } Felder
build-label = Bauen
rebuild-label = Abreißen und neu bauen
tile-label =
    { $count ->
        [one] { $tile }, { $points } Punkte
       *[other] { $tile }, { $points } Punkte, noch { $count }
    }
status-race = Vorn liegt man mit { $most } von 50 Punkten · noch { $cards } Grundstückskarten
status-last = Die letzte Runde
seat-workers =
    { $count ->
        [one] Ein freier Arbeiter
       *[other] { $count } freie Arbeiter
    }
seat-tiles = Noch { $count } Teile zu bauen
seat-golden = { $count } goldene Wolkenkratzer stehen
