"""News from the other processes: PostgreSQL's LISTEN. The news say where something changed, not what."""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any

import asyncpg

from boroughs.server.store.database import address
from boroughs.server.store.writer import CHANNEL

LOG = logging.getLogger(__name__)
AGAIN = 1.0
"""Seconds until a lost connection is tried again."""


class News:
    """Listens as long as it runs; after a gap it says so, since notices may have been missed."""

    def __init__(self, database: str, name: str, on_notice: Callable[[str], None], on_gap: Callable[[], None]):
        self._name = name
        self._dsn = address(database).set(drivername="postgresql").render_as_string(hide_password=False)
        self._on_notice, self._on_gap = on_notice, on_gap
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._listen(), name="news")

    async def stop(self) -> None:
        if self._task:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _listen(self) -> None:
        while True:
            with contextlib.suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                await self._listen_once()
            LOG.warning("the line to the database is cut")
            await asyncio.sleep(AGAIN)

    async def _listen_once(self) -> None:
        connection = await asyncpg.connect(self._dsn, server_settings={"application_name": self._name})
        lost = asyncio.Event()
        try:
            connection.add_termination_listener(lambda _: lost.set())
            await connection.add_listener(CHANNEL, self._hear)
            self._on_gap()
            await lost.wait()
        finally:
            await connection.close(timeout=1)

    def _hear(self, _connection: Any, _pid: int, _channel: str, payload: str) -> None:
        for notice in payload.splitlines():
            self._on_notice(notice)
