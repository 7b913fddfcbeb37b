"""`boroughs arena`."""

import hashlib
import os
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter

from boroughs.arena import Ledger, Tournament, as_json, check_bots, run, standings
from boroughs.cli.common import (
    Components,
    Json,
    OptionPairs,
    check_folder,
    console,
    messages,
    open_game,
    print_json,
    print_table,
    programs_options,
    progress,
    table,
)
from boroughs.cli.main import UserError


def arena(
    game: str,
    *,
    bots: str,
    players: int | None = None,
    matches: int = 100,
    seed: int = 1,
    workers: Annotated[int, Parameter(name=["--workers", "-w"])] = 1,
    ray: Annotated[list[str] | None, Parameter(consume_multiple=True, negative="")] = None,
    results: Path | None = None,
    option: OptionPairs = None,
    components: Components = None,
    json: Json = False,
) -> None:
    """Let bots play a round robin, and say how strong they are.

    Every group of bots plays each deal once from every seat, so that luck falls out of the comparison. Stop it whenever you
    like: the same command goes on where it was, and its table is the same as if it had never been stopped.

    Parameters
    ----------
    game
        The game's id, as listed by `boroughs games`.
    bots
        The bots, separated by commas: levels, random, greedy, search:0.2 (seconds), search:1000i (iterations), file.py:Class.
    players
        How many sit at the table; the most that the game allows by default.
    matches
        How many matches in all.
    seed
        The same seed gives the same deals and, for bots that do not look at the clock, the same matches.
    workers
        How many processes play; 0 takes all cores.
    ray
        Play on the Ray cluster at this address; without an address, on one that is started here.
    results
        The file for the records, one JSON line a match; named after the tournament by default.
    """
    opened = open_game(game, components)
    tournament = Tournament.of(
        opened,
        [b.strip() for b in bots.split(",") if b.strip()],
        players=players,
        matches=matches,
        seed=seed,
        options=dict(programs_options(opened, option)),
    )
    if ray is not None and len(ray) > 1:
        raise UserError("--ray takes one address, or none.")
    check_bots(tournament)
    path = results or default_path(tournament)
    check_folder(path)
    with Ledger(path, tournament) as ledger:
        tell_start(ledger)
        address = None if ray is None else "".join(ray)
        play_on(ledger, workers if workers > 0 else os.cpu_count() or 1, address)
    played = ledger.in_order()
    if json:
        print_json(as_json(tournament, played))
    else:
        show(ledger)


def default_path(tournament: Tournament) -> Path:
    name = hashlib.blake2b(msgspec.json.encode(tournament), digest_size=4).hexdigest()
    return Path(f"arena-{tournament.game}-{tournament.players}-{name}.jsonl")


def tell_start(ledger: Ledger) -> None:
    size, matches = ledger.tournament.round_size, ledger.tournament.matches
    if matches % size:
        messages.print(f"Note: a multiple of {size} matches would let everybody meet everybody from every seat.")
    if ledger.played:
        messages.print(f"Going on with {ledger.path}: {len(ledger.played)} of {matches} matches have been played.")


def play_on(ledger: Ledger, workers: int, ray: str | None) -> None:
    """Plays what is missing, with a bar; tells how to go on when it is interrupted."""
    matches = ledger.tournament.matches
    try:
        with progress() as bar:
            task = bar.add_task("Matches", total=matches, completed=len(ledger.played))
            for _ in run(ledger, workers=workers, ray=ray):
                bar.advance(task)
    except KeyboardInterrupt:
        messages.print(f"Stopped after {len(ledger.played)} of {matches} matches; the same command goes on with them.")
        raise


def show(ledger: Ledger) -> None:
    tournament, found = ledger.tournament, standings(ledger.tournament, ledger.in_order())
    title = f"{tournament.game}, {tournament.players} players, {len(ledger.played):,} matches"
    made = table(title, "bot", "matches", "wins", "share", "95 %", "rating", "± 95 %")
    for name, s in sorted(found.items(), key=lambda item: -item[1].rating):
        made.add_row(
            name,
            f"{s.matches:,}",
            f"{s.wins:,.1f}",
            f"{s.share:.1%}",
            f"{s.low:.1%} – {s.high:.1%}",
            f"{s.rating:.1f}",
            f"{1.96 * s.sigma:.1f}",
        )
    print_table(made)
    even = f"An even share is {1 / tournament.players:.1%}. " if tournament.players > 1 else ""
    console.print(f"{even}Records: {ledger.path}")
