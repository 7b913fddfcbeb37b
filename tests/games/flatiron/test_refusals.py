"""Why a thing on Flatiron's page cannot be chosen: the reason is about what the effect that is being run would do with it."""

import pytest

from tests.games.flatiron.running import reach, running
from tests.games.flatiron.table import Table
from tests.web.refusals import refusals


def building() -> Table:
    """Blue can be built on slot 2 or 3; orange stands on slot 1."""
    table = running("s06", "upper", "orange", "blue")
    table.stand("orange")
    return reach(table, "s06")


def swapping() -> Table:
    """Orange for another colour; charcoal is used up."""
    table = running("s01", "upper", "orange")
    table["slots"][1:5, 0] = table["slots"][1:4, 1] = 3
    table["supply"][3] = 0
    return reach(table, "s01")


def copying() -> Table:
    """No pillars, so the upper half of s18, which builds, leads to nothing."""
    table = running("s23", "upper", money=2)
    table.show("s18")
    return reach(table, "s23")


def at_city_hall(money: int) -> Table:
    """The Broadway column has its City Hall card."""
    table = Table()
    table.tuck(0, "h05", "upper", "broadway")
    table.offer("h01")
    table.give(0, money=money)
    return table.play("go city-hall")


@pytest.mark.rule("FL13", "FL19", "FL20", "FL24")
def test_a_refusal_is_about_what_would_be_done():
    build, swap = building(), swapping()
    cases = [
        (build, "own:orange", "why-colour-stands"),
        (build, "own:ivory", "why-no-pillar"),
        (build, "slot:1", "why-slot-taken"),
        (swap, "own:blue", "why-no-pillar"),
        (swap, "pillar:orange", "why-have-pillar"),
        (swap, "pillar:charcoal", "why-supply"),
        (copying(), "top:5th:upper", "why-nothing-comes"),
        (at_city_hall(2), "hall:h01:upper", "why-money"),
        (at_city_hall(9), "column:broadway", "why-hall-column"),
    ]
    told = refusals(*((table.match, target) for table, target, _ in cases))
    assert told == [message for _, _, message in cases]
