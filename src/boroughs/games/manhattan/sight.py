"""What a seat sees beyond the record's own declaration, and worlds that fit what it sees."""

import numpy as np

from boroughs.games.manhattan.components import CITY_COUNT, COPIES, HAND, SITE_OF_CARD, SITES
from boroughs.games.manhattan.state import BUILDING
from boroughs.kernel import pick, rule

SOURCES = ("highest", "majorities", "towers")


@rule
def redeal(s, seat, g):
    """Deals the cards that the seat has not seen: the others' hands at random, the rest into the draw pile."""
    for other in range(s.players):
        if other != seat:
            s.hand[other, :] = 0
            s.drawn[other, :] = 0  # not to be known; nothing else depends on it
    unseen = 0
    for card in range(SITES):
        left = COPIES
        for other in range(s.players):
            left -= s.played[other, card]
        if seat >= 0:
            left -= s.hand[seat, card]
        s.draw_pile[card] = left
        unseen += left
    unseen -= deal_what_was_kept(s, seat, g)
    for other in range(s.players):
        if other == seat:
            continue
        for _ in range(HAND - total(s.hand[other])):
            left = pick(g, unseen)
            card = 0
            while left >= s.draw_pile[card]:
                left -= s.draw_pile[card]
                card += 1
            s.draw_pile[card] -= 1
            s.hand[other, card] += 1
            unseen -= 1


@rule
def deal_what_was_kept(s, seat, g):
    """MH11: everybody saw what was shuffled into the draw pile. What is not played and cannot be in it is in a hand; returns how much that is."""
    kept = 0
    for card in range(SITES):
        in_pile = s.shuffled[card]
        if seat >= 0:
            in_pile -= s.drawn[seat, card]
        for _ in range(s.draw_pile[card] - in_pile):
            other = who_kept(s, seat, g)
            s.hand[other, card] += 1
            s.draw_pile[card] -= 1
            kept += 1
    return kept


@rule
def who_kept(s, seat, g):
    """Another seat that has room for a card from before the shuffle: first one that must have had more of them."""
    sure = 0
    free = 0
    for other in range(s.players):
        if other != seat:
            sure += room(s, other, True)
            free += room(s, other, False)
    at = pick(g, sure if sure > 0 else free)
    found = 0
    for other in range(s.players):
        if other != seat and at >= 0:
            at -= room(s, other, sure > 0)
            found = other
    return found


@rule
def room(s, seat, sure):
    """How many cards more the hand can hold; or, to be sure, must: all four but one for each card played since the shuffle."""
    return max(HAND - total(s.hand[seat]) - (total(s.played[seat]) if sure else 0), 0)


@rule
def total(cards):
    count = 0
    for card in range(SITES):
        count += cards[card]
    return count


def prompt(s):
    """The message that says what is expected now."""
    if s.phase[0] != BUILDING:
        return "prompt-choose"
    return "prompt-build" if can_build(s[0]) else "prompt-give-up"


def can_build(state):
    """MH13 to MH15: whether a part fits somewhere. A hand that is not seen may hold any card."""
    players, seat = int(state.players), int(state.turn)
    sites = SITE_OF_CARD[players - 2, seat, np.flatnonzero(state.hand[seat])]
    floors, owners = state.floors[:, sites], np.maximum(state.top[:, sites], 0)
    needed = np.take_along_axis(floors, owners[..., None], axis=2) - floors
    return any(
        size >= needed[..., colour].min()
        for colour in range(seat, players * int(state.colours_each), players)
        for size in np.flatnonzero(state.ready[colour]) + 1
    )


def extras(s, seat):
    """Heights of all towers, how many towers each colour owns in each city, and the points by source."""
    top, players = s.top[0], int(s.players[0])
    colours = range(players * int(s.colours_each[0]))
    return {
        "heights": s.floors[0].sum(axis=2).tolist(),
        "towers": [[int((top[city] == colour).sum()) for colour in colours] for city in range(CITY_COUNT)],
        "breakdown": [
            {name: int(s.earned[0, p::players, i].sum()) for i, name in enumerate(SOURCES)} for p in range(players)
        ],
    }
