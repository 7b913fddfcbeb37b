"""What a seat sees beyond the record's own declaration, and worlds that fit what it sees.

Known to all: cards taken from open stacks and cards shown in bids, as long as they are in a hand; the order of the cards put under a
coloured stack; which black cards lie face up; and what the black stack was made of when it was last shuffled. So a seat's black
cards are some from before that shuffle and some from the present stack, how many of each is open, and a world must fit both.
"""

import numpy as np

from boroughs.games.fifth_avenue.auctions import bid_ready, laid
from boroughs.games.fifth_avenue.board import must_stop
from boroughs.games.fifth_avenue.components import (
    BLACK,
    BLACK_CARDS,
    COLOUR_COUNT,
    COLOURED,
    NUMBER_COUNT,
    PARK,
)
from boroughs.games.fifth_avenue.page import extras
from boroughs.games.fifth_avenue.state import (
    BIDDING,
    BUILDING,
    CHOOSING,
    FOUNDING,
    MOVING,
    NONE,
    PLACING,
    TAKING,
)
from boroughs.kernel import pick, rule

__all__ = ["extras", "prompt", "redeal"]


@rule
def redeal(s, seat, g):
    for other in range(s.players):
        if other != seat:
            s.making[other, :, :] = 0
            s.making_colour[other] = NONE
    for colour in range(COLOUR_COUNT):
        redeal_colour(s, seat, colour, g)
    redeal_black(s, seat, g)


@rule
def pick_out(cards, g):
    """A random card of a multiset, which it leaves; NONE from an empty one."""
    size = 0
    for number in range(NUMBER_COUNT):
        size += cards[number]
    if size == 0:
        return NONE
    left = pick(g, size)
    number = 0
    while left >= cards[number]:
        left -= cards[number]
        number += 1
    cards[number] -= 1
    return number


# --- coloured cards


@rule
def redeal_colour(s, seat, colour, g):
    """The cards that the seat has not seen: one for each unknown card in a hand, the rest under the stack's top."""
    unseen = s.under[colour]
    for number in range(NUMBER_COUNT):
        unseen[number] = COLOURED[number]
        for other in range(s.players):
            if other != seat:
                s.hand[other, colour, number] = s.known[other, colour, number]
            unseen[number] -= s.hand[other, colour, number]
    if s.top[colour] != NONE:
        unseen[s.top[colour]] -= 1
    for i in range(s.returned_size[colour]):
        unseen[s.returned[colour, i]] -= 1
    for other in range(s.players):
        if other != seat:
            unknown = s.held[other, colour]
            for number in range(NUMBER_COUNT):
                unknown -= s.known[other, colour, number]
            for _ in range(unknown):
                s.hand[other, colour, pick_out(unseen, g)] += 1


# --- black cards


@rule
def redeal_black(s, seat, g):
    """Old cards (from before the last shuffle) and new ones are dealt apart; what a hand has shown must be among them."""
    old = np.zeros(NUMBER_COUNT, np.int64)
    placed = False
    while not placed:  # nearly always at once; the true world is among the possible ones
        gather_black(s, seat, old)
        placed = place_shown(s, seat, old, g)
    fill_hands(s, seat, old, g)


@rule
def gather_black(s, seat, old):
    """Into `pile` all cards of the present stack that the seat cannot place, into `old` all others in foreign hands.

    Cards that were spent since the last shuffle are among them: they came from either.
    """
    for number in range(NUMBER_COUNT):
        new = s.born[number] - s.egon_drew[number]
        unseen = BLACK_CARDS[number] - s.face_up[number] - s.egon_cards[number]
        for other in range(s.players):
            if other == seat:
                new -= s.fresh[seat, number]
                unseen -= s.hand[seat, BLACK, number]
            else:
                unseen += s.spent[other, number]
                s.fresh[other, number] = 0
                s.hand[other, BLACK, number] = 0
        s.pile[number] = new
        old[number] = unseen - new


@rule
def place_shown(s, seat, old, g):
    """Gives each seat the black cards that it is known to hold or to have spent, old or new as chance has it. Until
    `fill_hands`, `hand` counts the old ones alone. Returns False if that leads nowhere."""
    for other in range(s.players):
        if other == seat:
            continue
        new_left = s.fresh_size[other]
        old_left = old_cards(s, other)
        for number in range(NUMBER_COUNT):
            for _ in range(s.known[other, BLACK, number] + s.spent[other, number]):
                old_ways = old_left * old[number] * max(total(s.pile), 1)
                new_ways = new_left * s.pile[number] * max(total(old), 1)
                if old_ways + new_ways == 0:
                    return False
                if pick(g, old_ways + new_ways) < old_ways:
                    old[number] -= 1
                    old_left -= 1
                    s.hand[other, BLACK, number] += 1
                else:
                    s.pile[number] -= 1
                    new_left -= 1
                    s.fresh[other, number] += 1
    return True


@rule
def old_cards(s, seat):
    """How many cards the seat had when the black stack was last shuffled."""
    return s.held[seat, BLACK] - s.fresh_size[seat] + total(s.spent[seat])


@rule
def total(cards):
    count = 0
    for number in range(NUMBER_COUNT):
        count += cards[number]
    return count


@rule
def fill_hands(s, seat, old, g):
    """Deals the rest at random, and takes out again what was spent."""
    for other in range(s.players):
        if other == seat:
            continue
        for _ in range(old_cards(s, other) - total(s.hand[other, BLACK])):
            s.hand[other, BLACK, pick_out(old, g)] += 1
        for _ in range(s.fresh_size[other] - total(s.fresh[other])):
            s.fresh[other, pick_out(s.pile, g)] += 1
        for number in range(NUMBER_COUNT):
            s.hand[other, BLACK, number] += s.fresh[other, number] - s.spent[other, number]


# --- for pages


def prompt(s):
    """The message that says what is expected now."""
    phase, place = s.phase[0], s.place[0]
    if phase == BIDDING:
        if laid(s[0], int(s.bidder[0])) > 0:  # only the bidder's own eyes see them
            return "prompt-bid-ready" if bid_ready(s[0], int(s.bidder[0])) else "prompt-bid-more"
        if place == PARK:
            return "prompt-bid-park" if s.park_colour[0] == NONE else "prompt-raise-park"
        return "prompt-bid" if s.highest[0] == 0 else "prompt-raise"
    if phase == BUILDING:
        if place == PARK:
            return "prompt-build-park"
        return "prompt-stop" if must_stop(s[0], int(s.bidder[0])) else "prompt-build"
    if phase == TAKING:
        return "prompt-take" if s.taken[0] == NONE else "prompt-take-second"
    return {FOUNDING: "prompt-found", CHOOSING: "prompt-choose", PLACING: "prompt-site", MOVING: "prompt-move"}[
        int(phase)
    ]
