"""What Flatiron's page says a move would cost and bring is true. Without a browser: the page's own code, run by Node."""

from collections.abc import Callable

import pytest

from boroughs.games.flatiron.components import BOX
from tests.games.flatiron.running import reach, running
from tests.games.flatiron.table import Table
from tests.web.brings import told


def acting_as_if_at_city_hall() -> Table:
    """The effect itself costs a dollar of the six."""
    table = running("s13", "upper", money=6)
    table.offer("h01")
    return reach(table, "s13")


def building(card: str, half: str) -> Table:
    return reach(running(card, half, "orange", "blue"), card)


def empty_stack() -> Table:
    table = Table(players=1)
    table.empty_stack("broadway")
    return table


CASES = [
    pytest.param(
        acting_as_if_at_city_hall,
        "take",
        "2 dollars: you then have $7.",
        "2 Dollar: Dann hast du 7 $.",
        marks=pytest.mark.rule("FL24"),
        id="dollars of City Hall less the effect's own",
    ),
    pytest.param(
        acting_as_if_at_city_hall,
        "acquire h01 5th upper",
        "Costs $4, leaves you $2.",
        "Kostet 4 $, dir bleiben 2 $.",
        marks=pytest.mark.rule("FL24"),
        id="a card of City Hall and the effect's own dollar",
    ),
    pytest.param(
        empty_stack,
        "go broadway",
        "No card is left here.",
        "Hier liegt keine Karte mehr.",
        marks=pytest.mark.rule("FL27"),
        id="an empty stack has no price",
    ),
]


@pytest.mark.parametrize(("position", "move", "english", "german"), CASES)
def test_what_a_move_costs(position: Callable[[], Table], move: str, english: str, german: str):
    table = position()
    said = told(table.match, move, BOX)
    assert said["en"].startswith(english)
    assert said["de"].startswith(german)


@pytest.mark.rule("FL24")
@pytest.mark.parametrize(("move", "left"), [("take", 7), ("acquire h01 5th upper", 2)])
def test_that_is_what_becomes_of_the_money(move: str, left: int):
    assert acting_as_if_at_city_hall().play(move)["money"][0] == left


@pytest.mark.rule("FL21", "FL24", "FL25")
def test_two_pillars_are_paid_together_and_the_effects_own_points_are_told():
    table = building("s18", "upper")
    first = told(table.match, "build orange 1", BOX)
    table.play("build orange 1")
    second = told(table.match, "build blue 2", BOX)
    assert first["en"].startswith("Costs $3.")
    assert second["en"].startswith("Costs nothing more.")
    assert first["de"].startswith("Kostet 3 $.")
    assert second["de"].startswith("Kostet nichts mehr.")
    for said in (first, second):
        assert said["en"].endswith("At the end of the effect 2 points more.")
        assert said["de"].endswith("Am Ende des Effekts 2 Punkte mehr.")


@pytest.mark.rule("FL28")
def test_a_floors_point_for_a_street_card_is_told_and_none_for_city_halls():
    table = Table()
    table.set_floor("f08")
    table.offer("h01")
    table.play("go broadway")
    said = told(table.match, "buy broadway upper", BOX)
    assert said["en"].endswith("The active floor gives 1 point for it.")
    assert said["de"].endswith("Die aktive Etage gibt dafür 1 Punkt.")
    table.play("take", "go city-hall")
    assert "active floor" not in told(table.match, "acquire h01 5th upper", BOX)["en"]


def test_effects_that_are_run_are_told_as_a_sentence():
    said = told(Table().play("go broadway").match, "run", BOX)
    assert said["en"].startswith("Orange pillar: buy $4")


def test_what_is_less_than_nothing_has_a_minus_not_a_hyphen():
    said = told(Table().play("go broadway").match, "buy broadway lower", BOX)
    assert said["en"].endswith("reputation from 0 to −2.")
    assert said["de"].endswith("Ruf von 0 auf −2.")
