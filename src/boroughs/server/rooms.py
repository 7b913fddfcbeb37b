"""The tables in this process's memory: loaded when somebody asks, kept while somebody looks, forgotten when there are too many."""

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any
from weakref import WeakValueDictionary

from boroughs.server.presence import Presence, Processes
from boroughs.server.readers import Readers
from boroughs.server.refusals import Refusal
from boroughs.server.room import Room
from boroughs.server.settings import Settings
from boroughs.server.store import Store, StoreFailed, TableRow
from boroughs.server.store.store import now_ms
from boroughs.server.warmth import Warmth

AGAIN = 1.0
"""Seconds until a store that has failed is tried again."""


class Rooms:
    """Tables by id."""

    def __init__(self, store: Store, settings: Settings, processes: Processes, warmth: Warmth, readers: Readers):
        self.store, self.settings, self.processes, self.warmth = store, settings, processes, warmth
        self.readers = readers
        self.open: dict[str, Room] = {}
        self._alive: WeakValueDictionary[str, Room] = WeakValueDictionary()
        """All that anybody has in hands, also those that are no longer kept: of each table there is one, which hears what is new."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._opening: Counter[str] = Counter()
        """By address: public tables that are about to be there."""
        self.on_change: Callable[[Room], None] = lambda _: None
        self.mine: Callable[[str], bool] = lambda _: False

    async def get(self, table: str, row: TableRow | None = None) -> Room:
        """The table, or a refusal; all who ask get the same one, which has read what was heard of. Its row need not be read again where it has
        been just now."""
        room = await self._found(table, row)
        while room.behind:
            await asyncio.shield(self._follow(room))
            room = await self._found(table, row)
        self.open[table] = room
        room.touched = time.monotonic()
        return room

    async def _found(self, table: str, row: TableRow | None) -> Room:
        """The table that is here, or is loaded, once for all who wait for it."""
        task, room = self._loading.get(table), self._alive.get(table)
        if task is None and room is not None:
            return room
        if task is None:
            task = self._loading[table] = asyncio.create_task(self._load(table, row))
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(task)

    async def listed(self, table: str) -> Room:
        """The table for a list. Nobody waits there until rules are compiled: it comes without its match then."""
        row = None if table in self.open else await self.store.table(table)
        if row is None or self.warmth.compiled(row.game):
            return await self.get(table, row)
        room = self._room(row)
        await room.load_table()
        return room

    async def of_match(self, match: str) -> Room:
        row = await self.store.match(match)
        if row is None:
            raise Refusal("not-there", "There is no such match.")
        return await self.get(row.table)

    async def _load(self, table: str, row: TableRow | None) -> Room:
        row = row or await self.store.table(table)
        if row is None:
            raise Refusal("not-there", "There is no such table.")
        await self.warmth.ready(row.game)
        room = self._room(row)
        await self._fill(room)
        room.on_change = self.on_change
        room.touched = time.monotonic()
        self.open[table] = room
        self.on_change(room)
        self.forget()
        return room

    async def _fill(self, room: Room) -> None:
        """It hears what is new from now on, before it has been read: what is stored meanwhile is read after that."""
        self._alive[room.id] = room
        try:
            async with room.lock:
                await room.load()
        except BaseException:
            self._alive.pop(room.id, None)  # it may have been dropped
            raise

    def _room(self, row: TableRow) -> Room:
        room = Room(row.id, self.store, self.readers, Presence(self.processes, now_ms), row)
        room.stand_in_level, room.least_pace_ms = self.settings.stand_in_level, self.settings.bot_pace_ms
        return room

    @contextlib.asynccontextmanager
    async def opening(self, address: str) -> AsyncIterator[None]:
        """While a public table is opened. Who has many that wait for players is refused: the lobby shows a hundred."""
        for room in self._waiting(address):
            if room.behind:  # it may have begun at another process
                with contextlib.suppress(Refusal):
                    await self.get(room.id)
        if len(self._waiting(address)) + self._opening[address] >= self.settings.public_tables_per_address:
            raise Refusal("slow-down", "Too many public tables of your address wait for players.")
        self._opening[address] += 1
        try:
            yield
        finally:
            self._opening[address] -= 1
            self._opening += Counter()  # forgets who opens none

    def _waiting(self, address: str) -> list[Room]:
        """The address's public tables that wait for players."""
        return [
            r for r in self.open.values() if r.opened_from == address and r.row.public and r.row.status == "waiting"
        ]

    def forget(self) -> None:
        """Drops the tables that nobody has looked at for longest, if they are too many or their matches too long."""
        spare = len(self.open) - self.settings.rooms
        moves = sum(room.length for room in self.open.values()) - self.settings.kept_moves
        if spare <= 0 and moves <= 0:
            return
        for room in sorted(filter(idle, self.open.values()), key=lambda room: room.touched):
            if spare <= 0 and moves <= 0:
                return
            del self.open[room.id]
            spare, moves = spare - 1, moves - room.length

    def heard(self, notice: str) -> None:
        """News of another process. A table that somebody looks at here is read on at once, another one when it is next asked for."""
        process, table, match, n = (*notice.split(" "), "", "", "", "0")[:4]
        if process == self.store.process:
            return
        room, mine = self._alive.get(table), self.mine(table)
        if room is not None:
            room.fall_behind(whole=not room.lacks(match, int(n)))
        if mine and (room is None or table in self._loading):  # what is loaded now may yet fail
            self._background(self._look_in(table))
        elif room is not None and (mine or room.viewers):
            self._follow(room)

    async def _look_in(self, table: str) -> None:
        """Loads a table that is this process's to care for, again and again where the store fails: nobody else would move its bots."""
        with contextlib.suppress(Refusal):
            while True:
                with contextlib.suppress(StoreFailed):
                    await self.get(table)
                    return
                await asyncio.sleep(AGAIN)

    async def look_again(self, tables: list[str]) -> None:
        """Reads anew those of the tables that are open here, or later where the store fails now."""
        for room in filter(None, map(self._alive.get, tables)):
            room.fall_behind(whole=True)
            await asyncio.shield(self._follow(room))

    async def _read_on(self, room: Room) -> None:
        """Reads what has been heard of. A table that is found to be no more is dropped; what else keeps from reading passes."""
        try:
            await room.follow()
        except Refusal as refusal:
            if refusal.code == "not-there":
                self.drop([room.id])
            else:
                room.doubtful = True

    def drop(self, tables: list[str]) -> None:
        """These tables have been removed: who looks at one finds that out by coming again."""
        for room in [self._alive.pop(table) for table in tables if table in self._alive]:
            self.open.pop(room.id, None)
            for viewer in room.viewers:
                viewer.close()

    def missed(self) -> None:
        """News may have been missed: everything that is open is read anew."""
        for room in list(self._alive.values()):
            room.fall_behind(whole=True)
            self._follow(room)

    def recount(self) -> None:
        """A process has come or gone, and with it who sat at tables there: those who look at these tables here are told."""
        for room in list(self._alive.values()):
            if room.viewers and room.presence.others:
                room.changed()

    def _background(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _follow(self, room: Room) -> "asyncio.Task[None]":
        """Reads on, once for all who wait for it. The task is nobody's: who goes away meanwhile must not take along what was heard of."""
        if room.following is None or room.following.done():
            room.following = asyncio.create_task(self._read_on(room))
        return room.following


def idle(room: Room) -> bool:
    """Whether nobody looks at a table, and nothing is to be done for it."""
    return not (room.viewers or room.lock.locked() or room.busy or room.doubtful)
