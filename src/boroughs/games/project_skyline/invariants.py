"""What holds after every move: each piece is in exactly one place, and no money comes from nowhere."""

from boroughs.games.project_skyline.components import CARDS, COPIES, FIELDS, STOREYS, TOWERS
from boroughs.games.project_skyline.state import (
    CARD_SECOND,
    CARD_TARGET,
    EMPTY,
    MARCHING,
    NO_CARD,
    NO_FIELD,
    SOURCES,
    THREE,
    TOWER,
    WITHOUT_LIMIT,
)
from boroughs.kernel import rule

SENTENCES = (
    "fine",
    "a colour's storeys are not just its own and its borrowed ones, in the supply and on the board",
    "a colour's towers are not just those in the supply and those on the board",
    "borrowed and spare storeys are not those of the colours out of play",
    "an empty field has a height, a building no owner in play, or a height that there is not",
    "three storeys stand without having to march",
    "the architect does not stand on a building",
    "cash and bank do not cancel out",
    "a player's cash is not what the ledger says, is negative, or is no multiple of the smallest note",
    "the seen order of the action cards holds more of a kind than there are, or gaps",
    "a half-made turn is remembered in the wrong phase",
)
NOTE = 10
"""The smallest note, in thousands (PS4)."""
KINDS = len(COPIES)
ENTRIES = len(SOURCES)


@rule
def check(s):
    """0, or the number of the broken sentence."""
    for broken in (pieces(s), buildings(s), money(s), pile(s), half_made(s)):
        if broken:
            return broken
    return 0


@rule
def pieces(s):
    spare = s.spare_storeys
    for seat in range(s.players):
        storeys, towers = s.storeys[seat], s.towers[seat]
        if storeys < 0 or towers < 0:
            return 1
        for field in range(FIELDS):
            if s.owner[field] == seat:
                storeys += s.height[field] if s.height[field] != TOWER else 0
                towers += 1 if s.height[field] == TOWER else 0
        if storeys != STOREYS + s.borrowed[seat]:
            return 1
        if towers != TOWERS[s.players - 2]:
            return 2
        spare += s.borrowed[seat]
    if s.spare_storeys != WITHOUT_LIMIT and spare != (2 * STOREYS if s.players == 2 else 0):
        return 3
    return 0


@rule
def buildings(s):
    for field in range(FIELDS):
        owner, height = s.owner[field], s.height[field]
        if owner >= s.players or owner < EMPTY or height < 0 or height > TOWER or (owner == EMPTY) != (height == 0):
            return 4
        if height == THREE and (s.phase != MARCHING or s.marching != field):
            return 5
    if s.architect != NO_FIELD and s.owner[s.architect] == EMPTY:
        return 6
    return 0


@rule
def money(s):
    total = s.bank
    for seat in range(s.players):
        total += s.cash[seat]
        booked = 0
        for source in range(ENTRIES):
            booked += s.ledger[seat, source]
        if booked != s.cash[seat] or booked < 0 or booked % NOTE != 0:
            return 8
    return 7 if total != 0 else 0


@rule
def pile(s):
    for card in range(KINDS):
        seen = 0
        for i in range(CARDS):
            if s.card_order[i] == card:
                seen += 1
        if seen > COPIES[card]:
            return 9
    for i in range(CARDS):
        if (s.card_order[i] == NO_CARD) != (i >= s.cards_drawn):
            return 9
    return 0


@rule
def half_made(s):
    if (s.marching != NO_FIELD) != (s.phase == MARCHING):
        return 10
    if (s.picked != NO_FIELD) != (s.phase == CARD_SECOND):
        return 10
    if (s.card != NO_CARD) != (s.phase == CARD_TARGET or s.phase == CARD_SECOND):
        return 10
    return 0
