"""What a host does with the tables of a server, beside it: to list them, to close one, and to remove old ones.

Closing appends an entry and takes the table from the lobby. On PostgreSQL the running servers hear of it; an SQLite file belongs to one process, so there
the server has to be stopped first."""

import contextlib
import secrets
from collections.abc import AsyncIterator

from msgspec import Struct
from sqlalchemy import Connection, func, select, update

from boroughs.server.store.copying import snapshot_of
from boroughs.server.store.database import T, Work
from boroughs.server.store.removal import Old, end, found, idle, tidy
from boroughs.server.store.rows import Sitting, TableRow, from_row
from boroughs.server.store.schema import ENTRIES, MATCHES, TABLES
from boroughs.server.store.store import Store
from boroughs.server.store.trouble import DatabaseTrouble, explained

ATTEMPTS = 8


class TableSummary(Struct, frozen=True):
    """A table as a host sees it."""

    id: str
    game: str
    status: str
    public: bool
    players: list[str]
    matches: int
    entries: int
    last_move: int | None
    """Milliseconds since 1970, or None before the first move."""
    created: int


async def summaries(source: str, limit: int, idle_since: int | None = None) -> list[TableSummary]:
    """The tables with the newest changes, newest first, or those of them at which nothing has happened since then."""
    return await looked_up(source, lambda connection: newest(connection, limit, idle_since))


async def old_tables(source: str, idle_since: int) -> Old:
    """What `remove_old` would do."""
    return await looked_up(source, lambda connection: found(connection, idle_since))


async def looked_up(source: str, look: Work[T]) -> T:
    """What is found in the database; a running server is not disturbed."""
    with explained(source):
        database = snapshot_of(source)
    try:
        with explained(source):
            return await database.transact(look)
    finally:
        await database.close()


def newest(connection: Connection, limit: int, idle_since: int | None) -> list[TableSummary]:
    mine = MATCHES.c.table == TABLES.c.id
    played = select(ENTRIES).join(MATCHES, MATCHES.c.id == ENTRIES.c.match).where(mine)
    query = select(
        TABLES,
        select(func.count()).select_from(MATCHES).where(mine).scalar_subquery().label("matches"),
        played.with_only_columns(func.count()).scalar_subquery().label("entries"),
        played.with_only_columns(func.max(ENTRIES.c.at)).scalar_subquery().label("last_move"),
    )
    if idle_since is not None:
        query = query.where(idle(idle_since))
    rows = connection.execute(query.order_by(TABLES.c.changed.desc(), TABLES.c.id).limit(limit)).mappings()
    return [summary(from_row(TableRow, row), row["matches"], row["entries"], row["last_move"]) for row in rows]


def summary(row: TableRow, matches: int, entries: int, last_move: int | None) -> TableSummary:
    players = [in_words(who) for who in row.state.chairs]
    return TableSummary(row.id, row.game, row.status, row.public, players, matches, entries, last_move, row.created)


def in_words(who: Sitting) -> str:
    """Who sits on a chair."""
    if who.kind != "person":
        return "free" if who.kind == "open" else f"bot ({who.level})"
    return f"{who.name or 'somebody'}{' (has left)' if who.left else ''}"


@contextlib.asynccontextmanager
async def opened(source: str) -> AsyncIterator[Store]:
    """The database of a server, to write to it."""
    await summaries(source, 0)  # what is not there must not be made
    store = Store(source, secrets.token_hex(6))
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def remove_old(source: str, idle_since: int) -> Old:
    """Removes the tables at which nothing has happened since then; a match that still runs is ended."""
    async with opened(source) as store:
        return await tidy(store, idle_since)


async def close(source: str, table: str) -> bool:
    """Ends the table's match and takes the table from the lobby. False: no match was running."""
    async with opened(source) as store:
        for _ in range(ATTEMPTS):  # a player may be faster
            ended = await closed(store, table)
            if ended is not None:
                return ended
    raise DatabaseTrouble(f"Too much is going on at {table}. Try again.")


async def closed(store: Store, table: str) -> bool | None:
    """One attempt; None: somebody was faster."""
    row = await store.table(table)
    if row is None:
        raise DatabaseTrouble(f"There is no table {table}.")
    hidden = update(TABLES).where(TABLES.c.id == table).values(public=False, rev=TABLES.c.rev + 1)
    match = await store.match(row.match) if row.match else None
    if match is None or match.status != "playing":
        await store.write(lambda connection: connection.execute(hidden), store.look_at(table))
        return False
    n = len(await store.entries(match.id))
    return True if await end(store, match.id, n, [hidden]) else None
