"""The roof, the final scoring, ties and the limit of turns (FL30-FL33, FL40)."""

import numpy as np
import pytest

from boroughs.games.flatiron import components as box
from boroughs.games.flatiron.scoring import column_reputation, hall_points
from boroughs.games.flatiron.state import SOURCES
from boroughs.match.words import drawn
from tests.games.flatiron.table import GAME, Table

RAISE = ("go 5th", "run", "skip", "raise")  # board A builds floors on 5th Avenue


def last_floor(boards: str = "ab", money: int = 5, **options) -> Table:
    """The first player is about to build the roof."""
    table = Table(boards=boards, **options)
    table["newsboy"] = box.SPACES
    table.set_level(box.LEVELS - 2)
    table.stand("orange", "blue", "ivory")
    table.give(0, money=money)
    return table


def final(table: Table, company: int = 0) -> dict[str, int]:
    """Points by source, those that are not 0."""
    return {name: int(n) for name, n in zip(SOURCES, table["earned"][company], strict=True) if n}


# --- the roof


@pytest.mark.rule("FL30", "FL23")
def test_the_match_ends_with_the_turn_in_which_the_roof_is_built():
    table = last_floor()
    tops = table["top"].tolist()
    table.play(*RAISE)
    assert table.match.over
    assert table["floor"] == box.ROOF
    assert table["roof_builder"] == 0
    assert final(table) == {"floors": 6}
    assert not set(tops) & set(table["top"].tolist()), "the roof turns the stacks as any floor does"
    assert not table["limited"]


@pytest.mark.rule("FL30")
def test_later_effects_of_that_turn_still_run_but_nothing_more_can_be_built():
    table = last_floor(money=9)
    table.tuck(0, "s24", "upper")  # on 23rd; not run now
    table.tuck(0, "s13", "lower")  # 3 dollars, below the printed effects
    table.tuck(0, "s30", "lower")  # a floor for 3
    table.give(0, "charcoal", money=9)
    table.tuck(0, "s14", "lower")  # a point per two floors
    table.play(*RAISE)
    assert table.legal == {"gain", "skip"}
    table.play("gain")
    assert table["money"][0] == 9 - 5 + 3
    assert table.events("impossible")[-1] == {"player": 0, "effect": "build-floor"}
    table.play("gain")
    assert final(table) == {"floors": 6, "effects": 3, "reputation": -6}, "six floors are built, the roof included"
    assert table.match.over


@pytest.mark.rule("FL30", "FL17")
def test_newspapers_can_still_be_used_in_that_turn():
    table = last_floor(money=20)
    table.hold(0, "n3", "n4")
    table.give(0, "orange")
    table.play(*RAISE)
    assert table.legal == {"end", "use n3", "use n4"}
    table.play("use n4")
    assert table.events("impossible")[-1]["effect"] == "build-pillars"
    table.play("use n3", "gain")
    assert table.match.over
    assert final(table) == {"floors": 6, "effects": 1}


# --- reputation


@pytest.mark.rule("FL31")
def test_reputation_by_column_with_tiles_put_where_one_likes():
    table = last_floor()
    table.tuck(0, "s24", "upper")  # 23rd −1
    table.tuck(0, "s08", "lower")  # 23rd −2
    table.tuck(0, "s11", "upper")  # 22nd +2
    table.tuck(0, "h05", "upper", "broadway")  # +1, and 3 points
    table["tile_supply"], table["tiles"][:] = 1, [2, 1]
    table.play(*RAISE)
    assert table.match.actor == 0
    assert table.legal == {f"tile {street}" for street in box.STREETS}
    assert "only reputation tiles" in table.refused("take")
    assert drawn(table.match, 0).startswith("The last turn has been played"), "no turn is begun any more"
    table.play("tile 5th", "tile 23rd")
    assert table.match.actor == 1
    table.play("tile broadway")
    assert table.match.over
    assert final(table) == {"floors": 6, "reputation": 5 + 5 + 5 - 3, "city-hall": 3}
    assert final(table, 1) == {"reputation": 5}
    scored = [(e["column"], e["reputation"], e["points"]) for e in table.events("reputation") if e["player"] == 0]
    assert scored == [("broadway", 1, 5), ("22nd", 2, 5), ("5th", 1, 5), ("23rd", -2, -3)]


@pytest.mark.rule("FL31")
def test_a_column_at_nothing_is_worth_nothing():
    table = last_floor()
    table.tuck(0, "s24", "upper")
    table.tuck(0, "s07", "upper")
    table.play(*RAISE)
    assert "reputation" not in final(table)
    assert "when the match ends" in Table().refused("tile 5th")


# --- City Hall cards


def scored(table: Table, card: str, half: str) -> int:
    number = 2 * box.HALL_CARDS.index(card) + box.HALVES.index(half)
    return int(hall_points(table.match.state[0], 0, number))


@pytest.mark.rule("FL32")
def test_city_hall_cards_score_by_their_visible_half():
    table = Table(boards="ab")
    for card, half in (("s01", "upper"), ("s21", "upper"), ("s24", "upper"), ("s11", "upper"), ("s12", "upper")):
        table.tuck(0, card, half)  # five street cards; thumbs +1 +2 −1 +2 0
    table.tuck(0, "h05", "lower", "5th")  # −1
    table.tuck(0, "h06", "upper", "23rd")  # +1
    table["tile_supply"], table["tiles_in"][0, 1] = 3, 1
    table.give(0, "orange", "ivory", money=7)
    table.set_level(2)
    table["slots"][0], table["slots"][1], table["slots"][2] = [0, 1, 3], [1, 0, 2], [0, -1, -1]
    table["supply"][:] = [7 - 3 - 1, 7 - 2, 7 - 1 - 1, 7 - 1]
    table.sound()
    assert [scored(table, "h01", half) for half in box.HALVES] == [2, 5], "City Hall cards do not count"
    assert [scored(table, "h02", half) for half in box.HALVES] == [3, 7]
    assert [scored(table, "h03", half) for half in box.HALVES] == [7 // 2, 7], "tiles count, thumbs down do not"
    assert [scored(table, "h04", half) for half in box.HALVES] == [2, 4]
    assert [scored(table, "h05", half) for half in box.HALVES] == [3, 5]
    assert [scored(table, "h06", half) for half in box.HALVES] == [4, 6]
    assert [scored(table, "h07", half) for half in box.HALVES] == [6, 0], "orange and blue; ivory and charcoal"
    assert [scored(table, "h08", half) for half in box.HALVES] == [3, 3], "orange and ivory; blue and charcoal"
    assert [scored(table, "h09", half) for half in box.HALVES] == [6, 4]
    assert [scored(table, "h10", half) for half in box.HALVES] == [2, 2]


@pytest.mark.rule("FL32")
def test_money_scores_twelve_at_most():
    table = Table()
    table.give(0, money=40)
    assert [scored(table, "h02", half) for half in box.HALVES] == [12, 12]
    table.give(0, money=23)
    assert [scored(table, "h02", half) for half in box.HALVES] == [11, 12]


@pytest.mark.rule("FL32")
def test_the_final_scoring_is_itemised_and_calls_no_newsboy():
    table = last_floor()
    table["newsboy"] = 0
    table.tuck(0, "h05", "lower", "5th")
    table.tuck(0, "h02", "lower", "22nd")
    table.give(0, money=9)
    table.play(*RAISE)
    cards = [(e["card"], e["half"], e["points"]) for e in table.events("scored-card")]
    assert cards == [("h02", "lower", 4), ("h05", "lower", 5)]
    assert final(table) == {"floors": 6, "city-hall": 9, "reputation": -6}
    assert table["newsboy"] == 0
    assert table.match.view(None).extras["breakdown"][0]["city-hall"] == 9


# --- who wins


@pytest.mark.rule("FL33")
@pytest.mark.parametrize(
    ("points", "ranking"), [([30, 20], [1, 2]), ([10, 20], [2, 1]), ([20, 26], [1, 2]), ([19, 26], [2, 1])]
)
def test_most_points_win_and_a_tie_goes_to_whoever_built_the_roof(points, ranking):
    table = last_floor()
    for seat in range(2):
        table.score(seat, points[seat])
    table.play(*RAISE)
    assert table.match.points == [points[0] + 6, points[1]]
    assert table.match.result.places == ranking
    assert table.match.view(None).extras["ties"] == {"roof": [1, 0]}


@pytest.mark.rule("FL33", "FL40", "CO4")
def test_without_a_roof_a_tie_is_shared():
    table = Table(turn_limit=1)
    table.play("go broadway", "take", "go 5th", "take")
    assert table.match.over
    assert table.match.result.places == [1, 1]


# --- the limit of turns


@pytest.mark.rule("FL40")
def test_a_limit_ends_the_match_after_whole_rounds_and_marks_it():
    table = Table(turn_limit=2)
    table.tuck(0, "s24", "upper")
    for turn in range(4):
        assert not table.match.over
        table.play(f"go {('broadway', '5th')[turn // 2] if turn % 2 == 0 else ('22nd', '23rd')[turn // 2]}", "take")
    assert table.match.over
    assert table["limited"]
    assert table["roof_builder"] == -1
    assert table.events("limit-reached") == [{"turns": 2}]
    assert final(table) == {"reputation": -3}, "it is scored as it stands"
    assert "limit of turns" in table.match.game.module("text").draw(table.match.seen(None), -1, words())


def words():
    from boroughs.match.words import words

    return words(GAME)


@pytest.mark.rule("FL40")
def test_programs_play_with_a_limit_of_sixty_and_people_without():
    assert GAME.between_programs == {"turn-limit": 60}
    assert GAME.complete_options({})["turn-limit"] == 0
    table = Table(turn_limit=1)
    table.play("go 5th", "run", "skip")
    assert not table.match.over, "the other has a turn too"


@pytest.mark.rule("FL30", "FL40")
def test_the_roof_comes_before_the_limit():
    table = last_floor(turn_limit=1)
    table.play(*RAISE)
    assert table.match.over
    assert not table["limited"]


def test_reputation_is_the_same_on_the_page_and_in_the_rules():
    table = Table()
    for card, half in (("s24", "upper"), ("s08", "lower"), ("s11", "upper")):
        table.tuck(0, card, half)
    columns = table.match.view(0).extras["companies"][0]["columns"]
    assert [c["reputation"] for c in columns] == [column_reputation(table.match.state[0], 0, i) for i in range(4)]
    assert np.array_equal([c["reputation"] for c in columns], [0, 2, 0, -3])
