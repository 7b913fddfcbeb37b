"""Two players: Egon in the auctions."""

from fractions import Fraction
from itertools import product

import numpy as np
import pytest

from boroughs.games.fifth_avenue.components import BLACK_CARDS, NUMBERS
from boroughs.games.fifth_avenue.state import BIDDING, BUILDING, CHOOSING, EGON, NONE
from tests.games.fifth_avenue.table import Table, bid, district, events, kinds, lay, play, texts

RICH = "violet 4 4 green 4 4 grey 4 4 black 4 4 5 5 6 6"
AT_1_PERCENT = 21.666
"""Chi-square with nine degrees of freedom: there are ten different bids."""


def with_egon(total: int, *hands: str, **sites: str):
    """An auction in Times Square in which Egon will bid so much, both players having passed or bid once.

    The black stack holds nothing but what gives him that bid: two equal cards.
    """
    value = {8: 0, 10: 1, 12: 2}[total]
    left = [20, 16, 14]
    left[value] -= 2
    face_up = [max(n - 8, 0) for n in left]
    held = [n - u for n, u in zip(left, face_up, strict=True)]
    table = Table(2).hands(*hands).district("times-square", **sites)
    for seat in range(2):
        held = [h - int(c) for h, c in zip(held, table.values["hand"][seat][5], strict=True)]
    rest = [u + h for u, h in zip(face_up, held, strict=True)]
    return table.set(face_up=rest)


# --- his bid


def exact_bids() -> dict[int, Fraction]:
    """The distribution of Egon's bid from a full black stack, over all orders of cards until a number repeats."""
    found: dict[int, Fraction] = {}
    for length in (2, 3, 4):
        for cards in product(range(3), repeat=length):
            if len(set(cards[:-1])) < length - 1 or cards[-1] not in cards[:-1]:
                continue
            chance, left = Fraction(1), list(BLACK_CARDS)
            for card in cards:
                chance *= Fraction(int(left[card]), int(sum(left)))
                left[card] -= 1
            total = sum(int(NUMBERS[card]) for card in cards)
            found[total] = found.get(total, Fraction(0)) + chance
    assert sum(found.values()) == 1
    return found


@pytest.mark.rule("FA46")
def test_egons_bids_are_distributed_as_they_should_be():
    """From a full black stack, at the 1 % level."""
    exact = exact_bids()
    assert sorted(exact) == [8, 10, 12, 13, 14, 16, 17, 19, 20, 21]
    tries = 20_000
    counts = dict.fromkeys(exact, 0)
    match = Table(2).auction("times-square")
    play(match, "pass")
    game, start = match.game, match.state.copy()
    pass_move = game.moves.id("pass")
    for key in range(tries):
        state = start.copy()
        state.key[0], state.draws[0] = (key, 2026), 0
        log = np.zeros((64, 7), np.int32)
        game.door.apply(state, 0, pass_move, log)
        bids = [row for row in log[1 : log[0, 0] + 1] if row[0] == game.events["egon-bid"]]
        counts[int(bids[0][1])] += 1
    statistic = sum((counts[t] - tries * float(p)) ** 2 / (tries * float(p)) for t, p in exact.items())
    assert statistic < AT_1_PERCENT, counts


@pytest.mark.rule("FA46")
def test_he_bids_once_after_both_players_have_acted():
    match = with_egon(8, RICH, RICH.replace("black 4 4 5 5 6 6", "black 4 4 5")).auction("times-square", mover=1)
    assert match.actor == 1
    bid(match, "violet 4")
    assert match.actor == 0
    assert match.state.egon_bid[0] == NONE
    bid(match, "green 4 black 5")
    assert kinds(match).count("egon-turned") == 2
    assert match.state.egon_bid[0] == 8
    assert match.actor == 1


@pytest.mark.rule("FA46")
def test_if_the_black_stack_runs_out_what_lies_there_counts():
    most = "black " + "4 " * 19 + "5 " * 15 + "6 " * 14
    match = Table(2).hands("violet 4 4 4", most).auction("times-square")
    assert int(match.state.pile_size[0]) == 2
    bid(match, "violet 4")
    play(match, "pass")
    assert match.state.egon_bid[0] == 9
    assert match.state.leader[0] == EGON


@pytest.mark.rule("FA46")
def test_with_no_black_card_left_he_does_not_bid():
    everything = "black " + "4 " * 20 + "5 " * 16 + "6 " * 14
    match = play(Table(2).hands("", everything).auction("times-square"), "pass", "pass")
    assert "egon-out total=0 highest=0" in events(match)
    assert "nobody-won place=times-square" in events(match)


@pytest.mark.rule("FA46", "FA29")
def test_face_up_cards_are_shuffled_in_the_middle_of_his_bid():
    match = with_egon(8, "", "").ready()
    match.state.pile[0], match.state.pile_size[0] = [1, 0, 0], 1
    match.state.face_up[0, 0] += 1
    match.state.born[0] = [1, 0, 0]
    assert match.game.door.check(match.state, 0) == 0
    match.state.at[0, 0], match.state.phase[0] = 8, 4
    play(match, "move white start", "pass", "pass")
    lines = kinds(match)
    assert lines.index("egon-turned") < lines.index("shuffled") < len(lines) - 1 - lines[::-1].index("egon-turned")


# --- who wins


@pytest.mark.rule("FA47")
def test_not_above_the_highest_bid_he_is_out():
    match = with_egon(8, "violet 4 4 4", "green 4 black 5").auction("times-square")
    bid(match, "violet 4 4")
    play(match, "pass")
    assert "egon-out total=8 highest=8" in events(match)
    assert match.state.phase[0] == BUILDING
    assert match.actor == 0


@pytest.mark.rule("FA47")
def test_the_two_go_on_as_usual_when_he_is_out():
    match = with_egon(8, "violet 4 4 4", "green 4 black 5").auction("times-square")
    bid(match, "violet 4 4")
    bid(match, "green 4 black 5")
    assert match.actor == 0
    assert texts(match) == {"pass", "lay violet 4"}
    bid(match, "violet 4")
    assert match.actor == 1
    play(match, "pass")
    assert match.state.phase[0] == BUILDING
    assert match.actor == 0


@pytest.mark.rule("FA47")
def test_above_it_those_left_must_bid_more_or_pass():
    match = with_egon(12, "violet 4 4 4", "green 4 black 5 5").auction("times-square")
    bid(match, "violet 4")
    bid(match, "green 4 black 5")
    assert "egon-bid total=12 highest=9" in events(match)
    assert match.actor == 0
    assert texts(match) == {"pass"}, "three fours are 12"
    play(match, "pass")
    assert match.actor == 1
    assert match.state.phase[0] == BIDDING
    assert texts(match) == {"pass", "lay black 5"}
    bid(match, "black 5")
    assert match.state.phase[0] == BUILDING
    assert match.actor == 1


@pytest.mark.rule("FA47", "FA49")
def test_if_both_pass_he_wins_and_his_cards_go_face_up_under_the_stack():
    match = with_egon(12, "violet 4 4 4", "green 4", grey="boutique").auction("times-square")
    before = match.state.face_up[0].copy()
    bid(match, "violet 4")
    play(match, "pass", "pass")
    assert "egon-won place=times-square total=12" in events(match)
    assert (match.state.egon_cards[0] == 0).all()
    assert (match.state.face_up[0] + match.state.pile[0] - before).tolist() == [0, 0, 2]
    assert match.state.hand[0, 0, 0].tolist() == [3, 0, 0], "the loser keeps his cards"


@pytest.mark.rule("FA47")
def test_his_cards_go_under_the_stack_when_he_loses_too():
    match = with_egon(8, "violet 5 5", "").auction("times-square")
    bid(match, "violet 5 5")
    play(match, "pass")
    assert match.state.phase[0] == BUILDING
    assert (match.state.egon_cards[0] == 0).all()


@pytest.mark.rule("FA48")
def test_he_bids_and_wins_even_if_both_have_passed():
    match = play(with_egon(8, "violet 4", "green 4").auction("times-square"), "pass", "pass")
    assert "egon-won place=times-square total=8" in events(match)


# --- what he builds


@pytest.mark.rule("FA49")
def test_at_central_park_he_builds_nothing():
    match = play(Table(2).auction(), "pass", "pass")
    assert "egon-won" in kinds(match)
    assert (match.state.park_houses[0] == 0).all()
    assert match.state.general[0, EGON] == 18
    assert match.state.phase[0] == CHOOSING


@pytest.mark.rule("FA49")
def test_he_builds_on_the_most_valuable_empty_site():
    # violet 1 boutique; green is beside violet and grey: 2; orange beside violet and brown: 2; brown beside two kinds
    sites = {"violet": "boutique", "grey": "0x1", "orange": "gallery jeweller"}
    match = play(with_egon(8, "", "", **sites).auction("times-square"), "pass", "pass")
    assert match.state.owner[0, 3].tolist() == [NONE, NONE, 0, EGON, NONE, NONE]
    assert "egon-built district=times-square site=brown each=3 equals=1" in events(match)
    assert match.state.general[0, EGON] == 17


@pytest.mark.rule("FA49")
def test_he_builds_one_house_on_each_of_several_equals_even_where_he_has_some():
    sites = {"violet": "boutique", "grey": "2x1"}
    match = play(with_egon(8, "", "", **sites).auction("times-square"), "pass", "pass")
    assert match.state.owner[0, 3].tolist() == [NONE, EGON, EGON, NONE, EGON, NONE]
    assert match.state.houses[0, 3].tolist() == [0, 1, 1, 0, 1, 0], "never a second house on a site"
    assert [line for line in events(match) if "egon-built" in line] == [
        "egon-built district=times-square site=green each=2 equals=2",
        "egon-built district=times-square site=orange each=2 equals=2",
    ]


@pytest.mark.rule("FA49")
def test_when_his_houses_run_short_he_builds_in_the_order_of_the_ring():
    table = with_egon(8, "", "", violet="boutique").set(gone_houses=[0, 0, 17, 0])
    match = play(table.auction("times-square"), "pass", "pass")
    assert match.state.owner[0, 3].tolist() == [NONE, EGON, NONE, NONE, NONE, NONE]
    assert "egon-short district=times-square site=orange" in events(match)


@pytest.mark.rule("FA50", "FA51")
def test_with_no_empty_site_he_stops_the_district():
    sites = {"violet": "boutique gallery", "green": "0x2", "grey": "jeweller", "brown": "1x3", "orange": "2x1"}
    match = play(with_egon(8, "", "", **sites).auction("times-square"), "pass", "pass")
    assert match.state.stopped[0, 3] == 1
    assert match.points == [5, 3], "halves of 2 × 5 and 3 × 2"
    assert "egon-stopped district=times-square" in events(match)
    assert match.state.gone_houses[0].tolist() == [2, 3, 1, 0]


@pytest.mark.rule("FA51", "FA36")
def test_his_houses_count_for_a_stopper():
    sites = {"violet": "boutique gallery", "green": "0x2", "grey": "2x1", "brown": "jeweller", "orange": "2x1"}
    match = with_egon(8, "green 4 4 4", "", **sites).auction("times-square")
    bid(match, "green 4 4 4")
    play(match, "pass", "stop")
    assert match.points == [4, 0]


@pytest.mark.rule("FA51")
def test_he_never_scores():
    table = Table(2).commission("white", "times-square").district("times-square", violet="2x1", green="boutique")
    match = play(table.ready(), "score times-square")
    assert match.points == [0, 0]
    assert "scored" not in kinds(match)


@pytest.mark.rule("FA28", "FA46")
def test_his_houses_are_somebody_elses():
    match = with_egon(8, "violet 4 green 4", "", violet="2x1").auction("times-square")
    assert texts(match) == {"pass", "lay green 4"}


@pytest.mark.rule("FA46")
def test_he_takes_no_part_with_three():
    match = play(Table(3).auction("times-square"), "pass", "pass", "pass")
    assert not any(k.startswith("egon") for k in kinds(match, 0))


def test_the_six_site_board_with_egon():
    table = Table(2, board="six-sites").district("times-square", dashed="boutique gallery", grey="0x1")
    match = play(table.auction("times-square"), "pass", "pass")
    assert match.state.owner[0, 3].tolist() == [EGON, NONE, 0, NONE, EGON, NONE], "beside the dashed site, not on it"
    assert int(match.state.place[0]) == district("central-park")
    lay(Table(2).hands("violet 4").auction(), "violet 4")
