"""Hidden information is sacred: two worlds that differ only in what a seat cannot know look the same to it, on every channel."""

import random

import msgspec
import numpy as np
import pytest

from boroughs.kernel import NOBODY, seed_dice
from boroughs.kernel.record import OPEN, states
from boroughs.match import IllegalMove, Match, sight
from boroughs.match.words import words
from tests.cases import ALL, Case, random_match

POSITIONS = 12
SEEDS = 30


def other_world(match: Match, seat: int, seed: int) -> Match:
    """The same match as the seat knows it, with everything else dealt anew."""
    other = Match(match.game, match.players, match.options, match.key, match.seats)
    other.__dict__.update({**match.__dict__, "event_rows": list(match.event_rows), "moves": list(match.moves)})
    dice = seed_dice(seed)
    world = sight.seen(match.game, match.state, seat)
    match.game.door.redeal(world, 0, seat, dice)
    world.key[0] = (dice[0], dice[0] ^ np.uint64(12345))
    world.draws[0] = match.state.draws[0]
    other.state = world
    other._buffer = match.game.new_move_buffer()
    return other


def positions(case: Case, seed: int):
    """Positions all over random matches."""
    chooser = random.Random(f"{case} {seed}")
    whole, _ = random_match(case, seed)
    for version in sorted(chooser.sample(range(whole.version), min(POSITIONS, whole.version))):
        yield whole.replayed(version)


def eyes(match: Match):
    return [NOBODY, *range(match.players)]


@pytest.mark.rule("CO3")
@pytest.mark.parametrize("case", ALL, ids=str)
def test_a_redealt_world_is_a_possible_one_and_looks_the_same(case: Case):
    nothing_hidden = all(f.sight == OPEN for n, f in case.load.layout.fields.items() if n not in ("key", "draws"))
    for seed in range(1, SEEDS):  # where little is hidden for long, a match may show nothing to redeal
        if changed_worlds(case, seed) > 0 or nothing_hidden:
            return
    pytest.fail("no redeal ever changed anything")


def changed_worlds(case: Case, seed: int) -> int:
    """How many of a match's redealt worlds differ from the real one; each must be possible and look the same."""
    changed = 0
    for match in positions(case, seed):
        for seat in eyes(match):
            world = other_world(match, seat, match.version * 10 + seat + 1)
            broken = match.game.door.check(world.state, 0)
            assert not broken, f"seat {seat}, version {match.version}: {match.game.invariants[broken]}"
            seen, also = (sight.seen(match.game, m.state, seat) for m in (match, world))
            assert differing(match.game, seen, also) == [], f"seat {seat}, version {match.version}"
            world.state.key[0] = match.state.key[0]
            changed += world.state.tobytes() != match.state.tobytes()
    return changed


def differing(game, one, two):
    a, b = one.view(np.ndarray), two.view(np.ndarray)
    return [name for name in game.layout.fields if not np.array_equal(a[name], b[name])]


@pytest.mark.rule("CO3")
@pytest.mark.parametrize("case", ALL, ids=str)
def test_two_worlds_that_a_seat_cannot_tell_apart_send_it_the_same_bytes(case: Case):
    for match in positions(case, 2):
        for seat in eyes(match):
            world = other_world(match, seat, match.version * 10 + seat + 1)
            viewer = None if seat == NOBODY else seat
            assert sent(match, viewer) == sent(world, viewer), f"seat {seat}, version {match.version}"


def sent(match: Match, viewer: int | None) -> bytes:
    """All that a viewer gets at a position: view, legal moves, errors, prompt and board in words."""
    parts = [msgspec.json.encode(match.view(viewer))]
    if viewer is not None and viewer == match.actor:
        parts.append(msgspec.json.encode(match.legal()))
        chooser = random.Random(match.version)
        for move in chooser.sample(range(match.game.moves.size), min(20, match.game.moves.size)):
            if move not in match.legal_ids():
                with pytest.raises(IllegalMove) as refused:
                    match._checked(move)
                parts.append(str(refused.value).encode())
    text = match.game.module("text")
    eyes_of = NOBODY if viewer is None else viewer
    parts.append(text.draw(match.seen(viewer), eyes_of, words(match.game)).encode())
    return b"\n".join(parts)


@pytest.mark.rule("CO3")
@pytest.mark.parametrize("case", ALL, ids=str)
def test_the_actor_needs_nothing_that_he_cannot_see(case: Case):
    """Legal moves, points and the actor follow from the blotted-out record."""
    for match in positions(case, 3):
        known = match.seen(match.actor)
        game, buffer = match.game, match.game.new_move_buffer()
        count = game.door.legal(known, 0, buffer)
        assert list(buffer[:count]) == list(match.legal_ids())
        for viewer in [None, *range(match.players)]:
            known = match.seen(viewer)
            assert game.door.actor(known, 0) == match.actor
            points = np.zeros(game.most, np.int64)
            game.door.score(known, 0, points)
            assert list(points[: match.players]) == match.points


@pytest.mark.rule("CO3")
@pytest.mark.parametrize("case", ALL, ids=str)
def test_events_tell_a_viewer_no_more_than_the_position_does(case: Case):
    """Where a move leads two worlds to positions that look the same to a viewer, its events look the same too, but for their order: cards that
    Egon turned up lie there for all to see, and the position does not tell which came first."""
    compared = 0
    for match in positions(case, 4):
        for seat in eyes(match):
            world = other_world(match, seat, match.version * 10 + seat + 1)
            legal = [int(i) for i in match.legal_ids() if int(i) in set(world.legal_ids().tolist())]
            for move in random.Random(match.version).sample(legal, min(4, len(legal))):
                one, two = after(match, move), after(world, move)
                if not differing(match.game, *(sight.seen(match.game, m.state, seat) for m in (one, two))):
                    viewer = None if seat == NOBODY else seat
                    assert in_any_order(one, match.version, viewer) == in_any_order(two, match.version, viewer)
                    compared += 1
    assert compared > 0


def in_any_order(match: Match, since: int, viewer: int | None) -> list[str]:
    return sorted(map(str, match.events(since, viewer)))


def after(match: Match, move: int) -> Match:
    copy = Match.__new__(Match)
    copy.__dict__.update(match.__dict__)
    for name in ("moves", "forced", "_actors", "_barriers", "event_rows"):
        setattr(copy, name, list(getattr(match, name)))
    copy.state = states(match.state.view(np.ndarray).copy())
    copy._buffer, copy._log = match.game.new_move_buffer(), match._log.copy()
    copy._apply(move)
    return copy


@pytest.mark.rule("CO3")
@pytest.mark.parametrize("case", ALL, ids=str)
def test_only_the_actor_is_told_the_legal_moves(case: Case):
    for match in positions(case, 5):
        for seat in range(match.players):
            assert bool(match.legal(seat)) == (seat == match.actor)
