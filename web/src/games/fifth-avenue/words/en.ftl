# What only Fifth Avenue's page says.
board-label = The board: Midtown with seven districts, the shops on display, the stacks of cards
status-progress = Shops { $shops } of { $all } · stops { $stops } of { $signs }
values-toggle = Worth of sites
short-34th-west = 34th W
short-34th-east = 34th E
short-42nd-west = 42nd W
short-times-square = Times Sq
short-42nd-east = 42nd E
short-52nd-west = 52nd W
short-52nd-east = 52nd E
short-central-park = Park
letter-white = W
letter-beige = B
site-empty = { $district }, { $site }: empty; a house here is worth { $worth }
site-dashed = { $district }: dashed site, for shops only
site-shops = { $district }, { $site }: { $shops }
site-houses =
    { $houses ->
        [one] { $district }, { $site }: one house of { $owner }, worth { $worth }
       *[other] { $district }, { $site }: { $houses } houses of { $owner }, worth { $worth } each, { $all } in all
    }
district-label = { $district }. A scoring would give: { $values }.
district-full = { $district }, every site is taken: an auction here may end in a building stop. A scoring would give: { $values }.
district-stopped = { $district }: building stop
start-label = Start. Auctions when a commission returns: white { $white }; beige { $beige }.
park-label = Central Park. Houses: { $houses }. Shops below it: { $shops }. Three of them will make the worth of a house here.
park-each = { $each } a house
marker-label = Marker { $number } of the { $commission } commission in { $district }
commission-label = The { $commission } commission, { $place }. Auctions when it returns: { $round }.
commission-pick = Move the { $commission } commission
display-head = Shops on display · { $placed } of { $all } placed
shop-label =
    { $count ->
        [one] { $shop } in the current block
       *[other] { $shop }, { $count } in the current block
    }
shop-later = { $shop }: only shops of the framed block can be taken
bonus-label = After shop { $shops }: { $points } points for houses in at least { $districts } districts
end-label = Shop { $shops } ends the game
stack-label = { $colour } stack: { $top } on top, then { $unseen } unseen, then in this order: { $returned }
stack-empty = { $colour } stack: empty
black-label = Black stack: { $down } face down; face up under it: { $up }
auction-head = Auction: { $place }
auction-need = { $needed } or more leads
auction-won =
    { $houses ->
        [0] { $player } has won a building stop
        [one] { $player } builds up to one house
       *[other] { $player } builds up to { $houses } houses
    }
auction-winner = has won
auction-colour = Everybody bids with { $colour }.
auction-reach = All your cards reach
auction-most = All your cards of { $colour }, with the black ones: { $most }
auction-no-reach = You have no card that fits here.
auction-next-bid = Next bid
auction-then = Then: { $places }
auction-lay = lay cards from your hand
egon-waits = bids after everybody
egon-out = is out
ahead-head = Auctions when they return
ahead-none = none yet
kinds-head = Kinds of shop beside a house: points
bonus-head = Shop { $shops }: { $points } points for { $districts } districts
no-bonus-head = Districts with houses
acts-label = Turn
hand-cards = Cards
acts-wait = Others are playing.
acts-take = Take cards from the stacks on the board.
act-houses = Houses
act-shop = Shop
act-shop-label = Place a shop
act-black = Black
act-score = Score
act-score-label = Score a district in which a commission stands
act-bid = Bid { $total }
act-bid-label = Bid { $total }; at least { $needed } needed
act-need = { $needed } or more
act-more = Lay { $missing } more, or take back.
act-pass = Pass
act-stop = Building stop
colour-pick = Site: { $colour }
card-label =
    { $count ->
        [one] { $suit } { $number }, allows { $houses ->
            [one] one house
           *[other] { $houses } houses
        }
       *[other] { $count } times { $suit } { $number }, allows { $houses ->
            [one] one house
           *[other] { $houses } houses
        }
    }
held-label = { $suit }: { $count ->
            [one] one card
           *[other] { $count } cards
        }. Known to all: { $known }.
supply-label = { $count ->
            [one] One house
           *[other] { $count } houses
        } in the own supply, { $left } more in the general one
districts-label = Houses in { $count ->
            [one] one district
           *[other] { $count } districts
        }
brings-found = Each house here is worth { $worth } now.
brings-houses = Your supply: { $supply ->
        [one] { $supply } house
       *[other] { $supply } houses
    }; { $left ->
        [one] { $left } stays
       *[other] { $left } stay
    } in the general supply. Then two cards, and a commission moves.
brings-score = Points: { $values }. Black cards: { $cards }. Then a commission moves.
brings-black = A black card and a commission's move; then two coloured cards, and a commission moves once more.
brings-site = Worth of a house: { $changes }.
brings-no-change = No house's worth changes.
brings-round = Auctions: { $round }.
brings-marker = A marker stays in { $district }: it will be auctioned.
brings-bid =
    { $houses ->
        [0] You lead with { $total }, for a building stop.
        [one] You lead with { $total }; these cards allow one house.
       *[other] You lead with { $total }; these cards allow { $houses } houses.
    }
brings-build =
    { $houses ->
        [0] You keep your houses: { $left } in your supply.
        [one] It is worth { $each } now. { $left ->
            [one] { $left } stays
           *[other] { $left } stay
        } in your supply.
       *[other] Each is worth { $each } now: { $all } in a scoring. { $left ->
            [one] { $left } stays
           *[other] { $left } stay
        } in your supply.
    }
brings-park =
    { $houses ->
        [0] You keep your houses: { $left } in your supply.
        [one] It counts at the end. { $left ->
            [one] { $left } stays
           *[other] { $left } stay
        } in your supply.
       *[other] They count at the end. { $left ->
            [one] { $left } stays
           *[other] { $left } stay
        } in your supply.
    }
brings-stop = You get { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Half a scoring for the others: { $halves }. All houses and shops here leave the game.
