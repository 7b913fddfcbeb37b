"""What happens without anybody asking: bots move, clocks run out, what was broken off begins, old tables go, processes that share a store say that
they live.

Every table has one process that takes care of it, found by everybody alike from the list of living processes. Two that both
believe to be the one do no harm: of two moves for the same n the store takes one."""

import asyncio
import contextlib
import hashlib
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from boroughs.server import absence
from boroughs.server.bot_turns import BotTurns
from boroughs.server.changes import finish
from boroughs.server.presence import Processes
from boroughs.server.refusals import Refusal
from boroughs.server.room import Room
from boroughs.server.rooms import Rooms
from boroughs.server.starting import can_begin, start_if_full
from boroughs.server.store import Store, StoreFailed
from boroughs.server.store.removal import days_ago, tidy
from boroughs.server.store.store import now_ms

LOG = logging.getLogger(__name__)
BEAT, HOUR = 1.0, 3600.0
ALIVE_MS = 10_000
"""So long nobody has to say anything to be taken for alive: a process that has slept for longer was away."""


class Caretaker:
    """The process's own work."""

    def __init__(self, store: Store, rooms: Rooms, processes: Processes, bots: BotTurns, keep_days: int):
        self.store, self.rooms, self.processes, self.bots = store, rooms, processes, bots
        self._keep_days = keep_days
        self._alarms: dict[str, int] = {}
        """By table: when its clock runs out."""
        self._full: set[str] = set()
        """Tables at which a match has to begin. Who takes the last chair begins it, unless the store fails just then or the process is killed."""
        self._tasks: list[asyncio.Task[None]] = []
        self._swept_for: frozenset[str] | None = None
        """With which processes all running matches were looked at last."""
        self._lived = 0
        """When this process was last known to live."""
        self._due = asyncio.Event()
        """All running matches are to be looked at."""
        rooms.on_change = self.look
        rooms.mine = self.mine

    async def start(self) -> None:
        with contextlib.suppress(StoreFailed):  # the next round tries again
            await self._live()
        rounds = {
            "caretaker": (self._once, BEAT),
            "sweeper": (self._sweep_when_due, 0.0),
            "mender": (self._look_again, BEAT),
        }
        if self._keep_days:
            rounds["tidier"] = (self._tidy, HOUR)
        self._tasks = [asyncio.create_task(self._tick(*one), name=name) for name, one in rounds.items()]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bots.close()
        with contextlib.suppress(StoreFailed):
            await self.store.forget_process()

    def mine(self, table: str) -> bool:
        """Whether this process takes care of the table."""
        if not self.store.shared:
            return True
        everybody = self.processes.alive | {self.processes.me}
        return max(everybody, key=lambda process: weight(process, table)) == self.processes.me

    def look(self, room: Room) -> None:
        """Called after every change of a table: a match may have to begin, a bot may have to move, a clock may run."""
        self._full.discard(room.id)
        if can_begin(room):
            self._full.add(room.id)
        if not self.mine(room.id):
            self._alarms.pop(room.id, None)
            return
        self.bots.look(room)
        self._alarms.pop(room.id, None)
        clock = room.state.clock
        flags = absence.flag(room) if clock and room.history else []
        if flags and clock and (flags[0] > now_ms() or clock.on_timeout != "ask"):
            self._alarms[room.id] = flags[0]

    async def _tick(self, work: Callable[[], Coroutine[Any, Any, None]], pause: float) -> None:
        while True:
            try:
                await work()
            except StoreFailed:
                LOG.warning("the store does not answer")
            except Exception:
                LOG.exception("the caretaker stumbled")
            await asyncio.sleep(pause)

    async def _once(self) -> None:
        await self._live()
        await self._ring()
        self._lived = now_ms()
        if self.processes.alive != self._swept_for:
            self._swept_for = self.processes.alive
            self._due.set()
            self.rooms.recount()

    async def _live(self) -> None:
        """Says that this process lives, and looks which others do. If there has been none for a while, the server is back: after a start, a
        computer's sleep, or a failure of the store."""
        now = now_ms()
        was_away = now - self._lived > ALIVE_MS
        if self.store.shared:
            await self.store.beat()
            self.processes.follow(frozenset(await self.store.alive(now - ALIVE_MS)), now)
        if was_away and self.processes.alive <= {self.processes.me}:
            await self.store.add_return(now)
        if was_away or self.store.shared:
            self.processes.returns = await self.store.returns()
        self._lived = now

    async def _sweep_when_due(self) -> None:
        """Beside the beat: to look at thousands of tables, or to wait for rules that are compiled, takes longer than others wait for a
        sign of life."""
        await self._due.wait()
        self._due.clear()
        try:
            await self._sweep()
        except Exception:
            self._swept_for = None
            raise

    def missed(self) -> None:
        """News may have been lost: everything is looked at again."""
        self._swept_for = None
        self.rooms.missed()

    async def _ring(self) -> None:
        due = [table for table, at in self._alarms.items() if at <= now_ms()]
        for table in due:
            try:
                room = await self.rooms.get(table)
            except Refusal as refusal:
                if refusal.code == "not-there":  # it has been removed
                    self._alarms.pop(table, None)
                continue
            self._alarms.pop(table, None)
            with contextlib.suppress(Refusal):
                await finish(absence.time_out(room))
            self.look(room)

    async def _look_again(self) -> None:
        """Where the store has failed, a bot's move, the end of a clock or the beginning of a match may be missing: as soon as it writes again,
        those tables are looked at."""
        doubtful = [room for room in self.rooms.open.values() if room.doubtful]
        if doubtful:
            await self.store.beat()
            await self.rooms.look_again([room.id for room in doubtful])
        for table in list(self._full):  # each once: to try without a pause would keep everybody else waiting
            await self._begin(table)

    async def _begin(self, table: str) -> None:
        """Begins a match. Where the store fails the table waits for the next round; where anything else is wrong, like a table that has been
        removed, it does not."""
        try:
            await finish(begin(await self.rooms.get(table)))
        except StoreFailed:
            raise
        except Refusal:
            self._full.discard(table)
        except Exception:
            self._full.discard(table)
            raise

    async def _tidy(self) -> None:
        """Lets old tables go."""
        old = await tidy(self.store, days_ago(self._keep_days))
        self.rooms.drop(old.gone)
        await self.rooms.look_again(old.ended)
        if old.gone or old.ended:
            LOG.info("old tables have gone", extra={"gone": len(old.gone), "ended": len(old.ended)})

    async def _sweep(self) -> None:
        """Looks at every running match that is this process's to care for."""
        for table in await self.store.playing():
            if self.mine(table):
                with contextlib.suppress(Refusal):
                    room = await self.rooms.get(table)
                    self.look(room)
                await asyncio.sleep(0)


async def begin(room: Room) -> None:
    async with room.working():
        await start_if_full(room)


def weight(process: str, table: str) -> bytes:
    return hashlib.blake2b(f"{process} {table}".encode(), digest_size=8).digest()
