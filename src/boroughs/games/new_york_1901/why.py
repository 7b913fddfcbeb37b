"""Why a move is not legal now, as a message and its arguments. Plain Python over what the seat sees."""

from typing import Any

from boroughs.games.new_york_1901 import components as box
from boroughs.games.new_york_1901 import footprints as fp
from boroughs.games.new_york_1901.city import Building, choices, placed, skyline, supply
from boroughs.games.new_york_1901.components import Square
from boroughs.games.new_york_1901.moves import MOVES
from boroughs.games.new_york_1901.state import BUILDING, CLOSED, FREE, PLACING, REPLACING, SETTLING, TURN

Why = tuple[str, dict[str, Any]]
UNDER_WAY = {
    SETTLING: "why-settle-first",
    BUILDING: "why-build-or-done",
    PLACING: "why-place-first",
    REPLACING: "why-place-first",
}


def why_not(s: Any, seat: int, move: int) -> Why:
    """The first reason that a player would name."""
    kind, fields = MOVES.kind_of(move).name, MOVES.fields(move)
    if kind == "settle":
        return not_to_settle(s, fields)
    if kind == "place":
        return not_to_place(s, seat, fields)
    late = not_now(int(s.phase[0]), kind)
    if late:
        return late, {}
    if kind == "take":
        return not_to_take(s, seat, fields)
    if kind in {"build", "rebuild"}:
        return not_to_build(s, seat, kind, str(fields["tile"]))
    return not_to_yield(s, seat, kind, fields)


def not_now(phase: int, kind: str) -> str:
    """Why a decision is not due: nothing where it is."""
    if phase == TURN:
        return "why-turn-first" if kind == "done" else ""
    if phase == BUILDING and kind in {"build", "rebuild"}:
        return "why-no-rebuilding" if kind == "rebuild" else ""
    return UNDER_WAY[phase]


def not_to_take(s: Any, seat: int, fields: dict[str, Any]) -> Why:
    if s.unused[0, seat] == 0:
        return "why-no-worker", {}
    return "why-not-in-market", {"district": f"district-{fields['district']}", "size": fields["size"]}


def not_to_settle(s: Any, fields: dict[str, Any]) -> Why:
    if s.phase[0] != SETTLING:
        return (UNDER_WAY[int(s.phase[0])] if s.phase[0] != TURN else "why-no-card"), {}
    lot = box.LOT_NAMES.index(fields["lot"])
    owner = int(s.owner[0, lot])
    if owner == CLOSED:
        return "why-lot-closed", {}
    if owner != FREE:
        return "why-lot-taken", {}
    district, size = divmod(int(s.card[0]), box.LOT_SIZES)
    return "why-other-lot", {"district": f"district-{box.DISTRICTS[district]}", "size": size + box.SMALL}


def not_to_build(s: Any, seat: int, verb: str, tile: str) -> Why:
    if supply(s, seat)[tile] == 0:
        return not_in_supply(s, seat, tile)
    if verb == "build" and s.phase[0] == TURN and any(MOVES.kind_of(c).name == "take" for c in choices(s)):
        return "why-take-first", {}
    return ("why-no-place" if verb == "build" else "why-no-replacement"), {"tile": f"tile-{tile}"}


def not_in_supply(s: Any, seat: int, tile: str) -> Why:
    standing = set(skyline(s).values())
    if box.TILES.index(tile) < box.FIRST_LEGENDARY:
        return "why-tile-used", {"tile": f"tile-{tile}"}
    if any(b.tile == tile for b in standing):
        return "why-legendary-taken", {"tile": f"tile-{tile}"}
    return "why-legendary-second", {}


def not_to_yield(s: Any, seat: int, verb: str, fields: dict[str, Any]) -> Why:
    """Neither giving a lot back (NY13) nor passing (NY14) is a choice."""
    if any(MOVES.kind_of(c).name not in {"give-back", "pass"} for c in choices(s)):
        return "why-can-act", {}
    if verb == "pass":
        return "why-give-back", {}
    if s.unused[0, seat] > 0:
        return "why-has-worker", {}
    return "why-no-worker-there", {"lot": fields["lot"]}


def not_to_place(s: Any, seat: int, fields: dict[str, Any]) -> Why:
    phase = int(s.phase[0])
    if phase not in {PLACING, REPLACING}:
        return (UNDER_WAY[phase] if phase == SETTLING else "why-choose-tile"), {}
    squares = placed(int(s.tile[0]), fields)
    nowhere = no_site(s, seat, squares, flipped=fields["flip"] == "flipped")
    if nowhere:
        return nowhere, {}
    under = {b for q, b in skyline(s).items() if q in squares}
    if phase == PLACING:
        return ("why-covered" if under else other_name(int(s.tile[0]), fields)), {}
    return not_to_replace(s, seat, squares, under) or (other_name(int(s.tile[0]), fields), {})


def other_name(kind: int, fields: dict[str, Any]) -> str:
    """NY15: squares that can be named in several ways have one name, without a flip where there is one such."""
    unflipped = [placed(kind, {**fields, "turn": turn, "flip": fp.FLIPS[0]}) for turn in fp.TURNS]
    return (
        "why-same-unflipped"
        if fields["flip"] == "flipped" and placed(kind, fields) in unflipped
        else "why-same-squares"
    )


def no_site(s: Any, seat: int, squares: list[Square], *, flipped: bool) -> str:
    """What is wrong with the squares as such: nothing where they are own land with frontage."""
    if flipped and not s.flips[0]:
        return "why-no-flips"
    if not box.LAND.issuperset(squares):
        return "why-off-land"
    if any(s.owner[0, box.LOT_OF[q]] != seat for q in squares):
        return "why-not-yours"
    return "" if box.FRONTAGE.intersection(squares) else "why-no-frontage"


def not_to_replace(s: Any, seat: int, squares: list[Square], under: set[Building]) -> Why | None:
    """What is wrong with rebuilding there, if anything is."""
    if not under:
        return "why-nothing-under", {}
    if any(b.legendary for b in under):
        return "why-legendary-stays", {}
    largest = max(b.size for b in under)
    if largest >= len(squares):
        return "why-not-larger", {"size": largest}
    if not one_group(under):
        return "why-not-neighbours", {}
    standing = {q for q, b in skyline(s).items() if b not in under} | set(squares)
    torn = {box.LOT_OF[q] for b in under for q in b.squares}
    bare = sum(not standing.intersection(box.LOTS[lot]) for lot in torn)
    freed = sum(int(s.worker[0, lot]) for lot in {box.LOT_OF[q] for q in squares})
    workers = int(s.unused[0, seat]) + freed
    if bare > workers:
        return "why-workers", {"bare": bare, "workers": workers}
    return None


def one_group(under: set[Building]) -> bool:
    """NY20: neighbours, side by side."""
    left, edge = set(under), [next(iter(under))]
    while edge:
        building = edge.pop()
        left.discard(building)
        edge += [b for b in left if b.touches(building)]
    return not left


def tiles_refused(s: Any, seat: int) -> dict[str, Why]:
    """For the actor who may choose a tile now: why not each of those that he may not choose."""
    if s.phase[0] not in {TURN, BUILDING}:
        return {}
    legal = set(choices(s))
    verbs = ("build", "rebuild") if s.phase[0] == TURN else ("build",)
    moves = [MOVES.id(verb, tile) for verb in verbs for tile in box.TILES[: box.BUILDABLE]]
    return {MOVES.text(move): why_not(s, seat, move) for move in moves if move not in legal}
