"""How strong the bots are: matches with mirrored deals and rotated seats, written to docs/strength.md with 95 % intervals.

    python -m benchmarks.strength                         all games, as many matches as each line asks for
    python -m benchmarks.strength --game manhattan        one game
    python -m benchmarks.strength --minutes 3             stop after about so long; the next call goes on from there
    python -m benchmarks.strength --scale 4               four times as many matches
    python -m benchmarks.strength --conduct               only how the search behaves: delays and memory
    python -m benchmarks.strength --write                 only write the page from what has been measured

Every match is kept in `benchmarks/matches/` as soon as it is over, with a digest of the sources that it depends on. The folder is part of the
repository: a fresh clone goes on from there. Seconds are processor time, so that a busy machine does not make a bot weaker than an idle one.
"""

import argparse
import hashlib
import json
import math
import time
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from benchmarks import conduct
from boroughs.arena import wilson
from boroughs.bots import LEVELS, Bot, Budget, Search, make
from boroughs.bots.duel import opened, play, rotated
from boroughs.bots.tuning import settings_of
from boroughs.games import Game, all_games, load
from boroughs.kernel.cache import PACKAGE, source_files

ROOT = Path(__file__).resolve().parent.parent
STORE = ROOT / "benchmarks" / "matches"
PAGE = ROOT / "docs" / "strength.md"
CONDUCT = STORE / "conduct.json"
PARTS = 8
"""A game's lines are measured in so many turns, so that each but the slowest has some matches whenever one stops."""
SOURCES = ("kernel", "bots")
UNSEEN = 1_000_000
"""The first deal that is played: settings have been tried on deals with small numbers."""
SPEED_SECONDS = 2.0
PROCESSOR = Budget(processor=True)

SPEED = {
    "manhattan": 20_000,
    "fifth-avenue": 5_000,
    "project-skyline": 5_000,
    "new-york-1901": 2_000,
    "flatiron": 2_000,
}
LUCKY = "project-skyline"
"""The game in which dice decide most: its thresholds are lower."""


@dataclass(frozen=True)
class Line:
    """One thing that must be shown: a bot against others like the rival, in a game."""

    game: str
    hero: str
    rival: str
    players: int
    matches: int
    asked: float
    """The least share of wins."""
    options: dict[str, Any] = field(default_factory=dict)
    title: str = ""

    @property
    def name(self) -> str:
        return f"{self.players}: {self.hero} vs {self.rival}" + "".join(f" {k}={v}" for k, v in self.options.items())


def lines(game: Game) -> Iterator[Line]:
    """Everything that is asked of a game's bots, the cheapest first."""
    lucky = game.id == LUCKY

    def line(hero: str, rival: str, matches: int, asked: float, luckier: float, players: int = 2) -> Line:
        return Line(game.id, hero, rival, players, matches, luckier if lucky else asked)

    yield line("greedy", "random", 200, 0.9, 0.7)
    levels = list(LEVELS)
    for low, high, matches in zip(levels, levels[1:4], (200, 64, 48), strict=False):
        yield line(high, low, matches * (3 if lucky else 1), 0.6, 0.54)
    yield line("search:0.2", "greedy", 64 if lucky else 32, 0.8, 0.65)
    if game.most >= 4:
        yield line("search:0.2", "greedy", 32, 0.5, 0.5, players=4)
    if game.least == 1:
        for harder, asked in ((False, 0.8), (True, 0.6)):
            yield Line(game.id, "search:1.0", "", 1, 16, asked, {"harder": harder})
    yield line("search:1.0", "search:0.1", 320 if lucky else 48, 0.6, 0.53)
    yield line(levels[4], levels[3], 16, 0.6, 0.54)


def digest(game: Game) -> str:
    """A short name for the sources that a game's matches depend on."""
    text = hashlib.sha256()
    for path in source_files(*(PACKAGE / part for part in SOURCES), game.folder):
        text.update(str(path.relative_to(PACKAGE)).encode() + path.read_bytes())
    return text.hexdigest()[:12]


# --- what has been measured


def kept(game: Game) -> list[dict[str, Any]]:
    path = STORE / f"{game.id}.jsonl"
    return [json.loads(row) for row in path.read_text().splitlines()] if path.exists() else []


def keep(game: Game, **row: Any) -> None:
    STORE.mkdir(exist_ok=True)
    with (STORE / f"{game.id}.jsonl").open("a") as file:
        file.write(json.dumps({**row, "sources": digest(game)}) + "\n")


def numbers(row: dict[str, Any]) -> range:
    """The matches that a row tells of: one, or a sum with `matches` of them, whose share is their average."""
    return range(row["match"], row["match"] + row.get("matches", 1))


def of_line(rows: list[dict[str, Any]], name: str, sources: str) -> list[dict[str, Any]]:
    """A line's matches with the present sources, else those with the sources that were measured last."""
    found = [r for r in rows if r["line"] == name]
    newest = sources if any(r["sources"] == sources for r in found) else (found[-1]["sources"] if found else "")
    return list({r["match"]: r for r in found if r["sources"] == newest}.values())


# --- measuring


def bots_of(line: Line, match: int) -> tuple[list[Bot], int, int]:
    return rotated(make(line.hero), [make(line.rival) for _ in range(line.players - 1)], UNSEEN * line.players + match)


def measure(line: Line, match: int) -> dict[str, Any]:
    game = load(line.game)
    bots, seat, deal = bots_of(line, match)
    outcome = play(game, bots, deal, line.options, PROCESSOR)
    others = [p for other, p in enumerate(outcome.points) if other != seat]
    ahead = outcome.points[seat] - sum(others) / max(len(others), 1)
    return {"line": line.name, "match": match, "share": outcome.share(seat), "ahead": ahead}


def measure_speed(game: Game) -> dict[str, Any]:
    """Iterations a second from the opening to the end of the match, on one core."""
    speed(game, 0.05)  # for the compiler
    return {"line": "speed", "match": 0, "share": speed(game, SPEED_SECONDS), "ahead": 0.0}


def speed(game: Game, seconds: float) -> float:
    players = min(4, game.most)
    state = opened(game, players, 1, game.between_programs)
    actor = int(game.door.actor(state, 0))
    bot = Search(Budget(seconds=seconds, threads=1), replace(settings_of(game, players), cutoff=0), early=False)
    start = time.thread_time()
    answer = bot.choose(game, game.seen(state, actor), actor, PROCESSOR, 1)
    return answer.iterations / (time.thread_time() - start)


def run(game: Game, scale: float, deadline: float) -> None:
    sources = digest(game)
    rows = [r for r in kept(game) if r["sources"] == sources]
    if not any(r["line"] == "speed" for r in rows):
        keep(game, **measure_speed(game))
    done = {(r["line"], match) for r in rows for match in numbers(r)}
    for line, match in schedule(game, scale):
        if (line.name, match) in done:
            continue
        if time.monotonic() > deadline:
            return
        start = time.monotonic()
        row = measure(line, match)
        keep(game, **row)
        print(f"{game.id} {line.name} #{match}: {row['share']:.2f} ({time.monotonic() - start:.1f} s)", flush=True)


def schedule(game: Game, scale: float) -> Iterator[tuple[Line, int]]:
    """All lines' matches, a part of each line in turn; a deal is played on all seats before another line's turn."""
    for part in range(PARTS):
        for line in lines(game):
            deals = math.ceil(line.matches * scale / line.players)
            first, last = (deals * p // PARTS for p in (part, part + 1))  # rounded down: what is slow comes late
            for match in range(first * line.players, last * line.players):
                yield line, match


def run_conduct() -> None:
    STORE.mkdir(exist_ok=True)
    CONDUCT.write_text(json.dumps(conduct.measure()), encoding="utf-8")


# --- the page


def table(game: Game) -> Iterator[str]:
    rows, sources = kept(game), digest(game)
    yield f"## {game.title}"
    yield ""
    if speeds := of_line(rows, "speed", sources):
        asked, found = SPEED.get(game.id, 0), speeds[-1]["share"]
        reached = "reached" if found >= asked else "**not reached**"
        reached += age(speeds[-1], sources)
        yield f"{found:,.0f} iterations a second on one core, from the opening with {min(4, game.most)} to the end ({asked:,} asked: {reached})."
        yield ""
    yield "| players | bot | against | wins | 95 % | matches | asked | |"
    yield "|---|---|---|---|---|---|---|---|"
    for line in lines(game):
        yield row_of(line, of_line(rows, line.name, sources), sources)
    yield ""


def row_of(line: Line, found: list[dict[str, Any]], sources: str) -> str:
    others = {1: f"Daniel{', harder' if line.options.get('harder') else ''}"}.get(line.players)
    others = others or (f"{line.players - 1} {line.rival}" if line.players > 2 else line.rival)
    head = f"| {line.players} | {line.hero} | {others} "
    if not found:
        return f"{head}| | | 0 | {line.asked:.0%} | not measured |"
    matches = sum(len(numbers(r)) for r in found)
    share = sum(r["share"] * len(numbers(r)) for r in found) / matches
    low, high = wilson(share * matches, matches)
    verdict = "reached" if share >= line.asked else "**not reached**"
    verdict += ", too few matches to be sure" if low < line.asked < high else ""
    verdict += age(found[-1], sources)
    return f"{head}| {share:.1%} | {low:.1%} – {high:.1%} | {matches} | {line.asked:.0%} | {verdict} |"


def age(row: dict[str, Any], sources: str) -> str:
    return "" if row["sources"] == sources else " (older sources)"


HEAD = """# How strong the bots are

Written by `make strength`. A deal is played once with the bot on each seat; a shared win counts as its share; the interval is Wilson's. Seconds are
processor time for one decision. Levels: {levels}. A line that says *older sources* was measured before the newest change of the kernel, the bots or the
game. More matches: `make strength GAME=manhattan ARGS="--scale 4"`.

"""


def write() -> None:
    levels = ", ".join(f"{n + 1} {name}" for n, name in enumerate(LEVELS))
    parts = [row for game in all_games() for row in table(game)]
    parts += conduct.told(json.loads(CONDUCT.read_text(encoding="utf-8")) if CONDUCT.exists() else {})
    PAGE.write_text(HEAD.format(levels=levels) + "\n".join(parts).rstrip() + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure how strong the bots are.")
    parser.add_argument("--game", action="append", help="only this game")
    parser.add_argument("--minutes", type=float, default=math.inf, help="stop after about so long")
    parser.add_argument("--scale", type=float, default=1.0, help="times as many matches")
    parser.add_argument("--conduct", action="store_true", help="only measure delays and memory")
    parser.add_argument("--write", action="store_true", help="only write the page")
    chosen = parser.parse_args()
    deadline = time.monotonic() + chosen.minutes * 60
    games = [load(name) for name in chosen.game] if chosen.game else all_games()
    if chosen.conduct or (not chosen.write and not chosen.game):
        run_conduct()
    for game in [] if chosen.write or chosen.conduct else games:
        run(game, chosen.scale, deadline)
    write()


if __name__ == "__main__":
    main()
