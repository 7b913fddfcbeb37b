"""Everything else that is printed, prices, and what is used up (FL24-FL27)."""

import pytest

from boroughs.games.flatiron import components as box
from boroughs.games.flatiron.page import SKIP_TOLD
from boroughs.games.flatiron.vocabulary import EFFECT_NAMES
from boroughs.match.words import LANGUAGES, words
from tests.games.flatiron.running import BLUE, IVORY, cannot, reach, running
from tests.games.flatiron.table import GAME, Table

SKIP = {"en": "skip", "de": "überspringe"}

# --- the other effects


@pytest.mark.rule("FL24")
@pytest.mark.parametrize(
    ("card", "half", "dollars", "points"),
    [
        ("s28", "upper", 4, 0),
        ("s05", "upper", 2, 0),  # newsboys: 20 points reached two of them
        ("s25", "upper", 3, 0),  # a dollar per floor: three are built
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
def test_dollars_for_newsboys_count_those_that_ones_own_score_has_reached():
    table = running("s05", "upper", money=0)
    table.score(0, 20)
    table.score(1, 45)
    reach(table, "s05").play("gain")
    assert table["money"][0] == 2, "the other has met two more"


@pytest.mark.rule("FL24")
@pytest.mark.parametrize(("floors", "points"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_a_point_per_two_floors(floors, points):
    table = running("s12", "upper")
    table.set_level(floors - 1)
    reach(table, "s12").play("gain")
    assert table["points"][0] == points


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
    assert table.events("gained") == [{"player": 0, "dollars": 0, "points": 0}], "the log says that it brought nothing"
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


@pytest.mark.rule("FL25")
def test_what_was_chosen_to_be_run_is_not_said_to_be_skipped():
    table = reach(running("s04", "upper", "orange", "blue", boards="ba"), "s04")
    table.play("copy 22nd 3")
    assert "skip" not in table.legal
    assert table.match.view(0).prompt == "prompt-swap-pillar-now"
    assert words(GAME).prompt("prompt-swap-pillar-now", "Ann", you=True) == "Swap one of your pillars."


@pytest.mark.rule("FL25")
@pytest.mark.parametrize("language", LANGUAGES)
def test_only_prompts_of_what_may_be_skipped_speak_of_it(language):
    told = words(GAME, language)
    for kind in SKIP_TOLD:
        message = f"prompt-{EFFECT_NAMES[kind]}"
        assert SKIP[language] in told.prompt(message, "Ann", you=True)
        assert SKIP[language] not in told.prompt(f"{message}-now", "Ann", you=True)


@pytest.mark.rule("FL2", "FL31")
def test_a_city_hall_card_in_a_column_shows_its_thumb():
    table = Table()
    table.tuck(0, "h05", "lower", "5th")
    (card,) = table.match.view(0).extras["companies"][0]["columns"][box.STREETS.index("5th")]["city_hall"]
    assert card["reputation"] == -1
    assert "h05 5 points [−1]  = [−1]" in GAME.module("text").draw(table.match.seen(0), 0, words(GAME))
