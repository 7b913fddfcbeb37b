"""What several commands share: options as name=value, tables, JSON."""

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console
from rich.measure import Measurement
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from boroughs.cli.main import UserError
from boroughs.games import Game, load

OptionPairs = Annotated[list[str] | None, Parameter(name="--option", help="An option of the game as name=value.")]
Json = Annotated[bool, Parameter(name="--json", help="Print JSON for other programs.")]
Components = Annotated[
    Path | None, Parameter(name="--components", help="A folder with your own components of the game.")
]

console = Console(highlight=False, width=None if sys.stdout.isatty() else 140)
messages = Console(stderr=True, highlight=False)
WIDEST = 10_000


def parse_options(game: Game, pairs: Sequence[str] | None) -> dict[str, Any]:
    """`name=value` pairs, checked against the game's options."""
    chosen: dict[str, Any] = {}
    for pair in pairs or []:
        name, equals, value = pair.partition("=")
        if not equals:
            raise UserError(f"An option is written as name=value, not {pair!r}.")
        chosen[name] = value
    return game.complete_options(chosen)


def programs_options(game: Game, pairs: Sequence[str] | None) -> dict[str, Any]:
    """The options of a match between programs: theirs by default, so that every match ends, then the chosen ones."""
    return parse_options(game, [f"{n}={v}" for n, v in game.between_programs.items()] + list(pairs or []))


def open_game(name: str, components: Path | None = None) -> Game:
    """A game by its id, with the user's own components if there are any."""
    game = load(name)
    if components is not None:
        from boroughs.kernel import box

        if not components.is_dir():
            raise UserError(f"{components} is not a folder of components.")
        if box.replaced().get(game.id) != components.resolve():
            box.replace(game.id, components)
            restart()
        game.module("components")
    return game


def restart() -> None:
    """Starts this command again: component data is baked into compiled rules, so it must be known from the beginning."""
    import os

    sys.stdout.flush()
    os.execv(sys.executable, [sys.executable, "-m", "boroughs", *sys.argv[1:]])


def check_folder(file: Path | None) -> None:
    """Complains before the work about a place where nothing can be written after it."""
    if file is not None and not file.parent.is_dir():
        raise UserError(f"There is no folder {file.parent}. Make it first, or choose another place.")


def print_json(value: Any) -> None:
    """For programs: what the terminal has no letter for is written as JSON writes it, never as a question mark."""
    lacking = not sys.stdout.encoding.lower().startswith("utf")
    try:
        print(json.dumps(value, indent=2, ensure_ascii=lacking), flush=True)
    except BrokenPipeError:
        console.on_broken_pipe()  # whoever reads has had enough: as for all that is no JSON


def table(title: str, *columns: str) -> Table:
    """A table whose first column is text and whose others are numbers."""
    made = Table(title=title, title_justify="left", title_style="bold", header_style="dim", box=None, pad_edge=False)
    for i, column in enumerate(columns):
        made.add_column(column, justify="left" if i == 0 else "right")
    return made


def print_table(made: Table) -> None:
    """Where the terminal is too narrow for a table, the values of each row stand below each other."""
    wide = console.options.update(max_width=WIDEST)
    fits = Measurement.get(console, wide, made).maximum <= console.width
    console.print(made if fits else listed(made))


def listed(made: Table) -> Table:
    """A table as a list: the heads before the values, an empty line between rows."""
    plain = Table(
        title=made.title, title_justify="left", title_style="bold", box=None, pad_edge=False, show_header=False
    )
    plain.add_column(style="dim", no_wrap=True)
    plain.add_column(overflow="fold")
    for n, row in enumerate(zip(*(column.cells for column in made.columns), strict=True)):
        if n:
            plain.add_row()
        for column, value in zip(made.columns, row, strict=True):
            plain.add_row(column.header, value)
    return plain


def progress() -> Progress:
    """A bar for long work, on the error stream so that reports can be piped."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=messages,
        transient=True,
        disable=not sys.stderr.isatty(),
    )
