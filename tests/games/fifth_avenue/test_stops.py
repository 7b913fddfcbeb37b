"""Building stops."""

import pytest

from boroughs.games.fifth_avenue.state import BIDDING, BUILDING, BY_STOPS, NONE
from boroughs.match.words import words
from tests.games.fifth_avenue.table import GAME, Table, bid, district, events, lay, play, texts


def full(players: int = 4, **options) -> Table:
    """Times Square is full; seat 3 has no house there."""
    table = Table(players, **options)
    return table.district(
        "times-square", violet="0x1", green="1x2", grey="boutique gallery", brown="2x1", orange="jeweller"
    )


@pytest.mark.rule("FA35")
def test_in_a_full_district_the_winner_builds_or_stops():
    match = full().hands("violet 4").auction("times-square")
    bid(match, "violet 4")
    play(match, "pass", "pass", "pass")
    assert texts(match) == {"build 0", "build 1", "build 2", "build 3", "stop"}
    play(match, "build 1")
    assert int(match.state.houses[0, 3, 0]) == 2
    assert match.state.stops[0] == 0


@pytest.mark.rule("FA35")
def test_without_a_house_there_he_must_stop_it():
    match = full().hands("", "", "", "grey 4").auction("times-square")
    play(match, "pass", "pass", "pass")
    bid(match, "grey 4")
    assert texts(match) == {"stop"}
    with pytest.raises(ValueError, match="only impose a building stop"):
        play(match, "build 1")
    play(match, "stop")
    assert match.state.stopped[0, 3] == 1


@pytest.mark.rule("FA35", "FA30")
def test_a_bid_for_a_building_stop_is_never_called_one_for_houses():
    match = play(full().hands("", "", "", "grey 4 4").auction("times-square"), "pass", "pass", "pass")
    lay(match, "grey 4 4")
    assert match.view(3).extras["auction"]["own"]["houses"] == 0
    assert "(a building stop)" in GAME.module("text").draw(match.seen(3), 3, words(GAME))
    play(match, "bid")
    assert "won player=3 place=times-square colour=grey total=8 houses=0" in events(match)
    won = next(e for e in match.events(match.version - 1) if e.kind == "won")
    assert words(GAME).event(won, match.seats).endswith("wins Times Square with 8 in grey: a building stop.")
    view = match.view(3)
    assert (view.prompt, view.extras["auction"]["allowance"]) == ("prompt-stop", 0)
    assert match.view(None).prompt == "prompt-stop"


@pytest.mark.rule("FA35", "FA30")
def test_who_has_a_house_in_a_full_district_is_told_how_many_he_may_build():
    match = play(bid(full().hands("violet 4").auction("times-square"), "violet 4"), "pass", "pass", "pass")
    assert (match.view(0).prompt, match.view(0).extras["auction"]["allowance"]) == ("prompt-build", 3)


@pytest.mark.rule("FA35")
def test_the_site_that_the_auction_fills_does_not_make_a_stop():
    """The district must have been full before: with one site empty there is no choice to stop."""
    table = Table(3).district("times-square", violet="0x1", green="1x2", grey="boutique", brown="gallery")
    match = table.hands("violet 4", "", "orange 4 4").auction("times-square")
    bid(match, "violet 4")
    play(match, "pass")
    bid(match, "orange 4 4")
    play(match, "pass")
    assert texts(match) == {"build 0", "build 1", "build 2", "build 3"}
    with pytest.raises(ValueError, match="still empty"):
        play(match, "stop")


@pytest.mark.rule("FA35", "FA52")
def test_the_dashed_site_does_not_count():
    table = Table(3, board="six-sites")
    table.district("times-square", violet="0x1", green="1x2", grey="boutique", brown="gallery", dashed="jeweller")
    match = table.hands("violet 4").auction("times-square")
    bid(match, "violet 4")
    play(match, "pass", "pass")
    assert "stop" not in texts(match), "orange is empty"
    table = Table(3, board="six-sites")
    table.district("times-square", violet="0x1", green="1x2", grey="boutique", brown="gallery", orange="2x1")
    match = table.hands("violet 4").auction("times-square")
    bid(match, "violet 4")
    play(match, "pass", "pass")
    assert "stop" in texts(match), "the dashed one may be empty"


@pytest.mark.rule("FA36")
def test_a_point_a_house_for_the_stopper_and_half_a_scoring_for_the_others():
    match = full().hands("violet 4").auction("times-square")
    bid(match, "violet 4")
    play(match, "pass", "pass", "pass", "stop")
    # green: beside violet (none) and grey (two kinds): 2 × 3 = 6, half 3; brown: grey and orange, three kinds: 5, half 2
    assert match.points == [4, 3, 2, 0]
    lines = events(match)
    assert "stop-points player=0 district=times-square houses=4 points=4" in lines
    assert "half-points player=1 district=times-square full=6 points=3" in lines
    assert "half-points player=2 district=times-square full=5 points=2" in lines


@pytest.mark.rule("FA36")
def test_the_stopper_never_gets_the_half_instead():
    table = Table(3).district("times-square", violet="boutique gallery", green="0x4", grey="jeweller perfumery")
    table.district("times-square", brown="1x1", orange="2x1").hands("green 4")
    match = table.auction("times-square")
    bid(match, "green 4")
    play(match, "pass", "pass", "stop")
    assert match.points[0] == 6, "half a scoring would have been 16"


@pytest.mark.rule("FA37")
def test_a_stopped_district_does_not_exist_any_more():
    match = full().hands("violet 4").commission("beige", "times-square").auction("times-square")
    bid(match, "violet 4")
    play(match, "pass", "pass", "pass", "stop")
    state = match.state
    assert (state.owner[0, 3] == NONE).all()
    assert (state.shops[0, 3] == NONE).all()
    assert state.gone_houses[0].tolist() == [1, 2, 1, 0]
    assert state.gone_shops[0].tolist() == [1, 1, 1, 0]
    assert "cleared district=times-square houses=4 shops=3" in events(match)
    assert match.state.phase[0] == BIDDING, "Central Park follows"
    play(match, *["pass"] * 4)
    assert not any("score" in t for t in texts(match))
    play(match, "shop boutique")
    assert not any("times-square" in t for t in texts(match))


@pytest.mark.rule("FA38")
def test_commissions_skip_it():
    stopped = [0] * 7
    stopped[district("times-square")] = 1
    match = Table(3).set(stopped=stopped, stops=1).commission("white", "34th-west").ready()
    play(match, "houses", "take violet", "take green")
    assert texts(match) == {
        "move white 42nd-west",
        "move white 52nd-west",
        "move white 52nd-east",
        "move beige 34th-west",
        "move beige 34th-east",
    }
    with pytest.raises(ValueError, match="building stop on Times Square"):
        play(match, "move white times-square")
    stopped = [1, 0, 0, 0, 0, 0, 0]
    match = play(Table(3).set(stopped=stopped, stops=1).ready(), "houses", "take violet", "take green")
    assert {t for t in texts(match) if "white" in t} == {
        "move white 34th-east",
        "move white 42nd-west",
        "move white times-square",
    }


@pytest.mark.rule("FA38")
def test_skipped_districts_may_follow_each_other():
    """The rules end with the second stop; still a way over two of them is found."""
    match = Table(3).set(stopped=[1, 0, 1, 0, 0, 0, 0], stops=1).ready()
    play(match, "houses", "take violet", "take green")
    assert {t for t in texts(match) if "white" in t} == {
        "move white 34th-east",
        "move white 52nd-west",
        "move white times-square",
    }


@pytest.mark.rule("FA39")
def test_the_other_commission_leaves_no_marker_and_its_marker_goes_back():
    match = (
        full().hands("violet 4").commission("beige", "52nd-west", "34th-west", "times-square").auction("times-square")
    )
    bid(match, "violet 4")
    play(match, "pass", "pass", "pass", "stop")
    assert match.state.markers[0, 1].tolist() == [0, NONE, NONE]
    assert "unmarked commission=beige district=times-square" in events(match)

    match = full().hands("violet 4").commission("beige", "times-square", "34th-west").auction("times-square")
    bid(match, "violet 4")
    play(match, "pass", "pass", "pass", "stop", *["pass"] * 4)
    assert match.view(1).extras["rounds"][1] == ["34th-west", "central-park"], "nor is one foretold"
    play(match, "houses", "take violet", "take green", "move beige 52nd-east")
    assert match.state.markers[0, 1].tolist() == [0, NONE, NONE], "no marker in the stopped district"


@pytest.mark.rule("FA40", "FA43")
def test_the_second_stop_ends_the_game_at_once():
    table = full().hands("violet 4").set(stops=1, stopped=[1, 0, 0, 0, 0, 0, 0]).district("52nd-east", green="3x2")
    match = table.auction("times-square", "52nd-east")
    bid(match, "violet 4")
    play(match, "pass", "pass", "pass", "stop")
    assert match.over, "no further auctions"
    assert match.state.ended[0] == BY_STOPS
    assert match.points == [4, 3, 2, 2], "the stop's points, then the districts that are left"
    assert match.state.earned[0, :, 4].tolist() == [0, 0, 0, 2]


def test_central_park_cannot_be_stopped():
    match = Table(3).hands("violet 4").auction()
    lay(match, "violet 4")
    play(match, "bid", "pass", "pass")
    assert match.state.phase[0] == BUILDING
    with pytest.raises(ValueError, match="Central Park cannot be stopped"):
        play(match, "stop")
