"""What the server asks of the database, one short method each."""

import contextlib
import logging
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, Executable, column, delete, func, insert, literal, select, update
from sqlalchemy import table as lookup
from sqlalchemy.exc import IntegrityError

from boroughs.server.store import database
from boroughs.server.store.rows import ChatRow, Entry, MatchRow, TableRow, Visitor, entries_of, from_row, to_row
from boroughs.server.store.schema import (
    CHAT,
    ENTRIES,
    HOLDERS,
    LINKS,
    MATCHES,
    PRESENCE,
    PROCESSES,
    RETURNS,
    TABLES,
    VISITORS,
)
from boroughs.server.store.trouble import cause, explained, of_store
from boroughs.server.store.writer import Job, Notice, StoreFailed, Writer

if TYPE_CHECKING:
    from boroughs.server.store.news import News

LOG = logging.getLogger(__name__)
LOBBY = 100
CHAT_KEPT = 200
ATTEMPTS = 5
NUL = "\0"
"""The one sign that PostgreSQL cannot even be asked for."""
REPLACED = "replaced"
"""Stands in a notice where a table would: a visitor has another secret now."""
LISTENER = "boroughs "
"""Before the process's id, the name under which it listens."""


def now_ms() -> int:
    return time.time_ns() // 1_000_000


def newer(table: str) -> Executable:
    """A statement: the table's row is not what others have read."""
    return update(TABLES).where(TABLES.c.id == table).values(rev=TABLES.c.rev + 1)


def holds(connection: Connection, table: str, chair: int, visitor: str) -> bool:
    mine = select(HOLDERS).where(HOLDERS.c.table == table, HOLDERS.c.chair == chair, HOLDERS.c.visitor == visitor)
    return connection.execute(mine).first() is not None


class Store:
    """The database, open."""

    def __init__(self, url: str, process: str):
        self.url = url
        self.process = process
        self.shared = database.is_shared(url)
        with explained(url):
            self.database = database.open_database(url)
        self.writer = Writer(self.database, shared=self.shared)
        self.news: News | None = None
        self.lock = database.FileLock(url)
        self._dialect: Any = database.dialect(self.shared)

    async def prepare(self) -> None:
        """All that can go wrong before a server works; who cannot use the database is told why."""
        with explained(self.url):
            self.lock.take()
        await database.prepare(self.url, self.database)

    async def open(self) -> None:
        await self.prepare()
        self.writer.start()

    def listen(self, on_notice: Callable[[str], None], on_gap: Callable[[], None]) -> None:
        """Hears of what other processes write, where there can be others."""
        if self.shared:
            from boroughs.server.store.news import News

            self.news = News(self.url, LISTENER + self.process, on_notice, on_gap)
            self.news.start()

    async def close(self) -> None:
        if self.news:
            await self.news.stop()
        await self.writer.stop()
        await self.database.close()
        self.lock.drop()

    async def read(self, query: Executable) -> Sequence[Any]:
        """The rows that a query finds."""
        try:
            return await self.database.transact(lambda connection: connection.execute(query).mappings().all())
        except Exception as error:
            if not of_store(error):
                raise
            LOG.error("the store could not read", extra={"error": type(error).__name__, "why": cause(error)})  # noqa: TRY400
            raise StoreFailed("The server cannot read its tables at the moment. Try again.") from None

    async def write(self, job: Job, notice: Notice = "") -> Any:
        return await self.writer.run(job, notice)

    async def size(self) -> int:
        """The bytes of the database."""
        (row,) = await self.read(database.SIZE_OF_SHARED if self.shared else database.SIZE_OF_FILE)
        return int(row["size"])

    # --- tables

    async def table(self, table: str) -> TableRow | None:
        if NUL in table:
            return None
        rows = await self.read(select(TABLES).where(TABLES.c.id == table))
        return from_row(TableRow, rows[0]) if rows else None

    async def add_table(self, row: TableRow, holders: dict[int, str]) -> None:
        def job(connection: Connection) -> None:
            connection.execute(insert(TABLES), to_row(row))
            for chair, visitor in holders.items():
                connection.execute(self.hold(row.id, chair, visitor))

        await self.write(job)

    async def add_finished(self, table: TableRow, match: MatchRow, entries: Sequence[Entry]) -> None:
        """A whole match at once."""

        def job(connection: Connection) -> None:
            connection.execute(insert(TABLES), to_row(table))
            connection.execute(insert(MATCHES), to_row(match))
            if entries:
                connection.execute(insert(ENTRIES), [to_row(entry) for entry in entries])

        await self.write(job)

    async def put_table(self, row: TableRow, seen: int, also: Sequence[Executable], notice: str) -> bool:
        """Replaces a table's row if it still has the `rev` that was seen, and then does the rest too."""

        def job(connection: Connection) -> bool:
            same = update(TABLES).where(TABLES.c.id == row.id, TABLES.c.rev == seen)
            if connection.execute(same.values(to_row(row))).rowcount == 0:
                return False
            for statement in also:
                connection.execute(statement)
            return True

        done: bool = await self.write(job, notice)
        return done

    async def lobby(self, game: str | None) -> list[str]:
        query = select(TABLES.c.id).where(TABLES.c.public, TABLES.c.status.in_(("waiting", "playing")))
        if game is not None:
            query = query.where(TABLES.c.game == game.replace(NUL, ""))
        rows = await self.read(query.order_by(TABLES.c.status.desc(), TABLES.c.changed.desc()).limit(LOBBY))
        return [row["id"] for row in rows]

    async def playing(self) -> list[str]:
        rows = await self.read(select(TABLES.c.id).where(TABLES.c.status == "playing"))
        return [row["id"] for row in rows]

    async def tables_of(self, visitor: str) -> list[str]:
        held = select(HOLDERS.c.table).where(HOLDERS.c.visitor == visitor)
        rows = await self.read(
            select(TABLES.c.id).where(TABLES.c.id.in_(held)).order_by(TABLES.c.changed.desc()).limit(LOBBY)
        )
        return [row["id"] for row in rows]

    # --- matches

    async def match(self, match: str) -> MatchRow | None:
        if NUL in match:
            return None
        rows = await self.read(select(MATCHES).where(MATCHES.c.id == match))
        return from_row(MatchRow, rows[0]) if rows else None

    async def matches_of(self, table: str) -> list[MatchRow]:
        rows = await self.read(select(MATCHES).where(MATCHES.c.table == table).order_by(MATCHES.c.number))
        return [from_row(MatchRow, row) for row in rows]

    def new_match(self, row: MatchRow) -> Executable:
        """A statement: a match begins."""
        return insert(MATCHES).values(to_row(row))

    def finished(self, row: MatchRow) -> list[Executable]:
        """Statements: a match is over, and so is its table's play."""
        values = {name: to_row(row)[name] for name in ("status", "result", "finished")}
        return [
            update(MATCHES).where(MATCHES.c.id == row.id).values(values),
            update(TABLES)
            .where(TABLES.c.id == row.table)
            .values(status=row.status, rev=TABLES.c.rev + 1, changed=row.finished),
        ]

    async def entries(self, match: str, after: int = 0) -> list[Entry]:
        return entries_of(await self.log(match, after))

    async def log(self, match: str, after: int = 0) -> Sequence[Any]:
        """The rows of the entries: to make entries of a long match's takes a while."""
        return await self.read(
            select(ENTRIES).where(ENTRIES.c.match == match, ENTRIES.c.n > after).order_by(ENTRIES.c.n)
        )

    # --- people

    async def visitor(self, token_hash: str) -> Visitor | None:
        rows = await self.read(select(VISITORS).where(VISITORS.c.hash == token_hash))
        return from_row(Visitor, rows[0]) if rows else None

    async def add_visitor(self, visitor: Visitor) -> None:
        await self.write(lambda connection: connection.execute(insert(VISITORS), to_row(visitor)))

    async def name_visitor(self, visitor: str, name: str) -> bool:
        """Gives a visitor another name. False where nobody has the secret any more."""
        named = update(VISITORS).where(VISITORS.c.hash == visitor).values(name=name)
        return bool(await self.write(lambda connection: connection.execute(named).rowcount))

    async def replace_visitor(self, old: str, new: str) -> list[str] | None:
        """Gives a visitor another secret. Returns the tables that this concerns; None where nobody has the old one."""

        def job(connection: Connection) -> list[str] | None:
            if not connection.execute(update(VISITORS).where(VISITORS.c.hash == old).values(hash=new)).rowcount:
                return None
            connection.execute(update(HOLDERS).where(HOLDERS.c.visitor == old).values(visitor=new))
            held = select(HOLDERS.c.table).where(HOLDERS.c.visitor == new)
            connection.execute(update(TABLES).where(TABLES.c.id.in_(held)).values(rev=TABLES.c.rev + 1))
            return list(connection.execute(held.distinct()).scalars())

        def notice(tables: list[str] | None) -> str:
            return "\n".join([f"{self.process} {REPLACED} {old}", *(self.look_at(table) for table in tables or ())])

        found: list[str] | None = await self.write(job, notice)
        return found

    async def holders(self, table: str) -> dict[int, set[str]]:
        found: dict[int, set[str]] = {}
        for row in await self.read(select(HOLDERS).where(HOLDERS.c.table == table)):
            found.setdefault(row["chair"], set()).add(row["visitor"])
        return found

    def hold(self, table: str, chair: int, visitor: str) -> Executable:
        """A statement: the visitor has the chair."""
        values = {"table": table, "chair": chair, "visitor": visitor}
        statement: Executable = self._dialect.insert(HOLDERS).values(values).on_conflict_do_nothing()
        return statement

    def release(self, table: str, chair: int) -> list[Executable]:
        """Statements: nobody has the chair any more, and no link leads to it."""
        return [
            delete(HOLDERS).where(HOLDERS.c.table == table, HOLDERS.c.chair == chair),
            delete(LINKS).where(LINKS.c.table == table, LINKS.c.chair == chair),
        ]

    async def new_link(self, link_hash: str, table: str, chair: int, visitor: str, *, move: bool) -> bool:
        """A chair has one link: the one before is forgotten. False where the visitor no longer has the chair."""

        def job(connection: Connection) -> bool:
            connection.execute(select(TABLES.c.id).where(TABLES.c.id == table).with_for_update())  # as in `keep_chair`
            if not holds(connection, table, chair, visitor):
                return False
            connection.execute(delete(LINKS).where(LINKS.c.table == table, LINKS.c.chair == chair))
            values = {"hash": link_hash, "table": table, "chair": chair, "move": move}
            connection.execute(insert(LINKS), values)
            return True

        made: bool = await self.write(job)
        return made

    async def keep_chair(self, table: str, chair: int, visitor: str) -> bool:
        """Nobody else has the chair any more, and no link leads to it. False where the visitor no longer has it."""

        def job(connection: Connection) -> bool:
            connection.execute(newer(table))  # all who decide at once about a chair wait here for each other
            if not holds(connection, table, chair, visitor):
                return False
            for statement in (*self.release(table, chair), self.hold(table, chair, visitor)):
                connection.execute(statement)
            return True

        kept: bool = await self.write(job, self.look_at(table))
        return kept

    def look_at(self, table: str) -> str:
        """A notice: something about a table has changed."""
        return f"{self.process} {table} - 0"

    async def claim(self, link_hash: str, visitor: str) -> tuple[str, int] | None:
        """Exchanges a link for its chair. A link that moves the chair is used up by that."""

        def job(connection: Connection) -> tuple[str, int] | None:
            link = select(LINKS).where(LINKS.c.hash == link_hash)
            found = connection.execute(link).mappings().first()
            if found is None:
                return None
            place = found["table"], found["chair"]
            connection.execute(newer(place[0]))  # as in `keep_chair`
            if connection.execute(link).first() is None:
                return None
            if found["move"]:
                connection.execute(delete(LINKS).where(LINKS.c.hash == link_hash))
                connection.execute(delete(HOLDERS).where(HOLDERS.c.table == place[0], HOLDERS.c.chair == place[1]))
            connection.execute(self.hold(*place, visitor))
            return place

        def notice(place: tuple[str, int] | None) -> str:
            return self.look_at(place[0]) if place else ""

        found: tuple[str, int] | None = await self.write(job, notice)
        return found

    # --- chat

    async def say(self, row: ChatRow, notice: str) -> int:
        """Adds a line of chat and returns its number."""

        def job(connection: Connection) -> int:
            last = select(func.coalesce(func.max(CHAT.c.line), 0)).where(CHAT.c.table == row.table)
            line = int(connection.execute(last).scalar_one()) + 1
            connection.execute(insert(CHAT), {**to_row(row), "line": line})
            return line

        for _ in range(ATTEMPTS - 1):  # another process may have taken the same number
            with contextlib.suppress(IntegrityError):
                return int(await self.write(job, notice))
        return int(await self.write(job, notice))

    async def chat(self, table: str, after: int = 0) -> list[ChatRow]:
        query = select(CHAT).where(CHAT.c.table == table, CHAT.c.line > after)
        rows = await self.read(query.order_by(CHAT.c.line.desc()).limit(CHAT_KEPT))
        return [from_row(ChatRow, row) for row in reversed(rows)]

    # --- processes

    async def beat(self) -> None:
        """Says that this process lives: a write as real as any, so it also tells whether the store takes writes."""
        statement = self._dialect.insert(PROCESSES).values(id=self.process, seen=now_ms())
        seen = statement.on_conflict_do_update(index_elements=["id"], set_={"seen": now_ms()})
        await self.write(lambda connection: connection.execute(seen))

    async def alive(self, since: int) -> list[str]:
        """The processes that have said so lately, and whose line to the database is open: a killed one's is closed at once."""
        activity = lookup("pg_stat_activity", column("application_name"))
        listening = select(activity.c.application_name)
        rows = await self.read(
            select(PROCESSES.c.id).where(PROCESSES.c.seen >= since, (LISTENER + PROCESSES.c.id).in_(listening))
        )
        return sorted({self.process, *(row["id"] for row in rows)})

    async def add_return(self, at: int) -> None:
        """The server is back after it had been away."""
        statement = self._dialect.insert(RETURNS).values(at=at).on_conflict_do_nothing()
        await self.write(lambda connection: connection.execute(statement))

    async def returns(self) -> list[int]:
        """When the server came back, in order."""
        return [row["at"] for row in await self.read(select(RETURNS).order_by(RETURNS.c.at))]

    async def forget_process(self) -> None:
        def job(connection: Connection) -> None:
            connection.execute(delete(PROCESSES).where(PROCESSES.c.id == self.process))

        await self.write(job)

    async def put_presence(self, table: str, chair: int, count: int, notice: str) -> None:
        """Who is here, unless the table has been removed: whoever looked at it goes after that."""
        values = {"table": table, "chair": chair, "process": self.process, "count": count, "at": now_ms()}
        row = select(*(literal(value, PRESENCE.c[name].type) for name, value in values.items()))
        there = select(TABLES.c.id).where(TABLES.c.id == table).exists()
        statement = self._dialect.insert(PRESENCE).from_select(list(values), row.where(there))
        keys = ["table", "chair", "process"]
        newest = statement.on_conflict_do_update(index_elements=keys, set_={"count": count, "at": values["at"]})
        await self.write(lambda connection: connection.execute(newest), notice)

    async def presence(self, table: str) -> list[tuple[int, str, int, int]]:
        """By chair and process: how many sockets, and since when."""
        rows = await self.read(select(PRESENCE).where(PRESENCE.c.table == table))
        return [(row["chair"], row["process"], row["count"], row["at"]) for row in rows]
