"""Thousands of random matches: all end, and tiles, workers, cards and lots are accounted for after every move."""

import random

import numpy as np
import pytest

from boroughs.kernel import seed_dice
from tests.games.new_york_1901.positions import GAME

LONGEST = 5_000


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_matches_end_and_add_up(players: int):
    count, chooser = 1000, random.Random(players)
    keys = np.array([[chooser.getrandbits(64), chooser.getrandbits(64)] for _ in range(count)], np.uint64)
    points, places, lengths = (np.zeros(shape, np.int64) for shape in ((count, 4), (count, 4), count))
    GAME.door.simulate(
        GAME.blank(2),
        keys,
        0,
        count,
        players,
        GAME.option_codes({}),
        GAME.new_move_buffer(),
        seed_dice(players),
        LONGEST,
        True,
        points,
        places,
        lengths,
    )
    assert {GAME.invariants[-n - 1] for n in lengths if n < -1} == set()
    assert (lengths > 0).all()
    assert (points[:, :players].max(axis=1) >= 50).mean() > 0.95, "nearly all end by points"
