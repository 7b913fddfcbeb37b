"""The city in plain Python, for pages, texts and reasons: what stands where, and what may be placed."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from boroughs.games.new_york_1901 import components as box
from boroughs.games.new_york_1901 import footprints as fp
from boroughs.games.new_york_1901.components import Square
from boroughs.games.new_york_1901.moves import MOVES
from boroughs.games.new_york_1901.rules import legal
from boroughs.games.new_york_1901.state import SUPPLY


@dataclass(frozen=True)
class Building:
    """A tile that stands on the board."""

    seat: int
    piece: int
    squares: tuple[Square, ...]

    @property
    def kind(self) -> int:
        return box.PIECE_KINDS[self.piece]

    @property
    def tile(self) -> str:
        return box.TILES[self.kind]

    @property
    def size(self) -> int:
        return len(self.squares)

    @property
    def legendary(self) -> bool:
        return box.FIRST_LEGENDARY <= self.kind < box.STARTER

    def touches(self, other: "Building") -> bool:
        """Whether they share an edge."""
        return any(near in other.squares for square in self.squares for near in box.beside(square))


def buildings(s: Any) -> list[Building]:
    """All buildings, by seat."""
    where = s.where[0]
    return [
        Building(seat, piece, tuple(fp.FOOTPRINTS[int(where[seat, piece])]))
        for seat in range(int(s.players[0]))
        for piece in range(box.PIECE_COUNT)
        if where[seat, piece] >= 0
    ]


def skyline(s: Any) -> dict[Square, Building]:
    """The building on every built square."""
    return {square: building for building in buildings(s) for square in building.squares}


def supply(s: Any, seat: int) -> dict[str, int]:
    """How many of each kind of tile the seat can still build."""
    left = dict.fromkeys(box.TILES[: box.BUILDABLE], 0)
    for piece, kind in enumerate(box.PIECE_KINDS):
        if kind < box.BUILDABLE and s.where[0, seat, piece] == SUPPLY:
            left[box.TILES[kind]] += 1
    return left


def choices(s: Any) -> list[int]:
    """The actor's legal moves."""
    out = np.zeros(MOVES.size, np.int32)
    found: list[int] = out[: legal(s[0], out)].tolist()
    return found


def placed(kind: int, fields: dict[str, Any]) -> list[Square]:
    """The squares that a tile would cover where a move puts it, whether it may or not; also squares outside the board."""
    turn, flip = fp.TURNS.index(fields["turn"]), fp.FLIPS.index(fields["flip"])
    cells = fp.SHAPES[fp.KIND_SHAPES[kind]]
    x0, y0 = box.CELLS[box.SQUARES.index(fields["square"])]
    return [(x0 + x, y0 + y) for x, y in cells[flip * len(fp.TURNS) + turn]]
