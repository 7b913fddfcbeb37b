"""The search bot: budgets, threads, and keeping the tree where nothing new was learned."""

import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from boroughs.bots.bot import Answer, Budget, legal_moves, new_flag, players_of
from boroughs.bots.forest import Tree, line, merged, room, spread
from boroughs.bots.succession import follows
from boroughs.bots.tuning import Settings, settings_of
from boroughs.games import Game

OWN = Budget(seconds=1.0, threads=1)
CHUNK = 0.002
"""Seconds between two looks at the clock."""
LOOK = 0.02
"""Seconds between two looks at whether the leader can still be overtaken."""
LOOKS = 32
"""How often a search with a budget in iterations looks: by count, since the clock is no part of a reproducible answer."""
HOPE = 0.5
"""By how much of what is left of the budget the second move may be expected to catch up at most: it would have to get
three quarters of it against the leader's one, which hardly ever happens to a move that has fallen so far behind."""
STRIDE = 0x632BE59BD9B4E019
"""Keeps the seeds of a search's threads apart."""


@dataclass
class Past:
    """A search's last question and answer, from which it may go on."""

    game: Game
    known: Any
    seat: int
    move: int
    trees: list[Tree]


@dataclass
class Run:
    """One search under way."""

    trees: list[Tree]
    settings: Any
    stop: Any
    early: bool
    clock: Callable[[], float]
    seconds: float | None
    iterations: int | None
    """For each tree."""
    ended: bool = False

    def spend(self, one: Tree, *, leads: bool) -> None:
        """Runs one tree until the budget is spent. The leading thread also looks whether it is settled before that."""
        start = now = self.clock()
        looked, chunk = start, self.counted or 1
        while not self.ended and not self.stop[0]:
            count = chunk if self.iterations is None else min(chunk, self.iterations - one.done)
            if count <= 0 or (self.seconds is not None and now - start >= self.seconds):
                break
            one.run(count, self.settings, self.stop)
            before, now = now, self.clock()
            chunk = self.counted or next_chunk(chunk, now - before)
            if leads and self.early and (self.counted or now - looked >= LOOK):
                looked = now
                self.ended = self.settled(one, now - start)

    @property
    def counted(self) -> int:
        """Iterations between two looks, where the clock plays no part; 0 where it does."""
        return 0 if self.seconds is not None or self.iterations is None else -(-self.iterations // LOOKS)

    def settled(self, one: Tree, spent: float) -> bool:
        """Whether what is left of the budget will hardly change the answer."""
        left = float("inf") if self.iterations is None else self.iterations - one.done
        if self.seconds is not None:
            left = min(left, one.done / max(spent, 1e-6) * (self.seconds - spent))
        first, second = [*(c.visits for c in merged(self.trees)[:2]), 0, 0][:2]
        return first - second > HOPE * left * len(self.trees)


def next_chunk(chunk: int, took: float) -> int:
    """How many iterations fit between two looks at the clock."""
    return max(1, min(chunk * 2, int(chunk * CHUNK / max(took, 1e-6))))


class Search:
    """Information-set Monte Carlo tree search with the game's advice.

    Asked with iterations, one thread and a seed, the answer depends on nothing else. Asked with seconds, it goes on
    from its last tree if its own last move leads here and nothing new was learned on the way.
    """

    def __init__(self, budget: Budget = OWN, settings: Settings | None = None, *, early: bool = True):
        self.budget = budget
        self.settings = settings
        self.early = early
        self._past: Past | None = None

    def choose(self, game: Game, known: Any, seat: int, budget: Budget, seed: int) -> Answer:
        limits = budget.within(self.budget)
        moves = legal_moves(game, known)
        if len(moves) == 1:
            return Answer(moves[0], line=moves)
        trees = self._planted(game, known, seat, limits, seed)
        answer = self.searched(game, trees, limits)
        self._past = Past(game, known.copy(), seat, answer.move, trees) if limits.iterations is None else None
        return answer

    def _planted(self, game: Game, known: Any, seat: int, limits: Budget, seed: int) -> list[Tree]:
        threads, past = limits.threads or 1, self._past
        self._past = None
        seeds = [(seed + k * STRIDE) & ((1 << 64) - 1) for k in range(threads)]
        if (
            past
            and limits.iterations is None
            and past.game is game
            and past.seat == seat
            and len(past.trees) == threads
        ):
            grown = all(t.below(past.move) for t in past.trees)
            if grown and follows(game, past.known, seat, past.move, known, seed):
                return [t.moved(known, past.move, s) for t, s in zip(past.trees, seeds, strict=True)]
        players, nodes = players_of(known), room(2 * threads)
        return [Tree(game, known, seat, players, s, nodes) for s in seeds]

    def searched(self, game: Game, trees: list[Tree], limits: Budget, focus: int = -1) -> Answer:
        """Spends the budget on the trees, and sums up what they found."""
        start = time.perf_counter()
        self.grow(game, trees, limits, focus)
        return summed_up(trees, time.perf_counter() - start)

    def grow(self, game: Game, trees: list[Tree], limits: Budget, focus: int = -1) -> None:
        """Spends the budget on the trees, at least one iteration: there is an answer even for those who ask for none."""
        players, limits = trees[0].players, bounded(limits)
        settings = (self.settings or settings_of(game, players)).packed(spread(game, players), focus)
        each = None if limits.iterations is None else limits.iterations // len(trees)
        clock = time.thread_time if limits.processor else time.perf_counter
        run = Run(trees, settings, limits.stop, self.early, clock, limits.seconds, each)
        helpers = [threading.Thread(target=run.spend, args=(t,), kwargs={"leads": False}) for t in trees[1:]]
        for helper in helpers:
            helper.start()
        try:
            run.spend(trees[0], leads=True)
        except BaseException:  # Ctrl-C, say
            run.ended = True
            raise
        finally:
            for helper in helpers:
                helper.join()
        if not any(t.done for t in trees):  # stopped before the first iteration
            trees[0].run(1, settings, new_flag())


def bounded(limits: Budget) -> Budget:
    """A budget that ends: who names neither seconds nor iterations gets the search's own seconds."""
    endless = limits.seconds is None and limits.iterations is None
    return replace(limits, seconds=OWN.seconds) if endless else limits


def summed_up(trees: list[Tree], seconds: float) -> Answer:
    found = merged(trees)
    expected = line(max(trees, key=lambda t: t.visits), found[0].move)
    return Answer(found[0].move, found, expected, *outlook(trees), sum(t.done for t in trees), seconds)


def outlook(trees: list[Tree]) -> tuple[list[float], list[float]]:
    """Each seat's chance to win, and its expected points."""
    sums = np.sum([t.tally for t in trees], axis=0) / sum(t.done for t in trees)
    chances, points = sums[:2, : trees[0].players].tolist()
    return chances, points
