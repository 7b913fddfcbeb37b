# What only Flatiron's page says.
board-label = The board: five places, the building, both companies
building-label = The building
slot-label =
    { $pillar ->
        [some] Slot { $slot }: a pillar in { $colour }. Bonus: { $bonus }
       *[none] Slot { $slot }: empty. Bonus: { $bonus }
    }
place-label = { $place }. Figures here: { $figures }
half-label = { $half }, ${ $price }: { $effect }
reputation-label = Reputation { $value }
company-label = Company of { $player }
own-pillar =
    { $have ->
        [yes] Your { $colour } pillar; built it brings { $points } points
       *[no] No { $colour } pillar; built it would bring { $points } points
    }
column-label = Column { $column }, reputation { $value }
supply-pillar = Supply: { $count } { $colour } pillars
daniel-symbols = { $count } symbols on his open cards
daniel-cards = { $count } cards taken, prices { $prices }
effect-now = Effect:
papers-label = Your newspapers
seat-papers = { $count } newspapers, hidden
seat-tiles = { $count } reputation tiles
status-building =
    { $newsboy ->
        [0] Floor { $floor } of 6 · the newsboy is gone
       *[other] Floor { $floor } of 6 · the newsboy waits at { $newsboy }
    }
