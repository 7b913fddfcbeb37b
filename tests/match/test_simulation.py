"""Random play in compiled code."""

import random

import pytest

from boroughs.arena.standings import shared_wins
from boroughs.games import load
from boroughs.match.simulation import Simulation, random_keys

GAME = load("manhattan")


def test_a_simulation_follows_from_its_seed_and_its_keys():
    keys = random_keys(random.Random(1), 20)
    whole = Simulation(GAME, 3, {}, 1)(keys)
    play = Simulation(GAME, 3, {}, 1)
    for part, again in ((play(keys[:8]), slice(8)), (play(keys[8:]), slice(8, 20))):
        assert all((a == b[again]).all() for a, b in zip(part, whole, strict=True))
    assert (Simulation(GAME, 3, {}, 2)(keys)[0] != whole[0]).any()


def test_a_match_that_does_not_end_says_so():
    assert set(Simulation(GAME, 3, {}, 1, longest=10)(random_keys(random.Random(1), 5))[2]) == {-1}


def test_shared_wins_are_divided():
    _, places, _ = Simulation(GAME, 3, {}, 1)(random_keys(random.Random(2), 200))
    assert shared_wins(places[:, :3]).sum() == pytest.approx(200)
