"""What the fields of moves and events can be."""

from boroughs.games.flatiron.components import (
    BOARDS,
    COLOURS,
    DANIEL_CARDS,
    FLOORS,
    HALL_CARDS,
    HALVES,
    PAPERS,
    PLACES,
    ROWS,
    SIDES,
    SLOTS,
    STREET_CARDS,
    STREETS,
)
from boroughs.games.flatiron.vocabulary import EFFECT_NAMES, FLOOR_EFFECT_NAMES
from boroughs.kernel import names, seat, span

PLACE, STREET = names("place", *PLACES), names("place", *STREETS)
HALF, SIDE, BOARD = names("half", *HALVES), names("side", *SIDES), names("board", *BOARDS)
COLOUR, PAPER, FLOOR = names("colour", *COLOURS), names("newspaper", *PAPERS), names("floor", *FLOORS)
CARD, HALL_CARD = names("street-card", *STREET_CARDS), names("city-hall-card", *HALL_CARDS)
SLOT, ROW = span(1, SLOTS, "slot"), span(1, ROWS, "row")
EFFECT, FLOOR_EFFECT = names("effect", *EFFECT_NAMES), names("floor-effect", *FLOOR_EFFECT_NAMES)
ORIGIN = names("origin", "street-card", "board", "newspaper", "slot")
DANIEL_CARD = names("daniel-card", *DANIEL_CARDS)
PLAYER = seat(2)
