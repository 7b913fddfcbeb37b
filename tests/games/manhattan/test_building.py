"""Building and giving up in positions set up by hand."""

import pytest

from tests.games.manhattan.table import Table, play, texts

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
