"""The stepper plays the same matches as a match does."""

import random

import pytest

from boroughs.games import load
from boroughs.match import Match
from boroughs.research.stepper import Stepper
from tests.cases import PLAIN


@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_same_as_a_match(case):
    step, dice = Stepper(case.game, case.players), random.Random(1)
    for n in range(2):
        key = dice.randbytes(16)
        match = Match(case.load, case.players, case.options, key, auto=False)
        step.reset(key)
        while not match.over:
            assert (step.seat, step.count) == (match.actor, len(match.legal_ids()))
            assert (step.moves[: step.count] == match.legal_ids()).all()
            move = int(dice.choice(step.moves[: step.count]))
            step.play(move)
            match.play(move)
        assert (step.seat, step.count) == (-1, 0)
        assert step.points() == match.result.points
        assert step.places() == match.result.places
        assert n == 1 or step.state.tobytes() == match.state.tobytes()


def test_saves_and_refusals():
    step = Stepper(load("manhattan"), 3, {"rounds": "four-of-six"})
    step.reset(b"a key of 16 byte")
    assert step.state.last_round[0] == 4
    for _ in range(20):
        step.play(step.moves[0])
    saved, moves = step.save(), list(step.moves[: step.count])
    step.play(moves[-1])
    assert step.save() != saved
    step.restore(saved)
    assert (step.save(), list(step.moves[: step.count])) == (saved, moves)
    wrong = next(m for m in range(step.game.moves.size) if m not in moves)
    for move in (wrong, -1, 10**9):
        with pytest.raises(ValueError, match=f"move {move} is not legal"):
            step.play(move)
    assert step.save() == saved
