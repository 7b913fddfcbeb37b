# Fifth Avenue

game-title = Fifth Avenue
game-summary = Send commissions through Midtown, win auctions, and build beside many different shops.

place-34th-west = 34th Street West
place-34th-east = 34th Street East
place-42nd-west = 42nd Street West
place-times-square = Times Square
place-42nd-east = 42nd Street East
place-52nd-west = 52nd Street West
place-52nd-east = 52nd Street East
place-start = Start
place-central-park = Central Park
colour-violet = violet
colour-green = green
colour-grey = grey
colour-brown = brown
colour-orange = orange
colour-dashed = dashed
colour-black = black
shop-boutique = boutique
shop-jeweller = jeweller
shop-gallery = gallery
shop-perfumery = perfumery
commission-white = white
commission-beige = beige
card-4 = 4
card-5 = 5
card-6 = 6
end-none = not over
end-shops = the twelfth shop was placed
end-stops = the second building stop was imposed
end-limit = the limit of turns was reached

option-board = Board
option-board-five-sites = five sites a district
option-board-six-sites = six sites a district (meant for four)
option-turn-limit = Turns of each player until the match is scored as it stands (0: no limit)

move-found = Place a house on the { $site } site of { $district }
move-houses = Take three houses from the general supply
move-shop = Take the { $shop } to place it
move-site = Place the shop on the { $site } site of { $district }
move-black = Take a black card and move a commission
move-score = Score { $district }
move-take = Take the top { $colour } card
move-move =
    { $place_id ->
        [start] Return the { $commission } commission to Start: auctions follow
       *[other] Move the { $commission } commission to { $place }
    }
move-lay = Lay { $suit } { $card } for your bid
move-bid = Bid what is laid
move-pass = Pass: out of this auction
move-build =
    { $houses ->
        [0] Build nothing
        [one] Build one house
       *[other] Build { $houses } houses
    }
move-stop = Impose a building stop

event-set-up-shop = A { $shop } on the { $site } site of { $district }.
event-dealt =
    { $card_known ->
        [yes] { $player } is dealt { $suit } { $card }.
       *[no] { $player } is dealt a card in { $suit }.
    }
event-top = On top of the { $colour } stack: { $card }.
event-founded = { $player } places a house on the { $site } site of { $district }.
event-turn = Turn { $turn }: { $player }.
event-took-houses = { $player } takes { $houses ->
            [one] 1 house
           *[other] { $houses } houses
        }; { $left ->
            [one] 1 is left
           *[other] { $left } are left
        } in the general supply.
event-shop = { $player } places a { $shop } on the { $site } site of { $district }, number { $count } from the display.
event-to-park = The last shop of the block, a { $shop }, goes below Central Park.
event-bonus = Bonus after shop { $shops }: { $player } has houses in { $districts } districts: { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
event-drew =
    { $card_known ->
        [yes] { $player } draws a black { $card }.
       *[no] { $player } draws a black card.
    }
event-no-black = No black card is left for { $player }.
event-shuffled =
    { $cards ->
        [one] The black stack is used up: the one card lying face up is turned down.
       *[other] The black stack is used up: the { $cards } cards lying face up are shuffled into a new one.
    }
event-scoring = { $player } scores { $district }.
event-scored =
    { $houses ->
        [one] { $district }, { $site }: { $player } has one house worth { $each }: { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
       *[other] { $district }, { $site }: { $player } has { $houses } houses worth { $each } each: { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
    }
event-took-card = { $player } takes { $colour } { $card }.
event-moved = { $player } moves the { $commission } commission from { $start } to { $place }.
event-marked = The { $commission } commission leaves a marker in { $district }.
event-unmarked = The { $commission } marker in { $district } goes back to Start.
event-round = The { $commission } commission is back: { $player } opens the auctions.
event-auction = Auction: { $place }. { $player } begins.
event-showed =
    { $count ->
        [one] { $player } shows { $suit } { $card }.
       *[other] { $player } shows { $count } times { $suit } { $card }.
    }
event-bid = { $player } bids { $total } with { $colour } in { $place }.
event-passed = { $player } passes in { $place }.
event-egon-turned = Egon's card: { $card }.
event-egon-bid =
    { $highest ->
        [0] Egon bids { $total }; nobody else has bid.
       *[other] Egon bids { $total }; the highest bid was { $highest }.
    }
event-egon-out =
    { $total ->
        [0] No black card is left for Egon: he is out.
       *[other] Egon's { $total } are not above { $highest }: he is out.
    }
event-won =
    { $houses ->
        [0] { $player } wins { $place } with { $total } in { $colour }: a building stop.
        [one] { $player } wins { $place } with { $total } in { $colour }: up to one house.
       *[other] { $player } wins { $place } with { $total } in { $colour }: up to { $houses } houses.
    }
event-nobody-won = Nobody wins { $place }.
event-egon-won = Egon wins { $place } with { $total }.
event-spent =
    { $count ->
        [one] { $player } spends { $suit } { $card }.
       *[other] { $player } spends { $count } times { $suit } { $card }.
    }
event-built =
    { $place_id ->
        [central-park]
            { $houses ->
                [0] { $player } builds nothing at Central Park.
                [one] { $player } builds a house at Central Park.
               *[other] { $player } builds { $houses } houses at Central Park.
            }
       *[other]
            { $houses ->
                [0] { $player } builds nothing in { $place }.
                [one] { $player } builds a house on the { $site } site of { $place }.
               *[other] { $player } builds { $houses } houses on the { $site } site of { $place }.
            }
    }
event-egon-built =
    { $equals ->
        [one] Egon builds on { $site } in { $district }, the most valuable empty site: { $each ->
            [one] 1 point
           *[other] { $each } points
        } a house.
       *[other] Egon builds on { $site } in { $district }, one of { $equals } equally valuable empty sites: { $each ->
            [one] 1 point
           *[other] { $each } points
        } a house.
    }
event-egon-short = Egon has no house left for { $site } in { $district }.
event-stopped = { $player } imposes a building stop on { $district }.
event-egon-stopped = No site is empty: Egon imposes a building stop on { $district }.
event-stop-points = { $player } gets a point for each house in { $district }: { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
event-half-points = { $player } would score { $full } in { $district } and gets half: { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
event-cleared = { $district } is cleared: { $houses ->
            [one] 1 house
           *[other] { $houses } houses
        } and { $shops ->
            [one] 1 shop
           *[other] { $shops } shops
        } leave the game.
event-ending = The game ends: { $end }. Every district without a building stop is scored once more.
event-park-turned = Turned up for Central Park: a { $shop }.
event-park-worth =
    { $kinds ->
        [one] One kind of shop: each house at Central Park is worth { $each }.
       *[other] { $kinds } kinds of shop: each house at Central Park is worth { $each }.
    }
event-park-scored =
    { $houses ->
        [one] Central Park: { $player } has one house worth { $each }: { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
       *[other] Central Park: { $player } has { $houses } houses worth { $each } each: { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
    }
event-over =
    { $end_id ->
        [limit] The match is over after { $turns } turns, at the limit: it was scored as it stood.
       *[other] The match is over after { $turns } turns.
    }

prompt-found =
    { $who ->
        [you] Place a house on an empty site.
       *[other] { $player } places a house.
    }
prompt-choose =
    { $who ->
        [you] Choose: houses, a shop, a black card, or score a district.
       *[other] { $player } begins a turn.
    }
prompt-site =
    { $who ->
        [you] Choose the site for your shop.
       *[other] { $player } places a shop.
    }
prompt-take =
    { $who ->
        [you] Choose the first of two coloured cards.
       *[other] { $player } takes coloured cards.
    }
prompt-take-second =
    { $who ->
        [you] Choose a second card of another colour.
       *[other] { $player } takes coloured cards.
    }
prompt-move =
    { $who ->
        [you] Move a commission.
       *[other] { $player } moves a commission.
    }
prompt-bid =
    { $who ->
        [you] Open the bidding, or pass.
       *[other] { $player } opens the bidding, or passes.
    }
prompt-raise =
    { $who ->
        [you] Bid more, or pass.
       *[other] { $player } bids more, or passes.
    }
prompt-bid-more =
    { $who ->
        [you] Lay more cards: your bid is not high enough yet.
       *[other] { $player } bids more, or passes.
    }
prompt-bid-ready =
    { $who ->
        [you] Make your bid, or lay more cards.
       *[other] { $player } bids more, or passes.
    }
prompt-bid-park =
    { $who ->
        [you] Central Park: the first bid's colour binds everybody. Bid or pass.
       *[other] Central Park: { $player } may choose everybody's colour.
    }
prompt-raise-park =
    { $who ->
        [you] Central Park: bid more in the chosen colour, or pass.
       *[other] Central Park: { $player } bids more, or passes.
    }
prompt-build =
    { $who ->
        [you] You have won: what do you build?
       *[other] { $player } has won the auction.
    }
prompt-stop =
    { $who ->
        [you] You have won a building stop: nothing else is possible here.
       *[other] { $player } has won a building stop.
    }
prompt-build-park =
    { $who ->
        [you] You have won Central Park: how many houses do you build there?
       *[other] { $player } has won Central Park.
    }

source-bonus = Bonuses
source-districts = Districts scored
source-stops = Building stops
source-halves = Halves at building stops
source-final = Districts at the end
source-park = Central Park
ties-cards = Cards in hand, which decide between equals

why-now-found = First everybody places two houses.
why-now-choose = First choose what kind of turn you take.
why-now-site = First choose the site for your shop.
why-now-take = First take your coloured cards.
why-now-move = First move a commission.
why-now-bid = There is an auction: bid or pass.
why-now-build = You have won an auction: first say what you build.
why-houses-there = There are houses on this site.
why-shop-there = There is a shop on this site.
why-two-shops = There are two shops on this site already.
why-own-district = You have a house in this district: the second goes to another one.
why-no-houses = You have no houses left in the general supply.
why-no-site = No site can take a shop.
why-not-in-block = There is no { $shop } in the current block of the display.
why-stopped = There is a building stop on { $place }.
why-no-commission = No commission stands in { $place }.
why-no-dashed = This board has no dashed sites.
why-stack-empty = The { $colour } stack is empty.
why-same-colour = The second card must have another colour.
why-no-way = The { $commission } commission cannot go from { $start } to { $place }.
why-not-held = You have no { $suit } { $card } to lay.
why-first-coloured = The first card of a bid is a coloured one.
why-one-colour = You bid with { $colour } in this auction: add cards of that colour, or black ones.
why-own-site = Your houses here stand on { $colour }: you can bid with that colour only.
why-foreign-site = The { $colour } site belongs to somebody else.
why-empty-first = A site is still empty here: you can bid only for an empty one.
why-park-colour = Everybody bids with { $colour } here.
why-reach = All your cards of this colour and black together cannot beat { $highest }.
why-nothing-laid = Lay the cards of your bid first.
why-too-low = You have laid { $total }, and need at least { $needed }.
why-laid = You have begun a bid: lay more cards, or take them back.
why-cards-allow = Your cards allow { $houses ->
            [one] one house
           *[other] { $houses } houses
        } at most.
why-supply =
    { $houses ->
        [0] You have no house in your supply.
        [one] You have one house in your supply.
       *[other] You have { $houses } houses in your supply.
    }
why-must-stop = You have no house in this full district: you can only impose a building stop.
why-not-full = A site was still empty: no building stop here.
why-park-stop = Central Park cannot be stopped.

text-turn =
    { $limit ->
        [0] Turn { $turn }
       *[other] Turn { $turn } of { $limit }
    }
text-ended = The game is over: { $end }.
text-progress = Shops placed: { $shops } of { $all} · building stops: { $stops } of { $signs }
text-commission = { $commission }: { $place }
text-marked = marked: { $places }
text-display = Display
text-park = Central Park
text-park-shops = Shops below it
text-stacks = Coloured stacks
text-unseen = { $count } unseen
text-black = Black stack: { $down } face down
text-face-up = face up under it: { $cards }
text-none = none
text-stopped = building stop
text-points = Points
text-supply = Supply
text-general = General
text-cards = Cards
text-known = Known to all
text-hand = Your hand
text-auction = Auction
text-needed = at least { $needed } needed
text-passed = passed
text-no-bid = no bid
text-laid = laid
text-won = { $player } has won with { $total }
text-houses =
    { $houses ->
        [0] a building stop
        [one] 1 house
       *[other] { $houses } houses
    }
text-egon = Egon
text-legend = 1×2=3: two houses of player 1, each worth 3; ·=3: empty, a house would be worth 3; two letters: a shop; the current block is in brackets; E is Egon.
