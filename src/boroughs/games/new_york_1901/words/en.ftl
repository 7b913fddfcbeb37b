# New York 1901

game-title = New York 1901
game-summary = Take lots, raise skyscrapers, and tear your own down for larger ones. Whoever reaches 50 points calls the last round.

district-red = red
district-blue = blue
district-green = green
district-yellow = yellow
district-pink = pink

tile-bronze-i2 = bronze bar of 2
tile-bronze-i3 = bronze bar of 3
tile-bronze-v3 = bronze corner of 3
tile-bronze-o4 = bronze square of 4
tile-silver-i3 = silver bar of 3
tile-silver-v3 = silver corner of 3
tile-silver-i4 = silver bar of 4
tile-silver-l4 = silver hook of 4
tile-silver-s4 = silver step of 4
tile-silver-p5 = silver notched block of 5
tile-gold-t4 = golden T of 4
tile-gold-l5 = golden hook of 5
tile-gold-v5 = golden corner of 5
tile-gold-o6 = golden block of 6
tile-gold-s6 = golden step of 6
tile-gold-w6 = golden stairs of 6
tile-park-row = Park Row Building
tile-singer = Singer Building
tile-metropolitan-life = Metropolitan Life Tower
tile-woolworth = Woolworth Building
tile-starter = starter

turn-north = north
turn-east = east
turn-south = south
turn-west = west
flip-plain = as drawn
flip-flipped = flipped

reason-target = The last round is over.
reason-passed = Everybody has passed.
reason-quiet = Nobody has built for twenty rounds.

option-flip = Tiles may be flipped

move-take = Take { $district } { $size }
move-settle = Set your worker on the lot at { $lot }
move-build = Build: { $tile }
move-rebuild = Tear down and rebuild: { $tile }
move-place =
    Build it at { $square }{ $flip_id ->
        [flipped] , flipped
       *[plain] { "" }
    }{ $turn_id ->
        [north] { "" }
       *[other] , turned to the { $turn }
    }
move-done = Build nothing
move-give-back = Give back the lot at { $lot }
move-pass = Pass

event-character = { $player } gets the { $district } character, and starts at { $lot }.
event-opened = New in the open market: { $district } { $size }.
event-turn = It is { $player }'s turn.
event-taken = { $player } takes { $district } { $size } from the open market.
event-settled = { $player } sets a worker on the lot at { $lot } ({ $district }, { $size } squares).
event-torn-down = { $player } tears down the { $tile } at { $square }.
event-built = { $player } builds at { $square }: { $tile } ({ $points } points).
event-returned = { $player } takes the worker at { $lot } back.
event-manned = { $player } sets a worker on the bare lot at { $lot }.
event-given-back = { $player } can neither build nor rebuild, and gives back the lot at { $lot }: the card { $district } { $size } goes under the future market.
event-passed = { $player } can do nothing, and passes.
event-last-round = { $player } has { $points } points: everybody else has one more turn.
event-over = The match ends. { $reason }

prompt-take =
    { $who ->
        [you] Take a card from the open market.
       *[other] { $player } is about to take a card.
    }
prompt-take-or-rebuild =
    { $who ->
        [you] Take a card from the open market, or choose a tile to rebuild with.
       *[other] { $player } is about to take a card or to rebuild.
    }
prompt-build-or-rebuild =
    { $who ->
        [you] Choose a tile to build or to rebuild with.
       *[other] { $player } is about to build or rebuild.
    }
prompt-give-back =
    { $who ->
        [you] You have no worker and can neither build nor rebuild: choose a lot to give back.
       *[other] { $player } has to give a lot back.
    }
prompt-pass =
    { $who ->
        [you] There is nothing that you can do: pass.
       *[other] { $player } has to pass.
    }
prompt-settle =
    { $who ->
        [you] Set your worker on a free lot of the card's district and size.
       *[other] { $player } chooses a lot.
    }
prompt-build =
    { $who ->
        [you] Choose a tile to build, or build nothing.
       *[other] { $player } may build.
    }
prompt-done =
    { $who ->
        [you] No tile fits on your free land: build nothing.
       *[other] { $player } cannot build.
    }
prompt-place =
    { $who ->
        [you] Place the tile on your free land.
       *[other] { $player } is placing a tile.
    }
prompt-replace =
    { $who ->
        [you] Place the tile over buildings of yours.
       *[other] { $player } is rebuilding.
    }

source-bronze = Bronze
source-silver = Silver
source-gold = Gold
source-legendary = Legendary
ties-gold = Gold on the board, which decides between equals

why-settle-first = First set your worker on a lot for the card that you took.
why-build-or-done = You have taken a card: build a tile now, or build nothing.
why-place-first = First place the tile that you chose.
why-turn-first = Your turn begins with a card or a tile.
why-no-rebuilding = Nothing is torn down in a turn in which you took a card.
why-no-worker = You have no unused worker.
why-not-in-market = The open market has no card { $district } { $size }.
why-no-card = You have taken no card to settle for.
why-lot-closed = That lot is not used with two players.
why-lot-taken = That lot belongs to somebody.
why-other-lot = Your card is for a lot that is { $district } and has { $size } squares.
why-take-first = With an unused worker you take a card before you build.
why-tile-used = You have no { $tile } left.
why-legendary-taken = The { $tile } stands already.
why-legendary-second = You have a legendary skyscraper: nobody builds two.
why-no-place = Nowhere on your land is room with frontage for this: { $tile }.
why-no-replacement = No building of yours can give way to this: { $tile }. It has to be larger, and lots left bare need workers.
why-can-act = You can do something else, so you must.
why-give-back = Without a worker one gives a lot back instead of passing.
why-has-worker = You have an unused worker.
why-no-worker-there = No worker of yours stands on the lot at { $lot }.
why-choose-tile = First choose a tile.
why-no-flips = Tiles may not be flipped in this match.
why-off-land = There it would leave the land.
why-not-yours = There it would lie on land that is not yours.
why-no-frontage = There it would have no edge on a street or a park.
why-covered = There it would lie on a building. Buildings give way only when you rebuild.
why-same-squares = The same squares have another name: turn the tile less.
why-same-unflipped = The same squares have a name without the flip: place the tile as it is, unflipped.
why-nothing-under = A rebuilding has to replace a building of yours.
why-legendary-stays = A legendary skyscraper is never torn down.
why-not-larger = It would replace a building of { $size } squares: it has to be larger.
why-not-neighbours = The buildings under it are not all neighbours, side by side.
why-workers =
    { $bare ->
        [one] A lot would be left bare, and you would have no worker for it.
       *[other] { $bare } lots would be left bare, and of workers for them you would have only { $workers }.
    }

text-legend-built = Al4: a building of A (the tile's shape and size). ♣ park, # landmark.
text-legend-lots = R: a free red lot. A*R: a lot of A with a worker, A R: partly built. ·: not used.
text-market = Open market: { $cards }
text-future =
    { $count ->
        [one] Future market: 1 shuffled card
       *[other] Future market: { $count } shuffled cards
    }
text-put-back = Below them, in this order: { $cards }
text-player =
    { $workers ->
        [one] { $letter } { $name } ({ $district }): { $points } points, { $workers } unused worker; tiles: { $tiles }
       *[other] { $letter } { $name } ({ $district }): { $points } points, { $workers } unused workers; tiles: { $tiles }
    }
text-legendary = Legendary: { $tiles }
text-tiles = Your tiles, their tops to the north:
text-points = { $points } points
text-none = none
