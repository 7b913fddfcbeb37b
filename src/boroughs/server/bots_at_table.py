"""Bots at the table: levels, and one function that answers with a move from what a seat may know."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from boroughs.games import Game
from boroughs.server.messages import LevelInfo
from boroughs.server.refusals import Refusal

SECONDS = {"random": 0.0}
DEFAULT = "random"


@dataclass(frozen=True)
class Thought:
    """What a bot answers."""

    move: int
    candidates: list[Any]
    line: list[int]
    chances: list[float]
    points: list[float]


def checked_level(level: str | None) -> str:
    wanted = level or DEFAULT
    if wanted not in SECONDS:
        raise Refusal("game", f"There is no level {wanted!r}. The levels are {', '.join(SECONDS)}.")
    return wanted


def levels() -> list[LevelInfo]:
    return [LevelInfo(level, spent) for level, spent in SECONDS.items()]


def level_name(level: str) -> str:
    return level.capitalize()


def seconds(level: str) -> float:
    return SECONDS.get(level, 0.0)


def new_stop() -> Any:
    """A flag that stops a search from any thread: `flag[0] = 1`."""
    return np.zeros(1, np.int64)


def choose(game: Game, known: Any, seat: int, level: str, seed: int, stop: Any) -> Thought:
    """A move for the seat, from what the seat may know."""
    buffer = game.new_move_buffer()
    count = game.door.legal(known, 0, buffer)
    return Thought(int(buffer[seed % count]), [], [], [], [])


def analyse(game: Game, known: Any, seat: int, budget: float, seed: int, stop: Any) -> Thought:
    return choose(game, known, seat, DEFAULT, seed, stop)
