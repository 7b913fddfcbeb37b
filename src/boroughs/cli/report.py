"""`boroughs report`."""

from pathlib import Path

from boroughs.arena.figures import SAMPLE, gather
from boroughs.cli.common import Components, Json, check_folder, console, open_game, print_json
from boroughs.cli.main import UserError


def report(
    game: str,
    results: list[Path],
    *,
    out: Path | None = None,
    sample: int = SAMPLE,
    components: Components = None,
    json: Json = False,
) -> None:
    """Make a page of plots from played matches: who begins, points, lengths, choices, branching.

    Parameters
    ----------
    game
        The game's id, as listed by `boroughs games`.
    results
        Files of `boroughs arena`, or records of single matches.
    out
        The page; GAME-report.html by default.
    sample
        How many matches are walked through move by move, for each number of players.
    """
    opened = open_game(game, components)
    check_folder(out)
    if out is not None and any(out.resolve() == path.resolve() for path in results):
        raise UserError(f"{out} is one of the files to report on. Choose another name for the page.")
    found = gather(opened, results, max(1, sample))
    if json:
        print_json({str(f.players): f.summary() for f in found})
        return
    from boroughs.arena.page import page

    path = out or Path(f"{opened.id}-report.html")
    path.write_text(page(opened, found), encoding="utf-8")
    console.print(f"{path}: {sum(f.matches for f in found):,} matches of {opened.title}.")
