"""Hands, the five coloured stacks and the black one: what is drawn is picked when it is seen, not before."""
# mypy: disallow-untyped-defs=False, disallow-untyped-calls=False, disallow-untyped-decorators=False

from boroughs.games.fifth_avenue import moves as m
from boroughs.games.fifth_avenue.components import (
    BLACK,
    BLACK_CARDS,
    COLOUR_COUNT,
    COLOURED,
    DEALT_BLACK,
    DEALT_COLOURED,
    NUMBER_COUNT,
    STACK,
    TAKEN_CARDS,
)
from boroughs.games.fifth_avenue.state import NONE, OF_BLACK, OF_COLOUR
from boroughs.kernel import chance, note, rule

ALL_BLACK = int(BLACK_CARDS.sum())


@rule
def pick_from(s, cards, size):
    """One of the cards of a multiset, each as likely as any other; it leaves the multiset."""
    left = chance(s, size)
    number = 0
    while left >= cards[number]:
        left -= cards[number]
        number += 1
    cards[number] -= 1
    return number


# --- set-up


@rule
def deal(s, log):
    """FA7: one card of each colour and four black ones each; then the stacks' top cards are seen."""
    for colour in range(COLOUR_COUNT):
        s.under[colour, :] = COLOURED
        s.under_size[colour] = STACK
    s.returned[:] = NONE
    s.pile[:] = BLACK_CARDS
    s.pile_size = ALL_BLACK
    s.born[:] = BLACK_CARDS
    for seat in range(s.players):
        for colour in range(COLOUR_COUNT):
            for _ in range(DEALT_COLOURED):
                number = pick_from(s, s.under[colour], s.under_size[colour])
                s.under_size[colour] -= 1
                s.hand[seat, colour, number] += 1
                s.held[seat, colour] += 1
                note(log, m.DEALT, seat, colour, number)
        for _ in range(DEALT_BLACK):
            note(log, m.DEALT, seat, BLACK, draw_black(s, seat))
    for colour in range(COLOUR_COUNT):
        turn_up(s, colour, log)


# --- coloured stacks


@rule
def turn_up(s, colour, log):
    """The next card of a coloured stack comes up: an unseen one, then those put under it, in their order (FA29)."""
    if s.under_size[colour] > 0:
        s.top[colour] = pick_from(s, s.under[colour], s.under_size[colour])
        s.under_size[colour] -= 1
    elif s.returned_size[colour] > 0:
        s.top[colour] = s.returned[colour, 0]
        last = s.returned_size[colour] - 1
        for i in range(last):
            s.returned[colour, i] = s.returned[colour, i + 1]
        s.returned[colour, last] = NONE
        s.returned_size[colour] = last
    else:
        s.top[colour] = NONE
        return
    note(log, m.TOP, colour, s.top[colour])


@rule
def put_under(s, colour, number, log):
    """FA29: a spent coloured card goes under its open stack."""
    if s.top[colour] == NONE:
        s.top[colour] = number
        note(log, m.TOP, colour, number)
    else:
        s.returned[colour, s.returned_size[colour]] = number
        s.returned_size[colour] += 1


@rule
def cards_to_take(s):
    """FA14: two, or fewer if fewer stacks have cards."""
    stacks = 0
    for colour in range(COLOUR_COUNT):
        if s.top[colour] != NONE:
            stacks += 1
    return min(stacks, TAKEN_CARDS)


@rule
def take_top(s, seat, colour, log):
    """Everybody sees which card it is."""
    number = s.top[colour]
    s.hand[seat, colour, number] += 1
    s.held[seat, colour] += 1
    s.known[seat, colour, number] += 1
    note(log, m.TOOK_CARD, seat, colour, number)


# --- the black stack


@rule
def draw_black(s, seat):
    """The top black card into the hand, unseen by the others; returns its number. There must be one."""
    number = pick_from(s, s.pile, s.pile_size)
    s.pile_size -= 1
    s.hand[seat, BLACK, number] += 1
    s.held[seat, BLACK] += 1
    s.fresh[seat, number] += 1
    s.fresh_size[seat] += 1
    return number


@rule
def take_black(s, seat, log):
    """FA12, FA15: a black card, if there is one left."""
    if s.pile_size == 0:
        note(log, m.NO_BLACK, seat)
        return
    note(log, m.DREW, seat, draw_black(s, seat))
    shuffle_face_up(s, log)


@rule
def turn_for_egon(s, log):
    """FA46: the top black card, seen by all; returns its number. There must be one."""
    number = pick_from(s, s.pile, s.pile_size)
    s.pile_size -= 1
    s.egon_cards[number] += 1
    s.egon_drew[number] += 1
    note(log, m.EGON_TURNED, number)
    shuffle_face_up(s, log)
    return number


@rule
def shuffle_face_up(s, log):
    """FA29: as soon as a face-up card is on top, the face-up cards are shuffled and turned down."""
    if s.pile_size > 0:
        return
    for number in range(NUMBER_COUNT):
        s.pile[number] = s.face_up[number]
        s.pile_size += s.face_up[number]
        s.face_up[number] = 0
    if s.pile_size > 0:
        s.born[:] = s.pile
        s.fresh[:] = 0
        s.fresh_size[:] = 0
        s.spent[:] = 0
        s.egon_drew[:] = 0
        note(log, m.SHUFFLED, s.pile_size)


@rule
def spend_bid(s, seat, log):
    """FA29: the winner's cards leave his hand, coloured ones in the order played, black ones face up."""
    colour = s.colour[seat]
    for number in range(NUMBER_COUNT):
        coloured = s.bid[seat, OF_COLOUR, number]
        black = s.bid[seat, OF_BLACK, number]
        leave_hand(s, seat, colour, number, coloured, log)
        leave_hand(s, seat, BLACK, number, black, log)
        s.face_up[number] += black
        s.spent[seat, number] += black
    i = 0
    while i < STACK and s.order[seat, i] != NONE:
        put_under(s, colour, s.order[seat, i], log)
        i += 1


@rule
def leave_hand(s, seat, suit, number, count, log):
    if count > 0:
        s.hand[seat, suit, number] -= count
        s.held[seat, suit] -= count
        s.known[seat, suit, number] -= count
        note(log, m.SPENT, seat, suit, number, count)


@rule
def clear_egon(s):
    """FA47: Egon's cards go under the black stack, face up."""
    for number in range(NUMBER_COUNT):
        s.face_up[number] += s.egon_cards[number]
        s.egon_cards[number] = 0
