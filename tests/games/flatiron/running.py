"""Tables at which an effect is being run."""

from boroughs.games.flatiron import components as box
from tests.games.flatiron.table import Table

ORANGE, BLUE, IVORY, CHARCOAL = range(4)


def running(card: str, half: str, *pillars: str, money: int = 20, floor: str = "f15", **rest) -> Table:
    """A table where the first player has run a column up to a street card's effect, the only card there."""
    table = Table(**rest)
    table.set_floor(floor)
    table.tuck(0, card, half)
    table.give(0, *pillars, money=money)
    return table


def reach(table: Table, card: str) -> Table:
    """Runs the column of a street card, and skips everything before it."""
    number = box.STREET_CARDS.index(card)
    table.play(f"go {box.STREETS[box.STREET_OF[number]]}", "run")
    while current(table) is not None and current(table) != number:
        table.play("skip")
    assert current(table) == number, f"{card} cannot be run"
    return table


def current(table: Table) -> int | None:
    """The street card whose effect is decided about; -1 for any other effect."""
    if table.match.actor != 0 or table["depth"] == 0:
        return None
    effect = int(table["frames"][int(table["depth"]) - 1, 0])
    return effect // 2 if effect < box.BOARD_EFFECTS else -1


def cannot(table: Table, card: str) -> bool:
    """Whether a column passes over a card's effect, since nothing would come of it."""
    number = box.STREET_CARDS.index(card)
    table.play(f"go {box.STREETS[box.STREET_OF[number]]}", "run")
    while current(table) is not None:
        if current(table) == number:
            return False
        table.play("skip")
    return True
