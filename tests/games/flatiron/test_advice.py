"""The advice for bots plays well enough to be asked, and brings matches to their end."""

import numpy as np
import pytest

from boroughs.games.flatiron import components as box
from tests.contest import GREEDY, HINTED, RANDOM, contest, wins
from tests.games.flatiron.table import GAME, Table

ADVICE = GAME.module("advice")


@pytest.mark.slow
def test_greedy_play_ends_by_the_roof_not_by_the_limit():
    limited = contest(GAME, 1000, GREEDY, GREEDY)[0].limited
    assert limited.mean() <= 0.05, f"by the roof: {1 - limited.mean():.1%}"


@pytest.mark.slow
def test_greedy_beats_random_play_on_either_seat():
    for manners in ((GREEDY, RANDOM), (RANDOM, GREEDY)):
        places = contest(GAME, 500, *manners)[2]
        assert (places[:, manners.index(GREEDY)] == 1).mean() >= 0.9


@pytest.mark.slow
def test_hints_beat_random_play_and_greedy_beats_hints():
    assert wins(GAME, 250, HINTED, RANDOM) >= 0.9
    assert wins(GAME, 250, GREEDY, HINTED) >= 0.7


@pytest.mark.slow
def test_alone_greedy_does_better_against_daniel_than_random_play():
    greedy, random_ = contest(GAME, 500, GREEDY)[1], contest(GAME, 500, RANDOM)[1]
    assert greedy[:, 0].mean() > 1.5 * random_[:, 0].mean()
    assert (greedy[:, 0] - greedy[:, 1]).mean() > (random_[:, 0] - random_[:, 1]).mean()


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
