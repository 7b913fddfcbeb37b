# Manhattan

game-title = Manhattan
game-summary = Build towers in six cities, and sit on top of other people's.

city-sydney = Sydney
city-manhattan = Manhattan
city-frankfurt = Frankfurt
city-hong-kong = Hong Kong
city-sao-paulo = São Paulo
city-cairo = Cairo
colour-vermilion = vermilion
colour-blue = blue
colour-green = green
colour-amber = amber
own-colour-first = your first colour
own-colour-second = your second colour

option-rounds = Rounds with three players
option-rounds-six-of-four = six rounds of four parts
option-rounds-four-of-six = four rounds of six parts

move-choose =
    { $colour_id ->
        [second] Take a part of height { $size } for this round, in your second colour
       *[first] Take a part of height { $size } for this round
    }
move-build =
    { $colour_id ->
        [second] Build height { $size } on square { $square } in { $city }, in your second colour
       *[first] Build height { $size } on square { $square } in { $city }
    }
move-give-up =
    { $colour_id ->
        [second] Give up the card of square { $card } and a part of height { $size } of your second colour
       *[first] Give up the card of square { $card } and a part of height { $size }
    }

event-round = Round { $round } begins; { $starter } starts.
event-chosen = { $player } takes a part of height { $size } in { $colour }.
event-built = { $player } builds { $colour } { $size } on square { $square } in { $city }: the tower is { $height } high.
event-given-up = { $player } can place nothing, and gives up the card of square { $card } and a part of height { $size } in { $colour }.
event-drawn =
    { $card_known ->
        [yes] { $player } draws the card of square { $card }.
       *[no] { $player } draws a card.
    }
event-reshuffled = The draw pile was used up: { $cards } played cards are shuffled into a new one.
event-highest = Highest tower: { $player } ({ $colour }), { $height ->
            [one] 1 floor
           *[other] { $height } floors
        } in { $city }: { $points } points.
event-no-highest = No single highest tower: { $towers } of them have { $height ->
            [one] 1 floor
           *[other] { $height } floors
        }. Nobody scores.
event-majority = Majority in { $city }: { $player } ({ $colour }) with { $towers ->
            [one] 1 tower
           *[other] { $towers } towers
        }: { $points } points.
event-towers = Towers: { $player } ({ $colour }) owns { $towers }: { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
event-over = The match ends after { $rounds } rounds.

prompt-choose =
    { $who ->
        [you] Choose your parts for this round.
       *[other] { $player } chooses parts for this round.
    }
prompt-build =
    { $who ->
        [you] Play a card and build one of your parts.
       *[other] { $player } is about to build.
    }
prompt-give-up =
    { $who ->
        [you] None of your parts fits anywhere: give up a card and a part.
       *[other] { $player } can place nothing, and gives up a card and a part.
    }

source-highest = Highest tower
source-majorities = Majorities
source-towers = Towers

why-choosing = First everybody chooses the parts for this round.
why-building = The parts for this round have been chosen.
why-supply = You have no part of height { $size } left in your supply.
why-full = You have all the parts of that colour for this round.
why-card = You hold no card for square { $square }.
why-part = You have no part of height { $size } ready in this round.
why-floors = In that tower { $owner } has { $floors } floors: you need a part of height { $needed } or more.
why-floors-never = In that tower { $owner } has { $floors } floors: no part of yours is high enough.
why-can-build = You can still build, so you may not give anything up.
why-colour = You play one colour only.
why-not-held = You do not hold that card.

text-round = Round { $round } of { $last }
text-hand = Your cards (squares as you see them → squares of the board)
text-ready = Ready
text-supply = Supply
text-points = Points
text-draw-pile = Draw pile: { $cards ->
            [one] 1 card
           *[other] { $cards } cards
        }
text-legend = A site shows its owner and the tower's height; · is empty. Squares 1 to 9 run row by row, seen from the south.
