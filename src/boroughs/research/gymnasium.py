"""Gymnasium environments: one learner at a table of others.

    env = gymnasium.make("boroughs/manhattan-v1", players=4)
    seen, info = env.reset(seed=1)
    seen, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))

The other seats play at random unless `opponents` are given: functions of the game, what the seat knows (`Match.seen`), the
seat, and a seed, that return a legal move. `boroughs.bots` are such functions by `as_opponent`.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Protocol

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space

from boroughs.games import Game, all_games
from boroughs.match import Match
from boroughs.research.play import PLACES, Purse, check_rewards, check_seed, game_of, program_match, program_options
from boroughs.research.render import as_svg, as_text
from boroughs.research.spaces import FLAT, MASK, Eyes
from boroughs.research.vector import VectorEnv

Opponent = Callable[[Game, Any, int, int], int]
"""Called with the game, what the seat knows, the seat and a seed; returns a legal move."""
ILLEGAL_REWARD = -1.0
SEEDS = 1 << 62


class Chooser(Protocol):
    """Something that chooses as a bot does."""

    def choose(self, game: Game, known: Any, seat: int, budget: Any, seed: int) -> Any: ...


def as_opponent(bot: Chooser, budget: Any) -> Opponent:
    """A bot, with what it may spend on a decision, as an opponent."""
    return partial(asked, bot, budget)


def asked(bot: Chooser, budget: Any, game: Game, known: Any, seat: int, seed: int) -> int:
    return int(bot.choose(game, known, seat, budget, seed).move)


def at_random(game: Game, known: Any, seat: int, seed: int) -> int:
    """The opponent who takes any legal move."""
    buffer = game.new_move_buffer()
    count = game.door.legal(known, 0, buffer)
    return int(buffer[np.random.default_rng(seed).integers(count)])


class BoroughsEnv(gymnasium.Env[Any, Any]):
    """One seat of a match; the others answer by themselves. `seat` None draws one with every seed, then takes turns.

    `info["action_mask"]` and `action_masks()` tell what is legal. What is not loses at once: the reward is -1, the match is
    terminated, and `info["illegal"]` is set.
    """

    metadata: dict[str, Any] = {"render_modes": ["human", "ansi", "svg"], "render_fps": 1}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        game: Game | str,
        players: int | None = None,
        *,
        opponents: Opponent | Sequence[Opponent] | None = None,
        seat: int | None = None,
        observations: str = FLAT,
        rewards: str = PLACES,
        render_mode: str | None = None,
        **options: Any,
    ):
        self.game = game_of(game)
        self.players = self.game.check_players(self.game.most if players is None else players)
        self.options = program_options(self.game, options)
        self.rewards = check_rewards(rewards)
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise ValueError(f"There is no render_mode {render_mode!r}.")
        self.render_mode = render_mode
        self.opponents = seated(opponents, self.players - 1)
        self.eyes = Eyes(self.game, observations)
        self.observation_space = self.eyes.space()
        self.action_space = spaces.Discrete(self.game.moves.size)
        if seat is not None and not 0 <= seat < self.players:
            raise ValueError(f"The seat is from 0 to {self.players - 1}, or None for all in turn.")
        self.own_seat = seat
        self.seat = -1 if seat is None else seat
        self.match: Match

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=None if seed is None else check_seed(seed))
        self.match = program_match(self.game, self.players, self.options, self.np_random.bytes(16))
        if self.own_seat is None:
            drawn = self.seat + 1 if seed is None else int(self.np_random.integers(self.players))
            self.seat = drawn % self.players
        self.purse = Purse(self.match, self.rewards)
        self._let_others_play()
        return self.eyes.look(self.match, self.seat), self._info()

    def _let_others_play(self) -> None:
        while (actor := self.match.actor) is not None and actor != self.seat:
            other = self.opponents[(actor - self.seat) % self.players - 1]
            self.match.play(other(self.game, self.match.seen(actor), actor, int(self.np_random.integers(SEEDS))))

    def _info(self, *, illegal: bool = False) -> dict[str, Any]:
        info: dict[str, Any] = {MASK: self.action_masks(), "seat": self.seat, "illegal": illegal}
        if self.match.result is not None:
            info |= {"points": self.match.result.points, "places": self.match.result.places}
        return info

    def action_masks(self) -> Any:
        """What is legal for the learner now, under the name that maskable learners look for."""
        return self.eyes.mask(self.match, self.seat)

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        if self.match.over or int(action) not in self.match.legal_ids():
            return self.eyes.look(self.match, self.seat), ILLEGAL_REWARD, True, False, self._info(illegal=True)
        self.match.play(int(action))
        self._let_others_play()
        reward = self.purse.open()[self.seat]
        if self.render_mode == "human":
            self.render()
        return self.eyes.look(self.match, self.seat), reward, self.match.over, False, self._info()

    def render(self) -> Any:
        if self.render_mode == "svg":
            return as_svg(self.match, self.seat)
        text = as_text(self.match, self.seat)
        if self.render_mode == "human":
            print(text)  # noqa: T201 - that is what this mode is for
            return None
        return text if self.render_mode == "ansi" else None


def seated(opponents: Opponent | Sequence[Opponent] | None, count: int) -> list[Opponent]:
    """An opponent for each other seat, clockwise from the learner's left; one stands for all."""
    if opponents is None:
        return [at_random] * count
    if callable(opponents):
        return [opponents] * count
    if len(opponents) != count:
        raise ValueError(f"Give one opponent for all or one for each of the {count} others, not {len(opponents)}.")
    return list(opponents)


class BoroughsVectorEnv(gymnasium.vector.VectorEnv[Any, Any, Any]):
    """Many learners at tables of random players, all stepped in compiled code (see `VectorEnv`).

    A match that ends is followed by the next in the same step; `info["action_mask"]` belongs to the observation beside it, and
    `info["final_obs"]` and `info["final_info"]` tell of the end. An action that is not legal raises, and nothing changes.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        game: Game | str,
        num_envs: int,
        players: int | None = None,
        *,
        seat: int | None = None,
        rewards: str = PLACES,
        dtype: Any = None,
        **options: Any,
    ):
        made = game_of(game)
        players = made.most if players is None else players
        self.seats = np.arange(num_envs) % players if seat is None else np.full(num_envs, seat)
        self.matches = VectorEnv(
            made, num_envs, players, options=options, rewards=rewards, learner=self.seats, dtype=dtype
        )
        self.num_envs = num_envs
        low, high = self.matches.observation.bounds()
        kind: Any = self.matches.now.observations.dtype.type
        self.single_observation_space = spaces.Box(low.astype(kind), high.astype(kind), dtype=kind)
        self.single_action_space = spaces.Discrete(made.moves.size)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._rows = np.arange(num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begins every match anew. There are no options: what ends begins anew by itself, so nothing is reset alone."""
        if options:
            raise ValueError(f"A reset begins all matches and takes no options, not {', '.join(map(str, options))}.")
        if seed is not None and not isinstance(seed, int | np.integer):
            raise ValueError("One seed settles the keys of all matches: give a number, not a list.")
        now = self.matches.reset(None if seed is None else int(seed))
        return now.observations.copy(), self._info()

    def _info(self) -> dict[str, Any]:
        return {MASK: self.matches.now.masks.copy(), "seat": self.seats}

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        now = self.matches.step(actions)
        rewards = now.rewards[self._rows, self.seats].astype(np.float64)
        info = self._info()
        for i in np.flatnonzero(now.done).tolist():
            info = self._add_info(info, self._end(i), i)
        return now.observations.copy(), rewards, now.done.copy(), np.zeros(self.num_envs, np.bool_), info

    def _end(self, i: int) -> dict[str, Any]:
        """What Gymnasium wants to know of a match that has made way for the next."""
        ends, points, places = (
            part[i].copy() for part in (self.matches.ends, self.matches.points, self.matches.places)
        )
        return {"final_obs": ends, "final_info": {"seat": self.seats[i], "points": points, "places": places}}


def register() -> None:
    """Makes every game known to `gymnasium.make` and `gymnasium.make_vec`, versioned as its rules are."""
    for game in all_games():
        name = f"boroughs/{game.id}-v{game.rules_version}"
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="boroughs.research.gymnasium:BoroughsEnv",
                vector_entry_point="boroughs.research.gymnasium:BoroughsVectorEnv",
                kwargs={"game": game.id},
            )


register()
