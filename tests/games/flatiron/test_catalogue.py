"""The catalogue is a reconstruction, but not an arbitrary one: every count, number and example of the rulebook is in it."""

from collections import Counter
from itertools import combinations

import pytest

from boroughs.games.flatiron import components as box
from boroughs.games.flatiron import vocabulary as v

EFFECTS = box.EFFECT_ROWS
HALVES = [
    {"row": EFFECTS[i], "street": box.STREETS[box.STREET_OF[i // 2]], "thumbs": int(box.THUMBS[i])} for i in range(64)
]
SPECIALS = [e["special"][side] for e, _ in box.BOARD_ENTRIES for side in box.SIDES]
PRINTED_ON_CARDS = [e[half]["effect"] for e, _ in box.STREET_ENTRIES for half in box.HALVES]
SCORINGS = [e[half]["scoring"] for e, _ in box.HALL_ENTRIES for half in box.HALVES]
SLOTS = [slot for e, _ in box.FLOOR_ENTRIES for slot in e["slots"]]


def found(pool, **wanted):
    return any(all(entry.get(name) == value for name, value in wanted.items()) for entry in pool)


@pytest.mark.rule("FL1")
def test_four_stacks_of_eight_street_cards_with_all_streets_in_each():
    entries = [entry for entry, _ in box.STREET_ENTRIES]
    assert len(entries) == 32
    for street in box.STREETS:
        stack = [e for e in entries if e["stack"] == street]
        assert Counter(e["street"] for e in stack) == dict.fromkeys(box.STREETS, 2)
        assert Counter(e["price"] for e in stack) == {1: 4, 2: 4}
        assert sum(e["street"] == street for e in entries) == 8
    assert all(e["upper"]["effect"] != e["lower"]["effect"] for e in entries)


@pytest.mark.rule("FL1")
def test_halves_have_thumbs_up_and_down_on_every_street():
    for street in box.STREETS:
        thumbs = [half["thumbs"] for half in HALVES if half["street"] == street]
        assert sum(t > 0 for t in thumbs) >= 4
        assert sum(t < 0 for t in thumbs) >= 4
        assert all(-2 <= t <= 2 for t in thumbs)


@pytest.mark.rule("FL1", "FL5")
def test_cards_carry_no_effect_of_boards_alone():
    assert not [e for e in PRINTED_ON_CARDS if e["kind"] in ("trade-pillar", "special")]
    assert not found(PRINTED_ON_CARDS, kind="build-floor", price=5)


@pytest.mark.rule("FL24")
@pytest.mark.parametrize(
    "wanted",
    [
        {"kind": "gain"},
        {"kind": "swap-pillar"},
        {"kind": "buy-any-pillar"},
        {"kind": "use-own-effect", "price": 1},
        {"kind": "use-market-effect", "price": 1},
        {"kind": "city-hall-action", "price": 1},
        {"kind": "activate-newspaper"},
        {"kind": "gain-dollars-per-newsboy", "max": 5},
        {"kind": "gain-dollars-per-floor", "dollars": 1},
        {"kind": "gain-points-per-floors", "per": 2, "points": 1},
        {"kind": "build-pillars", "count": 2, "price": 3, "bonus_points": 2},
        {"kind": "build-pillars", "count": 1, "price": 2, "bonus_points": 1},
        {"kind": "build-pillars", "count": 1, "price": 1, "same_colour": True},
        {"kind": "build-floor", "price": 3, "points": 4},
        *({"kind": "gain-points-if-colour", "colour": colour} for colour in box.COLOURS),
    ],
    ids=lambda w: " ".join(str(x) for x in w.values()),
)
def test_every_effect_that_the_rulebook_explains_is_on_a_card_or_a_board(wanted):
    assert found(PRINTED_ON_CARDS + SPECIALS, **wanted)


@pytest.mark.rule("FL24")
def test_cards_build_only_as_the_rulebook_explains():
    variants = {(2, 3, 2, 0), (1, 2, 1, 0), (1, 1, 0, 1)}
    for half in HALVES:
        row = half["row"]
        if row[v.KIND] == v.BUILD:
            assert (row[v.COUNT], row[v.PRICE], row[v.POINTS], row[v.SAME]) in variants
        if row[v.KIND] == v.RAISE:
            assert (row[v.PRICE], row[v.POINTS]) == (3, 4)


@pytest.mark.rule("FL2", "FL32")
def test_ten_city_hall_cards_at_three_dollars_with_every_scoring():
    assert box.HALL_CARD_COUNT == 10
    assert set(box.PRICE_OF[box.STREET_CARD_COUNT :].tolist()) == {3}
    for kind in ("per-street-card", "per-dollar", "per-positive-reputation"):
        assert found(SCORINGS, kind=kind, per=1)
        assert found(SCORINGS, kind=kind, per=2)
    assert {s["kind"] for s in SCORINGS} == set(v.SCORINGS)
    assert {s["max"] for s in SCORINGS if s["kind"] == "per-dollar"} == {12}
    assert {s["points"] for s in SCORINGS if s["kind"] == "per-floor-with-colours"} == {3}
    assert {(s["colour"], s["points"]) for s in SCORINGS if s["kind"] == "per-built-pillar"} == {
        (colour, 2) for colour in box.COLOURS
    }


@pytest.mark.rule("FL3")
def test_fifteen_floors_four_of_them_starred_and_a_bare_roof():
    assert len(box.FLOOR_ENTRIES) == 15
    assert sum(e["star"] for e, _ in box.FLOOR_ENTRIES) == 4
    for entry, _ in box.FLOOR_ENTRIES:
        kinds = [(s["kind"], "dollars" in s) for s in entry["slots"]]
        assert len(set(kinds)) == 3, entry["id"]
    assert box.FLOOR_EFFECT[box.ROOF, 1:].tolist() == [0] * 8


@pytest.mark.rule("FL22", "FL28")
def test_every_slot_bonus_and_floor_effect_of_the_rulebook_is_there():
    assert {s["kind"] for s in SLOTS} == {
        "gain",
        "gain-reputation-tile",
        "gain-newspaper",
        "activate-newspaper",
        "buy-street-card",
        "gain-points-if-slot-colour",
    }
    assert {s["discount"] for s in SLOTS if s["kind"] == "buy-street-card"} == {0}
    assert {s["colour"] for s in SLOTS if s["kind"] == "gain-points-if-slot-colour"} == set(box.COLOURS)
    assert any("dollars" in s for s in SLOTS)
    assert found(SLOTS, kind="gain", points=2)
    effects = [e["effect"] for e, _ in box.FLOOR_ENTRIES]
    assert {e["kind"] for e in effects} == set(v.FLOOR_EFFECTS)
    assert sorted(e["street"] for e in effects if e["kind"] == "move-dollars") == sorted(box.STREETS)
    numbers = {e["kind"]: e.get("dollars", e.get("points")) for e in effects}
    assert numbers == {
        "none": None,
        "city-hall-dollars": 4,
        "move-dollars": 1,
        "share-place": None,
        "street-card-points": 1,
        "sale-dollars": 2,
        "city-hall-card-discount": 1,
        "pillar-discount": 1,
        "same-colour": None,
    }


@pytest.mark.rule("FL4")
def test_fourteen_newspapers_of_seven_kinds_and_all_supplies():
    assert box.COPIES.tolist() == [2] * 7
    effects = [e["effect"] for e, _ in box.PAPER_ENTRIES]
    assert effects == [
        {"kind": "gain", "dollars": 3},
        {"kind": "swap-pillar"},
        {"kind": "gain", "dollars": 2, "points": 1},
        {"kind": "build-pillars", "count": 1, "price": 1},
        {"kind": "buy-street-card", "discount": 1},
        {"kind": "buy-city-hall-card", "discount": 1},
        {"kind": "buy-any-pillar", "price": 1},
    ]
    assert (box.PILLARS, len(box.COLOURS), box.TILES, box.TILE_VALUE) == (7, 4, 4, 1)
    assert box.COLOURS[0] == "orange"
    assert box.PILLARS == 1 + box.FLOORS_IN_PILE + box.SEATS, "one a floor, one on each board"
    assert box.COPIES.sum() >= 1 + 2 * box.SPACES, "the newsboy can always give"


@pytest.mark.rule("FL5")
def test_each_board_has_the_standard_effects_and_a_special_one_by_side():
    standard = [(v.BUILD, 1, 1, 0), (v.BUILD, 2, 3, 0), (v.RAISE, 0, 5, 6)]
    for board, (entry, _) in enumerate(box.BOARD_ENTRIES):
        assert entry["special"]["violet"] != entry["special"]["reverse"]
        columns = [entry["column"][street] for street in box.STREETS]
        assert sorted(column[0]["colour"] for column in columns) == sorted(box.COLOURS)
        assert sorted(column[0]["buy"] for column in columns) == [1, 2, 3, 4]
        assert all(column[0]["sell"] <= column[0]["buy"] for column in columns)
        assert sum(column[1]["kind"] == "special" for column in columns) == 1
        first = box.BOARD_EFFECTS + board * 2 * 8
        second = [EFFECTS[first + 2 * column + 1] for column in range(4)]
        shown = [(r[v.KIND], r[v.COUNT], r[v.PRICE], r[v.POINTS]) for r in second]
        assert all(effect in shown for effect in standard)
        assert box.BOARD_POINTS[board].min() > 0


@pytest.mark.rule("FL5")
def test_prices_and_places_differ_from_board_to_board():
    trades = {(e["id"], s): e["column"][s][0] for e, _ in box.BOARD_ENTRIES for s in box.STREETS}
    for colour in box.COLOURS:
        assert len({t["buy"] for t in trades.values() if t["colour"] == colour}) == 4
    for street in box.STREETS:
        assert len({t["colour"] for (_, s), t in trades.items() if s == street}) == 4
        seconds = {str(e["column"][street][1]) for e, _ in box.BOARD_ENTRIES}
        assert len(seconds) == 4


@pytest.mark.rule("FL6", "FL37")
def test_nine_turn_cards_for_daniel_each_street_twice():
    entries = [entry for entry, _ in box.DANIEL_ENTRIES]
    assert len(entries) == 9
    assert Counter(e["place"] for e in entries) == {**dict.fromkeys(box.STREETS, 2), "city-hall": 1}
    built = [e["action"]["colour"] for e in entries if e["action"]["kind"] == "build-pillar"]
    assert sorted(built) == sorted(box.COLOURS)
    assert {e["action"]["kind"] for e in entries} == set(v.DANIEL_ACTIONS)
    assert {e["action"]["bonus_points"] for e in entries if e["action"]["kind"] == "build-pillar"} == {1}
    assert {e["action"]["points"] for e in entries if e["action"]["kind"] == "build-floor"} == {6}


@pytest.mark.rule("FL36")
def test_the_rulebooks_row_of_four_cards_with_three_symbols_can_come_about():
    entries = [entry for entry, _ in box.DANIEL_ENTRIES]
    assert any(
        sum(e["popularity"] for e in row) == 3
        and any(e["action"]["kind"] == "score-popularity" for e in row)
        and len({e["place"] for e in row}) >= 3
        for row in combinations(entries, 4)
    )


@pytest.mark.rule("FL8", "FL9", "FL16", "FL29", "FL31", "FL35")
def test_the_numbers_of_the_game():
    assert (box.DOLLARS.tolist(), box.SOLO_DOLLARS) == ([7, 9], 9)
    assert (box.FLOORS_IN_PILE, box.HALL_SHOWN, box.TAKE) == (4, 6, 2)
    assert (box.COLUMN_CARDS, box.COLUMN_HALL_CARDS) == (3, 1)
    assert (box.NEWSBOY.tolist(), box.GOOD_COLUMN, box.BAD_COLUMN) == ([10, 20, 30, 40, 50], 5, -3)
    assert box.JOINING == 2


def test_every_entry_says_where_it_comes_from():
    for entries in (box.STREET_ENTRIES, box.HALL_ENTRIES, box.BOARD_ENTRIES, box.FLOOR_ENTRIES, box.DANIEL_ENTRIES):
        assert {entry["source"] for entry, _ in entries} == {"R"}
    assert {entry["source"] for entry, _ in box.PAPER_ENTRIES} == {"B"}
    for name in ("components", "street_cards", "boards", "floors", "newspapers", "city_hall_cards", "daniel_cards"):
        assert "reconstruction" in (box.HOME / f"{name}.toml").read_text(encoding="utf-8").lower()
    assert "not the original" in (box.HOME / "RULES.md").read_text(encoding="utf-8")
