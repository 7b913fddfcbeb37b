"""The kinds of decision and the kinds of event."""

from boroughs.games.new_york_1901.components import BUILDABLE, DISTRICTS, LOT_NAMES, SQUARES, TILES
from boroughs.games.new_york_1901.footprints import FLIPS, TURNS
from boroughs.kernel import Events, Moves, coordinates, event, kind, names, number, seat, span, trailing

DISTRICT = names("district", *DISTRICTS)
SIZE = span(2, 3, "size")
LOT = coordinates("lot", *LOT_NAMES)
"""A lot, by its first square."""
SQUARE = coordinates("square", *SQUARES)
TILE = names("tile", *TILES[:BUILDABLE])
ANY_TILE = names("tile", *TILES)
TURN = names("turn", *TURNS)
"""Where the tile's top, as it is drawn in the box, points to."""
FLIP = trailing("flip", *FLIPS)

MOVES = Moves(
    kind("take", district=DISTRICT, size=SIZE),  # NY9
    kind("settle", lot=LOT),  # NY9
    kind("build", tile=TILE),  # NY9, NY10
    kind("rebuild", tile=TILE),  # NY12
    kind("place", square=SQUARE, turn=TURN, flip=FLIP),  # NY15; the tile's first square, row by row
    kind("done"),  # NY9: no building
    kind("give-back", lot=LOT),  # NY13
    kind("pass"),  # NY14
)
TAKE, SETTLE, BUILD, REBUILD, PLACE, DONE, GIVE_BACK, PASS = MOVES.bases

EVENTS = Events(
    event("character", player=seat(), district=DISTRICT, lot=LOT),
    event("opened", district=DISTRICT, size=number("size")),
    event("turn", player=seat()),
    event("taken", player=seat(), district=DISTRICT, size=number("size")),
    event("settled", player=seat(), lot=LOT, district=DISTRICT, size=number("size")),
    event("torn-down", player=seat(), tile=ANY_TILE, square=SQUARE),
    event("built", player=seat(), tile=ANY_TILE, square=SQUARE, turn=TURN, flip=names("flip", *FLIPS), points=number()),
    event("returned", player=seat(), lot=LOT),
    event("manned", player=seat(), lot=LOT),
    event("given-back", player=seat(), lot=LOT, district=DISTRICT, size=number("size")),
    event("passed", player=seat()),
    event("last-round", player=seat(), points=number()),
    event("over", reason=names("reason", "target", "passed", "quiet")),
)
(
    CHARACTER,
    OPENED,
    TURN_NOTE,
    TAKEN,
    SETTLED,
    TORN_DOWN,
    BUILT,
    RETURNED,
    MANNED,
    GIVEN_BACK,
    PASSED,
    LAST_ROUND,
    OVER_NOTE,
) = range(len(EVENTS.kinds))
BY_TARGET, BY_PASSES, BY_QUIET = range(3)
