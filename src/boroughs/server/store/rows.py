"""What is in the database, as structs."""

from collections.abc import Sequence
from typing import Any, Literal, TypeVar

import msgspec
from msgspec import Struct

from boroughs.match.messages import Result
from boroughs.server.messages import Clock, Declined, Proposal

TableStatus = Literal["waiting", "playing", "over", "ended", "unreadable"]
MatchStatus = Literal["playing", "over", "ended"]
EntryKind = Literal["move", "undo", "end"]
T = TypeVar("T", bound=Struct)


class Sitting(Struct, frozen=True):
    """Who sits on a chair."""

    kind: Literal["open", "person", "bot"]
    name: str | None = None
    level: str | None = None
    standing_in: bool = False
    left: bool = False
    auto: bool = True
    program: bool = False

    @property
    def played_by_bot(self) -> bool:
        return self.kind == "bot" or self.standing_in


class TableState(Struct, frozen=True):
    """All that can change about a table beside its match; kept as one JSON document, changed by comparing `rev`."""

    options: dict[str, str | int | bool]
    chairs: list[Sitting]
    host: int
    first: Literal["lot"] | int = "lot"
    clock: Clock | None = None
    practice: bool = False
    away_seconds: int = 120
    proposal: Proposal | None = None
    proposals: int = 0
    """How many there have been: the next one's number."""
    declined: Declined | None = None
    quiet_until: dict[str, int] = {}
    """By chair: until when it proposes nothing, since it has just done so without success."""
    choices: dict[str, dict[str, str]] = {}
    """About which absent chair, who, what."""
    asked_again: dict[str, int] = {}
    """By chair: from when on may be chosen anew, after the others chose to wait."""
    paused: bool = False
    pace_ms: int = 600
    step: tuple[str, int] | None = None
    """The match and the `n` at which a paused bot may move."""

    @property
    def people(self) -> list[int]:
        """The chairs of people who have not left."""
        return [chair for chair, who in enumerate(self.chairs) if who.kind == "person" and not who.left]


class TableRow(Struct, frozen=True):
    id: str
    game: str
    status: TableStatus
    public: bool
    match: str | None
    rev: int
    state: TableState
    created: int
    changed: int


class MatchRow(Struct, frozen=True):
    """A match but for its moves. The key is secret until the match is over."""

    id: str
    table: str
    number: int
    game: str
    rules_version: int
    components: str | None
    options: dict[str, str | int | bool]
    key: bytes
    seats: list[int]
    """The chairs in the order of the match."""
    names: list[str]
    status: MatchStatus
    result: Result | None
    imported: bool
    started: int
    finished: int | None

    def __repr__(self) -> str:
        """Without the key: this may end up in a log."""
        return f"<MatchRow {self.id}>"


class Entry(Struct, frozen=True):
    """One line of a match's log: a decision and what was forced after it, an undo to a version, or the end by agreement."""

    match: str
    n: int
    kind: EntryKind
    seat: int | None
    text: str
    forced: list[str]
    at: int
    request: str = ""


class Visitor(Struct, frozen=True):
    """Somebody with a cookie or a token. Only the hash of it is kept."""

    hash: str
    name: str | None
    program: bool
    created: int


class ChatRow(Struct, frozen=True):
    table: str
    line: int
    chair: int | None
    name: str
    text: str
    at: int


JSON_COLUMNS = ("state", "options", "seats", "names", "result", "forced")


def to_row(struct: Struct) -> dict[str, Any]:
    """A struct as the columns of its table."""
    plain = {name: getattr(struct, name) for name in struct.__struct_fields__}
    for name in JSON_COLUMNS:
        if plain.get(name) is not None:
            plain[name] = msgspec.json.encode(plain[name]).decode()
    return plain


def from_row(kind: type[T], row: Any) -> T:
    """The inverse of `to_row`."""
    plain = {str(name): value for name, value in row.items()}  # the driver's names are a kind of their own
    for name in JSON_COLUMNS:
        if plain.get(name) is not None:
            plain[name] = msgspec.json.decode(plain[name])
    return msgspec.convert(plain, kind)


def entries_of(rows: Sequence[Any]) -> list[Entry]:
    return [from_row(Entry, row) for row in rows]
