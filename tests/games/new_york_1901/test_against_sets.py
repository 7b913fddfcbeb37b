"""Legal places, worked out again from scratch: tiles as pictures, land as sets of squares, no tables and no bits."""

import random

import pytest

from boroughs.games.new_york_1901 import components as box
from boroughs.games.new_york_1901.city import buildings, supply
from boroughs.games.new_york_1901.state import BUILDING, PLACING, REPLACING, TURN
from boroughs.match import Match
from tests.games.new_york_1901.positions import GAME

MATCHES = 10
STREET_OR_PARK = set(box.STREETS) | set(box.PARKS)


def turned(picture: list[str], quarters: int) -> list[str]:
    """Clockwise."""
    for _ in range(quarters):
        picture = ["".join(column) for column in zip(*picture[::-1], strict=True)]
    return picture


def positions(name: str, *, flips: bool):
    """A tile in every position: its squares, the first one being the origin, by turn and flip."""
    shape = next(kind["shape"] for kind in box.KINDS if kind["name"] == name)
    for flip in (False, True) if flips else (False,):
        for quarters, turn in enumerate(("north", "east", "south", "west")):
            picture = turned([line[::-1] for line in shape] if flip else shape, quarters)
            cells = [(x, y) for y, line in enumerate(picture) for x, mark in enumerate(line) if mark == "#"]
            x0, y0 = cells[0]
            yield turn, flip, [(x - x0, y - y0) for x, y in cells]


def neighbours(square):
    x, y = square
    return [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]


def one_group(squares) -> bool:
    found, edge = set(), [next(iter(squares))]
    while edge:
        square = edge.pop()
        found.add(square)
        edge += [n for n in neighbours(square) if n in squares and n not in found]
    return found == set(squares)


class City:
    """What one seat has, as sets."""

    def __init__(self, match: Match, seat: int):
        s = match.state
        self.lots = [set(lot) for n, lot in enumerate(box.LOTS) if s.owner[0, n] == seat]
        self.manned = [set(lot) for n, lot in enumerate(box.LOTS) if s.owner[0, n] == seat and s.worker[0, n]]
        self.land = set().union(*self.lots)
        self.houses = [b for b in buildings(s) if b.seat == seat]
        self.unused = int(s.unused[0, seat])
        self.flips = bool(s.flips[0])

    def allowed(self, squares: set, *, rebuilding: bool) -> bool:
        if not squares <= self.land:
            return False
        if not any(box.CODE.get(n) in STREET_OR_PARK for q in squares for n in neighbours(q)):
            return False
        under = [b for b in self.houses if squares & set(b.squares)]
        if not rebuilding or not under:
            return not rebuilding and not under
        if any(b.legendary or b.size >= len(squares) for b in under):
            return False
        torn = {q for b in under for q in b.squares}
        standing = {q for b in self.houses if b not in under for q in b.squares} | squares
        bare = sum(bool(lot & torn) and not lot & standing for lot in self.lots)
        return one_group(torn) and bare <= self.unused + sum(bool(lot & squares) for lot in self.manned)

    def places(self, tile: str, *, rebuilding: bool) -> dict[frozenset, list[str]]:
        """All places by their squares, with the names that the notation could give them."""
        found: dict[frozenset, list[str]] = {}
        for turn, flip, cells in positions(tile, flips=self.flips):
            for x0, y0 in self.land:
                squares = frozenset((x0 + x, y0 + y) for x, y in cells)
                if self.allowed(set(squares), rebuilding=rebuilding):
                    name = f"place {box.square_name((x0, y0))} {turn}{' flipped' if flip else ''}"
                    found.setdefault(squares, []).append(name)
        return found


def expected(match: Match) -> set[str]:
    """The legal moves of a position that are about tiles."""
    city, s = City(match, match.actor), match.state
    if s.phase[0] in {PLACING, REPLACING}:
        found = city.places(box.TILES[int(s.tile[0])], rebuilding=s.phase[0] == REPLACING)
        return {names[0] for names in found.values()}
    tiles = [name for name, count in supply(s, match.actor).items() if count]
    takes = city.unused > 0 and (s.market[0] >= 0).any()
    wanted = set()
    if s.phase[0] == BUILDING or (s.phase[0] == TURN and not takes):
        wanted |= {f"build {tile}" for tile in tiles if city.places(tile, rebuilding=False)}
    if s.phase[0] == TURN:
        wanted |= {f"rebuild {tile}" for tile in tiles if city.places(tile, rebuilding=True)}
    return wanted


def sensible(match: Match, legal: list[str]) -> list[str]:
    """Lots beside one's own before others, and often no building: so there is land for large tiles."""
    if legal[0].startswith("settle"):
        own = {int(box.LOT_BLOCK[n]) for n in range(box.LOT_COUNT) if match.state.owner[0, n] == match.actor}
        near = [text for text in legal if int(box.LOT_BLOCK[box.LOT_NAMES.index(text.split()[1])]) in own]
        return near or legal
    return [*legal, *["done"] * len(legal)] if "done" in legal else legal


@pytest.mark.rule("NY15", "NY16", "NY19", "NY20", "NY21", "NY22", "NY23", "NY25")
@pytest.mark.parametrize(("players", "flip"), [(2, True), (3, True), (4, False)])
def test_places_are_those_that_sets_of_squares_give(players: int, flip: bool):
    chooser = random.Random(players)
    compared = rebuilt = 0
    for _ in range(MATCHES):
        match = Match(GAME, players, {"flip": flip}, chooser.randbytes(16), auto=False)
        while not match.over:
            legal = sorted(move.text for move in match.legal())
            if match.state.phase[0] in {PLACING, REPLACING} or chooser.random() < 0.4:
                offered = {text for text in legal if text.split()[0] in {"place", "build", "rebuild"}}
                assert offered == expected(match), f"version {match.version}"
                compared += len(offered)
                rebuilt += match.state.phase[0] == REPLACING
            match.play(chooser.choice(sensible(match, legal)))
    assert compared > 1000
    assert rebuilt > 60
