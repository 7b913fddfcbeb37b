"""A line chart in text: one letter a player."""

import itertools
from collections.abc import Sequence

HEIGHT, WIDTH = 12, 72
MARGIN = 7


def chart(chances: Sequence[Sequence[float]], names: Sequence[str], width: int = WIDTH + MARGIN) -> str:
    """Chances to win by decision, from 0 to 100 %; where two meet, the player of the later seat is shown."""
    columns = thinned(chances, min(WIDTH, width - MARGIN))
    grid = [[" "] * len(columns) for _ in range(HEIGHT)]
    for x, column in enumerate(columns):
        for seat, chance in enumerate(column):
            grid[HEIGHT - 1 - round(chance * (HEIGHT - 1))][x] = mark(seat)
    labels = {0: "100 %", HEIGHT // 2: " 50 %", HEIGHT - 1: "  0 %"}
    lines = [f"{labels.get(y, ''):>5} │{''.join(row)}" for y, row in enumerate(grid)]
    key = "  ".join(f"{mark(seat)} {name}" for seat, name in enumerate(names))
    return "\n".join([*lines, f"      └{'─' * len(columns)}", f"       {key}"])


def mark(seat: int) -> str:
    return "●○◆◇▲△"[seat % 6]


def thinned(values: Sequence[Sequence[float]], width: int) -> list[list[float]]:
    """At most so many columns, each the mean of its share of the values."""
    count = min(width, len(values))
    bounds = [len(values) * i // count for i in range(count + 1)]
    return [[sum(seat) / len(seat) for seat in zip(*values[a:b], strict=True)] for a, b in itertools.pairwise(bounds)]
