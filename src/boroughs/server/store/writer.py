"""One writer per process, which commits many requests at once: a disk that needs 5 ms to be sure still gives a thousand moves a second.

Every job of a batch stands and falls alone (a savepoint each; a conflicting entry is simply not written), and nobody hears
that something is written before the commit that wrote it.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import Connection, Executable, text
from sqlalchemy.exc import OperationalError

from boroughs.server.store.database import Database, dialect
from boroughs.server.store.rows import Entry, to_row
from boroughs.server.store.schema import ENTRIES
from boroughs.server.store.trouble import cause

LOG = logging.getLogger(__name__)
CHANNEL = "boroughs"
LARGEST_BATCH = 256
PAYLOAD = 7000
"""PostgreSQL carries at most 8000 bytes in one notice."""

Job = Callable[[Connection], Any]
Notice = str | Callable[[Any], str]


class StoreFailed(RuntimeError):
    """The store could not write, and nothing has changed; or it could not be read."""


class Appending:
    """An entry to be appended, with what has to be written if and only if the entry is."""

    def __init__(self, entry: Entry, with_it: Sequence[Executable], notice: Notice):
        self.entry, self.with_it, self.notice = entry, with_it, notice
        self.done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()


class Running:
    """Any other job, and the notice to send after it, or several, a line each; they may depend on what the job found."""

    def __init__(self, job: Job, notice: Notice):
        self.job, self.notice = job, notice
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()


Task = Appending | Running


class Writer:
    """Takes jobs from a queue, as many as there are, into one transaction."""

    def __init__(self, database: Database, *, shared: bool):
        self._database = database
        self._queue: asyncio.Queue[Task | None] = asyncio.Queue()
        self._loop: asyncio.Task[None] | None = None
        self._insert = dialect(shared).insert(ENTRIES).on_conflict_do_nothing().returning(ENTRIES.c.match, ENTRIES.c.n)
        self._notifies = shared
        self.batches = self.written = self.failed = 0

    def start(self) -> None:
        self._loop = asyncio.create_task(self._work(), name="writer")

    async def stop(self) -> None:
        """Writes what is waiting, then stops."""
        if self._loop:
            self._queue.put_nowait(None)
            await self._loop

    async def append(self, entry: Entry, with_it: Sequence[Executable] = (), notice: str = "") -> bool:
        """Appends an entry. False: another one was there first, and nothing was written."""
        task = Appending(entry, with_it, notice)
        self._queue.put_nowait(task)
        return await task.done

    async def run(self, job: Job, notice: Notice = "") -> Any:
        """Runs a job inside a transaction; its exceptions come back to who asked."""
        task = Running(job, notice)
        self._queue.put_nowait(task)
        return await task.done

    async def _work(self) -> None:
        while (task := await self._queue.get()) is not None:
            batch = [task]
            while len(batch) < LARGEST_BATCH and not self._queue.empty():
                more = self._queue.get_nowait()
                if more is None:
                    self._queue.put_nowait(None)
                    break
                batch.append(more)
            await self._write(batch)

    async def _write(self, batch: list[Task]) -> None:
        """One transaction; answers after its commit."""
        try:
            results = await self._commit(batch)
        except Exception as error:  # noqa: BLE001 - whatever the driver says: the store could not write
            extra = {"error": type(error).__name__, "why": cause(error)}
            LOG.error("the store could not write", extra=extra)  # noqa: TRY400
            self.failed += len(batch)
            for task in batch:
                _answer(task, StoreFailed("The server could not store this. Nothing has changed; try again."))
            return
        self.batches += 1
        self.written += len(batch)
        for task, result in zip(batch, results, strict=True):
            _answer(task, result)

    async def _commit(self, batch: list[Task]) -> list[Any]:
        return await self._database.transact(lambda connection: self._do(connection, batch), writes=True)

    def _do(self, connection: Connection, batch: list[Task]) -> list[Any]:
        won = self._append(connection, [task for task in batch if isinstance(task, Appending)])
        results = [self._result(connection, task, won) for task in batch]
        if self._notifies:
            notify(connection, batch, results)
        return results

    def _append(self, connection: Connection, tasks: list[Appending]) -> set[tuple[str, int]]:
        if not tasks:
            return set()
        rows = connection.execute(self._insert, [to_row(task.entry) for task in tasks])
        return {(row.match, row.n) for row in rows}

    def _result(self, connection: Connection, task: Task, won: set[tuple[str, int]]) -> Any:
        if isinstance(task, Running):
            return savepoint(connection, task.job)
        place = (task.entry.match, task.entry.n)
        if place not in won:
            return False
        won.discard(place)  # of two equal places in one batch the first has it
        for statement in task.with_it:
            connection.execute(statement)
        return True


def notify(connection: Connection, batch: list[Task], results: list[Any]) -> None:
    """Tells the other processes where to look. The notice carries ids and numbers, never what happened."""
    done = [(t, r) for t, r in zip(batch, results, strict=True) if r is not False and not isinstance(r, Exception)]
    told = [task.notice if isinstance(task.notice, str) else task.notice(result) for task, result in done]
    for payload in packed(list(dict.fromkeys(notice for notices in told for notice in notices.splitlines()))):
        connection.execute(text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload})


def savepoint(connection: Connection, job: Job) -> Any:
    """The job's result, or what went wrong with it alone. A full disk is everybody's trouble."""
    try:
        with connection.begin_nested():
            return job(connection)
    except OperationalError:
        raise
    except Exception as error:  # noqa: BLE001 - handed to who asked
        return error


def packed(notices: Sequence[str]) -> list[str]:
    """Notices in as few payloads as PostgreSQL allows."""
    payloads = [""]
    for notice in notices:
        if len(payloads[-1]) + len(notice) > PAYLOAD:
            payloads.append("")
        payloads[-1] += notice + "\n"
    return [payload for payload in payloads if payload]


def _answer(task: Task, result: Any) -> None:
    if task.done.done():  # who asked has gone
        return
    if isinstance(result, Exception):
        task.done.set_exception(result)
    else:
        task.done.set_result(result)
