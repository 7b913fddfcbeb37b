"""`boroughs learn`."""

import math
from pathlib import Path

from boroughs.cli.common import console, messages, progress
from boroughs.cli.main import UserError
from boroughs.games import load


def learn(
    game: str,
    *,
    matches: int = 1_000_000,
    rate: float = 0.006,
    seed: int = 1,
    deciding: int = 40_000,
    anew: bool = False,
    playouts: int = 0,
    out: Path | None = None,
) -> None:
    """Let a game's judgement learn from matches, and write it into the game's data if it wins more often than before.

    An interruption ends learning early and judges what was learned until then; a second one ends judging,
    and keeps what was learned beside the game's data, in the present folder.

    Parameters
    ----------
    game
        The game's id; Project Skyline has a judgement that learns.
    matches
        How many matches it learns from.
    rate
        How fast it learns.
    seed
        The same seed plays the same matches.
    deciding
        Matches of the old and the new judgement, to decide.
    anew
        Begin with a judgement that knows nothing.
    playouts
        Teach moves what so many playouts after each come to, instead of how the match ends: slower, and more telling.
    out
        Write into this folder instead of the game's data.
    """
    from boroughs.bots import learn as learning

    opened = load(game)
    if min(matches, deciding) < 1 or not 0 < rate < math.inf:
        raise UserError("Matches and rate must be more than 0.")
    if playouts < 0:
        raise UserError("Playouts must be 0 or more.")
    if out is not None and not out.is_dir():
        raise UserError(f"There is no folder {out} to write into.")
    plan = learning.Plan(matches, rate, seed, deciding, anew, playouts)
    with progress() as bar:
        task = bar.add_task("Matches", total=matches + 2 * deciding)
        found = learning.learn(
            opened,
            plan,
            lambda line: messages.print(line, markup=False, soft_wrap=True),
            lambda n: bar.advance(task, n),
        )
    console.print(f"Wins {found.share:.1%} of {found.deciding:,} matches, {found.before:.1%} before.")
    if found.deciding < deciding:
        kept = learning.write(opened, plan, found, out or Path())
        console.print(f"Not judged to the end; what was learned is kept in {kept.absolute()}.", soft_wrap=True)
        return
    if not found.better:
        console.print(f"The judgement of {opened.title} stays as it was.")
        return
    console.print(f"Written to {learning.write(opened, plan, found, out)}.", soft_wrap=True)
