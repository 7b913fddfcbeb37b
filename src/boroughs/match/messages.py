"""What a match tells the outside, as msgspec structs: the same on the command line, on the wire and in files."""

from typing import Any

import msgspec


class LegalMove(msgspec.Struct, frozen=True):
    """One move that the actor may make."""

    id: int
    text: str
    kind: str
    fields: dict[str, str | int]


class Event(msgspec.Struct, frozen=True):
    """Something that happened with move number `n` (0: the set-up); fields that the viewer may not know are left out."""

    n: int
    kind: str
    fields: dict[str, str | int | None]


class Result(msgspec.Struct, frozen=True):
    """How a match ended, by seat; equal places are shared (CO4)."""

    points: list[int]
    places: list[int]


class View(msgspec.Struct, frozen=True):
    """All that a seat may know of the position; a bystander's seat is None."""

    game: str
    version: int
    seat: int | None
    players: int
    actor: int | None
    points: list[int]
    result: Result | None
    can_undo: bool
    prompt: str
    """The id of the message that says what is expected now."""
    fields: dict[str, Any]
    """The record's fields by name: None stands for what is hidden, secret fields are left out."""
    extras: dict[str, Any]
    """What follows from the open fields and a page wants to show (rents, values, totals), as the game defines it."""


class Record(msgspec.Struct, omit_defaults=True):
    """A whole match as one JSON document."""

    game: str
    rules_version: int
    players: int
    options: dict[str, str | int | bool]
    seats: list[str]
    key_hash: str
    moves: list[str]
    forced: list[int] = []
    """Which moves (counted from 1) were the only legal ones and were made for the player (CO5)."""
    key: str | None = None
    """Given once the match is over; in a private save also before."""
    result: Result | None = None
    components: str | None = None
    """The digest of a replaced box; None for the game's own."""
    levels: list[str] = []
    """In a save of the terminal, by seat: the bot that plays it, nothing for a person."""
    format: int = 1
