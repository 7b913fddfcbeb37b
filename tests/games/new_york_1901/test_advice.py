"""The advice for bots: it leaves the position alone, and whoever follows it wins."""

import random

import numpy as np
import pytest

from boroughs.bots.duel import play, rotated
from boroughs.bots.simple import Greedy, Random
from boroughs.games.new_york_1901.state import BUILDING, PLACING
from boroughs.kernel import pick, seed_dice
from boroughs.match import Match
from tests.games.new_york_1901.positions import GAME, position

ADVICE = GAME.module("advice")


def actor(s): ...
def legal(s, out): ...
def apply(s, move, log): ...
def hint(s, moves, n, g): ...


def hinted_match(states, out, g, seat):
    """One seat plays by hints, the others at random."""
    s = states[0]
    while actor(s) >= 0:
        n = legal(s, out)
        i = hint(s, out, n, g) if actor(s) == seat else pick(g, n)
        apply(s, out[i], None)


@pytest.mark.slow
def test_greedy_beats_random():
    """At least 90 % of two-player matches; 99.8 % of 500 were measured."""
    won = 0.0
    for match in range(60):
        bots, seat, deal = rotated(Greedy(), [Random()], match)
        won += play(GAME, bots, deal).share(seat)
    assert won >= 54, f"{won} of 60"


def test_hints_beat_random():
    """In four of five matches; 94 % of 3000 were measured."""
    bound, dice, buffer, won = GAME.specialise(hinted_match, hint=ADVICE.hint), seed_dice(1), GAME.new_move_buffer(), 0
    places = np.zeros(4, np.int64)
    for match in range(600):
        state = GAME.blank()
        state.key[0] = (match // 2, 77)
        GAME.door.setup(state, 0, 2, GAME.option_codes({}), None)
        bound(state, buffer, dice, match % 2)
        GAME.door.ranking(state, 0, places)
        won += places[match % 2] == 1
    assert won >= 480, won


def test_advice_leaves_the_position_alone_and_stays_in_range():
    for seed in range(6):
        chooser = random.Random(seed)
        match = Match(GAME, 2 + seed % 3, {}, chooser.randbytes(16))
        weights, points, dice = np.zeros(GAME.moves.size), np.zeros(4), seed_dice(seed)
        while not match.over:
            before, moves = match.hash(), match.legal_ids()
            ADVICE.weigh(match.state[0], moves, len(moves), weights)
            assert (weights[: len(moves)] >= 0).all()
            assert np.isfinite(weights[: len(moves)]).all()
            assert 0 <= ADVICE.hint(match.state[0], moves, len(moves), dice) < len(moves)
            ADVICE.evaluate(match.state[0], points)
            assert (points[: match.players] >= match.points).all()
            assert match.hash() == before
            match.play(int(chooser.choice(moves)))
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
