"""The games, each of which must have a board in the browser; and the shortest way to play each."""

import random
from functools import cache
from pathlib import Path
from typing import Any

from boroughs.games import all_games, load
from boroughs.match import Match, Record
from boroughs.match.record import to_record

WEB = Path(__file__).resolve().parents[2] / "web" / "src" / "games"
BOARDS = [game.id for game in all_games()]


def options(game: str) -> dict[str, Any]:
    """Those for matches between programs: some games set a limit where people would agree to stop."""
    return dict(load(game).between_programs)


def played(game: str, players: int, seed: int = 1) -> Match:
    """A whole match at random."""
    dice = random.Random(f"{game} {players} {seed}")
    match = Match(game, players, options(game), dice.randbytes(16))
    while not match.over:
        match.play(int(dice.choice(list(match.legal_ids()))))
    return match


@cache
def quickest(game: str) -> int:
    """The number of players with which one person has the fewest decisions to make."""
    rules = load(game)
    counts = range(max(2, rules.least), rules.most + 1)
    return min(counts, key=lambda players: played(game, players).version / players)


def record(game: str, seed: int = 1) -> Record:
    """A finished match to be looked at."""
    return to_record(played(game, quickest(game), seed))
