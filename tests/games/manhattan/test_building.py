"""Building and giving up in positions set up by hand."""

import random

import pytest

from boroughs.match import Match
from boroughs.match.words import words
from tests.games.manhattan.table import GAME, Table, play, texts

CITIES = ("sydney", "manhattan", "frankfurt", "hong-kong", "sao-paulo", "cairo")


def walled(square: int, owner: str, *heights: int) -> Table:
    """Two players; the owner's towers stand on this square of all cities, which are all that the other one's cards mean."""
    table = Table(2).hand(1, square, square, square, square)
    for city, height in zip(CITIES, heights, strict=True):
        table.tower(city, square, f"{owner} {height}")
    return table


@pytest.mark.rule("CO5", "CO3")
def test_the_only_build_that_a_hand_allows_is_not_made_for_the_player():
    """Others would see it made, and know that none of the four cards allowed another."""
    match = walled(9, "vermilion", 4, 4, 4, 3, 3, 1).ready("vermilion", 1).ready("blue", 1).start(auto=True)
    play(match, "build sydney 2 1")
    assert (match.actor, match.forced) == (1, [])
    assert texts(match) == {"build cairo 9 1"}


@pytest.mark.rule("CO5", "CO3", "MH15")
def test_the_only_thing_to_give_up_is_not_given_up_for_the_player():
    match = walled(9, "vermilion", 4, 4, 4, 3, 3, 2).ready("vermilion", 1).ready("blue", 1).start(auto=True)
    play(match, "build sydney 2 1")
    assert (match.actor, match.forced) == (1, [])
    assert texts(match) == {"give-up 9 1"}


@pytest.mark.rule("CO5")
def test_a_part_without_a_choice_is_taken_for_the_player():
    """Supplies are open: nobody learns anything by it."""
    table = Table(4).set(phase=0, round_number=4, starter=3, turn=3)
    for colour in ("vermilion", "blue", "green", "amber"):
        for n, size in enumerate([1] * 5 + [2] * 6 + [3] * 4 + [4] * 3):
            table.tower(CITIES[n % 6], 1 + n // 6, f"{colour} {size}")
    match = table.start(auto=True)
    match.play("choose 1")
    assert match.forced == list(range(2, 25))


# --- nothing fits


@pytest.mark.rule("MH15")
def test_who_can_place_nothing_is_asked_for_what_he_gives_up():
    table = walled(9, "vermilion", 4, 4, 4, 3, 3, 3).ready("vermilion", 1).ready("blue", 1, 2).set(turn=1)
    match = table.start()
    assert {move.kind for move in match.legal()} == {"give-up"}
    asked = match.view(1).prompt
    assert words(GAME).prompt(asked, "Ada", you=True) == "None of your parts fits anywhere: give up a card and a part."


@pytest.mark.rule("MH15", "MH6", "CO3")
def test_others_are_not_told_before_that_nothing_fits():
    table = walled(9, "vermilion", 4, 4, 4, 3, 3, 3).ready("vermilion", 1).ready("blue", 1, 2).set(turn=1)
    match = table.start()
    assert match.view(0).prompt == match.view(None).prompt == "prompt-build"


@pytest.mark.rule("MH15")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_prompt_asks_for_what_is_legal(players: int):
    match, chooser = Match(GAME, players, key=bytes(16), auto=False), random.Random(players)
    asked = {"prompt-choose": "choose", "prompt-build": "build", "prompt-give-up": "give-up"}
    while not match.over:
        kinds = {GAME.moves.kind_of(move).name for move in match.legal_ids().tolist()}
        assert kinds == {asked[match.view(match.actor).prompt]}
        match.play(int(chooser.choice(match.legal_ids())))


@pytest.mark.rule("MH15")
def test_any_card_and_any_part_may_be_given_up():
    table = walled(9, "vermilion", 4, 4, 4, 3, 3, 3).tower("sydney", 8, "green 4").tower("manhattan", 8, "green 4")
    for city, height in (("frankfurt", 4), ("hong-kong", 3), ("sao-paulo", 3), ("cairo", 3)):
        table.tower(city, 8, f"green {height}")
    table.hand(1, 9, 9, 8, 8).ready("blue", 1, 2).ready("amber", 1).ready("vermilion", 1).set(turn=1)
    match = table.start()
    assert texts(match) == {f"give-up {card} {part}" for card in (8, 9) for part in ("1", "2", "1 second")}
    play(match, "give-up 8 1 second")
    assert match.state.given_up[0].tolist() == [[0] * 4] * 3 + [[1, 0, 0, 0]]
    assert match.state.played[0, 1, table.card(1, 8)] == 1
