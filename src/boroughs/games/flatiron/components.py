"""Reads the box once, checks it, and lays it out in flat tables.

Every printed effect has a number: first the halves of street cards (card * 2 + half), then boards, newspapers and slots. Halves of City
Hall cards go on where those of street cards end, so that a column is a list of halves.
"""

from pathlib import Path
from typing import Any

from boroughs.games.flatiron import vocabulary as v
from boroughs.games.flatiron.reader import Reader, each
from boroughs.kernel.box import BoxError, read, table

HOME = Path(__file__).parent
STREETS = ("broadway", "22nd", "5th", "23rd")
PLACES = (*STREETS, "city-hall")
SIDES = ("violet", "reverse")
HALVES = ("upper", "lower")
STREET_COUNT, COLOUR_COUNT, PLACE_COUNT, SLOTS, SEATS, PRINTED = 4, 4, 5, 3, 2, 2
CITY_HALL = 4
VIOLET, REVERSE = 0, 1
UPPER, LOWER = 0, 1


def load(name: str) -> dict[str, Any]:
    return read("flatiron", HOME, f"{name}.toml")


BOX = load("components")
COLOURS = tuple(str(name) for name in BOX.get("colours", {}).get("names", ()))
if len(set(COLOURS)) != COLOUR_COUNT:
    raise BoxError("components.toml: [colours] names should be a list of four different names.")
reader = Reader(COLOURS, STREETS)


# --- the numbers of the game


def section(name: str) -> tuple[dict[str, Any], str]:
    return reader.table(BOX.get(name), f"components.toml, [{name}]"), f"components.toml, [{name}]"


START, _at = section("setup")
DOLLARS = table([*reader.numbers(START, "dollars", _at, 0, v.MUCH), 0][:SEATS])  # FL9
SOLO_DOLLARS = reader.number(START, "solo_dollars", _at, 0, v.MUCH)
FLOORS_IN_PILE = reader.number(START, "floors_in_pile", _at, 1, 8)
HALL_SHOWN = reader.number(START, "city_hall_cards", _at, 1, 20)
PILLARS = reader.number(START, "pillars_per_colour", _at, 1, 50)
TILES = reader.number(START, "reputation_tiles", _at, 0, 50)
TURN, _at = section("turn")
TAKE = reader.number(TURN, "take_dollars", _at, 0, v.MUCH)
COLUMN_CARDS = reader.number(TURN, "cards_per_column", _at, 1, 6)
COLUMN_HALL_CARDS = reader.number(TURN, "city_hall_cards_per_column", _at, 0, 6)
SCORE, _at = section("score")
NEWSBOY = table(reader.numbers(SCORE, "newsboy_spaces", _at, 1, 500))
reader.demand(sorted(set(NEWSBOY.tolist())) == NEWSBOY.tolist(), _at, "newsboy_spaces should rise")
SPACES = len(NEWSBOY)
GOOD_COLUMN = reader.number(SCORE, "good_column", _at, 0, v.MUCH)
BAD_COLUMN = reader.number(SCORE, "bad_column", _at, -v.MUCH, 0)
TILE_VALUE = reader.number(*section("reputation_tile")[:1], "value", "components.toml, [reputation_tile]", 0, 9)
JOINING = reader.number(*section("solo")[:1], "joining_points", "components.toml, [solo]", 0, v.MUCH)
LEVELS = FLOORS_IN_PILE + 2  # the first floor, the pile, the roof
ROWS = COLUMN_CARDS + PRINTED  # the most effects that a column can show


# --- cards


def half(entry: dict[str, Any], name: str, what: str, where: str) -> tuple[object, int]:
    """What a card's half carries, and its thumbs."""
    found = reader.table(entry.get(name), f"{where}, {name}")
    reader.only(found, f"{where}, {name}", (what, "reputation"))
    return found.get(what), reader.number(found, "reputation", f"{where}, {name}", -9, 9)


def effect(value: object, where: str, carrier: str) -> list[int]:
    return reader.row(v.EFFECTS, value, where, v.CARRIED_BY[carrier])


STREET_ENTRIES = reader.entries(load("street_cards"), "street_card", "street_cards.toml", STREET_COUNT, 60)
HALL_ENTRIES = reader.entries(load("city_hall_cards"), "city_hall_card", "city_hall_cards.toml", HALL_SHOWN, 20)
STREET_CARDS = tuple(str(e.get("id")) for e, _ in STREET_ENTRIES)
HALL_CARDS = tuple(str(e.get("id")) for e, _ in HALL_ENTRIES)
STREET_CARD_COUNT, HALL_CARD_COUNT = len(STREET_CARDS), len(HALL_CARDS)
CARD_COUNT = STREET_CARD_COUNT + HALL_CARD_COUNT
HALL_HALVES = 2 * STREET_CARD_COUNT
"""The first half of a City Hall card, in columns."""

_stack, _street, _price, _thumbs, EFFECT_ROWS, SCORING_ROWS = [], [], [], [], [], []
for _entry, _at in STREET_ENTRIES:
    reader.only(_entry, _at, ("id", "stack", "street", "price", *HALVES, "source"))
    _stack.append(reader.name(_entry, "stack", _at, STREETS))
    _street.append(reader.name(_entry, "street", _at, STREETS))
    _price.append(reader.number(_entry, "price", _at, 0, v.MUCH))
    for _name in HALVES:
        _value, _reputation = half(_entry, _name, "effect", _at)
        EFFECT_ROWS.append(effect(_value, f"{_at}, {_name}", "street card"))
        _thumbs.append(_reputation)
for _entry, _at in HALL_ENTRIES:
    reader.only(_entry, _at, ("id", "price", *HALVES, "source"))
    _price.append(reader.number(_entry, "price", _at, 0, v.MUCH))
    for _name in HALVES:
        _value, _reputation = half(_entry, _name, "scoring", _at)
        SCORING_ROWS.append(reader.row(v.SCORINGS, _value, f"{_at}, {_name}"))
        _thumbs.append(_reputation)
STACK_OF, STREET_OF, PRICE_OF, THUMBS = table(_stack), table(_street), table(_price), table(_thumbs)
SCORING = table(SCORING_ROWS)
"""By half of a City Hall card, counted from the first of them."""
STACK_SIZES = [_stack.count(street) for street in range(STREET_COUNT)]
for _name, _size in zip(STREETS, STACK_SIZES, strict=True):
    reader.demand(_size > 0, "street_cards.toml", f"the stack of {_name} has no card")
STACK_MOST = max(STACK_SIZES)
_members = [[card for card, at in enumerate(_stack) if at == street] for street in range(STREET_COUNT)]
STACK_CARDS = table([[*cards, *[-1] * (STACK_MOST - len(cards))] for cards in _members])
"""By stack: its cards, and -1 behind them."""


# --- boards, newspapers, floors, Daniel


def board_effects(entry: dict[str, Any], side: str, where: str) -> list[list[int]]:
    """A board's printed effects with one side up, column by column."""
    special = reader.table(entry.get("special"), f"{where}, special").get(side)
    columns = reader.table(entry.get("column"), f"{where}, column")
    reader.only(columns, f"{where}, column", STREETS)

    def printed(value: Any, at: str) -> list[int]:
        stands_in = isinstance(value, dict) and value.get("kind") == "special"
        return effect(special, f"{where}, special {side}", "board") if stands_in else effect(value, at, "board")

    found = [each(reader, columns.get(street), PRINTED, f"{where}, column {street}", printed) for street in STREETS]
    return [row for column in found for row in column]


BOARD_ENTRIES = reader.entries(load("boards"), "board", "boards.toml", 2 * SEATS, 8)
BOARDS = tuple(str(e.get("id")) for e, _ in BOARD_ENTRIES)
BOARD_COUNT = len(BOARDS)
BOARD_EFFECTS = len(EFFECT_ROWS)
_points = []
for _entry, _at in BOARD_ENTRIES:
    reader.only(_entry, _at, ("id", "points", "special", "column", "source"))
    _scores = reader.table(_entry.get("points"), f"{_at}, points")
    reader.only(_scores, f"{_at}, points", COLOURS)
    _points.append([reader.number(_scores, name, f"{_at}, points", 0, v.MUCH) for name in COLOURS])
    for _side in SIDES:
        EFFECT_ROWS.extend(board_effects(_entry, _side, _at))
BOARD_POINTS = table(_points)
"""By board and colour: what building a pillar scores (FL20)."""

PAPER_ENTRIES = reader.entries(load("newspapers"), "newspaper", "newspapers.toml", 1, 20)
PAPERS = tuple(str(e.get("id")) for e, _ in PAPER_ENTRIES)
PAPER_COUNT = len(PAPERS)
PAPER_EFFECTS = len(EFFECT_ROWS)
_copies = []
for _entry, _at in PAPER_ENTRIES:
    reader.only(_entry, _at, ("id", "copies", "effect", "source", "copies_source"))
    _copies.append(reader.number(_entry, "copies", _at, 1, 20))
    EFFECT_ROWS.append(effect(_entry.get("effect"), _at, "newspaper"))
COPIES = table(_copies)

_floors = load("floors")
FLOOR_ENTRIES = reader.entries(_floors, "floor", "floors.toml", FLOORS_IN_PILE + 1, 40)
FLOORS = (*(str(e.get("id")) for e, _ in FLOOR_ENTRIES), "roof")
FLOOR_COUNT, ROOF = len(FLOOR_ENTRIES), len(FLOOR_ENTRIES)
SLOT_EFFECTS = len(EFFECT_ROWS)
_starred = []
FLOOR_ROWS = []
for _entry, _at in FLOOR_ENTRIES:
    reader.only(_entry, _at, ("id", "star", "effect", "slots", "source"))
    _starred.append(reader.switch(_entry, "star", _at))
    FLOOR_ROWS.append(reader.row(v.FLOOR_EFFECTS, _entry.get("effect"), f"{_at}, effect"))
    EFFECT_ROWS.extend(
        each(reader, _entry.get("slots"), SLOTS, f"{_at}, slot", lambda value, at: effect(value, at, "slot"))
    )
reader.demand(any(_starred), "floors.toml", "no floor has a star, and one with a star must be the first")
STARRED = table(_starred)
FLOOR_ROWS.append([v.NO_EFFECT] * v.WIDTH)  # the roof (FL30)


def amount(row: list[int], kind: int) -> int:
    """What a floor's effect gives to a question of that kind: dollars, points, or 1 for a permission."""
    return (row[v.DOLLARS] or row[v.POINTS] or 1) if row[v.KIND] == kind else 0


FLOOR_EFFECT = table([[amount(row, kind) for kind in range(len(v.FLOOR_EFFECTS))] for row in FLOOR_ROWS])
"""By floor (the roof last) and kind of floor effect: its dollars or points, 1 for a permission, 0 where it has none."""
FLOOR_STREET = table([row[v.STREET] if row[v.KIND] == v.MOVE_DOLLARS else -1 for row in FLOOR_ROWS])
EFFECT = table(EFFECT_ROWS)

DANIEL_ENTRIES = reader.entries(load("daniel_cards"), "daniel_card", "daniel_cards.toml", 1, 20)
DANIEL_CARDS = tuple(str(e.get("id")) for e, _ in DANIEL_ENTRIES)
DANIEL_CARD_COUNT = len(DANIEL_CARDS)
_place, _other, _symbols, _action = [], [], [], []
for _entry, _at in DANIEL_ENTRIES:
    reader.only(_entry, _at, ("id", "place", "other_place", "action", "popularity", "source"))
    _place.append(reader.name(_entry, "place", _at, PLACES))
    _other.append(reader.name(_entry, "other_place", _at, PLACES))
    reader.demand(_entry.get("place") != _entry.get("other_place"), _at, "other_place should not be place")
    _symbols.append(reader.number(_entry, "popularity", _at, 0, 9))
    _action.append(reader.row(v.DANIEL_ACTIONS, _entry.get("action"), f"{_at}, action"))
DANIEL_PLACE, DANIEL_OTHER_PLACE, DANIEL_SYMBOLS = table(_place), table(_other), table(_symbols)
DANIEL_ACTION = table(_action)
reader.finish()

DEPTH = STREET_COUNT * ROWS + 2 * STREET_COUNT + SPACES + SLOTS + 2
"""How deep effects can nest: no printed effect comes twice in a chain (FL25). Own ones, those of the market, each newspaper that can be
active during one turn, slots of the active floor."""
