"""A turn: exactly one of four, its three actions in order; and the shops."""

import pytest

from boroughs.games.fifth_avenue.components import DISTRICTS
from boroughs.games.fifth_avenue.state import CHOOSING, MOVING, NONE, TAKING
from tests.games.fifth_avenue.table import Table, district, events, hand, kinds, lay, play, texts

# --- A: houses


@pytest.mark.rule("FA10")
def test_three_houses_four_times():
    match = Table(3).set(gone_houses=[2, 0, 0, 0]).ready()
    state = match.state
    for left in (9, 6, 3, 0):
        play(match, "houses")
        assert int(state.general[0, 0]) == left
        assert int(state.supply[0, 0]) == 15 - left
        state.phase[0] = CHOOSING
    assert "houses" not in texts(match)


@pytest.mark.rule("FA10", "FA14", "FA16")
def test_the_three_actions_come_in_order():
    match = Table(3).ready()
    assert {"houses", "black"} <= texts(match)
    play(match, "houses")
    assert match.state.phase[0] == TAKING
    play(match, "take violet", "take grey")
    assert match.state.phase[0] == MOVING
    assert hand(match, 0) == {"violet": [4], "grey": [4]}
    play(match, "move beige 34th-east")
    assert match.actor == 1
    assert match.state.phase[0] == CHOOSING


# --- B: a shop


@pytest.mark.rule("FA11", "FA18")
def test_any_shop_of_the_current_block():
    match = Table(3).set(display=[0, 0, 2, 1, 3] + [1, 2, 3] * 5).ready()
    assert {t for t in texts(match) if t.startswith("shop")} == {"shop boutique", "shop gallery"}
    play(match, "shop gallery", "site times-square brown")
    assert match.state.shops[0, district("times-square"), 3].tolist() == [2, NONE]
    assert match.state.phase[0] == TAKING


@pytest.mark.rule("FA11")
def test_without_a_site_there_is_no_shop_to_place():
    table = Table(4).set(stopped=[1, 1, 1, 1, 1, 1, 0], stops=1)
    table.district("52nd-east", violet="0x1", green="1x1", grey="2x1", brown="3x1", orange="boutique gallery")
    match = table.ready()
    assert not any(t.startswith("shop") for t in texts(match))
    with pytest.raises(ValueError, match="No site can take a shop"):
        play(match, "shop boutique")


@pytest.mark.rule("FA19")
def test_the_last_shop_of_a_block_goes_below_central_park():
    match = Table(3).ready()  # blocks: boutique jeweller gallery | perfumery boutique | …
    play(match, "shop jeweller", "site times-square violet")
    assert match.state.park_shops[0].sum() == 0
    assert match.state.block[0] == 0
    match.state.phase[0] = CHOOSING
    play(match, "shop boutique", "site times-square violet")
    assert match.state.park_shops[0].tolist() == [0, 0, 1, 0]
    assert "to-park shop=gallery" in events(match)
    assert match.state.block[0] == 1
    match.state.phase[0] = CHOOSING
    assert {t for t in texts(match) if t.startswith("shop")} == {"shop perfumery", "shop boutique"}
    play(match, "shop perfumery", "site times-square green")
    assert match.state.park_shops[0].tolist() == [1, 0, 1, 0]
    assert match.state.block[0] == 2
    assert match.state.placed[0] == 3


@pytest.mark.rule("FA20")
def test_a_shop_goes_on_an_empty_site_or_beside_one_other():
    table = Table(3).district("times-square", violet="boutique", green="boutique gallery", grey="1x1")
    match = play(table.ready(), "shop boutique")
    assert {t for t in texts(match) if "times-square" in t} == {
        f"site times-square {c}" for c in ("violet", "brown", "orange")
    }
    play(match, "site times-square violet")
    assert match.state.shops[0, 3, 0].tolist() == [0, 0], "the same kind is allowed"


@pytest.mark.rule("FA21")
@pytest.mark.parametrize(("placed", "needed", "points"), [(2, 3, 4), (5, 4, 6), (8, 5, 8)])
def test_bonus_for_houses_in_many_districts(placed: int, needed: int, points: int):
    table = Table(3).set(placed=placed, park_houses=[0, 3, 0, 0])
    for i in range(needed):
        table.district(DISTRICTS[i], green="0x1")
        if i:
            table.district(DISTRICTS[i], grey="1x1")
    match = play(table.ready(), "shop boutique", "site 52nd-east violet")
    assert match.points == [points, 0, 0], "Central Park is no district"
    assert f"bonus player=0 shops={placed + 1} districts={needed} points={points}" in events(match)


@pytest.mark.rule("FA21")
def test_the_bonus_is_for_everybody_not_for_who_placed_the_shop():
    table = Table(3).set(placed=2)
    for name in DISTRICTS[:4]:
        table.district(name, green="1x1", grey="2x1")
    match = play(table.ready(), "shop boutique", "site 52nd-east violet")
    assert match.points == [0, 4, 4]


@pytest.mark.rule("FA21")
@pytest.mark.parametrize("placed", [0, 1, 3, 9, 10])
def test_no_bonus_in_between(placed: int):
    table = Table(3).set(placed=placed)
    for name in DISTRICTS:
        table.district(name, green="0x1")
    match = play(table.ready(), "shop boutique", "site 52nd-east violet")
    assert match.points == [0, 0, 0]


@pytest.mark.rule("FA22", "FA43")
def test_the_twelfth_shop_ends_the_game_at_once():
    table = (
        Table(3).set(placed=11, block=7, display=[NONE] * 18 + [2, 3]).district("times-square", green="0x2", grey="1x1")
    )
    match = play(table.ready(), "shop gallery", "site times-square violet")
    assert match.over
    assert match.points == [4, 1, 0]
    assert match.state.park_shops[0].tolist() == [0, 0, 0, 1]
    assert hand(match, 0) == {}, "no second action"
    assert "ending end=shops" in events(match)


# --- C: a black card


@pytest.mark.rule("FA12")
def test_a_black_card_unseen_by_the_others_then_a_commission():
    match = play(Table(3).ready(), "black")
    assert match.state.phase[0] == MOVING
    assert match.state.held[0, 0].tolist() == [0, 0, 0, 0, 0, 1]
    assert next(e.fields["card"] for e in match.events(0, 0) if e.kind == "drew") in ("4", "5", "6")
    for viewer in (None, 1, 2):
        assert [e.fields for e in match.events(0, viewer) if e.kind == "drew"] == [{"player": 0}]
    play(match, "move white 34th-west")
    assert match.state.phase[0] == TAKING
    play(match, "take violet", "take green")
    assert match.state.phase[0] == MOVING
    play(match, "move white times-square")
    assert match.actor == 1


@pytest.mark.rule("FA12")
def test_without_black_cards_turn_c_stays_legal():
    match = Table(3).hands("", "black " + "4 " * 20 + "5 " * 16 + "6 " * 14).ready()
    assert match.state.pile_size[0] == 0
    play(match, "black")
    assert "no-black player=0" in events(match)
    assert match.state.phase[0] == MOVING


# --- D: scoring


@pytest.mark.rule("FA13", "FA24")
def test_only_a_district_with_a_commission_can_be_scored():
    table = Table(3).commission("white", "central-park", "34th-west", "times-square").commission("beige", "start")
    assert not any(t.startswith("score") for t in texts(table.ready())), "markers, Start and Central Park do not count"
    table = Table(3).commission("white", "central-park", "34th-west").commission("beige", "times-square")
    assert {t for t in texts(table.ready()) if t.startswith("score")} == {"score times-square"}
    stopped = [0, 0, 0, 1, 0, 0, 0]
    match = Table(3).commission("beige", "times-square").set(stopped=stopped, stops=1).ready()
    assert not any(t.startswith("score") for t in texts(match)), "a stopped district is never scored"


@pytest.mark.rule("FA15")
def test_black_cards_after_scoring():
    table = Table(3).commission("white", "times-square").district("times-square", green="1x1")
    match = play(table.ready(), "score times-square")
    assert match.state.held[0, :3, 5].tolist() == [3, 0, 1], "the one who scores has no house there either"
    assert match.state.phase[0] == MOVING, "no coloured cards"
    table = Table(3).commission("white", "times-square").district("times-square", green="0x1")
    match = play(table.ready(), "score times-square")
    assert match.state.held[0, :3, 5].tolist() == [2, 1, 1]


@pytest.mark.rule("FA12", "FA15")
def test_few_black_cards_go_to_the_active_player_first_then_clockwise():
    table = Table(4).commission("white", "times-square").hands("black " + "4 " * 20 + "5 " * 16 + "6 " * 11)
    match = play(table.set(turn=2).ready(), "score times-square")
    assert match.state.held[0, :, 5].tolist() == [47, 0, 3, 0], "two for scoring, the third for having no house there"
    table = Table(4).commission("white", "times-square").hands("black " + "4 " * 20 + "5 " * 16 + "6 " * 10)
    match = play(table.set(turn=2).ready(), "score times-square")
    assert match.state.held[0, :, 5].tolist() == [46, 0, 3, 1]


@pytest.mark.rule("FA14")
def test_two_coloured_cards_of_different_stacks_chosen_before_a_new_one_shows():
    match = play(Table(3).ready(), "houses", "take violet")
    assert match.state.draws[0] == match.replayed(0).state.draws[0], "nothing has been turned up yet"
    assert texts(match) == {"take green", "take grey", "take brown", "take orange"}
    assert match.undo_target(0) == 1
    play(match, "take orange")
    assert kinds(match) == ["took-card", "took-card", "top", "top"]
    assert match.undo_target(0) is None, "new cards have been seen"


@pytest.mark.rule("FA14")
def test_fewer_cards_from_fewer_stacks():
    def with_stacks(*tops: int):
        whole = [" ".join(f"{c} 4 4 4 4 4 5 5 5 5 6 6 6" for c in ("violet", "green", "grey", "brown"))]
        orange = "orange 4 4 4 4 4 5 5 5 5 6 6" + ("" if tops[4] >= 0 else " 6")
        return Table(3).hands("", whole[0] + " " + orange).set(top=list(tops)).ready()

    match = play(with_stacks(NONE, NONE, NONE, NONE, 2), "houses")
    assert texts(match) == {"take orange"}
    play(match, "take orange")
    assert match.state.phase[0] == MOVING
    assert match.state.top[0].tolist() == [NONE] * 5
    match = play(with_stacks(NONE, NONE, NONE, NONE, NONE), "houses")
    assert match.state.phase[0] == MOVING


# --- commissions


@pytest.mark.rule("FA16", "FA1")
def test_one_commission_must_move_one_step():
    match = play(Table(3).commission("white", "34th-west").ready(), "houses", "take violet", "take green")
    assert texts(match) == {
        "move white 42nd-west",
        "move white times-square",
        "move beige 34th-west",
        "move beige 34th-east",
    }


@pytest.mark.rule("FA17")
def test_a_commission_leaves_a_marker_and_may_share_a_district():
    table = Table(3).commission("white", "34th-west").commission("beige", "times-square", "34th-west")
    match = play(table.ready(), "houses", "take violet", "take green", "move white times-square")
    assert match.state.markers[0].tolist() == [[0, NONE, NONE], [0, NONE, NONE]]
    assert match.state.at[0].tolist() == [3, 3]
    assert "marked commission=white district=34th-west" in events(match)


@pytest.mark.rule("FA17")
def test_leaving_start_leaves_no_marker():
    match = play(Table(3).ready(), "black", "move white 34th-east")
    assert match.state.marker_count[0].tolist() == [0, 0]


@pytest.mark.rule("FA33")
def test_hands_may_be_of_any_size():
    everything = " ".join(f"{c} 4 4 4 4 5 5 5 5 6 6 6" for c in ("violet", "green", "grey", "brown", "orange"))
    match = Table(3).hands(everything + " black " + "4 " * 20 + "5 " * 16 + "6 " * 13).ready()
    play(match, "black", "move white 34th-west", "take violet", "take green")
    assert int(match.state.held[0, 0].sum()) == 55 + 49 + 3
    auction = Table(3).hands(everything + " black " + "4 " * 20).auction("times-square")
    lay(auction, "violet 4 4 4 4 5 5 5 5 6 6 6 black " + "4 " * 20)
    assert texts(auction) == {"bid"}
    play(auction, "bid")
    assert int(auction.state.highest[0]) == 54 + 80
