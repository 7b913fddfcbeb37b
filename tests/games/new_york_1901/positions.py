"""Positions of New York 1901 from a description: who owns which lots, which tiles stand, which have been torn down."""

from collections.abc import Mapping, Sequence

from boroughs.games import load
from boroughs.games.new_york_1901 import components as box
from boroughs.games.new_york_1901 import footprints as fp
from boroughs.games.new_york_1901.moves import MOVES, PLACE
from boroughs.games.new_york_1901.state import GONE, NOTHING, SUPPLY, TURN
from boroughs.match import Match

GAME = load("new-york-1901")
KEY = bytes(16)
Tiles = Mapping[int, Sequence[str]]


def position(
    players: int = 2,
    *,
    lots: Mapping[int, Sequence[str]] | None = None,
    tiles: Tiles | None = None,
    gone: Tiles | None = None,
    turn: int = 0,
    phase: int = TURN,
    tile: str | None = None,
    market: Sequence[str] | None = None,
    future: Sequence[str] | None = None,
    put_back: Sequence[str] = (),
    auto: bool = False,
    **options: object,
) -> Match:
    """A match in which seats own lots (by their first squares) beside their start lots, and tiles stand (`gold-t4 g3 north`).

    Cards are written `red 2`. Without `market` and `future` the market is the one of the set-up, and all cards that nobody holds are in the
    future market; with `future` just those, and the lots of all other cards are taken out of the game.
    """
    match = Match(GAME, players, options, KEY, auto=auto)
    s = match.state
    s.turn[0], s.phase[0] = turn, phase
    s.tile[0] = NOTHING if tile is None else box.TILES.index(tile)
    for seat, names in (lots or {}).items():
        for name in names:
            settle(s, seat, box.LOT_NAMES.index(name))
    for seat, texts in (tiles or {}).items():
        for text in texts:
            stand(s, seat, text)
    for seat, names in (gone or {}).items():
        for name in names:
            tear(s, seat, name)
    deal(s, market, future, put_back)
    place_workers(s)
    GAME.door.derive(s, 0)
    broken = int(GAME.door.check(s, 0))
    assert not broken, GAME.invariants[broken]
    return match


def settle(s, seat, lot):
    assert s.owner[0, lot] == -1, f"lot {box.LOT_NAMES[lot]} is not free"
    s.owner[0, lot] = seat
    s.cards[0, seat, int(box.LOT_CARD[lot])] += 1


def free_piece(s, seat, name):
    kind = box.TILES.index(name)
    return next(p for p, k in enumerate(box.PIECE_KINDS) if k == kind and s.where[0, seat, p] == SUPPLY)


def earn(s, seat, name):
    kind = box.TILES.index(name)
    s.earned[0, seat, int(box.KIND_GENERATION[kind])] += int(box.KIND_POINTS[kind])


def footprint(kind: int, place: str) -> int:
    """The number of a footprint by the tile and its place in notation."""
    digits = MOVES.parse(f"place {place}") - PLACE
    shape = fp.KIND_SHAPES[kind]
    return next(n for n in range(len(fp.FOOTPRINTS)) if fp.FOOT_SHAPE[n] == shape and fp.FOOT_PLACE[n] == digits)


def stand(s, seat, text):
    name, place = text.split(" ", 1)
    piece = free_piece(s, seat, name)
    if box.FIRST_LEGENDARY <= box.PIECE_KINDS[piece] < box.STARTER:
        s.where[0, : int(s.players[0]), piece] = GONE
        s.where[0, seat, box.FIRST_LEGENDARY_PIECE : box.STARTER_PIECE] = GONE
    s.where[0, seat, piece] = footprint(box.PIECE_KINDS[piece], place)
    earn(s, seat, name)


def tear(s, seat, name):
    if name == "starter":
        s.where[0, seat, box.STARTER_PIECE] = GONE
        return
    s.where[0, seat, free_piece(s, seat, name)] = GONE
    earn(s, seat, name)


def card(text: str) -> int:
    district, size = text.split()
    return box.DISTRICTS.index(district) * box.LOT_SIZES + int(size) - box.SMALL


def deal(s, market, future, put_back):
    if market is not None:
        s.market[0] = [card(text) for text in market] + [NOTHING] * (box.MARKET - len(market))
    s.put_back[0, : len(put_back)] = [card(text) for text in put_back]
    s.put_back_size[0] = len(put_back)
    wanted = None if future is None else [card(text) for text in future]
    for kind in range(box.CARD_COUNT):
        lots = [n for n in range(box.LOT_COUNT) if box.LOT_CARD[n] == kind and s.owner[0, n] == -1]
        outside = int((s.market[0] == kind).sum()) + sum(card(text) == kind for text in put_back)
        left = len(lots) - outside if wanted is None else wanted.count(kind)
        assert left >= 0, f"too many cards {box.DISTRICTS[kind // 2]} {kind % 2 + 2}"
        s.future[0, kind] = left
        for lot in lots[left + outside :]:
            s.owner[0, lot] = -2
    s.future_size[0] = int(s.future[0].sum())


def place_workers(s):
    """One on each lot without a tile."""
    built = {square for where in s.where[0].flat if where >= 0 for square in fp.FOOTPRINTS[int(where)]}
    s.worker[0] = 0
    for seat in range(int(s.players[0])):
        s.unused[0, seat] = box.WORKERS
    for lot, squares in enumerate(box.LOTS):
        seat = int(s.owner[0, lot])
        if seat >= 0 and not built.intersection(squares):
            s.worker[0, lot] = 1
            s.unused[0, seat] -= 1


def texts(match: Match) -> set[str]:
    return {move.text for move in match.legal()}
