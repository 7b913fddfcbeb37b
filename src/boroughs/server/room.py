"""A table in this process's memory: what the store says about it, the match as it stands, and who looks at it."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

from boroughs.server.clocks import Course
from boroughs.server.history import History, followed
from boroughs.server.messages import ChairState
from boroughs.server.presence import Presence
from boroughs.server.readers import Readers
from boroughs.server.refusals import Refusal
from boroughs.server.store import MatchRow, Store, StoreFailed, TableRow
from boroughs.server.store.rows import Sitting, TableState

if TYPE_CHECKING:
    from boroughs.server.viewer import Viewer


@dataclass(eq=False)
class Room:
    """One table. `row`, `matches`, `holders` and `history` are replaced, never changed, and only by what is stored."""

    id: str
    store: Store
    readers: Readers
    presence: Presence
    row: TableRow
    matches: list[MatchRow] = field(default_factory=list)
    holders: dict[int, set[str]] = field(default_factory=dict)
    history: History | None = None
    trouble: str | None = None
    chat_line: int = 0
    stand_in_level: str = ""
    least_pace_ms: int = 600
    opened_from: str = ""
    """The address that asked for the table, while this process remembers it."""
    viewers: "set[Viewer]" = field(default_factory=set)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    stamp: int = 0
    """Counts what viewers must be told of the table (not of the match)."""
    touched: float = 0.0
    doubtful: bool = False
    """The store has failed: it may or may not have written."""
    busy: bool = False
    """A bot thinks for this table: it must not be forgotten."""
    on_change: "Callable[[Room], None]" = lambda _: None
    following: "asyncio.Task[None] | None" = None
    behind: Literal["", "log", "whole"] = ""
    """What was heard of and has not been read yet."""
    cache: dict[object, bytes] = field(default_factory=dict)
    """Encoded messages that several viewers get; emptied by every change."""
    chairs_told: tuple[object, list[ChairState]] = (None, [])
    """The chairs as they were told last, and how things stood then."""

    # --- reading

    @property
    def state(self) -> TableState:
        return self.row.state

    @property
    def match_row(self) -> MatchRow | None:
        return next((m for m in self.matches if m.id == self.row.match), None)

    @property
    def seats(self) -> list[int]:
        """The chairs in the order of the running match."""
        row = self.match_row
        return row.seats if row else []

    def seat_of(self, chair: int) -> int | None:
        return self.seats.index(chair) if chair in self.seats else None

    def chairs_of(self, visitor: str | None) -> list[int]:
        """The chairs that somebody holds."""
        return sorted(chair for chair, who in self.holders.items() if visitor in who)

    def seats_of(self, visitor: str | None) -> list[int]:
        return sorted(seat for chair in self.chairs_of(visitor) if (seat := self.seat_of(chair)) is not None)

    def people(self) -> list[int]:
        """The chairs of people who have not left."""
        return self.state.people

    @property
    def alone(self) -> bool:
        """Whether one person plays, on however many chairs and devices: what nobody else must wait for or suffer from is free then."""
        return len({frozenset(who) for who in self.holders.values()}) <= 1

    @property
    def practice(self) -> bool:
        """Whether hints are given."""
        return self.state.practice and self.alone

    @property
    def paused(self) -> bool:
        """Whether the bots wait to be stepped."""
        return self.state.paused and self.alone

    def sitting(self, chair: int) -> Sitting:
        if not 0 <= chair < len(self.state.chairs):
            raise Refusal("no-chair", f"There is no chair {chair} at this table.")
        return self.state.chairs[chair]

    def playing(self) -> History:
        """The running match, or a refusal."""
        if self.trouble:
            raise Refusal("unreadable", self.trouble)
        if self.history is None:
            raise Refusal("not-now", "The match has not begun: a chair is still free.")
        return self.history

    @property
    def n(self) -> int:
        return self.history.n if self.history else 0

    @property
    def length(self) -> int:
        return self.history.length if self.history else 0

    def told(self, match: str | None, n: int) -> int:
        """The entry up to which somebody knows the running match who left off there."""
        return n if match == self.row.match and 0 <= n <= self.n else 0

    @property
    def actor_chair(self) -> int | None:
        actor = self.history.actor if self.history else None
        return None if actor is None else self.seats[actor]

    # --- following the store

    @asynccontextmanager
    async def working(self) -> AsyncIterator[None]:
        """One at a time; and where the store has failed, nobody works before it is known how things stand."""
        async with self.lock:
            if self.doubtful:
                await self.refresh()
            yield

    async def load(self) -> None:
        """Reads everything anew."""
        await self.load_table()
        await self._load_history()
        self.doubtful = False
        self.changed()

    async def load_table(self) -> None:
        """Reads everything but the match."""
        row = await self._stored()
        self.holders = await self.store.holders(self.id)
        self.matches = await self.store.matches_of(self.id)
        self.row = row
        self.presence.follow(await self.store.presence(self.id))
        self.chat_line = max((line.line for line in await self.store.chat(self.id)), default=0)

    async def _stored(self) -> TableRow:
        row = await self.store.table(self.id)
        if row is None:
            raise Refusal("not-there", "This table has been removed.")
        return row

    async def _load_history(self) -> None:
        row = self.match_row
        self.history, self.trouble = None, None
        if row is None:
            return
        self.history, self.trouble = await self.readers.history(self.store, row)
        if self.history is not None:
            self._carry_auto(self.history)

    async def catch_up(self) -> None:
        """Reads what other processes have written since."""
        async with self.lock:
            await self.refresh()

    def lacks(self, match: str, n: int) -> bool:
        """Whether the news is an entry of the running match: then only the log has to be read."""
        return self.history is not None and match == self.history.id and n > self.history.n

    def fall_behind(self, *, whole: bool) -> None:
        """Something new was heard of."""
        self.behind = "whole" if whole or self.behind == "whole" else "log"

    async def follow(self) -> None:
        """Catches up until nothing new is heard."""
        while self.behind:
            async with self.lock:
                behind, self.behind = self.behind, ""
                try:
                    await (self.refresh() if behind == "whole" else self.read_log())
                except StoreFailed:
                    self.doubtful = True  # then the caretaker reads on as soon as the store is there

    async def read_log(self) -> None:
        """Reads the new entries, for who holds the lock; with the last one more has changed."""
        if self.history is not None:
            await self._follow_match(self.history)
        if self.history is None or self.history.over:
            await self.refresh()
        else:
            self.moved()

    async def refresh(self) -> None:
        """The same, for who holds the lock. Which match is followed says its history, not the row: the store may have failed in between."""
        row = await self._stored()
        if self.history is None or self.history.id != row.match:
            await self.load()
            return
        if row.rev != self.row.rev:
            self.holders = await self.store.holders(self.id)
            self.matches = await self.store.matches_of(self.id)
            self.row = row
        await self._follow_match(self.history)
        self.presence.follow(await self.store.presence(self.id))
        lines = await self.store.chat(self.id, self.chat_line)
        self.chat_line = lines[-1].line if lines else self.chat_line
        self.doubtful = False
        self.changed()

    async def _follow_match(self, history: History) -> None:
        newer = await self.store.entries(history.id, history.n)
        if newer:
            history = followed(history, newer)
        self._carry_auto(history)
        self.history = history

    def _carry_auto(self, history: History) -> None:
        """Each seat's wish about forced decisions, from the table to the match."""
        history.match.auto = [self.state.chairs[chair].auto for chair in self.seats]

    # --- changing

    def show(self, history: History) -> None:
        """A stored entry becomes what everybody sees."""
        self.history = history
        self.moved()

    def moved(self) -> None:
        """The position is to be told; and the table too where somebody is away, since whose turn it is decides what the others may choose."""
        self.stamp += not all(map(self.presence.online, self.people()))
        self.cache.clear()
        self.wake()

    def changed(self) -> None:
        """Something about the table is to be told."""
        self.stamp += 1
        self.cache.clear()
        self.wake()

    def wake(self) -> None:
        """Whoever has to do something about a change hears of it."""
        self.on_change(self)
        for viewer in self.viewers:
            viewer.wake()

    def notice(self) -> str:
        """What other processes are told of all but an entry: where to look. It names none, else who has yet to read one would take it for that."""
        return self.store.look_at(self.id)

    def course(self) -> Course | None:
        """The match as clocks see it."""
        row, history = self.match_row, self.history
        if row is None or history is None:
            return None
        return Course(row.started, history.entries, history.versions, history.actor, self.presence.processes.returns)

    def waits_for_bots(self) -> str:
        """Who waits for this table's bots: the players who look at it, else who has opened it, here or at another process. All tables at which
        nobody sits now count as one: whoever looks goes before."""
        here = {viewer.address for viewer in self.viewers if viewer.caller.hash and self.chairs_of(viewer.caller.hash)}
        if here or self.opened_from:
            return " ".join(sorted(here)) or self.opened_from
        return self.id if any(self.presence.online(chair) for chair in self.people()) else ""

    def bots_by_seat(self) -> list[bool]:
        return [self.state.chairs[chair].played_by_bot for chair in self.seats]


def names_of(chairs: Sequence[Sitting], order: Iterable[int]) -> list[str]:
    return [chairs[chair].name or f"Player {chair + 1}" for chair in order]
