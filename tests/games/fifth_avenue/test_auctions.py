"""Auctions among three and four players."""

import pytest

from boroughs.games.fifth_avenue.state import BIDDING, BUILDING, CHOOSING, NONE, TAKING
from boroughs.match import UndoRefused
from tests.games.fifth_avenue.table import Table, bid, district, events, hand, kinds, lay, play, random_match, texts

RICH = "violet 4 4 green 4 5 grey 4 4 brown 5 6 orange 6 black 4 4 5 5 6 6"


# --- the round


@pytest.mark.rule("FA25")
def test_an_auction_in_each_marked_district_in_the_order_visited_then_central_park():
    match = Table(3).auction("34th-east", "42nd-east", "52nd-east")
    assert "round player=0 commission=white" in events(match)
    seen = []
    while match.state.phase[0] == BIDDING:
        seen.append(int(match.state.place[0]))
        assert match.actor == 0
        play(match, "pass", "pass", "pass")
    assert seen == [district(name) for name in ("34th-east", "42nd-east", "52nd-east", "central-park")]
    assert match.actor == 1, "the third action was the turn's last"
    assert match.state.marker_count[0].tolist() == [0, 0]
    assert match.state.at[0].tolist() == [7, 7]


@pytest.mark.rule("FA25")
def test_a_marker_goes_back_after_its_auction():
    match = Table(3).auction("34th-east", "42nd-east", "52nd-east")
    play(match, "pass", "pass", "pass")
    assert match.state.markers[0, 0].tolist() == [district("42nd-east"), district("52nd-east"), NONE]
    assert "unmarked commission=white district=34th-east" in events(match)


@pytest.mark.rule("FA25", "FA27")
def test_the_mover_begins_every_auction_of_the_round_whoever_won_the_one_before():
    match = Table(3).hands("", "violet 4 grey 4").auction("34th-east", "42nd-east", mover=2)
    for place, colour in (("34th-east", "violet"), ("42nd-east", "grey")):
        assert (match.actor, int(match.state.place[0])) == (2, district(place))
        play(bid(play(match, "pass", "pass"), f"{colour} 4"), "build 1")
    assert (match.actor, int(match.state.place[0])) == (2, district("central-park"))


@pytest.mark.rule("FA25", "FA12")
def test_a_round_within_turn_c_interrupts_it():
    table = (
        Table(3).commission("white", "central-park", "times-square").commission("beige", "central-park", "34th-west")
    )
    match = play(table.ready(), "black", "move white start", *["pass"] * 6)
    assert match.actor == 0
    assert match.state.phase[0] == TAKING, "the second action comes after the auctions"
    play(match, "take violet", "take green", "move beige start")
    assert match.state.phase[0] == BIDDING, "and the third may bring another round"
    play(match, *["pass"] * 6)
    assert match.actor == 1
    assert match.state.phase[0] == CHOOSING


# --- bids


@pytest.mark.rule("FA26")
def test_a_bid_is_one_colour_and_any_black_cards_a_coloured_one_first():
    match = Table(3).hands(RICH).auction("times-square")
    assert not any(t.startswith("lay black") for t in texts(match)), "the first card is a coloured one"
    play(match, "lay grey 4")
    assert texts(match) == {"bid", "lay grey 4", "lay black 4", "lay black 5", "lay black 6"}
    lay(match, "black 5 6")
    play(match, "bid")
    assert int(match.state.highest[0]) == 15
    assert match.view(2).fields["bid"][0] == [[1, 0, 0], [0, 1, 1]], "bids lie open"


@pytest.mark.rule("FA26")
def test_a_raise_adds_to_the_bid_in_its_colour_or_black():
    match = Table(3).hands(RICH, RICH.replace("6 6", "4 4")).auction("times-square")
    bid(match, "grey 4")
    bid(match, "violet 4 4")
    play(match, "pass")
    assert texts(match) == {"pass", "lay grey 4", "lay black 4", "lay black 5", "lay black 6"}
    play(match, "lay black 4")
    assert "bid" not in texts(match), "eight is not more than eight"
    play(match, "lay grey 4")
    assert "bid" in texts(match)
    play(match, "bid")
    assert int(match.state.highest[0]) == 12


@pytest.mark.rule("FA26", "FA30")
def test_one_may_bid_without_a_house_in_supply():
    match = Table(3).hands("grey 4").set(supply=[0, 3, 3, 0]).auction("times-square")
    bid(match, "grey 4")
    play(match, "pass", "pass")
    assert texts(match) == {"build 0"}


@pytest.mark.rule("FA27")
def test_the_mover_begins_and_bidding_goes_round_until_one_is_left():
    match = Table(4).hands(*["violet 4 green 4 black 4 4 4 4"] * 4).auction("times-square", mover=2)
    assert match.actor == 2
    bid(match, "violet 4")
    assert match.actor == 3
    play(match, "pass")
    bid(match, "green 4 black 4")
    assert match.actor == 1
    play(match, "pass")
    assert match.actor == 2, "over as many rounds as it takes"
    bid(match, "black 4 4")
    assert match.actor == 0, "those who passed are out"
    play(match, "pass")
    assert match.state.phase[0] == BUILDING
    assert match.actor == 2
    assert "won player=2 place=times-square colour=violet total=12 houses=3" in events(match)


@pytest.mark.rule("FA27")
def test_the_last_one_who_has_not_had_his_turn_may_still_open():
    match = Table(3).hands("", "", "grey 5").auction("times-square")
    play(match, "pass", "pass")
    assert match.actor == 2
    assert texts(match) == {"pass", "lay grey 5"}
    bid(match, "grey 5")
    assert match.state.phase[0] == BUILDING
    assert match.actor == 2


@pytest.mark.rule("FA27")
def test_if_all_pass_nobody_wins():
    match = Table(3).hands(RICH, RICH.replace("4", "5", 0)).auction("times-square", "52nd-west")
    play(match, "pass", "pass", "pass")
    assert "nobody-won place=times-square" in events(match)
    assert int(match.state.place[0]) == district("52nd-west")
    assert (match.state.houses[0] == 0).all()


@pytest.mark.rule("FA27", "FA32")
def test_a_bid_must_be_higher_than_the_highest():
    match = Table(3).hands("brown 5 black 4 5 5", "violet 4 black 5 5 5", "grey 4 black 5 6 4").auction("times-square")
    bid(match, "brown 5 black 4 5 5")
    assert int(match.state.highest[0]) == 19
    assert texts(match) == {"pass"}, "violet 4 and 15 are 19, which is not enough"
    with pytest.raises(ValueError, match="cannot beat 19"):
        play(match, "lay violet 4")


@pytest.mark.rule("CO5", "FA27")
def test_a_pass_for_want_of_cards_is_not_made_for_the_player():
    match = Table(3).hands("brown 5").auction("times-square")
    match.auto = [True] * 3
    bid(match, "brown 5")
    assert match.actor == 1
    assert texts(match) == {"pass"}


# --- colours


@pytest.mark.rule("FA28", "FA34")
def test_with_a_house_in_the_district_only_its_colour():
    table = Table(3).hands(RICH).district("times-square", grey="0x1", violet="boutique")
    match = table.auction("times-square")
    assert texts(match) == {"pass", "lay grey 4"}
    with pytest.raises(ValueError, match="Your houses here stand on grey"):
        play(match, "lay green 4")


@pytest.mark.rule("FA28")
def test_without_a_house_a_colour_whose_site_is_empty():
    table = Table(3).hands(RICH, RICH.replace("6", "5")).district("times-square", grey="1x1", violet="boutique")
    match = table.auction("times-square")
    assert {t.split()[1] for t in texts(match) if t.startswith("lay")} == {"green", "brown", "orange"}
    for wrong, reason in (("grey", "belongs to somebody else"), ("violet", "only for an empty one")):
        with pytest.raises(ValueError, match=reason):
            play(match, f"lay {wrong} 4")


@pytest.mark.rule("FA28")
def test_two_players_may_bid_for_the_same_site():
    match = Table(3).hands("green 4", "green 5").auction("times-square")
    bid(match, "green 4")
    bid(match, "green 5")
    assert match.state.colour[0, :2].tolist() == [1, 1]


@pytest.mark.rule("FA28", "FA35")
def test_without_a_house_in_a_full_district_one_bids_for_a_stop():
    table = Table(4).hands("", RICH)
    table.district("times-square", violet="0x1", green="2x1", grey="boutique", brown="3x2", orange="gallery jeweller")
    match = play(table.auction("times-square"), "pass")
    assert {t.split()[1] for t in texts(match) if t.startswith("lay")} == {"grey", "orange"}


@pytest.mark.rule("FA28", "FA52")
def test_if_no_colour_fits_one_can_only_pass():
    table = Table(2, board="six-sites").hands(RICH)
    table.district("times-square", dashed="boutique", violet="1x1", green="2x1", grey="2x1", brown="2x1", orange="2x1")
    assert texts(table.auction("times-square")) == {"pass"}


# --- the winner


@pytest.mark.rule("FA29")
def test_losers_keep_their_cards_and_the_winners_go_under_the_stacks():
    match = Table(3).hands("grey 6 4 4 black 5 4", "violet 5 black 4 6").returned("grey", "5").auction("times-square")
    bid(match, "grey 6")
    bid(match, "violet 5 black 4")
    play(match, "pass")
    bid(match, "black 5 grey 4 4 black 4")
    play(match, "pass")
    assert hand(match, 0) == {}
    assert hand(match, 1) == {"violet": [5], "black": [4, 6]}
    grey = match.view(1).extras["stacks"][2]
    assert grey["returned"] == [5, 6, 4, 4], "in the order played, those of one raise ascending"
    assert match.state.face_up[0].tolist() == [1, 1, 0]
    assert match.state.bid[0].sum() == 0


@pytest.mark.rule("FA29")
def test_returned_coloured_cards_come_up_in_their_order_and_are_never_shuffled():
    everything = "violet 4 4 4 4 5 5 5 6 6"
    match = Table(3).hands("", everything).returned("violet", "5", "6").set(top=[0, 0, 0, 0, 0]).ready()
    assert int(match.state.under_size[0, 0]) == 0
    draws = int(match.state.draws[0])
    for expected in (5, 6):
        play(match, "houses", "take violet", "take green")
        assert match.view(0).extras["stacks"][0]["top"] == expected
        match.state.phase[0] = CHOOSING
        match.state.turn[0] = 0
    play(match, "houses", "take violet", "take green")
    assert match.view(0).extras["stacks"][0]["top"] is None
    assert int(match.state.draws[0]) > draws, "green cards were drawn"
    assert hand(match, 0)["violet"] == [4, 5, 6]


@pytest.mark.rule("FA29")
def test_a_card_returned_to_an_empty_stack_is_its_top():
    match = Table(3).hands("violet 4 4 4 4 4 5 5 5 5 6 6 6").set(top=[NONE, 0, 0, 0, 0]).auction("times-square")
    bid(match, "violet 5 6")
    play(match, "pass", "pass")
    assert match.view(0).extras["stacks"][0] == {"top": 5, "unseen": 0, "returned": [6]}


@pytest.mark.rule("FA29")
def test_face_up_black_cards_are_shuffled_when_no_face_down_one_is_left():
    most = "black " + "4 " * 17 + "5 " * 16 + "6 " * 14
    match = Table(3).hands("violet 4 black 4", most).set(face_up=[1, 0, 0]).ready()
    assert int(match.state.pile_size[0]) == 1
    play(match, "black")
    assert [k for k in kinds(match) if k in ("drew", "shuffled")] == ["drew", "shuffled"]
    assert int(match.state.pile_size[0]) == 1
    assert match.state.face_up[0].tolist() == [0, 0, 0]
    assert match.state.born[0].tolist() == [1, 0, 0], "everybody knows what was shuffled"


@pytest.mark.rule("FA29")
def test_black_cards_spent_with_no_stack_left_make_the_new_one():
    rest = "black " + "4 " * 18 + "5 " * 16 + "6 " * 14
    match = Table(3).hands("violet 4 black 4 4", rest).auction("times-square")
    assert int(match.state.pile_size[0]) == 0
    bid(match, "violet 4 black 4 4")
    play(match, "pass", "pass")
    assert int(match.state.pile_size[0]) == 2
    assert "shuffled cards=2" in events(match)


@pytest.mark.rule("FA30", "FA31")
@pytest.mark.parametrize(
    ("cards", "houses"),
    [("grey 4 4 black 4 4", 3), ("violet 4 4 black 5 6 6", 1), ("violet 5", 2), ("green 4 black 5", 2), ("green 6", 1)],
)
def test_the_card_with_the_fewest_houses_counts(cards: str, houses: int):
    match = Table(3).hands(cards).set(supply=[5, 3, 3, 0]).auction("times-square")
    bid(match, cards)
    play(match, "pass", "pass")
    assert texts(match) == {f"build {n}" for n in range(houses + 1)}
    play(match, f"build {houses}")
    colour = ["violet", "green", "grey", "brown", "orange"].index(cards.split(maxsplit=1)[0])
    assert int(match.state.houses[0, 3, colour]) == houses
    assert int(match.state.owner[0, 3, colour]) == 0
    assert int(match.state.supply[0, 0]) == 5 - houses


@pytest.mark.rule("FA30", "FA10")
def test_houses_come_from_the_own_supply_alone():
    match = Table(3).hands("grey 4").set(supply=[2, 3, 3, 0]).auction("times-square")
    bid(match, "grey 4")
    play(match, "pass", "pass")
    assert texts(match) == {"build 0", "build 1", "build 2"}
    with pytest.raises(ValueError, match="2 houses in your supply"):
        play(match, "build 3")
    play(match, "build 0")
    assert (match.state.owner[0] == NONE).all()


@pytest.mark.rule("FA34")
def test_one_builds_on_as_often_as_one_likes():
    match = (
        Table(3).hands("grey 4").set(supply=[6, 3, 3, 0]).district("times-square", grey="0x3").auction("times-square")
    )
    bid(match, "grey 4")
    play(match, "pass", "pass", "build 3")
    assert int(match.state.houses[0, 3, 2]) == 6


# --- Central Park


@pytest.mark.rule("FA41")
def test_the_first_bid_at_central_park_chooses_the_colour_for_all():
    match = Table(3).hands(RICH, RICH.replace("6 6", "4 4"), "green 6 violet 6").auction()
    assert int(match.state.place[0]) == district("central-park")
    assert {t.split()[1] for t in texts(match) if t.startswith("lay")} == {"violet", "green", "grey", "brown", "orange"}
    play(match, "pass")
    bid(match, "green 4")
    assert texts(match) == {"pass", "lay green 6"}
    with pytest.raises(ValueError, match="Everybody bids with green"):
        play(match, "lay violet 6")
    bid(match, "green 6")
    assert match.actor == 1, "who has passed is out, before a colour is chosen too"
    play(match, "pass", "build 1")
    assert match.state.park_houses[0].tolist() == [0, 0, 1, 0]
    assert match.actor == 1
    assert match.state.phase[0] == CHOOSING


@pytest.mark.rule("FA42", "FA24")
def test_houses_at_central_park_are_not_scored_before_the_end_and_have_no_limit():
    table = Table(3).hands("green 4").set(supply=[5, 3, 3, 0], park_houses=[7, 0, 0, 0])
    match = table.auction()
    bid(match, "green 4")
    play(match, "pass", "pass", "build 3")
    assert int(match.state.park_houses[0, 0]) == 10
    assert match.points == [0, 0, 0]


# --- undo


def at_first_auction(seed: int = 1):
    """A real match, since undo replays it, at its first auction."""
    match, chooser = random_match(3, seed, auto=False)
    while match.state.phase[0] != BIDDING:
        match.play(int(chooser.choice(match.legal_ids())))
    return match


def lay_one(match):
    match.play(next(t for t in sorted(texts(match)) if t.startswith("lay")))


def test_a_bid_in_the_making_can_be_undone_a_made_one_cannot():
    match = at_first_auction()
    actor, start, before = match.actor, match.version, match.hash()
    for _ in range(3):
        lay_one(match)
    for version in (start + 2, start + 1, start):
        assert match.undo(actor) == version
    assert match.hash() == before
    lay_one(match)
    play(match, "bid")
    assert match.undo_target(actor) is None
    with pytest.raises(UndoRefused):
        match.undo(actor)


def test_a_made_bid_stays_even_if_the_bidder_acts_next():
    """The last one left wins with it at once, and has then to build."""
    match = at_first_auction()
    play(match, "pass", "pass")
    actor = match.actor
    lay_one(match)
    play(match, "bid")
    assert match.state.phase[0] == BUILDING
    assert match.actor == actor
    assert match.undo_target(actor) is None
    version = match.version
    play(match, "build 1")
    assert match.undo(actor) == version, "how many houses he may think over again, but not the bid"
    assert match.undo_target(actor) is None


def test_a_bid_is_never_made_for_the_player():
    match = Table(3).hands("grey 4").auction("times-square")
    match.auto = [True] * 3
    play(match, "lay grey 4")
    assert texts(match) == {"bid"}
    assert match.actor == 0
    assert match.undo_target(0) is not None


@pytest.mark.rule("FA26", "CO5")
def test_the_only_card_that_fits_is_not_laid_for_the_player():
    """The others would see two steps at once, and know that there was no third card."""
    match = Table(3).hands("brown 6", "grey 4 grey 5").auction("times-square")
    match.auto = [True] * 3
    bid(match, "brown 6")
    play(match, "lay grey 4")
    assert texts(match) == {"lay grey 5"}
    assert match.actor == 1
