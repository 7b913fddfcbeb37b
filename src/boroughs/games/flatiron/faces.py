"""What is printed on the components, as messages and their arguments: the same for text, pages and reasons.

An argument that is itself the id of a message (`colour-orange`) is said in its words, as those of `why-…` messages are.
"""

from typing import Any

from boroughs.games.flatiron import components as box
from boroughs.games.flatiron import vocabulary as v
from boroughs.games.flatiron.state import NONE

Face = dict[str, Any]


def face(message: str, **arguments: Any) -> Face:
    return {"message": message, "arguments": arguments}


def read(vocabulary: v.Vocabulary, row: Any) -> dict[str, Any]:
    """A row of numbers as the fields that its entry was written with."""
    kind = tuple(vocabulary)[row[v.KIND]]
    fields: dict[str, Any] = {}
    for name, field in vocabulary[kind].items():
        number = int(row[field.column])
        if field.type == "colour":
            fields[name] = f"colour-{box.COLOURS[number]}"
        elif field.type == "colours":
            fields["first"] = f"colour-{box.COLOURS[number]}"
            fields["second"] = f"colour-{box.COLOURS[row[v.SECOND_COLOUR]]}"
        elif field.type == "street":
            fields[name] = f"place-{box.STREETS[number]}"
        else:
            fields[name] = number
    return fields


def effect_face(effect: int) -> Face:
    """An effect as it is printed."""
    row = box.EFFECT_ROWS[effect]
    name, fields = v.EFFECT_NAMES[row[v.KIND]], read(v.EFFECTS, row)
    if row[v.KIND] == v.GAIN:
        given = [what for what in ("dollars", "points") if fields[what]]
        return face("print-gain-" + ("-and-".join(given) or "nothing"), **fields)
    if row[v.KIND] == v.BUILD:
        same = "-same" if row[v.SAME] else ""
        bonus = "-bonus" if row[v.POINTS] else ""
        return face(f"print-build-pillars{bonus}{same}", **fields)
    return face(f"print-{name}", **fields)


def floor_face(floor: int) -> Face:
    row = box.FLOOR_ROWS[floor]
    return face(f"print-floor-{v.FLOOR_EFFECT_NAMES[row[v.KIND]]}", **read(v.FLOOR_EFFECTS, row))


def scoring_face(half: int) -> Face:
    """A half of a City Hall card, counted from the first of them."""
    row = box.SCORING_ROWS[half]
    return face(f"print-{v.SCORING_NAMES[row[v.KIND]]}", **read(v.SCORINGS, row))


def half_face(half: int) -> Face:
    """A half of any card."""
    return effect_face(half) if half < box.HALL_HALVES else scoring_face(half - box.HALL_HALVES)


def card_page(card: int) -> dict[str, Any]:
    """All of a card: City Hall cards go on where street cards end."""
    street = card < box.STREET_CARD_COUNT
    return {
        "id": box.STREET_CARDS[card] if street else box.HALL_CARDS[card - box.STREET_CARD_COUNT],
        "street": box.STREETS[box.STREET_OF[card]] if street else None,
        "price": int(box.PRICE_OF[card]),
        "halves": [{**half_face(2 * card + i), "reputation": int(box.THUMBS[2 * card + i])} for i in range(2)],
    }


def floor_page(floor: int) -> dict[str, Any]:
    slots = [] if floor == box.ROOF else [effect_face(slot_effect(floor, i)) for i in range(box.SLOTS)]
    return {"id": box.FLOORS[floor], "effect": floor_face(floor), "slots": slots}


def slot_effect(floor: int, slot: int) -> int:
    return box.SLOT_EFFECTS + floor * box.SLOTS + slot


def column_effects(state: Any, company: int, column: int) -> list[int]:
    """A column's visible effects from top to bottom (FL14)."""
    halves = [int(half) for half in state.columns[company, column] if NONE < half < box.HALL_HALVES]
    upper = [half for half in reversed(halves) if half % 2 == box.UPPER]
    lower = [half for half in halves if half % 2 == box.LOWER]
    board = int(state.board[company]) * 2 + int(state.side[company])
    first = box.BOARD_EFFECTS + (board * box.STREET_COUNT + column) * box.PRINTED
    return [*upper, first, first + 1, *lower]


def column_hall_cards(state: Any, company: int, column: int) -> list[int]:
    """The visible halves of City Hall cards in a column, counted from the first of them."""
    return [int(half) - box.HALL_HALVES for half in state.columns[company, column] if half >= box.HALL_HALVES]


def column_reputation(state: Any, company: int, column: int) -> int:
    """FL31: thumbs up less thumbs down; tiles that lie in the column are included."""
    thumbs = sum(int(box.THUMBS[half]) for half in state.columns[company, column] if half != NONE)
    return thumbs + int(state.tiles_in[company, column]) * box.TILE_VALUE
