"""Random matches of every size with and without the variant: they end, nothing is lost, every card comes up."""

import random
from collections import Counter

import pytest

from boroughs.games import load
from boroughs.games.project_skyline.cards import SWAP_TWO_OTHERS
from boroughs.games.project_skyline.moves import CARD, CARD_DRAWN, EVENTS, NO_EFFECT, REPLACED
from boroughs.kernel.note import new_log
from boroughs.match.simulation import Simulation, random_keys

GAME = load("project-skyline")
MATCHES = 3000
LONGEST = 20_000
COMBINATIONS = [(players, expert) for players in (2, 3, 4) for expert in (False, True)]


@pytest.mark.rule("PS3", "PS4", "PS5")
@pytest.mark.parametrize(("players", "expert"), COMBINATIONS)
def test_matches_end_with_all_pieces_cards_and_money_in_their_places(players: int, expert: bool):
    play = Simulation(GAME, players, {"expert": expert}, players, longest=LONGEST, checked=True)
    points, _, lengths = play(random_keys(random.Random(f"{players} {expert}"), MATCHES))
    broken = {GAME.invariants[-n - 1] for n in lengths.tolist() if n < -1}
    assert not broken
    assert lengths.min() > 0, "a match did not end"
    assert (points % 10 == 0).all()
    print(f"{players} players, variant {expert}: {lengths.mean():.0f} decisions, {lengths.max()} at most")


def test_every_kind_of_card_is_drawn_and_carried_out(capsys: pytest.CaptureFixture[str]):
    drawn, idle = Counter(), Counter()
    for seed in range(150):
        for event, card in card_events(3 + seed % 2, seed):
            (drawn if event == CARD_DRAWN else idle)[card] += 1
    with capsys.disabled():
        print("\ncard: drawn, carried out")
        for kind, name in enumerate(CARD.values):
            print(f"  {name}: {drawn[kind]}, {drawn[kind] - idle[kind]}")
    for kind, name in enumerate(CARD.values):
        assert drawn[kind] - idle[kind] > 50, name


@pytest.mark.rule("PS29")
def test_with_two_players_the_swap_of_others_is_always_replaced():
    drawn, replaced = 0, 0
    for seed in range(100):
        for event, card in card_events(2, seed):
            drawn += event == CARD_DRAWN and card == SWAP_TWO_OTHERS
            replaced += event == REPLACED
    assert drawn == replaced > 20


def card_events(players: int, seed: int) -> list[tuple[int, int]]:
    """The kinds of event that name a card, and the cards, of a random match."""
    state, buffer, log, dice = GAME.blank(), GAME.new_move_buffer(), new_log(), random.Random(seed)
    state.key[0] = (dice.getrandbits(63), seed)
    GAME.door.setup(state, 0, players, GAME.option_codes({}), log)
    found = []
    while GAME.door.actor(state, 0) >= 0:
        log[0, 0] = 0
        move = buffer[dice.randrange(int(GAME.door.legal(state, 0, buffer)))]
        GAME.door.apply(state, 0, int(move), log)
        for kind, _, card in log[1 : log[0, 0] + 1, :3].tolist():
            if kind in (CARD_DRAWN, NO_EFFECT, REPLACED):
                found.append((kind, card))
    return found


def test_a_state_is_small():
    assert GAME.layout.size <= 1024
    assert len(EVENTS.kinds) == 30
