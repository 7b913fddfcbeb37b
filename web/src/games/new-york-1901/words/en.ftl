# What only New York 1901's page says.
board-label = The board: lower Manhattan with its lots, streets and parks
lots-label = Lots
lot-label =
    { $state ->
        [closed] Lot { $lot }, { $district }, { $size } squares: not in this match
        [free] Lot { $lot }, { $district }, { $size } squares: free
        [worker] Lot { $lot }, { $district }, { $size } squares: held by { $owner }'s worker
       *[built] Lot { $lot }, { $district }, { $size } squares: built on by { $owner }
    }
places-label = Squares that the tile could cover
square-label = Square { $square }
ways-label = How the tile lies
way-label = Its top to the { $turn }, { $flip }
market-label = Open market
card-label = Lot card: { $district }, { $size } squares
build-label = Build
rebuild-label = Tear down and rebuild
tile-label =
    { $count ->
        [one] { $tile }, { $points } points
       *[other] { $tile }, { $points } points, { $count } left
    }
status-race = The leader has { $most } of 50 points · { $cards } lot cards to come
status-last = The last round
seat-workers =
    { $count ->
        [one] One unused worker
       *[other] { $count } unused workers
    }
seat-tiles = { $count } tiles left to build
seat-golden = { $count } golden skyscrapers standing
