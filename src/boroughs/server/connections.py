"""Connections as uvicorn keeps them, for requests that arrive whole within a time and with a head of a bounded size: who trickles a request in
byte by byte, or never ends its head, would hold a line and memory for nothing."""

import asyncio
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from boroughs.server.settings import Settings

LARGEST_HEAD = 32_768


class PatientProtocol(HttpToolsProtocol):
    """One connection. Its patience begins with it, and anew with each request."""

    request_seconds: ClassVar[float] = 20.0
    _timer: asyncio.TimerHandle | None = None
    _head: int | None = 0
    """How much of a request's head has come; None once it is complete."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect_nothing()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._head is not None:
            self._head += len(data)
        super().data_received(data)
        if self._head is not None and self._head > LARGEST_HEAD:
            self._give_up()

    def on_message_begin(self) -> None:
        self._head = self._head or 0
        self._expect()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._head = None
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._head = 0
        self._expect_nothing()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._expect_nothing()
        super().handle_websocket_upgrade()

    def _expect(self) -> None:
        if self._timer is None:
            self._timer = self.loop.call_later(self.request_seconds, self._give_up)

    def _expect_nothing(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _give_up(self) -> None:
        if not self.transport.is_closing():
            self.transport.close()


def protocol(settings: Settings) -> type[PatientProtocol]:
    """The protocol with the host's patience."""
    return type("Protocol", (PatientProtocol,), {"request_seconds": settings.request_seconds})
