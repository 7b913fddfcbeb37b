# What only Flatiron's page says.
board-label = The table: points, four streets, the building, City Hall, both companies
building-label = The building: { $floors ->
        [one] 1 floor
       *[other] { $floors } floors
    }
short-broadway = Broadway
short-22nd = 22nd St
short-5th = 5th Ave
short-23rd = 23rd St
short-city-hall = City Hall
short-violet = violet
short-reverse = reverse
masthead = The News
floor-short = Floor { $level }
floor-label = Active floor, number { $level }. Its effect, for both
next-short = Next
next-label = The next floor. Its effect: { $effect }. Slots: { $slots }; { $more }.
slot-label =
    { $pillar ->
        [some] Slot { $slot }: a pillar in { $colour }. Bonus: { $bonus }
       *[none] Slot { $slot }: empty. Bonus: { $bonus }
    }
place-label = { $place }. Figures here: { $figures }
half-label = { $half }, ${ $price }: { $effect }. Goes into the column { $column }.
hall-label = City Hall card, { $half }, ${ $price }: { $effect }. Scores at the end; for any column.
thumbs-label =
    { $up ->
        [yes] Reputation: { $count } up.
       *[no] Reputation: { $count } down.
    }
effect-label =
    { $kind ->
        [hall] Column { $column }, City Hall card: { $effect }.
        [paper] Column { $column }, street card: { $effect }.
       *[board] Column { $column }, on the board: { $effect }.
    }
column-label = Column { $column }. Reputation { $value }: above 0 is worth 5 points at the end, below 0 costs 3.
money-label =
    { $count ->
        [one] 1 dollar
       *[other] { $count } dollars
    }
own-pillar =
    { $whose ->
        [mine] { $have ->
            [yes] Your { $colour } pillar; built it brings { $points ->
            [one] 1 point
           *[other] { $points } points
        }
           *[no] No { $colour } pillar; built it would bring { $points ->
            [one] 1 point
           *[other] { $points } points
        }
        }
       *[theirs] { $have ->
            [yes] A pillar in { $colour }; built it brings { $points ->
            [one] 1 point
           *[other] { $points } points
        }
           *[no] { $colour }: a pillar built brings { $points ->
            [one] 1 point
           *[other] { $points } points
        }
        }
    }
supply-pillar =
    { $count ->
        [one] Supply: 1 { $colour } pillar
       *[other] Supply: { $count } { $colour } pillars
    }
track-label = Points: { $points }. { $newsboy ->
        [0] The newsboy is gone.
       *[other] The newsboy waits at { $newsboy }: whoever reaches him gets newspapers.
    }
seat-papers =
    { $count ->
        [one] 1 newspaper, hidden
       *[other] { $count } newspapers, hidden
    }
seat-tiles =
    { $count ->
        [one] 1 reputation tile, for a column at the end
       *[other] { $count } reputation tiles, for columns at the end
    }
papers-given = You gave, and know: { $papers }
switch-label = { $company }: { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
pillars-label = Pillars: { $pillars }.
status-building =
    { $newsboy ->
        [0] Floor { $floor } of 6
       *[other] Floor { $floor } of 6 · newsboy at { $newsboy }
    }

daniel-label = Daniel has { $points ->
            [one] 1 point
           *[other] { $points } points
        }: { $sources }
daniel-symbols = Symbols on his open cards: { $count }
daniel-cards = Cards that Daniel has taken: { $count }; their prices count at the end: { $prices }
daniel-holds =
    { $count ->
        [one] 1 card (${ $prices })
       *[other] { $count } cards (${ $prices })
    }
taken-label = Taken by Daniel: { $kind ->
        [street] a street card
       *[hall] a City Hall card
    }, price { $price }. { $halves }
daniel-none = No cards taken yet.
daniel-pillar = { $colour }: a pillar that Daniel builds brings him { $points ->
        [one] 1 point
       *[other] { $points } points
    } and 1 more
daniels-board = Daniel's board: { $board }, { $side }. Only its points for pillars count for him; he never runs its effects
daniel-story = Daniel's last turn, step by step
turn-card-label = Daniel goes to { $place }, or to { $other } if he is there. { $action } Symbols: { $symbols }.
turn-card-build-pillar = He builds { $colour } for the points of his board and 1 more, or else scores his symbols.
turn-card-build-floor = He builds a floor if three pillars stand, or else takes a City Hall card.
turn-card-score-popularity = He scores a point for each symbol on his open cards.

acts-label = Your move
acts-wait = Point at anything to see what it is.
acts-go = Point at the sign of a street or of City Hall.
acts-board = Point at the side of a board to take it.
acts-copy = Point at one of the marked effects of your board.
acts-tile = Point at one of your columns.
effect-now = Effect
papers-label = Newspapers
act-run = Run
act-take = Take
act-gain = Take it
act-raise = Build
act-skip = Skip
act-end = End turn
act-sell = Sell
act-swap = for it
act-buy = ${ $price }
act-buy-upper = ${ $price } · above
act-buy-lower = ${ $price } · below

brings-walk =
    { $dollars ->
        [one] The active floor pays 1 dollar for the walk.
       *[other] The active floor pays { $dollars } dollars for the walk.
    }
brings-go = Top card ${ $price }. Your column: { $effects }.
brings-go-empty = No card is left here. Your column: { $effects }.
brings-go-hall = The active newspaper: { $effect }.
brings-take =
    { $dollars ->
        [one] 1 dollar
       *[other] { $dollars } dollars
    }: you then have ${ $money }.
brings-card = Costs ${ $price }, leaves you ${ $left }. Column { $column }: { $effect }; reputation from { $from } to { $to }.
brings-card-points =
    The active floor gives { $points ->
        [one] 1 point
       *[other] { $points } points
    } for it.
brings-use = { $effect }. Out of the game: { $gone }.
brings-tile = Column { $column }: reputation from { $from } to { $to }.
brings-pillar = Costs ${ $price }, leaves you ${ $left }. Built it will bring { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
brings-build =
    { $price ->
        [0] Costs nothing more.
       *[other] Costs ${ $price }.
    } { $points ->
        [one] 1 point
       *[other] { $points } points
    } from your board; bonus of the slot: { $bonus }.
brings-build-more = At the end of the effect { $points ->
        [one] 1 point
       *[other] { $points } points
    } more.
brings-floor = Costs ${ $price }, brings { $points ->
            [one] 1 point
           *[other] { $points } points
        }. The new floor's effect: { $effect }.

# On the page cards, floors and newspapers are seen, so no numbers name them.
event-floor-first = The building begins: its first floor is laid.
event-floor-open = The next floor lies open.
event-card-open = A new card lies on top at { $stack }.
event-city-hall-card-open = City Hall lays out a card.
event-newspaper-active = A newspaper is active.
event-bought = { $player } buys the top card at { $stack } for ${ $price } and tucks it into the column { $column }, { $half } showing.
event-acquired = { $player } buys a City Hall card for ${ $price } and tucks it into the column { $column }, { $half } showing.
event-built = { $player } builds { $colour } on slot { $slot } and scores { $points }.
event-raised =
    { $floor_id ->
        [roof] { $player } builds the roof and scores { $points }.
       *[other] { $player } builds floor { $level } and scores { $points }.
    }
event-newspapers-drawn = { $player } draws two newspapers and keeps one of them.
event-kept = { $player } keeps one.
event-given = { $player } gives the other to { $to }.
event-newspaper-got = { $player } gets a newspaper.
event-newspaper-used = { $player } uses a newspaper.
event-newspaper-gone = The newspaper is out of the game.
event-scored-card = A City Hall card of { $player }, { $half }, scores { $points }.
event-daniel-turn = Daniel's turn { $turn }: he turns up a card.
event-daniel-built = Daniel builds { $colour } on slot { $slot } and scores { $points }.
event-daniel-raised =
    { $floor_id ->
        [roof] Three pillars stand: Daniel builds the roof and scores { $points }.
       *[other] Three pillars stand: Daniel builds floor { $level } and scores { $points }.
    }
event-daniel-hall-card =
    { $left ->
        [0] So Daniel takes the last City Hall card.
        [one] So Daniel takes a City Hall card at random; 1 is left.
       *[other] So Daniel takes a City Hall card at random; { $left } are left.
    }
event-daniel-took = Daniel takes the top card at { $stack }, where he stands.
move-use = Use a newspaper of yours
move-keep = Keep this newspaper
move-acquire = Buy a City Hall card for the column { $column }, { $half } showing
