"""Somebody who looks at a table, over a socket or a stream. A viewer does not queue what happens: it remembers what it has told, and
tells what is new when the line is free. So a slow line gets fewer, larger updates, and cannot make anybody else wait."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field

import msgspec

from boroughs import __version__
from boroughs.server import talk, views
from boroughs.server.messages import PROTOCOL, ChatLine, Pong, Restart, Welcome
from boroughs.server.room import Room
from boroughs.server.store.store import now_ms
from boroughs.server.visitors import Caller

CHAT_AT_FIRST = 50
RESTART_SECONDS = 1.0


@dataclass(eq=False)
class Viewer:
    """What one line has been told, and what is still to be told."""

    room: Room
    caller: Caller
    looking: int | None
    bystander: bool
    """Wants to see what a bystander sees, whatever seats it holds."""
    heartbeat: float
    address: str = ""
    """Where it looks from, as limits count it."""
    match: str | None = None
    n: int = 0
    stamp: int = -1
    chat: int = 0
    outbox: deque[bytes] = field(default_factory=deque)
    """Answers to this viewer's own commands."""
    stopping: bool = False
    closed: bool = False
    beat_due: bool = False
    slice: int = 0
    """When its sign of life is due."""
    places: list[int] = field(default_factory=list)
    """Where it is counted as present."""
    on_table: "Callable[[Viewer], None]" = lambda _: None
    """Called before the table is told anew."""
    _awake: asyncio.Event = field(default_factory=asyncio.Event)

    def wake(self) -> None:
        self._awake.set()

    def seen(self, match: str | None, n: int) -> None:
        """Where the other side left off before the line was cut; what is no match of this table is not repeated to anybody."""
        self.match, self.n = (match, n) if match == self.room.row.match else (None, 0)

    @property
    def untold(self) -> int:
        """How many entries the next update will tell of."""
        return self.room.n - self._since()

    def _since(self) -> int:
        """The entry up to which everything has been told."""
        return self.room.told(self.match, self.n)

    def tell_since(self, n: int) -> None:
        """The position is told again, with what happened after n."""
        self.n = n if self.room.history is not None and n < self.room.history.n else -1
        self._awake.set()

    def reply(self, message: msgspec.Struct) -> None:
        self.outbox.append(msgspec.json.encode(message))
        self._awake.set()

    def beat(self) -> None:
        """Time for a sign of life."""
        self.beat_due = True
        self._awake.set()

    def stop(self) -> None:
        """The server stops: say so, then nothing more."""
        self.stopping = True
        self._awake.set()

    def close(self) -> None:
        self.closed = True
        self._awake.set()

    def look(self, seat: int | None) -> None:
        """Other eyes."""
        self.bystander = seat is None
        self._see_with(seat)
        self._awake.set()

    def _see_with(self, seat: int | None) -> None:
        """From now on with these eyes: the position is told from the set-up on."""
        self.looking, self.match, self.n, self.stamp = seat, None, 0, -1

    def _check_eyes(self) -> None:
        """A new match has other seats, and a seat can be moved to another device: then it is no longer seen with."""
        room = self.room
        if self.match is not None and room.row.match != self.match:
            self._see_with(None)
        eyes = self._eyes()
        if eyes != self.looking:
            self._see_with(eyes)

    def _eyes(self) -> int | None:
        if self.bystander:
            return None
        over = self.room.history is not None and self.room.history.over
        if self.looking is not None and (over or self.looking in self.room.seats_of(self.caller.hash)):
            return self.looking
        return views.default_eyes(self.room, self.caller)

    def welcome(self) -> bytes:
        room = self.room
        self._check_eyes()
        self.stamp = room.stamp
        self.chat = max(0, room.chat_line - CHAT_AT_FIRST)
        you = views.you(room, self.caller, self.looking)
        hello = Welcome(PROTOCOL, __version__, now_ms(), self.heartbeat, you, views.table(room))
        return msgspec.json.encode(hello)

    async def messages(self) -> AsyncIterator[bytes]:
        """All that is to be told, until the server stops or the line is closed."""
        yield self.welcome()
        while not self.closed:
            self._awake.clear()
            async for message in self._news():
                self.beat_due = False
                yield message
            if self.stopping:
                yield msgspec.json.encode(Restart(RESTART_SECONDS))
                return
            if self.beat_due:
                self.beat_due = False
                yield msgspec.json.encode(Pong("", now_ms()))
            await self._awake.wait()

    async def _news(self) -> AsyncIterator[bytes]:
        """What is new now: answers, then the table, then the position, then chat."""
        while self.outbox:
            yield self.outbox.popleft()
        if self.stamp != self.room.stamp:
            self.on_table(self)
            self._check_eyes()
            yield self._table()
        if (update := self._update()) is not None:
            yield update
        if self.chat < self.room.chat_line:
            for line in await self._chat():
                yield msgspec.json.encode(line)

    def _table(self) -> bytes:
        self.stamp = self.room.stamp
        return views.changed_bytes(self.room, self.caller, self.looking)

    def _update(self) -> bytes | None:
        """The position, if it is new. The eyes are looked at again: the line may have been full for as long as its other end liked, and
        what was allowed before, like anybody's eyes after a match, may be a secret of the next one."""
        history = self.room.history
        if history is None or (self.match, self.n) == (history.id, history.n):
            return None
        self._check_eyes()
        since = self._since()
        self.match, self.n = history.id, history.n
        return views.update_bytes(self.room, history, self.looking, since)

    async def _chat(self) -> list[ChatLine]:
        lines = await talk.lines(self.room, self.chat)
        self.chat = lines[-1].line if lines else self.room.chat_line
        return lines
