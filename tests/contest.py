"""Matches between manners of play in compiled code: whether a game's advice is worth following."""

import random
from functools import cache

import numpy as np

from boroughs.bots.compiled.stubs import actor, apply, hint, legal, ranking, score, weigh
from boroughs.kernel import seed_dice
from boroughs.kernel.dice import pick
from boroughs.kernel.doors import setup

RANDOM, GREEDY, HINTED = range(3)


def series(states, keys, players, options, moves, weights, g, manners, points, places):
    """A match for each key, with one manner for each seat. The last state stays blank, the others end as the matches do."""
    for k in range(len(keys)):
        states[k] = states[-1]
        s = states[k]
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


@cache
def compiled(game):
    advice = game.module("advice")
    return game.specialise(series, weigh=advice.weigh, hint=advice.hint)


def contest(game, matches: int, *manners: int, seed: int = 1):
    """The final states, and points and places by match and seat."""
    keys = np.frombuffer(random.Random(seed).randbytes(16 * matches), np.uint64).reshape(matches, 2)
    seats = max(game.most, 2)
    states, points, places = (
        game.blank(matches + 1),
        np.zeros((matches, seats), np.int64),
        np.zeros((matches, seats), np.int64),
    )
    codes, weights = game.option_codes(game.between_programs), np.zeros(game.moves.size)
    compiled(game)(
        states,
        keys,
        len(manners),
        codes,
        game.new_move_buffer(),
        weights,
        seed_dice(seed),
        np.array(manners),
        points,
        places,
    )
    return states[:matches], points, places


def wins(game, matches: int, manner: int, other: int) -> float:
    """How often the first manner wins between two players, the same deals played from either seat."""
    first, second = contest(game, matches, manner, other)[2], contest(game, matches, other, manner)[2]
    return float(np.mean([first[:, 0] == 1, second[:, 1] == 1]))
