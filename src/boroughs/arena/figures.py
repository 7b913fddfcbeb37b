"""The figures of a report: from records alone, and from walking through them."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from boroughs.arena.ledger import LedgerError, Played, is_tournament, read
from boroughs.arena.standings import Standing, shared_wins, standings, wilson
from boroughs.arena.tournament import Tournament
from boroughs.arena.walk import Steps, walk
from boroughs.games import Game
from boroughs.match import Record, RecordError
from boroughs.match.record import decode

SAMPLE = 200
"""Matches that are walked through move by move."""


@dataclass
class Figures:
    """What is known of a game with one number of players."""

    game: Game
    players: int
    points: Any
    """By match and seat."""
    places: Any
    lengths: Any
    steps: Steps
    tables: list[tuple[str, dict[str, Standing]]]
    """The tournaments that the matches come from, and their standings."""

    @property
    def matches(self) -> int:
        return len(self.points)

    def seat_shares(self) -> list[tuple[float, float, float]]:
        """Each seat's share of the wins, with the 95 % interval; shared wins are divided."""
        return [(float(w) / self.matches, *wilson(float(w), self.matches)) for w in shared_wins(self.places)]

    def winners_points(self) -> Any:
        return self.points.max(axis=1)

    def margins(self) -> Any:
        """By match: how far the first is ahead of the second in points; alone nobody is ahead."""
        if self.players == 1:
            return np.zeros(self.matches, np.int64)
        ordered = np.sort(self.points, axis=1)
        return ordered[:, -1] - ordered[:, -2]

    def summary(self) -> dict[str, Any]:
        """The figures in a line, for tables and tests."""
        steps = self.steps
        branching = np.array(steps.branching or [0])
        hidden = np.array(steps.hidden or [(0, 0.0)], float)
        return {
            "matches": self.matches,
            "seat_share": [round(s, 4) for s, _, _ in self.seat_shares()],
            "points_mean": round(float(self.points.mean()), 2),
            "winner_points_mean": round(float(self.winners_points().mean()), 2),
            "margin_median": float(np.median(self.margins())),
            "shared_wins": round(float(((self.places == 1).sum(axis=1) > 1).mean()), 4),
            "decisions_mean": round(float(self.lengths.mean()), 1),
            "branching_mean": round(float(branching.mean()), 2),
            "branching_max": int(branching.max()),
            "in_a_row_mean": round(float(np.mean(steps.runs or [0])), 2),
            "tree_log10": round(float(np.mean(steps.trees or [0])), 1),
            "hidden_numbers": round(float(hidden[:, 0].mean()), 1),
            "hidden_bits_at_most": round(float(hidden[:, 1].mean()), 1),
        }


def gather(game: Game, paths: Sequence[Path], sample: int = SAMPLE) -> list[Figures]:
    """Reads tournaments and single records of a game; the figures for each number of players."""
    records: list[Record] = []
    tournaments: list[tuple[Path, Tournament, list[Played]]] = []
    for path in paths:
        if is_tournament(path):
            head, played = read(path)
            tournaments.append((path, head, played))
            records += played
        else:
            records.append(read_record(path))
    finished = [r for r in records if r.result is not None]
    strangers = {r.game for r in records} - {game.id}
    if strangers:
        raise LedgerError(f"These are not matches of {game.title} alone: there is also {', '.join(sorted(strangers))}.")
    if not finished:
        raise LedgerError("There is no finished match in these files.")
    return [
        figures(game, n, [r for r in finished if r.players == n], tournaments, sample)
        for n in sorted({r.players for r in finished})
    ]


def read_record(path: Path) -> Record:
    try:
        return decode(path.read_bytes())
    except RecordError as error:
        raise LedgerError(f"{path}: {error}") from None


def figures(
    game: Game,
    players: int,
    records: list[Record],
    tournaments: list[tuple[Path, Tournament, list[Played]]],
    sample: int,
) -> Figures:
    results = [r.result for r in records if r.result is not None]
    step = max(1, len(records) // sample)
    return Figures(
        game,
        players,
        np.array([r.points for r in results]),
        np.array([r.places for r in results]),
        np.array([len(r.moves) - len(r.forced) for r in records]),
        walk(game, records[::step][:sample]),
        [(path.name, standings(head, played)) for path, head, played in tournaments if head.players == players],
    )
