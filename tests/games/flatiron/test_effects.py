"""Effects: trading, building, floors, and everything else that is printed (FL18-FL27)."""

import pytest

from boroughs.games.flatiron import components as box
from tests.games.flatiron.table import Table

ORANGE, BLUE, IVORY, CHARCOAL = range(4)


def running(card: str, half: str, *pillars: str, money: int = 20, floor: str = "f15", **rest) -> Table:
    """A table where the first player has run a column up to a street card's effect, the only card there."""
    table = Table(**rest)
    table.set_floor(floor)
    table.tuck(0, card, half)
    table.give(0, *pillars, money=money)
    return table


def reach(table: Table, card: str) -> Table:
    """Runs the column of a street card, and skips everything before it."""
    number = box.STREET_CARDS.index(card)
    table.play(f"go {box.STREETS[box.STREET_OF[number]]}", "run")
    while current(table) is not None and current(table) != number:
        table.play("skip")
    assert current(table) == number, f"{card} cannot be run"
    return table


def current(table: Table) -> int | None:
    """The street card whose effect is decided about; -1 for any other effect."""
    if table.match.actor != 0 or table["depth"] == 0:
        return None
    effect = int(table["frames"][int(table["depth"]) - 1, 0])
    return effect // 2 if effect < box.BOARD_EFFECTS else -1


def cannot(table: Table, card: str) -> bool:
    """Whether a column passes over a card's effect, since nothing would come of it."""
    number = box.STREET_CARDS.index(card)
    table.play(f"go {box.STREETS[box.STREET_OF[number]]}", "run")
    while current(table) is not None:
        if current(table) == number:
            return False
        table.play("skip")
    return True


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
    assert "orange pillar stands on the active floor" in table.refused("build orange 2")
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


# --- the other effects


@pytest.mark.rule("FL24")
@pytest.mark.parametrize(
    ("card", "half", "dollars", "points"),
    [
        ("s28", "upper", 4, 0),
        ("s05", "upper", 2, 0),  # newsboys: 20 points reached two of them
        ("s25", "upper", 3, 0),  # a dollar per floor: three are built
        ("s12", "upper", 0, 1),  # a point per two floors
        ("s07", "lower", 0, 2),  # ivory stands
        ("s05", "lower", 0, 0),  # orange does not
    ],
)
def test_gains(card, half, dollars, points):
    table = running(card, half, money=7)
    table.set_level(2)
    table.stand("ivory")
    table.score(0, 20)
    reach(table, card).play("gain")
    assert (table["money"][0] - 7, table["points"][0] - 20) == (dollars, points)


@pytest.mark.rule("FL24")
def test_dollars_for_newsboys_stop_at_five():
    table = running("s05", "upper", money=0)
    table.score(0, 90)
    reach(table, "s05").play("gain")
    assert table["money"][0] == 5


@pytest.mark.rule("FL24")
def test_any_colour_at_a_price():
    table = reach(running("s10", "upper", boards="ab", money=3), "s10")
    table.play("buy-pillar charcoal")
    assert (table["money"][0], table["pillars"][0].tolist()) == (2, [0, 0, 0, 1])


@pytest.mark.rule("FL24", "FL25")
def test_another_effect_of_ones_own_for_a_dollar_and_its_price():
    table = reach(running("s04", "upper", "blue", money=6, boards="ab"), "s04")  # on 22nd
    assert "copy broadway 1" in table.legal, "buy orange for 4"
    assert "copy broadway 2" in table.legal, "build for 1"
    assert "copy 22nd 1" not in table.legal, "not itself"
    assert "being run already" in table.refused("copy 22nd 1")
    assert "copy 5th 2" not in table.legal, "a floor cannot be built"
    assert "Nothing would come" in table.refused("copy 5th 2")
    assert "shows only 2 effects" in table.refused("copy broadway 3")
    table.play("copy broadway 2")
    assert table.legal == {f"build blue {slot}" for slot in (1, 2, 3)}, "what was paid for is run"
    table.play("build blue 3")
    assert table["money"][0] == 6 - 1 - 1


@pytest.mark.rule("FL24", "FL25")
def test_either_half_of_a_visible_street_card_for_a_dollar():
    table = running("s23", "upper", money=2, boards="ab")  # on 23rd
    table.show("s07", "s12", "s18", "s26")
    reach(table, "s23")
    assert {"copy-market broadway upper", "copy-market 23rd upper", "copy-market 22nd lower"} <= table.legal
    assert "copy-market 5th upper" not in table.legal, "no pillars, and not 3 dollars"
    table.play("copy-market 22nd lower")  # 3 dollars: a gain that was chosen comes by itself
    assert table["money"][0] == 2 - 1 + 3
    assert table["held"][0].sum() == 1, "the card stays where it is"


@pytest.mark.rule("FL24", "FL25")
def test_an_action_of_city_hall_for_a_dollar_while_the_figure_stays():
    table = running("s17", "upper", money=4, boards="ab", floor="f05")  # taking dollars at City Hall brings 4
    table.activate("n3")
    table.offer("h01", "h02")
    reach(table, "s17")
    assert {"take", "run", "acquire h01 5th upper"} <= table.legal
    table.play("take")
    assert (table["money"][0], table["figure"][0]) == (4 - 1 + 4, 0)
    table = running("s17", "upper", money=3, boards="ab")
    table.activate("n2")
    reach(table, "s17")
    assert table.legal == {"take", "skip"}, "2 dollars are no card, and there is no pillar to swap"
    assert "costs $4; you have $3" in table.refused("acquire " + next(iter(shown(table))) + " broadway upper")


def shown(table: Table) -> list[str]:
    return [card for i, card in enumerate(box.HALL_CARDS) if table["hall"][i]]


@pytest.mark.rule("FL24")
def test_the_active_newspaper_by_an_effect():
    table = running("s27", "upper", money=4, boards="ab")
    table.activate("n7")
    reach(table, "s27").play("buy-pillar ivory")
    assert (table["money"][0], table["pillars"][0, IVORY]) == (3, 1)


@pytest.mark.rule("FL24", "FL25")
def test_two_pillars_with_points_more():
    table = running("s18", "upper", "orange", "blue", money=3, boards="ab", floor="f05")
    reach(table, "s18").play("build orange 1")
    assert table["points"][0] == 4, "the effect's own points come after the last pillar and its bonus"
    table.play("build blue 2")
    assert table["points"][0] == 4 + 2 + 2 + 2
    table = running("s18", "upper", "orange", money=3, boards="ab", floor="f05")
    reach(table, "s18").play("build orange 1")
    assert table["points"][0] == 4 + 2, "once, also for one pillar"


@pytest.mark.rule("FL24")
def test_one_pillar_for_two_with_a_point_more_and_one_whose_colour_may_repeat():
    table = running("s06", "upper", "orange", money=2, boards="ab", floor="f05")
    reach(table, "s06").play("build orange 1")
    assert (table["points"][0], table["money"][0]) == (5, 0)
    table = running("s14", "upper", "orange", money=1, boards="ab")
    table.stand("orange")
    reach(table, "s14")
    assert table.legal == {"build orange 2", "build orange 3", "skip"}


@pytest.mark.rule("FL24")
def test_a_floor_for_three_brings_four_points():
    table = running("s02", "upper", money=3, boards="ab")
    table.stand("orange", "blue", "ivory")
    reach(table, "s02").play("raise")
    assert (table["points"][0], table["money"][0], table["level"]) == (4, 0, 1)


@pytest.mark.rule("FL25")
def test_copies_chain_but_no_printed_place_comes_twice():
    table = running("s22", "upper", money=9, boards="ab", sides="rv")  # A reverse has use-own-effect on 23rd too
    table.show("s04")  # and so has the visible card of Broadway's stack
    reach(table, "s22")
    table.play("copy 23rd 2")
    assert "copy 5th 1" not in table.legal, "where the chain began"
    assert "copy 23rd 2" not in table.legal
    table.play("copy 22nd 1")
    table.play("buy-pillar blue")
    assert table["money"][0] == 9 - 1 - 1 - 2


@pytest.mark.rule("FL25", "FL27")
def test_a_copy_that_leads_to_nothing_cannot_be_run():
    table = running("s09", "lower", money=1, boards="bb", sides="vv")
    table["supply"][:] = 0  # no pillar can be bought, built or swapped: they all stand below
    table["level"] = 0
    fill(table)
    assert cannot(table, "s09"), "every effect of the board needs pillars or more money"
    table = running("s09", "lower", money=1, boards="ab")
    assert not cannot(table, "s09"), "board A gives 3 dollars on 23rd Street"


def fill(table: Table) -> None:
    """Puts all 28 pillars where they are of no use: seven of each colour on rows of slots and on the other's board."""
    table["slots"][1:6] = -1
    places = [(level, slot) for level in range(1, 6) for slot in range(3)]
    colours = [c for c in range(4) for _ in range(7)]
    for (level, slot), colour in zip(places, colours, strict=False):
        table["slots"][level, slot] = colour
    used = [int((table["slots"] == c).sum()) for c in range(4)]
    table["pillars"][1] = [int(used[c] < 7) for c in range(4)]
    table["supply"][:] = [7 - used[c] - int(table["pillars"][1, c]) for c in range(4)]


@pytest.mark.rule("FL25")
def test_a_newspaper_that_builds_on_a_slot_that_runs_the_newspaper_does_not_run_again():
    table = Table(boards="ab")
    table.set_floor("f02")  # slot 1: the active newspaper
    table.activate("n4")  # build for 1
    table.give(0, "orange", "blue", money=9)
    table.play("go city-hall", "run", "build orange 1")
    assert table.events("impossible") == [{"player": 0, "effect": "activate-newspaper"}]
    assert table.match.actor == 1


@pytest.mark.rule("FL25")
def test_effects_nest_as_deep_as_they_are_printed():
    """A card copies the board's building, whose slot runs the newspaper, which buys a card."""
    table = running("s04", "upper", "orange", "blue", money=9, boards="ab", floor="f02")
    table.activate("n5")
    table.show("s26")
    reach(table, "s04").play("copy broadway 2", "build orange 1")
    assert table["depth"] == 3, "the copy, the building, and the slot that offers the newspaper"
    assert {"buy 23rd upper", "skip"} <= table.legal
    table.play("buy 23rd upper")
    assert table["money"][0] == 9 + 1 - 1 - 1 - 1, "f02 pays for going to 22nd; the newspaper takes 1 off"


# --- prices


@pytest.mark.rule("FL26", "FL28")
def test_discounts_add_up_and_stop_at_nothing():
    table = Table(boards="cb")
    table.set_floor("f12")  # pillars cost 1 less
    table.give(0, money=0)
    table.play("go 23rd", "run")
    assert "buy-pillar blue" in table.legal, "C sells blue for 1"
    table.play("buy-pillar blue")
    assert table["money"][0] == 0
    table = Table()
    table.set_floor("f11")  # City Hall cards cost 1 less
    table.activate("n6")  # and 1 less
    table.offer("h01")
    table.give(0, money=1)
    table.play("go city-hall", "run", "acquire h01 5th upper")
    assert table["money"][0] == 0


@pytest.mark.rule("FL26")
def test_a_street_card_for_one_less_can_be_free():
    table = Table()
    table.activate("n5")
    table.show("s01")  # at 1
    table.give(0, money=0)
    table.play("go city-hall", "run", "buy broadway lower")
    assert (table["money"][0], table["held"][0, 0]) == (0, 1)


# --- what is used up


@pytest.mark.rule("FL4", "FL27")
def test_what_a_supply_has_not_got_is_not_given():
    table = Table(boards="ab")
    table.set_floor("f05")
    table["tile_supply"], table["tiles"][1] = 0, 4
    table.give(0, "orange", "blue", money=9)
    table.play("go broadway", "run", "skip", "build blue 1")
    assert (table["tiles"][0], table["slots"][0, 0]) == (0, BLUE)
    table = Table(boards="ab")
    table.set_floor("f01")
    table["gone_papers"] += table["paper_supply"]
    table["paper_supply"][:] = 0
    table["paper_supply_count"] = 0
    table.give(0, "orange", "blue", money=9)
    table.play("go broadway", "run", "skip", "build blue 1")
    assert (table["paper_count"][0], table.events("newspapers-out")) == (0, [{}])


@pytest.mark.rule("FL27")
def test_a_street_without_cards_stays_open():
    table = running("s23", "upper", money=5, boards="ab")
    table.empty_stack("broadway")
    table.play("go broadway")
    assert {"take", "run"} <= table.legal
    assert not [m for m in table.legal if m.startswith("buy")]
    assert "used up" in table.refused("buy broadway upper")
    table.play("take", "go 22nd", "take")
    reach(table, "s23")
    assert not [m for m in table.legal if m.startswith("copy-market broadway")]
    assert "used up" in table.refused("copy-market broadway upper")


@pytest.mark.rule("FL27")
def test_a_gain_can_be_run_for_nothing():
    table = running("s05", "upper", boards="ab", money=0)
    reach(table, "s05").play("gain")
    assert table["money"][0] == 0
