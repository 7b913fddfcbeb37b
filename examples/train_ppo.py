"""Trains a maskable PPO on Manhattan against random play, for a few minutes on one core, and shows that it beats it.

    pip install '.[learn]'      # in a checkout; the CPU build of torch is enough
    .venv/bin/python examples/train_ppo.py --minutes 4

The matches run in compiled code (`VectorEnv`), so nearly all the time goes into the network.
"""

import argparse
import time
from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv

from boroughs.research.vector import VectorEnv


class Matches(VecEnv):
    """The vector environment as Stable-Baselines3 wants it: the learner on one seat of each match, random players on the others.

    Pays the learner's place at the end and, to be quicker at learning, a little for every point of lead as it changes.
    """

    def __init__(self, count: int, players: int, seed: int, shaping: float = 0.02):
        self.seats = np.arange(count) % players
        self.env = VectorEnv(
            "manhattan", count, players, seed=seed, learner=self.seats, rewards="points", dtype=np.float32
        )
        size, moves = self.env.now.observations.shape[1], self.env.game.moves.size
        box = gymnasium.spaces.Box(-128.0, 32767.0, (size,), np.float32)
        super().__init__(count, box, gymnasium.spaces.Discrete(moves))
        self.shaping = shaping
        self.rows = np.arange(count)
        self.env.reset(seed)

    def reset(self) -> Any:
        return scaled(self.env.reset().observations)

    def step_async(self, actions: Any) -> None:
        self.chosen = actions

    def step_wait(self) -> tuple[Any, Any, Any, list[dict[str, Any]]]:
        now = self.env.step(self.chosen)
        gained = now.rewards[self.rows, self.seats]
        others = (now.rewards.sum(axis=1) - gained) / (self.env.players - 1)
        rewards = self.shaping * (gained - others)
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for i in np.flatnonzero(now.done):
            places = self.env.places[i]
            rewards[i] += 1.0 if places[self.seats[i]] == 1 else -1.0 / (self.env.players - 1)
            infos[i] = {"won": places[self.seats[i]] == 1}
        return scaled(now.observations), rewards.astype(np.float32), now.done.copy(), infos

    def action_masks(self) -> Any:
        return self.env.now.masks.astype(np.bool_)

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        assert method_name == "action_masks", method_name
        return list(self.action_masks())

    def has_attr(self, attr_name: str) -> bool:
        return attr_name == "action_masks"

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [getattr(self, attr_name, None)] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        setattr(self, attr_name, value)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> Sequence[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        """Nothing is open."""


def scaled(observations: Any) -> Any:
    """Small numbers are what networks like."""
    return np.clip(observations / 4.0, -2.0, 8.0)


class Minutes(BaseCallback):
    """Stops after so many minutes, and says now and then how it goes."""

    def __init__(self, minutes: float):
        super().__init__()
        self.end = time.monotonic() + 60 * minutes
        self.won: list[bool] = []
        self.told = 0

    def _on_step(self) -> bool:
        self.won += [info["won"] for info in self.locals["infos"] if "won" in info]
        if self.num_timesteps - self.told >= 100_000:
            self.told = self.num_timesteps
            share = np.mean(self.won[-1000:]) if self.won else 0.0
            print(f"{self.num_timesteps:>9,} decisions, wins {share:.1%} of the last matches", flush=True)
        return time.monotonic() < self.end


def evaluate(model: Any, matches: int, players: int, seed: int) -> tuple[float, float]:
    """The share of wins against random play, and the even share; fresh deals, all seats in turn."""
    env = Matches(256, players, seed)
    seen, wins, ended = env.reset(), 0, 0
    while ended < matches:
        actions, _ = model.predict(seen, action_masks=env.action_masks(), deterministic=True)
        env.step_async(actions)
        seen, _, done, infos = env.step_wait()
        ended += int(done.sum())
        wins += sum(bool(info.get("won")) for info in infos)
    return wins / ended, 1 / players


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=4.0)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--matches", type=int, default=2000, help="for the evaluation")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    model = MaskablePPO(
        "MlpPolicy",
        Matches(256, given.players, given.seed),
        n_steps=32,
        batch_size=2048,
        n_epochs=4,
        gamma=1.0,
        gae_lambda=0.95,
        learning_rate=5e-4,
        ent_coef=0.005,
        policy_kwargs={"net_arch": [256, 256]},
        seed=given.seed,
        device="cpu",
    )
    before, even = evaluate(model, given.matches, given.players, given.seed + 1000)
    model.learn(10**9, callback=Minutes(given.minutes))
    after, _ = evaluate(model, given.matches, given.players, given.seed + 1000)
    print(f"Wins against random play: {before:.1%} before, {after:.1%} after training; an even share is {even:.1%}.")
    if after < 2 * even:
        raise SystemExit("It has not learned to beat random play.")


if __name__ == "__main__":
    main()
