"""The advice for bots leaves the position alone and stays in range, in every position that play leads to."""

import numpy as np
import pytest

from boroughs.kernel import seed_dice
from tests.cases import PLAIN, Case, random_match

MOVES = 150


@pytest.mark.slow
@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_advice_leaves_the_position_alone_and_stays_in_range(case: Case):
    match, chooser = random_match(case, 31, 0)
    advice = match.game.module("advice")
    weights, points, dice = np.zeros(match.game.moves.size), np.zeros(max(match.game.most, 2)), seed_dice(31)
    while not match.over and match.version < MOVES:
        before, moves = match.hash(), match.legal_ids()
        advice.weigh(match.state[0], moves, len(moves), weights)
        assert (weights[: len(moves)] >= 0).all()
        assert np.isfinite(weights[: len(moves)]).all()
        assert 0 <= advice.hint(match.state[0], moves, len(moves), dice) < len(moves)
        advice.evaluate(match.state[0], points)
        assert np.isfinite(points).all()
        assert match.hash() == before
        match.play(int(chooser.choice(moves)))
