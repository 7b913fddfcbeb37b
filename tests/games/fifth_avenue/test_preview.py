"""What pages are told before a choice is made comes true when it is made."""

import pytest

from boroughs.games import load
from boroughs.games.fifth_avenue.components import DISTRICTS, SITES
from boroughs.match import Match

KEY = (115).to_bytes(16, "big")
FOUNDED = [
    "34th-west violet",
    "times-square green",
    "42nd-east green",
    "52nd-west orange",
    "34th-west brown",
    "52nd-west grey",
]


@pytest.fixture
def match() -> Match:
    found = Match(load("fifth-avenue"), 3, {}, KEY)
    for move in FOUNDED:
        found.play(f"found {move}")
    return found


@pytest.mark.rule("FA23")
def test_a_shop_changes_the_worth_that_was_foretold(match: Match) -> None:
    assert match.view(0).extras["placing"] is None
    match.play("shop perfumery")
    told = match.view(0).extras
    sites = [move.fields for move in match.legal() if move.kind == "site"]
    assert any(told["placing"][DISTRICTS.index(f["district"])][SITES.index(f["site"])] for f in sites)
    for f in sites:
        district, site = DISTRICTS.index(f["district"]), SITES.index(f["site"])
        expected = [list(row) for row in told["worth"]]
        for change in told["placing"][district][site]:
            expected[district][SITES.index(change["site"])] = change["worth"]
        after = match.copy()
        after.play(f"site {f['district']} {f['site']}")
        assert after.view(0).extras["worth"] == expected


@pytest.mark.rule("FA36")
def test_halves_are_rounded_down(match: Match) -> None:
    for move in ("shop perfumery", "site 34th-west green"):
        match.play(move)
    told = match.view(0).extras
    assert told["values"][0] == [3, 0, 2]
    assert told["halves"][0] == [1, 0, 1]
