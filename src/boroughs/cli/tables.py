"""`boroughs tables`."""

import asyncio
from datetime import datetime

from rich.markup import escape

from boroughs.cli.common import Json, console, print_json, print_table, table
from boroughs.cli.serve import Database


def tables(
    *,
    close: str | None = None,
    limit: int = 50,
    database: Database = None,
    json: Json = False,
) -> None:
    """List the tables of a server, those with the newest changes first, or close one.

    Listing does not disturb a running server. Closing ends the running match and takes the table from the lobby. With PostgreSQL that can be done
    while servers run; an SQLite file belongs to one process, so there stop the server first.

    Parameters
    ----------
    close
        The id of a table to close.
    limit
        How many tables to list.
    """
    from boroughs.server.settings import from_environment
    from boroughs.server.store import hosting

    source = from_environment(database=database).database
    if close is not None:
        ended = asyncio.run(hosting.close(source, close))
        console.print(f"Table {close} is off the lobby{', and its match has ended' if ended else ''}.")
        return
    found = asyncio.run(hosting.summaries(source, limit))
    if json:
        from msgspec import to_builtins

        print_json(to_builtins(found))
        return
    shown = table("Tables", "Table", "Game", "State", "Players", "Entries", "Last move")
    for one in found:
        state = f"{one.status}, public" if one.public else one.status
        shown.add_row(one.id, one.game, state, escape(", ".join(one.players)), str(one.entries), when(one.last_move))
    print_table(shown)


def when(at: int | None) -> str:
    return "-" if at is None else datetime.fromtimestamp(at / 1000).astimezone().strftime("%Y-%m-%d %H:%M")
