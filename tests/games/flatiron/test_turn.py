"""Setting up, and a turn: moving, buying, running effects, taking dollars, newspapers (FL7-FL17)."""

import random
from collections import Counter

import pytest

from boroughs.games.flatiron import components as box
from boroughs.games.flatiron.state import MOVING
from boroughs.match import Match
from boroughs.match.words import words
from tests.games.flatiron.table import GAME, Table


def started(players: int = 2, seed: int = 1, **options) -> Match:
    return Match(GAME, players, options, random.Random(seed).randbytes(16), auto=False)


# --- setting up


@pytest.mark.rule("FL7")
def test_a_starred_floor_then_a_pile_of_four_on_the_roof_with_the_top_one_open():
    firsts, nexts = Counter(), Counter()
    for seed in range(300):
        state = started(seed=seed).state[0]
        firsts[int(state.floor)] += 1
        nexts[int(state.open_floor)] += 1
        assert (state.pile, state.level) == (3, 0)
        assert state.unseen_floor.sum() == 13
    assert set(firsts) == {f for f in range(15) if box.STARRED[f]}
    assert set(nexts) == set(range(15)), "the other starred floors are in the pile too"


@pytest.mark.rule("FL7", "FL23")
def test_five_floors_are_built_then_the_roof():
    table = Table(boards="cb")
    table["newsboy"] = box.SPACES
    for level in range(1, 6):
        table["phase"], table["turn"] = MOVING, 0
        table.give(0, money=5)
        table.at("broadway", "city-hall")
        table.stand(*[c for c in box.COLOURS if table["supply"][box.COLOURS.index(c)] > 2][:3])
        table.play("go 22nd", "run", "skip", "raise")
        assert table["level"] == level
        assert (table["floor"] == box.ROOF) == (level == 5)
    assert table.match.over


@pytest.mark.rule("FL8")
def test_newspaper_newsboy_stacks_and_city_hall():
    shown = Counter()
    for seed in range(60):
        state = started(seed=seed).state[0]
        assert state.paper_supply_count == 13
        assert state.hall.sum() == 6
        assert [box.STREETS[box.STACK_OF[card]] for card in state.top] == list(box.STREETS)
        assert state.unseen.sum() == 28
        assert state.newsboy == 0
        shown.update(int(card) for card in state.top)
    assert len(shown) == 32, "any card can be the top one"
    assert started().view(None).extras["newsboy"] == 10


@pytest.mark.rule("FL9")
def test_each_keeps_one_of_two_boards_and_chooses_its_side():
    match = started()
    dealt = [[box.BOARDS[b] for b in match.state.offered[0, seat]] for seat in range(2)]
    assert len({*dealt[0], *dealt[1]}) == 4
    for seat in range(2):
        assert match.actor == seat
        assert {m.text for m in match.legal()} == {f"board {b} {side}" for b in dealt[seat] for side in box.SIDES}
        match.play(f"board {dealt[seat][1]} reverse")
    state = match.state[0]
    assert [box.BOARDS[b] for b in state.board] == [dealt[0][1], dealt[1][1]]
    assert state.side.tolist() == [1, 1]
    assert (state.money.tolist(), state.points.tolist(), match.actor) == ([7, 9], [0, 0], 0)


@pytest.mark.rule("FL9")
@pytest.mark.parametrize("sides", ["random", "violet", "reverse"])
def test_boards_and_sides_can_be_left_to_options(sides: str):
    seen = Counter()
    for seed in range(40):
        match = started(seed=seed, boards="random", sides=sides)
        for seat in range(2):
            (only,) = match.legal()
            assert only.fields["board"] == box.BOARDS[match.state.offered[0, seat, 0]]
            seen[only.fields["side"]] += 1
            match.play(only.text)
    assert set(seen) == ({"violet", "reverse"} if sides == "random" else {sides})


@pytest.mark.rule("FL9")
def test_a_board_left_to_chance_is_the_only_one_that_is_told_of_and_shown():
    match = started(boards="random")
    assert "boards-dealt" not in {event.kind for event in match.events(-1)}, "there is no choice of two"
    only = {move.fields["board"] for move in match.legal()}
    assert {board["id"] for board in match.view(0).extras["offered"]} == only
    drawn = GAME.module("text").draw(match.seen(0), 0, words(GAME))
    assert [b for b in box.BOARDS if f"board {b.upper()}" in drawn] == list(only)


@pytest.mark.rule("FL9")
def test_a_refused_board_says_why():
    table = Table()
    match = started(sides="violet")
    dealt = [box.BOARDS[b] for b in match.state.offered[0, 0]]
    other = next(b for b in box.BOARDS if b not in dealt)
    table.match = match
    assert "not dealt" in table.refused(f"board {other} violet")
    assert "settled beforehand" in table.refused(f"board {dealt[0]} reverse")
    assert "First the company boards" in table.refused("go broadway")


# --- moving


@pytest.mark.rule("FL10")
def test_the_first_move_comes_from_outside_and_a_place_must_be_left():
    table = Table()
    assert table.legal == {f"go {place}" for place in box.PLACES}
    table.play("go broadway", "take")
    assert table.match.actor == 1
    assert table.legal == {f"go {place}" for place in box.PLACES if place != "broadway"}
    assert "other figure is there" in table.refused("go broadway")
    table.play("go 22nd", "take")
    assert table.legal == {"go 5th", "go 23rd", "go city-hall"}
    assert "may not stay" in table.refused("go broadway")


@pytest.mark.rule("FL10")
def test_a_turn_is_a_move_and_just_one_action():
    table = Table()
    assert "First move" in table.refused("take")
    table.play("go broadway")
    assert {"take", "run"} <= table.legal
    assert "moved already" in table.refused("go 5th")
    table.play("take")
    assert table.match.actor == 1


@pytest.mark.rule("FL16")
@pytest.mark.parametrize("place", box.PLACES)
def test_two_dollars_anywhere(place: str):
    table = Table()
    table.play(f"go {place}", "take")
    assert table["money"][0] == 9


# --- buying


@pytest.mark.rule("FL11")
def test_the_top_card_goes_to_the_column_of_its_own_street():
    table = Table()
    table.show("s26")
    table.play("go 23rd", "buy 23rd lower")
    assert table["money"][0] == 5
    assert table["columns"][0, 0, 0] == 2 * box.STREET_CARDS.index("s26") + 1
    assert table["held"][0].tolist() == [1, 0, 0, 0]
    assert table["top"][3] not in (-1, box.STREET_CARDS.index("s26"))


@pytest.mark.rule("FL11", "FL13")
def test_a_column_takes_three_cards_and_a_full_one_forbids_the_purchase():
    table = Table()
    for card, half in (("s09", "upper"), ("s10", "lower")):
        table.tuck(0, card, half)
    table.tuck(0, "h05", "upper", "broadway")
    table.show("s26")
    table.play("go 23rd")
    assert table.legal == {"take", "run"}
    assert "is full" in table.refused("buy 23rd upper")


@pytest.mark.rule("FL11", "FL26")
def test_what_cannot_be_paid_cannot_be_bought():
    table = Table()
    table.show("s26")
    table.give(0, money=1)
    table.play("go 23rd")
    assert "costs $2; you have $1" in table.refused("buy 23rd upper")
    assert "top card at 23rd Street" in table.refused("buy 5th upper")
    assert "sold at City Hall" in table.refused("acquire h01 broadway upper")


@pytest.mark.rule("FL12", "FL14")
def test_a_new_card_is_the_outermost_one():
    table = Table(boards="ab")
    for card, half in (("s26", "upper"), ("s10", "lower")):
        table.tuck(0, card, half)
    table.show("s17")
    table.give(0, money=20)
    table.play("go 5th", "buy 5th upper", "go 22nd", "take", "go broadway", "run")
    run = [int(effect) for effect in table["todo"][: int(table["todo_count"])]]
    order = [box.STREET_CARDS[effect // 2] if effect < box.BOARD_EFFECTS else None for effect in run]
    assert order == ["s17", "s26", None, None, "s10"]
    column = table.match.view(0).extras["companies"][0]["columns"][0]
    assert [e["card"] for e in column["effects"]] == order, "the page shows them as they are run"


@pytest.mark.rule("FL13")
def test_any_open_city_hall_card_for_three_into_any_column():
    table = Table()
    table.offer("h01", "h02", "h03", "h04", "h05", "h06")
    table.play("go city-hall")
    offered = {m for m in table.legal if m.startswith("acquire")}
    assert len(offered) == 6 * 4 * 2
    table.play("acquire h03 5th lower")
    assert table["money"][0] == 4
    assert table["columns"][0, 2, 0] == box.HALL_HALVES + 2 * 2 + 1
    assert table["hall"].sum() == 5, "the display is not refilled"


@pytest.mark.rule("FL13")
def test_one_city_hall_card_in_a_column():
    table = Table()
    table.tuck(0, "h05", "upper", "5th")
    table.offer("h01")
    table.play("go city-hall")
    assert {m.split()[2] for m in table.legal if m.startswith("acquire")} == {"broadway", "22nd", "23rd"}
    assert "has a City Hall card already" in table.refused("acquire h01 5th upper")
    assert "not on offer" in table.refused("acquire h05 broadway upper")


# --- running effects


@pytest.mark.rule("FL14")
def test_effects_run_from_top_to_bottom_and_city_hall_cards_are_passed_over():
    table = Table(boards="ab")
    table.tuck(0, "s26", "upper")  # 3 dollars
    table.tuck(0, "h05", "upper", "broadway")
    table.tuck(0, "s10", "lower")  # 2 dollars
    table.give(0, "blue", money=9)
    table.play("go broadway", "run", "gain", "buy-pillar orange", "build orange 3", "gain")
    assert table.events("effect-run") == [
        {"player": 0, "effect": effect, "origin": origin, "price": price}
        for effect, origin, price in (
            ("gain", "street-card", 0),
            ("trade-pillar", "board", 0),
            ("build-pillars", "board", 1),
            ("gain", "slot", 0),
            ("gain", "street-card", 0),
        )
    ]
    assert table["money"][0] == 9 + 3 - 4 - 1 + 2
    assert table.match.actor == 1


@pytest.mark.rule("FL14")
def test_an_effect_may_be_skipped_and_one_that_cannot_be_run_is():
    table = Table(boards="ab")
    table.play("go broadway", "run")
    assert table.legal == {"buy-pillar orange", "skip"}
    table.play("skip")
    assert table.events("skipped") == [{"player": 0, "effect": "trade-pillar"}]
    assert table.events("impossible") == [{"player": 0, "effect": "build-pillars"}], "nothing to build with"
    assert table.match.actor == 1


@pytest.mark.rule("FL14")
def test_a_card_bought_meanwhile_does_not_join_the_list():
    table = Table(boards="cb", sides="vv")
    table.tuck(0, "s15", "upper")  # 23rd: the active newspaper
    table.activate("n5")  # a street card for 1 less
    table.show("s31")  # 23rd Street, upper: any pillar for 1
    table.play("go 23rd", "run", "buy 23rd lower")
    assert table["held"][0, 3] == 2
    table.play("skip")
    assert table.match.actor == 1, "trade skipped, nothing to build with, and the new card waits"


@pytest.mark.rule("FL15")
def test_at_city_hall_the_active_newspaper_is_run():
    table = Table()
    table.activate("n3")
    table.play("go city-hall", "run")
    assert table.legal == {"gain", "skip"}
    table.play("gain")
    assert (table["money"][0], table["points"][0]) == (9, 1)
    assert table["active_paper"] == box.PAPERS.index("n3"), "it stays"


@pytest.mark.rule("FL15")
def test_the_action_may_be_chosen_even_if_nothing_comes_of_it():
    table = Table()
    table.activate("n2")  # swap a pillar: there is none
    table.play("go city-hall", "run")
    assert table.events("impossible") == [{"player": 0, "effect": "swap-pillar"}]
    assert table.match.actor == 1


# --- newspapers


@pytest.mark.rule("FL17")
def test_a_newspaper_of_ones_own_takes_the_place_of_the_active_one():
    table = Table()
    table.activate("n2")
    table.hold(0, "n1", "n1")
    table.play("use n1")
    assert table["active_paper"] == box.PAPERS.index("n1")
    assert table["gone_papers"][box.PAPERS.index("n2")] == 1
    table.play("gain", "go broadway", "use n1", "skip", "take")
    assert table["money"][0] == 7 + 3 + 2, "the second one was not run"
    assert table["gone_papers"].sum() == 2
    assert table.match.actor == 1


@pytest.mark.rule("FL17")
def test_newspapers_can_be_used_before_and_after_everything_but_not_within_an_effect():
    table = Table(boards="ab")
    table.hold(0, "n1")
    table.give(0, "blue", "ivory", money=9)
    assert "use n1" in table.legal
    table.play("go broadway")
    assert "use n1" in table.legal
    table.play("run")
    assert "use n1" in table.legal, "between two effects"
    table.play("skip")
    assert "use n1" in table.legal
    table.set_floor("f07")
    table.play("build blue 1")  # the bonus offers a street card
    assert "use n1" not in table.legal
    assert "within an effect" in table.refused("use n1")
    table.play("skip")
    assert table.legal == {"end", "use n1"}, "after the last effect"
    table.play("end")
    assert table.match.actor == 1


@pytest.mark.rule("FL17")
def test_a_newspaper_between_two_effects_helps_to_pay_the_next():
    table = Table(boards="ab")
    table.hold(0, "n1")
    table.give(0, "blue", money=0)
    table.play("go broadway", "run")
    assert table.legal == {"skip", "use n1"}, "the trade cannot be paid, but a newspaper may change that"
    table.play("use n1", "gain")
    assert {"build blue 1", "skip"} <= table.legal, "orange is still too dear, but 3 dollars are enough to build"


@pytest.mark.rule("FL17")
def test_the_effect_of_one_newspaper_is_over_before_the_next_is_used():
    table = Table(boards="ab")
    table.hold(0, "n1", "n2", "n3")
    table.tuck(0, "s26", "upper")  # 3 dollars
    table.play("go broadway", "run", "gain", "use n1")
    assert table.legal == {"gain", "skip"}
    assert "within an effect" in table.refused("use n3")
    table.play("gain", "use n3", "gain")
    assert table["money"][0] == 7 + 3 + 3 + 2
    assert table.legal == {"buy-pillar orange", "skip", "use n2"}, "the column goes on where it was"


@pytest.mark.rule("FL17")
def test_only_ones_own_newspapers_in_ones_own_turn():
    table = Table()
    table.hold(1, "n1")
    assert "no such newspaper" in table.refused("use n1")
    table.play("go broadway", "take")
    assert "use n1" in table.legal
