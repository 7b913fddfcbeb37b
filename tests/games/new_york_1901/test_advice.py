"""The advice for bots: whoever follows it wins."""

import random

import numpy as np

from boroughs.games.new_york_1901.state import BUILDING, PLACING
from boroughs.match import Match
from tests.contest import GREEDY, HINTED, RANDOM, wins
from tests.games.new_york_1901.positions import GAME, position

ADVICE = GAME.module("advice")


def test_greedy_beats_random():
    """At least 90 % of two-player matches; 99.8 % of 500 were measured."""
    assert wins(GAME, 100, GREEDY, RANDOM) >= 0.9


def test_hints_beat_random():
    """In four of five matches; 94 % of 3000 were measured."""
    assert wins(GAME, 300, HINTED, RANDOM) >= 0.8


def test_the_evaluation_never_falls_below_the_points_and_is_exact_at_the_end():
    for seed in range(6):
        chooser, points = random.Random(seed), np.zeros(4)
        match = Match(GAME, 2 + seed % 3, {}, chooser.randbytes(16))
        while not match.over:
            ADVICE.evaluate(match.state[0], points)
            assert (points[: match.players] >= match.points).all()
            match.play(int(chooser.choice(match.legal_ids())))
        ADVICE.evaluate(match.state[0], points)
        assert points[: match.players].tolist() == match.points


def best(match: Match) -> str:
    moves, weights = match.legal_ids(), np.zeros(GAME.moves.size)
    ADVICE.weigh(match.state[0], moves, len(moves), weights)
    return GAME.moves.text(int(moves[int(weights[: len(moves)].argmax())]))


def test_the_dearest_tile_is_built():
    assert best(position(2, lots={0: ["k2", "l2", "l3", "k4"]}, phase=BUILDING)) == "build woolworth"


def test_a_place_that_frees_two_workers_is_liked_better_than_one_that_frees_one():
    match = position(2, lots={0: ["g2", "g3", "n14"]}, phase=PLACING, tile="bronze-i2")
    assert best(match) in {"place g2 east", "place h2 east"}
