"""Every place where a tile can lie, worked out once: the squares that it covers, as bits of its block.

A tile is turned by quarters and flipped (NY15); turns that cover the same squares are one footprint, named by the first of
them. Only footprints with an edge on a street or a park are listed (NY16).
"""

from boroughs.games.new_york_1901 import components as box
from boroughs.games.new_york_1901.components import BLOCK_COUNT, CELL, CODE, FRONTAGE, KINDS, LAND, Square
from boroughs.kernel.box import BoxError, table

TURNS = ("north", "east", "south", "west")
"""Where the top of the tile as it is drawn in the box points to."""
FLIPS = ("plain", "flipped")
SHAPE_BITS = 31

Shape = tuple[Square, ...]


def settled(cells: list[Square]) -> Shape:
    """The cells in reading order, moved so that the first one is in the origin."""
    ordered = sorted(cells, key=box.reading)
    x0, y0 = ordered[0]
    return tuple((x - x0, y - y0) for x, y in ordered)


def oriented(picture: list[str]) -> list[Shape]:
    """The tile in its eight positions: plain to the north, east, south, west, then flipped left to right and the same."""
    cells = box.cells_of(picture)
    found = []
    for sign in (1, -1):
        now = [(sign * x, y) for x, y in cells]
        for _ in TURNS:
            found.append(settled(now))
            now = [(-y, x) for x, y in now]
    return found


SHAPES: list[list[Shape]] = []
"""Different shapes in their eight positions. Tiles that are drawn alike share their footprints."""
KIND_SHAPES: list[int] = []
for kind in KINDS:
    positions = oriented(kind["shape"])
    known = [number for number, shape in enumerate(SHAPES) if shape[0] == positions[0]]
    KIND_SHAPES.append(known[0] if known else len(SHAPES))
    if not known:
        SHAPES.append(positions)
SHAPE_COUNT = len(SHAPES)
if SHAPE_COUNT > SHAPE_BITS:
    raise BoxError(f"New York 1901 can have {SHAPE_BITS} different shapes of tiles at most.")


def places(shape: list[Shape]) -> list[tuple[int, int, list[Square]]]:
    """All footprints of a shape: flipped or not, the digits of its move, its squares."""
    found: dict[frozenset[Square], tuple[int, int, list[Square]]] = {}
    for position, cells in enumerate(shape):
        flip, turn = divmod(position, len(TURNS))
        for anchor in box.CELLS:
            squares = [(anchor[0] + x, anchor[1] + y) for x, y in cells]
            if LAND.issuperset(squares) and FRONTAGE.intersection(squares):
                digits = (CELL[anchor] * len(TURNS) + turn) * len(FLIPS) + flip
                found.setdefault(frozenset(squares), (flip, digits, squares))
    return list(found.values())


def rim(squares: list[Square]) -> list[Square]:
    """The land that shares an edge with the squares."""
    return sorted({near for q in squares for near in box.beside(q) if near in LAND} - set(squares))


FOOTPRINTS: list[list[Square]] = []
"""The squares of every footprint: by shape, by block, those that need no flip first; its place in this list is its number."""
_place, _shape, _from, _until = [], [], [], [[], []]  # type: ignore[var-annotated]
for number, shape in enumerate(SHAPES):
    listed = places(shape)
    for block in range(BLOCK_COUNT):
        here = sorted(place for place in listed if box.BLOCK_OF[place[2][0]] == block)
        _from.append(len(FOOTPRINTS))
        _until[0].append(len(FOOTPRINTS) + sum(flip == 0 for flip, _, _ in here))
        _until[1].append(len(FOOTPRINTS) + len(here))
        _place += [digits for _, digits, _ in here]
        _shape += [number] * len(here)
        FOOTPRINTS += [squares for _, _, squares in here]

KIND_SHAPE = table(KIND_SHAPES)
SHAPE_SIZE = table([len(shape[0]) for shape in SHAPES])
FOOT_MASK = table([box.mask_of(squares) for squares in FOOTPRINTS])
FOOT_RIM = table([box.mask_of(rim(squares)) for squares in FOOTPRINTS])
FOOT_BLOCK = table([box.BLOCK_OF[squares[0]] for squares in FOOTPRINTS])
FOOT_PLACE = table(_place)
"""The digits of the move that places a tile there: square, turn, flip."""
FOOT_SHAPE = table(_shape)
FOOT_FROM = table(_from).reshape(SHAPE_COUNT, BLOCK_COUNT)
FOOT_UNTIL = table(_until).reshape(len(FLIPS), SHAPE_COUNT, BLOCK_COUNT)
"""By flips allowed or not, shape and block."""


def start_lot(district: int) -> int:
    return box.LOT_NAMES.index(box.BOX["districts"][district]["start"])


def start_footprint(district: int) -> int:
    """Where the starter lies (NY6)."""
    shape, squares = KIND_SHAPES[box.STARTER], set(box.LOTS[start_lot(district)])
    found = [n for n, s in enumerate(FOOTPRINTS) if _shape[n] == shape and set(s) == squares]
    if not found:
        raise BoxError(f"The starter does not fit the {box.DISTRICTS[district]} start lot.")
    return found[0]


START_LOT = table([start_lot(district) for district in range(box.DISTRICT_COUNT)])
START_FOOT = table([start_footprint(district) for district in range(box.DISTRICT_COUNT)])

if any(not places(shape) for shape in SHAPES):
    raise BoxError("Every tile of New York 1901 must have a place on the board.")
assert all(CODE[q][0] in box.LETTERS for squares in FOOTPRINTS for q in squares)
