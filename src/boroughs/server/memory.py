"""Answers that are found once."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Memory(Generic[K, V]):
    """Whoever asks for the same gets the same answer, also while it is still looked for. The oldest are forgotten."""

    def __init__(self, most: int):
        self._most = most
        self._known: OrderedDict[K, V] = OrderedDict()
        self._under_way: dict[K, asyncio.Task[V]] = {}

    async def get(self, key: K, find: Callable[[], Coroutine[Any, Any, V]]) -> V:
        if key in self._known:
            return self._known[key]
        task = self._under_way.get(key)
        if task is None:
            task = self._under_way[key] = asyncio.create_task(find())
            task.add_done_callback(lambda _: self._under_way.pop(key, None))
        found = self._known[key] = await asyncio.shield(task)
        while len(self._known) > self._most:
            self._known.popitem(last=False)
        return found
