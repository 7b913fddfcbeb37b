"""Bots that look at the present decision alone."""

from functools import lru_cache
from typing import Any

import numpy as np

from boroughs.bots.bot import Answer, Budget, Candidate, legal_moves
from boroughs.bots.compiled import greedy
from boroughs.games import Game
from boroughs.kernel import pick, seed_dice

WORLDS = 8
"""How many worlds a greedy bot asks the advice about: enough to even out what it cannot see."""


class Random:
    """Any legal move."""

    def choose(self, game: Game, known: Any, seat: int, budget: Budget, seed: int) -> Answer:
        moves = legal_moves(game, known)
        return Answer(moves[int(pick(seed_dice(seed), len(moves)))])


class Greedy:
    """The move that the game's advice likes best.

    It can be made to err as people do: `overlooks` is the share of moves that it does not notice at all, `slack` how much
    it may misjudge one (the best being worth 1).
    """

    def __init__(self, overlooks: float = 0.0, slack: float = 0.0):
        self.overlooks = overlooks
        self.slack = slack

    def choose(self, game: Game, known: Any, seat: int, budget: Budget, seed: int) -> Answer:
        moves, weights = appraised(game, known, seat, seed)
        dice = np.random.default_rng(seed)
        looks = weights + self.slack * dice.random(len(moves)) - 2.0 * (dice.random(len(moves)) < self.overlooks)
        chosen = int(dice.choice(np.flatnonzero(looks == looks.max())))
        order = sorted(range(len(moves)), key=lambda i: (i != chosen, -looks[i]))
        return Answer(moves[chosen], [Candidate(moves[i], 1) for i in order])


@lru_cache(maxsize=16)
def appraiser(game: Game) -> Any:
    return game.specialise(greedy.appraise, weigh=game.module("advice").weigh)


def appraised(game: Game, known: Any, seat: int, seed: int) -> tuple[list[int], Any]:
    """The legal moves, and how good each looks to the game's advice, 1 being the best."""
    buffer, sums = game.new_move_buffer(), np.zeros(game.moves.size)
    n = appraiser(game)(known, game.blank(), seat, WORLDS, buffer, sums.copy(), sums, seed_dice(seed))
    return [int(move) for move in buffer[:n]], sums[:n] / max(sums[:n].max(), 1e-12)
