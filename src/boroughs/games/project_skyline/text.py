"""The position as text that one can play by."""

from typing import Any

from boroughs.games.project_skyline import preview
from boroughs.games.project_skyline.components import (
    BESIDE,
    CARD_NAMES,
    COLUMNS,
    FIELD_NAMES,
    SIDE,
    SPACE_NAMES,
    SPACES,
)
from boroughs.games.project_skyline.state import EMPTY, NO_CARD, NO_FIELD, TOWER

LETTERS = "ABCD"
CELL = 5
EDGE = 7
ROUND = SPACES // 4
"""Spaces from one corner to the next."""


def draw(s: Any, seat: int, words: Any) -> str:
    """What is going on, the city with its street, the players, the rents, the cards."""
    state = s[0]
    lines = [headline(state, words), *waiting(state, words), "", *city(state), ""]
    lines += players(s, seat, words) + rents(s, words) + ["", *supplies(s, words), words.say("text-legend")]
    return "\n".join(line.rstrip() for line in lines)


def headline(state: Any, words: Any) -> str:
    if not state.turn_number:
        return str(words.say("text-set-up"))
    dice = {"white": int(state.white_die), "black": int(state.black_die)}
    return str(words.say("text-turn", turn=int(state.turn_number), **dice))


def waiting(state: Any, words: Any) -> list[str]:
    """What a half-made turn is about."""
    lines = []
    if state.card != NO_CARD:
        card = CARD_NAMES[state.card]
        lines.append(words.say("text-card", card=words.say(f"card-{card}"), about=words.say(f"about-card-{card}")))
    if state.picked != NO_FIELD:
        lines.append(words.say("text-picked", field=FIELD_NAMES[state.picked]))
    if state.marching != NO_FIELD:
        lines.append(words.say("text-marching", field=FIELD_NAMES[state.marching]))
    return lines


def city(state: Any) -> list[str]:
    """The six rows of fields, the street round them with the pawns."""
    north = [at(state, space) for space in range(1, ROUND)]
    south = [at(state, space) for space in range(3 * ROUND - 1, 2 * ROUND, -1)]
    corners = [at(state, corner * ROUND) for corner in range(4)]
    lines = ["   " + " " * EDGE + "".join(column.ljust(CELL) for column in COLUMNS)]
    lines.append("   " + corners[0].ljust(EDGE) + "".join(p.ljust(CELL) for p in north) + corners[1])
    for row in range(SIDE):
        west, east = at(state, SPACES - 1 - row), at(state, ROUND + 1 + row)
        fields = "".join(building(state, row * SIDE + column).ljust(CELL) for column in range(SIDE))
        lines.append(f"{row + 1:>2} " + west.ljust(EDGE) + fields + east)
    lines.append("   " + corners[3].ljust(EDGE) + "".join(p.ljust(CELL) for p in south) + corners[2])
    return lines


def at(state: Any, space: int) -> str:
    """The pawns on a street space."""
    pawns = "".join(LETTERS[p].lower() for p in range(state.players) if state.pawn[p] == space)
    return f"({pawns})" if BESIDE[space] < 0 else pawns or "-"


def building(state: Any, field: int) -> str:
    """The owner's letter and the height, as `B2`, with a star under the architect."""
    owner, height = int(state.owner[field]), int(state.height[field])
    if owner == EMPTY:
        return "."
    return LETTERS[owner] + ("T" if height == TOWER else str(height)) + ("*" if state.architect == field else "")


def players(s: Any, seat: int, words: Any) -> list[str]:
    state, income = s[0], preview.income(s)
    head = ["", *(words.say(f"text-{name}") for name in ("cash", "storeys", "towers", "income", "pawn"))]
    rows = [head]
    for p in range(int(state.players)):
        name = f"{LETTERS[p]} {words.seat(p)}" + (f" ({words.say('text-you')})" if p == seat else "")
        numbers = [int(state.cash[p]), int(state.storeys[p]), int(state.towers[p]), income[p]]
        rows.append([name, *map(str, numbers), SPACE_NAMES[int(state.pawn[p])]])
    widths = [max(len(row[i]) for row in rows) for i in range(len(head))]
    return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) for row in rows]


def rents(s: Any, words: Any) -> list[str]:
    """The groups beside the street, the dearest first."""
    found = sorted((g for g in preview.groups(s) if g["spaces"]), key=lambda g: -int(g["rent"]))
    beside = words.say("text-beside")
    lines = [
        f"  {LETTERS[g['owner']]} {g['rent']:>4}  {' '.join(g['fields'])} ({beside} {' '.join(g['spaces'])})"
        for g in found
    ]
    return ["", words.say("text-groups") + ":", *lines] if lines else []


def supplies(s: Any, words: Any) -> list[str]:
    lines = []
    if s[0].spare_storeys > 0:
        lines.append(words.say("text-spare", count=int(s[0].spare_storeys)))
    card = preview.next_card(s)
    if card is None:
        lines.append(words.say("text-unseen", count=sum(preview.unseen_cards(s).values())))
    else:
        lines.append(words.say("text-next-card", card=words.say(f"card-{card}")))
    return lines
