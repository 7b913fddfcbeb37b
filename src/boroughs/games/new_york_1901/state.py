"""The record: every field, and who may see it. All is open but the order of the future market, which is not fixed before it shows.

The last three fields follow from the others; they are kept so that legal places come from a few operations on bits (see land.py).
"""

from boroughs.games.new_york_1901.components import (
    BLOCK_COUNT,
    CARD_COUNT,
    GENERATIONS,
    LOT_COUNT,
    MARKET,
    PIECE_COUNT,
    SEATS,
)
from boroughs.kernel import i1, i2, i4, open_, record

TURN, SETTLING, BUILDING, PLACING, REPLACING, FINISHED = range(6)
NOTHING = -1
FREE, CLOSED = -1, -2  # a lot's owner: nobody yet; out of the game (NY5)
SUPPLY, GONE = (
    -1,
    -2,
)  # a piece that does not stand: it can be built; it never will be (torn down, or a legendary one out of reach)
NEED_BITS = 3


@record
class State:
    players = open_(i1)
    flips = open_(i1)  # whether tiles may be flipped (NY15)
    turn = open_(i1)
    phase = open_(i1)
    card = open_(i1)  # the card just taken, whose lot is to be chosen, or NOTHING
    tile = open_(i1)  # the kind of tile whose place is to be chosen, or NOTHING
    trigger = open_(i1)  # the seat that reached the target and so called the last round, or NOTHING (NY27)
    passes = open_(i1)  # passes in a row (NY14)
    quiet = open_(i2)  # turns since a tile was placed (NY30)
    future_size = open_(i2)
    put_back_size = open_(i2)
    character = open_(i1, SEATS)  # a district (NY5)
    unused = open_(i1, SEATS)  # workers
    earned = open_(i2, SEATS, len(GENERATIONS))  # points by generation
    market = open_(i1, MARKET)  # cards, or NOTHING
    future = open_(i1, CARD_COUNT)  # how many of each card are in the shuffled pile: anybody can work it out
    put_back = open_(i1, LOT_COUNT)  # cards below the shuffled ones, in the order in which they will come up (NY13)
    cards = open_(i1, SEATS, CARD_COUNT)  # taken
    owner = open_(i1, LOT_COUNT)  # a seat, FREE or CLOSED
    worker = open_(i1, LOT_COUNT)  # 1 where the owner's worker stands
    where = open_(i2, SEATS, PIECE_COUNT)  # the footprint on which a piece stands, SUPPLY or GONE
    free = open_(i4, SEATS, BLOCK_COUNT)  # own squares that no tile covers, as bits of the block
    fits = open_(i4, SEATS, BLOCK_COUNT)  # shapes in supply for which there is a place to build, as bits
    renewals = open_(
        i4, SEATS, BLOCK_COUNT, NEED_BITS
    )  # the same for rebuilding: the least need of workers plus one, bit by bit
