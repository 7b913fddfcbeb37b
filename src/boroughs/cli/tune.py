"""`boroughs tune`."""

import math
from pathlib import Path

from boroughs.cli.common import check_folder, console, messages, progress
from boroughs.cli.main import UserError
from boroughs.games import load


def tune(
    game: str,
    *,
    players: int = 2,
    trials: int = 40,
    matches: int = 12,
    deciding: int = 60,
    seconds: float = 0.02,
    seed: int = 1,
    given: list[str] | None = None,
    out: Path | None = None,
) -> None:
    """Find settings of the search for a game by matches, and write them into the game's data if they are better.

    An interruption ends the search early and lets the best so far decide; a second one tells how to let them decide later.

    Parameters
    ----------
    game
        The game's id, as listed by `boroughs games`.
    players
        How many sit at the table, at least two.
    trials
        How many settings are tried.
    matches
        Matches of each against the present settings.
    deciding
        Matches of each of the best three, to decide.
    seconds
        Processor time for a decision.
    seed
        The same seed tries the same matches.
    given
        Settings of your own instead of a search for them, such as `trust=10,cutoff=48`; give it again for more.
    out
        Write here instead of into the game's data.
    """
    from boroughs.bots import tune as tuning

    opened = load(game)
    opened.check_players(players)
    if players < 2:
        raise UserError("Settings play against the present ones: tune for 2 players. Who plays alone takes theirs.")
    if min(trials, matches, deciding) < 1 or not 0 < seconds < math.inf:
        raise UserError("Trials, matches and seconds must be more than 0.")
    check_folder(out)
    plan = tuning.Plan(players, 0 if given else trials, matches, seconds, seed, deciding)
    own = [values(text) for text in given or []]
    with progress() as bar:
        task = bar.add_task("Matches", total=plan.all_matches(len(own)))
        found = tuning.tune(
            opened,
            plan,
            lambda line: messages.print(line, markup=False, soft_wrap=True),
            own,
            lambda n: bar.advance(task, n),
        )
    if not found.better:
        console.print(f"Nothing better than the present settings of {opened.title}; they stay.")
        return
    console.print(f"Wins {found.share:.1%} of {found.matches} matches against the settings before.")
    console.print(f"Written to {tuning.write(opened, plan, found, out)}.", soft_wrap=True)


def values(text: str) -> dict[str, float]:
    """Settings in their text: `trust=10,cutoff=48`."""
    try:
        found = {name: float(value) for name, value in (part.split("=") for part in text.split(","))}
    except ValueError:
        found = {}
    if not found or not all(map(math.isfinite, found.values())):
        raise UserError(f"{text!r} names no settings; write them as trust=10,cutoff=48.")
    return found
