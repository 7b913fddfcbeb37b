"""The box: every count that is known of the board and the tiles, and boxes that are refused."""

import importlib.util
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from boroughs.games.new_york_1901 import components as box
from boroughs.games.new_york_1901 import footprints as fp
from boroughs.kernel.box import BoxError
from tests.games.new_york_1901.positions import GAME

HOME, ROOT = Path(box.__file__).parent, Path(__file__).parents[3]
BLOCKS = [[lot for lot in box.LOTS if lot[0] in block] for block in box.BLOCK_SQUARES]


def district(lot):
    return box.DISTRICTS[box.LETTERS.index(box.CODE[lot[0]][0])]


def fronts(square):
    """The codes of the streets and parks that a square has an edge on."""
    return {box.CODE[near] for near in box.beside(square)} & box.OPEN_GROUND


@pytest.mark.rule("NY1")
def test_five_districts_of_thirteen_lots():
    assert Counter(map(district, box.LOTS)) == dict.fromkeys(("red", "blue", "green", "yellow", "pink"), 13)
    sizes = Counter((district(lot), len(lot)) for lot in box.LOTS)
    assert all(sizes[d, 2] == 9 and sizes[d, 3] == 4 for d in box.DISTRICTS)
    assert (box.LOT_COUNT, box.CELL_COUNT) == (65, 150)
    assert all(box.connected(lot[0], set(lot)) == lot for lot in box.LOTS)


@pytest.mark.rule("NY2")
def test_the_board():
    assert (box.WIDTH, box.HEIGHT) == (19, 17)
    assert sorted(q for lot in box.LOTS for q in lot) == sorted(box.LAND)
    assert len(box.STREETS) == 11
    scored = {street["name"] for street in box.STREETS.values() if street.get("scored")}
    assert scored == {"Broadway", "Wall Street", "Cedar Street", "Pine & Thames", "Nassau & Broad"}
    assert Counter(box.CODE.values())["st"] == 2
    assert "st" not in box.OPEN_GROUND
    assert {box.CODE[q] for q in box.CODE if q not in box.LAND} == {*box.STREETS, *box.PARKS, *box.LANDMARKS, "++"}


@pytest.mark.rule("NY2")
def test_blocks_and_streets():
    assert len(BLOCKS) == 15
    assert all(1 <= len(set(map(district, lots))) <= 2 for lots in BLOCKS), "a block shows one or two colours"
    nines = [lots for lots in BLOCKS if sum(map(len, lots)) == 9]
    assert len(nines) == 8
    assert all(sorted(map(len, lots)) == [2, 2, 2, 3] for lots in nines)
    assert all("++" not in fronts(q) for q in box.LAND), (
        "no square touches a crossing, so its streets have one name each"
    )
    for code, street in box.STREETS.items():
        along = {box.LOT_OF[q] for q in box.LAND if code in fronts(q)}
        assert len(along) >= 8 or not street.get("scored"), street
    inner = [box.LOT_NAMES[n] for n, lot in enumerate(box.LOTS) if not box.FRONTAGE.intersection(lot)]
    assert inner == ["l3", "c7"]


@pytest.mark.rule("NY2")
def test_a_district_hangs_together_across_streets():
    for letter in box.LETTERS:
        squares = {q for q in box.LAND if box.CODE[q][0] == letter}
        found, edge = set(), [min(squares)]
        while edge:
            x, y = edge.pop()
            found.add((x, y))
            for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                across = box.CODE.get((x + dx, y + dy)) in box.STREETS
                near = (x + 2 * dx, y + 2 * dy) if across else (x + dx, y + dy)
                edge += [near] if near in squares and near not in found else []
        assert found == squares, letter


@pytest.mark.rule("NY3")
def test_each_players_tiles():
    own = box.KINDS[: box.FIRST_LEGENDARY]
    generations = Counter()
    for kind in own:
        generations[kind["generation"]] += kind["copies"]
    assert generations == {"bronze": 6, "silver": 6, "gold": 6}
    sizes = [int(size) for size in box.KIND_SIZE[: box.FIRST_LEGENDARY]]
    points = [int(p) for p in box.KIND_POINTS[: box.FIRST_LEGENDARY]]
    assert set(sizes) == {2, 3, 4, 5, 6}
    assert (min(points), max(points)) == (2, 8)
    assert all(p == 2 for size, p in zip(sizes, points, strict=True) if size == 2)
    assert sum(p * kind["copies"] for p, kind in zip(points, own, strict=True)) == 83
    assert (box.TILES[box.STARTER], int(box.KIND_SIZE[box.STARTER]), int(box.KIND_POINTS[box.STARTER])) == (
        "starter",
        2,
        0,
    )
    assert box.WORKERS == 4


@pytest.mark.rule("NY4")
def test_four_legendary_tiles():
    found = {
        name: (int(box.KIND_SIZE[n]), int(box.KIND_POINTS[n]))
        for n, name in enumerate(box.TILES)
        if box.FIRST_LEGENDARY <= n < box.STARTER
    }
    assert found == {"park-row": (7, 10), "singer": (8, 11), "metropolitan-life": (8, 12), "woolworth": (9, 13)}


@pytest.mark.rule("NY5")
def test_start_lots():
    starts = {d: box.LOTS[int(fp.START_LOT[n])] for n, d in enumerate(box.DISTRICTS)}
    assert {d: box.square_name(lot[0]) for d, lot in starts.items()} == {
        "red": "p3",
        "blue": "i6",
        "green": "e2",
        "yellow": "n10",
        "pink": "p14",
    }
    assert all(district(lot) == d and len(lot) == 2 and box.FRONTAGE.intersection(lot) for d, lot in starts.items())


PLACES = {
    "bronze-i2": (197, 197),
    "bronze-i3": (109, 109),
    "bronze-v3": (274, 274),
    "bronze-o4": (68, 68),
    "silver-i4": (17, 17),
    "silver-l4": (147, 293),
    "silver-s4": (73, 146),
    "silver-p5": (145, 290),
    "gold-t4": (146, 146),
    "gold-l5": (21, 42),
    "gold-v5": (79, 79),
    "gold-o6": (72, 72),
    "gold-s6": (11, 21),
    "gold-w6": (78, 78),
    "park-row": (76, 76),
    "singer": (76, 76),
    "metropolitan-life": (10, 10),
    "woolworth": (19, 19),
}
"""How many places each tile has on the board, turned only and with flips: counted apart from this program."""


@pytest.mark.rule("NY15", "NY16")
def test_every_place_is_listed_once():
    for name, counts in PLACES.items():
        shape = fp.KIND_SHAPES[box.TILES.index(name)]
        found = [int((fp.FOOT_UNTIL[flips, shape] - fp.FOOT_FROM[shape]).sum()) for flips in (0, 1)]
        assert tuple(found) == counts, name
    for shape in range(fp.SHAPE_COUNT):
        masks = [frozenset(f) for n, f in enumerate(fp.FOOTPRINTS) if fp.FOOT_SHAPE[n] == shape]
        assert len(masks) == len(set(masks))
    assert all(box.FRONTAGE.intersection(squares) for squares in fp.FOOTPRINTS)


def test_the_record_is_small():
    assert GAME.layout.size <= 2048


# --- other boxes

BROKEN = [
    (("gr Ga Ga Gb Gb bw", "gr Ra Ra Gb Gb bw"), "The red district needs 9 lots of 2 squares and 4 of 3"),
    (("gr Ga Ga Gb Gc bw", "gr Ga Ga Gb Rc bw"), "neither of 2 nor of 3 squares"),
    (("gr Gd Ga Gb Gc bw Gc Gc Gb nb", "gr Gd Ga Gb Gc bw Gc Gc nb nb"), "district"),
    (("gr Gd Ge Ge Ge bw", "gr Gd Ge Ge ?? bw"), "no street, park, landmark or district"),
    (('start = "p3"', 'start = "p2"'), "start lot must be one of its lots of 2 squares"),
    (('shape = ["##.", ".##"]', 'shape = ["##..", "..##"]'), "must be in one piece"),
    (('generation = "gold"\npoints = 8\ncopies = 1', 'generation = "gold"\npoints = 9\ncopies = 1'), "worth 2 to 8"),
    (('name = "silver-i4"\ngeneration = "silver"', 'name = "silver-i4"\ngeneration = "gold"'), "six silver tiles"),
    (("workers = 4", "workers = 9"), "1 to 6 workers"),
]


def other_box(folder: Path, *changes: tuple[str, str]) -> str:
    """A folder with a changed box, as the environment names it."""
    text = (HOME / "components.toml").read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new)
    (folder / "components.toml").write_text(text, encoding="utf-8")
    return f"new-york-1901={folder}"


@pytest.mark.parametrize(("change", "complaint"), BROKEN, ids=[c for _, c in BROKEN])
def test_a_wrong_box_is_refused_in_words(tmp_path: Path, monkeypatch, change: tuple[str, str], complaint: str):
    monkeypatch.setenv("BOROUGHS_COMPONENTS", other_box(tmp_path, change))
    spec = importlib.util.spec_from_file_location("other_components", HOME / "components.py")
    with pytest.raises(BoxError, match=complaint):
        spec.loader.exec_module(importlib.util.module_from_spec(spec))


THREE_COLOURS = (
    # the block at g10: its second lot becomes green, its third red; a lot of each of these becomes blue
    ("bw Ba Bb Bb nb Ya Ya Yb Yc", "bw Ba Gb Gb nb Ya Ya Yb Yc"),
    ("bw Ba Bc Bc nb st", "bw Ba Rc Rc nb st"),
    ("gr Ga Ga Gb Gb bw Ba Ba Bb", "gr Ba Ba Gb Gb bw Ba Ba Bb"),
    ("wi Ra Rb Rb pe\ngr Gc Gd Gd Gb", "wi Ra Bb Bb pe\ngr Gc Gd Gd Gb"),
)
PARKS_ONLY = (
    # all that lies round the same block is park
    (
        "++ pi pi pi pi ++ pi pi pi ++ pi pi pi pi ++ pi pi pi ++",
        "++ pi pi pi pi ++ bg bg bg ++ pi pi pi pi ++ pi pi pi ++",
    ),
    ("++ re re re re ++ wa wa wa ++", "++ re re re re ++ bg bg bg ++"),
    ("tc tc tc tc bw B", "tc tc tc tc bg B"),
    ("Gb Gb nb Ya Ya Yb Yc", "Gb Gb bg Ya Ya Yb Yc"),
    ("Rc Rc nb st", "Rc Rc bg st"),
    ("Bd Bd Bd nb st", "Bd Bd Bd bg st"),
)
ANOTHER_CITY = """
from boroughs.games.new_york_1901 import components as box
from boroughs.games.new_york_1901.state import BUILDING
from tests.games.new_york_1901.positions import position
names = ["g10", "h10", "h11"]
assert {box.DISTRICTS[int(box.LOT_CARD[box.LOT_NAMES.index(name)]) // 2] for name in names} == {"blue", "green", "red"}
block = box.BLOCK_SQUARES[box.BLOCK_OF[6, 9]]
assert {box.CODE[near] for q in block for near in box.beside(q)} & box.OPEN_GROUND == {"bg"}
match = position(2, lots={0: names}, phase=BUILDING)
match.play("build gold-o6")
match.play("place g10 north")
assert match.points == [7, 0]
assert match.state.unused[0, 0] == 4
"""


@pytest.mark.rule("NY15", "NY16")
def test_three_colours_and_parks_alone(tmp_path: Path):
    """On our board no block has three colours, and none has parks alone round it: on a corrected one they may."""
    done = subprocess.run(
        [sys.executable, "-c", ANOTHER_CITY],
        env={
            **os.environ,
            "BOROUGHS_COMPONENTS": other_box(tmp_path, *THREE_COLOURS, *PARKS_ONLY),
            "BOROUGHS_INTERPRET": "1",
        },
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
