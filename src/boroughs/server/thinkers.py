"""Threads in which bots think, beside the event loop: as many as there are cores. A table asks for one move at a time, and who sits at many
tables has one turn where somebody else at one table has one. What people ask for beside that (hints, reviews) never takes all
threads, and addresses take turns: who asks for a hundred reviews waits for them, and nobody else does."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, TypeVar

from boroughs.server.bots_at_table import new_stop
from boroughs.server.refusals import Refusal
from boroughs.server.turns import Turns

T = TypeVar("T")
MOST_REVIEWS = 1000
MOST_OF_ONE = 100
"""What one address may have waiting."""


class Thinkers:
    """A bounded pool. Work is handed a flag that tells it to stop."""

    def __init__(self, threads: int):
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._turns, self._reviews = Turns(threads), Turns(max(1, threads - 1))
        self.reviews = 0
        self.stopped = False

    async def think(self, work: Callable[[Any], T], who: str = "") -> T:
        """Runs work in a thread. If who asked is cancelled, the work is told to stop, or never started."""
        async with self._turns.turn(who):
            if self.stopped:
                raise Refusal("restarting", "The server is restarting.")
            stop = new_stop()
            try:
                return await asyncio.get_running_loop().run_in_executor(self._pool, work, stop)
            except asyncio.CancelledError:
                stop[0] = 1
                raise

    async def review(self, address: str, work: Callable[[Any], T]) -> T:
        """The same for what no table waits for."""
        if self.reviews >= MOST_REVIEWS or self._reviews.waiting(address) >= MOST_OF_ONE:
            raise Refusal("slow-down", "Too much is asked for at once. Try again in a minute.", retry_after=30.0)
        self.reviews += 1
        try:
            async with self._reviews.turn(address):
                return await self.think(work, f"review {address}")
        finally:
            self.reviews -= 1

    def of(self, address: str) -> "Reviewers":
        """The threads as somebody may use them who is not at turn."""
        return Reviewers(self, address)

    def close(self) -> None:
        self.stopped = True
        self._pool.shutdown(wait=False, cancel_futures=True)


@dataclass(frozen=True)
class Reviewers:
    """The threads for one address."""

    thinkers: Thinkers
    address: str

    async def review(self, work: Callable[[Any], T]) -> T:
        return await self.thinkers.review(self.address, work)
