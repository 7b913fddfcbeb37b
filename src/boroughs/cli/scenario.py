"""`boroughs scenario`."""

import sys
from pathlib import Path

from boroughs.cli.common import Json, console, print_json
from boroughs.cli.main import UserError
from boroughs.match.scenario import ScenarioError, read, run

FAILED = 1


def scenario(*file: Path, json: Json = False) -> None:
    """Run scenarios and say which of them hold. Exits with 1 if one does not.

    Parameters
    ----------
    file
        Scenario files (TOML), or folders of them.
    """
    paths = [found for path in file for found in (sorted(path.rglob("*.toml")) if path.is_dir() else [path])]
    if not paths:
        raise UserError("Name at least one scenario file or a folder of them.")
    outcomes = {str(path): outcome(path) for path in paths}
    if json:
        print_json({path: {"holds": error is None, "error": error} for path, error in outcomes.items()})
    else:
        for path, error in outcomes.items():
            console.print(f"{'holds ' if error is None else 'FAILS '} {path}", markup=False, soft_wrap=True)
            if error:
                console.print(f"       {error}", style="red", markup=False, soft_wrap=True)
    if any(outcomes.values()):
        sys.exit(FAILED)


def outcome(path: Path) -> str | None:
    """None, or why the scenario fails."""
    try:
        run(read(path.read_text(encoding="utf-8")))
    except UnicodeDecodeError:
        return "This is no text in UTF-8."
    except ScenarioError as error:
        return str(error)
    return None
