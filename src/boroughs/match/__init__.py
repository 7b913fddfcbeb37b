"""A match = options + key + moves. The authority: checked play, views, events, undo, records, replay. No I/O."""

from boroughs.match.errors import (
    IllegalMove,
    MatchError,
    MatchOver,
    NotYourTurn,
    RecordError,
    StaleVersion,
    UndoRefused,
)
from boroughs.match.match import Match
from boroughs.match.messages import Event, LegalMove, Record, Result, View

__all__ = [
    "Event",
    "IllegalMove",
    "LegalMove",
    "Match",
    "MatchError",
    "MatchOver",
    "NotYourTurn",
    "Record",
    "RecordError",
    "Result",
    "StaleVersion",
    "UndoRefused",
    "View",
]
