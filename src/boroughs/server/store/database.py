"""Opening the database: the engine, its settings, and the migration at start-up."""

import os
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, event, make_url, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

MIGRATIONS = Path(__file__).parent / "migrations"
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
MIGRATION_LOCK = 0x626F726F
"""Any number: whoever holds it on PostgreSQL migrates, the others wait."""
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON", "temp_store=MEMORY")


class DatabaseInUse(OSError):
    """Another server has the SQLite file open: two would not hear of each other's moves."""


def address(database: str) -> URL:
    """The address with our driver in it."""
    url = make_url(database)
    kind = url.get_backend_name()
    if kind not in DRIVERS:
        raise ValueError(f"The database is sqlite:///PATH or postgresql://…, not {kind}://.")
    return url.set(drivername=DRIVERS[kind])


def is_shared(database: str) -> bool:
    """Whether several processes may use it."""
    return address(database).get_backend_name() == "postgresql"


def open_engine(database: str) -> AsyncEngine:
    """The engine. Its errors never show parameters: among them are keys."""
    url = address(database)
    if url.get_backend_name() == "postgresql":
        return create_async_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True, hide_parameters=True)
    if url.database:
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(url, pool_size=4, max_overflow=0, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", _set_up_sqlite)
    event.listen(engine.sync_engine, "begin", _begin_sqlite)
    return engine


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


def newest() -> str:
    """The number of the newest migration."""
    return max(path.stem.split("_")[0] for path in (MIGRATIONS / "versions").glob("[0-9]*.py"))


async def is_current(engine: AsyncEngine) -> bool:
    """Whether there is nothing to migrate: then Alembic need not even be loaded."""
    try:
        async with engine.connect() as connection:
            found = (await connection.execute(text("SELECT version_num FROM alembic_version"))).scalars().all()
    except DBAPIError:
        return False
    return list(found) == [newest()]


async def migrate(engine: AsyncEngine) -> None:
    """Brings the schema up to date; with several processes one does it and the others wait."""
    if await is_current(engine):
        return
    async with engine.connect() as plain:
        connection = await plain.execution_options(writes=True)
        async with connection.begin():
            if engine.dialect.name == "postgresql":
                await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
            await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


class FileLock:
    """Keeps a second server away from the same SQLite file. The system drops it when the process dies."""

    def __init__(self, database: str):
        url = address(database)
        self._path = None if is_shared(database) or not url.database else Path(f"{url.database}.lock")
        self._file: Any = None

    def take(self) -> None:
        if self._path is None or os.name != "posix":
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
