"""Moves and events as tables: notation, ids, words for errors."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boroughs.kernel import Events, Moves, event, hidden, kind, names, number, seat, span, trailing
from boroughs.kernel.tables import NotationError

MOVES = Moves(
    kind("pass"),
    kind("build", city=names("city", "cairo", "hong-kong"), square=span(1, 9), size=span(1, 4)),
    kind("choose", size=span(1, 4), colour=trailing("own", "first", "second")),
)
EVENTS = Events(
    event("drawn", player=seat(), card=hidden(number("card"), "player")),
    event("given", giver=seat(), taker=seat(), tile=hidden(number(), "giver", "taker")),
    event("shown", city=names("city", "cairo", "hong-kong"), player=seat()),
)


def test_print_and_parse_are_inverse_for_every_move():
    texts = [MOVES.text(move) for move in range(MOVES.size)]
    assert len(set(texts)) == MOVES.size == 1 + 2 * 9 * 4 + 4 * 2
    assert [MOVES.parse(text) for text in texts] == list(range(MOVES.size))


def test_the_last_field_runs_fastest():
    assert MOVES.id("build", "cairo", 1, 2) == MOVES["build"] + 1
    assert MOVES.text(MOVES.id("choose", 3, "first")) == "choose 3"
    assert MOVES.text(MOVES.id("choose", 3, "second")) == "choose 3 second"


@given(st.text(max_size=40))
def test_any_text_is_a_move_or_a_helpful_refusal(text: str):
    try:
        move = MOVES.parse(text)
    except NotationError as error:
        assert str(error).endswith(".")
    else:
        assert MOVES.parse(MOVES.text(move)) == move


@given(
    st.lists(
        st.sampled_from(["build", "choose", "pass", "cairo", "0", "1", "9", "10", "-1", "second", "٣"]), max_size=5
    )
)
def test_almost_moves_are_refused_in_words(words: list[str]):
    try:
        MOVES.parse(" ".join(words))
    except NotationError as error:
        assert len(str(error)) > 10


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("jump", "starts with one of pass, build, choose"),
        ("", "starts with one of"),
        ("build cairo 1", "build city square size"),
        ("build rome 1 1", "'rome' is not a city: one of cairo, hong-kong"),
        ("build cairo 10 1", "1 to 9"),
        ("choose", "choose size [colour]"),
    ],
)
def test_a_refusal_says_what_would_be_right(text: str, says: str):
    with pytest.raises(NotationError) as refused:
        MOVES.parse(text)
    assert says in str(refused.value)


def test_ids_out_of_range_are_refused():
    for move in (-1, MOVES.size):
        with pytest.raises(NotationError):
            MOVES.text(move)


@pytest.mark.rule("CO3")
def test_a_hidden_field_is_shown_to_those_it_belongs_to_alone():
    drawn, given = [0, 2, 5, 0], [1, 0, 1, 9]
    assert EVENTS.fields(drawn, viewer=2) == {"player": 2, "card": 5}
    assert EVENTS.fields(drawn, viewer=1) == EVENTS.fields(drawn, viewer=-1) == {"player": 2}
    assert "tile" in EVENTS.fields(given, 0)
    assert "tile" in EVENTS.fields(given, 1)
    assert "tile" not in EVENTS.fields(given, 2)


def test_an_event_reads_as_one_line():
    assert EVENTS.text([2, 1, -1]) == "shown city=hong-kong player=-"
