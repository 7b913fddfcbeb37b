"""Bots at the table: their levels, and the one place where the server asks them. They get what their seat may know, and nothing else."""

from functools import cache
from typing import Any

from boroughs.bots import LEVELS, Answer, Budget, Candidate, Search, legal_moves, make, new_flag
from boroughs.bots.analysis import Verdict, judged
from boroughs.games import Game
from boroughs.server.messages import LevelInfo
from boroughs.server.refusals import Refusal

DEFAULT = "resident"
RANDOM = "random"
"""Any legal move, at once: not in the list of levels, but there for who tries out a program or measures the server."""


def checked_level(level: str | None) -> str:
    wanted = level or DEFAULT
    if wanted not in LEVELS and wanted != RANDOM:
        raise Refusal("game", f"There is no level {wanted!r}. The levels are {', '.join(LEVELS)}.")
    return wanted


def levels() -> list[LevelInfo]:
    """The levels, the weakest first."""
    return [LevelInfo(level, seconds(level)) for level in LEVELS]


@cache
def seconds(level: str) -> float:
    """How long the level may think: so long every one of its moves takes, whatever it holds."""
    budget = getattr(make(level), "budget", None) if level in LEVELS else None
    return float(budget.seconds or 0.0) if isinstance(budget, Budget) else 0.0


def choose(game: Game, known: Any, seat: int, level: str, seed: int, stop: Any) -> Answer:
    """A move for the seat, from what the seat may know. Runs in a thread; `stop[0] = 1` ends it."""
    return make(checked_level(level)).choose(game, known, seat, Budget(stop=stop), seed)


def analyse(game: Game, known: Any, seat: int, spend: float, seed: int, stop: Any) -> Answer:
    """What a strong search thinks of the seat's decision; where there is no choice, at least how good the one move is."""
    moves = legal_moves(game, known)
    if len(moves) > 1:
        return Search(Budget(seconds=spend, threads=1)).choose(game, known, seat, Budget(stop=stop), seed)
    found = judge(game, known, seat, moves[0], spend, seed, stop)
    only = Candidate(moves[0], 1, found.chances[seat], found.points[seat])
    return Answer(moves[0], [only], moves, found.chances, found.points)


def judge(game: Game, known: Any, seat: int, move: int, spend: float, seed: int, stop: Any) -> Verdict:
    """What a strong search thinks of a decision that was made: the move that was played gets its share of thought."""
    return judged(game, known, seat, move, 0, Budget(seconds=spend, threads=1, stop=stop), seed)


def new_stop() -> Any:
    """A flag that stops a bot from any thread: `flag[0] = 1`."""
    return new_flag()
