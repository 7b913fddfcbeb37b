"""What pages are told before a choice is made comes true when it is made."""

import pytest

from boroughs.games import load
from boroughs.games.fifth_avenue.components import DISTRICTS, SITES
from boroughs.match import Match
from tests.games.fifth_avenue.table import Table, play, random_match

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
        expected[district][site] = None
        after = match.copy()
        after.play(f"site {f['district']} {f['site']}")
        assert after.view(0).extras["worth"] == expected


@pytest.mark.rule("FA20", "FA23", "FA28")
def test_where_shops_are_no_house_has_a_worth_that_changes() -> None:
    match = Table(3).district("times-square", green="gallery", brown="gallery gallery").ready()
    play(match, "shop boutique")
    told = match.view(0).extras
    square, grey = DISTRICTS.index("times-square"), SITES.index("grey")
    assert told["placing"][square][grey] == []
    assert [told["worth"][square][SITES.index(site)] for site in ("green", "brown")] == [None, None]


@pytest.mark.rule("FA15", "FA12")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_after_a_scoring_everybody_draws_what_was_foretold(players: int) -> None:
    match, chooser = random_match(players, players)
    seen = set()
    while not match.over:
        for move in match.legal():
            if move.kind == "score":
                told = match.view(None).extras["black_draws"][DISTRICTS.index(move.fields["district"])]
                after = match.copy()
                after.play(move.text)
                drew = [e.fields["player"] for e in after.events(match.version) if e.kind == "drew"]
                assert told == [drew.count(seat) for seat in range(players)]
                seen.add(tuple(told))
        match.play(int(chooser.choice(match.legal_ids())))
    assert len(seen) > players


@pytest.mark.rule("FA15", "FA12")
def test_of_black_cards_nobody_is_promised_more_than_there_are() -> None:
    table = Table(3).commission("white", "times-square").district("times-square", green="1x1")
    assert table.ready().view(0).extras["black_draws"][DISTRICTS.index("times-square")] == [3, 0, 1]
    hands = [[[0, 0, 0]] * 5 + [black] for black in ([0, 0, 0], [20, 16, 0], [0, 0, 11], [0, 0, 0])]
    match = table.set(hand=hands).ready()
    assert match.state.pile_size[0] == 3
    assert match.view(0).extras["black_draws"][DISTRICTS.index("times-square")] == [3, 0, 0]


@pytest.mark.rule("FA36")
def test_halves_are_rounded_down(match: Match) -> None:
    for move in ("shop perfumery", "site 34th-west green"):
        match.play(move)
    told = match.view(0).extras
    assert told["values"][0] == [3, 0, 2]
    assert told["halves"][0] == [1, 0, 1]
