"""Backup: everything in a database, copied into another one. The copy is a database like any other: a server can run on it, and it can be
copied back, from SQLite to PostgreSQL too."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import Connection, Table, func, insert, select

from boroughs.server.store import database
from boroughs.server.store.database import PostgreSQL, SQLite, address, in_transaction
from boroughs.server.store.schema import CHAT, ENTRIES, HOLDERS, LINKS, MATCHES, RETURNS, TABLES, VISITORS
from boroughs.server.store.trouble import DatabaseTrouble, explained

KEPT = (VISITORS, TABLES, MATCHES, ENTRIES, HOLDERS, LINKS, CHAT, RETURNS)
"""What is worth keeping; who was online is not."""
ROWS = 1000


class NotEmpty(ValueError):
    """The database to copy into has something in it."""


async def backup(source: str, file: Path) -> dict[str, int]:
    """Copies everything, as it stands at one moment, into a new file. Returns the number of rows by table."""
    with explained(source):
        old = snapshot_of(source)
    with explained(file_address(file)):
        new = SQLite(address(file_address(file)))
    done = False
    try:
        await database.prepare(file_address(file), new)
        with explained(source):
            counts = await old.transact(
                lambda reading: in_transaction(new.engine, lambda w: copy(reading, w), writes=True)
            )
        done = True
        return counts
    finally:
        await old.close()
        await new.close()
        if not done:
            await asyncio.to_thread(file.unlink, missing_ok=True)  # half a backup is none


async def restore(file: Path, target: str) -> dict[str, int]:
    """Copies a backup into an empty database. The backup stays as it is: an older one is brought up to date in a copy."""
    with TemporaryDirectory() as folder:
        own = Path(folder) / file.name
        await asyncio.to_thread(duplicate, file, own)
        return await restored(own, target)


def duplicate(file: Path, own: Path) -> None:
    """A copy of a backup, to be changed; what is no backup is refused."""
    try:
        with closing(sqlite3.connect(untouched(file), uri=True)) as theirs:
            theirs.execute("SELECT version_num FROM alembic_version").fetchone()
            theirs.execute("SELECT count(*) FROM entries").fetchone()
            with closing(sqlite3.connect(own)) as ours:
                theirs.backup(ours)
    except sqlite3.DatabaseError as error:
        raise DatabaseTrouble(f"{file} is no backup of Boroughs: {error}.") from None


def untouched(file: Path) -> str:
    """A file's address for SQLite, to be read without leaving a trace beside it; what a server has not put into it yet is read too."""
    alone = not file.with_name(f"{file.name}-wal").exists()
    return f"{file.resolve().as_uri()}?mode=ro{'&immutable=1' if alone else ''}"


async def restored(file: Path, target: str) -> dict[str, int]:
    with explained(target):
        old, new = SQLite(address(file_address(file))), database.open_database(target)
    try:
        await database.prepare(file_address(file), old)
        await database.prepare(target, new)
        with explained(target):
            return await new.transact(
                lambda writing: in_transaction(old.engine, lambda r: copy(r, writing), writes=False), writes=True
            )
    finally:
        await old.close()
        await new.close()


def snapshot_of(source: str) -> SQLite | PostgreSQL:
    """A database whose transactions see nothing of what is written meanwhile; SQLite's always do."""
    url = address(source)
    if not database.is_shared(source) and not Path(url.database or "").is_file():
        raise DatabaseTrouble(f"There is no file {url.database}.")
    return PostgreSQL(url, "REPEATABLE READ") if database.is_shared(source) else SQLite(url)


def copy(reading: Connection, writing: Connection) -> dict[str, int]:
    if any(writing.execute(select(func.count()).select_from(table)).scalar_one() for table in KEPT):
        raise NotEmpty(
            "The database to copy into is not empty; nothing has been changed. Name another with --database."
        )
    return {table.name: copy_table(reading, writing, table) for table in KEPT}


def copy_table(reading: Connection, writing: Connection, table: Table) -> int:
    count = 0
    for rows in reading.execute(select(table)).mappings().partitions(ROWS):
        writing.execute(insert(table), [{str(name): value for name, value in row.items()} for row in rows])
        count += len(rows)
    return count


def file_address(path: Path) -> str:
    """A file as a database."""
    return f"sqlite:///{path.resolve()}"
