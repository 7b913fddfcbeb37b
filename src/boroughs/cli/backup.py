"""`boroughs backup` and `boroughs restore`."""

import asyncio
from pathlib import Path

from boroughs.cli.common import check_folder, console
from boroughs.cli.main import UserError
from boroughs.cli.serve import Database


def backup(file: Path, *, database: Database = None) -> None:
    """Copy all tables and matches into one file, while the server runs.

    The file is an SQLite database: keep it, look into it, run a server on it, or bring it back with `boroughs restore`.

    Parameters
    ----------
    file
        The new file.
    """
    from boroughs.server.settings import from_environment
    from boroughs.server.store import copying

    if file.exists():
        raise UserError(f"{file} is there already. Choose another name.")
    check_folder(file)
    told(asyncio.run(copying.backup(from_environment(database=database).database, file)))


def restore(file: Path, *, database: Database = None) -> None:
    """Copy a backup into an empty database.

    Parameters
    ----------
    file
        The file that `boroughs backup` has made.
    """
    from boroughs.server.settings import from_environment
    from boroughs.server.store import copying

    if not file.is_file():
        raise UserError(f"There is no file {file}.")
    try:
        told(asyncio.run(copying.restore(file, from_environment(database=database).database)))
    except copying.NotEmpty as error:
        raise UserError(str(error)) from None


def told(counts: dict[str, int]) -> None:
    counted = ", ".join(f"{counts[name]} {name}" for name in ("tables", "matches", "entries"))
    console.print(f"Copied: {counted}.")
