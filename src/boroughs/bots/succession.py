"""Whether a position follows from an earlier one by one's own move alone, so that nothing new was learned on the way."""

from typing import Any

import numpy as np

from boroughs.games import Game
from boroughs.kernel import SILENT, seed_dice

WORLDS = 3
"""In how many random worlds the move must lead to what is seen now: one might do so by luck."""


def follows(game: Game, before: Any, seat: int, move: int, now: Any, seed: int) -> bool:
    """True if the seat's move leads from what it knew to what it knows now, whatever it does not know."""
    dice = seed_dice(seed)
    return all(leads_to(game, game.world(before, seat, dice), seat, move, now) for _ in range(WORLDS))


def leads_to(game: Game, state: Any, seat: int, move: int, now: Any) -> bool:
    game.door.apply(state, 0, move, SILENT)
    play_forced(game, state, seat)
    if int(state.draws[0]) != 0 or int(game.door.actor(state, 0)) != seat:
        return False
    seen = game.seen(state, seat)  # field by field: bytes between the fields mean nothing
    return all(np.array_equal(seen[name], now[name]) for name in game.layout.fields)


def play_forced(game: Game, state: Any, seat: int) -> None:
    """A match takes decisions that are none (CO5)."""
    buffer = game.new_move_buffer()
    while game.door.actor(state, 0) == seat and game.door.legal(state, 0, buffer) == 1:
        game.door.apply(state, 0, int(buffer[0]), SILENT)
