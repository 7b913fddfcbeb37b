"""Why a thing on New York 1901's page cannot be chosen."""

import pytest

from tests.games.new_york_1901.positions import position
from tests.web.refusals import refusals


@pytest.mark.rule("NY9", "NY13", "NY19")
def test_a_lot_is_refused_for_want_of_a_card_and_a_tile_for_want_of_itself():
    start = position(2, lots={0: ["g2"]}, gone={0: ["bronze-o4"]})
    small = ["bronze-i2", "bronze-i2", "bronze-i3", "bronze-i3", "bronze-v3", "silver-i3", "silver-v3"]
    stuck = position(2, lots={0: ["b6", "d2", "p6", "k2"]}, gone={0: small})
    cases = [
        (start, "lot:k2", "why-no-card"),
        (start, "tile:bronze-o4", "why-tile-used"),
        (start, "tile:bronze-i2", "why-take-first"),
        (stuck, "lot:g2", "why-no-worker-there"),
    ]
    told = refusals(*((match, target) for match, target, _ in cases))
    assert told == [message for _, _, message in cases]
