"""What an end is worth to each seat: the share of the win, and how it stands against the others."""

import math

from boroughs.kernel import rule


@rule
def chances(points, players, doubt, wins):
    """Chances to win by expected points: the further behind, the less."""
    best = points[0]
    for seat in range(1, players):
        best = max(best, points[seat])
    total = 0.0
    for seat in range(players):
        wins[seat] = math.exp((points[seat] - best) / doubt)
        total += wins[seat]
    for seat in range(players):
        wins[seat] /= total


@rule
def shares(places, players, wins):
    """The win, shared by all in the first place."""
    firsts = 0
    for seat in range(players):
        if places[seat] == 1:
            firsts += 1
    for seat in range(players):
        wins[seat] = 1.0 / firsts if places[seat] == 1 else 0.0


@rule
def standing(points, players, seat, margin):
    """How a seat stands against each other one, 0 to 1: a place counts, and so does the distance."""
    total = 0.0
    for other in range(players):
        if other != seat:
            d = (points[seat] - points[other]) / margin
            total += 0.5 + 0.5 * d / (1.0 + abs(d))
    return total / max(players - 1, 1)
