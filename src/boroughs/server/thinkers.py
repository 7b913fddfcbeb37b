"""Threads in which bots think, beside the event loop. As many as there are cores; who asks first is served first, and a table asks for
one move at a time, so that no table can crowd out the others."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from boroughs.server.bots_at_table import new_stop
from boroughs.server.refusals import Refusal

T = TypeVar("T")


class Thinkers:
    """A bounded pool. Work is handed a flag that tells it to stop."""

    def __init__(self, threads: int):
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self.waiting = 0
        self.stopped = False

    async def think(self, work: Callable[[Any], T]) -> T:
        """Runs work in a thread. If who asked is cancelled, the work is told to stop, or never started."""
        if self.stopped:
            raise Refusal("restarting", "The server is restarting.")
        stop = new_stop()
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, work, stop)
        except asyncio.CancelledError:
            stop[0] = 1
            raise
        finally:
            self.waiting -= 1

    def close(self) -> None:
        self.stopped = True
        self._pool.shutdown(wait=False, cancel_futures=True)
