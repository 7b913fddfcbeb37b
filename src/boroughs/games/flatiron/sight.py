"""What a seat sees beyond the record's own declaration, and worlds that fit what it sees."""

from boroughs.games.flatiron.components import COPIES, PAPER_COUNT, SEATS
from boroughs.games.flatiron.page import extras, prompt
from boroughs.kernel import pick, rule

__all__ = ["extras", "prompt", "redeal"]


@rule
def redeal(s, seat, g):
    """Deals the newspapers that the seat has not seen: those that it gave away lie where it gave them, the rest at random."""
    unseen = 0
    for paper in range(PAPER_COUNT):
        left = COPIES[paper] - s.gone_papers[paper]
        if s.active_paper == paper:
            left -= 1
        if seat >= 0:
            left -= s.papers[seat, paper] + s.given[seat, paper]
        s.paper_supply[paper] = left
        unseen += left
    if seat >= 0 and s.choosing_paper and s.turn == seat:
        for i in range(2):
            s.paper_supply[s.drawn[seat, i]] -= 1
            unseen -= 1
    for other in range(SEATS):
        if other == seat:
            continue
        for paper in range(PAPER_COUNT):
            known = s.given[seat, paper] if seat >= 0 else 0
            s.papers[other, paper] = known
            s.received[other, paper] = known
            s.given[other, paper] = s.received[seat, paper] if seat >= 0 else 0
        known = 0
        for paper in range(PAPER_COUNT):
            known += s.papers[other, paper]
        for _ in range(s.paper_count[other] - known):
            s.papers[other, draw(s, unseen, g)] += 1
            unseen -= 1
        for i in range(2):
            s.drawn[other, i] = 0
            if s.choosing_paper and s.turn == other:
                s.drawn[other, i] = draw(s, unseen, g)
                unseen -= 1


@rule
def draw(s, unseen, g):
    """A random newspaper of those that are left."""
    left = pick(g, unseen)
    paper = 0
    while left >= s.paper_supply[paper]:
        left -= s.paper_supply[paper]
        paper += 1
    s.paper_supply[paper] -= 1
    return paper
