"""`boroughs tables`."""

import asyncio
from datetime import datetime
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter
from cyclopts.validators import Number
from rich.markup import escape

from boroughs.cli.common import Json, console, print_json, print_table, table
from boroughs.cli.main import UserError
from boroughs.cli.serve import Database

if TYPE_CHECKING:
    from boroughs.server.store.removal import Old

Days = Annotated[int | None, Parameter(validator=Number(gte=1))]
"""At least one: what somebody plays today stays."""
Limit = Annotated[int, Parameter(validator=Number(gte=1, lte=1_000_000))]


def tables(
    *,
    close: str | None = None,
    idle_days: Days = None,
    remove: bool = False,
    limit: Limit = 50,
    database: Database = None,
    json: Json = False,
) -> None:
    """List the tables of a server, those with the newest changes first, close one, or remove old ones.

    Listing does not disturb a running server. Closing ends the running match and takes the table from the lobby. Removed tables are gone, with their matches
    and their chat: look first, without --remove, and make a backup. With PostgreSQL both can be done while servers run; an SQLite file belongs to one
    process, so there stop the server first.

    Parameters
    ----------
    close
        The id of a table to close.
    idle_days
        Only tables at which nothing has happened for so many days.
    remove
        Remove those tables. A match that still runs there is ended, and goes after as many days again.
    limit
        How many tables to list.
    """
    from boroughs.server.settings import from_environment
    from boroughs.server.store import hosting
    from boroughs.server.store.removal import days_ago

    source = from_environment(database=database).database
    if close is not None and (remove or idle_days is not None):
        raise UserError("--close is for one table, --idle-days and --remove are for old ones: do one after the other.")
    if remove and json:
        raise UserError("--json is for the list. Ask for it first, without --remove.")
    if close is not None:
        ended = asyncio.run(hosting.close(source, close))
        console.print(f"Table {close} is off the lobby{', and its match has ended' if ended else ''}.")
        return
    if remove:
        removed(source, idle_days)
        return
    since = None if idle_days is None else days_ago(idle_days)
    found = asyncio.run(hosting.summaries(source, limit, since))
    if json:
        from msgspec import to_builtins

        print_json(to_builtins(found))
        return
    shown = table("Tables", "Table", "Game", "State", "Players", "Entries", "Last move")
    for one in found:
        state = f"{one.status}, public" if one.public else one.status
        shown.add_row(one.id, one.game, state, escape(", ".join(one.players)), str(one.entries), when(one.last_move))
    print_table(shown)
    if since is not None:
        told("--remove would remove", asyncio.run(hosting.old_tables(source, since)))


def removed(source: str, idle_days: int | None) -> None:
    from boroughs.server.store import hosting
    from boroughs.server.store.removal import days_ago

    if idle_days is None:
        raise UserError("Say with --idle-days for how long nothing has happened at the tables that are to go.")
    told("Removed", asyncio.run(hosting.remove_old(source, days_ago(idle_days))))


def told(done: str, old: "Old") -> None:
    ended = f"; ended, to go later: {counted(old.ended, 'match', 'matches')}" if old.ended else ""
    console.print(f"{done} {counted(old.gone, 'table', 'tables')}{ended}.")


def counted(some: list[str], one: str, many: str) -> str:
    return f"{len(some)} {one if len(some) == 1 else many}"


def when(at: int | None) -> str:
    return "-" if at is None else datetime.fromtimestamp(at / 1000).astimezone().strftime("%Y-%m-%d %H:%M")
