"""Threads that look at different matches of one game do not get each other's answers."""

import random
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest

from boroughs.games import load
from boroughs.match import Match
from boroughs.research.spaces import Eyes

LOOKS = 40_000


@pytest.fixture(autouse=True)
def restless():
    """Threads take turns as often as they can."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


def wrong_answers(looks) -> int:
    """How often one of the functions, each in a thread of its own, tells something else than at first."""

    def ask(look):
        first = look()
        return sum(look() != first for _ in range(LOOKS))

    with ThreadPoolExecutor(len(looks)) as threads:
        return sum(threads.map(ask, looks))


def played(game, players, moves, seed):
    match, dice = Match(game, players, game.between_programs, bytes([seed] * 16)), random.Random(seed)
    for _ in range(moves):
        match.play(int(dice.choice(match.legal_ids())))
    return match


def test_observations():
    game = load("fifth-avenue")
    eyes = Eyes(game)
    matches = [played(game, 4, 150 + 40 * seed, seed) for seed in (1, 2)]
    assert wrong_answers([lambda m=m: eyes.look(m, 1).tobytes() for m in matches]) == 0


def test_legal_actions_in_openspiel():
    pyspiel = pytest.importorskip("pyspiel")
    import boroughs.research.openspiel  # noqa: F401

    game = pyspiel.load_game("boroughs_new_york_1901(players=4)")
    states = [after(game, decisions, seed=decisions) for decisions in (60, 90)]
    assert wrong_answers([lambda s=s: tuple(s.legal_actions()) for s in states]) == 0


def after(game, decisions, seed):
    state, dice = game.new_initial_state(), random.Random(seed)
    while decisions > 0 or state.is_chance_node():
        if state.is_chance_node():
            state.apply_action(dice.randrange(game.deals))
        else:
            state.apply_action(dice.choice(state.legal_actions()))
            decisions -= 1
    return state
