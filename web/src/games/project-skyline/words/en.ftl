# What only Project Skyline's page says.
board-label = The board: a city of six by six fields and the street round it
street-label = The street, clockwise
city-label = The city: fields a1 to f6
field-empty =
    { $architect ->
        [yes] { $field }: empty, the architect stands here
       *[no] { $field }: empty
    }
field-building =
    { $architect ->
        [yes] { $field }: { $height } of { $owner }, with the architect on it. Rent of the group: ${ $rent }
       *[no] { $field }: { $height } of { $owner }. Rent of the group: ${ $rent }
    }
space-action = { $space }: action space
space-free = { $space }: no rent
space-rent = { $space }: ${ $rent } to { $owner }
pawn-label = { $player }'s pawn on { $space }
status-turn =
    { $least ->
        [0] Turn { $turn } · all towers of one colour are built
        [one] Turn { $turn } · the leader needs one more tower
       *[other] Turn { $turn } · the leader needs { $least } more towers
    }
status-over =
    { $ending ->
        [towers] Over · all towers of one colour are built
        [turns] Over after turn { $turn }, the last one
       *[bankruptcy] Over in turn { $turn } · somebody is bankrupt
    }
die-white = The white die moves the pawn.
die-black = The black die moves the architect.
die-white-shows = White die: { $value }
die-black-shows = Black die: { $value }
button-stay = Stay
brings-demolishes = Demolishes { $height } of { $owner } on { $field }
brings-joins = Joins your { $height } on { $field }
brings-removes = Takes { $height } of { $owner } off { $field }
brings-marches = Then marches onto { $fields }
brings-rent = { $player } pays { $owner } ${ $amount }
brings-bankrupt = { $player } cannot pay { $owner } ${ $amount }: the match ends
brings-no-rent = No rent is due there
brings-tax = Costs ${ $amount }
brings-income = { $player } round the street: { $change }
seat-storeys =
    { $count ->
        [one] One storey in the supply
       *[other] { $count } storeys in the supply
    }
seat-towers =
    { $count ->
        [one] One tower still to build
       *[other] { $count } towers still to build
    }
seat-rent = Rent
seat-income = A stop on every space of the street would bring ${ $amount }
mine-label = My supply: { $storeys ->
            [one] one storey
           *[other] { $storeys } storeys
        }, { $towers ->
            [one] one tower
           *[other] { $towers } towers
        }. Rent round the street: ${ $amount }
card-next = The next action card
brings-group = Rent of the group there: ${ $amount }
goal = { $field } ({ $height }, { $owner })
chart-points = Money over the match
