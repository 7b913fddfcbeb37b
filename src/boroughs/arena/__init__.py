"""Matches between bots: schedules, ratings, statistics, plots."""

from boroughs.arena.ledger import Ledger, LedgerError, Played, read
from boroughs.arena.run import check_bots, play, run
from boroughs.arena.standings import Standing, as_json, standings, wilson
from boroughs.arena.tournament import Fixture, Tournament

__all__ = [
    "Fixture",
    "Ledger",
    "LedgerError",
    "Played",
    "Standing",
    "Tournament",
    "as_json",
    "check_bots",
    "play",
    "read",
    "run",
    "standings",
    "wilson",
]
