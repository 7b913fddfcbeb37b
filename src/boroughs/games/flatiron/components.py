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


Entry = dict[str, Any]


def load(name: str) -> dict[str, Any]:
    return read("flatiron", HOME, f"{name}.toml")


BOX = load("components")
COLOURS = tuple(str(name) for name in BOX.get("colours", {}).get("names", ()))
if len(set(COLOURS)) != COLOUR_COUNT:
    raise BoxError("components.toml: [colours] names should be a list of four different names.")
reader = Reader(COLOURS, STREETS)


# --- the numbers of the game


def section(name: str) -> tuple[Entry, str]:
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


def half(entry: Entry, name: str, what: str, where: str) -> tuple[object, int]:
    """What a card's half carries, and its thumbs."""
    found = reader.table(entry.get(name), f"{where}, {name}")
    reader.only(found, f"{where}, {name}", (what, "reputation"))
    return found.get(what), reader.number(found, "reputation", f"{where}, {name}", -9, 9)


def effect(value: object, where: str, carrier: str) -> list[int]:
    return reader.row(v.EFFECTS, value, where, v.CARRIED_BY[carrier])


def ids(entries: list[tuple[Entry, str]]) -> tuple[str, ...]:
    return tuple(str(entry.get("id")) for entry, _ in entries)


EFFECT_ROWS: list[list[int]] = []
"""Every printed effect, by its number."""
SCORING_ROWS: list[list[int]] = []
"""By half of a City Hall card, counted from the first of them."""
thumbs: list[int] = []
prices: list[int] = []


def read_street_card(entry: Entry, where: str) -> None:
    reader.only(entry, where, ("id", "stack", "street", "price", *HALVES, "source"))
    prices.append(reader.number(entry, "price", where, 0, v.MUCH))
    for name in HALVES:
        value, reputation = half(entry, name, "effect", where)
        EFFECT_ROWS.append(effect(value, f"{where}, {name}", "street card"))
        thumbs.append(reputation)


def read_hall_card(entry: Entry, where: str) -> None:
    reader.only(entry, where, ("id", "price", *HALVES, "source"))
    prices.append(reader.number(entry, "price", where, 0, v.MUCH))
    for name in HALVES:
        value, reputation = half(entry, name, "scoring", where)
        SCORING_ROWS.append(reader.row(v.SCORINGS, value, f"{where}, {name}"))
        thumbs.append(reputation)


STREET_ENTRIES = reader.entries(load("street_cards"), "street_card", "street_cards.toml", STREET_COUNT, 60)
HALL_ENTRIES = reader.entries(load("city_hall_cards"), "city_hall_card", "city_hall_cards.toml", HALL_SHOWN, 20)
STREET_CARDS, HALL_CARDS = ids(STREET_ENTRIES), ids(HALL_ENTRIES)
STREET_CARD_COUNT, HALL_CARD_COUNT = len(STREET_CARDS), len(HALL_CARDS)
CARD_COUNT = STREET_CARD_COUNT + HALL_CARD_COUNT
HALL_HALVES = 2 * STREET_CARD_COUNT
"""The first half of a City Hall card, in columns."""
for _entry, _at in STREET_ENTRIES:
    read_street_card(_entry, _at)
for _entry, _at in HALL_ENTRIES:
    read_hall_card(_entry, _at)
PRICE_OF, THUMBS, SCORING = table(prices), table(thumbs), table(SCORING_ROWS)
STACK_OF = table([reader.name(entry, "stack", where, STREETS) for entry, where in STREET_ENTRIES])
STREET_OF = table([reader.name(entry, "street", where, STREETS) for entry, where in STREET_ENTRIES])
STACKS = [[card for card in range(STREET_CARD_COUNT) if STACK_OF[card] == street] for street in range(STREET_COUNT)]
for _street, _cards in zip(STREETS, STACKS, strict=True):
    reader.demand(bool(_cards), "street_cards.toml", f"the stack of {_street} has no card")
STACK_MOST = max(len(cards) for cards in STACKS)
STACK_CARDS = table([[*cards, *[-1] * (STACK_MOST - len(cards))] for cards in STACKS])
"""By stack: its cards, and -1 behind them."""


# --- boards, newspapers, floors, Daniel


def board_effects(entry: Entry, side: str, where: str) -> list[list[int]]:
    """A board's printed effects with one side up, column by column."""
    special = reader.table(entry.get("special"), f"{where}, special").get(side)
    columns = reader.table(entry.get("column"), f"{where}, column")
    reader.only(columns, f"{where}, column", STREETS)

    def printed(value: Any, at: str) -> list[int]:
        stands_in = isinstance(value, dict) and value.get("kind") == "special"
        return effect(special, f"{where}, special {side}", "board") if stands_in else effect(value, at, "board")

    found = [each(reader, columns.get(street), PRINTED, f"{where}, column {street}", printed) for street in STREETS]
    return [row for column in found for row in column]


def board_points(entry: Entry, where: str) -> list[int]:
    reader.only(entry, where, ("id", "points", "special", "column", "source"))
    points = reader.table(entry.get("points"), f"{where}, points")
    reader.only(points, f"{where}, points", COLOURS)
    return [reader.number(points, name, f"{where}, points", 0, v.MUCH) for name in COLOURS]


BOARD_ENTRIES = reader.entries(load("boards"), "board", "boards.toml", 2 * SEATS, 8)
BOARDS, BOARD_COUNT, BOARD_EFFECTS = ids(BOARD_ENTRIES), len(BOARD_ENTRIES), len(EFFECT_ROWS)
BOARD_POINTS = table([board_points(entry, where) for entry, where in BOARD_ENTRIES])
"""By board and colour: what building a pillar scores (FL20)."""
EFFECT_ROWS += [row for entry, where in BOARD_ENTRIES for side in SIDES for row in board_effects(entry, side, where)]

PAPER_ENTRIES = reader.entries(load("newspapers"), "newspaper", "newspapers.toml", 1, 20)
PAPERS, PAPER_COUNT, PAPER_EFFECTS = ids(PAPER_ENTRIES), len(PAPER_ENTRIES), len(EFFECT_ROWS)
COPIES = table([reader.number(entry, "copies", where, 1, 20) for entry, where in PAPER_ENTRIES])
for _entry, _at in PAPER_ENTRIES:
    reader.only(_entry, _at, ("id", "copies", "effect", "source", "copies_source"))
    EFFECT_ROWS.append(effect(_entry.get("effect"), _at, "newspaper"))


def slot_rows(entry: Entry, where: str) -> list[list[int]]:
    reader.only(entry, where, ("id", "star", "effect", "slots", "source"))
    return each(reader, entry.get("slots"), SLOTS, f"{where}, slot", lambda value, at: effect(value, at, "slot"))


def amount(row: list[int], kind: int) -> int:
    """What a floor's effect gives to a question of that kind: dollars, points, or 1 for a permission."""
    return (row[v.DOLLARS] or row[v.POINTS] or 1) if row[v.KIND] == kind else 0


FLOOR_ENTRIES = reader.entries(load("floors"), "floor", "floors.toml", FLOORS_IN_PILE + 1, 40)
FLOORS, SLOT_EFFECTS = (*ids(FLOOR_ENTRIES), "roof"), len(EFFECT_ROWS)
FLOOR_COUNT = ROOF = len(FLOOR_ENTRIES)
STARRED = table([reader.switch(entry, "star", where) for entry, where in FLOOR_ENTRIES])
reader.demand(bool(STARRED.any()), "floors.toml", "no floor has a star, and one with a star must be the first")
EFFECT_ROWS += [row for entry, where in FLOOR_ENTRIES for row in slot_rows(entry, where)]
FLOOR_ROWS = [reader.row(v.FLOOR_EFFECTS, entry.get("effect"), f"{where}, effect") for entry, where in FLOOR_ENTRIES]
FLOOR_ROWS.append([v.NO_EFFECT] * v.WIDTH)  # the roof (FL30)
FLOOR_EFFECT = table([[amount(row, kind) for kind in range(len(v.FLOOR_EFFECTS))] for row in FLOOR_ROWS])
"""By floor (the roof last) and kind of floor effect: its dollars or points, 1 for a permission, 0 where it has none."""
FLOOR_STREET = table([row[v.STREET] if row[v.KIND] == v.MOVE_DOLLARS else -1 for row in FLOOR_ROWS])
EFFECT = table(EFFECT_ROWS)

DANIEL_ENTRIES = reader.entries(load("daniel_cards"), "daniel_card", "daniel_cards.toml", 1, 20)
DANIEL_CARDS, DANIEL_CARD_COUNT = ids(DANIEL_ENTRIES), len(DANIEL_ENTRIES)
for _entry, _at in DANIEL_ENTRIES:
    reader.only(_entry, _at, ("id", "place", "other_place", "action", "popularity", "source"))
    reader.demand(_entry.get("place") != _entry.get("other_place"), _at, "other_place should not be place")
DANIEL_PLACE = table([reader.name(entry, "place", where, PLACES) for entry, where in DANIEL_ENTRIES])
DANIEL_OTHER_PLACE = table([reader.name(entry, "other_place", where, PLACES) for entry, where in DANIEL_ENTRIES])
DANIEL_SYMBOLS = table([reader.number(entry, "popularity", where, 0, 9) for entry, where in DANIEL_ENTRIES])
DANIEL_ACTION = table(
    [reader.row(v.DANIEL_ACTIONS, entry.get("action"), f"{where}, action") for entry, where in DANIEL_ENTRIES]
)
reader.finish()

DEPTH = STREET_COUNT * ROWS + 2 * STREET_COUNT + SPACES + SLOTS + 2
"""How deep effects can nest: no printed effect comes twice in a chain (FL25). Own ones, those of the market, each newspaper that can be
active during one turn, slots of the active floor."""
