"""`boroughs simulate`."""

import math
import random
from typing import Any

import numpy as np

from boroughs.arena.standings import shared_wins, wilson
from boroughs.cli.common import (
    Components,
    Json,
    OptionPairs,
    console,
    open_game,
    print_json,
    print_table,
    programs_options,
    progress,
    table,
)
from boroughs.cli.main import UserError
from boroughs.games import Game
from boroughs.match.simulation import Simulation, random_keys

CHUNK = 500


def simulate(
    game: str,
    *,
    players: int | None = None,
    games: int = 10_000,
    seed: int = 1,
    bots: str | None = None,
    option: OptionPairs = None,
    components: Components = None,
    json: Json = False,
) -> None:
    """Play many matches between bots and report wins by seat, points and lengths.

    Parameters
    ----------
    game
        The game's id, as listed by `boroughs games`.
    players
        How many sit at the table; the most that the game allows by default.
    games
        How many matches.
    seed
        The same seed gives the same matches.
    bots
        A comma-separated bot for each seat, or one for all; random play at full speed by default.
    """
    opened = open_game(game, components)
    count = opened.check_players(opened.most if players is None else players)
    if games < 1:
        raise UserError(f"Play at least one match, not {games}.")
    options = programs_options(opened, option)
    if bots is None or set(bots.split(",")) == {"random"}:
        points, places, lengths = random_matches(opened, count, games, seed, options)
    else:
        from boroughs.cli.opponents import matches_of_bots

        points, places, lengths = matches_of_bots(opened, count, games, seed, options, bots)
    report = summary(points, places, lengths)
    if json:
        print_json(report)
    else:
        show(opened, count, report, lengths)


def random_matches(game: Game, players: int, games: int, seed: int, options: dict[str, Any]) -> tuple[Any, Any, Any]:
    """Random play in compiled code: points and places by match and seat, and lengths (-1: unfinished)."""
    chooser, play = random.Random(seed), Simulation(game, players, options, seed)
    parts = []
    with progress() as bar:
        task = bar.add_task("Matches", total=games)
        for first in range(0, games, CHUNK):
            parts.append(play(random_keys(chooser, min(CHUNK, games - first))))
            bar.advance(task, len(parts[-1][2]))
    points, places, lengths = (np.concatenate(part) for part in zip(*parts, strict=True))
    return points[:, :players], places[:, :players], lengths


def summary(points: Any, places: Any, lengths: Any) -> dict[str, Any]:
    """Wins by seat (a shared first place is divided), with the 95 % interval of each share (Wilson)."""
    finished = lengths >= 0
    wins = shared_wins(places[finished])
    intervals = [wilson(float(w), int(finished.sum())) for w in wins]
    return {
        "games": len(lengths),
        "finished": int(finished.sum()),
        "decisions": int(lengths[finished].sum()),
        "wins": [round(float(w), 2) for w in wins],
        "share_low": [round(low, 5) for low, _ in intervals],
        "share_high": [round(high, 5) for _, high in intervals],
        "mean_points": [round(float(p), 3) for p in points[finished].mean(axis=0)] if finished.any() else [],
    }


def show(game: Game, players: int, report: dict[str, Any], lengths: Any) -> None:
    made = table(
        f"{game.title}, {players} players, {report['games']:,} matches", "seat", "wins", "share", "95 %", "points"
    )
    for seat in range(players):
        share = report["wins"][seat] / max(report["finished"], 1)
        low, high = report["share_low"][seat], report["share_high"][seat]
        mean = report["mean_points"][seat] if report["mean_points"] else math.nan
        made.add_row(
            str(seat + 1), f"{report['wins'][seat]:,.1f}", f"{share:.2%}", f"{low:.2%} – {high:.2%}", f"{mean:.2f}"
        )
    print_table(made)
    done = lengths[lengths >= 0]
    if len(done):
        console.print(f"Decisions a match: {done.min()} to {done.max()}, {done.mean():.1f} on average.")
    unfinished = report["games"] - report["finished"]
    console.print(f"Unfinished: {unfinished}." if unfinished else "All finished.")
