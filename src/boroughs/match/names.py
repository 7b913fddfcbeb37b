"""What bots at a table are called: short names that a person could have in New York."""

from collections.abc import Collection

BOTS = ("Otis", "Pearl", "Duke", "Stella", "Walt", "Ruby", "Monty", "Vera", "Saul", "Hazel", "Gene", "Dolly")


def bot_name(taken: Collection[str | None]) -> str:
    """The first that nobody at the table has."""
    return next(name for name in BOTS if name not in taken)
