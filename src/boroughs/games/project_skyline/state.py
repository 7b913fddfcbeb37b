"""The record: every field, and who may see it. All lies open: the order of the action cards is drawn when it is seen."""

from boroughs.games.project_skyline.components import CARDS, FIELDS, SEATS
from boroughs.kernel import i1, i2, i4, open_, record

STARTING, TOWER_SETTING, STOREY_SETTING, BUILDING, MARCHING, CARD_TARGET, CARD_SECOND, FINISHED = range(8)
EMPTY = -1
ONE, TWO, THREE, TOWER = 1, 2, 3, 4
"""Heights. Three storeys stand only while they march; a tower is as tall but nothing takes it (PS20)."""
NO_FIELD, NO_CARD = -1, -1
WITHOUT_LIMIT = -1
SOURCES = ("start", "rent-received", "rent-paid", "cards", "premium", "debt-waived")
AT_START, RECEIVED, PAID, BY_CARDS, BY_PREMIUM, WAIVED = range(len(SOURCES))


@record
class State:
    players = open_(i1)
    expert = open_(i1)  # PS25
    turn_limit = open_(i2)  # 0 is none (PS31)
    spare_storeys = open_(i2)  # of colours that are not in play, or WITHOUT_LIMIT (PS21)
    turn = open_(i1)
    phase = open_(i1)
    placed = open_(i1)  # decisions made in this phase of the set-up
    turn_number = open_(i4)  # from 1
    white_die = open_(i1)  # 0 before the first roll
    black_die = open_(i1)
    architect = open_(i1)  # the field it stands on, NO_FIELD before the first turn
    marching = open_(i1)  # the building that has to march on, or NO_FIELD
    card = open_(i1)  # the action card that waits for a choice, or NO_CARD
    picked = open_(i1)  # the building that the card's first choice took, or NO_FIELD
    owner = open_(i1, FIELDS)  # the seat, or EMPTY
    height = open_(i1, FIELDS)  # 0, ONE, TWO, THREE, TOWER
    pawn = open_(i1, SEATS)  # the street space
    storeys = open_(i1, SEATS)  # in the supply
    towers = open_(i1, SEATS)
    borrowed = open_(i2, SEATS)  # storeys of other colours that are the seat's now (PS21)
    cash = open_(i4, SEATS)
    bank = open_(i4)  # what the bank took less what it gave
    ledger = open_(i4, SEATS, len(SOURCES))  # where the cash came from and went
    card_order = open_(i1, CARDS)  # the pile as it was at the start, as far as it has been seen; else NO_CARD (PS11)
    cards_drawn = open_(i4)
