"""Alone against Daniel (FL34-FL39)."""

import random
from collections import Counter

import pytest

from boroughs.games.flatiron import components as box
from boroughs.games.flatiron import vocabulary as v
from boroughs.games.flatiron.state import SOURCES
from boroughs.match import Match
from tests.games.flatiron.table import GAME, Table

DANIEL = 1


def solo(**options) -> Table:
    """A table against Daniel, at the player's turn."""
    return Table(players=1, **options)


def next_card(table: Table, card: str, row: tuple[str, ...] = ()) -> None:
    """Lays Daniel's row, and tries keys until his next card is the one that a test needs."""
    numbers = [box.DANIEL_CARDS.index(name) for name in row]
    table["row"][:] = -1
    table["row"][: len(numbers)] = numbers
    table["row_count"] = len(numbers)
    places = [int(box.DANIEL_PLACE[n]) for n in numbers]
    table["repeats"] = len(places) - len(set(places))
    wanted = box.DANIEL_CARDS.index(card)
    for seed in range(1000):
        table["key"][:] = [seed, seed + 1]
        probe = GAME.blank()
        probe[0] = table.match.state[0]
        GAME.door.apply(probe, 0, GAME.moves.parse("take"), None)
        rows = probe.row[0][: int(probe.row_count[0])].tolist()
        if (rows and rows[-1] == wanted) or (not rows and card_left(table, wanted)):
            return
    raise AssertionError(f"{card} never comes up")


def card_left(table: Table, wanted: int) -> bool:
    """When the row was shuffled at once, the wanted card is the one that made it so: no other could."""
    left = [c for c in range(9) if c not in table["row"]]
    return left == [wanted]


def daniels_turn(
    card: str, row: tuple[str, ...] = (), *, table: Table | None = None, place: str = "city-hall"
) -> Table:
    """The player takes dollars, then Daniel turns up that card. His figure was at `place`, the player's ends on Broadway."""
    table = table or solo()
    table["newsboy"] = box.SPACES
    if table["figure"][0] < 0:
        table.at("22nd", place)
    table.play("go broadway" if table["figure"][DANIEL] != 0 else "go 5th")
    next_card(table, card, row)
    table.play("take")
    return table


def earned(table: Table) -> dict[str, int]:
    return {name: int(n) for name, n in zip(SOURCES, table["earned"][DANIEL], strict=True) if n}


# --- set-up


@pytest.mark.rule("FL34")
def test_daniel_gets_one_of_the_boards_that_were_not_kept_and_the_player_its_side():
    boards = Counter()
    for seed in range(60):
        match = Match(GAME, 1, {}, random.Random(seed).randbytes(16), auto=False)
        dealt = [box.BOARDS[b] for b in match.state.offered[0, 0]]
        match.play(f"board {dealt[0]} violet")
        other = box.BOARDS[match.state.board[0, DANIEL]]
        assert other != dealt[0]
        boards["dealt" if other in dealt else "other"] += 1
        assert {m.text for m in match.legal()} == {"daniels-side violet", "daniels-side reverse"}
        match.play("daniels-side reverse")
        state = match.state[0]
        assert state.side[DANIEL] == 1
        assert state.money.tolist() == [9, 0]
        assert (state.row_count, match.actor) == (1, 0), "Daniel begins"
        assert state.figure[DANIEL] == box.DANIEL_PLACE[state.row[0]]
    assert set(boards) == {"dealt", "other"}


@pytest.mark.rule("FL34")
def test_with_settled_sides_daniels_is_not_asked_for():
    match = Match(GAME, 1, {"sides": "reverse", "boards": "random"}, b"0123456789abcdef")
    assert match.state.side[0].tolist() == [1, 1]
    assert match.state.row_count[0] == 1


@pytest.mark.rule("FL34")
def test_daniel_is_no_seat():
    match = Match(GAME, 1, {"sides": "violet", "boards": "random"}, b"0123456789abcdef")
    assert match.players == 1
    assert len(match.points) == 1
    assert match.view(0).extras["daniel"]["points"] == int(match.state.earned[0, DANIEL].sum())


@pytest.mark.rule("FL39")
def test_daniels_points_are_those_of_a_lone_players_rival():
    match, dice = Match(GAME, 1, {"sides": "violet", "boards": "random"}, b"0123456789abcdef"), random.Random(1)
    while not match.over:
        match.play(dice.choice([int(move) for move in match.legal_ids()]))
        assert match.rival_points == match.view(0).extras["daniel"]["points"]
    assert match.rival_points > 0
    assert Match(GAME, 2, {}, b"0123456789abcdef").rival_points is None


# --- where he goes


@pytest.mark.rule("FL35")
def test_he_goes_to_the_main_place_or_from_there_to_the_other():
    table = daniels_turn("d4", place="5th")
    assert box.PLACES[table["figure"][DANIEL]] == "22nd"
    assert table.events("daniel-went") == [{"place": "22nd"}]
    table = solo()
    table.at("city-hall", "22nd")
    table = daniels_turn("d4", table=table)  # to Broadway, where the player has just gone
    assert box.PLACES[table["figure"][DANIEL]] == "broadway"
    assert table.events("daniel-turned-aside") == [{"main": "22nd", "place": "broadway"}]


@pytest.mark.rule("FL35")
def test_he_may_join_the_player_for_two_points_but_not_the_other_way_round():
    table = solo()
    table.at("city-hall", "22nd")
    table = daniels_turn("d4", table=table)
    assert earned(table) == {"joining": 2, "popularity": 1}
    assert table.events("daniel-joined") == [{"player": 0, "place": "broadway", "points": 2}]
    assert table.legal == {f"go {place}" for place in box.PLACES if place != "broadway"}
    table["figure"][0] = 1
    assert table.legal == {"go 5th", "go 23rd", "go city-hall"}
    table.set_floor("f06")
    assert table.legal == {"go broadway", "go 5th", "go 23rd", "go city-hall"}, "the floor allows it, but not to stay"


# --- what he does


@pytest.mark.rule("FL36")
def test_popularity_counts_the_symbols_on_all_open_cards_this_one_included():
    table = daniels_turn("d8", row=("d1", "d2", "d3"))
    assert earned(table) == {"popularity": 3}
    assert table.events("daniel-popular") == [{"symbols": 3, "cards": 4, "points": 3}]


@pytest.mark.rule("FL36")
def test_a_pillar_on_the_first_free_slot_with_a_point_more_and_no_bonus():
    table = solo(boards="ab")
    table.set_floor("f05")
    table.stand("blue", None, "ivory")
    table = daniels_turn("d7", table=table)  # charcoal: 2 points on board B
    assert table["slots"][0, 1] == box.COLOURS.index("charcoal")
    assert earned(table) == {"pillars": 3}
    assert table["supply"].tolist() == [7, 6, 6, 6]


@pytest.mark.rule("FL36")
@pytest.mark.parametrize(
    ("standing", "reason"),
    [
        (("orange",), "daniel-colour-there"),
        (("blue", "ivory", "charcoal"), "daniel-floor-full"),
        ((), "daniel-supply-empty"),
    ],
)
def test_where_he_cannot_build_he_is_popular_and_says_why(standing, reason):
    table = solo(boards="ab")
    table.set_floor("f14")  # equal colours may be built here, but he ignores floor effects
    table.stand(*standing)
    if reason == "daniel-supply-empty":
        table["slots"][1:5, 0] = 0  # all seven are on rows of slots that nobody has built yet
        table["slots"][1:4, 1] = 0
        table["supply"][0] = 0
    table = daniels_turn("d1", table=table, place="22nd" if standing else "5th")
    assert reason in table.events()
    assert "popularity" in earned(table)
    assert "pillars" not in earned(table)


@pytest.mark.rule("FL36")
def test_a_floor_if_three_pillars_stand_and_the_stacks_turn():
    table = solo()
    table.stand("orange", "blue", "ivory")
    tops, nxt = table["top"].tolist(), int(table["open_floor"])
    table = daniels_turn("d2", table=table, place="5th")
    assert earned(table)["floors"] == 6
    assert table["floor"] == nxt
    assert not set(tops) & set(table["top"].tolist())
    assert table["money"][DANIEL] == 0


@pytest.mark.rule("FL36")
def test_else_a_random_city_hall_card_or_nothing():
    table = daniels_turn("d9", place="5th")
    assert table["daniel_cards"][box.STREET_CARD_COUNT :].sum() == 1
    assert table["hall"].sum() == 5
    assert table.events("daniel-not-full") == [{"pillars": 0}]
    table = solo()
    for column, card in zip(box.STREETS, ("h01", "h02", "h03", "h04"), strict=True):
        table.tuck(0, card, "upper", column)
    table["hall"][:] = 0
    table["daniel_cards"][[box.STREET_CARD_COUNT + 4, box.STREET_CARD_COUNT + 5]] = 1
    table = daniels_turn("d9", table=table, place="5th")
    assert table["daniel_cards"].sum() == 2
    assert "daniel-no-hall-card" in table.events()


@pytest.mark.rule("FL36", "FL30")
def test_his_roof_ends_the_match_after_his_row_was_looked_at():
    table = solo()
    table.set_level(box.LEVELS - 2)
    table.stand("orange", "blue", "ivory")
    table = daniels_turn("d2", row=("d1",), table=table, place="5th")
    assert table.match.over
    assert table["roof_builder"] == DANIEL
    kinds = table.events()
    assert kinds.index("daniel-raised") < kinds.index("daniel-took") < kinds.index("daniel-prices")


# --- his row


@pytest.mark.rule("FL37")
def test_a_main_place_for_the_second_time_brings_him_a_street_card():
    table = daniels_turn("d2", row=("d1", "d4"), place="5th")
    assert table["repeats"] == 1
    assert table["row_count"] == 3
    assert table.events("daniel-repeated") == [{"place": "broadway", "times": 1}]
    (took,) = table.events("daniel-took")
    assert took["stack"] == "broadway"
    assert table["daniel_cards"][box.STREET_CARDS.index(took["card"])] == 1


@pytest.mark.rule("FL37")
def test_the_second_repeat_shuffles_his_cards():
    row = ("d1", "d2", "d3", "d5", "d7", "d9", "d8")
    table = solo()
    table.at("22nd", "5th")
    table["newsboy"] = box.SPACES
    table["row"][:7] = [box.DANIEL_CARDS.index(name) for name in row[:7]]
    table["row"][6] = -1
    table["row_count"], table["repeats"] = 6, 1
    left = {"d4", "d6", "d8"}
    table.play("go broadway", "take")
    (turned,) = table.events("daniel-turn")
    assert turned["card"] in left, "any of them repeats a place"
    assert table.events("daniel-shuffled") == [{"cards": 9}]
    assert (table["row_count"], table["repeats"]) == (0, 0)
    assert len(table.events("daniel-took")) + len(table.events("daniel-took-none")) == 1


@pytest.mark.rule("FL37")
@pytest.mark.parametrize("case", ["city hall", "empty stack"])
def test_at_city_hall_or_an_empty_stack_he_takes_none(case):
    table = solo()
    if case == "empty stack":
        table.empty_stack("broadway")
        table = daniels_turn("d2", row=("d1",), table=table, place="5th")
    else:
        table.at("22nd", "broadway")  # D2's main place, so he goes to City Hall
        table = daniels_turn("d2", row=("d1",), table=table)
        assert table["figure"][DANIEL] == box.CITY_HALL
    assert table["repeats"] == 1
    assert len(table.events("daniel-took-none")) == 1
    assert not table.events("daniel-took")


@pytest.mark.rule("FL37")
def test_every_turn_card_comes_up_as_often_as_any_other():
    turned = Counter()
    for seed in range(900):
        match = Match(GAME, 1, {"sides": "violet", "boards": "random"}, random.Random(seed).randbytes(16))
        turned[int(match.state.row[0, 0])] += 1
    assert set(turned) == set(range(9))
    assert max(turned.values()) < 150


# --- the newsboy


@pytest.mark.rule("FL38")
def test_of_the_players_two_newspapers_one_becomes_the_active_one():
    table = solo()
    table.score(0, 9)
    table.activate("n3")
    table.play("go city-hall", "run", "gain")
    first, second = (box.PAPERS[p] for p in table["drawn"][0])
    table.play(f"keep {first}")
    assert table["papers"][0, box.PAPERS.index(first)] == 1
    assert box.PAPERS[table["active_paper"]] == second
    assert table["gone_papers"][box.PAPERS.index("n3")] == 1


@pytest.mark.rule("FL38")
def test_his_newsboy_replaces_the_active_newspaper_and_gives_the_player_one():
    table = solo()
    table.activate("n3")
    table.at("22nd", "city-hall")
    table.play("go broadway")
    table["points"][DANIEL] = table["earned"][DANIEL, 5] = 9
    next_card(table, "d8", ())
    table.play("take")
    assert table["newsboy"] == 1
    assert table["gone_papers"][box.PAPERS.index("n3")] == 1
    assert table["paper_count"].tolist() == [1, 0]
    assert table["paper_supply_count"] == 11
    assert table.events("daniel-newsboy") == [{"space": 10}]


@pytest.mark.rule("FL38")
def test_the_last_newspaper_is_the_active_one_if_he_called_the_players_otherwise():
    for his in (True, False):
        table = solo()
        table.activate("n3")
        table["gone_papers"] += table["paper_supply"]
        table["paper_supply"][:] = 0
        table["paper_supply"][0], table["paper_supply_count"] = 1, 1
        table["gone_papers"][0] -= 1
        table.at("22nd", "broadway")
        if his:
            table.play("go 5th")
            table["points"][DANIEL] = table["earned"][DANIEL, 5] = 9
            next_card(table, "d8", ())
            table.play("take")
            assert box.PAPERS[table["active_paper"]] == "n1"
            assert table["paper_count"][0] == 0
        else:
            table.score(0, 9)
            table.play("go city-hall", "run", "gain")
            assert box.PAPERS[table["active_paper"]] == "n3"
            assert table["paper_count"][0] == 1


@pytest.mark.rule("FL25", "FL38")
def test_a_newspaper_that_replaces_the_one_being_run_is_another_printed_place():
    table = solo(boards="ab")
    table.set_floor("f02")  # slot 1: the active newspaper
    table.activate("n4")
    table.score(0, 9)
    table.give(0, "orange", "blue", money=9)
    table.play("go city-hall", "run", "build orange 1")
    first, second = (box.PAPERS[p] for p in table["drawn"][0])
    table.play(f"keep {first}")
    assert box.PAPERS[table["active_paper"]] == second
    kinds = [e["effect"] for e in table.events("impossible")]
    runnable = table["depth"] > 0
    assert runnable or kinds == ["activate-newspaper"], "the new one is offered unless nothing would come of it"
    effect = box.EFFECT_ROWS[box.PAPER_EFFECTS + box.PAPERS.index(second)]
    assert runnable == (effect[v.KIND] != v.BUY_HALL or table["hall"].sum() > 0)


# --- the end


def finish(table: Table) -> Table:
    table["newsboy"] = box.SPACES
    table.set_level(box.LEVELS - 2)
    table.stand("orange", "blue", "ivory")
    table.give(0, money=5)
    return table.play("go 5th", "run", "skip", "raise")


def with_cards(table: Table) -> Table:
    """Daniel has four street cards for 6 dollars and three City Hall cards for 9."""
    table["newsboy"] = box.SPACES
    for card in ("s01", "s02", "s12", "s21"):  # 1, 2, 2, 1; upper thumbs +1, −2, 0, +2
        number = box.STREET_CARDS.index(card)
        table.free(number)
        table["daniel_cards"][number] = 1
    table.top_up()
    table.offer("h01", "h02", "h07")
    for card in ("h01", "h02", "h07"):  # upper thumbs +1, +1, 0
        number = box.HALL_CARDS.index(card)
        table["hall"][number] = 0
        table["daniel_cards"][box.STREET_CARD_COUNT + number] = 1
    return table


@pytest.mark.rule("FL39")
@pytest.mark.parametrize("harder", [False, True])
def test_daniel_scores_the_prices_of_his_cards_and_harder_their_upper_thumbs(harder):
    table = finish(with_cards(solo(boards="ab", harder=harder)))
    assert table.match.over
    assert earned(table) == {"prices": 15, **({"thumbs": 1 + 2 + 1 + 1} if harder else {})}
    daniel = table.match.view(0).extras["daniel"]
    assert daniel["points"] == (20 if harder else 15)
    assert daniel["breakdown"]["prices"] == 15


@pytest.mark.rule("FL33", "FL39")
@pytest.mark.parametrize(("points", "place"), [(5, 2), (9, 1), (8, 2), (20, 1)])
def test_the_players_place_tells_who_won(points, place):
    """Daniel has 15; the player's floor brings 6, and a tie goes to the player, who built the roof."""
    table = with_cards(solo(boards="ab"))
    table.score(0, points, newsboy=box.SPACES)
    finish(table)
    assert table.match.points == [points + 6]
    assert table.match.result.places == [place]


@pytest.mark.rule("FL33")
def test_a_tie_goes_to_daniel_if_he_built_the_roof():
    table = solo()
    table.set_level(box.LEVELS - 2)
    table.stand("orange", "blue", "ivory")
    table.score(0, 8, newsboy=box.SPACES)
    table = daniels_turn("d2", table=table, place="5th")  # he joins the player on Broadway, and builds
    assert table.match.view(0).extras["daniel"]["points"] == 2 + 6 == table.match.points[0]
    assert table.match.result.places == [2]
    assert table.match.view(0).extras["ties"] == {"roof": [0, 1]}


@pytest.mark.rule("FL40")
def test_daniels_turns_count_for_the_limit():
    match = Match(GAME, 1, {"sides": "violet", "boards": "random", "turn-limit": 3}, b"0123456789abcdef")
    chooser = random.Random(1)
    while not match.over:
        match.play(chooser.choice(match.legal()).text)
    turns = [e for e in match.events(-1, 0) if e.kind == "daniel-turn"]
    assert len(turns) == 3
    assert match.state.limited[0]


@pytest.mark.rule("FL35", "FL36", "FL37")
def test_his_whole_turn_is_told_in_words():
    from boroughs.match.words import words

    table = daniels_turn("d2", row=("d1", "d4"), place="broadway", table=None)
    for language in ("en", "de"):
        told = [words(GAME, language).event(e, table.match.seats) for e in table.match.events(1, 0)]
        assert len(told) >= 5
        assert any("Daniel" in line for line in told)
    english = [words(GAME).event(e, table.match.seats) for e in table.match.events(1, 0)]
    assert any("is at Broadway already, so he goes to City Hall instead" in line for line in english)
    assert any("no pillar stands on the active one" in line for line in english)
