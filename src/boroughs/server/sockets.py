"""One WebSocket: a task that tells what is new, and a loop that takes commands, one after the other.

Who sends too fast is not read from for a while: the other side's own line fills up. Who keeps flooding is cut."""

import asyncio
import contextlib
import logging
import time
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from boroughs.server import views
from boroughs.server.house import House
from boroughs.server.limits import MOVES_TOLD
from boroughs.server.messages import Ack, Command, Look, Move, Refused, Undo
from boroughs.server.refusals import Refusal, refusal_of
from boroughs.server.viewer import Viewer
from boroughs.server.visitors import address_of

LOG = logging.getLogger(__name__)
DECODER: msgspec.json.Decoder[Command] = msgspec.json.Decoder(Command)
TOO_FAST, RESTART, BROKEN = 4429, 1012, 1011
PAUSE = 0.05
MALFORMED_COST = 3.0
QUESTIONS_AT_ONCE = 16
"""So many moves that are asked about count as one command more."""
UNREAD = 32
"""Who does not take so many answers is not asked for the next command."""
GONE = (WebSocketDisconnect, RuntimeError, OSError)
"""What a line that is closed answers."""


async def break_off(socket: WebSocket, error: Exception) -> None:  # type: ignore[type-arg]
    """Closes a line that cannot go on; our own mistakes are logged."""
    if refusal_of(error) is None:
        LOG.error("a line failed", exc_info=error)
    with contextlib.suppress(*GONE):
        await socket.close(BROKEN)


class Socket:
    def __init__(self, socket: WebSocket, house: House, viewer: Viewer):  # type: ignore[type-arg]
        self._socket, self._house, self._viewer = socket, house, viewer
        self._address = address_of(socket)
        self._bucket = house.limits.commands()
        self._calm = time.monotonic()

    async def run(self) -> None:
        """Until either side closes."""
        telling = asyncio.create_task(self._tell(), name="tell")
        hearing = asyncio.create_task(self._hear(), name="hear")
        await asyncio.wait((telling, hearing), return_when=asyncio.FIRST_COMPLETED)
        for task in (telling, hearing):
            task.cancel()
        for error in await asyncio.gather(telling, hearing, return_exceptions=True):
            if isinstance(error, Exception):
                await break_off(self._socket, error)

    async def _tell(self) -> None:
        async for message in self._viewer.messages():
            try:
                await self._socket.send_data(message, mode="text")
            except GONE:
                return
        with contextlib.suppress(*GONE):
            await self._socket.close(RESTART)

    async def _hear(self) -> None:
        with contextlib.suppress(*GONE):
            while (text := await self._receive()) is not None:
                cost = await self._answer(text)
                wait = self._bucket.take(cost)
                if self._floods(wait):
                    self._house.metrics.cut.labels("flood").inc()
                    await self._socket.close(TOO_FAST, "too fast")
                    return
                wait = max(wait, self._house.limits.commands_of(self._address).take(cost))
                while wait > 0 or len(self._viewer.outbox) > UNREAD:
                    await asyncio.sleep(max(wait, PAUSE))
                    wait = 0.0

    def _floods(self, wait: float) -> bool:
        """Whether somebody has had to be slowed for too long without a pause."""
        now = time.monotonic()
        self._calm = now if wait == 0 else self._calm
        return now - self._calm > self._house.settings.flood_seconds

    async def _receive(self) -> bytes | None:
        """The next message; None when the other side has closed."""
        message: Any = await self._socket.receive()
        if message["type"] != "websocket.receive":
            return None
        text = message.get("text")
        return text.encode() if text is not None else message.get("bytes") or b""

    async def _answer(self, text: bytes) -> float:
        """Obeys a command and answers; what that costs."""
        try:
            command = DECODER.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self._viewer.reply(Refused("", "malformed", f"This is no command: {error}"[:300]))
            return MALFORMED_COST
        try:
            self._viewer.reply(await self._obey(command))
        except Exception as error:  # noqa: BLE001 - ours are logged; the line stays open
            self._refuse(command, error)
        return 1.0 + len(getattr(command, "moves", ())) / QUESTIONS_AT_ONCE + self._viewer.untold / MOVES_TOLD

    async def _obey(self, command: Command) -> msgspec.Struct:
        viewer = self._viewer
        if isinstance(command, Look):
            viewer.look(views.allowed_eyes(viewer.room, viewer.caller, command.seat))
            return Ack(command.id, viewer.room.n)
        return await self._house.clerk.obey(viewer.room, viewer.caller, command, self._address)

    def _refuse(self, command: Command, error: Exception) -> None:
        refusal = refusal_of(error)
        if refusal is None:
            LOG.error("a command failed", exc_info=error, extra={"command": type(command).__name__})
            refusal = Refusal("store", "Something went wrong here. It has been noted.")
        self._viewer.reply(Refused(command.id, refusal.code, refusal.message, refusal.retry_after))
        if refusal.code == "stale" and isinstance(command, Move | Undo):
            self._viewer.tell_since(command.n)
