"""What a district and the end of the game are worth."""

import numpy as np
import pytest

from boroughs.games.fifth_avenue.state import BY_LIMIT, NONE
from tests.games.fifth_avenue.table import GAME, Table, events, finished, kinds, play


@pytest.mark.rule("FA23")
@pytest.mark.parametrize(
    ("shops", "each"),
    [
        ((), 1),
        (("boutique",), 2),
        (("boutique boutique",), 2),
        (("boutique gallery",), 3),
        (("boutique", "boutique gallery"), 3),
        (("boutique gallery", "jeweller"), 5),
        (("boutique gallery", "jeweller perfumery"), 8),
    ],
)
def test_points_of_a_house_by_kinds_beside_it(shops: tuple[str, ...], each: int):
    sites = dict(zip(("violet", "grey"), shops, strict=False))
    table = Table(3).commission("white", "times-square").district("times-square", green="0x2", brown="1x1", **sites)
    match = play(table.district("times-square", orange="perfumery").ready(), "score times-square")
    assert match.points[0] == 2 * each
    assert f"scored player=0 district=times-square site=green houses=2 each={each} points={2 * each}" in events(match)


@pytest.mark.rule("FA2", "FA23")
def test_neighbourhood_is_the_ring_and_ends_at_the_district():
    table = Table(3).commission("white", "times-square")
    table.district("times-square", orange="0x1", violet="boutique", brown="gallery")  # orange closes the ring to violet
    table.district("42nd-west", orange="jeweller", violet="perfumery")
    assert play(table.ready(), "score times-square").points[0] == 3


def last_shop(table: Table, **values):
    """The game ends with the next shop, a gallery in 52nd Street East."""
    table.set(placed=11, block=7, display=[NONE] * 18 + [2, 2], **values)
    return play(table.ready(), "shop gallery", "site 52nd-east violet")


@pytest.mark.rule("FA44")
def test_at_the_end_every_district_not_stopped_is_scored():
    table = Table(3).district("34th-west", green="0x2", violet="boutique").district("52nd-east", green="1x3")
    match = last_shop(table, stopped=[0, 0, 1, 0, 0, 0, 0], stops=1)
    assert match.points == [4, 6, 0]
    assert [line for line in events(match) if line.startswith("scored")] == [
        "scored player=0 district=34th-west site=green houses=2 each=2 points=4",
        "scored player=1 district=52nd-east site=green houses=3 each=2 points=6",
    ]


@pytest.mark.rule("FA44", "FA42")
@pytest.mark.parametrize(
    ("shops", "each"),
    [([5, 0, 2, 0], {2, 3}), ([0, 0, 5, 0], {2}), ([1, 1, 0, 1], {3, 5}), ([1, 0, 0, 0], {2, 3}), ([0] * 4, {2})],
)
def test_houses_at_central_park_by_three_of_the_shops_below_it(shops: list[int], each: set[int]):
    """The end's own gallery joins the shops: with none before, one kind; with one boutique before, at most two."""
    seen = set()
    for key in range(12):
        table = Table(3).set(park_houses=[2, 0, 1, 0])
        table.match.state.key[0] = (key, 99)
        match = last_shop(table, park_shops=shops)
        drawn = match.state.park_drawn[0]
        assert drawn.sum() == min(3, sum(shops) + 1)
        worth = {1: 2, 2: 3, 3: 5}[int((drawn > 0).sum())]
        assert match.points == [2 * worth, 0, worth]
        assert kinds(match).count("park-turned") == drawn.sum()
        seen.add(worth)
    assert seen <= each


@pytest.mark.rule("FA42", "FA24")
def test_houses_at_central_park_bring_nothing_when_a_district_is_scored():
    table = Table(3).commission("white", "times-square").district("times-square", green="0x1")
    match = play(table.set(park_houses=[3, 2, 0, 0]).ready(), "score times-square")
    assert match.points == [1, 0, 0]
    assert match.state.park_houses[0, :3].tolist() == [3, 2, 0]


@pytest.mark.rule("FA44")
def test_without_shops_below_it_central_park_is_worth_one():
    """The second building stop may end the game before any shop has gone there."""
    table = Table(3).district("times-square", violet="0x1", green="1x1", grey="2x1", brown="boutique", orange="gallery")
    table.set(stops=1, stopped=[1, 0, 0, 0, 0, 0, 0], park_houses=[0, 2, 0, 0]).hands("violet 4")
    match = play(table.auction("times-square"), "lay violet 4", "bid", "pass", "pass", "stop")
    assert match.over
    assert "park-worth kinds=0 each=1" in events(match)
    assert match.state.earned[0, 1, 5] == 2


@pytest.mark.rule("FA44")
def test_the_three_shops_are_drawn_at_random():
    """Of two kinds, four and four: one kind alone with the chance 2 · C(4,3) / C(8,3) = 1/7."""
    alone = 0
    for key in range(600):
        table = Table(3)
        table.match.state.key[0] = (key, 7)
        match = last_shop(table, park_shops=[4, 0, 3, 0])
        alone += int((match.state.park_drawn[0] > 0).sum()) == 1
    assert abs(alone / 600 - 1 / 7) < 0.045  # three standard deviations


@pytest.mark.rule("FA45")
def test_more_cards_in_hand_break_a_tie_then_the_place_is_shared():
    match = last_shop(Table(3).hands("violet 4", "black 4 5", "grey 6 6"))
    assert match.result.points == [0, 0, 0]
    assert match.result.places == [3, 1, 1]
    assert match.view(None).extras["ties"] == {"cards": [1, 2, 2]}
    match = last_shop(Table(3).hands("", "black 4 5 6").district("times-square", green="0x1"))
    assert match.result.places == [1, 2, 3]


@pytest.mark.rule("FA45")
def test_a_limit_of_turns_scores_the_match_as_it_stands():
    table = Table(3, **{"turn-limit": 5}).set(turns=15, turn=2).district("times-square", green="0x2", violet="boutique")
    match = play(table.ready(), "houses", "take violet", "take green")
    assert not match.over
    play(match, "move white 34th-west")
    assert match.over
    assert match.state.ended[0] == BY_LIMIT
    assert match.points == [4, 0, 0]
    assert events(match)[-1] == "over end=limit turns=15"
    assert match.view(None).extras["ended"] == "limit"


@pytest.mark.rule("FA45")
def test_random_play_comes_to_its_end_without_a_limit():
    for players in (2, 3, 4):
        match = finished(players, players)
        assert match.over
        assert match.state.limit[0] == 0


def test_points_are_those_of_the_sources():
    match = finished(4, 9)
    sums = match.state.earned[0].sum(axis=1)
    assert match.points == sums.tolist()
    out = np.zeros(4, np.int64)
    GAME.door.score(match.state, 0, out)
    assert out.tolist() == match.points
