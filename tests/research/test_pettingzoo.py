"""PettingZoo's own tests pass, unmodified, for every game, number of players and option."""

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)

from boroughs.games import load
from boroughs.research import pettingzoo as pz
from tests.cases import ALL, PLAIN

# PettingZoo knows the classic games with masks by name, and wonders about dictionaries from others
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]
CYCLES = 60


@pytest.mark.parametrize("form", ["flat", "dict"])
@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_api(case, form):
    api_test(pz.env(case.game, case.players, observations=form), num_cycles=CYCLES)


@pytest.mark.parametrize("case", [c for c in ALL if c.chosen], ids=str)
def test_api_with_options(case):
    as_python = {name.replace("-", "_"): value for name, value in case.chosen}
    env = pz.env(case.game, case.players, rewards="points", **as_python)
    api_test(env, num_cycles=CYCLES)
    options = env.unwrapped.seats.match.options
    assert all(options[name] == value for name, value in case.chosen)


@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_seed(case):
    seed_test(lambda: pz.env(case.game, case.players), num_cycles=CYCLES)


@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_max_cycles(case):
    max_cycles_test(pz.module(case.game, case.players))


@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_render(case, capsys):
    svg = {"svg": lambda drawn: drawn.startswith("<svg") and drawn.endswith("</svg>")}
    render_test(pz.module(case.game, case.players).env, custom_tests=svg)
    assert capsys.readouterr().out, "the mode for people prints the board"


@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_parallel(case):
    parallel_api_test(pz.parallel_env(case.game, case.players), num_cycles=CYCLES)
    parallel_seed_test(lambda: pz.parallel_env(case.game, case.players), num_cycles=10)


@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_whole_match_pays_by_places(case):
    env = pz.env(case.game, case.players)
    env.reset(seed=11)
    paid = dict.fromkeys(env.agents, 0.0)
    dice = np.random.default_rng(1)
    for agent in env.agent_iter(1_000_000):
        seen, reward, terminated, truncated, _ = env.last()
        paid[agent] += reward
        over = terminated or truncated
        env.step(None if over else int(dice.choice(np.flatnonzero(seen["action_mask"]))))
    places = env.unwrapped.seats.match.result.places
    assert abs(sum(paid.values())) < 1e-9 or case.players == 1
    assert sorted(paid.values(), reverse=True) == [paid[f"player_{p}"] for p in np.argsort(places, kind="stable")]


def test_the_illegal_ends_the_match():
    env = pz.env("manhattan", 2)
    env.reset(seed=1)
    seen, *_ = env.last()
    env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert all(env.terminations.values())
    assert env.rewards == {"player_0": -1.0, "player_1": 0}


def test_waiting_in_cycles():
    env = pz.parallel_env("manhattan", 3)
    seen, _ = env.reset(seed=1)
    wait = load("manhattan").moves.size
    assert [agent for agent, s in seen.items() if s["action_mask"][wait]] == ["player_1", "player_2"]
    *_, infos = env.step(dict.fromkeys(env.agents, wait))
    assert infos["player_0"]["illegal"]
    assert env.seats.match.version == 0


def test_other_seats_cards_stay_hidden():
    env = pz.env("manhattan", 4, observations="dict")
    env.reset(seed=1)
    hands = [env.observe(agent)["observation"]["hand"] for agent in env.agents]
    match = env.unwrapped.seats.match
    for seat, hand in enumerate(hands):
        assert hand.shape == (9,)
        assert (hand == match.state.hand[0, seat]).all()
    assert "draw_pile" not in env.observe("player_0")["observation"]


def test_wrong_requests_are_told():
    with pytest.raises(ValueError, match="2 to 4 players, not 5"):
        pz.env("manhattan", 5)
    with pytest.raises(ValueError, match="render_mode"):
        pz.env("manhattan", 2, render_mode="film")
    with pytest.raises(ValueError, match="flat or dict"):
        pz.env("manhattan", 2, observations="picture")
    with pytest.raises(ValueError, match="no option 'round'"):
        pz.env("manhattan", 3, round="six")
