"""Lines as uvicorn keeps them, read piece by piece: a message is not parsed before the one before it is taken, and frames that are no messages (pings,
pieces, what comes after a close) are few or the line is cut. Each takes as long as a command, and none would be counted elsewhere."""

import asyncio
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from boroughs.server.connections import Watching
from boroughs.server.limits import Bucket
from boroughs.server.settings import Settings

PIECE = 1024
"""Bytes that are parsed at once."""
EXTRA_PER_SECOND, EXTRA_AT_ONCE = 10.0, 100.0
"""Frames that are no messages."""


class PatientLine(Watching, WebSocketsSansIOProtocol):
    """One line."""

    def __init__(self, *args: Any, **more: Any):
        super().__init__(*args, **more)
        self._unread = memoryview(b"")
        self._extras = Bucket(EXTRA_PER_SECOND, EXTRA_AT_ONCE)

    def connection_lost(self, exc: Exception | None) -> None:
        self._lost = True
        self._taken()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._unread = memoryview(bytes(self._unread) + data)
        self._read_on()

    def _read_on(self) -> None:
        """Parses what has come, until there is a message to be taken first."""
        while self._unread and not self.read_paused and not self.transport.is_closing():
            piece, self._unread = self._unread[:PIECE], self._unread[PIECE:]
            super().data_received(bytes(piece))

    async def receive(self) -> Any:
        message = await super().receive()
        self._read_on()
        return message

    def send_receive_event_to_app(self) -> None:
        """A message, as bytes: what is not UTF-8 is no command, and refused like any other that is none."""
        self.curr_msg_data_type = "bytes"
        if self.close_sent:
            self._count_extra()
        super().send_receive_event_to_app()

    def handle_cont(self, event: Frame) -> None:
        self._count_extra()
        super().handle_cont(event)

    def handle_ping(self) -> None:
        self._count_extra()
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        self._count_extra()
        super().handle_pong(event)

    def _count_extra(self) -> None:
        if self._extras.take() > 0:
            self.transport.abort()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """Nobody needs the line any more: it ends, even if its other end does not read what is left."""
        super().on_task_complete(task)
        self._watch()


def line(settings: Settings) -> type[PatientLine]:
    """Lines with the host's patience."""

    class Line(PatientLine):
        request_seconds = settings.request_seconds

    return Line
