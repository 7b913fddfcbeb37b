# Was nur die Seite von Project Skyline sagt.
board-label = Der Plan: eine Stadt von sechs mal sechs Feldern und die Straße darum
street-label = Die Straße, im Uhrzeigersinn
city-label = Die Stadt: Felder a1 bis f6
field-empty =
    { $architect ->
        [yes] { $field }: leer, hier steht der Architekt
       *[no] { $field }: leer
    }
field-building =
    { $architect ->
        [yes] { $field }: { $height } von { $owner }, darauf der Architekt. Miete der Gruppe: { $rent } $
       *[no] { $field }: { $height } von { $owner }. Miete der Gruppe: { $rent } $
    }
space-action = { $space }: Aktionsfeld
space-free = { $space }: keine Miete
space-rent = { $space }: { $rent } $ an { $owner }
pawn-label = Figur von { $player } auf { $space }
status-turn =
    { $least ->
        [0] Zug { $turn } · alle Hochhäuser einer Farbe stehen
        [one] Zug { $turn } · bis zum Ende fehlt ein Hochhaus
       *[other] Zug { $turn } · bis zum Ende fehlen { $least } Hochhäuser
    }
status-over =
    { $ending ->
        [towers] Ende · alle Hochhäuser einer Farbe stehen
        [turns] Ende nach Zug { $turn }, dem letzten
       *[bankruptcy] Ende in Zug { $turn } · jemand ist bankrott
    }
die-white = Der weiße Würfel bewegt die Figur.
die-black = Der schwarze Würfel bewegt den Architekten.
die-white-shows = Weißer Würfel: { $value }
die-black-shows = Schwarzer Würfel: { $value }
button-stay = Stehen bleiben
brings-demolishes = Reißt auf { $field } ab: { $height } von { $owner }
brings-joins = Vereint sich mit deinem Gebäude auf { $field } ({ $height })
brings-removes = Nimmt von { $field }: { $height } von { $owner }
brings-marches = Marschiert dann auf { $fields }
brings-rent = { $player } zahlt { $owner } { $amount } $
brings-bankrupt = { $player } kann { $owner } { $amount } $ nicht zahlen: Die Partie endet
brings-no-rent = Dort ist keine Miete fällig
brings-tax = Kostet { $amount } $
brings-income = { $player } rund um die Straße: { $change }
seat-storeys =
    { $count ->
        [one] Eine Etage im Vorrat
       *[other] { $count } Etagen im Vorrat
    }
seat-towers =
    { $count ->
        [one] Noch ein Hochhaus zu bauen
       *[other] Noch { $count } Hochhäuser zu bauen
    }
seat-rent = Miete
seat-income = Ein Halt auf jedem Straßenfeld brächte { $amount } $
mine-label = Mein Vorrat: { $storeys ->
            [one] eine Etage
           *[other] { $storeys } Etagen
        }, { $towers ->
            [one] ein Hochhaus
           *[other] { $towers } Hochhäuser
        }. Miete rund um die Straße: { $amount } $
card-next = Die nächste Aktionskarte
brings-group = Miete der Gruppe dort: { $amount } $
goal = { $field } ({ $height }, { $owner })
chart-points = Geld im Lauf der Partie
