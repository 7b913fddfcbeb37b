"""What a seat sees beyond the record's own declaration, and worlds that fit what it sees."""

from boroughs.games.manhattan.components import CITY_COUNT, COPIES, HAND, SITES
from boroughs.games.manhattan.state import BUILDING
from boroughs.kernel import pick, rule

SOURCES = ("highest", "majorities", "towers")


@rule
def hide(s, seat):
    """Nothing: the declaration of the fields says it all."""


@rule
def redeal(s, seat, g):
    """Deals the cards that the seat has not seen: the others' hands at random, the rest into the draw pile."""
    unseen = 0
    for card in range(SITES):
        left = COPIES
        for other in range(s.players):
            left -= s.played[other, card]
        if seat >= 0:
            left -= s.hand[seat, card]
        s.draw_pile[card] = left
        unseen += left
    for other in range(s.players):
        if other == seat:
            continue
        s.hand[other, :] = 0
        for _ in range(HAND):
            left = pick(g, unseen)
            card = 0
            while left >= s.draw_pile[card]:
                left -= s.draw_pile[card]
                card += 1
            s.draw_pile[card] -= 1
            s.hand[other, card] += 1
            unseen -= 1


def prompt(s):
    """The message that says what is expected now."""
    return "prompt-build" if s.phase[0] == BUILDING else "prompt-choose"


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
