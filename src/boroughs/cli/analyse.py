"""`boroughs analyse`."""

import math
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter
from rich.table import Table

from boroughs.bots.analysis import Verdict
from boroughs.bots.analysis import analyse as verdicts_of
from boroughs.bots.bot import Budget
from boroughs.cli.chart import chart
from boroughs.cli.common import Json, check_folder, console, print_json, print_table, progress, table
from boroughs.cli.main import UserError
from boroughs.cli.replay import Language, Number, checked_language, read_match
from boroughs.match import Match
from boroughs.match.words import words

WORTH_A_LINE = 0.03


def analyse(
    record: Path,
    *,
    match: Number = None,
    seconds: float = 0.2,
    threads: int = 1,
    all_decisions: Annotated[bool, Parameter(name="--all")] = False,
    plot: Path | None = None,
    lang: Language = "en",
    json: Json = False,
) -> None:
    """Judge every decision of a recorded match: chances, the best alternative, and what the move gave away.

    Each decision is judged by what its player could know then.

    Parameters
    ----------
    record
        The record of a match, or a file of `boroughs arena`.
    seconds
        How long to think about each decision.
    threads
        How many cores to think with.
    all_decisions
        List all decisions, not only those that gave something away.
    plot
        Draw the chances into this file (png, svg, pdf).
    """
    if not 0 < seconds < math.inf or threads < 1:
        raise UserError("Seconds and threads must be more than 0.")
    check_folder(plot)
    language, played = checked_language(lang), read_match(record, match)
    budget = Budget(seconds=seconds, threads=threads)
    with progress() as bar:
        task = bar.add_task("Decisions", total=played.version)
        found = []
        for verdict in verdicts_of(played.game, played.players, played.options, played.key, played.moves, budget):
            found.append(verdict)
            bar.update(task, completed=verdict.n + 1)
    if plot is not None:
        draw(played, found, plot)
    if json:
        print_json([told(played, v) for v in found])
    else:
        show(played, found, language, all_decisions=all_decisions)


def told(match: Match, verdict: Verdict) -> dict[str, Any]:
    """A verdict for other programs, moves in notation."""
    text = match.game.moves.text
    plain = msgspec.to_builtins(verdict)
    plain["candidates"] = [{**c, "move": text(c["move"])} for c in plain["candidates"]]
    line = [text(m) for m in verdict.line]
    return {**plain, "move": text(verdict.move), "best": text(verdict.best), "line": line, "grade": verdict.grade}


def show(match: Match, found: Sequence[Verdict], language: str, *, all_decisions: bool) -> None:
    common, text = words(None, language), match.game.moves.text
    made = table(f"{match.game.title}: {', '.join(match.seats)}", "player", "move", "played", "", "gave away", "better")
    made.columns[2].justify = made.columns[3].justify = made.columns[5].justify = "left"
    for v in found:
        if all_decisions or v.loss >= WORTH_A_LINE:
            better = text(v.best) if v.best != v.move else ""
            grade = common.say(f"grade-{v.grade}")
            made.add_row(match.seats[v.seat], str(v.n + 1), text(v.move), grade, f"{v.loss:.0%}", better)
    if made.row_count:
        print_table(made)
    if found:
        console.print()
        console.print(chart([v.chances for v in found], match.seats, console.width), markup=False)
    print_table(summary(match, found))


def summary(match: Match, found: Sequence[Verdict]) -> Table:
    """By player: decisions, how many were the best, and what a decision gave away on average."""
    made = table("", "player", "decisions", "best or good", "gave away, mean", "most")
    for seat, name in enumerate(match.seats):
        losses = [v.loss for v in found if v.seat == seat]
        fine = sum(v.grade in ("best", "good") for v in found if v.seat == seat)
        count = max(len(losses), 1)
        most = max(losses, default=0.0)
        made.add_row(name, str(len(losses)), f"{fine / count:.0%}", f"{sum(losses) / count:.1%}", f"{most:.0%}")
    return made


def draw(match: Match, found: Sequence[Verdict], path: Path) -> None:
    """The chances by decision, as a picture."""
    import matplotlib as mpl

    mpl.use("agg")
    from matplotlib import pyplot as plt

    figure, axes = plt.subplots(figsize=(9, 4), layout="constrained")
    for seat, name in enumerate(match.seats):
        axes.plot([v.n + 1 for v in found], [100 * v.chances[seat] for v in found], label=name, linewidth=1.5)
    axes.set(xlabel="move", ylabel="chance to win, %", ylim=(0, 100), title=match.game.title)
    axes.grid(alpha=0.3)
    axes.legend(frameon=False)
    try:
        figure.savefig(path)
    except ValueError as error:
        raise UserError(f"The plot cannot be written to {path}: {error}.") from None
    finally:
        plt.close(figure)
