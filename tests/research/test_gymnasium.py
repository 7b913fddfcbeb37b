"""Gymnasium's own checks pass for every game, and opponents are who they should be."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from boroughs.games import all_games, load
from boroughs.match import Match
from boroughs.research import pettingzoo
from boroughs.research.gymnasium import BoroughsEnv, BoroughsVectorEnv, as_opponent, at_random
from boroughs.research.spaces import Eyes
from boroughs.research.vector import VectorEnv

GAMES = all_games()
TABLES = [pytest.param(g, n, id=f"{g.id}-{n}") for g in GAMES for n in range(g.least, g.most + 1)]


@pytest.mark.parametrize("form", ["flat", "dict"])
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_check_env(game, players, form):
    env = gymnasium.make(f"boroughs/{game.id}-v{game.rules_version}", players=players, observations=form)
    check_env(env.unwrapped)


@pytest.mark.parametrize("game", GAMES, ids=lambda g: g.id)
def test_made_by_name(game):
    env = gymnasium.make(f"boroughs/{game.id}-v{game.rules_version}", players=game.least)
    _, info = env.reset(seed=1)
    env.action_space.seed(1)
    done, steps = False, 0
    while not done:
        seen, reward, done, _, info = env.step(env.action_space.sample(info["action_mask"]))
        assert seen in env.observation_space
        steps += 1
    assert steps > 1
    assert not info["illegal"]
    assert min(info["places"]) == 1 or game.least == 1, "who plays alone may lose"
    assert -1 <= reward <= 1


def test_seats_take_turns():
    env = BoroughsEnv("manhattan", 3)
    first, *others, again = [env.reset(seed=s)[1]["seat"] for s in (4, None, None, None, 4)]
    assert others == [(first + n) % 3 for n in (1, 2, 3)]
    assert again == first, "the seed settles the seat"


def test_every_seat_comes_with_some_seed():
    env = BoroughsEnv("manhattan", 3)
    assert {env.reset(seed=s)[1]["seat"] for s in range(20)} == {0, 1, 2}
    asked = BoroughsEnv("manhattan", 3, seat=1)
    assert {asked.reset(seed=s)[1]["seat"] for s in range(5)} == {1}


def test_wrong_requests_are_told_when_it_is_made():
    with pytest.raises(ValueError, match="no option 'round'"):
        BoroughsEnv("manhattan", 3, round="x")
    with pytest.raises(ValueError, match="one of six-of-four, four-of-six"):
        BoroughsEnv("manhattan", 3, rounds="x")


def test_the_illegal_loses():
    env = BoroughsEnv("manhattan", 3)
    _, info = env.reset(seed=1)
    _, reward, terminated, _, info = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, terminated, info["illegal"]) == (-1.0, True, True)


def test_opponents_sit_clockwise_and_know_their_own_cards_only():
    asked = []

    def by_name(name):
        def choose(game, known, seat, seed):
            asked.append((name, seat))
            others = [p for p in range(3) if p != seat]
            assert (known.hand[0, others] == -1).all()
            assert known.hand[0, seat].sum() == 4
            return at_random(game, known, seat, seed)

        return choose

    env = BoroughsEnv("manhattan", 3, opponents=[by_name("left"), by_name("right")], seat=1)
    _, info = env.reset(seed=3)
    for _ in range(10):
        *_, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
    assert set(asked) == {("left", 2), ("right", 0)}
    with pytest.raises(ValueError, match="each of the 2 others"):
        BoroughsEnv("manhattan", 3, opponents=[at_random])


def test_bots_are_opponents():
    from boroughs.bots import Budget, make

    bot = as_opponent(make("greedy"), Budget())
    env = BoroughsEnv("manhattan", 2, opponents=bot, seat=0, rewards="points")
    results = []
    for seed in range(6):
        _, info = env.reset(seed=seed)
        env.action_space.seed(seed)
        done = False
        while not done:
            _, _, done, _, info = env.step(env.action_space.sample(info["action_mask"]))
        results.append(info["places"][0])
    assert results.count(2) >= 5, "random play hardly ever beats the greedy bot"


@pytest.mark.parametrize("game", GAMES, ids=lambda g: g.id)
def test_vector_env_by_name(game):
    env = gymnasium.make_vec(
        f"boroughs/{game.id}-v{game.rules_version}",
        num_envs=6,
        players=game.least,
        vectorization_mode="vector_entry_point",
    )
    seen, info = env.reset(seed=5)
    assert seen in env.observation_space
    ended = 0
    dice = np.random.default_rng(1)
    for _ in range(3000):
        actions = np.array([dice.choice(np.flatnonzero(mask)) for mask in info["action_mask"]])
        seen, rewards, terminated, _, info = env.step(actions)
        assert (rewards[~terminated] == 0).all()
        ended += terminated.sum()
        if ended >= 12:
            break
    assert ended >= 12
    assert (info["seat"] == np.arange(6) % game.least).all()


def test_random_learner_breaks_even_in_the_vector_env():
    env = BoroughsVectorEnv("manhattan", 256, 4)
    env.reset(seed=2)
    paid = []
    while len(paid) < 1000:
        _, rewards, done, _, _ = env.step(env.matches.sample())
        paid += list(rewards[done])
    assert abs(np.mean(paid)) < 4 * 0.75 / np.sqrt(len(paid)), "from all seats, random play against itself is even"


@pytest.mark.parametrize("game", GAMES, ids=lambda g: g.id)
def test_an_end_in_the_vector_env_is_told(game):
    """Gymnasium's contract for a match that is followed by the next in the same step."""
    players = max(2, game.least)
    env = BoroughsVectorEnv(game, 4, players, rewards="points")
    env.reset(seed=1)
    owed, ended = np.zeros(4), 0
    for _ in range(5000):
        before, actions = env.matches._table.states.copy(), env.matches.sample().copy()
        _, rewards, done, _, info = env.step(actions)
        owed += rewards
        assert ("final_obs" in info) == done.any()
        for i in np.flatnonzero(done):
            final, seat = info["final_info"], i % players
            assert list(info["_final_obs"]) == list(info["_final_info"]) == list(final["_points"]) == list(done)
            assert info["final_obs"][i] in env.single_observation_space
            assert final["points"][i, seat] == owed[i]
            assert (final["points"][i] == env.matches.points[i]).all()
            assert (final["places"][i] == env.matches.places[i]).all()
            assert final["seat"][i] == seat
            owed[i] = 0
            twin = Match(game, players, env.matches.options, bytes(16))
            twin.state[:] = before[i : i + 1]
            twin.play(int(actions[i]))
            if twin.over:  # no random player had a say after the learner
                assert (info["final_obs"][i] == Eyes(game).look(twin, seat)).all(), "as a match shows its end"
                ended += 1
        if ended:
            break
    assert ended


def test_what_a_vector_env_cannot_do_is_told():
    env = BoroughsVectorEnv("manhattan", 2, 2)
    with pytest.raises(ValueError, match="give a number, not a list"):
        env.reset(seed=[1, 2])
    with pytest.raises(ValueError, match="takes no options, not reset_mask"):
        env.reset(options={"reset_mask": np.array([True, False])})
    env.reset(seed=np.int64(3), options={})


@pytest.mark.parametrize("make", [BoroughsEnv, pettingzoo.env, pettingzoo.parallel_env])
def test_seeds_are_not_negative(make):
    with pytest.raises(ValueError, match="from 0 on, not -1"):
        make("manhattan", 2).reset(seed=-1)


def test_seeds_of_vector_envs_are_not_negative():
    for begin in (
        lambda: VectorEnv("manhattan", 1, 2, seed=-1),
        lambda: BoroughsVectorEnv("manhattan", 1).reset(seed=-1),
    ):
        with pytest.raises(ValueError, match="from 0 on, not -1"):
            begin()


def test_pictures():
    for mode, start in (("ansi", "Round 1"), ("svg", "<svg")):
        env = BoroughsEnv(load("manhattan"), 2, render_mode=mode)
        env.reset(seed=1)
        assert env.render().startswith(start)
    with pytest.raises(ValueError, match="render_mode"):
        BoroughsEnv("manhattan", 2, render_mode="film")
