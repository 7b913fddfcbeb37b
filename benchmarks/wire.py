"""A WebSocket client for measuring: small and quick, so that what is measured is the server and not the client."""

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
MASK = b"\0\0\0\0"
"""Masking is the client's duty; a mask of zeros changes nothing and costs nothing."""


class Wire(asyncio.Protocol):
    """One socket. `on_text` is called with every message."""

    def __init__(self, host: str, path: str, cookie: str, on_text: Callable[["Wire", bytes], None]):
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nCookie: {cookie}\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n\r\n"
        ).encode()
        self._on_text = on_text
        self._buffer = bytearray()
        self.open = False
        self.closed = asyncio.Event()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        self._transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed.set()

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.open:
            end = self._buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            status = bytes(self._buffer[:12])
            assert status == b"HTTP/1.1 101", bytes(self._buffer[:200])
            del self._buffer[: end + 4]
            self.open = True
        while (frame := self._frame()) is not None:
            self._take(*frame)

    def _frame(self) -> tuple[int, bytes] | None:
        have = len(self._buffer)
        if have < 2:
            return None
        length, start = self._buffer[1] & 127, 2
        if length == 126:
            if have < 4:
                return None
            length, start = struct.unpack_from("!H", self._buffer, 2)[0], 4
        elif length == 127:
            if have < 10:
                return None
            length, start = struct.unpack_from("!Q", self._buffer, 2)[0], 10
        if have < start + length:
            return None
        code, payload = self._buffer[0] & 15, bytes(self._buffer[start : start + length])
        del self._buffer[: start + length]
        return code, payload

    def _take(self, code: int, payload: bytes) -> None:
        if code == TEXT:
            self._on_text(self, payload)
        elif code == PING:
            self._send(PONG, payload)
        elif code == CLOSE:
            self._transport.close()

    def _send(self, code: int, payload: bytes) -> None:
        size = len(payload)
        head = bytes([128 | code, 128 | size]) if size < 126 else struct.pack("!BBH", 128 | code, 128 | 126, size)
        self._transport.write(head + MASK + payload)

    def send(self, text: bytes) -> None:
        self._send(TEXT, text)

    def close(self) -> None:
        self._transport.close()
