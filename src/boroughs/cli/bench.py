"""`boroughs bench`: what the games cost on this machine."""

import json as json_module
import os
import random
import subprocess
import sys
import tempfile
import time
from typing import Any

from boroughs.cli.common import Json, messages, print_json, print_table, table
from boroughs.games import Game, all_games, load
from boroughs.kernel import INTERPRETED
from boroughs.match.simulation import Simulation, random_keys

ROUNDS, SECONDS = 5, 0.4
COPIES = 4_000_000
RING = 8
"""States that a copy goes round, a power of two."""
CHILD = "from boroughs.cli.bench import child; child({game!r}, {players})"


def bench(*game: str, players: int | None = None, interpreted: bool = True, json: Json = False) -> None:
    """Measure random play (decisions and matches a second), a state's size, a copy, compiling and loading.

    Parameters
    ----------
    game
        The games to measure; all by default.
    players
        How many sit at the table; the most that each game allows by default.
    interpreted
        Whether to measure the same rules interpreted too.
    """
    chosen = [load(name) for name in game] or all_games()
    for one in chosen:
        one.check_players(players or one.most)
    results = {}
    for one in chosen:
        messages.print(f"Measuring {one.title} …", style="dim")
        results[one.id] = measured(one, players or one.most, interpreted)
    if json:
        print_json(results)
    else:
        show(results)


def measured(game: Game, players: int, interpreted: bool) -> dict[str, Any]:
    """All figures of one game; compiling and loading are timed in fresh processes with a cache of their own."""
    with tempfile.TemporaryDirectory() as cache:
        compiling = in_child(game, players, BOROUGHS_CACHE=cache)
        loading = in_child(game, players, BOROUGHS_CACHE=cache)
    slow = in_child(game, players, BOROUGHS_INTERPRET="1") if interpreted else {}
    return {
        "players": players,
        "decisions_per_second": round(loading["decisions_per_second"]),
        "games_per_second": round(loading["games_per_second"], 1),
        "state_bytes": game.layout.size,
        "copy_ns": round(loading["copy_ns"], 2),
        "compile_seconds": round(compiling["ready_seconds"], 2),
        "load_seconds": round(loading["ready_seconds"], 2),
        "interpreted_decisions_per_second": round(slow["decisions_per_second"]) if slow else None,
    }


def in_child(game: Game, players: int, **environment: str) -> dict[str, float]:
    done = subprocess.run(
        [sys.executable, "-c", CHILD.format(game=game.id, players=players)],
        env={**os.environ, **environment, "BOROUGHS_QUIET": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    found: dict[str, float] = json_module.loads(done.stdout)
    return found


def child(game: str, players: int) -> None:
    """Measures in this process, and prints the figures as JSON. Runs in a process of its own."""
    opened = load(game)
    began = time.perf_counter()
    run = Runner(opened, players)
    run(1)
    ready = time.perf_counter() - began
    figures = {"ready_seconds": ready, **run.speed()}
    print(json_module.dumps(figures))


class Runner:
    """Plays random matches of one game, in chunks."""

    def __init__(self, game: Game, players: int):
        self.play = Simulation(game, players, game.between_programs, 1, longest=10**6)
        self.random = random.Random(1)
        self.game, self.states = game, game.blank(RING)

    def __call__(self, games: int) -> int:
        """Plays so many matches; returns how many decisions they took."""
        _, _, lengths = self.play(random_keys(self.random, games))
        return int(lengths.sum())

    def speed(self) -> dict[str, float]:
        """The best of several chunks, as timeit does: other work on the machine can only slow a chunk down."""
        games, seconds = 1, 0.0
        while seconds < SECONDS / 4 and not (INTERPRETED and games >= 2):
            games *= 2
            seconds = self.timed(games)[0]
        rounds = 1 if INTERPRETED else ROUNDS
        games = games if INTERPRETED else max(1, int(games * SECONDS / seconds))
        best = max((self.timed(games) for _ in range(rounds)), key=lambda timed: timed[1] / timed[0])
        return {
            "decisions_per_second": best[1] / best[0],
            "games_per_second": games / best[0],
            "copy_ns": self.copy_ns(),
        }

    def timed(self, games: int) -> tuple[float, int]:
        """Seconds of this thread's processor time: what other work on the machine takes is not counted."""
        began = time.thread_time()
        decisions = self(games)
        return time.thread_time() - began, decisions

    def copy_ns(self) -> float:
        count = 1000 if INTERPRETED else COPIES
        self.game.door.copies(self.states, 2)
        times = []
        for _ in range(3):
            began = time.thread_time()
            self.game.door.copies(self.states, count)
            times.append(time.thread_time() - began)
        return min(times) / count * 1e9


def show(results: dict[str, Any]) -> None:
    columns = (
        "game",
        "players",
        "decisions/s",
        "matches/s",
        "interpreted/s",
        "state bytes",
        "copy ns",
        "compile s",
        "load s",
    )
    made = table("Random play on one core, events off", *columns)
    for game, r in results.items():
        slow = r["interpreted_decisions_per_second"]
        made.add_row(
            game,
            str(r["players"]),
            f"{r['decisions_per_second']:,}",
            f"{r['games_per_second']:,.0f}",
            f"{slow:,}" if slow else "–",
            str(r["state_bytes"]),
            f"{r['copy_ns']:.1f}",
            f"{r['compile_seconds']:.1f}",
            f"{r['load_seconds']:.2f}",
        )
    print_table(made)
