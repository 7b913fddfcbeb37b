"""Stronger bots win: small samples of what docs/strength.md measures."""

import pytest

from boroughs.bots import Budget, Greedy, Random, Search
from boroughs.bots.duel import play, rotated
from boroughs.games import all_games


def wins(game, hero, others, matches: int) -> float:
    total = 0.0
    for n in range(matches):
        bots, seat, deal = rotated(hero, others, n)
        total += play(game, bots, deal).share(seat)
    return total / matches


@pytest.mark.slow
@pytest.mark.parametrize("game", all_games(), ids=lambda g: g.id)
def test_greedy_beats_random(game):
    assert wins(game, Greedy(), [Random()], 40) > 0.6


@pytest.mark.slow
@pytest.mark.parametrize("game", all_games(), ids=lambda g: g.id)
def test_search_beats_random(game):
    assert wins(game, Search(Budget(iterations=60)), [Random()], 20) > 0.6


def test_a_deal_is_played_from_every_seat():
    hero, others = Greedy(), [Random(), Random()]
    seen = [rotated(hero, others, n)[1:] for n in range(6)]
    assert seen == [(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1)]
    assert rotated(hero, others, 1)[0][1] is hero
