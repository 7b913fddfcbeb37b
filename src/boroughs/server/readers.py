"""What Python itself has to work through: long matches that are played again, records, studies. That shares the interpreter with the event loop, so
there is one thread for it, and addresses take turns: who asks for a hundred long matches waits for them, and nobody else does."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import ContextVar
from typing import TypeVar

from boroughs.server.history import History, Unreadable, replay
from boroughs.server.refusals import Refusal
from boroughs.server.store import MatchRow, Store
from boroughs.server.store.rows import entries_of
from boroughs.server.turns import Turns

T = TypeVar("T")
ASKING: ContextVar[str] = ContextVar("asking", default="")
"""The address for which something is done; empty: nobody has asked."""
MOST_OF_ONE = 100
"""What one address may have waiting."""
SHORT = 32
"""So many entries are played again at once."""


class Readers:
    """A thread with a fair queue."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="replay")
        self._turns = Turns(1)

    async def work(self, work: Callable[[], T]) -> T:
        """Does it beside the event loop, when it is the asker's turn."""
        who = ASKING.get()
        if self._turns.waiting(who) >= MOST_OF_ONE:
            raise Refusal("slow-down", "Too much is asked for at once. Try again in a minute.", retry_after=30.0)
        async with self._turns.turn(who):
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    async def history(self, store: Store, row: MatchRow) -> tuple[History | None, str | None]:
        """A stored match, or why it cannot be played again."""
        log = await store.log(row.id)
        try:
            if len(log) <= SHORT:
                return replay(row, entries_of(log)), None
            return await self.work(lambda: replay(row, entries_of(log))), None
        except Unreadable as error:
            return None, str(error)

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)
