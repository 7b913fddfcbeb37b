"""Copies and pickles of matches and environments play on as the original does, and leave it alone."""

import copy
import pickle
import random

import numpy as np
import pytest

from boroughs.bots import Budget, make
from boroughs.games import all_games, load
from boroughs.match import Match
from boroughs.research import pettingzoo
from boroughs.research.gymnasium import BoroughsEnv, BoroughsVectorEnv, as_opponent
from boroughs.research.stepper import Stepper
from boroughs.research.vector import VectorEnv

STEPS, MORE = 30, 40
WAYS = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda it: pickle.loads(pickle.dumps(it)),
    "pickle-5": lambda it: pickle.loads(pickle.dumps(it, protocol=5)),
}
GAMES = pytest.mark.parametrize("game", all_games(), ids=lambda g: g.id)
COPIED = pytest.mark.parametrize("copied", WAYS.values(), ids=WAYS)
DEEPLY = pytest.mark.parametrize("copied", list(WAYS.values())[1:], ids=list(WAYS)[1:])
"""Environments of Gymnasium and PettingZoo are plain objects: a shallow copy shares the match, as Python has it."""


def check(original, copied, play, steps=STEPS):
    """Plays a while, copies, plays the copy on and then the original: both must show the same all the way."""
    for n in range(steps):
        play(original, n)
    other = copied(original)
    ahead = [play(other, n) for n in range(steps, steps + MORE)]
    again = copied(other)
    assert [play(original, n) for n in range(steps, steps + MORE)] == ahead
    assert play(again, 0) == play(original, 0) == play(other, 0)
    assert len(set(ahead)) > 1


@COPIED
@GAMES
def test_a_game_is_one(game, copied):
    assert copied(game) is game


@COPIED
@GAMES
def test_matches(game, copied):
    def play(match, n):
        if not match.over:
            match.play(int(random.Random(n).choice(match.legal_ids())))
        return match.hash(), str(match.events()), match.undo_target(0), tuple(match.legal_ids())

    check(Match(game, game.most, game.between_programs, bytes(16)), copied, play)


@COPIED
@GAMES
def test_steppers(game, copied):
    def play(step, n):
        if step.count:
            step.play(step.moves[n % step.count])
        return step.save(), step.seat, str(step.points()), tuple(step.moves[: step.count]), step.state.tobytes()

    step = Stepper(game, game.most)
    assert copied(step).count == step.count == 0, "before the first match too"
    step.reset(bytes(16))
    check(step, copied, play)


@COPIED
@GAMES
def test_vector_environments(game, copied):
    def play(env, n):
        now = env.step(env.sample())
        return (*(part.tobytes() for part in now), env.points.tobytes(), env.places.tobytes(), env.key(1))

    check(VectorEnv(game, 40, game.most, seed=3), copied, play, steps=200)


@DEEPLY
@GAMES
def test_pettingzoo_environments(game, copied):
    def play(env, n):
        seen, reward, over, _, _ = env.last()
        if not over:
            env.step(int(random.Random(n).choice(np.flatnonzero(seen["action_mask"]))))
        return env.observe("player_0")["observation"].tobytes(), reward, over, str(env.rewards)

    env = pettingzoo.env(game, rewards="points")
    env.reset(seed=1)
    check(env, copied, play)


@DEEPLY
@GAMES
def test_gymnasium_environments(game, copied):
    def play(env, n):
        legal = np.flatnonzero(env.action_masks())
        if len(legal) == 0:
            env.reset()
            return "begins"
        seen, reward, over, _, info = env.step(int(random.Random(n).choice(legal)))
        return seen.tobytes(), reward, over, info["action_mask"].tobytes()

    env = BoroughsEnv(game, max(2, game.least), opponents=as_opponent(make("greedy"), Budget()))
    env.reset(seed=1)
    check(env, copied, play)


@DEEPLY
def test_gymnasium_vector_environments(copied):
    def play(env, n):
        seen, rewards, over, _, info = env.step(env.matches.sample())
        return seen.tobytes(), rewards.tobytes(), over.tobytes(), info["action_mask"].tobytes()

    check(BoroughsVectorEnv("manhattan", 8, 3), copied, play)


@DEEPLY
def test_a_search_that_has_thought(copied):
    game = load("manhattan")
    match, bot = Match(game, 2, key=bytes(16)), make("search:60i")
    bot.choose(game, match.seen(0), 0, Budget(), 1)
    known = match.seen(0)
    assert copied(bot).choose(game, known, 0, Budget(), 2).move == bot.choose(game, known, 0, Budget(), 2).move


def test_a_copied_match_is_cheap():
    """It shares what never changes: the game, and the events that have been told."""
    match = Match("manhattan", 2, key=bytes(16))
    other = copy.deepcopy(match)
    assert other.game is match.game
    assert other.event_rows[0] is match.event_rows[0]
    other.options["rounds"] = "changed"
    assert match.options != other.options
