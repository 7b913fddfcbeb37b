"""Old tables go, whole: a table at which nothing has happened for long, with its matches, chairs and chat. Nothing goes that runs: a match that
nobody goes on with is ended first, and its table goes when nothing has happened for as long again."""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import ColumnElement, Connection, Executable, and_, delete, func, select

from boroughs.server.store.rows import Entry
from boroughs.server.store.schema import CHAT, ENTRIES, HOLDERS, LINKS, MATCHES, PRESENCE, TABLES
from boroughs.server.store.store import Store, now_ms

DAY_MS = 86_400_000
AT_ONCE = 20
"""Tables that go in one transaction: moves wait for it."""
RUNS = TABLES.c.status == "playing"


class Old(Struct, frozen=True):
    """Tables that are old: those that go, and those at which a match runs, which is ended."""

    gone: list[str]
    ended: list[str]


def days_ago(days: int) -> int:
    """When that was; before everything, however many days are named."""
    return max(0, now_ms() - days * DAY_MS)


def idle(since: int) -> ColumnElement[bool]:
    """Whether nothing has happened at a table since then: no change, no move, no word."""
    moved = select(ENTRIES.c.n).where(ENTRIES.c.match == TABLES.c.match, ENTRIES.c.at >= since)
    spoken = select(CHAT.c.line).where(CHAT.c.table == TABLES.c.id, CHAT.c.at >= since)
    return and_(TABLES.c.changed < since, ~moved.exists(), ~spoken.exists())


def found(connection: Connection, since: int) -> Old:
    """What would go, or be ended."""
    old = connection.execute(select(TABLES.c.id, RUNS.label("runs")).where(idle(since))).all()
    return Old([one.id for one in old if not one.runs], [one.id for one in old if one.runs])


async def tidy(store: Store, since: int) -> Old:
    """Removes the tables at which nothing has happened since then, and ends the matches."""
    ended = await end_idle(store, since)
    gone: list[str] = []
    while some := await store.write(
        lambda connection: remove(connection, since), lambda tables: "\n".join(map(store.look_at, tables))
    ):
        gone += some
    return Old(gone, ended)


def remove(connection: Connection, since: int) -> list[str]:
    """Some of the old tables, with all that is theirs. The database itself refuses to take less of one than the whole."""
    old = and_(idle(since), ~RUNS)
    some = select(TABLES.c.id).where(old).limit(AT_ONCE)
    went = delete(TABLES).where(TABLES.c.id.in_(some), old).returning(TABLES.c.id)
    tables = list(connection.execute(went).scalars())
    theirs = delete(MATCHES).where(MATCHES.c.table.in_(tables)).returning(MATCHES.c.id)
    for match in connection.execute(theirs).scalars().all():
        connection.execute(delete(ENTRIES).where(ENTRIES.c.match == match))
    for rest in (HOLDERS, LINKS, CHAT, PRESENCE):
        connection.execute(delete(rest).where(rest.c.table.in_(tables)))
    return tables


async def end_idle(store: Store, since: int) -> list[str]:
    """Ends the matches that nobody has gone on with since then. Who moves at the last moment is faster."""
    moves = select(func.count()).select_from(ENTRIES).where(ENTRIES.c.match == TABLES.c.match).scalar_subquery()
    rows = await store.read(select(TABLES.c.id, TABLES.c.match, moves.label("n")).where(idle(since), RUNS))
    return [row["id"] for row in rows if await end(store, row["match"], row["n"])]


async def end(store: Store, match_id: str, n: int, also: Sequence[Executable] = ()) -> bool:
    """Ends a running match after its n-th entry, without a result; False where that is no longer its last. It needs no rules, so a match that no
    longer replays is ended too."""
    match = await store.match(match_id)
    if match is None or match.status != "playing":
        return False
    at = now_ms()
    entry = Entry(match.id, n + 1, "end", None, "host", [], at)
    done = store.finished(replace(match, status="ended", finished=at))
    return await store.writer.append(entry, [*done, *also], f"{store.process} {match.table} {match.id} {n + 1}")
