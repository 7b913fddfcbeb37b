"""All viewers of this process: who comes and goes is told to the table, and every quiet line gets a sign of life."""

import asyncio
import itertools

from boroughs.server import views
from boroughs.server.presence import WATCHERS
from boroughs.server.room import Room
from boroughs.server.store import StoreFailed
from boroughs.server.viewer import Viewer
from boroughs.server.visitors import Caller

SLICES = 30
"""Signs of life are spread over the time between two: two thousand at once would keep everybody else waiting."""
LINGER = 1.5
"""Seconds after a cut before somebody counts as away: a reload is no absence."""
COUNTED = 1.0
"""Seconds until a table hears that more or fewer watch it: of a crowd it hears once, not with each of them."""
AGAIN = 1.0
"""Seconds until a store that has failed is tried again."""


class Attendance:
    """The viewers of this process."""

    def __init__(self, heartbeat: float):
        self.heartbeat = heartbeat
        self.viewers: set[Viewer] = set()
        self._arrivals = itertools.count()
        self._ticker: asyncio.Task[None] | None = None
        self._lingering: dict[Viewer, asyncio.TimerHandle] = {}
        """Whose line was cut a moment ago."""
        self._counting: dict[Room, asyncio.TimerHandle] = {}
        """The tables that will hear how many watch."""
        self._writes: dict[tuple[Room, int], asyncio.Task[None]] = {}
        """By place: who tells the other processes how many are there."""

    def start(self) -> None:
        self._ticker = asyncio.create_task(self._tick(), name="heartbeat")

    async def _tick(self) -> None:
        for now in itertools.cycle(range(SLICES)):
            await asyncio.sleep(self.heartbeat / SLICES)
            for viewer in list(self.viewers):
                if viewer.slice == now:
                    viewer.beat()

    def come(self, room: Room, caller: Caller, wanted: str | None, address: str = "") -> Viewer:
        """A new viewer at a table, with the eyes that it wants."""
        looking = views.checked_eyes(room, caller, wanted)
        viewer = Viewer(room, caller, looking, wanted == "none", self.heartbeat, address)
        viewer.on_table = self._resettle
        viewer.slice = next(self._arrivals) % SLICES
        self.viewers.add(viewer)
        room.viewers.add(viewer)
        self._settle(viewer)
        return viewer

    def _settle(self, viewer: Viewer) -> None:
        viewer.places = views.place_of(viewer.room, viewer.caller)
        for place in viewer.places:
            if viewer.room.presence.come(place):
                self._tell(viewer.room, place)
            elif place == WATCHERS:
                self._count(viewer.room)

    def _resettle(self, viewer: Viewer) -> None:
        """Somebody who watched has taken a chair, or has lost one."""
        if views.place_of(viewer.room, viewer.caller) != viewer.places:
            before = viewer.places
            self._settle(viewer)
            self._left(viewer.room, before)

    def go(self, viewer: Viewer) -> None:
        """A line is cut; a moment later, if nobody came back, the place is empty."""
        viewer.close()
        self.viewers.discard(viewer)
        viewer.room.viewers.discard(viewer)
        self._lingering[viewer] = asyncio.get_running_loop().call_later(LINGER, self._gone, viewer)

    def _gone(self, viewer: Viewer) -> None:
        del self._lingering[viewer]
        self._left(viewer.room, viewer.places)

    def _left(self, room: Room, places: list[int]) -> None:
        for place in places:
            if room.presence.go(place):
                self._tell(room, place)
            elif place == WATCHERS:
                self._count(room)

    def _count(self, room: Room) -> None:
        """One watches more or less, neither the first nor the last."""
        if room not in self._counting:
            self._counting[room] = asyncio.get_running_loop().call_later(COUNTED, self._counted, room)

    def _counted(self, room: Room) -> None:
        del self._counting[room]
        self._tell(room, WATCHERS)

    def _tell(self, room: Room, place: int) -> None:
        room.changed()
        if room.store.shared and (room, place) not in self._writes:
            self._writes[room, place] = asyncio.create_task(self._write(room, place))

    async def _write(self, room: Room, place: int) -> None:
        """Stores how many are at a place until that is stored, and true: others would wait for ever for somebody who has gone."""
        stored = None
        try:
            while stored != (count := room.presence.here.get(place, 0)):
                try:
                    await room.store.put_presence(room.id, place, count, room.notice())
                    stored = count
                except StoreFailed:
                    await asyncio.sleep(AGAIN)
        finally:
            del self._writes[room, place]

    def stop_all(self) -> None:
        for viewer in list(self.viewers):
            viewer.stop()

    async def close(self) -> None:
        if self._ticker:
            self._ticker.cancel()
        for handle in [*self._lingering.values(), *self._counting.values()]:
            handle.cancel()
        writes = list(self._writes.values())
        for write in writes:  # who is at a process that has gone counts as away
            write.cancel()
        await asyncio.gather(*writes, return_exceptions=True)
