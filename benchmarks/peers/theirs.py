"""The peers, each used as its own documentation shows."""

import random
import subprocess
import warnings
from pathlib import Path
from typing import Any

from benchmarks.peers.contest import COPY, PLAY, SEARCH, STEP, VECTOR, Contestant, Work

HERE = Path(__file__).parent
SIMULATIONS = 1000


def catanatron_play() -> Work:
    from catanatron import Color, Game, RandomPlayer

    players = [RandomPlayer(c) for c in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)]

    def work() -> int:
        game = Game(players)
        game.play()
        return len(game.state.actions)

    return work


def catanatron_copy() -> Work:
    from catanatron import Color, Game, RandomPlayer

    game = Game([RandomPlayer(c) for c in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
    for _ in range(200):
        game.play_tick()

    def work() -> int:
        for _ in range(200):
            game.copy()
        return 200

    return work


def hearts_compiled() -> Work:
    """Hearts wholly in C++: OpenSpiel's own loop with its own bots."""
    import pyspiel

    game = pyspiel.load_game("hearts")
    bots = [pyspiel.make_uniform_random_bot(p, p + 1) for p in range(4)]
    seeds = iter(range(1 << 30))

    def work() -> int:
        decisions = 0
        for _ in range(50):
            state = game.new_initial_state()
            pyspiel.evaluate_bots(state, bots, next(seeds))
            decisions += state.move_number() - CHANCE
        return decisions

    return work


CHANCE = 53
"""Hearts' chance nodes: where cards are passed, and 52 of the deal."""


def hearts_python() -> Work:
    """Hearts through OpenSpiel's Python bindings."""
    import pyspiel

    game, chooser = pyspiel.load_game("hearts"), random.Random(1)

    def work() -> int:
        state, decisions = dealt(game, chooser), 0
        while not state.is_terminal():
            state.apply_action(chooser.choice(state.legal_actions()))
            decisions += 1
        return decisions

    return work


def dealt(game: Any, chooser: random.Random) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(chooser.choice(state.chance_outcomes())[0])
    return state


def hearts_copy() -> Work:
    import pyspiel

    state = dealt(pyspiel.load_game("hearts"), random.Random(1))

    def work() -> int:
        for _ in range(10_000):
            state.clone()
        return 10_000

    return work


def hearts_search() -> Work:
    """OpenSpiel's ISMCTS in C++ from the opening, with its random rollouts to the end; hearts' length is fixed."""
    import pyspiel

    game = pyspiel.load_game("hearts")
    state = dealt(game, random.Random(1))
    rest, left = state.clone(), 0
    while not rest.is_terminal():
        rest.apply_action(rest.legal_actions()[0])
        left += 1
    evaluator = pyspiel.RandomRolloutEvaluator(1, 42)
    bot = pyspiel.ISMCTSBot(42, evaluator, 1.4, SIMULATIONS, -1, pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT)

    def work() -> int:
        bot.step(state)
        return SIMULATIONS * left

    return work


def hearts_vector() -> Work:
    """OpenSpiel's own vector environment of hearts: observations and legal actions for every player."""
    import numpy as np
    from open_spiel.python import rl_environment
    from open_spiel.python.rl_agent import StepOutput
    from open_spiel.python.vector_env import SyncVectorEnv

    count, chooser = 64, random.Random(1)
    env = SyncVectorEnv([rl_environment.Environment("hearts") for _ in range(count)])
    now = [env.reset()]

    def choose(step: Any) -> Any:
        seat = step.observations["current_player"]
        return StepOutput(action=chooser.choice(step.observations["legal_actions"][seat]), probs=np.ones(1))

    def work() -> int:
        now[0] = env.step([choose(step) for step in now[0]], reset_if_done=True)[0]
        return count

    return work


def pettingzoo(name: str) -> Work:
    """One of PettingZoo's classic games, agent by agent."""
    import importlib

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env: Any = importlib.import_module(f"pettingzoo.classic.{name}").env()

    def work() -> int:
        steps = 0
        env.reset()
        for agent in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                env.step(env.action_space(agent).sample(seen["action_mask"]))
                steps += 1
        return steps

    return work


def rlcard_play(name: str) -> Work:
    import rlcard
    from rlcard.agents import RandomAgent

    env = rlcard.make(name)
    env.set_agents([RandomAgent(env.num_actions) for _ in range(env.num_players)])

    def work() -> int:
        ways, _ = env.run()
        return sum(len(way) // 2 for way in ways)

    return work


class BoardgameIo(Contestant):
    """boardgame.io in a Node process of its own, which counts its own processor time."""

    def measure(self, seconds: float) -> None:
        command = ["node", "boardgameio.cjs", str(seconds)]
        told = subprocess.run(command, cwd=HERE, capture_output=True, check=True, text=True)
        self.rates.append(float(told.stdout))


def contestants() -> list[Contestant]:
    classic = ("tictactoe_v3", "connect_four_v3", "leduc_holdem_v4", "texas_holdem_v4")
    return [
        Contestant(PLAY, "OpenSpiel hearts, wholly in C++", hearts_compiled),
        Contestant(PLAY, "OpenSpiel hearts, through Python", hearts_python),
        Contestant(PLAY, "catanatron", catanatron_play),
        *(Contestant(PLAY, f"RLCard {n}", lambda n=n: rlcard_play(n)) for n in ("leduc-holdem", "uno")),
        BoardgameIo(PLAY, "boardgame.io tic-tac-toe", lambda: lambda: 0),
        Contestant(STEP, "OpenSpiel hearts, through Python", hearts_python),
        Contestant(STEP, "catanatron", catanatron_play),
        *(Contestant(VECTOR, f"PettingZoo {n}", lambda n=n: pettingzoo(n)) for n in classic),
        Contestant(VECTOR, "OpenSpiel hearts, SyncVectorEnv", hearts_vector),
        Contestant(SEARCH, "OpenSpiel hearts, ISMCTS in C++", hearts_search),
        Contestant(COPY, "OpenSpiel hearts, clone()", hearts_copy),
        Contestant(COPY, "catanatron, copy()", catanatron_copy),
    ]
