"""A bot knows what its seat knows: in worlds that the seat cannot tell apart it gives the same answer."""

import random

import numpy as np
import pytest

from boroughs.bots import make
from boroughs.bots.bot import Budget
from boroughs.kernel import seed_dice
from tests.cases import PLAIN, Case, random_match

POSITIONS = 8
BOTS = ("random", "newcomer", "greedy", "search:60i")


def twins(case: Case):
    """Positions of a random match, each with the actor and another world that the actor cannot tell from it."""
    whole, _ = random_match(case, 3)
    chooser = random.Random(f"honesty {case}")
    for version in sorted(chooser.sample(range(whole.version), POSITIONS)):
        match = whole.replayed(version)
        seat, dice = match.actor, seed_dice(version)
        other = match.seen(seat)
        case.load.door.redeal(other, 0, seat, dice)
        other.key[0] = (dice[0], dice[0] ^ np.uint64(99))
        other.draws[0] = version
        yield match.state, other, seat


@pytest.mark.rule("CO3")
@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_twin_worlds_get_the_same_answer(case: Case):
    game, differ = case.load, 0
    for n, (state, other, seat) in enumerate(twins(case)):
        differ += state.tobytes() != other.tobytes()
        for text in BOTS:
            one, two = (
                make(text).choose(game, game.seen(world, seat), seat, Budget(), n + 1) for world in (state, other)
            )
            assert one.move == two.move
            assert one.candidates == two.candidates
            assert one.line == two.line
    assert differ > 0  # or nothing was tested
