"""A copy of a match is played on without changing the match."""

import random

import pytest

from boroughs.match import Match
from boroughs.match.match import STRIDE


def test_a_copy_goes_its_own_way():
    match = Match("manhattan", 2, key=bytes(16))
    before, version = match.hash(), match.version
    other = match.copy()
    other.play(match.legal()[0].id)
    assert (match.hash(), match.version, len(match.events())) == (before, version, len(match.events(-1)))
    assert other.version == version + 1
    match.play(match.legal()[0].id)
    assert match.hash() == other.hash()


def test_a_copy_can_be_undone_alone():
    match = Match("manhattan", 2, key=bytes(16))
    match.play(match.legal()[0].id)
    other, stands = match.copy(), match.hash()
    seat = 0 if match.undo_target(0) is not None else 1
    other.undo(seat)
    assert match.hash() == stands != other.hash()


def test_copies_of_copies_have_equal_hashes():
    match = Match("manhattan", 2, key=bytes(16))
    for _ in range(40):
        move = int(match.legal_ids()[-1])
        one, other = match.copy(), match.copy().copy()
        one.play(move)
        other.play(move)
        assert one.hash() == other.hash()
        match = one
    assert match.hash() == match.replayed(match.version).hash()


@pytest.mark.parametrize("game", ["manhattan", "fifth-avenue"])
def test_going_back_is_short_in_a_long_match(game, monkeypatch):
    """Every earlier version is found again exactly, and by playing a few moves, not all of them."""
    match, chooser = Match(game, 2, key=bytes(16)), random.Random(7)
    hashes = {match.version: match.hash()}
    while not match.over and match.version < 5 * STRIDE:
        match.play(int(chooser.choice(match.legal_ids())))
        hashes[match.version] = match.hash()
    played, apply = [], Match._apply
    monkeypatch.setattr(Match, "_apply", lambda self, move: (played.append(move), apply(self, move))[1])
    for version, wanted in hashes.items():
        played.clear()
        past = match.replayed(version)
        assert (past.hash(), past.version, past.moves) == (wanted, version, match.moves[:version])
        assert past.events() == [event for event in match.events() if event.n <= version]
        assert past.forced == [n for n in match.forced if n <= version]
        assert len(played) < STRIDE
    again = match.replayed(3 * STRIDE + 1).replayed(STRIDE)
    again.auto = [False] * again.players
    for move in match.moves[STRIDE:]:
        again.play(move)
    assert again.hash() == match.hash()
