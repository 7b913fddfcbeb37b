# Project Skyline

game-title = Project Skyline
game-summary = Raise buildings, march them over smaller ones, and live on the rent of all who pass by.

option-expert = For those who know the game: two storeys may march onto one of your own and go on as three
option-free-start = Everybody chooses the corner to start from
option-borrow = Whoever has no storeys left borrows more
option-turns = The match ends after so many turns (0: no limit)

move-start = Start from { $corner }
move-tower = Put your first tower on { $field }
move-storey = Put a storey on { $field }
move-build = Send the architect to { $field } and build there
move-stay = Leave the architect where it is: there is nothing to build
move-march = March to { $field }
move-advance = Move { $player }'s pawn on by { $spaces }
move-tax = Tax { $player }
move-remove = Take the building on { $field } off the board
move-pick = Choose the building on { $field }
move-swap = Swap it with the building on { $field }
move-move = Move it to { $field }

event-pawn-set = { $player } starts from { $space }.
event-tower-set = { $player } sets a tower on { $field }.
event-storey-set = { $player } puts a storey on { $field }.
event-architect = The architect now stands on { $field }.
event-rolled = Turn { $turn }: { $player } rolls white { $white }, black { $black }.
event-walked = { $player }'s pawn moves to { $space }.
event-rent =
    { $buildings ->
        [one] { $player } pays { $owner } ${ $amount } in rent for the building on { $field }.
       *[other] { $player } pays { $owner } ${ $amount } in rent for { $buildings } buildings at { $field }.
    }
event-rent-part = { $field }, { $height }: ${ $amount }.
event-built = { $player } builds a storey on { $field }.
event-raised = { $player } raises the building on { $field } to { $height }.
event-stayed = { $player } cannot build anything: the architect stays.
event-borrowed = { $player } has no storey left and borrows one.
event-joined = { $player } marches from { $origin } onto their own building on { $field }: three storeys.
event-demolished = { $player } demolishes { $owner }'s building on { $field } ({ $height }).
event-marched = { $player } marches from { $origin } to { $field } ({ $height }).
event-tower-built =
    { $left ->
        [0] { $player } makes it a tower, the last one.
       *[other] { $player } makes it a tower; { $left } left in the supply.
    }
event-card = { $player } draws an action card: { $card }.
event-no-effect = The card has no effect: there is nothing that it could be used on.
event-replaced = With two players this card has no effect; another one is drawn.
event-rolled-on = { $player } rolls the white die again: { $white }.
event-helped = The bank pays { $player } ${ $amount }.
event-windfall = { $player } rolls { $white } and { $black } and takes ${ $amount } from the bank.
event-taxed = { $player } pays the bank ${ $amount } in taxes ({ $towers ->
        [one] one tower
       *[other] { $towers } towers
    }).
event-removed = { $player } takes { $owner }'s building on { $field } off the board ({ $height }).
event-swapped = { $player } swaps the buildings on { $field } and { $other }.
event-moved = { $player } moves the building on { $origin } to { $field }.
event-bankrupt = { $player } has ${ $cash } and cannot pay { $owner } the rent of ${ $amount } at { $field }.
event-premium = { $player } gets ${ $amount } for { $towers ->
        [one] one tower
       *[other] { $towers } towers
    }.
event-settled =
    { $waived ->
        [0] { $player } settles the debt with { $owner }: ${ $paid }.
       *[other] { $player } pays { $owner } ${ $paid }, the bank the missing ${ $waived }.
    }
event-over =
    { $ending_id ->
        [towers] The match ends in turn { $turns }: all towers of one colour are built.
        [bankruptcy] The match ends in turn { $turns }: somebody cannot pay the rent.
       *[turns] The match ends after { $turns } turns.
    }

ending-towers = all towers are built
ending-bankruptcy = bankruptcy
ending-turns = the last turn has been played

height-none = nothing
height-one = one storey
height-two = two storeys
height-three = three storeys
height-tower = a tower

card-walk-on = Walk on
card-push-the-richest = Push the richest
card-help-the-poorest = Help for the poorest
card-windfall = Windfall
card-tax-somebody = Tax inspection
card-tax-yourself = Property tax
card-lose-a-tower = Too many towers
card-swap-with-another = A swap
card-extra-storey = An extra storey
card-swap-two-others = A swap of others
card-relocate = Relocation
card-clear-another = Clearance
card-clear-your-own = Withdrawal

about-card-walk-on = Roll the white die again, move your pawn on, and pay rent if it is due.
about-card-push-the-richest = Move the richest player's pawn one, two or three spaces on; its owner pays any rent.
about-card-help-the-poorest = The bank pays $100 to whoever has least money.
about-card-windfall = Roll both dice and take $10 for every spot from the bank.
about-card-tax-somebody = Choose a player, who pays the bank $50 for each tower on the board.
about-card-tax-yourself = Pay the bank $50 for each of your towers on the board.
about-card-lose-a-tower = Whoever has most towers on the board takes one back; you choose which.
about-card-swap-with-another = Swap one of your buildings with another player's, both of one or two storeys.
about-card-extra-storey = Put a storey from your supply on a free field.
about-card-swap-two-others = Swap two buildings of two other players, towers too.
about-card-relocate = Move one of your buildings of one or two storeys to an empty field.
about-card-clear-another = Take another player's building of one or two storeys off the board.
about-card-clear-your-own = Take one of your own buildings, tower or not, off the board.

prompt-start =
    { $who ->
        [you] Choose the corner from which your pawn starts.
       *[other] { $player } chooses a corner to start from.
    }
prompt-tower =
    { $who ->
        [you] Put your first tower on a free field of the centre.
       *[other] { $player } puts a tower in the centre.
    }
prompt-storey =
    { $who ->
        [you] Put a storey on a free field.
       *[other] { $player } puts a storey on a free field.
    }
prompt-build =
    { $who ->
        [you] Send the architect as far as the black die shows, and build.
       *[other] { $player } sends the architect.
    }
prompt-stay =
    { $who ->
        [you] There is nothing that you can build: the architect stays.
       *[other] { $player } can build nothing.
    }
prompt-march =
    { $who ->
        [you] March with the raised building: choose the building that it goes onto.
       *[other] { $player } marches.
    }
prompt-card-push-the-richest =
    { $who ->
        [you] Move the richest player's pawn on by one, two or three spaces.
       *[other] { $player } moves the richest player's pawn.
    }
prompt-card-tax-somebody =
    { $who ->
        [you] Choose who has to pay taxes.
       *[other] { $player } chooses who has to pay taxes.
    }
prompt-card-lose-a-tower =
    { $who ->
        [you] Choose a tower of whoever has most of them: it goes back.
       *[other] { $player } chooses a tower that goes back.
    }
prompt-card-swap-with-another =
    { $who ->
        [you] Choose one of your buildings to swap.
       *[other] { $player } chooses a building to swap.
    }
prompt-card-extra-storey =
    { $who ->
        [you] Put an extra storey on a free field.
       *[other] { $player } puts an extra storey on a free field.
    }
prompt-card-swap-two-others =
    { $who ->
        [you] Choose the first of two other players' buildings to swap.
       *[other] { $player } chooses two other players' buildings to swap.
    }
prompt-card-relocate =
    { $who ->
        [you] Choose one of your buildings to move.
       *[other] { $player } chooses a building to move.
    }
prompt-card-clear-another =
    { $who ->
        [you] Choose another player's building that leaves the board.
       *[other] { $player } chooses a building that leaves the board.
    }
prompt-card-clear-your-own =
    { $who ->
        [you] Choose one of your own buildings that leaves the board.
       *[other] { $player } takes a building off the board.
    }
prompt-second-swap =
    { $who ->
        [you] Choose the building that changes places with it.
       *[other] { $player } chooses what to swap it with.
    }
prompt-second-move =
    { $who ->
        [you] Choose the empty field to which it moves.
       *[other] { $player } chooses where to move it.
    }

score = ${ $points }
source-start = Starting money
source-rent-received = Rent received
source-rent-paid = Rent paid
source-cards = Action cards
source-premium = Towers on the board
source-debt-waived = Debt waived

why-now-start = Now everybody chooses a corner to start from.
why-now-tower = Now everybody puts a tower in the centre.
why-now-storey = Now everybody puts storeys on free fields.
why-now-build = Now the architect has to be sent somewhere.
why-now-march = Now the raised building has to march.
why-now-card = Now the action card has to be carried out.
why-centre = The first towers stand on the four fields in the middle.
why-occupied = That field is not free.
why-no-storey = You have no storey left to build.
why-distance =
    { $steps ->
        [one] The architect has to go exactly one field.
       *[other] The architect has to go exactly { $steps } fields.
    }
why-foreign = The architect may not end on another player's building.
why-own-tower = A tower cannot be raised.
why-no-march-or-join = That building could not march on { $steps } fields onto a smaller one of another player, nor onto one of yours with one storey and on from there, so it may not be raised.
why-no-march = That building could not march on { $steps } fields onto a smaller one of another player, so it may not be raised.
why-can-build = There is something that you can build, so you have to.
why-march-distance = This building has to march exactly { $steps } fields.
why-march-empty = A march may not end on an empty field.
why-march-own = A march may not end on your own building.
why-join-height = Two storeys can only march onto a building of yours with one storey.
why-join-stuck = From there three storeys could not march on.
why-architect = The architect protects that building.
why-not-smaller = A marching building takes only smaller ones.
why-seat = There is no such player.
why-not-richest = Only a richest player's pawn is moved.
why-empty = Nothing stands there.
why-not-own = Choose one of your own buildings.
why-not-foreign = Choose another player's building.
why-tower = The card is not about towers.
why-not-tower = The card is about towers only.
why-not-leader = Only whoever has most towers loses one.
why-same-owner = The two buildings must belong to two different players.
why-other-choice = This card asks for another choice.

text-turn = Turn { $turn }; dice: white { $white }, black { $black }
text-set-up = Set-up
text-card = Action card: { $card }. { $about }
text-marching = The building on { $field } has to march.
text-picked = Chosen: the building on { $field }.
text-you = you
text-cash = Cash
text-storeys = Storeys
text-towers = Towers left
text-income = Rent round the street
text-pawn = Pawn
text-groups = Rents
text-beside = beside
text-spare = Storeys to borrow: { $count }
text-unseen = Unseen action cards: { $count }
text-next-card = Next action card: { $card }
text-legend = Capital letters own buildings of 1 or 2 storeys or a tower (T); * is the architect; small letters are pawns on the street; ( ) are action spaces.

space-north-west = the north-west corner
space-na = the street north of a1
space-nb = the street north of b1
space-nc = the street north of c1
space-nd = the street north of d1
space-ne = the street north of e1
space-nf = the street north of f1
space-north-east = the north-east corner
space-e1 = the street east of f1
space-e2 = the street east of f2
space-e3 = the street east of f3
space-e4 = the street east of f4
space-e5 = the street east of f5
space-e6 = the street east of f6
space-south-east = the south-east corner
space-sf = the street south of f6
space-se = the street south of e6
space-sd = the street south of d6
space-sc = the street south of c6
space-sb = the street south of b6
space-sa = the street south of a6
space-south-west = the south-west corner
space-w6 = the street west of a6
space-w5 = the street west of a5
space-w4 = the street west of a4
space-w3 = the street west of a3
space-w2 = the street west of a2
space-w1 = the street west of a1

field-a1 = a1
field-b1 = b1
field-c1 = c1
field-d1 = d1
field-e1 = e1
field-f1 = f1
field-a2 = a2
field-b2 = b2
field-c2 = c2
field-d2 = d2
field-e2 = e2
field-f2 = f2
field-a3 = a3
field-b3 = b3
field-c3 = c3
field-d3 = d3
field-e3 = e3
field-f3 = f3
field-a4 = a4
field-b4 = b4
field-c4 = c4
field-d4 = d4
field-e4 = e4
field-f4 = f4
field-a5 = a5
field-b5 = b5
field-c5 = c5
field-d5 = d5
field-e5 = e5
field-f5 = f5
field-a6 = a6
field-b6 = b6
field-c6 = c6
field-d6 = d6
field-e6 = e6
field-f6 = f6
