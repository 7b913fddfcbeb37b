"""Bots for the command line: at a terminal's table and in simulations."""

import random
from typing import Any

import numpy as np

from boroughs.bots import Budget, asked, make
from boroughs.cli.common import progress
from boroughs.cli.main import UserError
from boroughs.games import Game
from boroughs.match import Match


def named_bots(names: str, players: int) -> list[str]:
    """A bot's name for each seat from a comma-separated list; one stands for all."""
    wanted = [name.strip() for name in names.split(",")]
    wanted = wanted * players if len(wanted) == 1 else wanted
    if len(wanted) != players:
        raise UserError(f"Name one bot for all or one for each of {players} seats, not {len(wanted)}.")
    return wanted


def answer(match: Match, bot: Any, seed: int) -> int:
    """A bot's move, from what its seat may know."""
    seat = match.actor
    assert seat is not None
    return asked(bot, match.game, match.seen(seat), seat, Budget(), seed)


def matches_of_bots(
    game: Game, players: int, games: int, seed: int, options: dict[str, Any], names: str
) -> tuple[Any, Any, Any]:
    """Matches between bots: points and places by match and seat, and lengths."""
    chooser = random.Random(seed)
    points, places = np.zeros((games, players), np.int64), np.zeros((games, players), np.int64)
    lengths = np.zeros(games, np.int64)
    with progress() as bar:
        for n in bar.track(range(games), description="Matches"):
            match = Match(game, players, options, chooser.randbytes(16))
            bots = [make(name) for name in named_bots(names, players)]
            while not match.over:
                match.play(answer(match, bots[match.actor or 0], chooser.getrandbits(32)))
            assert match.result
            points[n], places[n], lengths[n] = match.result.points, match.result.places, match.version
    return points, places, lengths
