"""A game's state: one record of fixed size, whose fields declare their type, their shape and who may see them.

    @record
    class State:
        turn = open_(i1)                  # everybody sees it
        hand = private(i1, SEATS, 9)      # row p is for seat p's eyes
        deck = secret(i1, 9)              # nobody sees it

Every record starts with the match's key and the count of draws (see `chance`), both secret.
"""

from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from boroughs.kernel.rule import INTERPRETED

i1, i2, i4, u1, u8 = np.int8, np.int16, np.int32, np.uint8, np.uint64

OPEN, PRIVATE, SECRET = "open", "private", "secret"
TAKEN = frozenset(dir(np.record))
"""Names that interpreted code would read as a method of numpy.record."""


@dataclass(frozen=True)
class Field:
    """One field of a record."""

    scalar: Any
    shape: tuple[int, ...]
    sight: str

    @property
    def unknown(self) -> int:
        """What stands in the field for those who may not see it."""
        return -1 if np.issubdtype(self.scalar, np.signedinteger) else 0


def open_(scalar: Any, *shape: int) -> Any:
    """A field that everybody may see."""
    return Field(scalar, shape, OPEN)


def private(scalar: Any, *shape: int) -> Any:
    """A field whose first axis is the seat that alone may see its row."""
    assert shape, "a private field needs the axis of seats"
    return Field(scalar, shape, PRIVATE)


def secret(scalar: Any, *shape: int) -> Any:
    """A field that nobody may see."""
    return Field(scalar, shape, SECRET)


class Layout:
    """The fields of a record, its dtype, and the bytes that each seat may see."""

    def __init__(self, fields: dict[str, Field]):
        self.fields = {"key": Field(u8, (2,), SECRET), "draws": Field(u8, (), SECRET), **fields}
        clash = sorted(set(self.fields) & TAKEN)
        if clash:
            raise TypeError(f"A field cannot be called {clash[0]!r}: numpy.record has an attribute of that name.")
        self.dtype = np.dtype([(name, f.scalar, f.shape) for name, f in self.fields.items()], align=True)

    @property
    def size(self) -> int:
        """How many bytes one state takes."""
        return self.dtype.itemsize

    def unseen_by(self, seat: int) -> Any:
        """A record whose bytes are 1 where the seat may not look, and one with what stands there instead."""
        cover, unknown = np.zeros(1, self.dtype), np.zeros(1, self.dtype)
        for name, field in self.fields.items():
            if field.sight == OPEN:
                continue
            ones = np.frombuffer(b"\xff" * np.dtype(field.scalar).itemsize, field.scalar)[0]
            cover[name] = ones
            unknown[name] = field.unknown
            if field.sight == PRIVATE and 0 <= seat < field.shape[0]:
                cover[name][0, seat] = 0
                unknown[name][0, seat] = 0
        return cover.view(np.uint8) != 0, unknown.view(np.uint8)


def record(cls: type) -> Layout:
    """Turns a class of field declarations into the layout of a record."""
    return Layout({name: value for name, value in vars(cls).items() if isinstance(value, Field)})


def blank(layout: Layout, count: int = 1) -> Any:
    """Zeroed states. A state is an element of such an array: its fields are attributes in compiled and interpreted code."""
    return states(np.zeros(count, layout.dtype))


def states(array: Any) -> Any:
    """An array of records as states that rules can work on."""
    return array.view(Widening) if INTERPRETED else array.view(as_record(array.dtype)).view(np.recarray)


@cache
def as_record(dtype: Any) -> Any:
    """One and the same type for all states of a game: a call into compiled code knows a type at once if it has seen the very object,
    and otherwise compares it field by field."""
    return np.dtype((np.record, dtype))


class Widening(np.recarray):
    """States for interpreted rules. What is read becomes a Python integer, as compiled code widens to 64 bits; what is
    written must fit its field, or NumPy raises."""

    def __getitem__(self, index: Any) -> Any:
        return WideRecord(self, index) if isinstance(index, (int, np.integer)) else super().__getitem__(index)

    def __setitem__(self, index: Any, value: Any) -> None:
        super().__setitem__(index, value.scalar() if isinstance(value, WideRecord) else value)


class WideArray(np.ndarray):
    """A field of a state: its elements are read as Python integers."""

    def __getitem__(self, index: Any) -> Any:
        value = super().__getitem__(index)
        return int(value) if isinstance(value, np.signedinteger | np.uint8) else value


class WideRecord:
    """One state, its fields as attributes."""

    def __init__(self, array: Any, index: Any):
        object.__setattr__(self, "_at", (array, index))

    def scalar(self) -> Any:
        array, index = self._at
        return array.view(np.ndarray)[index].copy()

    def __getattr__(self, name: str) -> Any:
        array, index = self._at
        value = array.view(np.ndarray)[name][index]
        if isinstance(value, np.ndarray):
            return value.view(WideArray)
        return value if isinstance(value, np.uint64) else int(value)

    def __setattr__(self, name: str, value: Any) -> None:
        array, index = self._at
        array.view(np.ndarray)[name][index] = value
