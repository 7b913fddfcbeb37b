"""What a seat sees beyond the record's own declaration, and worlds that fit what it sees."""

from boroughs.games.manhattan.components import COPIES, HAND, SITES
from boroughs.kernel import pick, rule


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
