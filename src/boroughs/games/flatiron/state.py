"""The record: every field, and who may see it.

A company is a seat's, or the second one Daniel's in the solo game. Piles are kept as what has not been seen of them; what lies in which order
below a stack's top is known only of cards that went under it in everybody's sight.
"""

from boroughs.games.flatiron.components import (
    CARD_COUNT,
    COLOUR_COUNT,
    COLUMN_CARDS,
    DANIEL_CARD_COUNT,
    DEPTH,
    FLOOR_COUNT,
    HALL_CARD_COUNT,
    LEVELS,
    PAPER_COUNT,
    ROWS,
    SEATS,
    SLOTS,
    STACK_MOST,
    STREET_CARD_COUNT,
    STREET_COUNT,
)
from boroughs.kernel import i1, i2, open_, private, record, secret

NONE = -1
CHOOSING_BOARD, CHOOSING_DANIELS_SIDE, MOVING, ACTING, RUNNING, CLOSING, PLACING_TILES, FINISHED = range(8)
"""Phases. RUNNING: the effects of a column; CLOSING: after the action, when newspapers may still be used."""

EFFECT_AT, STEP, BUILT, SLOT, GONE = range(5)
"""The columns of a frame: the effect, how far it is, pillars built by it, the slot of the last, whether its newspaper has left."""
OFFERED, ASKED, BONUS, NEXT_PILLAR, SECOND, TURNING, DONE = range(1, 8)
"""Steps of an effect. OFFERED may be skipped, ASKED may not; BONUS: the slot's bonus is due; NEXT_PILLAR: what follows it; SECOND: the
second pillar is chosen; TURNING: a floor has scored and the stacks turn."""

SOURCES = (
    "pillars",
    "floors",
    "bonuses",
    "effects",
    "street-cards",
    "popularity",
    "joining",
    "reputation",
    "city-hall",
    "prices",
    "thumbs",
)
(
    FROM_PILLARS,
    FROM_FLOORS,
    FROM_BONUSES,
    FROM_EFFECTS,
    FROM_STREET_CARDS,
    FROM_POPULARITY,
    FROM_JOINING,
    FROM_REPUTATION,
    FROM_CITY_HALL,
    FROM_PRICES,
    FROM_THUMBS,
) = range(11)


@record
class State:
    players = open_(i1)
    harder = open_(i1)  # FL39
    turn_limit = open_(i2)  # FL40; 0 is none
    random_boards = open_(i1)
    phase = open_(i1)
    turn = open_(i1)  # the seat whose turn it is
    rounds = open_(i2)  # completed
    roof_builder = open_(i1)  # the company, or NONE
    limited = open_(i1)  # 1: the match was ended by the limit of turns

    offered = open_(i1, SEATS, 2)  # the boards dealt (FL9); NONE behind a single one
    offered_side = open_(i1, SEATS, 2)  # which side is up; NONE: the player chooses
    board = open_(i1, SEATS)
    side = open_(i1, SEATS)
    figure = open_(i1, SEATS)  # a place; NONE: outside
    money = open_(i2, SEATS)
    points = open_(i2, SEATS)  # on the score track
    earned = open_(i2, SEATS, len(SOURCES))  # the same by source, and the final scoring
    pillars = open_(i1, SEATS, COLOUR_COUNT)  # 0 or 1 of each colour (FL19)
    columns = open_(i2, SEATS, STREET_COUNT, COLUMN_CARDS)  # visible halves in the order of purchase, NONE behind them
    held = open_(i1, SEATS, STREET_COUNT)  # cards in a column
    tiles = open_(i1, SEATS)  # reputation tiles not yet in a column
    tiles_in = open_(i1, SEATS, STREET_COUNT)

    top = open_(i1, STREET_COUNT)  # the visible card of each stack, or NONE
    unseen = open_(i1, STREET_CARD_COUNT)  # 1: somewhere in its stack, not seen yet
    under = open_(i1, STREET_COUNT, STACK_MOST)  # cards that went under their stack, the first to come up again first
    under_count = open_(i1, STREET_COUNT)
    hall = open_(i1, HALL_CARD_COUNT)  # 1: lies open at City Hall
    floor = open_(i1)  # the active floor
    level = open_(i1)  # how many floors are below it
    open_floor = open_(i1)  # the floor that can be built next, or NONE
    pile = open_(i1)  # floors face down on the roof
    unseen_floor = open_(i1, FLOOR_COUNT)
    building = open_(i1, LEVELS)  # floors from the bottom, NONE above
    slots = open_(i1, LEVELS, SLOTS)  # the colour of the pillar, or NONE
    supply = open_(i1, COLOUR_COUNT)  # pillars
    tile_supply = open_(i1)

    newsboy = open_(i1)  # how many of his spaces have been reached
    due = open_(i1)  # how often he has still to give newspapers to the player whose turn it is
    active_paper = open_(i1)
    gone_papers = open_(i1, PAPER_COUNT)
    papers = private(i1, SEATS, PAPER_COUNT)
    paper_count = open_(i1, SEATS)
    given = private(i1, SEATS, PAPER_COUNT)  # what the seat knows that the other one holds: it gave them (FL29)
    received = private(i1, SEATS, PAPER_COUNT)  # the same as the other seat knows it
    drawn = private(i1, SEATS, 2)  # two newspapers, one of which is kept
    choosing_paper = open_(i1)
    paper_supply = secret(i1, PAPER_COUNT)
    paper_supply_count = open_(i1)

    todo = open_(i2, ROWS)  # the effects of the column that is run (FL14)
    todo_count = open_(i1)
    todo_next = open_(i1)
    frames = open_(i2, DEPTH, 5)  # effects that are being run, the innermost last
    depth = open_(i1)

    row = open_(i1, DANIEL_CARD_COUNT)  # Daniel's open turn cards (FL37)
    row_count = open_(i1)
    repeats = open_(i1)
    daniel_cards = open_(i1, CARD_COUNT)  # 1: street or City Hall card of Daniel's
