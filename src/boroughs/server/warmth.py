"""Rules are compiled once for each version, which takes a while and holds the interpreter: so it is done in a process beside the server, before
a table needs it. `python -m boroughs.server.warmth GAME…` does the same by hand."""

import asyncio
import logging
import os
import random
import sys
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from boroughs.games import all_games, load
from boroughs.kernel import INTERPRETED, cache

LOG = logging.getLogger(__name__)
NICENESS = 5
OPENING = 4
"""After so many moves there is something to think about."""


def stamp(game: str) -> Path:
    """A file that says that a game's rules and bots are compiled for the present sources, where they are now."""
    return cache.root() / cache.digest() / f"{game}-{cache.place()}.warm"


@contextmanager
def alone(game: str) -> Iterator[None]:
    """Several servers may want the same: one compiles, the others wait and find it done."""
    stamp(game).parent.mkdir(parents=True, exist_ok=True)
    with stamp(game).with_suffix(".lock").open("w") as file:
        if os.name == "posix":
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def warm(game: str) -> None:
    """Compiles all that a table needs, unless it is done already."""
    with alone(game):
        if not stamp(game).exists():
            compile_all(game)
            stamp(game).touch()


def compile_all(game: str) -> None:
    for _ in steps(game):
        pass


def steps(game: str) -> Iterator[None]:
    """Uses everything once: a match from its set-up to its result, a view, every level of bots, a judgement, a world dealt anew. In steps,
    between which one can stop."""
    from boroughs.bots import LEVELS, Budget, make
    from boroughs.match import Match
    from boroughs.server import bots_at_table, questions

    opened, chooser = load(game), random.Random(1)
    match = Match(opened, opened.most, opened.between_programs, bytes(16))
    while not match.over and match.version < OPENING:
        match.play(int(chooser.choice(match.legal_ids())))
    match.view(0)
    yield
    if (seat := match.actor) is not None:
        for level in (*LEVELS, "greedy", "random"):
            make(level).choose(opened, match.seen(seat), seat, Budget(iterations=8, seconds=1.0), 1)
            yield
        move = int(match.legal_ids()[0])
        bots_at_table.judge(opened, match.seen(seat), seat, move, 0.05, 1, bots_at_table.new_stop())
        yield
        questions.other_worlds(match, seat)
    while not match.over:
        match.play(int(chooser.choice(match.legal_ids())))
    match.view(None)
    yield


class Warmth:
    """Which games are ready. One is compiled in advance at a time, and beside it one that somebody waits for; one is loaded."""

    def __init__(self) -> None:
        self._ready: set[str] = set()
        self._wanted, self._advance = asyncio.Lock(), asyncio.Lock()
        self._compiling: dict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._loading = asyncio.Lock()
        self._stamps: dict[str, Path] = {}
        self._task: asyncio.Task[None] | None = None
        self._stopped = False

    async def ready(self, game: str, *, wanted: bool = True) -> None:
        """Returns when the game's rules are compiled and loaded. Who wants one does not wait for those that nobody wants yet."""
        if INTERPRETED or game in self._ready:
            return
        if not stamp(game).exists():  # else it must not wait for another one to be compiled
            async with self._wanted if wanted else self._advance, self._compiling[game]:
                if not stamp(game).exists():
                    await self._compile(game)
        async with self._loading:
            if game not in self._ready:
                await asyncio.to_thread(self._load, game)  # beside the event loop: it takes a second or two
                self._ready.add(game)

    def compiled(self, game: str) -> bool:
        """Whether nobody has to wait for the compiler."""
        if INTERPRETED or game in self._ready:
            return True
        if game not in self._stamps:
            self._stamps[game] = stamp(game)  # reads all sources: once is enough
        return self._stamps[game].exists()

    def _load(self, game: str) -> None:
        """In a thread. What fails here is noted, and told to who needs it: a table without bots may do without. Told to stop, it
        does: a server that compiles here, since it could not elsewhere, would else not end for minutes."""
        try:
            for _ in steps(game):
                if self._stopped:
                    return
        except Exception:
            LOG.exception("a game's rules could not be loaded", extra={"game": game})

    async def _compile(self, game: str) -> None:
        """In a process of its own, which ends with this server; Ctrl+C at the terminal is for the server alone, which ends it."""
        LOG.info("compiling", extra={"game": game})
        try:
            child = await asyncio.create_subprocess_exec(sys.executable, "-m", __name__, game, start_new_session=True)
        except OSError as error:
            LOG.warning("compiling failed", extra={"game": game, "error": str(error)})
            return
        try:
            if await child.wait() != 0:
                LOG.warning("compiling failed", extra={"game": game})
        finally:
            if child.returncode is None:
                child.kill()
                await child.wait()

    def start(self) -> None:
        """Begins to make all games ready, one after the other."""
        self._task = asyncio.create_task(self._all())

    async def _all(self) -> None:
        for game in all_games():
            await self.ready(game.id, wanted=False)

    async def stop(self) -> None:
        self._stopped = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)


if __name__ == "__main__":
    os.nice(NICENESS)
    for name in sys.argv[1:]:
        warm(name)
