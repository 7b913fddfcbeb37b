"""What a bot is: something that is asked for a move with what its seat may know, a budget and a seed."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Protocol

import msgspec
import numpy as np

from boroughs.games import Game


class BotError(ValueError):
    """A bot that there is not, or that cannot be used, and what would be one."""


class Candidate(msgspec.Struct, frozen=True):
    """One move that the bot thought about."""

    move: int
    visits: int
    """How often it was tried."""
    win: float | None = None
    """The chance to win with it, 0 to 1; a shared win counts as its share. None: the bot has no idea."""
    points: float | None = None
    """The expected points at the end."""


class Answer(msgspec.Struct, frozen=True):
    """A bot's move, and what it thought."""

    move: int
    candidates: list[Candidate] = []
    """The moves it considered, the one most thought of first. Empty for a bot that does not compare."""
    line: list[int] = []
    """Expected play from here, the answer's move first."""
    chances: list[float] = []
    """Each seat's chance to win."""
    points: list[float] = []
    """Each seat's expected points at the end."""
    iterations: int = 0
    seconds: float = 0.0


def new_flag() -> Any:
    """A flag that stops whoever looks at it, from any thread: `flag[0] = 1`."""
    return np.zeros(1, np.int64)


@dataclass(frozen=True)
class Budget:
    """What a bot may spend on one decision. What is None is the bot's own choice; what is given is a ceiling."""

    seconds: float | None = None
    iterations: int | None = None
    threads: int | None = None
    processor: bool = False
    """Seconds are the thread's own processor time, not the clock's: for measurements on a busy machine."""
    stop: Any = field(default_factory=new_flag, compare=False)
    """Set `stop[0] = 1` and the bot answers at once with what it has."""

    def within(self, other: "Budget") -> "Budget":
        """The tighter of two budgets in each respect, with this one's flag."""
        tighter = {
            name: least(getattr(self, name), getattr(other, name)) for name in ("seconds", "iterations", "threads")
        }
        return replace(self, **tighter)


def least(a: Any, b: Any) -> Any:
    given: Sequence[Any] = [x for x in (a, b) if x is not None]
    return min(given) if given else None


class Bot(Protocol):
    """Anything with this method is a bot."""

    def choose(self, game: Game, known: Any, seat: int, budget: Budget, seed: int) -> Answer:
        """A legal move for the seat.

        `known` is an array of one state in which everything is blotted out that the seat may not know (`Match.seen`,
        `Game.seen`); the seat is the one that decides. All randomness comes from the seed.
        """
        ...


def legal_moves(game: Game, known: Any) -> list[int]:
    """The ids of the legal moves: the actor sees all that they depend on."""
    buffer = game.new_move_buffer()
    return [int(move) for move in buffer[: game.door.legal(known, 0, buffer)]]


def asked(bot: Bot, game: Game, known: Any, seat: int, budget: Budget, seed: int) -> int:
    """The move that a bot chooses. Raises BotError where that is none."""
    legal = legal_moves(game, known)  # before the bot has it, and may write on it
    answer = bot.choose(game, known, seat, budget, seed)
    if getattr(answer, "move", None) not in legal:
        raise BotError(
            f"{type(bot).__name__} answered {answer!r}. A bot answers with Answer(move), the move one of legal_moves(game, known)."
        )
    return int(answer.move)


def players_of(known: Any) -> int:
    """How many players the match has."""
    return int(known.players[0])
