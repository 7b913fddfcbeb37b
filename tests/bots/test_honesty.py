"""A bot knows what its seat knows: in worlds that the seat cannot tell apart it gives the same answer."""

import random
from itertools import islice

import numpy as np
import pytest

from boroughs.bots import make
from boroughs.bots.bot import Budget
from boroughs.kernel import seed_dice
from boroughs.kernel.record import OPEN
from tests.cases import PLAIN, Case, random_match

POSITIONS, SAMPLED, MATCHES = 8, 40, 20
FUTURE = ("key", "draws")
"""What settles the draws to come: hidden in every game, and another in every twin."""
BOTS = ("random", "newcomer", "greedy", "search:60i")


def hides(case: Case) -> bool:
    """Whether a seat may not know something beside the future. Alone, what one does not hold is known to lie in the supply."""
    fields = case.load.layout.fields.items()
    return case.players > 1 and any(field.sight != OPEN for name, field in fields if name not in FUTURE)


def twins(case: Case, seed: int):
    """Positions of a random match, each with the actor and another world that the actor cannot tell from it."""
    whole, _ = random_match(case, seed)
    chooser = random.Random(f"honesty {case} {seed}")
    for version in sorted(chooser.sample(range(whole.version), min(SAMPLED, whole.version))):
        match = whole.replayed(version)
        seat, dice = match.actor, seed_dice(version)
        other = match.seen(seat)
        case.load.door.redeal(other, 0, seat, dice)
        other.key[0] = (dice[0], dice[0] ^ np.uint64(99))
        other.draws[0] = version
        yield match.state, other, seat


def differing_twins(case: Case):
    """Twins of several matches that differ in what the seat may not know; where nothing is hidden, in their future alone."""
    found = (twin for seed in range(3, 3 + MATCHES) for twin in twins(case, seed))
    return list(islice((t for t in found if differ(case, *t[:2]) == hides(case)), POSITIONS))


def differ(case: Case, state, other) -> bool:
    return any((state[name] != other[name]).any() for name in case.load.layout.fields if name not in FUTURE)


@pytest.mark.rule("CO3")
@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_twin_worlds_get_the_same_answer(case: Case):
    game, worlds = case.load, differing_twins(case)
    assert len(worlds) == POSITIONS, "or hardly anything was tested"
    for n, (state, other, seat) in enumerate(worlds):
        for text in BOTS:
            one, two = (
                make(text).choose(game, game.seen(world, seat), seat, Budget(), n + 1) for world in (state, other)
            )
            assert one.move == two.move
            assert one.candidates == two.candidates
            assert one.line == two.line
