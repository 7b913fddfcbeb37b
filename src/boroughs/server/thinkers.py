"""Threads in which bots think, beside the event loop. As many as there are cores; who asks first is served first, and a table asks for
one move at a time, so that no table can crowd out the others. What people ask for beside that (hints, reviews, imports) never takes all
threads, and addresses take turns: who asks for a hundred reviews waits for them, and nobody else does."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, TypeVar

from boroughs.server.bots_at_table import new_stop
from boroughs.server.refusals import Refusal

T = TypeVar("T")
MOST_REVIEWS = 1000
MOST_OF_ONE = 100
"""What one address may have waiting."""


class Thinkers:
    """A bounded pool. Work is handed a flag that tells it to stop."""

    def __init__(self, threads: int):
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._free = max(1, threads - 1)
        """Threads that nobody reviews with."""
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
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

    def of(self, address: str) -> "Reviewers":
        """The threads as somebody may use them who is not at turn."""
        return Reviewers(self, address)

    async def review(self, address: str, work: Callable[[Any], T]) -> T:
        """The same for what no table waits for. Every address has a queue of its own, and the queues take turns."""
        mine = self._waiting.setdefault(address, deque())
        if self.reviews >= MOST_REVIEWS or len(mine) >= MOST_OF_ONE:
            raise Refusal("slow-down", "Too much is asked for at once. Try again in a minute.", retry_after=30.0)
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        mine.append(turn)
        self.reviews += 1
        self._next()
        try:
            await turn
            return await self.think(work)
        finally:
            self.reviews -= 1
            if turn.done() and not turn.cancelled():
                self._free += 1
            self._next()

    def _next(self) -> None:
        """Lets those go on for whom there is a thread: the first of the queue that has waited longest for its turn."""
        while self._free and self._waiting:
            address, queue = self._waiting.popitem(last=False)
            while queue and queue[0].done():  # who asked has gone
                queue.popleft()
            if queue:
                queue.popleft().set_result(None)
                self._free -= 1
            if queue:
                self._waiting[address] = queue

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
