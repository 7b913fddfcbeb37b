"""Threads in which bots think, beside the event loop. As many as there are cores; who asks first is served first, and a table asks for
one move at a time, so that no table can crowd out the others. What people ask for beside that (hints, reviews, imports) never takes all
threads: who asks for a hundred reviews waits for them, and no bot does."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from boroughs.server.bots_at_table import new_stop
from boroughs.server.refusals import Refusal

T = TypeVar("T")
MOST_REVIEWS = 200


class Thinkers:
    """A bounded pool. Work is handed a flag that tells it to stop."""

    def __init__(self, threads: int):
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._free_for_reviews = asyncio.Semaphore(max(1, threads - 1))
        self.reviews = 0
        self.stopped = False

    async def think(self, work: Callable[[Any], T]) -> T:
        """Runs work in a thread. If who asked is cancelled, the work is told to stop, or never started."""
        if self.stopped:
            raise Refusal("restarting", "The server is restarting.")
        stop = new_stop()
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, work, stop)
        except asyncio.CancelledError:
            stop[0] = 1
            raise

    async def review(self, work: Callable[[Any], T]) -> T:
        """The same for what no table waits for: one after the other."""
        if self.reviews >= MOST_REVIEWS:
            raise Refusal("slow-down", "Too much is asked for at once. Try again in a minute.", retry_after=30.0)
        self.reviews += 1
        try:
            async with self._free_for_reviews:
                return await self.think(work)
        finally:
            self.reviews -= 1

    def close(self) -> None:
        self.stopped = True
        self._pool.shutdown(wait=False, cancel_futures=True)
