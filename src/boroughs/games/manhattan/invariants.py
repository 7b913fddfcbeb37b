"""What holds after every move: each component is in exactly one place."""

from boroughs.games.manhattan.components import CITY_COUNT, COLOUR_COUNT, COPIES, HAND, PARTS, SITES, SIZES
from boroughs.games.manhattan.state import EMPTY
from boroughs.kernel import rule

SENTENCES = (
    "fine",
    "a colour's parts of some height are not just supply, ready, built and given up together",
    "a colour's floors on the board are not those of its built parts",
    "a tower with floors has no owner among its builders, or an empty site has one",
    "the cards of some square are not just draw pile, hands and played piles together",
    "the draw pile does not hold as many cards as its size says",
    "a hand does not hold its number of cards",
)


@rule
def check(s):
    """0, or the number of the broken sentence."""
    for broken in (parts(s), towers(s), cards(s)):
        if broken:
            return broken
    return 0


@rule
def parts(s):
    for colour in range(s.players * s.colours_each):
        floors = 0
        for size in range(SIZES):
            where = (s.supply[colour, size], s.ready[colour, size], s.built[colour, size], s.given_up[colour, size])
            if min(where) < 0 or sum(where) != PARTS[size]:
                return 1
            floors += (size + 1) * s.built[colour, size]
        for city in range(CITY_COUNT):
            for site in range(SITES):
                floors -= s.floors[city, site, colour]
        if floors != 0:
            return 2
    return 0


@rule
def towers(s):
    for city in range(CITY_COUNT):
        for site in range(SITES):
            owner = s.top[city, site]
            height = 0
            for colour in range(COLOUR_COUNT):
                height += s.floors[city, site, colour]
            if (owner == EMPTY) != (height == 0):
                return 3
            if owner != EMPTY and s.floors[city, site, owner] <= 0:
                return 3
    return 0


@rule
def cards(s):
    pile = 0
    for card in range(SITES):
        total = s.draw_pile[card]
        pile += s.draw_pile[card]
        for seat in range(s.players):
            if s.hand[seat, card] < 0 or s.played[seat, card] < 0:
                return 4
            total += s.hand[seat, card] + s.played[seat, card]
        if total != COPIES or s.draw_pile[card] < 0:
            return 4
    if pile != s.draw_pile_size:
        return 5
    for seat in range(s.players):
        hand = 0
        for card in range(SITES):
            hand += s.hand[seat, card]
        if hand != HAND:
            return 6
    return 0
