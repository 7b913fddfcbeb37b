"""Fixtures: everybody meets everybody, from every seat, with the same deals."""

from collections import Counter

import pytest

from boroughs.arena import Tournament
from boroughs.arena.tournament import groups, turns
from boroughs.games import GameError


def tournament(bots, players, matches=1000, seed=1):
    return Tournament.of("manhattan", [f"bot{i}" for i in range(bots)], players=players, matches=matches, seed=seed)


@pytest.mark.parametrize(("bots", "players"), [(2, 2), (3, 2), (5, 3), (4, 4), (2, 3), (2, 4), (3, 4), (1, 3)])
def test_a_round_is_even(bots, players):
    made = tournament(bots, players)
    whole = list(tournament(bots, players, made.round_size * 4).fixtures())
    met, seats, deals = Counter(), Counter(), {}
    for fixture in whole:
        assert len(fixture.bots) == players
        met[tuple(sorted(fixture.bots))] += 1
        seats.update(enumerate(fixture.bots))
        deals.setdefault(fixture.deal, []).append(fixture.bots)
    assert len(set(met.values())) == 1, "every group meets as often as every other"
    assert len(set(seats.values())) == 1, "every bot has every seat as often as every other"
    for seatings in deals.values():
        assert sorted(seatings) == sorted(turns(seatings[0])), "a deal is played once from each turn of the table"


def test_few_bots_sit_evenly():
    assert groups(2, 4) == [(0, 0, 1, 1)]
    assert groups(2, 3) == [(0, 0, 1), (0, 1, 1)]
    assert groups(3, 2) == [(0, 1), (0, 2), (1, 2)]


def test_same_numbers_same_fixtures():
    assert list(tournament(3, 2).fixtures()) == list(tournament(3, 2).fixtures())
    assert list(tournament(3, 2, 10).fixtures()) == list(tournament(3, 2, 100).fixtures())[:10]
    assert list(tournament(4, 4).fixtures()) != list(tournament(4, 4, seed=2).fixtures())
    assert tournament(2, 2).key(3) != tournament(2, 2, seed=2).key(3)
    assert len({tournament(2, 2).key(d) for d in range(50)}) == 50


def test_bots_of_one_text_are_told_apart():
    made = Tournament.of("manhattan", ["greedy", "random", "greedy", "greedy"], players=2)
    assert made.names == ["greedy", "random", "greedy#2", "greedy#3"]


def test_wrong_requests_are_told():
    with pytest.raises(GameError, match="at least one bot"):
        Tournament.of("manhattan", [])
    with pytest.raises(GameError, match="at least one match"):
        tournament(2, 2, 0)
    with pytest.raises(GameError, match="2 to 4 players"):
        tournament(2, 5)
