# Flatiron

game-title = Flatiron
game-summary = Raise the Flatiron Building floor by floor, and make your name on the four streets around it. Its cards are a reconstruction, not the original ones.

place-broadway = Broadway
place-22nd = 22nd Street
place-5th = 5th Avenue
place-23rd = 23rd Street
place-city-hall = City Hall
colour-orange = orange
colour-blue = blue
colour-ivory = ivory
colour-charcoal = charcoal
half-upper = upper half
half-lower = lower half
side-violet = violet side
side-reverse = reverse side
origin-street-card = a street card
origin-board = the company board
origin-newspaper = a newspaper
origin-slot = the slot

# Components have numbers, not names: what is printed on them stands in the component files, which can be replaced.
street-card-s01 = card S01
street-card-s02 = card S02
street-card-s03 = card S03
street-card-s04 = card S04
street-card-s05 = card S05
street-card-s06 = card S06
street-card-s07 = card S07
street-card-s08 = card S08
street-card-s09 = card S09
street-card-s10 = card S10
street-card-s11 = card S11
street-card-s12 = card S12
street-card-s13 = card S13
street-card-s14 = card S14
street-card-s15 = card S15
street-card-s16 = card S16
street-card-s17 = card S17
street-card-s18 = card S18
street-card-s19 = card S19
street-card-s20 = card S20
street-card-s21 = card S21
street-card-s22 = card S22
street-card-s23 = card S23
street-card-s24 = card S24
street-card-s25 = card S25
street-card-s26 = card S26
street-card-s27 = card S27
street-card-s28 = card S28
street-card-s29 = card S29
street-card-s30 = card S30
street-card-s31 = card S31
street-card-s32 = card S32
city-hall-card-h01 = H01
city-hall-card-h02 = H02
city-hall-card-h03 = H03
city-hall-card-h04 = H04
city-hall-card-h05 = H05
city-hall-card-h06 = H06
city-hall-card-h07 = H07
city-hall-card-h08 = H08
city-hall-card-h09 = H09
city-hall-card-h10 = H10
newspaper-n1 = newspaper N1
newspaper-n2 = newspaper N2
newspaper-n3 = newspaper N3
newspaper-n4 = newspaper N4
newspaper-n5 = newspaper N5
newspaper-n6 = newspaper N6
newspaper-n7 = newspaper N7
board-a = board A
board-b = board B
board-c = board C
board-d = board D
floor-f01 = floor F01
floor-f02 = floor F02
floor-f03 = floor F03
floor-f04 = floor F04
floor-f05 = floor F05
floor-f06 = floor F06
floor-f07 = floor F07
floor-f08 = floor F08
floor-f09 = floor F09
floor-f10 = floor F10
floor-f11 = floor F11
floor-f12 = floor F12
floor-f13 = floor F13
floor-f14 = floor F14
floor-f15 = floor F15
daniel-card-d1 = card D1
daniel-card-d2 = card D2
daniel-card-d3 = card D3
daniel-card-d4 = card D4
daniel-card-d5 = card D5
daniel-card-d6 = card D6
daniel-card-d7 = card D7
daniel-card-d8 = card D8
daniel-card-d9 = card D9
floor-roof = the roof

effect-gain = a reward
effect-gain-dollars-per-newsboy = dollars for newsboys
effect-gain-dollars-per-floor = dollars for floors
effect-gain-points-per-floors = points for floors
effect-gain-points-if-colour = points for a colour
effect-gain-points-if-slot-colour = points for the right colour
effect-gain-reputation-tile = a reputation tile
effect-gain-newspaper = a newspaper
effect-trade-pillar = trade a pillar
effect-build-pillars = build pillars
effect-build-floor = build a floor
effect-swap-pillar = swap a pillar
effect-buy-any-pillar = buy any pillar
effect-buy-street-card = buy a street card
effect-buy-city-hall-card = buy a City Hall card
effect-city-hall-action = an action of City Hall
effect-use-own-effect = another effect of the company
effect-use-market-effect = an effect of a visible street card
effect-activate-newspaper = run the active newspaper

floor-effect-none = no effect
floor-effect-city-hall-dollars = more dollars at City Hall
floor-effect-move-dollars = a reward for the walk
floor-effect-share-place = places may be shared
floor-effect-street-card-points = points for street cards
floor-effect-sale-dollars = more dollars for pillars sold
floor-effect-city-hall-card-discount = cheaper City Hall cards
floor-effect-pillar-discount = cheaper pillars
floor-effect-same-colour = equal colours allowed

option-boards = Company boards
option-boards-chosen = each player chooses one of two
option-boards-random = dealt at random
option-sides = Sides of the boards
option-sides-chosen = each player chooses
option-sides-random = at random
option-sides-violet = all violet (for first games)
option-sides-reverse = all reverse
option-harder = Harder Daniel: thumbs up on the upper halves of his cards count too
option-turn-limit = Limit of turns for each player (0: none)

move-board = Take { $board } with its { $side } up
move-daniels-side = Give Daniel the { $side }
move-go = Go to { $place }
move-take = Take dollars
move-run = Run the effects
move-buy = Buy the top card at { $stack }, { $half } showing
move-acquire = Buy City Hall card { $card } for the column { $column }, { $half } showing
move-use = Use your { $newspaper }
move-end = End your turn
move-keep = Keep { $newspaper }
move-tile = Put a reputation tile into the column { $column }
move-gain = Take what the effect gives
move-buy-pillar = Buy a pillar: { $colour }
move-sell-pillar = Sell your pillar: { $colour }
move-swap = Swap your pillar: { $own } for { $other }
move-build = Build { $colour } on slot { $slot }
move-raise = Build the open floor
move-copy = Use effect { $row } of your column { $column }
move-copy-market = Use the { $half } of the top card at { $stack }
move-skip = Skip this effect

event-floor-first = The building begins with { $floor }.
event-floor-open = Next to be built: { $floor }.
event-card-open = Top card at { $stack } now: { $card }.
event-stack-empty = The stack at { $stack } is used up.
event-city-hall-card-open = City Hall offers { $card }.
event-newspaper-active = The active newspaper is { $newspaper }.
event-boards-dealt = { $player } is dealt { $first } and { $second }.
event-board-chosen = { $player } takes { $board }, { $side } up.
event-turn = Turn { $turn }: { $player }.
event-went = { $player } goes to { $place }.
event-took = { $player } takes ${ $dollars }.
event-running =
    { $place_id ->
        [city-hall] { $player } runs the active newspaper at City Hall.
       *[other] { $player } runs the effects of { $place }.
    }
event-bought = { $player } buys { $card } at { $stack } for ${ $price } and tucks it into the column { $column }, { $half } showing.
event-acquired = { $player } buys City Hall card { $card } for ${ $price } and tucks it into the column { $column }, { $half } showing.
event-floor-helped =
    { $effect_id ->
        [move-dollars] The active floor pays { $player } ${ $dollars } for the walk.
       *[other] The active floor gives { $player } { $points ->
            [one] 1 point
           *[other] { $points } points
        } for the street card.
    }
event-effect-run =
    { $price ->
        [0] { $player } uses { $origin }: { $effect }.
       *[other] { $player } uses { $origin }: { $effect }, for ${ $price }.
    }
event-skipped = { $player } skips an effect: { $effect }.
event-impossible = { $player } cannot run an effect: { $effect }.
event-gained =
    { $points ->
        [0] { $dollars ->
            [0] { $player } gets nothing from it.
           *[other] { $player } gets ${ $dollars }.
        }
       *[other] { $dollars ->
            [0] { $player } scores { $points }.
           *[other] { $player } gets ${ $dollars } and scores { $points }.
        }
    }
event-pillar-bought = { $player } buys a pillar for ${ $price }: { $colour }.
event-pillar-sold = { $player } sells a pillar for ${ $dollars }: { $colour }.
event-swapped = { $player } swaps a pillar: { $own } for { $other }.
event-built = { $player } builds { $colour } on slot { $slot } of { $floor } and scores { $points }.
event-building-bonus = { $player } scores { $points } more for building.
event-raised =
    { $floor_id ->
        [roof] { $player } builds the roof and scores { $points }.
       *[other] { $player } builds { $floor } as floor { $level } and scores { $points }.
    }
event-stacks-turned = The top card of each stack goes under it.
event-tile-gained =
    { $left ->
        [0] { $player } gets the last reputation tile.
        [one] { $player } gets a reputation tile; 1 is left.
       *[other] { $player } gets a reputation tile; { $left } are left.
    }
event-newsboy = { $player } reaches the newsboy on { $space }.
event-newspapers-drawn =
    { $first_known ->
        [yes] { $player } draws { $first } and { $second }, and keeps one of them.
       *[no] { $player } draws two newspapers and keeps one of them.
    }
event-kept =
    { $newspaper_known ->
        [yes] { $player } keeps { $newspaper }.
       *[no] { $player } keeps one.
    }
event-given =
    { $newspaper_known ->
        [yes] { $player } gives { $newspaper } to { $to }.
       *[no] { $player } gives the other to { $to }.
    }
event-newspaper-got =
    { $newspaper_known ->
        [yes] { $player } gets { $newspaper }.
       *[no] { $player } gets a newspaper.
    }
event-newspapers-out = There are no newspapers left.
event-newspaper-used = { $player } uses { $newspaper }.
event-newspaper-gone = Out of the game: { $newspaper }.
event-daniel-begins = Daniel gets { $board }.
event-daniel-side = Daniel's { $board } lies with its { $side } up.
event-daniel-turn = Daniel's turn { $turn }: he turns up { $card }.
event-daniel-went = Daniel goes to { $place }, the card's main place.
event-daniel-turned-aside = Daniel is at { $main } already, so he goes to { $place } instead.
event-daniel-joined = Daniel joins { $player } at { $place } and scores { $points } for it.
event-daniel-popular =
    Symbols on the open cards of Daniel ({ $cards }): { $symbols }. His popularity scores { $points }.
event-daniel-built = Daniel builds { $colour } on slot { $slot } of { $floor } and scores { $points }.
event-daniel-colour-there = Daniel would build { $colour }, but it stands on the active floor already.
event-daniel-floor-full = Daniel would build { $colour }, but the active floor has no free slot.
event-daniel-supply-empty = Daniel would build { $colour }, but the supply has none.
event-daniel-raised =
    { $floor_id ->
        [roof] Three pillars stand: Daniel builds the roof and scores { $points }.
       *[other] Three pillars stand: Daniel builds { $floor } as floor { $level } and scores { $points }.
    }
event-daniel-not-full =
    Daniel would build a floor, but { $pillars ->
        [0] no pillar stands
        [one] only 1 pillar stands
       *[other] only { $pillars } pillars stand
    } on the active one.
event-daniel-hall-card =
    { $left ->
        [0] So Daniel takes the last City Hall card: { $card }.
        [one] So Daniel takes a City Hall card at random: { $card }; 1 is left.
       *[other] So Daniel takes a City Hall card at random: { $card }; { $left } are left.
    }
event-daniel-no-hall-card = City Hall has no card left for Daniel: he does nothing.
event-daniel-repeated =
    { $times ->
        [1] { $place } is a main place in Daniel's row for the second time.
       *[other] Again a main place repeats in Daniel's row: { $place }.
    }
event-daniel-took = Daniel takes { $card }, the top card at { $stack }, where he stands.
event-daniel-took-none = Daniel would take a street card, but there is none where he stands: { $place }.
event-daniel-shuffled = All { $cards } turn cards of Daniel are shuffled into a new pile.
event-daniel-newsboy = Daniel reaches the newsboy on { $space }.
event-limit-reached =
    { $turns ->
        [one] 1 turn has been played
       *[other] { $turns } turns have been played
    }: the limit ends the match without a roof.
event-tile-placed = { $player } puts a reputation tile into the column { $column }.
event-reputation = { $player }'s reputation in the column { $column } is { $reputation }: { $points } points.
event-scored-card = City Hall card { $card } of { $player }, { $half }, scores { $points }.
event-daniel-prices = All cards of Daniel ({ $cards }) cost ${ $points } together: they score as much.
event-daniel-thumbs = Thumbs up on the upper halves of Daniel's cards score { $points }.
event-daniel-total = Daniel has { $points } points in all.
event-over =
    The match is over after { $turns ->
        [one] 1 full round
       *[other] { $turns } full rounds
    }.

prompt-board =
    { $who ->
        [you] Choose a company board and its side.
       *[other] { $player } chooses a company board.
    }
prompt-daniels-side =
    { $who ->
        [you] Choose the side of Daniel's board.
       *[other] { $player } chooses the side of Daniel's board.
    }
prompt-go =
    { $who ->
        [you] Move your figure.
       *[other] { $player } moves.
    }
prompt-act =
    { $who ->
        [you] Buy the top card here, run the effects of your column, or take dollars.
       *[other] { $player } chooses an action.
    }
prompt-act-city-hall =
    { $who ->
        [you] Buy a City Hall card, run the active newspaper, or take dollars.
       *[other] { $player } chooses an action at City Hall.
    }
prompt-end =
    { $who ->
        [you] Use a newspaper, or end your turn.
       *[other] { $player } may use newspapers before the turn ends.
    }
prompt-tile =
    { $who ->
        [you] Put a reputation tile into one of your columns.
       *[other] { $player } places reputation tiles.
    }
prompt-keep =
    { $who ->
        [you] Keep one of the two newspapers.
       *[other] { $player } chooses a newspaper.
    }
prompt-second-pillar =
    { $who ->
        [you] Build the second pillar.
       *[other] { $player } builds a second pillar.
    }
prompt-gain =
    { $who ->
        [you] Take what this effect gives, or skip it.
       *[other] { $player } is running an effect.
    }
prompt-trade-pillar =
    { $who ->
        [you] Trade a pillar, or skip.
       *[other] { $player } may trade a pillar.
    }
prompt-trade-pillar-now =
    { $who ->
        [you] Trade a pillar.
       *[other] { $player } trades a pillar.
    }
prompt-build-pillars =
    { $who ->
        [you] Build a pillar: choose its colour and slot.
       *[other] { $player } may build a pillar.
    }
prompt-build-floor =
    { $who ->
        [you] Build the open floor, or skip.
       *[other] { $player } may build a floor.
    }
prompt-build-floor-now =
    { $who ->
        [you] Build the open floor.
       *[other] { $player } builds a floor.
    }
prompt-swap-pillar =
    { $who ->
        [you] Swap one of your pillars, or skip.
       *[other] { $player } may swap a pillar.
    }
prompt-swap-pillar-now =
    { $who ->
        [you] Swap one of your pillars.
       *[other] { $player } swaps a pillar.
    }
prompt-buy-any-pillar =
    { $who ->
        [you] Buy a pillar of your choice.
       *[other] { $player } may buy a pillar.
    }
prompt-buy-street-card =
    { $who ->
        [you] Buy the top card of any stack.
       *[other] { $player } may buy a street card.
    }
prompt-buy-city-hall-card =
    { $who ->
        [you] Buy a City Hall card.
       *[other] { $player } may buy a City Hall card.
    }
prompt-city-hall-action =
    { $who ->
        [you] Choose one of the actions of City Hall.
       *[other] { $player } may act as if at City Hall.
    }
prompt-use-own-effect =
    { $who ->
        [you] Choose another effect of your own.
       *[other] { $player } may use another own effect.
    }
prompt-use-market-effect =
    { $who ->
        [you] Choose a half of one of the visible street cards.
       *[other] { $player } may use a visible street card.
    }

source-pillars = Pillars built
source-floors = Floors built
source-bonuses = Slot bonuses
source-effects = Effects
source-street-cards = Street cards bought
source-popularity = Popularity
source-joining = Joining you
source-reputation = Reputation
source-city-hall = City Hall cards
source-prices = Prices of cards
source-thumbs = Thumbs up
ties-roof = The roof, which decides between equals

# What is printed on components
print-price = ${ $price }
print-gain-nothing = nothing
print-gain-dollars = ${ $dollars }
print-gain-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
print-gain-dollars-and-points =
    ${ $dollars } and { $points ->
        [one] 1 point
       *[other] { $points } points
    }
print-gain-dollars-per-newsboy = $1 per newsboy reached (at most ${ $max })
print-gain-dollars-per-floor = ${ $dollars } per floor built
print-gain-points-per-floors =
    { $points ->
        [one] 1 point per { $per } floors built
       *[other] { $points } points per { $per } floors built
    }
print-gain-points-if-colour =
    { $points ->
        [one] 1 point if { $colour } stands
       *[other] { $points } points if { $colour } stands
    }
print-gain-points-if-slot-colour =
    { $points ->
        [one] 1 point for { $colour } here
       *[other] { $points } points for { $colour } here
    }
print-gain-reputation-tile = reputation tile
print-gain-newspaper = newspaper
print-trade-pillar = { $colour } pillar: buy ${ $buy }, sell ${ $sell }
print-build-pillars =
    { $count ->
        [1] build 1 pillar for ${ $price }
       *[other] build { $count } pillars for ${ $price }
    }
print-build-pillars-bonus =
    { $count ->
        [1] build 1 pillar for ${ $price }, +{ $bonus_points ->
            [one] 1 point
           *[other] { $bonus_points } points
        }
       *[other] build { $count } pillars for ${ $price }, +{ $bonus_points ->
            [one] 1 point
           *[other] { $bonus_points } points
        }
    }
print-build-pillars-same =
    { $count ->
        [1] build 1 pillar for ${ $price }, colour may repeat
       *[other] build { $count } pillars for ${ $price }, colours may repeat
    }
print-build-pillars-bonus-same =
    { $count ->
        [1] build 1 pillar for ${ $price }, +{ $bonus_points ->
            [one] 1 point
           *[other] { $bonus_points } points
        }, colour may repeat
       *[other] build { $count } pillars for ${ $price }, +{ $bonus_points ->
            [one] 1 point
           *[other] { $bonus_points } points
        }, colours may repeat
    }
print-build-floor = build a floor for ${ $price }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
print-swap-pillar = swap a pillar
print-buy-any-pillar = buy any pillar for ${ $price }
print-buy-street-card =
    { $discount ->
        [0] buy a street card
       *[other] buy a street card for ${ $discount } less
    }
print-buy-city-hall-card =
    { $discount ->
        [0] buy a City Hall card
       *[other] buy a City Hall card for ${ $discount } less
    }
print-city-hall-action = ${ $price }: an action of City Hall
print-use-own-effect = ${ $price }: another effect of your own
print-use-market-effect = ${ $price }: an effect of a visible street card
print-activate-newspaper = run the active newspaper
print-per-street-card =
    { $per ->
        [1] { $points ->
            [one] 1 point
           *[other] { $points } points
        } per street card
       *[other] { $points ->
            [one] 1 point
           *[other] { $points } points
        } per { $per } street cards
    }
print-per-dollar =
    { $per ->
        [1] { $points ->
            [one] 1 point
           *[other] { $points } points
        } per dollar (at most { $max })
       *[other] { $points ->
            [one] 1 point
           *[other] { $points } points
        } per { $per } dollars (at most { $max })
    }
print-per-positive-reputation =
    { $per ->
        [1] { $points ->
            [one] 1 point
           *[other] { $points } points
        } per thumb up
       *[other] { $points ->
            [one] 1 point
           *[other] { $points } points
        } per { $per } thumbs up
    }
print-per-city-hall-card =
    { $points ->
        [one] 1 point per City Hall card
       *[other] { $points } points per City Hall card
    }
print-fixed-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
print-per-own-pillar =
    { $points ->
        [one] 1 point per pillar on your board
       *[other] { $points } points per pillar on your board
    }
print-per-floor-with-colours =
    { $points ->
        [one] 1 point per floor with { $first } and { $second }
       *[other] { $points } points per floor with { $first } and { $second }
    }
print-per-built-pillar =
    { $points ->
        [one] 1 point per { $colour } pillar built
       *[other] { $points } points per { $colour } pillar built
    }
print-floor-none = no effect
print-floor-city-hall-dollars = taking dollars at City Hall brings ${ $dollars }
print-floor-move-dollars = ${ $dollars } for moving to { $street }
print-floor-share-place = you may go where the other figure is
print-floor-street-card-points =
    { $points ->
        [one] +1 point per street card bought
       *[other] +{ $points } points per street card bought
    }
print-floor-sale-dollars = +${ $dollars } per pillar sold
print-floor-city-hall-card-discount = City Hall cards cost ${ $dollars } less
print-floor-pillar-discount = pillars cost ${ $dollars } less
print-floor-same-colour = equal colours may be built here

why-boards-chosen = The boards have been chosen.
why-board-first = First the company boards are chosen.
why-not-dealt = You were not dealt that board.
why-side-fixed = That side is not up: the sides of the boards were settled beforehand.
why-no-daniel = There is no Daniel at this table, or his board has its side.
why-daniels-side = First choose the side of Daniel's board.
why-keep-first = First choose which newspaper to keep.
why-nothing-to-keep = There is no newspaper to choose now.
why-not-drawn = You did not draw that newspaper.
why-tiles-now = The last turn has been played: only reputation tiles are left to place.
why-tiles-later = Reputation tiles are placed when the match ends.
why-moved = You have moved already in this turn.
why-stay = You may not stay where you are.
why-occupied = The other figure is there.
why-move-first = First move your figure.
why-acted = You have had your action in this turn.
why-effect-first = First finish the effect that is being run.
why-within-effect = Newspapers cannot be used within an effect.
why-no-newspaper = You have no such newspaper.
why-not-over = Your turn is not over yet: move, then take an action.
why-no-effect = No effect is being run.
why-other-effect = The effect that is being run does not do that.
why-must = You cannot skip this: it has been started.
why-not-here = You are not there: what can be bought here is the top card at { $place }.
why-at-city-hall = There are no street cards at City Hall.
why-not-at-city-hall = City Hall cards are sold at City Hall.
why-no-card = The stack at { $place } is used up.
why-column-full = Your column { $column } has { $cards } cards: it is full.
why-hall-column = Your column { $column } has a City Hall card already.
why-not-offered = That City Hall card is not on offer.
why-money = That costs ${ $price }; you have ${ $money }.
why-other-colour = This effect is about another colour.
why-have-pillar = You have a pillar in { $colour } already: one of each colour at most.
why-no-pillar = You have no { $colour } pillar.
why-supply = The supply has no { $colour } pillar left.
why-slot-taken = A pillar stands on slot { $slot } already.
why-colour-stands = A pillar in { $colour } stands on the active floor already.
why-no-slots = Nothing more can be built on the roof.
why-not-full =
    Three pillars must stand on the active floor; { $pillars ->
        [0] none stands yet.
        [one] only 1 stands.
       *[other] only { $pillars } stand.
    }
why-no-row = Your column { $column } shows only { $rows } effects.
why-in-chain = That effect is being run already.
why-nothing-comes = Nothing would come of that effect now.

text-turn = Turn { $turn } of { $player }
text-limit = The match ends after turn { $limit } at the latest.
text-finished = The match is over.
text-limited = The match is over: the limit of turns was reached.
text-building = Building
text-level = floor { $level }
text-active = active
text-next = next
text-pile =
    { $floors ->
        [0] then the match is over
        [one] then 1 floor face down, and the roof
       *[other] then { $floors } floors face down, and the roof
    }
text-pile-roof = then the roof
text-streets = Streets
text-unseen =
    { $cards ->
        [one] 1 card unseen
       *[other] { $cards } cards unseen
    }
text-under = at the bottom: { $cards }
text-empty = used up
text-city-hall = City Hall
text-active-newspaper = Active newspaper
text-supply = Supply
text-supply-line = reputation tiles { $tiles }, newspapers { $newspapers }, { $newsboy ->
        [0] the newsboy is gone
       *[other] newsboy on { $newsboy }
    }
text-company = { $player }, { $board }, { $side }
text-no-board = { $player }: no board yet
text-outside = outside
text-status = { $place } · ${ $dollars } · { $points ->
            [one] 1 point
           *[other] { $points } points
        } · pillars: { $pillars } · reputation tiles: { $tiles } · newspapers: { $newspapers }
text-none = none
text-your-newspapers = Your newspapers
text-given = You know that the other has
text-drawn = You have drawn
text-offered = Dealt to { $player }
text-scores = pillar points
text-daniel = Daniel, { $board }
text-daniel-status = { $place } · { $points ->
            [one] 1 point
           *[other] { $points } points
        } · cards worth { $prices }
text-daniel-row = open turn cards: { $row } ({ $symbols } symbols)
text-daniel-thumbs = thumbs up on upper halves count too
text-now = Now
text-legend = [+1] and [−1] are thumbs up and down. Effects are numbered from top to bottom. The cards are a reconstruction.
