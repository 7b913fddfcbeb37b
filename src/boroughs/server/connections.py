"""Connections as uvicorn keeps them, so many from one address, for requests that arrive whole within a time and with a head of a bounded size,
and for answers that are taken: who trickles a request in byte by byte, never ends its head, or does not read would hold a line and memory for nothing."""

import asyncio
import contextlib
import sys
from collections import Counter
from typing import Any, ClassVar

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from boroughs.server.limits import household
from boroughs.server.settings import Settings

LARGEST_HEAD = 32_768
MOST_WAITING = 16
"""Requests that somebody may send before the one before them is answered; browsers send none."""
LEAST_TAKEN = 2_048
"""So much of an answer the other side takes in the time that a request has, or it takes nothing."""


class TooManyWaiting(Exception):
    """Somebody sends requests and does not wait for answers: uvicorn would keep them all."""


class Watching(asyncio.Protocol):
    """What is told to the other side has to be taken: a connection that only holds what nobody reads is cut."""

    request_seconds: ClassVar[float]
    loop: asyncio.AbstractEventLoop
    transport: Any
    _untaken: asyncio.TimerHandle | None = None
    """Runs while an answer waits to be taken."""
    _lost = False

    def pause_writing(self) -> None:
        super().pause_writing()
        self._watch()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._taken()

    def _watch(self) -> None:
        if self._untaken is None and not self._lost:
            self._untaken = self.loop.call_later(self.request_seconds, self._look, waiting(self.transport))

    def _taken(self) -> None:
        if self._untaken is not None:
            self._untaken.cancel()
            self._untaken = None

    def _look(self, before: int) -> None:
        """A line whose other end does not read is cut, with what was still to be said; a slow one is waited for."""
        self._untaken = None
        if before - waiting(self.transport) < LEAST_TAKEN:
            self.transport.abort()
        else:
            self._watch()


class PatientProtocol(Watching, HttpToolsProtocol):
    """One connection. Its patience begins with it, and anew with each request."""

    most: ClassVar[int]
    """How many connections one address may have that are not sockets of the table, which have a limit of their own."""
    proxies: ClassVar[Any]
    """Who may have any number, as many people come from there."""
    open: ClassVar[Counter[str]]
    _address = ""
    """Whose connection is counted."""
    _timer: asyncio.TimerHandle | None = None
    _head: int | None = 0
    """How much of a request's head has come; None once it is complete."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._expect()
        self._arrive()

    def connection_lost(self, exc: Exception | None) -> None:
        self._lost = True
        self._leave()
        self._expect_nothing()
        self._taken()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._head is not None:
            self._head += len(data)
        super().data_received(data)
        if self._head is not None and self._head > LARGEST_HEAD:
            self._give_up()

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= MOST_WAITING:
            raise TooManyWaiting  # which ends the parser, and so the connection
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

    def send_400_response(self, msg: str) -> None:
        super().send_400_response(msg)
        self._watch()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._watch()

    def handle_websocket_upgrade(self) -> None:
        self._expect_nothing()
        self._taken()
        self._leave()
        super().handle_websocket_upgrade()

    def _arrive(self) -> None:
        """Counts the connection; one too many is cut before it has said anything."""
        host = self.client[0] if self.client else ""
        if host in self.proxies:
            return
        self._address = household(host)
        self.open[self._address] += 1
        if self.open[self._address] > self.most:
            self.transport.abort()

    def _leave(self) -> None:
        if self._address:
            self.open[self._address] -= 1
            if not self.open[self._address]:
                del self.open[self._address]
            self._address = ""

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
        self._watch()


def waiting(transport: Any) -> int:
    """How much the other side has not taken yet: what waits here, and where the system tells it (Linux) what it holds back for us. That
    can be megabytes, which go without anything moving here."""
    held = 0
    with contextlib.suppress(ImportError, AttributeError, OSError, ValueError):
        import fcntl
        import termios

        told = fcntl.ioctl(transport.get_extra_info("socket").fileno(), termios.TIOCOUTQ, bytes(4))
        held = int.from_bytes(told, sys.byteorder)
    return int(transport.get_write_buffer_size()) + held


def protocol(settings: Settings) -> type[PatientProtocol]:
    """The protocol with the host's patience."""

    class Protocol(PatientProtocol):
        request_seconds = settings.request_seconds
        most = settings.connections_per_address
        proxies: ClassVar = ProxyHeadersMiddleware(nobody, settings.trusted_proxies).trusted_hosts
        open: ClassVar[Counter[str]] = Counter()

    return Protocol


async def nobody(*_: Any) -> None:
    """Serves nothing: uvicorn makes its list of proxies together with an application."""
