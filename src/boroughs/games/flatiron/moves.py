"""The kinds of decision; the kinds of event are in `events`."""

from boroughs.games.flatiron.domains import BOARD, COLOUR, HALF, HALL_CARD, PAPER, PLACE, ROW, SIDE, SLOT, STREET
from boroughs.games.flatiron.events import EVENTS
from boroughs.kernel import Moves, kind

__all__ = ["EVENTS", "MOVES"]

MOVES = Moves(
    kind("board", board=BOARD, side=SIDE),  # FL9
    kind("daniels-side", side=SIDE),  # FL34
    kind("go", place=PLACE),  # FL10
    kind("take"),  # FL16
    kind("run"),  # FL14, FL15
    kind("buy", stack=STREET, half=HALF),  # FL11
    kind("acquire", card=HALL_CARD, column=STREET, half=HALF),  # FL13: a City Hall card
    kind("use", newspaper=PAPER),  # FL17
    kind("end"),  # FL17: no more newspapers this turn
    kind("keep", newspaper=PAPER, telling=True),  # FL29
    kind("tile", column=STREET),  # FL31
    # ways to run an effect, and not to
    kind("gain"),
    kind("buy-pillar", colour=COLOUR),
    kind("sell-pillar", colour=COLOUR),
    kind("swap", own=COLOUR, other=COLOUR),
    kind("build", colour=COLOUR, slot=SLOT),
    kind("raise"),  # FL23: a floor
    kind("copy", column=STREET, row=ROW),
    kind("copy-market", stack=STREET, half=HALF),
    kind("skip"),
)
(
    CHOOSE_BOARD,
    DANIELS_SIDE,
    GO,
    TAKE,
    RUN,
    BUY,
    ACQUIRE,
    USE,
    END,
    KEEP,
    TILE,
    GAIN,
    BUY_PILLAR,
    SELL_PILLAR,
    SWAP,
    BUILD,
    RAISE,
    COPY,
    COPY_MARKET,
    SKIP,
) = MOVES.bases
