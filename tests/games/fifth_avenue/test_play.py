"""Whole matches: random ones in numbers, and what the advice makes of it."""

import random

import numpy as np
import pytest

from boroughs.bots import duel
from boroughs.bots.simple import Greedy, Random
from boroughs.match.simulation import Simulation, random_keys
from tests.games.fifth_avenue.table import GAME, Table, play

MATCHES = 2000


@pytest.mark.rule("FA3", "FA4", "FA43")
@pytest.mark.parametrize("board", ["five-sites", "six-sites"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_matches_end_with_every_component_in_its_place(players: int, board: str):
    """110 cards, 72 houses and 36 shops after every move; no limit of turns."""
    play = Simulation(GAME, players, {"board": board}, players, longest=20_000, checked=True)
    points, places, lengths = play(random_keys(random.Random(players), MATCHES))
    assert {GAME.invariants[-n - 1] for n in lengths if n < -1} == set()
    assert lengths.min() > 0, "a match did not end"
    assert (points[:, :players] >= 0).all()
    assert (places[:, :players].min(axis=1) == 1).all()


@pytest.mark.slow
def test_greedy_play_beats_random_play():
    """At least nine of ten two-player matches; in fact nearly all."""
    matches, won = 40, 0.0
    for k in range(matches):
        bots, seat, deal = duel.rotated(Greedy(), [Random()], k)
        won += duel.play(GAME, bots, deal, {"turn-limit": 100}).share(seat)
    assert won >= 0.9 * matches


def advice(match):
    """Expected points by seat."""
    out = np.zeros(4)
    evaluate(match.state, 0, out)
    return out[: match.players]


def evaluate_at(states, i, out):
    evaluate_state(states[i], out)


def evaluate_state(s, out): ...


evaluate = GAME.specialise(evaluate_at, evaluate_state=GAME.module("advice").evaluate)


def test_the_evaluation_knows_who_leads():
    even = advice(Table(3).ready())
    assert np.ptp(even) < 1e-9
    houses = advice(Table(3).district("times-square", violet="boutique gallery", green="1x2").ready())
    assert houses[1] > houses[0] + 4
    cards = advice(Table(3).hands("", "", "violet 4 black 5").ready())
    assert cards[2] > cards[0]
    park = advice(Table(3).set(park_houses=[2, 0, 0, 0]).ready())
    assert park[0] > park[1] + 4


def test_the_evaluation_of_an_ended_match_is_near_its_points():
    match = Table(3).set(placed=11, block=7, display=[-1] * 18 + [2, 2]).district("times-square", green="0x2").ready()
    before = advice(match)
    play(match, "shop gallery", "site times-square violet")
    assert abs(before[0] - match.points[0]) < 4
