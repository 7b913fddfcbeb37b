"""`boroughs verify`."""

from pathlib import Path

from boroughs.cli.common import Json, console, print_json
from boroughs.match.match import key_hash
from boroughs.match.record import decode, load_match


def verify(record: Path, *, json: Json = False) -> None:
    """Check a record: that its key is the one that was promised, that every move was legal, and that the result is right.

    Parameters
    ----------
    record
        The file with the record of a finished match.
    """
    found = decode(record.read_bytes())
    match = load_match(found)
    if json:
        print_json(
            {"ok": True, "moves": match.version, "over": match.over, "points": match.points, "hash": match.hash()}
        )
        return
    console.print(f"The key fits the hash that was published: {key_hash(match.key)}.")
    console.print(f"All {match.version} moves are legal in the deal that the key gives.")
    if match.result is None:
        console.print("The match is not over; there is no result to check.")
    else:
        places = zip(match.seats, match.result.points, match.result.places, strict=True)
        told = ", ".join(f"{name} {points} (place {place})" for name, points, place in places)
        console.print(f"The result is right: {told}.", markup=False)
