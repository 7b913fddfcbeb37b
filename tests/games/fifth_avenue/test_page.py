"""What pages, terminals and error messages are told."""

import pytest

from boroughs.games.fifth_avenue.components import DISTRICTS
from boroughs.games.fifth_avenue.scoring import value, worth
from boroughs.games.fifth_avenue.state import NONE
from boroughs.match import IllegalMove
from boroughs.match.words import words
from tests.games.fifth_avenue.table import GAME, Table, bid, district, lay, play, random_match


def worth_at(states, i, d, site):
    return worth_of(states[i], d, site)


def value_at(states, i, seat, d):
    return value_of(states[i], seat, d)


def worth_of(s, d, site): ...
def value_of(s, seat, d): ...


by_rules_worth = GAME.specialise(worth_at, worth_of=worth)
by_rules_value = GAME.specialise(value_at, value_of=value)


@pytest.mark.rule("FA23")
@pytest.mark.parametrize(("players", "board"), [(2, "five-sites"), (4, "six-sites")])
def test_a_page_is_shown_what_the_rules_reckon(players: int, board: str):
    """The values of sites and districts that a page shows are those that a scoring would use."""
    match, chooser = random_match(players, 3, board=board)
    while not match.over:
        match.play(int(chooser.choice(match.legal_ids())))
        if chooser.random() > 0.1:
            continue
        extras = match.view(None).extras
        for d in range(7):
            for seat in range(players):
                assert extras["values"][d][seat] == by_rules_value(match.state, 0, seat, d)
            for site in range(5):
                shown, taken = extras["worth"][d][site], match.state.shops[0, d, site, 0] != NONE
                none = taken or match.state.stopped[0, d]
                assert shown == (None if none else by_rules_worth(match.state, 0, d, site))


def test_ways_and_rounds_of_the_commissions():
    match = (
        Table(3)
        .commission("white", "times-square", "34th-west")
        .commission("beige", "central-park", "34th-east")
        .ready()
    )
    extras = match.view(0).extras
    assert extras["ways"] == [["52nd-west", "52nd-east"], ["start"]]
    assert extras["rounds"] == [["34th-west", "times-square", "central-park"], ["34th-east", "central-park"]]
    stopped = [0] * 7
    stopped[district("52nd-east")] = 1
    match = Table(3).commission("white", "times-square").set(stopped=stopped, stops=1).ready()
    assert match.view(0).extras["ways"][0] == ["52nd-west", "central-park"]


@pytest.mark.rule("FA21", "FA18")
def test_the_next_bonus_and_the_current_block():
    extras = Table(3).set(placed=4, block=2, display=[NONE] * 5 + [0, NONE, 1] + [2, 3, 0] * 4).ready().view(0).extras
    assert extras["bonus"] == {"shops": 6, "districts": 4, "points": 6}
    assert extras["block"] == [5, 7]
    assert extras["shops_left"] == 8
    assert Table(3).set(placed=9).ready().view(0).extras["bonus"] is None


def test_an_auction_is_shown_with_all_bids_and_ones_own_chances():
    table = (
        Table(3).hands("grey 4 5 black 4 6", "violet 4 4 black 5", "orange 6 6").district("times-square", green="2x1")
    )
    match = table.auction("times-square")
    bid(match, "grey 4 black 4")
    shown = match.view(1).extras["auction"]
    assert shown["place"] == "times-square"
    assert (shown["highest"], shown["needed"], shown["leader"], shown["bidder"]) == (8, 9, 0, 1)
    assert shown["bids"][0] == {
        "colour": "grey",
        "total": 8,
        "coloured": [4],
        "black": [4],
        "houses": 3,
        "passed": False,
    }
    assert shown["own"]["reach"] == {"violet": 13}
    assert match.view(None).extras["auction"]["own"] is None
    lay(match, "violet 4 black 5")
    own = match.view(1).extras["auction"]["own"]
    assert (own["colour"], own["total"], own["houses"], own["enough"]) == ("violet", 9, 2, True)
    play(match, "bid")
    assert match.view(2).extras["auction"]["own"]["reach"] == {}, "his house is on green, and he has no green card"
    play(match, "pass", "pass")
    assert match.view(0).extras["auction"]["allowance"] == 2


def test_egon_is_shown_on_the_table():
    match = Table(2).hands("violet 4 4 4 4", "green 4 4 4 4 black 6 6").auction("times-square")
    bid(match, "violet 4")
    assert match.view(0).extras["auction"]["egon"] == {"total": None, "cards": []}
    bid(match, "green 4 4")
    shown = match.view(0).extras["auction"]
    assert shown["place"] == "times-square", "both are still in"
    assert shown["egon"]["total"] == sum(shown["egon"]["cards"]) >= 8
    assert Table(3).auction("times-square").view(0).extras["auction"]["egon"] is None


@pytest.mark.rule("FA35")
def test_a_full_district_is_marked():
    table = Table(4).district("times-square", violet="0x1", green="1x1", grey="boutique", brown="2x1", orange="gallery")
    extras = table.ready().view(0).extras
    assert extras["full"] == [name == "times-square" for name in DISTRICTS]
    assert table.auction("times-square").view(0).extras["auction"]["may_stop"]


# --- reasons


REASONS = [
    (lambda: Table(3).ready(), "take violet", "First choose what kind of turn"),
    (lambda: Table(3).set(supply=[3, 3, 3, 0], gone_houses=[14, 0, 0, 0]).ready(), "houses", "no houses left"),
    (lambda: Table(3).ready(), "shop perfumery", "no perfumery in the current block"),
    (lambda: Table(3).ready(), "score times-square", "No commission stands in Times Square"),
    (lambda: Table(3).set(stopped=[1, 0, 0, 0, 0, 0, 0]).ready(), "score 34th-west", "building stop on 34th"),
    (lambda: play(Table(3).ready(), "shop boutique"), "site times-square dashed", "no dashed sites"),
    (
        lambda: play(Table(3).district("times-square", green="boutique gallery").ready(), "shop boutique"),
        "site times-square green",
        "two shops",
    ),
    (
        lambda: play(Table(3).district("times-square", green="1x1").ready(), "shop boutique"),
        "site times-square green",
        "houses on this site",
    ),
    (lambda: play(Table(3).ready(), "houses", "take violet"), "take violet", "another colour"),
    (lambda: play(Table(3).ready(), "black"), "move white times-square", "cannot go from Start to Times Square"),
    (lambda: Table(3).hands("black 4").auction("times-square"), "lay black 4", "a coloured one"),
    (lambda: Table(3).hands("grey 4").auction("times-square"), "lay grey 5", "no grey 5"),
    (lambda: Table(3).hands("grey 4").auction("times-square"), "bid", "Lay the cards"),
    (lambda: lay(Table(3).hands("grey 4 5").auction("times-square"), "grey 4"), "pass", "begun a bid"),
    (lambda: lay(Table(3).hands("grey 4 violet 5").auction("times-square"), "grey 4"), "lay violet 5", "bid with grey"),
]


@pytest.mark.parametrize(("position", "move", "reason"), REASONS, ids=[r[2] for r in REASONS])
def test_a_refusal_says_why(position, move: str, reason: str):
    match = position()
    with pytest.raises(IllegalMove, match=reason):
        match.play(move)


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_board_as_text(language: str):
    table = (
        Table(2).hands("grey 4 4 black 6", "violet 5").district("times-square", violet="boutique gallery", green="0x2")
    )
    table.district("times-square", orange="2x1").commission("beige", "34th-west")
    match = table.auction("times-square", "52nd-west")
    text = GAME.module("text").draw(match.seen(0), 0, words(GAME, language))
    assert "1×2=3" in text
    assert "E×1=3" in text
    assert {"en": "Your hand: grey 4 4 · black 6", "de": "Deine Hand: Grau 4 4 · Schwarz 6"}[language] in text


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Auction: Times Square, Player 1 has won with 28 (violet, 1 house)"),
        ("de", "Versteigerung: Times Square, Spieler 1 hat mit 28 gewonnen (Violett, 1 Haus)"),
    ],
)
def test_while_the_winner_decides_the_text_says_who_has_won(language: str, line: str):
    """The winner's cards are spent, Egon's too: no bid lies on the table any more."""
    match = Table(2).hands("violet 4 4 4 5 5 6", "green 4 4").auction("times-square")
    bid(match, "violet 4 4 4 5 5 6")
    play(match, "pass")
    text = GAME.module("text").draw(match.seen(0), 0, words(GAME, language))
    assert line in text.splitlines()
    assert words(GAME, language).say("text-no-bid") not in text
    assert f"{words(GAME, language).say('text-egon')}: " not in text
