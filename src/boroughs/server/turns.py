"""Who goes next, where there is not enough for all at once: everybody has a queue of their own, and the queues take turns."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Turns:
    """So many at once, in fair turns."""

    def __init__(self, places: int):
        self._free = places
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    def waiting(self, who: str) -> int:
        """How many of somebody's wait."""
        return len(self._waiting.get(who, ()))

    @asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[None]:
        """Waits for a place, and has it for a while."""
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(who, deque()).append(mine)
        self._next()
        try:
            await mine
            yield
        finally:
            if mine.done() and not mine.cancelled():
                self._free += 1
            self._next()

    def _next(self) -> None:
        """Gives free places to the first in the queue that has waited longest for its turn."""
        while self._free and self._waiting:
            who, queue = self._waiting.popitem(last=False)
            while queue and queue[0].done():  # has gone away
                queue.popleft()
            if queue:
                queue.popleft().set_result(None)
                self._free -= 1
            if queue:
                self._waiting[who] = queue
