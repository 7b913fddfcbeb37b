"""Everything that a running server has, put together."""

import asyncio
import logging
import secrets

from boroughs.server.archive import Archive
from boroughs.server.attendance import Attendance
from boroughs.server.bot_turns import BotTurns
from boroughs.server.caretaker import Caretaker
from boroughs.server.clerk import Clerk
from boroughs.server.limits import Limits
from boroughs.server.metrics import Metrics
from boroughs.server.presence import Processes
from boroughs.server.readers import Readers
from boroughs.server.rooms import Rooms
from boroughs.server.settings import Settings
from boroughs.server.store import Store, StoreFailed
from boroughs.server.store.store import REPLACED, now_ms
from boroughs.server.thinkers import Thinkers
from boroughs.server.visitors import Visitors
from boroughs.server.warmth import Warmth

LOG = logging.getLogger(__name__)
HEALTH_SECONDS = 2.0


class House:
    """One server process."""

    def __init__(self, settings: Settings, store: Store | None = None):
        self.settings = settings
        self.store = store or Store(settings.database, secrets.token_hex(6))
        self.processes = Processes(self.store.process, now_ms())
        self.warmth = Warmth()
        self.readers = Readers()
        self.rooms = Rooms(self.store, settings, self.processes, self.warmth, self.readers)
        self.visitors = Visitors(self.store, secure=settings.secure)
        self.thinkers = Thinkers(settings.bot_threads)
        bots = BotTurns(self.thinkers)
        self.caretaker = Caretaker(self.store, self.rooms, self.processes, bots, settings.keep_days)
        self.attendance = Attendance(settings.heartbeat)
        self.archive = Archive(self.store, self.rooms, self.readers)
        self.limits = Limits(settings)
        self.metrics = Metrics(self)
        self.clerk = Clerk(self)
        self.stopping = False
        self._watching: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Migrates, then begins to work."""
        await self.store.open()
        self.store.listen(self.heard, self.missed)
        await self.caretaker.start()
        self.attendance.start()
        self._watching = asyncio.create_task(self.metrics.watch(), name="watch")
        if self.settings.warm_up:
            self.warmth.start()
        LOG.info("the server is open", extra={"store": "postgresql" if self.store.shared else "sqlite"})

    def heard(self, notice: str) -> None:
        """News of another process: of a secret that was replaced, or of a table."""
        _, table, *more = notice.split(" ")
        if table == REPLACED:
            self.visitors.forget(more[0])
        else:
            self.rooms.heard(notice)

    def missed(self) -> None:
        """News may have been lost."""
        self.visitors.forget_all()
        self.caretaker.missed()

    def announce_stop(self) -> None:
        """Tells everybody that the server restarts."""
        self.stopping = True
        self.attendance.stop_all()

    async def close(self) -> None:
        self.announce_stop()
        await asyncio.sleep(0)
        self.thinkers.close()
        self.readers.close()
        await self.attendance.close()
        await self.caretaker.stop()
        if self._watching:
            self._watching.cancel()
        await self.warmth.stop()
        await self.store.close()
        LOG.info("the server is closed")

    async def healthy(self) -> bool:
        """Whether the store takes writes."""
        try:
            async with asyncio.timeout(HEALTH_SECONDS):
                await self.store.beat()
        except (StoreFailed, TimeoutError):
            return False
        return True
