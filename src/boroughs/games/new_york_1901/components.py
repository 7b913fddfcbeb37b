"""Reads the box once, checks it, and lays out the board and the tiles in flat tables."""

from pathlib import Path
from string import ascii_lowercase

from boroughs.kernel.box import BoxError, read, table

Square = tuple[int, int]
"""A column and a row, both counted from 0."""

BOX = read("new-york-1901", Path(__file__).parent)
SEATS, LEAST_PLAYERS = 4, 2
BLOCK_BITS = 31
"""A block's squares are the bits of one number."""

# --- the map

MAP = [line.split() for line in BOX["board"]["map"].split("\n") if line.strip()]
HEIGHT, WIDTH = len(MAP), len(MAP[0])
if any(len(line) != WIDTH for line in MAP) or len(ascii_lowercase) < WIDTH:
    raise BoxError(f"The map of New York 1901 must have rows of equal length, at most {len(ascii_lowercase)} squares.")
CODE = {(x, y): code for y, line in enumerate(MAP) for x, code in enumerate(line)}

DISTRICTS = tuple(str(d["name"]) for d in BOX["districts"])
LETTERS = "".join(str(d["letter"]) for d in BOX["districts"])
STREETS, PARKS, LANDMARKS = BOX["streets"], BOX["parks"], BOX["landmarks"]
CROSSING = "++"
OPEN_GROUND = {CROSSING, *STREETS, *PARKS}
"""What a building may front (NY16)."""

for place, code in CODE.items():
    if code not in OPEN_GROUND and code not in LANDMARKS and not (len(code) == 2 and code[0] in LETTERS):
        raise BoxError(
            f"The map of New York 1901 has {code!r} in {place}: no street, park, landmark or district's lot."
        )


def beside(square: Square) -> list[Square]:
    """The squares that share an edge with it."""
    x, y = square
    return [near for near in ((x, y - 1), (x - 1, y), (x + 1, y), (x, y + 1)) if near in CODE]


def reading(square: Square) -> Square:
    """The order in which one reads: row by row."""
    return square[1], square[0]


def square_name(square: Square) -> str:
    return f"{ascii_lowercase[square[0]]}{square[1] + 1}"


def connected(first: Square, among: set[Square]) -> list[Square]:
    """All squares of the set that hang together with the first one, in reading order."""
    found, edge = {first}, [first]
    while edge:
        new = [near for near in beside(edge.pop()) if near in among and near not in found]
        found.update(new)
        edge += new
    return sorted(found, key=reading)


def parts(squares: set[Square]) -> list[list[Square]]:
    """The set's connected parts, in the order of their first squares."""
    found: list[list[Square]] = []
    for square in sorted(squares, key=reading):
        if not any(square in part for part in found):
            found.append(connected(square, squares))
    return found


LAND = {square for square, code in CODE.items() if code[0] in LETTERS}
BLOCK_SQUARES = parts(LAND)
"""No tile crosses a street, so each one lies within a block: a connected piece of land."""
CELLS = [square for block in BLOCK_SQUARES for square in block]
"""Every square of land, block by block; its place in this list is its number."""
CELL = {square: cell for cell, square in enumerate(CELLS)}
SQUARES = tuple(square_name(square) for square in CELLS)


def lots_of(block: list[Square]) -> list[list[Square]]:
    return sorted(
        (part for code in {CODE[q] for q in block} for part in parts({q for q in block if CODE[q] == code})),
        key=lambda lot: reading(lot[0]),
    )


LOTS = [lot for block in BLOCK_SQUARES for lot in lots_of(block)]
LOT_NAMES = tuple(square_name(lot[0]) for lot in LOTS)
"""A lot is named by its first square."""
LOT_OF = {square: number for number, lot in enumerate(LOTS) for square in lot}
FRONTAGE = {q for q in LAND if any(CODE[near] in OPEN_GROUND for near in beside(q))}

# --- the map for rules

BLOCK_COUNT, CELL_COUNT, LOT_COUNT = len(BLOCK_SQUARES), len(CELLS), len(LOTS)
DISTRICT_COUNT, LOT_SIZES, SMALL = len(DISTRICTS), 2, 2
CARD_COUNT = DISTRICT_COUNT * LOT_SIZES
"""Kinds of lot cards: district and size. A kind's number is its district's times two, plus one for size 3."""
BLOCK_OF = {square: number for number, block in enumerate(BLOCK_SQUARES) for square in block}
FIRST_CELL = [CELL[block[0]] for block in BLOCK_SQUARES]


def mask_of(squares: list[Square]) -> int:
    """Squares of one block as the bits of a number."""
    return sum(1 << CELL[q] - FIRST_CELL[BLOCK_OF[q]] for q in squares)


def card_of(lot: list[Square]) -> int:
    return LETTERS.index(CODE[lot[0]][0]) * LOT_SIZES + len(lot) - SMALL


CELL_BLOCK = table([BLOCK_OF[square] for square in CELLS])
LOT_BLOCK = table([BLOCK_OF[lot[0]] for lot in LOTS])
LOT_MASK = table([mask_of(lot) for lot in LOTS])
LOT_CARD = table([card_of(lot) for lot in LOTS])
LOT_SQUARES = table([len(lot) for lot in LOTS])
LARGEST_LOT = max(len(lot) for lot in LOTS)
FIRST_LOT = table([LOT_OF[block[0]] for block in BLOCK_SQUARES] + [LOT_COUNT])
"""By block: its lots are those from here to the next block's first."""
IN_PLAY = table(
    [[int(p not in d.get("out_with", [])) for d in BOX["districts"]] for p in range(LEAST_PLAYERS, SEATS + 1)]
)
"""By number of players less two, and district (NY5)."""

# --- the tiles

GENERATIONS = ("bronze", "silver", "gold", "legendary")
KINDS = [
    *BOX["tiles"],
    *({**tile, "generation": "legendary", "copies": 1} for tile in BOX["legendary"]),
    {**BOX["starter"], "name": "starter", "copies": 1},
]
"""Kinds of tile: each player's own, then the legendary ones, then the starter."""
TILES = tuple(str(kind["name"]) for kind in KINDS)
BUILDABLE = len(KINDS) - 1
FIRST_LEGENDARY = len(BOX["tiles"])
STARTER = len(KINDS) - 1
LEGENDARY_COUNT = len(BOX["legendary"])


def cells_of(picture: list[str]) -> list[Square]:
    return [(x, y) for y, line in enumerate(picture) for x, mark in enumerate(line) if mark == "#"]


KIND_SIZE = table([len(cells_of(kind["shape"])) for kind in KINDS])
KIND_POINTS = table([int(kind["points"]) for kind in KINDS])
KIND_GENERATION = table([GENERATIONS.index(kind["generation"]) for kind in KINDS])

PIECE_KINDS = [number for number, kind in enumerate(KINDS) for _ in range(int(kind["copies"]))]
"""Every single tile that can stand on the board for a player, by its kind; equal ones lie side by side."""
PIECE_KIND = table(PIECE_KINDS)
PIECE_COUNT = len(PIECE_KINDS)
FIRST_LEGENDARY_PIECE = PIECE_KINDS.index(FIRST_LEGENDARY)
STARTER_PIECE = PIECE_KINDS.index(STARTER)

WORKERS, MARKET, TARGET, QUIET_ROUNDS = (
    int(BOX["players"][name]) for name in ("workers", "market", "target", "quiet_rounds")
)


def check() -> None:
    check_lots()
    check_tiles()
    if not (0 < WORKERS < 7 and 0 < MARKET <= 10 and TARGET > 0 and QUIET_ROUNDS > 0):
        raise BoxError("New York 1901 needs 1 to 6 workers, an open market of 1 to 10, a target and quiet rounds.")


def check_lots() -> None:
    """NY1, NY2, NY5."""
    sizes = {2: int(BOX["lots"]["two"]), 3: int(BOX["lots"]["three"])}
    for letter, district in zip(LETTERS, BOX["districts"], strict=True):
        lots = [lot for lot in LOTS if CODE[lot[0]][0] == letter]
        if any(sum(len(lot) == size for lot in lots) != count for size, count in sizes.items()):
            raise BoxError(f"The {district['name']} district needs {sizes[2]} lots of 2 squares and {sizes[3]} of 3.")
        if len(lots) != sum(sizes.values()):
            raise BoxError(f"The {district['name']} district has lots that are neither of 2 nor of 3 squares.")
        start = next((lot for lot in lots if square_name(lot[0]) == district["start"]), [])
        if len(start) != SMALL or not FRONTAGE.intersection(start):
            raise BoxError(
                f"The {district['name']} start lot must be one of its lots of 2 squares on a street or park."
            )
    if any(len(block) > BLOCK_BITS for block in BLOCK_SQUARES):
        raise BoxError(f"A block of New York 1901 may have {BLOCK_BITS} squares at most.")


def check_tiles() -> None:
    """NY3, NY4."""
    own = KINDS[:FIRST_LEGENDARY]
    for generation in GENERATIONS[:3]:
        if sum(int(kind["copies"]) for kind in own if kind["generation"] == generation) != 6:
            raise BoxError(f"Each player of New York 1901 needs six {generation} tiles.")
    if {int(size) for size in KIND_SIZE[:FIRST_LEGENDARY]} != set(range(2, 7)):
        raise BoxError("The tiles of New York 1901 must have 2, 3, 4, 5 and 6 squares.")
    points = [int(p) for p in KIND_POINTS[:FIRST_LEGENDARY]]
    if (min(points), max(points)) != (2, 8):
        raise BoxError("The tiles of New York 1901 must be worth 2 to 8 points.")
    if LEGENDARY_COUNT != 4 or int(KIND_SIZE[STARTER]) != SMALL:
        raise BoxError("New York 1901 needs four legendary tiles and a starter of two squares.")
    for kind in KINDS:
        cells = cells_of(kind["shape"])
        if len(parts_of_shape(cells)) != len(cells):
            raise BoxError(f"The tile {kind['name']} must be in one piece.")


def parts_of_shape(cells: list[Square]) -> list[Square]:
    """The part of a tile that hangs together with its first square."""
    found, edge = {cells[0]}, [cells[0]]
    while edge:
        x, y = edge.pop()
        new = [q for q in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)) if q in cells and q not in found]
        found.update(new)
        edge += new
    return sorted(found)


check()
