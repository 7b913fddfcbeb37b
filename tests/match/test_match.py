"""The match as the authority: checked play, refusals that change nothing, undo, records."""

import json
import random
from functools import cache

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boroughs.games import load
from boroughs.match import (
    IllegalMove,
    Match,
    MatchError,
    MatchOver,
    NotYourTurn,
    RecordError,
    StaleVersion,
    UndoRefused,
)
from boroughs.match.match import key_hash
from boroughs.match.record import decode, encode, load_match, to_record
from boroughs.match.words import words

KEY = bytes(range(16))


def started(**rest) -> Match:
    return Match("manhattan", 4, key=KEY, **rest)


@pytest.mark.parametrize("key", [b"", b"x", bytes(40)])
def test_a_key_has_16_bytes(key):
    for begin in (lambda: Match("manhattan", 2, key=key), lambda: Match.at_table("manhattan", ["Ada", "Bob"], key=key)):
        with pytest.raises(MatchError, match=f"16 bytes, not {len(key)}"):
            begin()


@pytest.mark.parametrize("seats", [["Ada"], ["Ada", "Bob", "Cy"]])
def test_all_players_are_named_or_none(seats):
    with pytest.raises(MatchError, match=f"all 2 players or none: there are {len(seats)}"):
        Match("manhattan", 2, seats=seats)


@cache
def finished() -> Match:
    """One finished match; nobody changes it."""
    match, chooser = started(), random.Random(1)
    while not match.over:
        match.play(int(chooser.choice(match.legal_ids())))
    return match


@pytest.mark.parametrize(
    ("error", "how"),
    [
        (NotYourTurn, {"move": "choose 1", "seat": 2}),
        (StaleVersion, {"move": "choose 1", "version": 7}),
        (IllegalMove, {"move": "choose 1 second"}),
        (IllegalMove, {"move": "dance"}),
        (IllegalMove, {"move": 10_000}),
        (IllegalMove, {"move": -1}),
    ],
)
def test_a_refused_move_changes_nothing_and_says_why(error, how):
    match = started()
    before = match.hash()
    with pytest.raises(error) as refused:
        match.play(**how)
    assert len(str(refused.value)) > 10
    assert (match.hash(), match.version, len(match.event_rows)) == (before, 0, 1)


def test_nothing_can_be_played_after_the_end():
    with pytest.raises(MatchOver):
        finished().play("choose 1")


def test_two_moves_for_the_same_version_cannot_both_win():
    match = started()
    match.play("choose 1", seat=0, version=0)
    with pytest.raises(StaleVersion):
        match.play("choose 2", seat=0, version=0)


@pytest.mark.rule("CO5")
def test_a_forced_decision_is_made_for_the_player_and_logged():
    match = finished()
    assert match.forced, "the last round leaves no choice of parts to somebody"
    for n in match.forced:
        before = match.replayed(n - 1)
        before.auto = [False] * 4
        assert len(before.legal()) == 1
        assert match.events(n - 1)[0].n == n


@pytest.mark.rule("CO5")
def test_it_can_be_switched_off():
    match, chooser = started(auto=False), random.Random(1)
    while not match.over:
        match.play(int(chooser.choice(match.legal_ids())))
    assert match.forced == []
    assert match.version == 192


def downtown(**rest) -> Match:
    """A turn of New York 1901 under way: on the lot just taken a bar of three has one place only, a bar of two has two."""
    match = Match("new-york-1901", 3, key=(0x47A).to_bytes(16, "big"), **rest)
    match.play("take green 3")
    match.play("settle c4")
    return match


@pytest.mark.rule("CO5")
def test_a_forced_end_of_the_turn_waits_for_who_can_still_take_something_back():
    hurried, match = downtown(), downtown()
    hurried.play("build bronze-i3")
    assert hurried.forced == [4]
    assert (hurried.actor, hurried.undo_target(0)) == (1, None), "the place was taken, and a card turned up"
    match.play("build bronze-i3", careful=True)
    assert match.forced == []
    assert [move.text for move in match.legal(0)] == ["place c4 north"]
    assert match.undo(0) == 2
    match.play("build bronze-i3", careful=True)
    match.play("place c4 north", careful=True)
    assert match.actor == 1
    assert match.hash() == hurried.hash()


def test_undo_goes_back_step_by_step_through_ones_own_turn():
    match = started()
    hashes = [match.hash()]
    for text in ("choose 1", "choose 2", "choose 3"):
        match.play(text)
        hashes.append(match.hash())
    assert match.undo_target(1) is None
    for n in (2, 1, 0):
        assert match.undo(0) == n
        assert match.hash() == hashes[n]
    with pytest.raises(UndoRefused):
        match.undo(0)


def test_undo_stops_where_another_has_acted_or_a_card_was_drawn():
    match = started(auto=False)
    for _ in range(6):
        match.play("choose 1")
    assert match.undo_target(0) == 5, "the turn has passed on, but nobody has acted yet"
    match.play("choose 1")
    assert match.undo_target(0) is None
    while match.view(None).prompt == "prompt-choose":
        match.play("choose 1")
    match.play(match.legal()[0].id)
    with pytest.raises(UndoRefused, match="drawn or revealed"):
        match.undo(0)


def test_events_since_a_version_are_those_after_it():
    match = finished()
    everything = match.events(-1, 2)
    for since in (0, 50, match.version - 1):
        assert match.events(since, 2) == [e for e in everything if e.n > since]
    assert match.events(match.version, 2) == []


def test_the_key_is_hashed_before_and_shown_after():
    match = started()
    assert to_record(match).key is None
    assert to_record(match).key_hash == key_hash(KEY) != key_hash(bytes(16))
    assert to_record(finished()).key == KEY.hex()


def test_a_record_is_a_readable_document():
    document = json.loads(encode(to_record(finished())))
    assert document["game"] == "manhattan"
    assert document["moves"][0].startswith("choose ")
    assert document["result"]["points"] == finished().points


def edited(**changes) -> bytes:
    return json.dumps({**json.loads(encode(to_record(finished()))), **changes}).encode()


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"game": "monopoly"}, "no game 'monopoly'"),
        ({"players": 9}, "2 to 4 players"),
        ({"options": {"speed": 3}}, "no option 'speed'"),
        ({"rules_version": 99}, "newer than version"),
        ({"rules_version": 0}, "have changed since"),
        ({"key": "00" * 16}, "has been changed"),
        ({"key": "zz"}, "has been changed"),
        ({"key": None}, "no key"),
        ({"moves": ["choose 4"] * 5}, "Move 4 of the record"),
        ({"moves": ["fly"]}, "Move 1 of the record"),
        ({"result": {"points": [1, 2, 3, 4], "places": [4, 3, 2, 1]}}, "its moves lead to"),
        ({"seats": ["Ada"]}, "names 1 seats"),
        ({"components": "0123"}, "other components"),
        ({"format": 2}, "reads format 1"),
        ({"moves": "choose"}, "not a record"),
    ],
)
def test_an_edited_record_is_refused_in_one_sentence(changes, says):
    with pytest.raises(RecordError) as refused:
        load_match(decode(edited(**changes)))
    assert says in str(refused.value)


def test_a_truncated_record_is_refused():
    whole = encode(to_record(finished()))
    for length in (0, 1, len(whole) // 2, len(whole) - 3):
        with pytest.raises(RecordError, match="cut off"):
            decode(whole[:length])


@settings(max_examples=200, deadline=None)
@given(st.binary(max_size=200))
def test_any_bytes_are_a_record_or_refused(text: bytes):
    with pytest.raises(RecordError):
        load_match(decode(text))


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_a_mutated_record_loads_to_the_same_match_or_is_refused(data):
    whole = bytearray(encode(to_record(finished())))
    for _ in range(data.draw(st.integers(1, 3))):
        whole[data.draw(st.integers(0, len(whole) - 1))] = data.draw(st.integers(32, 126))
    try:
        match = load_match(decode(bytes(whole)))
    except MatchError as error:
        assert str(error)[-1] in ".?"
    else:
        assert match.hash() == finished().hash()


def test_views_are_plain_data():
    view = started().view(1)
    assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view
    assert "key" not in view.fields
    assert "draws" not in view.fields


@pytest.mark.parametrize(
    ("game", "language", "said"),
    [("project-skyline", "en", "$700"), ("project-skyline", "de", "700\xa0$"), ("manhattan", "en", "700")],
)
def test_a_game_may_say_common_words_otherwise(game, language, said):
    assert words(load(game), language).say("score", points=700) == said
