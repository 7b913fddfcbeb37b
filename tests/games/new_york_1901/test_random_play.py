"""Thousands of random matches: all end, and tiles, workers, cards and lots are accounted for after every move."""

import random

import pytest

from boroughs.match.simulation import Simulation, random_keys
from tests.games.new_york_1901.positions import GAME

LONGEST = 5_000


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_matches_end_and_add_up(players: int):
    play = Simulation(GAME, players, {}, players, longest=LONGEST, checked=True)
    points, _, lengths = play(random_keys(random.Random(players), 1000))
    assert {GAME.invariants[-n - 1] for n in lengths if n < -1} == set()
    assert (lengths > 0).all()
    assert (points[:, :players].max(axis=1) >= 50).mean() > 0.95, "nearly all end by points"
