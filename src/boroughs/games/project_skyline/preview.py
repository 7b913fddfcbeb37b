"""What a page shows and would otherwise have to compute: groups, rents, and what each legal move would bring. Plain Python."""

from typing import Any

import numpy as np

from boroughs.games.project_skyline import board, cards, rules
from boroughs.games.project_skyline import moves as m
from boroughs.games.project_skyline.components import BESIDE, FIELD_NAMES, FIELDS, SPACE_NAMES, SPACES, STEP
from boroughs.games.project_skyline.state import EMPTY, MARCHING, ONE, THREE, TOWER

HEIGHTS = m.HEIGHT.values


def field_rents(s: Any) -> list[int]:
    """By field: the rent of the group that stands there."""
    out = np.zeros(FIELDS, np.int64)
    board.rents(s[0], out)
    return [int(rent) for rent in out]


def income(s: Any) -> list[int]:
    """By seat: what a stop on each street space once would bring, all together."""
    rent, owner = field_rents(s), s.owner[0]
    total = [0] * int(s.players[0])
    for field in (int(f) for f in BESIDE if f >= 0):
        if owner[field] != EMPTY:
            total[int(owner[field])] += rent[field]
    return total


def street(s: Any) -> list[dict[str, Any]]:
    """The street spaces in order: the field beside each, its owner, the rent."""
    rent, found = field_rents(s), []
    for space in range(SPACES):
        field = int(BESIDE[space])
        owner = int(s.owner[0, field]) if field >= 0 else EMPTY
        found.append(
            {
                "space": SPACE_NAMES[space],
                "field": FIELD_NAMES[field] if field >= 0 else None,
                "owner": None if owner == EMPTY else owner,
                "rent": rent[field] if field >= 0 else 0,
            }
        )
    return found


def groups(s: Any) -> list[dict[str, Any]]:
    """The groups of buildings that stand together (PS12), each with owner, rent and the street spaces beside it."""
    found, done = [], 0
    for field in range(FIELDS):
        if s.owner[0, field] == EMPTY or done >> field & 1:
            continue
        group = int(board.group_of(s[0], field))
        done |= group
        inside = [f for f in range(FIELDS) if group >> f & 1]
        found.append(
            {
                "owner": int(s.owner[0, field]),
                "fields": [FIELD_NAMES[f] for f in inside],
                "rent": int(board.rent_of(s[0], group)),
                "spaces": [SPACE_NAMES[space] for space in range(SPACES) if BESIDE[space] in inside],
            }
        )
    return found


def unseen_cards(s: Any) -> dict[str, int]:
    """How many cards of each kind nobody has seen yet."""
    left = {name: int(cards.unseen(s[0], kind)) for kind, name in enumerate(m.CARD.values)}
    return {name: count for name, count in left.items() if count > 0}


def next_card(s: Any) -> str | None:
    """The card on top of the pile, once its order is known (PS11)."""
    order, drawn = s.card_order[0], int(s.cards_drawn[0])
    return m.CARD.values[int(order[drawn % len(order)])] if drawn >= len(order) else None


# --- moves


def legal_moves(s: Any) -> list[int]:
    out = np.zeros(m.MOVES.size, np.int32)
    return [int(move) for move in out[: rules.legal(s[0], out)]]


def outcomes(s: Any) -> dict[str, dict[str, Any]]:
    """By move in notation: what it demolishes, builds or costs, and how everybody's income on the street changes."""
    before = income(s)
    return {m.MOVES.text(move): outcome(s, move, before) for move in legal_moves(s)}


def outcome(s: Any, move: int, before: list[int]) -> dict[str, Any]:
    kind, fields = m.MOVES.kind_of(move).name, m.MOVES.fields(move)
    if kind == "advance":
        return {"rent": rent_ahead(s, int(fields["player"]), int(fields["spaces"]))}
    if kind == "tax":
        seat = int(fields["player"])
        return {"tax": min(int(board.towers_on_board(s[0], seat)) * cards.TAX, int(s.cash[0, seat]))}
    if kind in ("start", "stay", "pick"):
        return {}
    field = FIELD_NAMES.index(str(fields["field"]))
    after = s.copy()
    told = CHANGES[kind](after, field)
    if "marches" in told:
        return told  # what it brings depends on the march
    told["income"] = [now - was for now, was in zip(income(after), before, strict=True)]
    if after.owner[0, field] != EMPTY:
        told["group_rent"] = field_rents(after)[field]
    return told


def rent_ahead(s: Any, seat: int, spaces: int) -> dict[str, Any] | None:
    """Whom a pawn would have to pay, how much, and whether there is cash for it (PS22), if it went on so many spaces."""
    field = int(BESIDE[(int(s.pawn[0, seat]) + STEP * spaces) % SPACES])
    if field < 0 or s.owner[0, field] in (EMPTY, seat):
        return None
    amount = field_rents(s)[field]
    return {"player": seat, "owner": int(s.owner[0, field]), "amount": amount, "paid": amount <= int(s.cash[0, seat])}


def built(after: Any, field: int) -> dict[str, Any]:
    """A storey on a field; a raised building then has to march."""
    after.owner[0, field] = after.turn[0]
    after.height[0, field] += 1
    if after.height[0, field] == ONE:
        return {"height": HEIGHTS[ONE]}
    after.phase[0], after.marching[0] = MARCHING, field
    return {"height": HEIGHTS[int(after.height[0, field])], "marches": goals(after)}


def goals(after: Any) -> list[str]:
    return [FIELD_NAMES[move - m.MARCH] for move in legal_moves(after)]


def tower_set(after: Any, field: int) -> dict[str, Any]:
    after.owner[0, field], after.height[0, field] = after.turn[0], TOWER
    return {"height": HEIGHTS[TOWER]}


def marched(after: Any, field: int) -> dict[str, Any]:
    taken = standing(after, field)
    origin = int(after.marching[0])
    height = int(after.height[0, origin])
    after.owner[0, origin], after.height[0, origin] = EMPTY, 0
    if taken["owner"] == after.turn[0]:
        after.height[0, field] += height
        after.marching[0] = field
        return {"joins": taken, "height": HEIGHTS[THREE], "marches": goals(after)}
    after.owner[0, field] = after.turn[0]
    after.height[0, field] = TOWER if height == THREE else height
    return {"demolishes": taken, "height": HEIGHTS[int(after.height[0, field])]}


def removed(after: Any, field: int) -> dict[str, Any]:
    taken = standing(after, field)
    after.owner[0, field], after.height[0, field] = EMPTY, 0
    return {"removes": taken}


def swapped(after: Any, field: int) -> dict[str, Any]:
    """The picked building changes places with another, or with nothing."""
    picked = int(after.picked[0])
    for name in ("owner", "height"):
        places = after[name][0]
        places[field], places[picked] = int(places[picked]), int(places[field])
    return {}


def standing(s: Any, field: int) -> dict[str, Any]:
    return {"owner": int(s.owner[0, field]), "field": FIELD_NAMES[field], "height": HEIGHTS[int(s.height[0, field])]}


CHANGES = {
    "tower": tower_set,
    "storey": built,
    "build": built,
    "march": marched,
    "remove": removed,
    "swap": swapped,
    "move": swapped,
}
