"""How rules are written: records, rules, chance, notes, and the tables of moves and events. Knows no game.

A game's state is one fixed-size record, and its rules are plain functions over it. The same source runs
interpreted (`BOROUGHS_INTERPRET=1`, for debuggers and coverage) and compiled by Numba.
"""

from boroughs.kernel.chance import chance, roll
from boroughs.kernel.dice import pick, seed_dice
from boroughs.kernel.note import LOG_FIELDS, SILENT, note
from boroughs.kernel.record import blank, i1, i2, i4, open_, private, record, secret, u1, u8
from boroughs.kernel.rule import INTERPRETED, rule, specialise
from boroughs.kernel.tables import (
    Events,
    Moves,
    coordinates,
    event,
    hidden,
    kind,
    names,
    number,
    seat,
    span,
    trailing,
)

NOBODY = -1
"""A seat that is no seat: a bystander's eyes, the owner of an empty field."""
OVER = -1
"""What `actor` answers when the match is over."""

__all__ = [
    "INTERPRETED",
    "LOG_FIELDS",
    "NOBODY",
    "OVER",
    "SILENT",
    "Events",
    "Moves",
    "blank",
    "chance",
    "coordinates",
    "event",
    "hidden",
    "i1",
    "i2",
    "i4",
    "kind",
    "names",
    "note",
    "number",
    "open_",
    "pick",
    "private",
    "record",
    "roll",
    "rule",
    "seat",
    "secret",
    "seed_dice",
    "span",
    "specialise",
    "trailing",
    "u1",
    "u8",
]
