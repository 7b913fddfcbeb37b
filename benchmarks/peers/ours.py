"""Boroughs at all tasks."""

import random
from typing import Any

import numpy as np

from benchmarks.peers.contest import COPY, FIELD, PLAY, SEARCH, STEP, VECTOR, Contestant, Work
from boroughs.bots import Budget, Search
from boroughs.bots.tuning import Settings
from boroughs.games import Game, all_games, load
from boroughs.match import Match
from boroughs.match.simulation import Simulation, random_keys
from boroughs.research.play import program_options
from boroughs.research.stepper import Stepper
from boroughs.research.vector import VectorEnv

MATCHES = 200
ENVIRONMENTS = 2048
ITERATIONS = 2000
SEARCHED = "manhattan"
RING = 8
"""States that a copy goes round, a power of two: small enough for the nearest cache, as a search's are."""


def random_play(game: Game) -> Work:
    """Whole matches at random, set-up and scoring included, all in compiled code."""
    keys, play = random_keys(random.Random(1), MATCHES), Simulation(game, game.most, program_options(game, {}), 1)

    def work() -> int:
        _, _, lengths = play(keys)
        assert (lengths > 0).all()
        return int(lengths.sum())

    return work


def stepping(game: Game) -> Work:
    """One match in Python's hands, a call for each decision."""
    step, chooser = Stepper(game, game.most), random.Random(1)

    def work() -> int:
        count = step.reset(chooser.randbytes(16))
        play, moves, number = step.play, step.moves, chooser.random
        decisions = 0
        while count:
            count = play(moves[int(number() * count)])
            decisions += 1
        return decisions

    return work


def vector(game: Game) -> Work:
    """Thousands of matches at once; observations, masks and rewards are written out at every step."""
    env = VectorEnv(game, ENVIRONMENTS, game.most, seed=1)

    def work() -> int:
        for _ in range(16):
            env.step(env.sample())
        return 16 * ENVIRONMENTS

    return work


def pettingzoo(game: Game) -> Work:
    """A match agent by agent, random actions from the masks."""
    from boroughs.research.pettingzoo import env

    table, chooser = env(game, game.most), np.random.default_rng(1)
    table.reset(seed=1)

    def work() -> int:
        table.reset()
        steps = 0
        for _ in table.agent_iter():
            seen, _, over, cut, _ = table.last()
            table.step(None if over or cut else at_random(seen["action_mask"], chooser))
            steps += not (over or cut)
        return steps

    return work


def gymnasium(game: Game) -> Work:
    """A learner's steps; the others' moves at random between them are not counted."""
    from boroughs.research.gymnasium import BoroughsEnv

    table, chooser = BoroughsEnv(game, game.most), np.random.default_rng(1)
    table.reset(seed=1)

    def work() -> int:
        _, info = table.reset()
        steps, over = 0, False
        while not over:
            _, _, over, _, info = table.step(at_random(info["action_mask"], chooser))
            steps += 1
        return steps

    return work


def openspiel(game: Game) -> Work:
    """A match by OpenSpiel's own calls, with a tensor of what the player sees; chance nodes are not counted."""
    import pyspiel

    from boroughs.research.openspiel import short_name

    rules, chooser = pyspiel.load_game(short_name(game), {"players": game.most}), random.Random(1)

    def work() -> int:
        state, steps = rules.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(chooser.choice(state.chance_outcomes())[0])
                continue
            state.observation_tensor(state.current_player())
            state.apply_action(chooser.choice(state.legal_actions()))
            steps += 1
        return steps

    return work


def at_random(mask: Any, chooser: np.random.Generator) -> int:
    return int(chooser.choice(np.flatnonzero(mask)))


def search(game: Game) -> Work:
    """Information-set search from the opening, with playouts at random to the end, as OpenSpiel's."""
    match = Match(game, game.most, program_options(game, {}), b"searched by both")
    bot = Search(Budget(iterations=ITERATIONS), Settings(wild=1.0, cutoff=0), early=False)
    left = remaining(match)

    def work() -> int:
        answer = bot.choose(game, match.seen(match.actor), match.actor or 0, Budget(), 1)
        return answer.iterations * left

    return work


def remaining(match: Match) -> int:
    """How many decisions are left: in Manhattan as many in every match."""
    rest = match.replayed(match.version)
    while not rest.over:
        rest.play(int(rest.legal_ids()[0]))
    return rest.version - match.version


def copying(game: Game) -> Work:
    states: Any = game.blank(RING)
    count = 100_000

    def work() -> int:
        game.door.copies(states, count)
        return count

    return work


def contestants() -> list[Contestant]:
    found = []
    for game in all_games():
        said = f"{game.title}, {game.most} players"
        found += [
            Contestant(PLAY, said, lambda g=game: random_play(g), ours=True),
            Contestant(STEP, said, lambda g=game: stepping(g), ours=True),
            Contestant(VECTOR, said, lambda g=game: vector(g), ours=True),
            Contestant(COPY, said, lambda g=game: copying(g), ours=True, note=f"{game.layout.size} bytes"),
        ]
    game = load(SEARCHED)
    for name, prepare in (("PettingZoo", pettingzoo), ("Gymnasium", gymnasium), ("OpenSpiel", openspiel)):
        found.append(Contestant(FIELD, f"{game.title} by {name}", lambda p=prepare: p(game), ours=True))
    found.append(Contestant(SEARCH, f"{game.title}, {game.most} players", lambda: search(game), ours=True))
    return found
