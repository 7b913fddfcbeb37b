"""The two kinds of database behind one method: `transact` runs plain SQLAlchemy code in one transaction.

SQLite works in threads of our own, one of them for writing: a whole transaction is one trip to the thread and back, however many statements
it has. PostgreSQL speaks asyncpg; SQLAlchemy runs the same plain code on it.
"""

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, create_engine, event, make_url, text
from sqlalchemy.engine import URL, Engine
from sqlalchemy.exc import ArgumentError, DBAPIError

from boroughs.server.store.trouble import FORMS, DatabaseInUse, DatabaseTrouble, explained

T = TypeVar("T")
Work = Callable[[Connection], T]

MIGRATIONS = Path(__file__).parent / "migrations"
DRIVERS = {"sqlite": "sqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
MIGRATION_LOCK = 0x626F726F
"""Any number: whoever holds it on PostgreSQL migrates, the others wait."""
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON", "temp_store=MEMORY")
READERS = 2
SIZE_OF_FILE = text("SELECT page_count * page_size AS size FROM pragma_page_count(), pragma_page_size()")
SIZE_OF_SHARED = text("SELECT pg_database_size(current_database()) AS size")


class Database(Protocol):
    """Something that runs transactions."""

    async def transact(self, work: Work[T], *, writes: bool = False) -> T:
        """Runs `work` in one transaction and commits it; if it raises, nothing has happened."""
        ...

    async def close(self) -> None: ...


def address(database: str) -> URL:
    """The address with our driver in it."""
    try:
        url = make_url(database)
    except (ArgumentError, ValueError):
        raise DatabaseTrouble(f"The database is {FORMS}.") from None
    kind = url.drivername.partition("+")[0]
    if kind not in DRIVERS:
        raise DatabaseTrouble(f"The database is {FORMS}, not {kind}://.")
    return url.set(drivername=DRIVERS[kind])


def is_shared(database: str) -> bool:
    """Whether several processes may use it."""
    return address(database).get_backend_name() == "postgresql"


def dialect(shared: bool) -> Any:
    """What the kind of database adds to SQL; the other kind's is not even loaded."""
    if shared:
        from sqlalchemy.dialects import postgresql

        return postgresql
    from sqlalchemy.dialects import sqlite

    return sqlite


def open_database(database: str) -> Database:
    return PostgreSQL(address(database)) if is_shared(database) else SQLite(address(database))


class SQLite:
    """A file. Errors never show parameters: among them are keys."""

    def __init__(self, url: URL):
        self.engine = sqlite_engine(url)
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")

    async def transact(self, work: Work[T], *, writes: bool = False) -> T:
        thread = self._writer if writes else self._readers
        run = partial(in_transaction, self.engine, work, writes=writes)
        return await asyncio.get_running_loop().run_in_executor(thread, run)

    async def close(self) -> None:
        await asyncio.to_thread(self._shut)

    def _shut(self) -> None:
        self._writer.shutdown()
        self._readers.shutdown()
        self.engine.dispose()


def in_transaction(engine: Engine, work: Work[T], *, writes: bool) -> T:
    with engine.connect() as plain:
        connection = plain.execution_options(writes=writes)
        with connection.begin():
            return work(connection)


def sqlite_engine(url: URL) -> Engine:
    if not url.database or url.database == ":memory:":
        raise DatabaseTrouble(f"The database is {FORMS}: a file is needed, since several threads read it.")
    make_private(Path(url.database))
    engine = create_engine(url, pool_size=READERS + 1, max_overflow=0, hide_parameters=True)
    event.listen(engine, "connect", _set_up_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def make_private(path: Path) -> None:
    """A new file that only its owner reads: the keys of running matches are in it. SQLite's files beside it get the same rights."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))


def _set_up_sqlite(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # transactions begin where we say so, not where the driver guesses
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    """Who writes says so at once: a reader that turns into a writer could fail half-way."""
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


class PostgreSQL:
    """A server, for several processes."""

    def __init__(self, url: URL, isolation: str | None = None):
        from sqlalchemy.ext.asyncio import create_async_engine

        more = {"isolation_level": isolation} if isolation else {}
        self.engine = create_async_engine(
            url, pool_size=8, max_overflow=8, pool_pre_ping=True, hide_parameters=True, **more
        )

    async def transact(self, work: Work[T], *, writes: bool = False) -> T:
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self.engine.dispose()


# --- the schema


def newest() -> str:
    """The number of the newest migration."""
    return max(path.stem.split("_")[0] for path in (MIGRATIONS / "versions").glob("[0-9]*.py"))


def versions(connection: Connection) -> list[str]:
    return list(connection.execute(text("SELECT version_num FROM alembic_version")).scalars())


async def is_current(database: Database) -> bool:
    """Whether there is nothing to migrate: then Alembic need not even be loaded."""
    try:
        return await database.transact(versions) == [newest()]
    except DBAPIError:
        return False


async def prepare(url: str, database: Database) -> None:
    """Brings the schema up to date, or says in a sentence why that cannot be."""
    with explained(url):
        await migrate(database)


async def migrate(database: Database) -> None:
    """Brings the schema up to date; with several processes one does it and the others wait."""
    if not await is_current(database):
        await database.transact(upgrade, writes=True)


def upgrade(connection: Connection) -> None:
    from alembic import command
    from alembic.config import Config

    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


class FileLock:
    """Keeps a second server away from the same SQLite file. The system drops it when the process dies."""

    def __init__(self, database: str):
        url = address(database)
        self._path = None if is_shared(database) or not url.database else lock_of(Path(url.database))
        self._file: Any = None

    def take(self) -> None:
        if self._path is None or self._file is not None or os.name != "posix":
            return
        import fcntl

        self._path.parent.mkdir(parents=True, exist_ok=True)
        self._file = self._path.open("a+", encoding="utf-8")
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            self.drop()
            raise DatabaseInUse(f"Another server uses {str(self._path)[:-5]}. Stop it, or choose --database.") from None
        self.note("")

    def note(self, address: str) -> None:
        """Writes down where the server is, for who finds the file locked."""
        if self._file is not None:
            self._file.seek(0)
            self._file.truncate()
            self._file.write(address)
            self._file.flush()

    def noted(self) -> str:
        """Where the server is that has the file."""
        return self._path.read_text(encoding="utf-8") if self._path and self._path.exists() else ""

    def drop(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None


def lock_of(file: Path) -> Path:
    """The lock lies beside the file itself, by whatever name it is called."""
    return Path(f"{file.resolve()}.lock")
