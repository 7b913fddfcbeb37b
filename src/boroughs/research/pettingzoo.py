"""PettingZoo environments of every game.

    env = boroughs.research.pettingzoo.env("manhattan", players=4)
    env.reset(seed=1)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, info = env.last()
        env.step(None if terminated or truncated else env.action_space(agent).sample(seen["action_mask"]))

An observation is a dictionary, as in PettingZoo's own classic games: `observation` (one flat array, or arrays by field name with
`observations="dict"`) and `action_mask`. Only the seat that decides is asked. With `max_cycles` the environment goes in cycles,
as `parallel_env` does: every seat acts once in each, and those whose decision it is not can only wait.
"""

from functools import partial
from types import SimpleNamespace
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import parallel_to_aec, wrappers

from boroughs.games import Game
from boroughs.match import Match
from boroughs.research.play import (
    PLACES,
    Purse,
    check_rewards,
    game_of,
    new_generator,
    program_match,
    program_options,
    seat_names,
)
from boroughs.research.render import as_svg, as_text
from boroughs.research.spaces import FLAT, MASK, OBSERVATION, Eyes

HUMAN, ANSI, SVG = "human", "ansi", "svg"
RENDER_MODES = [HUMAN, ANSI, SVG]
ILLEGAL_REWARD = -1.0


def env(
    game: Game | str,
    players: int | None = None,
    *,
    observations: str = FLAT,
    rewards: str = PLACES,
    render_mode: str | None = None,
    max_cycles: int | None = None,
    **options: Any,
) -> AECEnv[str, Any, Any]:
    """A game as an AEC environment; further arguments are the game's options. An illegal action ends the match."""
    if max_cycles is not None:
        return parallel_to_aec(
            parallel_env(
                game,
                players,
                observations=observations,
                rewards=rewards,
                render_mode=render_mode,
                max_cycles=max_cycles,
                **options,
            )
        )
    made: Any = raw_env(game, players, observations=observations, rewards=rewards, render_mode=render_mode, **options)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(made))


def module(game: Game | str, players: int | None = None, **rest: Any) -> Any:
    """A game as PettingZoo's tools expect a module: with `env`, `raw_env` and `parallel_env`."""
    made = (partial(f, game, players, **rest) for f in (env, raw_env, parallel_env))
    return SimpleNamespace(**dict(zip(("env", "raw_env", "parallel_env"), made, strict=True)))


class Seats:
    """What both kinds of environment share: a match, its agents, what they see and what they are paid."""

    def __init__(
        self,
        game: Game | str,
        players: int | None = None,
        *,
        observations: str = FLAT,
        rewards: str = PLACES,
        render_mode: str | None = None,
        waiting: bool = False,
        **options: Any,
    ):
        self.game = game_of(game)
        self.players = self.game.check_players(self.game.most if players is None else players)
        self.options = program_options(self.game, options)
        self.rewards = check_rewards(rewards)
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"There is no render_mode {render_mode!r}: it is one of {', '.join(RENDER_MODES)}.")
        self.render_mode = render_mode
        self.eyes = Eyes(self.game, observations)
        self.agents = seat_names(self.players)
        size = self.game.moves.size + waiting
        self.action_spaces = {a: spaces.Discrete(size) for a in self.agents}
        self.observation_spaces = {
            a: spaces.Dict({OBSERVATION: self.eyes.space(), MASK: spaces.Box(0, 1, (size,), np.int8)})
            for a in self.agents
        }
        self._generator = new_generator(None)
        self.match: Match

    def begin(self, seed: int | None) -> None:
        """Sets a match up, its key from the seed."""
        if seed is not None:
            self._generator = new_generator(seed)
        self.match = program_match(self.game, self.players, self.options, self._generator.bytes(16))
        self.purse = Purse(self.match, self.rewards)

    def seen_by(self, seat: int) -> dict[str, Any]:
        return {OBSERVATION: self.eyes.look(self.match, seat), MASK: self.eyes.mask(self.match, seat)}

    def draw(self) -> str | None:
        """The position as the deciding seat sees it, in the form of the render mode; `human` prints it."""
        seat = self.match.actor
        if self.render_mode == SVG:
            return as_svg(self.match, seat)
        text = as_text(self.match, seat)
        if self.render_mode == HUMAN:
            print(text)  # noqa: T201 - that is what this mode is for
            return None
        return text if self.render_mode == ANSI else None


class raw_env(AECEnv[str, Any, Any]):  # type: ignore[misc]  # noqa: N801 - PettingZoo's name for it
    """A game as an AEC environment without wrappers: an illegal action raises."""

    def __init__(self, game: Game | str, players: int | None = None, **rest: Any):
        super().__init__()
        self.seats = Seats(game, players, **rest)
        self.metadata = metadata(self.seats.game, parallel=False)
        self.render_mode = self.seats.render_mode
        self.possible_agents = list(self.seats.agents)
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.seats.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.seats.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.seats.begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {a: {} for a in self.agents}
        self._select()

    def _select(self) -> None:
        actor = self.seats.match.actor
        if actor is None:
            self.terminations = dict.fromkeys(self.agents, True)
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[actor]

    def observe(self, agent: str) -> Any:
        return self.seats.seen_by(self.possible_agents.index(agent))

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.seats.match.play(int(action))
        self.rewards = dict(zip(self.agents, self.seats.purse.open(), strict=True))
        self._accumulate_rewards()
        self._select()
        if self.render_mode == HUMAN:
            self.render()

    def render(self) -> str | None:
        return self.seats.draw()

    def close(self) -> None:
        """Nothing is open."""


class parallel_env(ParallelEnv[str, Any, Any]):  # type: ignore[misc]  # noqa: N801 - PettingZoo's name for it
    """A game in cycles: all seats act at once, and the action of the one that decides counts.

    The last action is to wait; it is all that the others can do. What is not legal also counts as waiting, and `infos` says so.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": RENDER_MODES, "name": "boroughs"}

    def __init__(self, game: Game | str, players: int | None = None, *, max_cycles: int | None = None, **rest: Any):
        self.seats = Seats(game, players, waiting=True, **rest)
        self.metadata = metadata(self.seats.game, parallel=True)  # type: ignore[misc]
        self.render_mode = self.seats.render_mode
        self.max_cycles = max_cycles
        self.possible_agents = list(self.seats.agents)
        self.agents: list[str] = []
        self.observation_spaces = self.seats.observation_spaces
        self.action_spaces = self.seats.action_spaces

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Any]:
        self.seats.begin(seed)
        self.cycle = 0
        self.agents = list(self.possible_agents)
        return self._observations(), {a: {} for a in self.agents}

    def _observations(self) -> dict[str, Any]:
        found = {}
        for seat, agent in enumerate(self.possible_agents):
            seen = self.seats.seen_by(seat)
            waits = np.int8(self.seats.match.actor != seat)
            found[agent] = {**seen, MASK: np.append(seen[MASK], waits)}
        return found

    def step(self, actions: dict[str, Any]) -> tuple[Any, Any, Any, Any, Any]:
        match, agents = self.seats.match, list(self.agents)
        actor = self.possible_agents[match.actor or 0]
        action = int(actions[actor])
        legal = action in match.legal_ids()
        if legal:
            match.play(action)
        self.cycle += 1
        rewards = dict(zip(agents, self.seats.purse.open(), strict=True))
        late = self.max_cycles is not None and self.cycle >= self.max_cycles and not match.over
        infos: dict[str, dict[str, Any]] = {a: {} for a in agents}
        infos[actor]["illegal"] = not legal
        if match.over or late:
            self.agents = []
        if self.render_mode == HUMAN:
            self.render()
        ended = dict.fromkeys(agents, match.over)
        return self._observations(), rewards, ended, dict.fromkeys(agents, late), infos

    def render(self) -> str | None:
        return self.seats.draw()

    def close(self) -> None:
        """Nothing is open."""


def metadata(game: Game, *, parallel: bool) -> dict[str, Any]:
    return {
        "name": f"{game.id.replace('-', '_')}_v{game.rules_version}",
        "render_modes": RENDER_MODES,
        "is_parallelizable": parallel,
        "render_fps": 1,
    }
