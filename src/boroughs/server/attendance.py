"""All viewers of this process: who comes and goes is told to the table, and every quiet line gets a sign of life."""

import asyncio
import itertools

from boroughs.server import views
from boroughs.server.room import Room
from boroughs.server.viewer import Viewer
from boroughs.server.visitors import Caller

SLICES = 30
"""Signs of life are spread over the time between two: two thousand at once would keep everybody else waiting."""
LINGER = 1.5
"""Seconds after a cut before somebody counts as away: a reload is no absence."""


class Attendance:
    """The viewers of this process."""

    def __init__(self, heartbeat: float):
        self.heartbeat = heartbeat
        self.viewers: set[Viewer] = set()
        self._arrivals = itertools.count()
        self._ticker: asyncio.Task[None] | None = None
        self._lingering: dict[Viewer, asyncio.TimerHandle] = {}
        """Whose line was cut a moment ago."""
        self._writes: set[asyncio.Task[None]] = set()

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

    def _tell(self, room: Room, place: int) -> None:
        room.changed()
        if room.store.shared:
            count = room.presence.here.get(place, 0)
            task = asyncio.create_task(room.store.put_presence(room.id, place, count, room.notice()))
            self._writes.add(task)
            task.add_done_callback(self._written)

    def _written(self, task: "asyncio.Task[None]") -> None:
        self._writes.discard(task)
        if not task.cancelled():
            task.exception()  # presence is told again by the next change

    def stop_all(self) -> None:
        for viewer in list(self.viewers):
            viewer.stop()

    async def close(self) -> None:
        if self._ticker:
            self._ticker.cancel()
        for handle in self._lingering.values():
            handle.cancel()
        await asyncio.gather(*self._writes, return_exceptions=True)
