"""Daniel's turn in the solo game: he never decides, and says what he does and why (FL34-FL38)."""

from boroughs.games.flatiron import events as ev
from boroughs.games.flatiron.components import (
    BOARD_POINTS,
    CITY_HALL,
    DANIEL_ACTION,
    DANIEL_CARD_COUNT,
    DANIEL_OTHER_PLACE,
    DANIEL_PLACE,
    DANIEL_SYMBOLS,
    HALL_CARD_COUNT,
    JOINING,
    ROOF,
    SLOTS,
    STREET_CARD_COUNT,
)
from boroughs.games.flatiron.effects import can_raise, pillars_standing, stands
from boroughs.games.flatiron.newsboy import DANIEL, award
from boroughs.games.flatiron.piles import open_next_floor, raise_floor, turn_stacks, turn_up
from boroughs.games.flatiron.state import FROM_FLOORS, FROM_JOINING, FROM_PILLARS, FROM_POPULARITY, NONE
from boroughs.games.flatiron.vocabulary import COLOUR, DANIEL_FLOOR, DANIEL_PILLAR, KIND, POINTS
from boroughs.kernel import chance, note, rule


@rule
def daniels_turn(s, log):
    card = turn_card(s, log)
    move_daniel(s, card, log)
    kind = DANIEL_ACTION[card, KIND]
    if kind == DANIEL_PILLAR:
        build_daniels_pillar(s, card, log)
    elif kind == DANIEL_FLOOR:
        build_daniels_floor(s, card, log)
    else:
        score_popularity(s, log)
    check_repeat(s, card, log)


@rule
def turn_card(s, log):
    """The top of his pile: any card that does not lie open, as likely as any other. It joins the row."""
    if s.row_count == DANIEL_CARD_COUNT:  # cannot happen with the game's own cards
        shuffle(s, log)
    left = chance(s, DANIEL_CARD_COUNT - s.row_count)
    card = 0
    while left > 0 or in_row(s, card):
        if not in_row(s, card):
            left -= 1
        card += 1
    s.row[s.row_count] = card
    s.row_count += 1
    note(log, ev.DANIEL_TURN, card, s.rounds + 1)
    return card


@rule
def in_row(s, card):
    for i in range(s.row_count):
        if s.row[i] == card:
            return True
    return False


@rule
def move_daniel(s, card, log):
    """FL35: to the main place, or from there to the other one; he may join the player, for points."""
    place = DANIEL_PLACE[card]
    if s.figure[DANIEL] == place:
        place = DANIEL_OTHER_PLACE[card]
        note(log, ev.DANIEL_TURNED_ASIDE, DANIEL_PLACE[card], place)
    else:
        note(log, ev.DANIEL_WENT, place)
    s.figure[DANIEL] = place
    if s.figure[0] == place:
        note(log, ev.DANIEL_JOINED, 0, place, JOINING)
        award(s, DANIEL, JOINING, FROM_JOINING, log)


@rule
def score_popularity(s, log):
    """FL36: a point for each symbol on the open cards, this one included."""
    symbols = 0
    for i in range(s.row_count):
        symbols += DANIEL_SYMBOLS[s.row[i]]
    note(log, ev.DANIEL_POPULAR, symbols, s.row_count, symbols)
    award(s, DANIEL, symbols, FROM_POPULARITY, log)


@rule
def build_daniels_pillar(s, card, log):
    """FL36: from the supply on the first free slot; never a colour twice on a floor, and no bonus."""
    colour = DANIEL_ACTION[card, COLOUR]
    if stands(s, colour):
        note(log, ev.DANIEL_COLOUR_THERE, colour)
        score_popularity(s, log)
    elif pillars_standing(s) == SLOTS:
        note(log, ev.DANIEL_FLOOR_FULL, colour)
        score_popularity(s, log)
    elif s.supply[colour] == 0:
        note(log, ev.DANIEL_SUPPLY_EMPTY, colour)
        score_popularity(s, log)
    else:
        slot = 0
        while s.slots[s.level, slot] != NONE:
            slot += 1
        s.supply[colour] -= 1
        s.slots[s.level, slot] = colour
        points = BOARD_POINTS[s.board[DANIEL], colour] + DANIEL_ACTION[card, POINTS]
        note(log, ev.DANIEL_BUILT, colour, s.floor, slot + 1, points)
        award(s, DANIEL, points, FROM_PILLARS, log)


@rule
def build_daniels_floor(s, card, log):
    """FL36: the open floor if three pillars stand, else a random City Hall card."""
    if not can_raise(s):
        note(log, ev.DANIEL_NOT_FULL, pillars_standing(s))
        take_hall_card(s, log)
        return
    points = DANIEL_ACTION[card, POINTS]
    raise_floor(s)
    if s.floor == ROOF:
        s.roof_builder = DANIEL
    note(log, ev.DANIEL_RAISED, s.floor, s.level + 1, points)
    award(s, DANIEL, points, FROM_FLOORS, log)
    turn_stacks(s, log)
    open_next_floor(s, log)


@rule
def take_hall_card(s, log):
    count = 0
    for card in range(HALL_CARD_COUNT):
        count += s.hall[card]
    if count == 0:
        note(log, ev.DANIEL_NO_HALL_CARD)
        return
    left = chance(s, count)
    card = 0
    while left > 0 or not s.hall[card]:
        left -= s.hall[card]
        card += 1
    s.hall[card] = 0
    s.daniel_cards[STREET_CARD_COUNT + card] = 1
    note(log, ev.DANIEL_HALL_CARD, card, count - 1)


@rule
def check_repeat(s, card, log):
    """FL37: a main place for the second time in the row brings him a street card; the second such time his cards are shuffled."""
    repeated = False
    for i in range(s.row_count - 1):
        if DANIEL_PLACE[s.row[i]] == DANIEL_PLACE[card]:
            repeated = True
    if not repeated:
        return
    s.repeats += 1
    note(log, ev.DANIEL_REPEATED, DANIEL_PLACE[card], s.repeats)
    stack = s.figure[DANIEL]
    if stack == CITY_HALL or s.top[stack] == NONE:
        note(log, ev.DANIEL_TOOK_NONE, stack)
    else:
        s.daniel_cards[s.top[stack]] = 1
        note(log, ev.DANIEL_TOOK, s.top[stack], stack)
        turn_up(s, stack, log)
    if s.repeats == 2:
        shuffle(s, log)


@rule
def shuffle(s, log):
    """All his cards, open ones and others, are a new pile."""
    s.row[:] = NONE
    s.row_count = 0
    s.repeats = 0
    note(log, ev.DANIEL_SHUFFLED, DANIEL_CARD_COUNT)
