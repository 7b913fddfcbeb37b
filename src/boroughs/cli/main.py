"""`boroughs`: one command, its subcommands loaded when they are called, and every refusal one helpful sentence."""

import io
import sys
from collections.abc import Sequence

from cyclopts import App, CycloptsError, UnusedCliTokensError
from rich.console import Console

from boroughs import __version__

BAD_INPUT = 2
INTERRUPTED = 130

COMMANDS = {
    "play": "Play against bots and friends.",
    "serve": "Host tables for others.",
    "games": "List the games, their players and options.",
    "simulate": "Play many matches between bots and report who wins.",
    "arena": "Let bots play a tournament and rate them.",
    "report": "Make a page of plots from played matches.",
    "replay": "Show a recorded match.",
    "scenario": "Run scenarios: positions, moves and what must be so.",
    "analyse": "Judge every decision of a recorded match.",
    "tune": "Find settings of the search for a game by matches.",
    "learn": "Let a game's judgement learn from matches.",
    "bench": "Measure how fast the games run here.",
    "verify": "Check a record: its key, its moves, its result.",
    "tables": "List the tables of a server, close one, or remove old ones.",
    "backup": "Copy all tables of a server into one file.",
    "restore": "Copy a backup into an empty database.",
}
MODULES = {"restore": "backup"}
"""Commands that do not have a file of their own."""

app = App(name="boroughs", version=__version__, help="Five board games about New York and its skyscrapers.")
for command, summary in COMMANDS.items():
    app.command(f"boroughs.cli.{MODULES.get(command, command)}:{command}", name=command, help=summary)


class UserError(ValueError):
    """Something that the user can put right, and how."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Runs the command line. Bad input exits with 2 and one sentence, never with a traceback."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that lacks a letter must not end a match
    try:
        app(arguments, exit_on_error=False, print_error=False, result_action="return_value")
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except (CycloptsError, ValueError, OSError) as error:
        if not is_refusal(error):
            raise
        Console(stderr=True, highlight=False, soft_wrap=True).print(sentence(error), style="red", markup=False)
        sys.exit(BAD_INPUT)


def is_refusal(error: Exception) -> bool:
    """Whether this is the user's to mend; our own mistakes keep their traceback."""
    from boroughs.bots import BotError
    from boroughs.games import GameError
    from boroughs.kernel.box import BoxError
    from boroughs.match.errors import MatchError
    from boroughs.match.scenario import ScenarioError

    return isinstance(
        error, CycloptsError | UserError | BotError | GameError | BoxError | MatchError | ScenarioError | OSError
    )


def sentence(error: Exception) -> str:
    if isinstance(error, OSError) and error.strerror:
        return f"{error.filename}: {error.strerror}." if error.filename else f"{error.strerror}."
    if isinstance(error, UnusedCliTokensError):
        return (
            f"There is no place for {' '.join(error.unused_tokens or [])!r} in this command; --help says what it takes."
        )
    return str(error)
