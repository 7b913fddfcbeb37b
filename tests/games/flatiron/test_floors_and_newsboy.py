"""Floor effects and the newsboy (FL28, FL29)."""

import random

import pytest

from boroughs.games.flatiron import components as box
from boroughs.games.flatiron.state import MOVING
from boroughs.match import Match
from tests.games.flatiron.table import GAME, Table

# --- floor effects


@pytest.mark.rule("FL28")
def test_city_halls_two_dollars_are_four():
    table = Table()
    table.set_floor("f05")
    table.play("go city-hall", "take", "go broadway", "take")
    assert table["money"].tolist() == [7 + 4, 9 + 2], "for both, and only at City Hall"


@pytest.mark.rule("FL28")
def test_a_dollar_for_moving_to_the_named_street():
    table = Table()
    table.set_floor("f03")  # 5th Avenue
    table.play("go 5th")
    assert table["money"][0] == 8
    table.play("take", "go broadway", "take")
    assert table["money"].tolist() == [10, 11]


@pytest.mark.rule("FL28")
def test_one_may_go_where_the_other_is_but_never_stay():
    table = Table()
    table.set_floor("f06")
    table.at("broadway", "22nd")
    assert table.legal == {f"go {place}" for place in box.PLACES if place != "broadway"}


@pytest.mark.rule("FL28")
def test_a_point_for_each_street_card_bought():
    table = Table()
    table.set_floor("f08")
    table.show("s26")
    table.offer("h01")
    table.play("go 23rd", "buy 23rd upper", "go city-hall", "acquire h01 5th upper")
    assert table["points"].tolist() == [1, 0], "not for City Hall cards"
    assert table.events("floor-helped") == [{"player": 0, "effect": "street-card-points", "dollars": 0, "points": 1}]


@pytest.mark.rule("FL28")
def test_two_dollars_more_for_each_pillar_sold():
    table = Table(boards="ab")
    table.set_floor("f10")
    table.give(0, "orange", money=0)
    table.play("go broadway", "run", "sell-pillar orange")
    assert table["money"][0] == 3 + 2


@pytest.mark.rule("FL28")
def test_city_hall_cards_and_pillars_cost_one_less():
    table = Table()
    table.set_floor("f11")
    table.offer("h01")
    table.play("go city-hall", "acquire h01 5th upper")
    assert table["money"][0] == 7 - 2
    table = Table(boards="ab")
    table.set_floor("f13")
    table.play("go broadway", "run", "buy-pillar orange")
    assert table["money"][0] == 7 - 3


@pytest.mark.rule("FL28")
def test_equal_colours_may_be_built_here():
    table = Table(boards="ab")
    table.set_floor("f14")
    table.stand("orange")
    table.give(0, "orange", money=1)
    table.play("go broadway", "run", "skip")
    assert {"build orange 2", "build orange 3"} <= table.legal


@pytest.mark.rule("FL28")
def test_a_floor_without_effect():
    table = Table()
    table.set_floor("f15")
    table.play("go city-hall", "take")
    assert table["money"][0] == 9


# --- the newsboy


@pytest.mark.rule("FL29")
def test_whoever_reaches_the_newsboy_keeps_one_newspaper_and_gives_one():
    table = Table()
    table.score(0, 9)
    table.activate("n3")
    table.play("go city-hall", "run", "gain")
    assert table["newsboy"] == 1
    drawn = [box.PAPERS[p] for p in table["drawn"][0]]
    assert table.legal == {f"keep {paper}" for paper in drawn}
    assert "First choose which newspaper" in table.refused("end")
    table.play(f"keep {drawn[0]}")
    assert table["paper_count"].tolist() == [1, 1]
    assert table["papers"][0, box.PAPERS.index(drawn[0])] == 1
    assert table["papers"][1, box.PAPERS.index(drawn[1])] == 1
    assert table["given"][0, box.PAPERS.index(drawn[1])] == 1
    assert table["paper_supply_count"] == 11


@pytest.mark.rule("FL29", "CO3")
def test_what_the_other_has_been_given_is_not_taken_back():
    table = Table()
    table.score(0, 9)
    table.activate("n3")
    table.play("go city-hall", "run", "gain")
    table.play(f"keep {box.PAPERS[table['drawn'][0, 0]]}")
    assert table.match.actor == 0
    assert table.match.undo_target(0) is None, "the other has seen the newspaper"


@pytest.mark.rule("FL17", "CO3")
def test_a_newspaper_that_has_been_shown_is_not_taken_back():
    table = Table()
    table.hold(0, "n3")
    table.play("go broadway")
    assert table.match.undo_target(0) == 0
    table.play("use n3")
    assert table.match.undo_target(0) is None, "the other has seen it"


@pytest.mark.rule("FL29")
def test_keeping_is_never_done_for_the_player():
    """With two newspapers of a kind there is no choice, but that would tell the other what is kept."""
    kind = GAME.moves.kinds[GAME.moves.by_name["keep"]]
    assert kind.telling


@pytest.mark.rule("FL29")
def test_the_newsboy_stands_on_five_spaces_and_then_he_is_gone():
    table = Table()
    table.activate("n3")
    for points, reached in ((9, 1), (19, 2), (29, 3), (39, 4), (49, 5)):
        table["phase"], table["turn"] = MOVING, 0
        table.at("broadway", None)
        table.score(0, points)
        table.play("go city-hall", "run", "gain")
        table.play(f"keep {box.PAPERS[table['drawn'][0, 0]]}")
        assert table["newsboy"] == reached
        assert table.match.view(None).extras["newsboy"] == (10 * (reached + 1) if reached < 5 else None)
    table["phase"], table["turn"] = MOVING, 0
    table.at("broadway", None)
    table.score(0, 69)
    table.play("go city-hall", "run", "gain")
    assert not table["choosing_paper"]


@pytest.mark.rule("FL29")
def test_a_jump_over_two_spaces_counts_twice():
    table = Table(boards="ab")
    table.score(0, 9)
    table.score(0, 18, newsboy=0)
    table.stand("orange", "blue", "ivory")
    table.give(0, money=5)
    table.play("go 5th", "run", "skip", "raise")
    assert table["newsboy"] == 2
    for _ in range(2):
        assert table["choosing_paper"]
        table.play(f"keep {box.PAPERS[table['drawn'][0, 0]]}")
    assert table["paper_count"].tolist() == [2, 2]


@pytest.mark.rule("FL29")
def test_he_comes_after_a_pillars_points_and_before_its_bonus():
    table = Table(boards="ab")
    table.score(0, 9)
    table.set_floor("f01")
    table.give(0, "orange", "blue", money=2)
    table.play("go broadway", "run", "skip", "build blue 2")
    assert table["points"][0] == 11, "the bonus of 2 points is still to come"
    table.play(f"keep {box.PAPERS[table['drawn'][0, 0]]}")
    assert table["points"][0] == 13


@pytest.mark.rule("FL29")
def test_he_comes_after_a_floors_points_and_before_the_stacks_turn():
    table = Table(boards="ab")
    table.score(0, 9)
    table.stand("orange", "blue", "ivory")
    table.give(0, money=5)
    tops = table["top"].tolist()
    table.play("go 5th", "run", "skip", "raise")
    assert table["points"][0] == 15
    assert table["top"].tolist() == tops
    table.play(f"keep {box.PAPERS[table['drawn'][0, 0]]}")
    assert not set(tops) & set(table["top"].tolist())


@pytest.mark.rule("FL29")
def test_what_he_brings_can_be_used_after_that_effect():
    table = Table(boards="ab")
    table.score(0, 9)
    table.set_floor("f07")
    table.give(0, "orange", "blue", money=9)
    table.play("go 22nd", "run", "skip", "build orange 1")
    kept = box.PAPERS[table["drawn"][0, 0]]
    table.play(f"keep {kept}")
    assert f"use {kept}" not in table.legal, "the slot's card is offered"
    table.play("skip")
    assert f"use {kept}" not in table.legal, "the second pillar comes first"
    table.play("build blue 2")
    assert f"use {kept}" in table.legal


@pytest.mark.rule("FL29")
def test_the_last_newspaper_goes_to_whoever_called_him_and_then_there_are_none():
    for left, held in ((1, [1, 0]), (0, [0, 0])):
        table = Table()
        table.score(0, 9)
        table.activate("n3")
        table["gone_papers"] += table["paper_supply"]
        table["paper_supply"][:] = 0
        table["paper_supply"][0] = left
        table["gone_papers"][0] -= left
        table["paper_supply_count"] = left
        table.play("go city-hall", "run", "gain")
        assert table["paper_count"].tolist() == held
        assert not table["choosing_paper"]


@pytest.mark.rule("FL29", "CO3")
def test_the_giver_knows_what_he_gave_until_it_is_used():
    table = Table()
    table.score(0, 9)
    table.activate("n3")
    table.play("go city-hall", "run", "gain")
    kept, given = (box.PAPERS[p] for p in table["drawn"][0])
    table.play(f"keep {kept}", "end")
    number = box.PAPERS.index(given)
    assert table.match.view(0).fields["given"][0][number] == 1
    assert table.match.view(1).fields["given"][0] is None
    assert table.match.view(1).fields["papers"][0] is None
    assert given in table.match.game.module("text").draw(table.match.seen(0), 0, words())
    table.play(f"use {given}")
    assert table["given"][0].sum() == table["received"][1].sum() == 0


def words():
    from boroughs.match.words import words

    return words(GAME)


@pytest.mark.rule("FL29", "CO3")
def test_events_tell_each_what_he_may_know():
    table = Table()
    table.score(0, 9)
    table.activate("n3")
    table.play("go city-hall", "run", "gain")
    kept, given = (box.PAPERS[p] for p in table["drawn"][0])
    table.play(f"keep {kept}")

    def told(kind, viewer):
        return [e.fields for e in table.match.events(0, viewer) if e.kind == kind]

    assert told("kept", 0) == [{"player": 0, "newspaper": kept}]
    assert told("kept", 1) == told("kept", None) == [{"player": 0}]
    assert told("given", 0) == told("given", 1) == [{"player": 0, "to": 1, "newspaper": given}]
    assert told("given", None) == [{"player": 0, "to": 1}]
    assert told("newspapers-drawn", 1) == [{"player": 0}]


@pytest.mark.rule("FL29", "CO3")
def test_redealt_newspapers_keep_what_the_giver_knows():
    from boroughs.kernel import seed_dice

    table = Table()
    table.score(0, 9)
    table.activate("n3")
    table.hold(1, "n1", "n6")
    table.play("go city-hall", "run", "gain")
    kept, given = (int(p) for p in table["drawn"][0])
    table.play(f"keep {box.PAPERS[kept]}", "end")
    dice, seen = seed_dice(5), set()
    for _ in range(200):
        world = table.match.seen(0)
        GAME.door.redeal(world, 0, 0, dice)
        assert not GAME.door.check(world, 0)
        hand = world.papers[0, 1]
        assert hand[given] >= 1
        assert hand.sum() == 3
        assert world.papers[0, 0].tolist() == table["papers"][0].tolist()
        seen.add(tuple(hand.tolist()))
    assert len(seen) > 10, "the other two could be anything"


@pytest.mark.rule("FL29", "CO3")
def test_a_bystanders_worlds_while_somebody_chooses():
    from boroughs.kernel import seed_dice

    table = Table()
    table.score(0, 9)
    table.activate("n3")
    table.hold(1, "n1")
    table.play("go city-hall", "run", "gain")
    dice, seen = seed_dice(6), set()
    for seat in (-1, 1):
        for _ in range(100):
            world = table.match.seen(None if seat < 0 else seat)
            GAME.door.redeal(world, 0, seat, dice)
            assert not GAME.door.check(world, 0)
            seen.add(tuple(world.drawn[0, 0].tolist()))
    assert len(seen) > 20


@pytest.mark.rule("FL29")
def test_a_forced_choice_waits_for_the_player():
    """Found in random play: two newspapers of one kind."""
    for seed in range(400):
        match = Match(GAME, 2, {"turn-limit": 60}, random.Random(seed).randbytes(16))
        chooser = random.Random(seed)
        while not match.over:
            legal = match.legal()
            if legal[0].kind == "keep" and len(legal) == 1:
                return
            match.play(chooser.choice(legal).text)
    pytest.fail("two newspapers of one kind were never drawn")
