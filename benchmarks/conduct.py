"""How the search behaves beside being strong: cancelled in time, punctual among others, bounded in memory."""

import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from boroughs.bots import Budget, Search, new_flag
from boroughs.bots.duel import opened
from boroughs.bots.forest import MEMORY
from boroughs.games import Game, all_games, load

AT_ONCE, SECONDS, ROUNDS = 10, 1.0, 3
CANCELLED = 20
SEARCHES, FIRST = 1000, 100
STRONGEST = Budget(seconds=5.0, threads=2)
MIB = 1 << 20


@dataclass(frozen=True)
class Opening:
    """A position to search, compiled and warm."""

    game: Game
    players: int
    state: Any
    seat: int

    def search(self, budget: Budget, bot: Search | None = None, seed: int = 1) -> Any:
        bot = bot or Search(Budget(threads=1), early=False)
        return bot.choose(self.game, self.game.seen(self.state, self.seat), self.seat, budget, seed)


def opening(game: Game, players: int) -> Opening:
    state = opened(game, players, 1, game.between_programs)
    found = Opening(game, players, state, int(game.door.actor(state, 0)))
    found.search(Budget(iterations=20))
    return found


def resident(field: str = "VmRSS") -> float:
    """Memory in MiB that the process has now, or has had at most (`VmHWM`)."""
    status = Path("/proc/self/status").read_text(encoding="ascii").splitlines()
    found = next(row for row in status if row.startswith(field))
    return int(found.split()[1]) / 1024


# --- measures: each returns a figure by name


def measure_cancel() -> dict[str, float]:
    """Seconds from the flag to the answer, the worst of all games."""
    late = [cancelled(at) for at in openings(2) for _ in range(CANCELLED)]
    return {"cancel_worst": max(late), "cancel_usual": sorted(late)[len(late) // 2], "cancel_tries": len(late)}


def openings(players: int) -> Iterator[Opening]:
    for game in all_games():
        yield opening(game, players)


def cancelled(at: Opening) -> float:
    stop, told = new_flag(), []

    def cancel() -> None:
        time.sleep(0.05)
        told.append(time.perf_counter())
        stop[0] = 1

    helper = threading.Thread(target=cancel)
    helper.start()
    at.search(Budget(seconds=100.0, stop=stop))
    ended = time.perf_counter()
    helper.join()
    return ended - told[0]


def measure_ten() -> dict[str, float]:
    """By which share of its budget each of ten searches at once is late: all of several rounds."""
    at = opening(load("manhattan"), 4)
    late = sorted(delay for _ in range(ROUNDS) for delay in ten_at_once(at))
    return {"ten_worst": late[-1], "ten_usual": late[len(late) // 2], "ten_count": len(late)}


def ten_at_once(at: Opening) -> list[float]:
    delays: list[float] = []

    def think(seed: int) -> None:
        start = time.perf_counter()
        at.search(Budget(seconds=SECONDS), seed=seed)
        delays.append((time.perf_counter() - start - SECONDS) / SECONDS)

    threads = [threading.Thread(target=think, args=(k,)) for k in range(AT_ONCE)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return delays


def measure_growth() -> dict[str, float]:
    """MiB that a thousand searches leave behind, after the first hundred."""
    at, bot = opening(load("manhattan"), 2), Search(Budget(threads=2))
    for seed in range(FIRST):
        at.search(Budget(seconds=0.01), bot, seed)
    before = resident()
    for seed in range(SEARCHES):
        at.search(Budget(seconds=0.01), bot, seed)
    return {"growth": resident() - before, "growth_searches": SEARCHES}


def measure_memory() -> dict[str, float]:
    """MiB that the longest search of a level takes at most, the tree that it goes on from included."""
    at, bot = opening(load("project-skyline"), 2), Search(STRONGEST, early=False)
    before = resident()
    for seed in range(2):
        at.search(Budget(), bot, seed)
    return {"memory": resident("VmHWM") - before}


def measure() -> dict[str, float]:
    """All figures. Memory first: its peak must be the search's own."""
    return {**measure_memory(), **measure_growth(), **measure_ten(), **measure_cancel()}


# --- words


def told(found: dict[str, float]) -> Iterator[str]:
    """The page's section."""
    yield "## Conduct"
    yield ""
    if not found:
        yield "Not measured."
        return
    yield "| what | measured | asked | |"
    yield "|---|---|---|---|"
    yield row(
        f"a search is cancelled (all games, {found['cancel_tries']:.0f} tries)",
        f"{found['cancel_usual'] * 1000:.1f} ms usually, {found['cancel_worst'] * 1000:.1f} ms at worst",
        "20 ms",
        found["cancel_worst"] <= 0.02,
    )
    yield row(
        f"ten searches of {SECONDS:.0f} s at once, {found['ten_count']:.0f} in all",
        f"late by {found['ten_usual']:.1%} usually, {found['ten_worst']:.1%} at worst",
        "10 %",
        found["ten_worst"] <= 0.1,
    )
    yield row(
        f"memory that {found['growth_searches']:.0f} searches leave behind",
        f"{found['growth']:.1f} MiB",
        "none (2 MiB)",
        found["growth"] <= 2.0,
    )
    yield row(
        f"memory of a search of {STRONGEST.seconds:.0f} s on {STRONGEST.threads} threads",
        f"{found['memory']:.0f} MiB; its trees have room for {MEMORY // MIB} MiB at most",
        "256 MiB",
        found["memory"] <= 256,
    )
    yield ""
    yield "That a bot answers alike in worlds that its seat cannot tell apart is a test of every game (`tests/bots/test_honesty.py`)."
    yield ""


def row(what: str, measured: str, asked: str, reached: bool) -> str:
    return f"| {what} | {measured} | {asked} | {'reached' if reached else '**not reached**'} |"
