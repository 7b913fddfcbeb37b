"""OpenSpiel's own API tests and simulation tests pass, unmodified, for every game, and its searches play them."""

import random
import sys
import unittest
import warnings

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")

import boroughs.research.openspiel as spiel  # noqa: E402
from boroughs.games import all_games, load  # noqa: E402
from boroughs.kernel import NOBODY  # noqa: E402
from boroughs.match import Match, sight  # noqa: E402
from tests.cases import ALL, PLAIN  # noqa: E402
from tests.research.rows import expected_row  # noqa: E402

GAMES = [spiel.short_name(game) for game in all_games()]
HIDING = [spiel.short_name(game) for game in all_games() if spiel.hides(game)]


@pytest.fixture(scope="module")
def theirs():
    """OpenSpiel's test modules; they read the command line when they are imported."""
    from absl import flags

    given = sys.argv
    sys.argv = given[:1]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from open_spiel.integration_tests import api_test
        from open_spiel.python.tests import games_sim_test

    flags.FLAGS(given[:1])
    sys.argv = given
    return api_test, games_sim_test


def with_players(case) -> str:
    options = "".join(f",{n}={v}" for n, v in case.chosen)
    return f"{spiel.short_name(case.load)}(players={case.players}{options})"


@pytest.mark.parametrize("name", GAMES)
def test_api(name, theirs):
    api_test, _ = theirs
    case = type(
        f"Api_{name}", (api_test.EnforceAPIOnPartialTreeBase,), {"game_name": name, "game": pyspiel.load_game(name)}
    )
    result = unittest.TestResult()
    suite = unittest.defaultTestLoader.loadTestsFromTestCase(case)
    suite.run(result)
    assert result.testsRun >= 5
    assert result.wasSuccessful(), "\n".join(text for _, text in [*result.failures, *result.errors])


@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_simulation_by_their_python_test(case, theirs):
    _, games_sim_test = theirs
    np.random.seed(1)  # noqa: NPY002 - their test draws from it
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(with_players(case)))


@pytest.mark.parametrize("name", GAMES)
def test_simulation_by_their_compiled_test(name):
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_mcts_plays(name):
    from open_spiel.python.algorithms import mcts

    game = pyspiel.load_game(name)
    dice = np.random.RandomState(1)
    bots = [mcts.MCTSBot(game, 1.5, 3, mcts.RandomRolloutEvaluator(1, dice), random_state=dice) for _ in range(2)]
    state = game.new_initial_state()
    for _ in range(14):
        if state.is_chance_node():
            state.apply_action(int(dice.randint(game.deals)))
        else:
            state.apply_action(int(bots[state.current_player() % 2].step(state)))
    assert len(state.history()) == 14


@pytest.mark.parametrize("name", HIDING)
def test_ismcts_plays(name):
    from open_spiel.python.algorithms import ismcts, mcts

    game = pyspiel.load_game(name)
    dice = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=1.5,
        max_simulations=3,
        evaluator=mcts.RandomRolloutEvaluator(1, dice),
        random_state=dice,
        allow_inconsistent_action_sets=True,
    )
    state = after(game, 12, seed=2)
    move = int(bot.step(state))
    assert move in state.legal_actions()


def after(game, decisions, seed):
    """A state after so many random decisions."""
    dice, state = random.Random(seed), game.new_initial_state()
    while decisions > 0 and not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(dice.randrange(game.deals))
        else:
            state.apply_action(dice.choice(state.legal_actions()))
            decisions -= 1
    while state.is_chance_node():
        state.apply_action(dice.randrange(game.deals))
    return state


@pytest.mark.parametrize("case", ALL, ids=str)
def test_same_rules_as_a_match(case):
    """Where nothing is drawn, a move leads where a match's does; what is drawn comes from the mixed key."""
    game = pyspiel.load_game(with_players(case))
    dice, state, rules = random.Random(5), game.new_initial_state(), case.load
    while state.is_chance_node():
        state.apply_action(dice.randrange(game.deals))
    match = Match(rules, case.players, case.options, state.record.key[0].tobytes(), auto=False)
    for _ in range(60):
        if state.is_terminal():
            break
        assert state.current_player() == match.actor
        assert state.legal_actions() == sorted(match.legal_ids())
        move = dice.choice(state.legal_actions())
        state.apply_action(move)
        if state.is_chance_node():
            state.apply_action(dice.randrange(game.deals))
            match.state.key[0] = state.record.key[0]
        match.play(move)
        assert all((match.state[n] == state.record[n]).all() for n in rules.layout.fields)


@pytest.mark.parametrize("name", GAMES)
def test_other_worlds_look_the_same(name):
    game = pyspiel.load_game(name)
    state = after(game, 25, seed=3)
    player = state.current_player()
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    worlds = [state.resample_from_infostate(player, sampler) for _ in range(8)]
    for world in worlds:
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.observation_tensor(player) == state.observation_tensor(player)
        assert world.legal_actions() == state.legal_actions()
    keys = {world.record.key[0].tobytes() for world in worlds}
    assert len(keys) == len(worlds), "every world has a future of its own"
    if game.get_type().information == pyspiel.GameType.Information.IMPERFECT_INFORMATION:
        assert len({str(world) for world in worlds}) > 1


def test_chance_nodes_are_samples_of_what_can_come():
    """Outcomes of one chance node lead to different draws, and the same outcome always to the same."""
    game = pyspiel.load_game("boroughs_manhattan(players=2)")
    state = after(game, 16, seed=1)
    while not state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    player = 0
    children = [state.child(o) for o in range(game.deals)]
    assert len({str(c) for c in children}) == game.deals
    assert [str(state.child(o)) for o in range(4)] == [str(c) for c in children[:4]]
    hands = {tuple(c.record.hand[0, p]) for c in children for p in (player, 1)}
    assert len(hands) > 5


@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_tensor_is_the_observation(case):
    """Every number of it is what a match lets the player know."""
    game = pyspiel.load_game(with_players(case))
    state = after(game, 25, seed=1)
    match = Match(case.load, case.players, case.options, bytes(16))
    match.state = state.record
    for player in range(case.players):
        tensor = state.observation_tensor(player)
        assert len(tensor) == game.observation_tensor_size()
        assert tensor == expected_row(match, player).tolist()


NONE, SINGLE = pyspiel.PrivateInfoType.NONE, pyspiel.PrivateInfoType.SINGLE_PLAYER


@pytest.mark.parametrize("recall", [False, True])
@pytest.mark.parametrize("case", [c for c in PLAIN if c.players > 1], ids=str)
def test_what_is_public_is_the_same_for_all(case, recall):
    game, rules = pyspiel.load_game(with_players(case)), case.load
    public = game.make_py_observer(pyspiel.IIGObservationType(True, recall, NONE))
    for decisions in (0, 5, 40, 80):
        state = after(game, decisions, seed=decisions)
        told = {public.string_from(state, player) for player in range(case.players)}
        assert len(told) == 1
        lines = told.pop().splitlines()
        shown = sight.fields(rules, rules.seen(state.record, NOBODY), None)
        assert all(line.split(":")[0] in shown for line in lines[: len(public.columns)])
        if not recall:
            tensors = [tensor_of(public, state, player) for player in range(case.players)]
            assert all(t == tensors[0] for t in tensors)
            for name, value in shown.items():
                if name in public.dict and np.dtype(rules.layout.fields[name].scalar) != np.uint64:
                    assert public.dict[name].tolist() == value


def tensor_of(observer, state, player):
    observer.set_from(state, player)
    return observer.tensor.tolist()


def test_a_player_alone_is_told_its_hand_and_moves():
    game = pyspiel.load_game("boroughs_manhattan(players=3)")
    state = after(game, 20, seed=1)
    private = game.make_py_observer(pyspiel.IIGObservationType(False, True, SINGLE))
    told = [private.string_from(state, player).splitlines() for player in range(3)]
    assert len({next(line for line in lines if line.startswith("hand:")) for lines in told}) > 1
    assert len({next(line for line in lines if line.startswith("moves:")) for lines in told}) == 3


def test_wrong_options_are_told():
    game = pyspiel.load_game("boroughs_manhattan(players=3,rounds=four-of-six)")
    assert after(game, 20, seed=1).record.last_round[0] == 4
    made = type("Made", (spiel.SpielGame,), {"rules": load("manhattan")})
    with pytest.raises(ValueError, match="no option"):
        made({"players": 2, "round": 1})
    with pytest.raises(ValueError, match="at least one outcome, not 0"):
        made({"deals": 0})
