"""The advice for bots plays well enough to be asked, and brings matches to their end."""

import random

import numpy as np
import pytest

from boroughs.bots.compiled.stubs import actor, apply, hint, legal, ranking, score, weigh
from boroughs.games.flatiron import components as box
from boroughs.kernel import seed_dice
from boroughs.kernel.dice import pick
from boroughs.kernel.doors import setup
from boroughs.match import Match
from tests.games.flatiron.table import GAME, Table

ADVICE = GAME.module("advice")
RANDOM, GREEDY, HINTED = 0, 1, 2


def series(states, keys, players, options, moves, weights, g, manners, points, places, limited):
    """Matches between manners of play, one for each seat."""
    for k in range(len(keys)):
        states[0] = states[1]
        s = states[0]
        s.key[0] = keys[k, 0]
        s.key[1] = keys[k, 1]
        setup(s, players, options, None)
        while actor(s) >= 0:
            n = legal(s, moves)
            chosen = 0
            if manners[actor(s)] == 0:
                chosen = pick(g, n)
            elif manners[actor(s)] == 2:
                chosen = hint(s, moves, n, g)
            else:
                weigh(s, moves, n, weights)
                for i in range(n):
                    if weights[i] > weights[chosen]:
                        chosen = i
            apply(s, moves[chosen], None)
        score(s, points[k])
        ranking(s, places[k])
        limited[k] = s.limited


@pytest.fixture(scope="module")
def contest():
    """Plays matches and returns points, places and which were ended by the limit."""
    compiled = GAME.specialise(series, weigh=ADVICE.weigh, hint=ADVICE.hint)

    def play(matches: int, *manners: int, seed: int = 1):
        keys = np.frombuffer(random.Random(seed).randbytes(16 * matches), np.uint64).reshape(matches, 2)
        points, places, limited = np.zeros((matches, 2), np.int64), np.zeros((matches, 2), np.int64), np.zeros(matches)
        compiled(
            GAME.blank(2),
            keys,
            len(manners),
            GAME.option_codes(GAME.between_programs),
            GAME.new_move_buffer(),
            np.zeros(GAME.moves.size),
            seed_dice(seed),
            np.array(manners),
            points,
            places,
            limited,
        )
        return points, places, limited

    return play


@pytest.mark.slow
def test_greedy_play_ends_by_the_roof_not_by_the_limit(contest):
    _, _, limited = contest(1000, GREEDY, GREEDY)
    print(f"by the roof: {1 - limited.mean():.1%}")
    assert limited.mean() <= 0.05


@pytest.mark.slow
def test_greedy_beats_random_play_on_either_seat(contest):
    for manners in ((GREEDY, RANDOM), (RANDOM, GREEDY)):
        _, places, _ = contest(500, *manners)
        assert (places[:, manners.index(GREEDY)] == 1).mean() >= 0.9


@pytest.mark.slow
def test_hints_beat_random_play_and_greedy_beats_hints(contest):
    assert (contest(500, HINTED, RANDOM)[1][:, 0] == 1).mean() >= 0.9
    assert (contest(500, GREEDY, HINTED)[1][:, 0] == 1).mean() >= 0.7


@pytest.mark.slow
def test_alone_greedy_does_better_against_daniel_than_random_play(contest):
    greedy, random_ = contest(500, GREEDY)[0], contest(500, RANDOM)[0]
    assert greedy[:, 0].mean() > 1.5 * random_[:, 0].mean()
    assert (greedy[:, 0] - greedy[:, 1]).mean() > (random_[:, 0] - random_[:, 1]).mean()


@pytest.mark.slow
def test_weights_are_never_negative_and_hints_are_legal():
    weights, dice, points = np.zeros(GAME.moves.size), seed_dice(4), np.zeros(2)
    for players in (1, 2):
        match, chooser = Match(GAME, players, {"turn-limit": 40}, random.Random(9).randbytes(16)), random.Random(9)
        while not match.over:
            moves = match.legal_ids()
            ADVICE.weigh(match.state[0], moves, len(moves), weights)
            assert (weights[: len(moves)] >= 0).all()
            assert np.isfinite(weights[: len(moves)]).all()
            assert 0 <= ADVICE.hint(match.state[0], moves, len(moves), dice) < len(moves)
            ADVICE.evaluate(match.state[0], points)
            assert np.isfinite(points).all()
            match.play(int(chooser.choice(moves)))


@pytest.mark.slow
def test_the_roof_is_worth_more_to_whoever_it_wins_for():
    found = {}
    for points in ((30, 20), (0, 40)):
        table = Table(boards="ab")
        table["newsboy"] = box.SPACES
        table.set_level(box.LEVELS - 2)
        table.stand("orange", "blue", "ivory")
        table.give(0, money=9)
        for seat in range(2):
            table.score(seat, points[seat])
        table.play("go 5th", "run", "skip")
        moves, weights = table.match.legal_ids(), np.zeros(GAME.moves.size)
        ADVICE.weigh(table.match.state[0], moves, len(moves), weights)
        found[points] = {GAME.moves.text(int(m)): w for m, w in zip(moves, weights, strict=False)}
    assert found[30, 20]["raise"] > 2 * found[30, 20]["skip"]
    assert found[30, 20]["raise"] > found[0, 40]["raise"]


@pytest.mark.slow
def test_an_evaluation_knows_who_is_ahead():
    table, points = Table(boards="ab"), np.zeros(2)
    table.score(0, 30)
    ADVICE.evaluate(table.match.state[0], points)
    assert points[0] > points[1]
    table.give(1, "orange", money=40)
    richer = np.zeros(2)
    ADVICE.evaluate(table.match.state[0], richer)
    assert richer[1] > points[1]


@pytest.mark.slow
def test_alone_the_evaluation_tells_daniels_prospects_too():
    table, before, after = Table(players=1), np.zeros(2), np.zeros(2)
    ADVICE.evaluate(table.match.state[0], before)
    card = box.STREET_CARDS.index("s02")
    table.free(card)
    table.top_up()
    table["daniel_cards"][card] = 1
    ADVICE.evaluate(table.sound().match.state[0], after)
    assert after[1] == before[1] + 2, "the price of his card"
