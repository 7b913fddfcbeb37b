"""Observations as flat arrays: what a seat may see of a record, column by column, from the record's own declaration.

An observation starts with the viewer's seat as a one-hot group. Then come all open fields as they stand, and of every private
field the viewer's own row. Secret fields are left out. A field of 64-bit words is a
set of bits and takes a column for each of them.
"""

from dataclasses import dataclass
from functools import cache, cached_property
from math import prod
from threading import local
from typing import Any

import numpy as np

from boroughs.games import Game
from boroughs.kernel import NOBODY
from boroughs.kernel.record import OPEN, PRIVATE, SECRET, Field
from boroughs.research.compiled import vector as compiled
from boroughs.research.compiled.vector import Known, Sight

SEAT = "seat"
NUMBERS: tuple[Any, ...] = (np.int8, np.int16, np.int32, np.uint8, np.uint64)
CODES = {
    np.dtype(np.int8): compiled.INT8,
    np.dtype(np.int16): compiled.INT16,
    np.dtype(np.int32): compiled.INT32,
    np.dtype(np.uint8): compiled.UINT8,
    np.dtype(np.uint64): compiled.SET,
}


@dataclass(frozen=True)
class Column:
    """Where a field stands in an observation, in which shape, and between which bounds."""

    name: str
    start: int
    shape: tuple[int, ...]
    low: int
    high: int
    private: bool = False

    @property
    def size(self) -> int:
        return prod(self.shape)

    @property
    def place(self) -> slice:
        return slice(self.start, self.start + self.size)


class Observation:
    """How a game's records are read by a seat: named columns for people, flat tables for compiled code."""

    def __init__(self, game: Game):
        self.game = game
        self.columns: dict[str, Column] = {SEAT: Column(SEAT, 0, (game.most,), 0, 1)}
        self.size = game.most
        runs: list[list[int]] = []
        for name, field in game.layout.fields.items():
            if field.sight != SECRET:
                runs.append(self._run(name, field))
                self._add_column(name, field)
        self._runs = np.array(merged(runs), np.uint64)
        self._room = local()

    def __reduce__(self) -> tuple[Any, ...]:
        """There is one for each game, in a copy or a pickle too."""
        return observation_of, (self.game,)

    def sight(self) -> Sight:
        """What compiled code needs to know of who may see what."""
        covers = [self.game.layout.unseen_by(viewer) for viewer in (*range(self.game.most), NOBODY)]
        kept = np.stack([np.where(cover, 0, 255).astype(np.uint8) for cover, _ in covers])
        blots = np.stack([np.where(cover, unknown, 0).astype(np.uint8) for cover, unknown in covers])
        return Sight(kept.view(np.uint64), blots.view(np.uint64), self._runs)

    def known(self, count: int = 1) -> Known:
        """Room for states as a viewer knows them."""
        memory = self.game.blank(count).view(np.ndarray).view(np.uint8)
        b1, b2, b4, p1, p8 = (memory.view(t).reshape(count, -1) for t in NUMBERS)
        return Known(b1, b2, b4, p1, p8, self.game.most)

    def _run(self, name: str, field: Field) -> list[int]:
        scalar = np.dtype(field.scalar)
        start = game_offset(self.game, name) // scalar.itemsize
        row = prod(field.shape[1:]) if field.sight == PRIVATE else 0
        count = row if field.sight == PRIVATE else prod(field.shape)
        return [CODES[scalar], start, row, count, self.size]

    def _add_column(self, name: str, field: Field) -> None:
        shape = field.shape if field.sight == OPEN else field.shape[1:]
        bounds = np.iinfo(field.scalar)
        low, high = int(bounds.min), int(bounds.max)
        if CODES[np.dtype(field.scalar)] == compiled.SET:
            shape, low, high = (*shape, int(compiled.BITS)), 0, 1
        column = Column(name, self.size, shape, low, high, field.sight == PRIVATE)
        self.columns[name] = column
        self.size += column.size

    @cached_property
    def _door(self) -> Any:
        return self.game.specialise(compiled.observe), self.sight()

    def _known_here(self) -> Known:
        """Room for one state, the thread's own: compiled code writes into it while other threads run."""
        try:
            found: Known = self._room.known
        except AttributeError:
            found = self._room.known = self.known()
        return found

    def write(self, state: Any, seat: int, out: Any) -> Any:
        """Writes what a seat sees of a whole state into a row, and returns it. NOBODY is a bystander, who has no seat and no row."""
        observe, sight = self._door
        observe(state.view(np.ndarray).view(np.uint64), seat, sight, self._known_here(), 0, out)
        return out

    @cached_property
    def dtype(self) -> np.dtype[Any]:
        """The smallest whole numbers that hold every column."""
        low, high = min(c.low for c in self.columns.values()), max(c.high for c in self.columns.values())
        return np.result_type(np.min_scalar_type(low), np.min_scalar_type(-high - 1))

    def fitting(self, wanted: Any) -> np.dtype[Any]:
        """The numbers that are wanted (None: the smallest), if every column fits into them."""
        found = np.dtype(self.dtype if wanted is None else wanted)
        if found.kind != "f" and not np.can_cast(self.dtype, found):
            raise ValueError(
                f"Observations of {self.game.title} are {self.dtype} or a floating-point type, not {found}."
            )
        return found

    def bounds(self) -> tuple[Any, Any]:
        """The least and the greatest value of each column."""
        low, high = np.zeros(self.size, np.int64), np.zeros(self.size, np.int64)
        for column in self.columns.values():
            low[column.place], high[column.place] = column.low, column.high
        return low, high

    def named(self, flat: Any) -> dict[str, Any]:
        """A flat observation (or a batch of them) as arrays by field name; they share its memory."""
        return {c.name: flat[..., c.place].reshape((*flat.shape[:-1], *c.shape)) for c in self.columns.values()}


@cache
def observation_of(game: Game) -> Observation:
    """A game's observation, made once."""
    return Observation(game)


def game_offset(game: Game, name: str) -> int:
    """Where a field starts in the record, in bytes."""
    fields = game.layout.dtype.fields
    assert fields is not None
    return fields[name][1]


def merged(runs: list[list[int]]) -> list[list[int]]:
    """Neighbouring runs of the same kind as one, so that compiled code copies in long strides."""
    kept: list[list[int]] = []
    for run in runs:
        code, start, row, count, column = run
        if kept and row == 0 and code != compiled.SET:
            last = kept[-1]
            if last[0] == code and last[2] == 0 and last[1] + last[3] == start and last[4] + last[3] == column:
                last[3] += count
                continue
        kept.append(list(run))
    return kept
