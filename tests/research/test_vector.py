"""The vector environment plays the same matches, and shows the same, as a match does."""

import numpy as np
import pytest

from boroughs.games import all_games, load
from boroughs.match import Match, sight
from boroughs.research.observation import observation_of
from boroughs.research.vector import VectorEnv
from tests.research.rows import expected_row

GAMES = all_games()
TABLES = [pytest.param(g, n, id=f"{g.id}-{n}") for g in GAMES for n in range(g.least, g.most + 1)]
MANHATTAN = load("manhattan")


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_same_as_matches(game, players):
    env = VectorEnv(game, 5, players, seed=7)
    matches = [Match(game, players, game.between_programs, env.key(i)) for i in range(5)]
    dice = np.random.default_rng(3)
    for _ in range(120):
        actions = np.zeros(5, np.int64)
        for i, match in enumerate(matches):
            assert env.now.actors[i] == match.actor
            assert sorted(match.legal_ids()) == list(np.flatnonzero(env.now.masks[i]))
            assert (env.now.observations[i] == expected_row(match, match.actor)).all()
            actions[i] = dice.choice(np.flatnonzero(env.now.masks[i]))
        env.step(actions)
        for i, match in enumerate(matches):
            match.play(int(actions[i]))
            assert bool(env.now.done[i]) == match.over
            if match.over:
                assert list(env.points[i]) == match.result.points
                assert list(env.places[i]) == match.result.places
                matches[i] = Match(game, players, game.between_programs, env.key(i))


@pytest.mark.parametrize(("game", "players"), [t for t in TABLES if t.values[1] > 1])
def test_rewards_of_places_sum_to_nothing(game, players):
    env = VectorEnv(game, 16, players, seed=1)
    paid = 0
    for _ in range(2000):
        now = env.step(env.sample())
        assert abs(now.rewards.sum()) < 1e-4
        assert not now.rewards[~now.done].any()
        for i in np.flatnonzero(now.done):
            first, last = env.places[i] == env.places[i].min(), env.places[i] == env.places[i].max()
            assert now.rewards[i][first].min() >= now.rewards[i][last].max()
            paid += 1
    assert paid > 0


@pytest.mark.parametrize("game", GAMES, ids=lambda g: g.id)
def test_points_are_paid_as_they_are_made(game):
    env = VectorEnv(game, 4, game.least, seed=2, rewards="points")
    owed = np.zeros((4, game.least))
    ended = 0
    while ended < 6:
        now = env.step(env.sample())
        owed += now.rewards
        for i in np.flatnonzero(now.done):
            assert (owed[i] == env.points[i]).all()
            owed[i] = 0
            ended += 1


def test_same_seed_same_matches_and_other_seed_others():
    def run(seed):
        env = VectorEnv(MANHATTAN, 8, 4, seed=seed)
        for _ in range(300):
            env.step(env.sample())
        return env.now.observations.copy(), [env.key(i) for i in range(8)]

    assert (run(5)[0] == run(5)[0]).all()
    assert run(5)[1] == run(5)[1]
    assert set(run(5)[1]).isdisjoint(run(6)[1])
    env = VectorEnv(MANHATTAN, 8, 4, seed=5)
    keys = [env.key(i) for i in range(8)]
    env.reset()
    assert set(keys).isdisjoint(env.key(i) for i in range(8)), "a reset without a seed goes on to other matches"
    env.reset(5)
    assert keys == [env.key(i) for i in range(8)]


def test_learner_alone_is_asked():
    seats = np.arange(12) % 3
    env = VectorEnv(MANHATTAN, 12, 3, seed=4, learner=seats)
    env.reset()
    ended = 0
    while ended < 20:
        now = env.step(env.sample())
        assert (now.actors == seats).all()
        ended += int(now.done.sum())


def test_illegal_actions_change_nothing():
    env = VectorEnv(MANHATTAN, 3, 2, seed=4)
    before = env.now.observations.copy()
    actions = env.sample().copy()
    for wrong in (-1, MANHATTAN.moves.size, int(np.flatnonzero(env.now.masks[1] == 0)[0])):
        bad = actions.copy()
        bad[1] = wrong
        with pytest.raises(ValueError, match=rf"action {wrong} is not legal in match 1"):
            env.step(bad)
    with pytest.raises(ValueError, match="3 actions are needed"):
        env.step(actions[:2])
    assert (env.now.observations == before).all()
    env.step(actions)


def test_handed_out_arrays_cannot_be_written():
    env = VectorEnv(MANHATTAN, 3, 2)
    for array in (*env.now, env.points, env.places):
        with pytest.raises(ValueError, match="read-only"):
            array[...] = 0


def test_wrong_requests_are_told():
    with pytest.raises(ValueError, match="places or points"):
        VectorEnv(MANHATTAN, 1, 2, rewards="wins")
    with pytest.raises(ValueError, match="from 0 to 1"):
        VectorEnv(MANHATTAN, 1, 2, learner=2)
    with pytest.raises(ValueError, match="at least one match"):
        VectorEnv(MANHATTAN, 0, 2)
    with pytest.raises(ValueError, match="are int32 or a floating-point type, not int8"):
        VectorEnv("project-skyline", 1, 2, dtype=np.int8)


@pytest.mark.parametrize("game", GAMES, ids=lambda g: g.id)
def test_named_parts_are_the_fields(game):
    spec = observation_of(game)
    match = Match(game, game.least, key=b"k" * 16)
    row = spec.write(match.state, match.actor, np.zeros(spec.size, spec.dtype))
    named = spec.named(row)
    shown = sight.fields(game, match.seen(match.actor), match.actor)
    assert set(named) == {"seat", *shown}
    for name, field in game.layout.fields.items():
        if field.sight == "secret" or np.dtype(field.scalar) == np.uint64:
            continue
        value = shown[name] if field.sight == "open" else shown[name][match.actor]
        assert named[name].tolist() == value
    low, high = spec.bounds()
    assert ((row >= low) & (row <= high)).all()


def test_float_observations_hold_the_same_numbers():
    whole, floating = (VectorEnv(MANHATTAN, 4, 4, seed=1, dtype=t) for t in (None, np.float32))
    for _ in range(50):
        assert (whole.now.observations == floating.now.observations).all()
        whole.step(whole.sample())
        floating.step(floating.sample())
    assert floating.now.observations.dtype == np.float32
