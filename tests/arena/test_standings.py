"""Tables: shares, intervals, ratings."""

import pytest

from boroughs.arena import Played, Tournament, standings, wilson
from boroughs.match import Result


def played(number, bots, places):
    result = Result([0] * len(bots), places)
    return Played(
        game="manhattan",
        rules_version=1,
        players=len(bots),
        options={},
        seats=[],
        key_hash="",
        moves=[],
        result=result,
        number=number,
        deal=0,
        bots=bots,
    )


def tournament(bots, players=2):
    return Tournament.of("manhattan", bots, players=players, matches=10)


def test_wilson():
    assert wilson(0, 0) == (0.0, 1.0)
    low, high = wilson(50, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)
    assert wilson(0, 10)[0] == pytest.approx(0.0)
    assert wilson(10, 10)[1] == pytest.approx(1.0)


def test_shared_wins_are_divided():
    found = standings(tournament(["a", "b"]), [played(0, [0, 1], [1, 1]), played(1, [1, 0], [2, 1])])
    assert (found["a"].wins, found["b"].wins) == (1.5, 0.5)
    assert found["a"].share == 0.75
    assert found["a"].low < 0.75 < found["a"].high


def test_the_better_is_rated_higher_and_surer_with_more_matches():
    few, many = ([played(n, [n % 2, 1 - n % 2], [1 + n % 2, 2 - n % 2]) for n in range(k)] for k in (4, 40))
    for matches in (few, many):
        found = standings(tournament(["strong", "weak"]), matches)
        assert found["strong"].rating > 25 > found["weak"].rating
    assert standings(tournament(["s", "w"]), many)["s"].sigma < standings(tournament(["s", "w"]), few)["s"].sigma


def test_order_of_arrival_does_not_matter():
    matches = [played(n, [n % 3, (n + 1) % 3], [1 + (n % 5 == 0), 1 + (n % 5 != 0)]) for n in range(12)]
    made = tournament(["a", "b", "c"])
    assert standings(made, matches) == standings(made, reversed(matches))


def test_a_bot_against_itself_keeps_its_rating():
    found = standings(tournament(["a"]), [played(0, [0, 0], [1, 2])])
    assert found["a"].rating == pytest.approx(25.0)
    assert (found["a"].matches, found["a"].wins) == (2, 1.0)


def test_two_seats_of_one_bot_move_it_by_their_mean():
    found = standings(tournament(["a", "b"], 4), [played(0, [0, 0, 1, 1], [1, 2, 3, 4])])
    assert found["a"].rating > found["b"].rating
    assert found["a"].matches == 2
