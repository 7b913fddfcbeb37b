# What only New York 1901's page says.
board-label = The board: lower Manhattan with its lots, streets and parks
lots-label = Lots
lot-label =
    { $state ->
        [closed] Lot { $lot }, { $district }, { $size } squares: not in this match
        [free] Lot { $lot }, { $district }, { $size } squares: free
        [worker] Lot { $lot }, { $district }, { $size } squares: { $owner }'s worker holds it
       *[built] Lot { $lot }, { $district }, { $size } squares: { $owner } has built here: { $tiles }
    }
places-label = Squares that the tile could cover
square-label = Square { $square }. { $lot }
ways-label = How the tile lies
way-label = Its top to the { $turn }, { $flip }
market-label = Open market
card-label =
    { $free ->
        [one] Lot card: { $district }, { $size } squares. One such lot is free.
       *[other] Lot card: { $district }, { $size } squares. { $free } such lots are free.
    }
future-help = Face down in the future market: { $cards ->
            [one] one card
           *[other] { $cards } cards
        }
tiles-label = My tiles
acts-label = What else can be done
how-build = Build
how-rebuild = Rebuild
turn-act = Turn the tile
turn-help = Turn the tile: R, the right mouse button, or pointing at its place again
flip-act = Flip the tile
flip-help = Flip the tile: F
brings-lay = Point at a square of your land. R turns the tile, F flips it.
brings-tap = Tap a square of your land; tap the tile there to turn it on.
brings-take =
    { $free ->
        [one] One free lot fits. Workers left then: { $workers }
       *[other] { $free } free lots fit. Workers left then: { $workers }
    }
brings-tile = { $tile }: +{ $points } points, then you have { $total }
brings-points = +{ $points } points, then you have { $total }
brings-torn = torn down: { $tiles }
brings-back =
    { $count ->
        [one] a worker comes back
       *[other] { $count } workers come back
    }
brings-bare =
    { $count ->
        [one] a bare lot takes a worker
       *[other] { $count } bare lots take a worker each
    }
tile-label =
    { $count ->
        [0] { $tile }, { $points } points: none left
        [one] { $tile }, { $squares } squares, { $points } points
       *[other] { $tile }, { $squares } squares, { $points } points, { $count }× left
    }
status-race = Most so far: { $most } of 50 · { $cards ->
            [one] 1 card
           *[other] { $cards } cards
        } to come
status-last = The last round
seat-workers =
    { $count ->
        [one] One unused worker
       *[other] { $count } unused workers
    }
seat-character = The character of the { $district } district
seat-tiles = { $metal }: { $count ->
            [one] one tile
           *[other] { $count } tiles
        } left to build
seat-golden = Gold on the board, which breaks ties: { $count }
seat-legend = Owns the { $tile }
legend-label = { $tile }: { $owner } has built it
