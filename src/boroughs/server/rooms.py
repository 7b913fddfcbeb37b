"""The tables in this process's memory: loaded when somebody asks, kept while somebody looks, forgotten when there are too many."""

import asyncio
import contextlib
import time
from collections.abc import Callable, Coroutine
from typing import Any

from boroughs.server.presence import Presence, Processes
from boroughs.server.readers import Readers
from boroughs.server.refusals import Refusal
from boroughs.server.room import Room
from boroughs.server.settings import Settings
from boroughs.server.store import Store, TableRow
from boroughs.server.store.store import now_ms
from boroughs.server.warmth import Warmth


class Rooms:
    """Tables by id."""

    def __init__(self, store: Store, settings: Settings, processes: Processes, warmth: Warmth, readers: Readers):
        self.store, self.settings, self.processes, self.warmth = store, settings, processes, warmth
        self.readers = readers
        self.open: dict[str, Room] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self.on_change: Callable[[Room], None] = lambda _: None
        self.mine: Callable[[str], bool] = lambda _: False

    async def get(self, table: str, row: TableRow | None = None) -> Room:
        """The table, or a refusal. Two who ask at once get the same. Its row need not be read again where it has been just now."""
        room = self.open.get(table)
        if room is None:
            task = self._loading.get(table)
            if task is None:
                task = self._loading[table] = asyncio.create_task(self._load(table, row))
                task.add_done_callback(lambda _: self._loading.pop(table, None))
            room = await asyncio.shield(task)
        room.touched = time.monotonic()
        return room

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
        await room.load()
        room.on_change = self.on_change
        self.open[table] = room
        self.on_change(room)
        self.forget()
        return room

    def _room(self, row: TableRow) -> Room:
        room = Room(row.id, self.store, self.readers, Presence(self.processes, now_ms), row)
        room.stand_in_level, room.least_pace_ms = self.settings.stand_in_level, self.settings.bot_pace_ms
        return room

    def check_public(self, address: str) -> None:
        """Refuses a public table to who has many that wait for players: the lobby shows a hundred."""
        waiting = [
            r for r in self.open.values() if r.opened_from == address and r.row.public and r.row.status == "waiting"
        ]
        if len(waiting) >= self.settings.public_tables_per_address:
            raise Refusal("slow-down", "Too many public tables of your address wait for players.")

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
        """News of another process. A table that somebody looks at here is read anew, another one is forgotten."""
        process, table, match, n = (*notice.split(" "), "", "", "", "0")[:4]
        if process == self.store.process:
            return
        room, mine = self.open.get(table), self.mine(table)
        if room is not None and (mine or room.viewers or room.lock.locked()):
            self._follow(room, whole=not room.lacks(match, int(n)))
        elif mine:
            self._background(self._look_in(table))
        elif room is not None:
            del self.open[table]

    async def _look_in(self, table: str) -> None:
        with contextlib.suppress(Refusal):
            await self.get(table)

    async def look_again(self, tables: list[str]) -> None:
        """Reads anew those of the tables that are open here, or later where the store fails now."""
        for room in filter(None, map(self.open.get, tables)):
            room.behind = "whole"
            await self._read_on(room)

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
        for room in [self.open.pop(table) for table in tables if table in self.open]:
            for viewer in room.viewers:
                viewer.close()

    def missed(self) -> None:
        """News may have been missed: everything that is open is read anew."""
        for room in list(self.open.values()):
            self._follow(room, whole=True)

    def _background(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _follow(self, room: Room, *, whole: bool) -> None:
        room.behind = "whole" if whole or room.behind == "whole" else "log"
        if room.following is None or room.following.done():
            room.following = asyncio.create_task(self._read_on(room))


def idle(room: Room) -> bool:
    """Whether nobody looks at a table, and nothing is to be done for it."""
    return not (room.viewers or room.lock.locked() or room.busy or room.doubtful)
