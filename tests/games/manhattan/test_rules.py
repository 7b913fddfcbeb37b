"""Manhattan by its numbered rules, as players would see them at the table."""

import random
from collections import Counter

import numpy as np
import pytest

from boroughs.games import load
from boroughs.games.manhattan.components import CITIES, COLOURS, PARTS, SITE_OF_CARD
from boroughs.kernel import seed_dice
from boroughs.match import Match, sight

GAME = load("manhattan")


def after_choosing(players: int, seed: int = 1, **options: str) -> Match:
    """A match at its first building turn."""
    match, chooser = Match(GAME, players, options, random.Random(seed).randbytes(16), auto=False), random.Random(seed)
    while match.view(None).prompt == "prompt-choose":
        match.play(int(chooser.choice(match.legal_ids())))
    return match


def finished(players: int, seed: int = 1, **options: str) -> Match:
    match, chooser = Match(GAME, players, options, random.Random(seed).randbytes(16)), random.Random(seed)
    while not match.over:
        match.play(int(chooser.choice(match.legal_ids())))
    return match


@pytest.mark.rule("MH1")
def test_a_colour_has_24_parts_and_47_floors():
    assert PARTS.tolist() == [11, 6, 4, 3]
    assert sum(size * count for size, count in enumerate(PARTS.tolist(), 1)) == 47
    assert len(COLOURS) == 4


@pytest.mark.rule("MH2")
def test_every_square_is_on_five_of_45_cards():
    state = Match(GAME, 4).state
    assert (state.hand[0].sum(axis=0) + state.draw_pile[0]).tolist() == [5] * 9


@pytest.mark.rule("MH3")
def test_six_cities_of_nine_sites():
    assert CITIES == ("sydney", "manhattan", "frankfurt", "hong-kong", "sao-paulo", "cairo")
    assert Match(GAME, 4).state.top[0].shape == (6, 9)


@pytest.mark.rule("MH4", "MH5")
@pytest.mark.parametrize(
    ("players", "sides"),
    [
        (2, ["123456789", "987654321"]),
        (3, ["123456789", "369258147", "987654321"]),
        (4, ["123456789", "369258147", "987654321", "741852963"]),
    ],
)
def test_a_card_is_read_from_its_players_side(players: int, sides: list[str]):
    for seat, squares in enumerate(sides):
        assert "".join(str(site + 1) for site in SITE_OF_CARD[players - 2, seat].tolist()) == squares


@pytest.mark.rule("MH4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_drawn_card_is_told_by_the_boards_square(players: int):
    """The log names sites by the board's squares; a card that meant another square there would be told wrong."""
    match = Match(GAME, players)
    for seat in range(players):
        told = [e.fields["card"] for e in match.events(viewer=seat) if e.kind == "drawn" and e.fields["player"] == seat]
        meant = [
            int(SITE_OF_CARD[players - 2, seat, card]) + 1
            for card in range(9)
            for _ in range(int(match.state.hand[0, seat, card]))
        ]
        assert sorted(told) == sorted(meant)


@pytest.mark.rule("MH4")
def test_each_side_is_the_board_turned_by_a_quarter():
    """Seen from the west, the square far left is the board's far right one as the south sees it."""
    board = np.arange(9).reshape(3, 3)
    for seat, turns in enumerate([0, 1, 2, 3]):
        assert SITE_OF_CARD[2, seat].reshape(3, 3).tolist() == np.rot90(board, turns).tolist()


@pytest.mark.rule("MH6", "CO3")
def test_a_hand_is_its_players_secret_and_parts_are_open():
    match = after_choosing(4)
    for seat in range(4):
        fields = match.view(seat).fields
        assert sum(fields["hand"][seat]) == 4
        assert [fields["hand"][other] for other in range(4) if other != seat] == [None] * 3
        assert "draw_pile" not in fields
        assert fields["draw_pile_size"] == 45 - 16
        assert all(sum(fields["ready"][colour]) == 6 for colour in range(4))


@pytest.mark.rule("MH7", "MH10")
def test_parts_are_chosen_clockwise_from_the_starting_player():
    match = Match(GAME, 4, auto=False)
    order = []
    while match.view(None).prompt == "prompt-choose":
        order.append(match.actor)
        match.play("choose 1")
    assert order == [0] * 6 + [1] * 6 + [2] * 6 + [3] * 6
    assert match.state.last_round[0] == 4
    assert match.state.ready[0].tolist() == [[6, 0, 0, 0]] * 4


@pytest.mark.rule("MH7")
def test_a_height_that_is_used_up_cannot_be_chosen():
    match = Match(GAME, 4, auto=False)
    for _ in range(3):
        match.play("choose 4")
    assert "choose 4" not in [move.text for move in match.legal()]


@pytest.mark.rule("MH8")
def test_a_turn_is_a_card_a_part_and_a_new_card():
    match = after_choosing(4)
    sites = {int(SITE_OF_CARD[2, 0, card]) + 1 for card in range(9) if match.state.hand[0, 0, card]}
    offered = {(m.fields["city"], m.fields["square"]) for m in match.legal()}
    assert offered == {(city, site) for city in CITIES for site in sites}
    move = match.legal()[0]
    match.play(move.text)
    state = match.state[0]
    assert (state.hand[0].sum(), state.played[0].sum(), state.draw_pile_size) == (4, 1, 28)
    assert match.actor == 1


@pytest.mark.rule("MH9", "MH10")
def test_the_starting_players_mark_goes_to_the_left():
    match = finished(4)
    rounds = [e.fields for e in match.events() if e.kind == "round"]
    assert rounds == [{"round": n + 1, "starter": n} for n in range(4)]


@pytest.mark.rule("MH10")
def test_what_is_built_stays_and_in_the_end_all_is_built():
    state = finished(4).state[0]
    assert (state.built + state.given_up).tolist() == [PARTS.tolist()] * 4


@pytest.mark.rule("MH11")
def test_an_empty_draw_pile_is_made_anew_of_all_played_cards():
    match = finished(4, seed=5)
    reshuffles = [e.fields["cards"] for e in match.events() if e.kind == "reshuffled"]
    assert reshuffles[0] == 29
    assert set(reshuffles) == {29}, "45 cards less four hands, the one just played included"


@pytest.mark.rule("MH11")
def test_hands_are_kept_from_round_to_round():
    match = after_choosing(4, seed=3)
    chooser, hand = random.Random(3), None
    while match.state.round_number[0] == 1:
        match.play(int(chooser.choice(match.legal_ids())))
        hand = match.state.hand[0].tolist() if match.state.round_number[0] == 2 else hand
    while match.view(None).prompt == "prompt-choose":
        match.play(int(chooser.choice(match.legal_ids())))
    assert match.state.hand[0].tolist() == hand


@pytest.mark.rule("MH19", "CO4")
def test_most_points_win_and_equals_share():
    places = Counter()
    for seed in range(60):
        result = finished(3, seed).result
        assert result.places == [1 + sum(p > mine for p in result.points) for mine in result.points]
        places[tuple(sorted(result.places))] += 1
    assert len(places) > 1, "some matches were shared"


@pytest.mark.rule("MH20")
def test_three_players_choose_six_rounds_of_four_or_four_of_six():
    for options, rounds, parts in (({}, 6, 4), ({"rounds": "four-of-six"}, 4, 6)):
        match = finished(3, **options)
        assert [e.fields["rounds"] for e in match.events() if e.kind == "over"] == [rounds]
        chosen = [e for e in match.events() if e.kind == "chosen" and e.fields["player"] == 0]
        assert len(chosen) == rounds * parts


@pytest.mark.rule("MH21")
def test_two_players_lead_two_colours_each():
    match = after_choosing(2)
    state = match.state[0]
    assert (state.last_round, state.colours_each) == (6, 2)
    assert state.ready.sum(axis=1).tolist() == [4, 4, 4, 4]
    assert state.hand.sum(axis=1).tolist() == [4, 4, 0, 0]
    assert {m.fields["colour"] for m in match.legal()} == {"first", "second"}
    actors = []
    while match.state.round_number[0] == 1:
        actors.append(match.actor)
        match.play(match.legal()[0].id)
    assert actors == [0, 1] * 8, "they alternate, one part at a time"


@pytest.mark.rule("MH21")
def test_a_player_of_two_colours_has_the_sum_of_their_points():
    match = finished(2)
    earned = match.state.earned[0].sum(axis=1)
    assert match.points == [int(earned[0] + earned[2]), int(earned[1] + earned[3])]


@pytest.mark.rule("CO1")
def test_the_first_player_is_drawn_by_lot_unless_chosen():
    begins = Counter(Match.at_table(GAME, ["Ada", "Bob", "Cy"]).seats[0] for _ in range(300))
    assert all(60 < begins[name] < 140 for name in ("Ada", "Bob", "Cy"))
    assert Match.at_table(GAME, ["Ada", "Bob", "Cy"], first=1).seats == ["Bob", "Cy", "Ada"]


def test_redealt_hands_are_uniform_over_what_the_seat_has_not_seen():
    """Each unseen card is as likely as any other to be in each other player's hand."""
    match = after_choosing(4, seed=9)
    for _ in range(7):
        match.play(match.legal()[0].id)
    known, dice = sight.seen(GAME, match.state, 2), seed_dice(4)
    unseen = 5 - known.hand[0, 2].astype(int) - known.played[0].sum(axis=0)
    total, worlds = np.zeros((4, 9)), 4000
    for _ in range(worlds):
        world = known.copy()
        GAME.door.redeal(world, 0, 2, dice)
        total += world.hand[0]
    expected = 4 * unseen / unseen.sum()
    for other in (0, 1, 3):
        assert np.abs(total[other] / worlds - expected).max() < 0.06


def just_shuffled(players: int, seed: int) -> Match:
    """A match right after its first shuffle of played cards."""
    match, chooser = Match(GAME, players, {}, random.Random(seed).randbytes(16)), random.Random(seed)
    while not any(e.kind == "reshuffled" for e in match.events(match.version - 1)):
        match.play(int(chooser.choice(match.legal_ids())))
    return match


@pytest.mark.rule("MH11", "CO3")
@pytest.mark.parametrize("seed", range(5))
def test_after_a_shuffle_two_players_know_each_others_hands(seed: int):
    """All played cards were seen: what is neither there nor in one's own hand, the other holds."""
    match, dice = just_shuffled(2, seed), seed_dice(seed)
    for seat in range(2):
        world = sight.seen(GAME, match.state, seat)
        GAME.door.redeal(world, 0, seat, dice)
        assert world.hand[0, :2].tolist() == match.state.hand[0, :2].tolist()
        assert world.draw_pile[0].tolist() == match.state.draw_pile[0].tolist()


@pytest.mark.rule("MH11", "CO3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_world_has_more_of_a_card_in_the_pile_than_can_be_there(players: int):
    """Also some turns after the shuffle: a seat knows what went into the pile and what it drew from there itself."""
    match, chooser, dice = just_shuffled(players, 7), random.Random(7), seed_dice(7)
    pile = np.array(match.state.draw_pile[0])
    drawn, start = np.zeros((players, 9), int), match.version
    while match.version < start + 12 and not match.over:
        match.play(int(chooser.choice(match.legal_ids())))
        for seat in range(players):
            for event in match.events(match.version - 1, viewer=seat):
                if event.kind == "drawn" and event.fields["player"] == seat:
                    drawn[seat, list(SITE_OF_CARD[players - 2, seat]).index(event.fields["card"] - 1)] += 1
            world = sight.seen(GAME, match.state, seat)
            GAME.door.redeal(world, 0, seat, dice)
            assert (world.draw_pile[0] <= pile - drawn[seat]).all()
            assert world.hand[0, :players].sum(axis=1).tolist() == [4] * players
