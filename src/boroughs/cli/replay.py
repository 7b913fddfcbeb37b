"""`boroughs replay`."""

from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter

from boroughs.arena.ledger import is_tournament, read
from boroughs.cli.common import Json, console, print_json
from boroughs.cli.fit import put
from boroughs.cli.main import UserError
from boroughs.match import Match
from boroughs.match.record import decode, load_match
from boroughs.match.words import LANGUAGES, drawn, words

Language = Annotated[str, Parameter(name="--lang", help="en or de.")]


Number = Annotated[int | None, Parameter(name="--match", help="Which match of an arena's file, from 1.")]


def read_match(file: Path, number: int | None = None) -> Match:
    """The match of a record file, or one of an arena's, replayed and checked."""
    if not is_tournament(file):
        if number is not None:
            raise UserError(f"{file} is the record of one match. Leave --match out.")
        return load_match(decode(file.read_bytes()))
    head, played = read(file)
    if number is None or not 1 <= number <= len(played):
        raise UserError(
            f"{file} holds {len(played)} matches of an arena: choose one with --match, from 1, "
            f"or make a page of them all with: boroughs report {head.game} {file}"
        )
    return load_match(played[number - 1])


def checked_language(language: str) -> str:
    if language not in LANGUAGES:
        raise UserError(f"There are words in {' and '.join(LANGUAGES)}, not in {language!r}.")
    return language


def replay(
    file: Path,
    *,
    match: Number = None,
    to: int | None = None,
    seat: int | None = None,
    lang: Language = "en",
    json: Json = False,
) -> None:
    """Show a recorded match move by move, checked against the rules.

    Parameters
    ----------
    file
        The record, or a file of `boroughs arena`.
    to
        Show the position after so many moves instead.
    seat
        Show what this seat (from 1) saw; what everybody saw by default.
    """
    found = read_match(file, match)
    if seat is not None and not 1 <= seat <= found.players:
        raise UserError(f"The match has seats 1 to {found.players}, not {seat}.")
    viewer = None if seat is None else seat - 1
    at = found if to is None else found.replayed(to)
    if json:
        print_json(
            {
                "game": found.game.id,
                "players": found.players,
                "version": at.version,
                "moves": [found.game.moves.text(m) for m in at.moves],
                "points": at.points,
                "result": msgspec.to_builtins(at.result),
                "hash": at.hash(),
                "view": msgspec.to_builtins(at.view(viewer)),
            }
        )
    elif to is None:
        tell(found, viewer, checked_language(lang))
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
