"""What there is to play, and against whom."""

from typing import Any, Literal

from msgspec import Struct


class OptionInfo(Struct, frozen=True):
    """An option of a game: one of `choices`, on or off, or a number from `low` to `high`."""

    name: str
    kind: Literal["choice", "switch", "number"]
    default: str | int | bool
    choices: list[str]
    low: int
    high: int
    only_players: list[int]
    """Only with so many players; empty: always."""


class GameInfo(Struct, frozen=True):
    """A game's front page."""

    id: str
    title: str
    designer: str
    year: int
    least: int
    most: int
    rules_version: int
    options: list[OptionInfo]
    languages: list[str]


class DomainInfo(Struct, frozen=True):
    """What a field of a move or an event can hold: named values, or numbers from `low` on; `count` 0: any number."""

    name: str
    label: str
    values: list[str]
    low: int
    count: int
    known_to: list[str] | None
    """Only for the seats in these fields of the same event; None: for everybody."""


class KindInfo(Struct, frozen=True):
    name: str
    fields: list[DomainInfo]


class FieldInfo(Struct, frozen=True):
    """A field of the view: its shape, and who sees it (a private field's first axis is the seat)."""

    name: str
    shape: list[int]
    sight: Literal["open", "private"]


class GameTables(Struct, frozen=True):
    """What a program needs to know of a game beside its rules: moves, events, fields, and what is in the box."""

    game: str
    moves: list[KindInfo]
    events: list[KindInfo]
    fields: list[FieldInfo]
    components: dict[str, Any]


class LevelInfo(Struct, frozen=True):
    """A bot's level; its words are the messages `level-ID` and `level-ID-help`."""

    id: str
    seconds: float
    """About how long it thinks over a move."""
