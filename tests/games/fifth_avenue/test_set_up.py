"""How a match begins."""

from collections import Counter

import numpy as np
import pytest

from boroughs.games.fifth_avenue.components import DASHED
from boroughs.games.fifth_avenue.state import CHOOSING, FOUNDING
from tests.games.fifth_avenue.table import GAME, Table, play, random_match, texts


def shop_sites(match):
    return [[site for site in range(6) if match.state.shops[0, d, site, 0] >= 0] for d in range(7)]


@pytest.mark.rule("FA5")
def test_a_shop_in_each_district_and_no_colour_more_than_twice():
    first_sites = Counter()
    for seed in range(200):
        match, _ = random_match(3, seed)
        sites = shop_sites(match)
        assert all(len(found) == 1 for found in sites)
        assert (match.state.shops[0, :, :, 1] == -1).all()
        assert max(Counter(found[0] for found in sites).values()) <= 2
        assert (match.state.display[0] >= 0).all()
        assert match.state.unused_shops[0].sum() == 9
        first_sites[sites[0][0]] += 1
    assert sorted(first_sites) == [0, 1, 2, 3, 4]


@pytest.mark.rule("FA5")
def test_shops_are_drawn_at_random():
    """Over many matches each kind comes up first about as often."""
    seen = Counter(int(random_match(2, seed)[0].state.display[0, 0]) for seed in range(400))
    assert min(seen.values()) > 60


@pytest.mark.rule("FA7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_has_a_card_of_each_colour_and_four_black_ones(players: int):
    match, _ = random_match(players, players)
    for seat in range(players):
        assert match.state.hand[0, seat].sum(axis=1).tolist() == [1, 1, 1, 1, 1, 4]
        assert match.state.held[0, seat].tolist() == [1, 1, 1, 1, 1, 4]
        view = match.view(seat)
        assert [view.fields["hand"][other] for other in range(4) if other != seat] == [None] * 3
    assert (match.state.top[0] >= 0).all()
    assert match.state.under_size[0].tolist() == [12 - players - 1] * 5
    assert int(match.state.pile_size[0]) == 50 - 4 * players
    assert "under" not in match.view(0).fields
    assert "pile" not in match.view(0).fields


@pytest.mark.rule("FA8")
@pytest.mark.parametrize(
    ("players", "order"), [(2, [0, 1, 1, 0]), (3, [0, 2, 1, 1, 2, 0]), (4, [0, 3, 2, 1, 1, 2, 3, 0])]
)
def test_first_houses_go_round_counter_clockwise_and_back(players: int, order: list[int]):
    match, chooser = random_match(players, 5)
    for seat in order:
        assert match.state.phase[0] == FOUNDING
        assert match.actor == seat
        match.play(int(chooser.choice(match.legal_ids())))
    assert match.state.phase[0] == CHOOSING
    for seat in range(players):
        assert (match.state.owner[0] == seat).sum() == 2
    assert match.state.supply[0, :players].tolist() == [3] * players
    assert match.state.general[0, :players].tolist() == [12] * players


@pytest.mark.rule("FA8", "FA34")
def test_first_houses_need_an_empty_site_and_two_districts():
    match = (
        Table(2)
        .district("times-square", violet="boutique", green="1x1")
        .set(phase=FOUNDING, unplaced=[2, 1, 0, 0])
        .ready()
    )
    assert "found times-square violet" not in texts(match)
    assert "found times-square green" not in texts(match)
    assert len(texts(match)) == 7 * 5 - 2
    play(match, "found times-square grey")
    assert match.actor == 1
    assert all("times-square" not in text for text in texts(match))


@pytest.mark.rule("FA9")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_player_begins_and_play_goes_clockwise(players: int):
    match, chooser = random_match(players, 6)
    turns = []
    while len(turns) < 3 * players:
        if match.state.phase[0] == CHOOSING and (not turns or match.state.turns[0] != turns[-1][0]):
            turns.append((int(match.state.turns[0]), match.actor))
        match.play(int(chooser.choice(match.legal_ids())))
    assert turns == [(n + 1, n % players) for n in range(3 * players)]
    fresh, _ = random_match(players, 6)
    assert (fresh.state.at[0] == 7).all()
    assert (fresh.state.marker_count[0] == 0).all()


@pytest.mark.rule("FA52")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_on_the_other_side_shops_begin_on_the_dashed_sites(players: int):
    match, _ = random_match(players, 7, board="six-sites")
    assert shop_sites(match) == [[DASHED]] * 7
    assert len(texts(match)) == 35, "any coloured site for a house"
    match = Table(players, board="six-sites").district("times-square", dashed="boutique").ready()
    play(match, "shop jeweller")
    assert "site times-square dashed" in texts(match)
    play(match, "site times-square dashed")
    assert match.state.shops[0, 3, DASHED].tolist() == [0, 1]


@pytest.mark.rule("FA52", "FA23")
def test_the_dashed_site_counts_as_a_neighbour():
    table = Table(3, board="six-sites").district("times-square", dashed="boutique gallery", orange="0x2", violet="1x1")
    match = play(table.commission("white", "times-square").ready(), "score times-square")
    assert match.points == [6, 3, 0]


def test_the_record_is_small():
    assert GAME.layout.size <= 2048


def test_shuffles_are_fair():
    """The first card of each colour follows the stack's numbers: 5, 4, 3 of 12."""
    counts = np.zeros(3)
    for seed in range(200):
        counts += random_match(4, seed)[0].state.hand[0, :, :5].sum(axis=(0, 1))
    shares = counts / counts.sum()
    assert np.abs(shares - np.array([5, 4, 3]) / 12).max() < 0.03
