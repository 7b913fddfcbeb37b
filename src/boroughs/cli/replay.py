"""`boroughs replay`."""

from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter

from boroughs.cli.common import Json, console, print_json
from boroughs.cli.main import UserError
from boroughs.cli.fit import put
from boroughs.match import Match
from boroughs.match.record import decode, load_match
from boroughs.match.words import LANGUAGES, drawn, words

Language = Annotated[str, Parameter(name="--lang", help="en or de.")]


def read_match(file: Path) -> Match:
    """The match of a record file, replayed and checked."""
    return load_match(decode(file.read_bytes()))


def checked_language(language: str) -> str:
    if language not in LANGUAGES:
        raise UserError(f"There are words in {' and '.join(LANGUAGES)}, not in {language!r}.")
    return language


def replay(
    file: Path, *, to: int | None = None, seat: int | None = None, lang: Language = "en", json: Json = False
) -> None:
    """Show a recorded match move by move, checked against the rules.

    Parameters
    ----------
    file
        The record.
    to
        Show the position after so many moves instead.
    seat
        Show what this seat (from 1) saw; what everybody saw by default.
    """
    match = read_match(file)
    if seat is not None and not 1 <= seat <= match.players:
        raise UserError(f"The match has seats 1 to {match.players}, not {seat}.")
    viewer = None if seat is None else seat - 1
    at = match if to is None else match.replayed(to)
    if json:
        print_json(
            {
                "game": match.game.id,
                "players": match.players,
                "version": at.version,
                "moves": [match.game.moves.text(m) for m in at.moves],
                "points": at.points,
                "result": msgspec.to_builtins(at.result),
                "hash": at.hash(),
                "view": msgspec.to_builtins(at.view(viewer)),
            }
        )
    elif to is None:
        tell(match, viewer, checked_language(lang))
    else:
        board(at, viewer, checked_language(lang))


def tell(match: Match, viewer: int | None, language: str) -> None:
    speak = words(match.game, language)
    put(console, f"{match.game.title}: {', '.join(match.seats)}", style="bold")
    for event in match.events(-1, viewer):
        put(console, f"{event.n:4d}  {speak.event(event, match.seats)}")
    board(match, viewer, language)


def board(match: Match, viewer: int | None, language: str) -> None:
    put(console, f"\n{drawn(match, viewer, language)}\n")
    points = ", ".join(f"{name} {p}" for name, p in zip(match.seats, match.points, strict=True))
    put(console, points, style="bold")
