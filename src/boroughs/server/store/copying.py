"""Backup: everything in a database, copied into another one. The copy is a database like any other: a server can run on it, and it can be
copied back, from SQLite to PostgreSQL too."""

from pathlib import Path

from sqlalchemy import Table, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from boroughs.server.store import database
from boroughs.server.store.schema import CHAT, ENTRIES, HOLDERS, LINKS, MATCHES, TABLES, VISITORS

KEPT = (VISITORS, TABLES, MATCHES, ENTRIES, HOLDERS, LINKS, CHAT)
"""What is worth keeping; who was online is not."""
ROWS = 1000


class NotEmpty(ValueError):
    """The database to copy into has something in it."""


async def copy(source: str, target: str) -> dict[str, int]:
    """Copies everything as it stands at one moment; returns the number of rows by table."""
    old, new = database.open_engine(source), database.open_engine(target)
    try:
        await database.migrate(old)
        await database.migrate(new)
        async with old.connect() as plain, new.connect() as empty:
            reading = await plain.execution_options(**one_moment(source))
            writing = await empty.execution_options(writes=True)
            async with reading.begin(), writing.begin():
                await check_empty(writing)
                return {table.name: await copy_table(reading, writing, table) for table in KEPT}
    finally:
        await old.dispose()
        await new.dispose()


def one_moment(source: str) -> dict[str, str]:
    """A transaction that sees nothing of what is written meanwhile; SQLite's always does."""
    return {"isolation_level": "REPEATABLE READ"} if database.is_shared(source) else {}


async def check_empty(connection: AsyncConnection) -> None:
    for table in KEPT:
        if (await connection.execute(select(func.count()).select_from(table))).scalar_one():
            raise NotEmpty("The database to copy into is not empty; nothing has been changed.")


async def copy_table(reading: AsyncConnection, writing: AsyncConnection, table: Table) -> int:
    count = 0
    result = await reading.stream(select(table))
    async for rows in result.mappings().partitions(ROWS):
        await writing.execute(insert(table), [{str(k): v for k, v in row.items()} for row in rows])
        count += len(rows)
    return count


def file_address(path: Path) -> str:
    """A file as a database."""
    return f"sqlite:///{path.resolve()}"
