"""`boroughs verify`."""

from pathlib import Path

from boroughs.cli.common import Json, console, print_json
from boroughs.cli.replay import Number, read_match
from boroughs.match.match import key_hash


def verify(record: Path, *, match: Number = None, json: Json = False) -> None:
    """Check a record: that its key is the one that was promised, that every move was legal, and that the result is right.

    Parameters
    ----------
    record
        The file with the record of a finished match, or a file of `boroughs arena`.
    """
    found = read_match(record, match)
    if json:
        print_json(
            {"ok": True, "moves": found.version, "over": found.over, "points": found.points, "hash": found.hash()}
        )
        return
    console.print(f"The key fits the hash that was published: {key_hash(found.key)}.")
    console.print(f"All {found.version} moves are legal in the deal that the key gives.")
    if found.result is None:
        console.print("The match is not over; there is no result to check.")
    else:
        places = zip(found.seats, found.result.points, found.result.places, strict=True)
        told = ", ".join(f"{name} {points} (place {place})" for name, points, place in places)
        console.print(f"The result is right: {told}.", markup=False)
