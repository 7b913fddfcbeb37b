"""What everybody knows of the cards, and worlds that keep to it."""

import random

import numpy as np
import pytest

from boroughs.games.fifth_avenue.components import BLACK_CARDS, COLOURED
from boroughs.games.fifth_avenue.state import BIDDING
from boroughs.kernel import NOBODY, seed_dice
from tests.games.fifth_avenue.table import GAME, Table, bid, counts, hand, lay, play, random_match


def worlds(match, seat: int, count: int = 50):
    """Worlds that the seat cannot tell from the true one."""
    dice = seed_dice(count + seat)
    for _ in range(count):
        known = GAME.seen(match.state, seat)
        GAME.door.redeal(known, 0, seat, dice)
        assert GAME.door.check(known, 0) == 0
        yield known


@pytest.mark.rule("CO3", "FA7")
def test_a_card_taken_from_an_open_stack_stays_where_it_went():
    match = play(Table(3).hands("violet 5").set(top=[2, 2, 0, 0, 0]).ready(), "houses", "take violet", "take green")
    assert match.state.known[0, 0].tolist() == counts("violet 6 green 6")
    assert hand(match, 0) == {"violet": [5, 6], "green": [6]}
    seen = set()
    for world in worlds(match, 1):
        violet = world.hand[0, 0, 0].tolist()
        assert world.hand[0, 0, 1].tolist() == [0, 0, 1]
        assert violet[2] >= 1
        assert sum(violet) == 2
        seen.add(tuple(violet))
    assert len(seen) > 1, "the other violet card may be any"


@pytest.mark.rule("CO3", "FA26")
def test_a_card_shown_in_a_bid_is_known_until_it_is_spent():
    match = Table(3).hands("violet 5 5 black 6 4", "green 4 black 6 6").auction("times-square", "52nd-west")
    bid(match, "violet 5 black 6")
    bid(match, "green 4 black 6 6")
    play(match, "pass", "pass", "build 0")
    assert match.state.known[0, 0].tolist() == counts("violet 5 black 6"), "the loser's cards are back in his hand"
    assert match.state.known[0, 1].tolist() == counts(""), "the winner's are spent"
    for world in worlds(match, 2):
        assert world.hand[0, 0, 0, 1] >= 1
        assert world.hand[0, 0, 5, 2] >= 1
        assert world.hand[0, 0].sum() == 4
    bid(match, "violet 5")
    assert match.state.known[0, 0].tolist() == counts("violet 5 black 6"), "it may be the same card as before"
    play(match, "pass")
    lay(match, "")
    play(match, "pass", "build 0")
    assert match.state.known[0, 0].tolist() == counts("black 6")


@pytest.mark.rule("CO3")
def test_a_bid_in_the_making_is_its_makers_secret():
    match = Table(3).hands("violet 5 5 black 6 4").auction("times-square")
    lay(match, "violet 5 black 6")
    assert match.view(0).extras["auction"]["own"]["total"] == 11
    for viewer in (None, 1, 2):
        view = match.view(viewer)
        assert view.fields["making"][0] is None
        assert view.fields["making_colour"][0] is None
        assert view.prompt == "prompt-bid"
        assert match.events(match.version - 2, viewer) == []
    before = match.view(1).extras
    play(match, "lay violet 5")
    assert match.view(1).extras == before


@pytest.mark.rule("CO3")
def test_whoever_lays_cards_is_asked_for_more_until_the_bid_is_high_enough():
    match = Table(3).hands("violet 5 5", "green 4 4 black 6").auction("times-square")
    bid(match, "violet 5")
    lay(match, "green 4")
    assert match.view(1).prompt == "prompt-bid-more"
    lay(match, "green 4")
    assert match.view(1).prompt == "prompt-bid-ready"
    assert {match.view(viewer).prompt for viewer in (None, 0, 2)} == {"prompt-raise"}


@pytest.mark.rule("CO3", "FA29")
def test_the_order_of_returned_cards_and_the_face_up_cards_are_known():
    match = Table(3).hands("violet 5 6 4 black 6 4").auction("times-square")
    bid(match, "violet 5 6 black 6")
    play(match, "pass", "pass")
    for viewer in (None, 0, 1, 2):
        extras = match.view(viewer).extras
        assert extras["stacks"][0]["returned"] == [5, 6]
        assert extras["pile"]["face_up"] == [6]
    for world in worlds(match, 1, 10):
        assert world.returned[0].tolist() == match.state.returned[0].tolist()


@pytest.mark.rule("CO3", "FA29")
def test_after_a_shuffle_everybody_knows_what_the_stack_is_made_of():
    """All sixes are in the new stack: no world may put one into an old card's place."""
    fours_and_fives = "black " + "4 " * 20 + "5 " * 15
    match = Table(3).hands("", fours_and_fives).set(face_up=[0, 0, 14]).ready()
    assert int(match.state.pile_size[0]) == 1
    play(match, "black")  # the last face-down card, a five; then the fourteen sixes are shuffled
    assert match.state.born[0].tolist() == [0, 0, 14]
    for world in worlds(match, 2):
        assert world.pile[0].tolist() == [0, 0, 14]
        assert world.hand[0, 0, 5].tolist()[2] == 0
    play(match, "move white 34th-west", "take violet", "take green", "move white times-square")
    play(match, "black")  # now seat 1 has a new card, and it is a six
    for world in worlds(match, 2):
        assert world.hand[0, 1, 5].tolist() == [*world.hand[0, 1, 5].tolist()[:2], 1]
        assert world.pile[0].tolist() == [0, 0, 13]


@pytest.mark.rule("CO3")
def test_worlds_are_dealt_evenly():
    """An unknown violet card is a 4, 5 or 6 as often as there are such cards that the viewer has not seen."""
    match = Table(2).hands("violet 4 4", "violet 5").set(top=[2, 0, 0, 0, 0]).ready()
    numbers = np.zeros(3)
    for world in worlds(match, 0, 3000):
        numbers += world.hand[0, 1, 0]
    unseen = np.array(COLOURED) - [2, 0, 1]
    assert np.abs(numbers / 3000 - unseen / unseen.sum()).max() < 0.035


@pytest.mark.rule("CO3")
def test_unknown_black_cards_are_dealt_evenly():
    match = Table(2).hands("black 4 4 4 4 4", "black 6 6").ready()
    numbers = np.zeros(3)
    for world in worlds(match, 0, 3000):
        numbers += world.hand[0, 1, 5]
    unseen = np.array(BLACK_CARDS) - [5, 0, 0]
    assert np.abs(numbers / 6000 - unseen / unseen.sum()).max() < 0.03


@pytest.mark.rule("CO3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_worlds_fit_all_over_random_matches(players: int):
    """Every seat's and a bystander's worlds keep the view, and every component in its place."""
    dice = seed_dice(players)
    for seed in range(6):
        match, chooser = random_match(players, seed)
        while not match.over:
            match.play(int(chooser.choice(match.legal_ids())))
            if chooser.random() < 0.1:
                for seat in range(NOBODY, players):
                    seen = GAME.seen(match.state, seat)
                    world = seen.copy()
                    GAME.door.redeal(world, 0, seat, dice)
                    assert GAME.door.check(world, 0) == 0
                    assert GAME.seen(world, seat).tobytes() == seen.tobytes()


def test_a_redealt_world_can_be_played_to_its_end():
    chooser = random.Random(4)
    match, _ = random_match(2, 11)
    while match.state.phase[0] != BIDDING:
        match.play(int(chooser.choice(match.legal_ids())))
    buffer = GAME.new_move_buffer()
    for world in worlds(match, match.actor, 5):
        world.key[0] = (chooser.getrandbits(60), 1)
        while GAME.door.actor(world, 0) >= 0:
            n = GAME.door.legal(world, 0, buffer)
            GAME.door.apply(world, 0, int(buffer[chooser.randrange(n)]), None)
            assert GAME.door.check(world, 0) == 0
