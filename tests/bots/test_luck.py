"""Project Skyline without its luck: the same mean as the share of wins, and far less noise."""

import numpy as np
import pytest
from benchmarks import luck

from boroughs.bots import Greedy, Random
from boroughs.bots.duel import rotated

THROWS = 100


def played(hero, matches: int) -> list[luck.Played]:
    found = []
    for match in range(matches):
        bots, seat, deal = rotated(hero, [Greedy() for _ in range(3)], match)
        found.append(luck.play(bots, seat, deal, THROWS))
    return found


def test_one_of_four_equals_has_a_quarter_and_luck_is_most_of_what_varies():
    found = played(Greedy(), 48)
    shares, rest = (np.array([getattr(p, name) for p in found]) for name in ("share", "without_luck"))
    assert shares.mean() == pytest.approx(0.25)  # the same dice on every seat
    assert rest.mean() == pytest.approx(0.25, abs=0.1)  # 0.03 is its standard error
    assert rest.var() < 0.5 * shares.var()


def test_who_plays_anything_is_told_from_who_plays_greedily():
    assert np.mean([p.without_luck for p in played(Random(), 12)]) < 0.1


def test_the_same_match_has_the_same_luck():
    assert played(Greedy(), 2) == played(Greedy(), 2)


def test_what_was_found_is_told_in_a_line():
    found = [luck.Played(1.0, 0.6), luck.Played(0.0, 0.4)]
    assert luck.told("greedy", found) == "greedy among three greedy: 50.0% ± 10.0% without luck; 1 of 2 matches won"
