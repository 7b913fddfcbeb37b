"""Matches, their scores, their analysis, their records; and what a refusal says."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from boroughs.match.messages import Event, LegalMove, Result, View
from boroughs.server.messages.limits import MOST_CHAIRS, Millis, MoveText, OptionValues
from boroughs.server.messages.tables import Update


class MatchInfo(Struct, frozen=True):
    """A match without its position."""

    id: str
    table: str
    game: str
    rules_version: int
    options: dict[str, str | int | bool]
    names: list[str]
    status: Literal["playing", "over", "ended", "unreadable"]
    n: int
    version: int
    key_hash: str
    key: str | None
    result: Result | None
    imported: bool
    started: Millis
    finished: Millis | None
    trouble: str | None
    """Why it is unreadable, in a sentence."""
    ended_by: str | None
    """Why it has no result, as in `Table`; or it was `imported` so."""
    hash: str | None = None
    """A short name for the last position, once the match is over: the same on every machine that replays it."""


class Scores(Struct, frozen=True):
    """The points by seat after each version, from 0 on; `actors` holds who made the move that led there (None at 0).

    `rival` holds those of whoever plays against a lone player without a seat.
    """

    match: str
    points: list[list[int]]
    actors: list[int | None]
    rival: list[int] | None = None


class Candidate(Struct, frozen=True):
    """A move that the search looked at."""

    move: LegalMove
    share: float
    """How much of the search went into it, 0 to 1."""
    chance: float
    """The seat's chance to win after it, 0 to 1."""
    points: float
    """The seat's expected points in the end."""


class Analysis(Struct, frozen=True):
    """What the search thinks of a position, from what the deciding seat may know."""

    match: str
    version: int
    seat: int
    chances: list[float]
    points: list[float]
    candidates: list[Candidate]
    line: list[str]
    """The expected play, in notation."""
    played: LegalMove | None = None
    """In a finished match: what was played here."""
    lost: float | None = None
    """How much of the chance to win that cost, compared with the best candidate."""


class Reason(Struct, frozen=True):
    """Why a move is not legal: a message and its arguments. None: it is legal."""

    move: str
    message: str | None
    args: dict[str, str | int | None]


class Study(Struct, frozen=True):
    """A position that nobody plays, set up from a key that everybody may know: for tutorials and pictures."""

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=MOST_CHAIRS)]
    key: Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
    options: OptionValues = {}
    moves: Annotated[list[MoveText], Meta(max_length=500)] = []
    auto: bool = True
    """Decisions with one legal answer are made by themselves, as at a table; False: they are among the moves."""
    seat: Annotated[int, Meta(ge=0, lt=MOST_CHAIRS)] | None = None
    """Whose eyes; None: a bystander's."""
    ask: Annotated[list[MoveText], Meta(max_length=64)] = []
    """Moves of which one wants to know why they are not legal there."""


class Studied(Struct, frozen=True):
    """The position, everything that happened up to it, and the moves of the seat that looks."""

    view: View
    events: list[Event]
    legal: list[LegalMove]
    reasons: list[Reason]


class StoredMatch(Struct, frozen=True):
    """A finished or unreadable match as it is stored, line by line."""

    match: str
    game: str
    rules_version: int
    entries: list["StoredEntry"]
    trouble: str | None


class StoredEntry(Struct, frozen=True):
    n: int
    kind: str
    seat: int | None
    text: str
    at: Millis


class Imported(Struct, frozen=True):
    match: str
    table: str


class Health(Struct, frozen=True):
    status: Literal["ok", "stopping", "broken"]
    version: str
    store: Literal["sqlite", "postgresql"]


class Problem(Struct, frozen=True):
    """Why a request was refused. `code` finds the words in other languages (`error-CODE`); `message` says it in English."""

    code: str
    message: str
    id: str | None = None
    update: Update | None = None
    """With the code `stale`: how things stand now."""
    retry_after: float | None = None
    """With the code `slow-down`: seconds to wait."""
