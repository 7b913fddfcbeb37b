"""What every game owes its players, for every number of players and every option: it goes on, it ends, it adds up."""

import random
from itertools import permutations

import pytest

from boroughs.match.record import decode, encode, load_match, to_record
from boroughs.match.simulation import Simulation, random_keys
from tests.cases import ALL, LONGEST, Case, random_match

MATCHES = 300
PARTS_TIES = {"fifth-avenue", "flatiron", "new-york-1901"}
"""By cards in hand, the roof, skyscrapers of gold (FA45, FL33, NY28); elsewhere equal points share a place."""


@pytest.mark.parametrize("case", ALL, ids=str)
def test_random_matches_end_and_keep_every_component_in_its_place(case: Case):
    game = case.load
    play = Simulation(game, case.players, case.options, 7, longest=LONGEST, checked=True)
    points, places, lengths = play(random_keys(random.Random(str(case)), MATCHES))
    broken = {game.invariants[-n - 1] for n in lengths if n < -1}
    assert not broken, f"broken in {case}: {broken}"
    assert lengths.min() > 0, f"{(lengths == -1).sum()} matches of {case} did not end"
    for n in range(MATCHES):
        check_places(case, points[n].tolist(), places[n, : case.players].tolist())


def check_places(case: Case, points: list[int], places: list[int]):
    """Places follow from points: more points are a better place, and a place counts those before it.

    Alone it is against the rival, whose points come after. How a game parts equal points its own tests tell."""
    sides = points[: max(case.players, 2)]
    if case.players == 1:
        places = [*places, 3 - places[0]]
    for a, b in permutations(range(len(places)), 2):
        if sides[a] > sides[b]:
            assert places[a] < places[b], f"{sides} give the places {places}"
        if sides[a] == sides[b] and case.game not in PARTS_TIES:
            assert places[a] == places[b], f"{sides} give the places {places}"
    assert places == [1 + sum(other < place for other in places) for place in places]


@pytest.mark.rule("CO4", "CO5")
@pytest.mark.parametrize("case", ALL, ids=str)
def test_a_match_goes_on_until_it_is_over(case: Case):
    match, chooser = case.match(1), random.Random(str(case))
    while not match.over:
        legal = [int(i) for i in match.legal_ids()]
        kinds = [match.game.moves.kind_of(i) for i in legal]
        assert legal, f"no legal move at version {match.version}"
        assert len(set(legal)) == len(legal), "a move is offered twice"
        assert len(legal) > 1 or kinds[0].telling, "a forced decision was left to the player"
        assert match.version <= LONGEST
        match.play(chooser.choice(legal), seat=match.actor, version=match.version)
    assert match.result is not None
    assert len(match.result.places) == case.players
    assert not match.legal()
    rival = [match.rival_points] if case.players == 1 else []
    check_places(case, match.result.points + rival, match.result.places)
    check_ties(match.result.points + rival, match.view(None).extras.get("ties", {}), match.result.places)


def check_ties(points: list[int], ties: dict[str, list[int]], places: list[int]):
    """Places are what anybody makes of the points, and of what decides between equal ones, in the order in which it is told."""
    sides = list(zip(points, *ties.values(), strict=True))
    assert places == [1 + sum(other > side for other in sides) for side in sides[: len(places)]]


@pytest.mark.parametrize("case", ALL, ids=str)
def test_notation_and_json_round_trips(case: Case):
    match, chooser = case.match(2), random.Random(str(case))
    table = match.game.moves
    while not match.over:
        for move in match.legal_ids():
            assert table.parse(table.text(int(move))) == move
        match.play(table.text(int(chooser.choice(match.legal_ids()))))
    for move in chooser.sample(range(table.size), min(500, table.size)):
        assert table.parse(table.text(move)) == move
        assert table.id(table.kind_of(move).name, *table.fields(move).values()) == move


@pytest.mark.rule("CO2")
@pytest.mark.parametrize("case", ALL, ids=str)
def test_a_record_replays_to_the_same_position(case: Case):
    match, _ = random_match(case, 3)
    again = load_match(decode(encode(to_record(match))))
    assert again.hash() == match.hash()
    assert again.result == match.result
    assert to_record(again) == to_record(match)
    assert again.events(-1, 0) == match.events(-1, 0)


@pytest.mark.parametrize("case", ALL, ids=str)
def test_a_private_save_goes_on_where_it_was(case: Case):
    match, chooser = random_match(case, 4, moves=30)
    again = load_match(decode(encode(to_record(match, private=True))))
    assert again.hash() == match.hash()
    assert again.view(0) == match.view(0)
    if not match.over:
        move = int(chooser.choice(match.legal_ids()))
        assert match.play(move) == again.play(move)
        assert match.hash() == again.hash()


@pytest.mark.parametrize("case", ALL, ids=str)
def test_a_copy_is_equal_then_independent(case: Case):
    match, chooser = random_match(case, 5, moves=20)
    states = match.game.blank(2)
    states[0] = match.state[0]
    states[1] = states[0]
    assert states[0:1].tobytes() == states[1:2].tobytes() == match.state.tobytes()
    if not match.over:
        match.game.door.apply(states, 1, int(chooser.choice(match.legal_ids())), None)
        assert states[0:1].tobytes() == match.state.tobytes() != states[1:2].tobytes()


@pytest.mark.parametrize("case", ALL, ids=str)
def test_undo_leads_back_to_the_very_same_position(case: Case):
    match, chooser = case.match(6), random.Random(str(case))
    undone = 0
    while not match.over and match.version < 400:
        before, version, actor = match.hash(), match.version, match.actor
        match.play(int(chooser.choice(match.legal_ids())))
        target = match.undo_target(actor)
        if target is not None:
            assert target == version, "undo takes back just the last decision"
            match.undo(actor)
            assert match.hash() == before
            undone += 1
            match.play(int(chooser.choice(match.legal_ids())))
    assert undone > 0 or case.players == 1


@pytest.mark.parametrize("case", ALL, ids=str)
def test_replay_to_any_version(case: Case):
    match, chooser = case.match(7), random.Random(str(case))
    hashes = {match.version: match.hash()}
    while not match.over and match.version < 120:
        match.play(int(chooser.choice(match.legal_ids())))
        hashes[match.version] = match.hash()
    for version in chooser.sample(sorted(hashes), min(10, len(hashes))):
        assert match.replayed(version).hash() == hashes[version]


@pytest.mark.parametrize("case", ALL, ids=str)
def test_points_are_itemised(case: Case):
    match, chooser = case.match(8), random.Random(str(case))
    while not match.over:
        if chooser.random() < 0.1:
            check_breakdown(match)
        match.play(int(chooser.choice(match.legal_ids())))
    check_breakdown(match)


def check_breakdown(match):
    items = match.view(None).extras["breakdown"]
    assert [sum(seat.values()) for seat in items] == match.points, items
