"""What Fifth Avenue's page says a move would bring is true, and said as people say it. Without a browser: the page's own code, run by Node."""

from collections.abc import Callable

import pytest

from boroughs.games.fifth_avenue.components import BOX
from boroughs.match import Match
from tests.games.fifth_avenue.table import Table, bid, lay, play
from tests.web.brings import told


def full() -> Table:
    """Times Square is full; Di has no house there."""
    sites = {"violet": "0x1", "green": "1x2", "grey": "boutique gallery", "brown": "2x1", "orange": "jeweller"}
    return Table(4).district("times-square", **sites)


def in_a_stopped_district() -> Match:
    match = full().hands("violet 4").commission("beige", "times-square", "34th-west").auction("times-square")
    play(bid(match, "violet 4"), "pass", "pass", "pass", "stop", *["pass"] * 4)
    return play(match, "houses", "take violet", "take green")


def in_a_district() -> Match:
    return play(Table(3).commission("beige", "times-square").ready(), "houses", "take violet", "take green")


def scoring() -> Match:
    return Table(3).commission("white", "times-square").district("times-square", green="1x1").ready()


def placing() -> Match:
    return play(Table(3).district("times-square", green="gallery", brown="gallery gallery").ready(), "shop boutique")


def bidding_for_a_stop() -> Match:
    match = play(full().hands("", "", "", "grey 4 4").auction("times-square"), "pass", "pass", "pass")
    return lay(match, "grey 4 4")


def won(supply: int) -> Match:
    match = full().hands("violet 4").set(supply=[supply, 3, 3, 3]).auction("times-square")
    return play(bid(match, "violet 4"), "pass", "pass", "pass")


def won_the_park(supply: int) -> Match:
    match = Table(3).hands("violet 4").set(supply=[supply, 3, 3, 0]).auction()
    return play(bid(match, "violet 4"), "pass", "pass")


CASES = [
    pytest.param(
        in_a_stopped_district,
        "move beige 52nd-east",
        "",
        "",
        marks=pytest.mark.rule("FA39"),
        id="no marker where building is stopped",
    ),
    pytest.param(
        in_a_district,
        "move beige 52nd-east",
        "A marker stays in Times Square: it will be auctioned.",
        "Ein Plättchen bleibt in Times Square: Dort wird versteigert.",
        marks=pytest.mark.rule("FA17"),
        id="a marker",
    ),
    pytest.param(
        scoring,
        "score times-square",
        "Points: Bob: 1. Black cards: Ann: 3, Cy: 1. Then a commission moves.",
        "Punkte: Bob: 1. Schwarze Karten: Ann: 3, Cy: 1. Dann versetzt du eine Kommission.",
        marks=pytest.mark.rule("FA15"),
        id="black cards of all",
    ),
    pytest.param(
        placing,
        "site times-square grey",
        "No house's worth changes.",
        "Kein Haus ändert seinen Wert.",
        marks=pytest.mark.rule("FA20", "FA28"),
        id="no worth where shops are",
    ),
    pytest.param(
        bidding_for_a_stop,
        "bid",
        "You lead with 8, for a building stop.",
        "Du führst mit 8 und bietest für einen Baustopp.",
        marks=pytest.mark.rule("FA35"),
        id="a bid for a stop",
    ),
    pytest.param(
        lambda: won(3),
        "stop",
        "You get 4 points. Half a scoring for the others: Bob: 3, Cy: 2. All houses and shops here leave the game.",
        "Du bekommst 4 Punkte. Eine halbe Wertung für die anderen: Bob: 3, Cy: 2. Alle Häuser und Geschäfte hier sind aus dem Spiel.",
        marks=pytest.mark.rule("FA36"),
        id="a stop",
    ),
    pytest.param(
        lambda: won(2),
        "build 1",
        "It is worth 2 now. 1 stays in your supply.",
        "Es zählt jetzt 2. 1 bleibt in deinem Vorrat.",
        marks=pytest.mark.rule("FA30"),
        id="one house",
    ),
    pytest.param(
        lambda: won(3),
        "build 2",
        "Each is worth 2 now: 4 in a scoring. 1 stays in your supply.",
        "Jedes zählt jetzt 2: 4 bei einer Wertung. 1 bleibt in deinem Vorrat.",
        marks=pytest.mark.rule("FA30"),
        id="two houses",
    ),
    pytest.param(
        lambda: won_the_park(3),
        "build 1",
        "It counts at the end. 2 stay in your supply.",
        "Es zählt am Ende. 2 bleiben in deinem Vorrat.",
        marks=pytest.mark.rule("FA42"),
        id="one house at the park",
    ),
    pytest.param(
        lambda: won_the_park(1),
        "build 0",
        "You keep your houses: 1 in your supply.",
        "Du behältst deine Häuser: 1 im Vorrat.",
        marks=pytest.mark.rule("FA42"),
        id="no house",
    ),
]


@pytest.mark.parametrize(("position", "move", "english", "german"), CASES)
def test_what_a_move_brings(position: Callable[[], Match], move: str, english: str, german: str):
    assert told(position(), move, BOX) == {"en": english, "de": german}
