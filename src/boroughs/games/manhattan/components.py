"""Reads the box once, checks it, and lays it out in flat tables."""

from pathlib import Path

from boroughs.kernel.box import BoxError, read, table

BOX = read("manhattan", Path(__file__).parent)

CITIES = tuple(BOX["cities"]["names"])
COLOURS = tuple(BOX["colours"]["names"])
PARTS = table(BOX["parts"]["counts"])
COPIES = int(BOX["cards"]["copies"])
HAND = int(BOX["cards"]["hand"])
HIGHEST, MAJORITY, TOWER = (int(BOX["points"][source]) for source in ("highest", "majority", "tower"))

CITY_COUNT, COLOUR_COUNT, SITES, SIZES, SEATS = 6, 4, 9, 4, 4
CARDS = SITES * COPIES


def side(name: str) -> list[int]:
    """The board's squares, counted from 0, that the card's squares mean from that side of the table (MH4)."""
    squares = [int(square) - 1 for square in BOX["sides"][name]]
    if sorted(squares) != list(range(SITES)):
        raise BoxError(f"Manhattan's side {name!r} must list each of the squares 1 to 9 once.")
    return squares


def seating(players: str) -> list[list[int]]:
    rows = [side(name) for name in BOX["sides"][players]]
    return rows + [rows[0]] * (SEATS - len(rows))


SITE_OF_CARD = table([seating("two"), seating("three"), seating("four")])
"""By number of players less two, seat and card: the building site, 0 to 8 (MH4, MH5)."""
CARD_OF_SITE = table(SITE_OF_CARD.argsort(axis=2))
"""The inverse: by number of players less two, seat and site, the card that shows it."""


def check() -> None:
    if len(CITIES) != CITY_COUNT or len(COLOURS) != COLOUR_COUNT or len(PARTS) != SIZES:
        raise BoxError("Manhattan needs six cities, four colours and four heights of parts.")
    if int(PARTS.sum()) != 24 or PARTS.min() < 0:
        raise BoxError("Manhattan needs 24 parts of each colour: every round uses up its share (MH1).")
    if not (CARDS - 1 > HAND * SEATS and HAND > 0):
        raise BoxError("Manhattan's cards must outnumber four hands.")


check()
