"""Learning: a game's judgement, where it has one, gets better by matches, and is written into the game's data with how it was got."""

import datetime as dt
import tomllib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from boroughs.bots.bot import BotError
from boroughs.bots.duel import Played, uncounted
from boroughs.games import Game
from boroughs.kernel import seed_dice

WEIGHTS, HOW = "judgement.npy", "judgement.toml"
LESSON = 5_000
"""Matches between two looks at the weights."""
STUDY = 500
"""The same where moves are studied by playouts, which takes longer."""
JUDGED_AT_ONCE = 200
"""Matches between two looks at who wins more."""
LONGEST_MEMORY = 0.96
"""The share of the average so far that a lesson leaves: single lessons sway, their average does not."""
LAST_RATE = 0.1
"""How fast it learns at last, as a share of how fast at first."""
WILD = 0.02
"""Random decisions at first, so that it sees what it would not do; none at last."""


@dataclass(frozen=True)
class Plan:
    """How learning is done."""

    matches: int = 1_000_000
    rate: float = 0.006
    seed: int = 1
    deciding: int = 40_000
    """Matches of the old and the new judgement, to decide."""
    anew: bool = False
    """Forget what the judgement knows."""
    playouts: int = 0
    """Playouts of each move that is studied; 0: the judgement learns from how matches end."""

    @property
    def lesson(self) -> int:
        """Matches between two looks at the weights."""
        return STUDY if self.playouts else LESSON


@dataclass(frozen=True)
class Finding:
    """What was learned in how many matches, and how often it wins, as the judgement before does."""

    weights: Any
    matches: int
    share: float
    before: float
    deciding: int
    """In how many matches each."""

    @property
    def better(self) -> bool:
        return self.share > self.before


def learn(game: Game, plan: Plan, said: Callable[[str], None] = print, played: Played = uncounted) -> Finding:
    """Lets the judgement play and learn; an interruption ends that early, and what was learned until then is judged."""
    practise, present = pupil(game)
    teach = studies(game, plan.playouts) if plan.playouts else practise
    weights = fresh(len(present), plan.seed) if plan.anew else present.copy()
    average, done, dice = weights.copy(), 0, seed_dice(plan.seed)
    try:
        while done < plan.matches:
            part = done / plan.matches
            rate = plan.rate * (1.0 - part * (1.0 - LAST_RATE))
            lesson = min(plan.lesson, plan.matches - done)
            share = teach(game, weights, dice, lesson, rate, WILD * (1.0 - part))
            done += plan.lesson
            memory = min(LONGEST_MEMORY, 1.0 - 1.0 / (1.0 + done / (2 * plan.lesson)))
            average += (1.0 - memory) * (weights - average)
            played(lesson)
            said(f"{min(done, plan.matches):,} of {plan.matches:,} matches: wins {share:.1%} while learning")
    except KeyboardInterrupt:
        said("Interrupted: what was learned so far is judged.")
    average = average.astype(np.float16).astype(np.float64)
    (share, before), deciding = judged(game, practise, (average, present), plan, said, played)
    return Finding(average, min(done, plan.matches), share, before, deciding)


def judged(
    game: Game,
    practise: Any,
    judgements: Sequence[Any],
    plan: Plan,
    said: Callable[[str], None],
    played: Played,
) -> tuple[list[float], int]:
    """How often each judgement wins, on the same deals that none learned from, one look ahead; and of how many matches.

    An interruption ends that early too.
    """
    pupils = [(weights.copy(), seed_dice(plan.seed + 1_000_000)) for weights in judgements]
    won, done = np.zeros(len(pupils)), 0
    try:
        while done < plan.deciding:
            matches = min(JUDGED_AT_ONCE, plan.deciding - done)
            won += [matches * practise(game, weights, dice, matches, 0.0) for weights, dice in pupils]
            done += matches
            played(matches * len(pupils))
    except KeyboardInterrupt:
        if done == 0:
            raise
        said(f"Interrupted after {done:,} of {plan.deciding:,} matches.")
    return list(won / done), done


def pupil(game: Game) -> tuple[Any, Any]:
    """How a game practises, and the weights that it has."""
    if not (game.folder / WEIGHTS).exists():
        raise BotError(f"{game.title} has no judgement that learns; Project Skyline has.")
    return game.module("learning").practise, np.load(game.folder / WEIGHTS).astype(np.float64)


def studies(game: Game, playouts: int) -> Any:
    """How a game practises by so many playouts of each move that is studied."""
    if not (game.folder / "study.py").exists():
        raise BotError(f"{game.title} does not study by playouts: leave --playouts out.")
    return partial(game.module("study").practise, playouts=playouts)


def fresh(size: int, seed: int) -> Any:
    """Small random weights, knowing nothing."""
    return np.random.default_rng(seed).normal(scale=0.05, size=size)


def write(game: Game, plan: Plan, finding: Finding, folder: Path | None = None) -> Path:
    """Writes what was learned into the game's data, with how it was got."""
    folder = folder or game.folder
    before = 0 if plan.anew else learned_so_far(game)
    np.save(folder / WEIGHTS, finding.weights.astype(np.float16))
    lines = [
        f"# What the judgement of {game.title} learned from, by `boroughs learn {game.id}`; docs/bots.md says how.",
        f"date = {dt.datetime.now(dt.UTC).date()}",
        f"rules_version = {game.rules_version}",
        f"matches = {before + finding.matches}",
        f"last_matches = {finding.matches}",
        f"last_rate = {plan.rate}",
        f"last_seed = {plan.seed}",
        f"last_playouts = {plan.playouts}",
        f"wins = {finding.share:.4f}",
        f"wins_before = {finding.before:.4f}",
        f"in_matches = {finding.deciding}",
    ]
    (folder / HOW).write_text("\n".join(lines) + "\n", encoding="utf-8")
    return folder / WEIGHTS


def learned_so_far(game: Game) -> int:
    path = game.folder / HOW
    return int(tomllib.loads(path.read_text(encoding="utf-8"))["matches"]) if path.exists() else 0
