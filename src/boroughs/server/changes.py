"""The two ways in which anything about a table changes: an entry is appended to its match's log, or its row is replaced
where nobody else has replaced it. Both count when they are stored. Who calls holds the room's lock."""

import asyncio
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Executable

from boroughs.server.history import History
from boroughs.server.refusals import Refusal
from boroughs.server.room import Room
from boroughs.server.store import Entry, MatchRow, StoreFailed, TableRow
from boroughs.server.store.rows import Sitting, TableState
from boroughs.server.store.store import now_ms

T = TypeVar("T")
ATTEMPTS = 8
UNFINISHED: set[asyncio.Task[Any]] = set()


async def finish(work: Coroutine[Any, Any, T]) -> T:
    """Runs something to its end, even if who asked for it goes away: what is stored must also be shown."""
    task = asyncio.ensure_future(work)
    UNFINISHED.add(task)
    task.add_done_callback(UNFINISHED.discard)
    return await asyncio.shield(task)


async def append(room: Room, history: History) -> Entry:
    """Stores the newest entry of a history, and shows it. Refuses with `stale` where another process was faster."""
    entry = history.entries[-1]
    done = finished(room, history, entry.at) if history.over else None
    notice = f"{room.store.process} {room.id} {entry.match} {entry.n}"
    with doubting(room):
        won = await room.store.writer.append(entry, room.store.finished(done) if done else (), notice)
    if not won:
        return await second(room, entry)
    if done:
        room.matches = [done if m.id == done.id else m for m in room.matches]
        room.row = msgspec.structs.replace(room.row, status=done.status, rev=room.row.rev + 1, changed=entry.at)
        room.changed()
    room.show(history)
    return entry


async def second(room: Room, entry: Entry) -> Entry:
    """The place was taken: by another, or by this very request, which the store wrote before it failed to say so."""
    await room.refresh()
    there = room.history.entries[entry.n - 1] if room.history and room.history.n >= entry.n else None
    if there and entry.request and (there.request, there.seat) == (entry.request, entry.seat):
        return there
    raise Refusal("stale", "Somebody was faster: the position has changed.")


@contextmanager
def doubting(room: Room) -> Iterator[None]:
    """If the store fails, it may have written all the same: the room has to look before anything else is done."""
    try:
        yield
    except StoreFailed:
        room.doubtful = True
        raise


def finished(room: Room, history: History, at: int) -> MatchRow:
    row = room.match_row
    assert row is not None
    status = "ended" if history.ended else "over"
    return msgspec.structs.replace(row, status=status, result=history.match.result, finished=at)


async def change(
    room: Room,
    edit: Callable[[TableRow], TableRow],
    also: Callable[[TableRow], Sequence[Executable]] = lambda _: (),
) -> None:
    """Replaces the table's row by what `edit` makes of it, and writes what `also` says of the new row; tries again where another process was
    faster. Then the room is read anew before `edit` is asked again: what `edit` looks up there, or refuses, fits the row; what was looked up
    before the call may not."""
    for _ in range(ATTEMPTS):
        seen = room.row
        row = msgspec.structs.replace(edit(seen), rev=seen.rev + 1, changed=now_ms())
        with doubting(room):
            won = await room.store.put_table(row, seen.rev, also(row), room.notice())
        if won:
            room.row = row
            room.changed()
            return
        await room.refresh()
    raise Refusal("not-now", "Too much is going on at this table. Try again.")


async def change_state(room: Room, edit: Callable[[TableState], TableState]) -> None:
    await change(room, lambda row: msgspec.structs.replace(row, state=edit(row.state)))


def with_chair(state: TableState, chair: int, **fields: Any) -> TableState:
    """A state with something new about one chair."""
    chairs: list[Sitting] = list(state.chairs)
    chairs[chair] = msgspec.structs.replace(chairs[chair], **fields)
    return msgspec.structs.replace(state, chairs=chairs)
