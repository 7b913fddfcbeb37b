"""How rounds follow each other, and what the last part of one brings."""

import random

import pytest

from boroughs.games.manhattan.state import EMPTY, HIGHEST_TOWER, MAJORITIES, TOWERS
from boroughs.match import Match
from tests.games.manhattan.table import GAME, Table, play


def ended(table: Table) -> Match:
    """The round is scored after a last part of each of two players, in cities where each has the majority by it."""
    match = table.ready("vermilion", 1).ready("blue", 1).start()
    return play(match, "build frankfurt 2 1", "build hong-kong 3 1")


def earned(match: Match, source: int) -> list[int]:
    """By colour: vermilion, blue, green, amber."""
    return match.state.earned[0, :, source].tolist()


@pytest.mark.rule("MH7", "MH9")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_starts_a_round_chooses_first_and_builds_first(players: int):
    match, chooser = Match(GAME, players, key=bytes(16), auto=False), random.Random(players)
    first: dict[tuple[int, str], int] = {}
    while not match.over:
        first.setdefault((int(match.state.round_number[0]), match.view(None).prompt), match.actor)
        match.play(int(chooser.choice(match.legal_ids())))
    rounds = range(1, int(match.state.last_round[0]) + 1)
    for prompt in ("prompt-choose", "prompt-build"):
        assert [first[n, prompt] for n in rounds] == [(n - 1) % players for n in rounds]


@pytest.mark.rule("MH9", "MH21")
def test_two_players_start_in_turns():
    match = Table(2).ready("vermilion", 1).ready("blue", 1).start()
    play(match, "build sydney 2 1", "build cairo 3 1")
    assert (match.state.round_number[0], match.actor) == (2, 1)


@pytest.mark.rule("MH16", "MH17", "MH18")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_points_of_all_rounds_are_added(players: int):
    match, chooser = Match(GAME, players, key=bytes(16)), random.Random(players)
    while not match.over:
        match.play(int(chooser.choice(match.legal_ids())))
    told = {kind: [0] * players for kind in ("highest", "majority", "towers")}
    for event in match.events():
        if event.kind in told:
            told[event.kind][event.fields["player"]] += event.fields["points"]
    by_source = [
        [seat[source] for seat in match.view(None).extras["breakdown"]]
        for source in ("highest", "majorities", "towers")
    ]
    assert by_source == list(told.values())
    assert match.points == [sum(points) for points in zip(*told.values(), strict=True)]


@pytest.mark.rule("MH16", "MH18")
def test_points_join_those_of_earlier_rounds():
    before = [[3, 2, 4], [3, 0, 1], [0, 0, 0], [0, 2, 0]]
    match = ended(Table(2).tower("sydney", 1, "vermilion 4").set(earned=before))
    assert earned(match, HIGHEST_TOWER) == [3 + 3, 3, 0, 0]
    assert earned(match, MAJORITIES) == [2 + 2 * 2, 2, 0, 2]
    assert earned(match, TOWERS) == [4 + 2, 1 + 1, 0, 0]


@pytest.mark.rule("MH16", "MH21")
@pytest.mark.parametrize("other", ["vermilion", "green", "blue"])
def test_two_players_too_get_nothing_for_two_highest_towers(other: str):
    """Neither if one player owns both, in one colour or in two."""
    match = ended(Table(2).tower("sydney", 1, "vermilion 4").tower("cairo", 1, f"{other} 4"))
    assert earned(match, HIGHEST_TOWER) == [0, 0, 0, 0]
    assert [e.fields for e in match.events() if e.kind == "no-highest"] == [{"towers": 2, "height": 4}]


@pytest.mark.rule("MH17", "MH21")
def test_a_majority_belongs_to_a_colour_whatever_its_players_other_one_has():
    table = Table(2).tower("sydney", 1, "vermilion 1").tower("sydney", 2, "vermilion 1").tower("sydney", 3, "blue 1")
    assert earned(ended(table), MAJORITIES) == [2 + 2, 2, 0, 0], "Sydney is vermilion's"


@pytest.mark.rule("MH17", "MH21")
def test_two_colours_of_a_player_do_not_make_a_majority_together():
    table = Table(2).tower("sydney", 1, "vermilion 1").tower("sydney", 2, "green 1").tower("sydney", 3, "blue 1")
    assert earned(ended(table), MAJORITIES) == [2, 2, 0, 0], "in Sydney nobody has more than each other colour"


@pytest.mark.rule("MH11")
def test_after_a_shuffle_no_played_card_lies_before_anybody():
    table = Table(3).ready("vermilion", 1, 1).ready("blue", 1, 1).ready("green", 1, 1).used_up(2)
    match = table.set(last_played=[EMPTY, EMPTY, table.played[2].argmax(), EMPTY]).start()
    hands = [row[:] for row in match.state.hand[0, 1:3].tolist()]
    play(match, "build sydney 2 1")
    fields = match.view(None).fields
    assert fields["draw_pile_size"] == 45 - 3 * 4
    assert fields["last_played"][:3] == [EMPTY] * 3
    assert fields["played"][:3] == [[0] * 9] * 3
    assert match.state.hand[0, 1:3].tolist() == hands
