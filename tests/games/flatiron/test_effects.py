"""Effects: trading, building, floors (FL18-FL23)."""

import pytest

from boroughs.games.flatiron import components as box
from tests.games.flatiron.running import BLUE, ORANGE, reach, running
from tests.games.flatiron.table import Table

# --- trading pillars


@pytest.mark.rule("FL18")
def test_a_trade_buys_the_named_colour_or_sells_the_one_that_one_has():
    table = Table(boards="ab")
    table.play("go broadway", "run")
    assert table.legal == {"buy-pillar orange", "skip"}
    assert "another colour" in table.refused("buy-pillar blue")
    table.play("buy-pillar orange")
    assert (table["money"][0], table["pillars"][0].tolist(), table["supply"].tolist()) == (
        3,
        [1, 0, 0, 0],
        [6, 7, 7, 7],
    )
    table.play("skip", "go 22nd", "take", "go city-hall", "take", "go 5th", "take", "go broadway", "run")
    assert table.legal == {"sell-pillar orange", "skip"}
    assert "one of each colour at most" in table.refused("buy-pillar orange")
    table.play("sell-pillar orange")
    assert (table["money"][0], table["pillars"][0].tolist(), table["supply"].tolist()) == (8, [0] * 4, [7] * 4)


@pytest.mark.rule("FL18", "FL26")
def test_a_trade_that_cannot_be_paid_or_supplied_is_passed_over():
    table = Table(boards="ab")
    table.give(0, money=3)
    table.play("go broadway", "run")
    assert table.match.actor == 1, "4 dollars for orange, and nothing to build"
    table = Table(boards="ab")
    for level in range(4):  # seven orange ones are out
        table["slots"][level] = [ORANGE, ORANGE, -1]
    table["slots"][3, 1] = -1
    table["supply"][ORANGE] = 0
    table.play("go broadway", "run")
    assert table.events("impossible") == [
        {"player": 0, "effect": "trade-pillar"},
        {"player": 0, "effect": "build-pillars"},
    ]


@pytest.mark.rule("FL19")
def test_one_pillar_of_each_colour_however_it_is_got():
    table = reach(running("s10", "upper", "orange", "blue", boards="ab"), "s10")  # any colour for 1
    assert table.legal == {"buy-pillar ivory", "buy-pillar charcoal", "skip"}
    assert "one of each colour" in table.refused("buy-pillar blue")
    table = reach(running("s01", "upper", "orange", "blue", boards="ab"), "s01")  # swap
    assert table.legal == {f"swap {a} {b}" for a in ("orange", "blue") for b in ("ivory", "charcoal")} | {"skip"}
    assert "one of each colour" in table.refused("swap orange blue")
    assert "no ivory pillar" in table.refused("swap ivory charcoal")
    table.play("swap blue charcoal")
    assert table["pillars"][0].tolist() == [1, 0, 0, 1]
    assert table["supply"].tolist() == [6, 7, 7, 6]


# --- building pillars


@pytest.mark.rule("FL20")
def test_building_pays_moves_scores_and_takes_the_bonus():
    table = Table(boards="ab")
    table.set_floor("f01")  # newspaper, 2 points, 2 dollars
    table.give(0, "orange", "blue", money=5)
    table.play("go broadway", "run", "skip", "build blue 3")
    assert table["slots"][0].tolist() == [-1, -1, BLUE]
    assert (table["points"][0], table["money"][0]) == (2, 5 + 1 - 1 + 2), "f01 pays 1 for going to Broadway"
    assert table["pillars"][0].tolist() == [1, 0, 0, 0]


@pytest.mark.rule("FL20")
def test_the_colours_of_a_floor_differ_and_a_slot_holds_one_pillar():
    table = Table(boards="ab")
    table.stand("orange")
    table.give(0, "orange", "blue", money=9)
    table.play("go broadway", "run", "skip")
    assert table.legal == {"build blue 2", "build blue 3", "skip"}
    assert "pillar in orange stands on the active floor" in table.refused("build orange 2")
    assert "slot 1 already" in table.refused("build blue 1")
    assert "no ivory pillar" in table.refused("build ivory 2")


@pytest.mark.rule("FL21")
def test_two_pillars_for_three_each_with_all_its_steps():
    table = Table(boards="ab")  # A, 22nd: two for 3
    table.set_floor("f10")  # 1 point, 2 dollars, reputation tile
    table.give(0, "blue", "orange", "ivory", money=3)
    table.play("go 22nd", "run", "skip", "build orange 1")
    assert (table["money"][0], table["points"][0]) == (0, 4 + 1), "the bonus came before the second pillar"
    assert "skip" not in table.legal, "the second must be built if it can be"
    assert "has been started" in table.refused("skip")
    assert "orange" not in " ".join(table.legal)
    table.play("build ivory 3")
    assert (table["money"][0], table["points"][0], table["tiles"][0]) == (0, 4 + 1 + 2, 1)
    assert table.match.actor == 1


@pytest.mark.rule("FL21")
def test_with_one_pillar_the_price_stays():
    table = Table(boards="ab")
    table.give(0, "blue", money=3)
    table.play("go 22nd", "run", "skip", "build blue 1")
    assert (table["money"][0], table["points"][0], table.match.actor) == (0, 2, 1)


@pytest.mark.rule("FL21")
def test_a_pillar_that_the_first_ones_bonus_brings_must_be_built_too():
    table = Table(boards="ab")
    table.set_floor("f02")  # slot 1: the active newspaper
    table.activate("n7")  # any pillar for 1
    table.give(0, "blue", money=5)
    table.play("go 22nd", "run", "skip", "build blue 1", "buy-pillar orange")
    assert table.legal == {"build orange 2", "build orange 3"}


@pytest.mark.rule("FL21", "FL27")
def test_where_nothing_can_be_built_building_cannot_be_run():
    for pillars, standing in (((), ()), (("orange",), ("orange",)), (("blue",), ("orange", "ivory", "charcoal"))):
        table = Table(boards="ab")
        table.stand(*standing)
        table.give(0, *pillars, money=9)
        table.play("go 22nd", "run")
        while table.match.actor == 0:
            assert not [m for m in table.legal if m.startswith("build")]
            table.play("skip")
    table = Table(boards="ab")
    table.give(0, "orange", money=2)
    table.play("go 22nd", "run", "skip")
    assert table.events("impossible") == [{"player": 0, "effect": "build-pillars"}], "3 dollars it costs"


@pytest.mark.rule("FL22")
@pytest.mark.parametrize(
    ("floor", "slot", "colour", "points", "money", "tiles", "papers"),
    [
        ("f05", 1, "blue", 0, 0, 1, 0),  # reputation tile
        ("f01", 1, "blue", 0, 0, 0, 1),  # newspaper
        ("f03", 2, "blue", 0, 3, 0, 0),  # dollars
        ("f05", 2, "blue", 2, 0, 0, 0),  # points
        ("f04", 2, "orange", 3, 0, 0, 0),  # points for orange
        ("f04", 2, "blue", 0, 0, 0, 0),  # and for nothing else
    ],
)
def test_slots_give_what_is_printed(floor, slot, colour, points, money, tiles, papers):
    table = Table(boards="ab")
    table.set_floor(floor)
    table.give(0, "orange", "blue", money=3)
    table.play("go 22nd", "run")
    table.play("skip", f"build {colour} {slot}")
    board = {"orange": 4, "blue": 2}[colour]
    assert table["points"][0] == board + points
    assert table["money"][0] == money
    assert (table["tiles"][0], table["paper_count"][0]) == (tiles, papers)


@pytest.mark.rule("FL22", "FL27")
def test_a_slots_newspaper_and_card_are_offered():
    table = Table(boards="ab")
    table.set_floor("f02")
    table.activate("n1")
    table.give(0, "blue", money=3)
    table.play("go 5th", "take", "go broadway", "take", "go 22nd", "run", "skip", "build blue 1")
    assert table.legal == {"gain", "skip"}
    table = Table(boards="ab")
    table.set_floor("f07")  # slot 1: a street card
    table.show("s02", "s12", "s21", "s26")
    table.give(0, "blue", money=2)
    table.play("go broadway", "run", "build blue 1")
    assert {m for m in table.legal if m.startswith("buy")} == {"buy 5th upper", "buy 5th lower"}, "one dollar is left"
    assert "costs $2; you have $1" in table.refused("buy 23rd upper")
    table.play("buy 5th upper")
    assert (table["money"][0], table["held"][0].tolist()) == (0, [0, 0, 1, 0])


# --- building floors


@pytest.mark.rule("FL23")
def test_a_floor_needs_three_pillars_pays_six_and_turns_the_stacks():
    table = Table(boards="ab")  # A, 5th: a floor for 5
    table.stand("orange", "blue")
    table.give(0, "ivory", money=9)
    table.play("go 5th", "run", "skip")
    assert table.events("impossible") == [{"player": 0, "effect": "build-floor"}]
    table = Table(boards="ab")
    table.stand("orange", "blue", "charcoal")
    table.give(0, money=5)
    tops, nxt = table["top"].tolist(), int(table["open_floor"])
    table.play("go 5th", "run", "skip", "raise")
    assert (table["money"][0], table["points"][0], table["level"]) == (0, 6, 1)
    assert table["floor"] == nxt
    assert table["open_floor"] not in (-1, nxt)
    assert [table["under"][i, 0] for i in range(4)] == tops
    assert not set(tops) & set(table["top"].tolist())


@pytest.mark.rule("FL23")
def test_cards_under_a_stack_come_up_again_in_their_order():
    table = Table(boards="ab")
    cards = box.STACK_CARDS[0].tolist()
    table["unseen"][cards] = 0
    table["top"][0] = cards[0]
    table["under"][0, :7] = cards[1:]
    table["under_count"][0] = 7
    table.stand("orange", "blue", "charcoal")
    table.give(0, money=5)
    draws = int(table["draws"])
    table.play("go 5th", "run", "skip", "raise")
    assert table["top"][0] == cards[1]
    assert table["under"][0].tolist() == [*cards[2:], cards[0], -1]
    assert table["draws"] - draws == 4, "three other stacks and a floor were left to chance"
