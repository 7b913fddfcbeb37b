"""How likely each of four is to win, as a small network has learned it from matches (`learning.py`).

A seat looks at the table from its own side: seats are counted from itself, and the city is turned until its pawn walks along the north. What
lies where picks rows of the first layer; what is counted of each seat is multiplied with rows of its own.
"""

import math
from pathlib import Path
from typing import Any

import numpy as np

from boroughs.games.project_skyline.board import place
from boroughs.games.project_skyline.components import FIELDS, SIDE, SPACES
from boroughs.games.project_skyline.counting import COUNTED, FACTS, PLAYERS, count
from boroughs.games.project_skyline.state import BUILDING, EMPTY, ONE, THREE
from boroughs.kernel import rule
from boroughs.kernel.box import table

FILE = Path(__file__).with_name("judgement.npy")
NEURONS = 128
LEAK = np.float32(0.05)
"""What a neuron below zero lets through."""
SURE = 12.0
"""Log odds beyond which nothing is surer."""

# --- the inputs: rows of the first layer

HEIGHTS = 3
ARCHITECT = FIELDS * PLAYERS * HEIGHTS
PAWNS = ARCHITECT + FIELDS
TURN = PAWNS + PLAYERS * SPACES
MEASURES = TURN + 2 * PLAYERS
SETTING_UP = MEASURES + PLAYERS * COUNTED
BIAS = SETTING_UP + 1
ROWS = BIAS + 1
INPUTS = FIELDS + PLAYERS + PLAYERS * COUNTED + 5
"""As many as a seat can see at once, and one more."""
SIDE_SPACES = SIDE + 1


def turned(field: int, quarters: int) -> int:
    """Where a field lies once the city is turned counter-clockwise."""
    row, column = divmod(field, SIDE)
    for _ in range(quarters):
        row, column = SIDE - 1 - column, row
    return row * SIDE + column


TURNED = table([[turned(field, quarters) for field in range(FIELDS)] for quarters in range(4)])


def layers(weights: Any) -> tuple[Any, Any]:
    """Both layers: the first by input and neuron, the second by neuron, its bias last."""
    return weights[: ROWS * NEURONS].reshape(ROWS, NEURONS), weights[ROWS * NEURONS :]


FIRST, SECOND = layers(np.load(FILE).astype(np.float32))
FIRST.flags.writeable = SECOND.flags.writeable = False


# --- the network


@rule
def look(s, seat, counted, deciding, rows, times):
    """What a seat sees from its side, before or after the decision of whoever is on turn: inputs, and how much of each."""
    quarters = s.pawn[seat] // SIDE_SPACES
    rows[0] = BIAS
    rows[1] = TURN + (s.turn - seat) % PLAYERS + (PLAYERS if deciding else 0)
    n = 2
    for field in range(FIELDS):
        rows[n] = row_of_building(s, seat, field, quarters)
        n += s.owner[field] != EMPTY  # without a branch, which nobody could foretell
    if s.architect >= 0:
        rows[n] = ARCHITECT + TURNED[quarters, s.architect]
        n += 1
    if s.phase < BUILDING:
        rows[n] = SETTING_UP
        n += 1
    for k in range(PLAYERS):
        rows[n] = PAWNS + k * SPACES + (s.pawn[(seat + k) % PLAYERS] - quarters * SIDE_SPACES) % SPACES
        n += 1
    times[:n] = 1.0
    for k in range(PLAYERS):
        other = (seat + k) % PLAYERS
        for i in range(COUNTED):
            rows[n], times[n] = MEASURES + k * COUNTED + i, counted[other, i]
            n += counted[other, i] != 0.0
    return n


@rule
def row_of_building(s, seat, field, quarters):
    """The input for what stands on a field."""
    height = 2 if s.height[field] >= THREE else s.height[field] - ONE
    return (TURNED[quarters, field] * PLAYERS + (s.owner[field] - seat) % PLAYERS) * HEIGHTS + height


@rule
def tell(first, rows, times, n, hidden):
    """Tells the neurons so much of each of these inputs, four at a time: to and from memory takes longer than to multiply."""
    i = 0
    while i + 4 <= n:
        a, b, c, d = first[rows[i]], first[rows[i + 1]], first[rows[i + 2]], first[rows[i + 3]]
        of_a, of_b, of_c, of_d = times[i], times[i + 1], times[i + 2], times[i + 3]
        for k in range(NEURONS):
            hidden[k] += (of_a * a[k] + of_b * b[k]) + (of_c * c[k] + of_d * d[k])
        i += 4
    while i < n:
        row, factor = first[rows[i]], times[i]
        for k in range(NEURONS):
            hidden[k] += factor * row[k]
        i += 1


@rule
def answer(second, hidden):
    """The chance that the network makes of what its neurons were told. Eight sums need not wait for each other, and are the same on every machine."""
    a = b = c = d = e = f = g = h = np.float64(0.0)
    for k in range(0, NEURONS, 8):
        a += second[k] * leaking(hidden[k])
        b += second[k + 1] * leaking(hidden[k + 1])
        c += second[k + 2] * leaking(hidden[k + 2])
        d += second[k + 3] * leaking(hidden[k + 3])
        e += second[k + 4] * leaking(hidden[k + 4])
        f += second[k + 5] * leaking(hidden[k + 5])
        g += second[k + 6] * leaking(hidden[k + 6])
        h += second[k + 7] * leaking(hidden[k + 7])
    odds = ((a + b) + (c + d)) + ((e + f) + (g + h)) + second[NEURONS]
    return 1.0 / (1.0 + math.exp(-max(-SURE, min(SURE, odds))))


@rule
def leaking(told):
    """What a neuron says that was told so much."""
    return max(told, LEAK * told)


@rule
def chance_to_win(first, second, rows, times, n, hidden):
    """What the network makes of what a seat sees; what its neurons were told is left in `hidden`."""
    hidden[:] = 0.0
    tell(first, rows, times, n, hidden)
    return answer(second, hidden)


@rule
def look_again(s, after, changed, seat, counted, counted_after, rows, times):
    """What a seat sees otherwise after a change in the city: inputs, and how much more of each. The pawns stand where they stood."""
    quarters, n = s.pawn[seat] // SIDE_SPACES, 0
    while changed:
        field = place(changed)
        changed &= changed - 1
        if s.owner[field] != EMPTY:
            rows[n], times[n] = row_of_building(s, seat, field, quarters), -1.0
            n += 1
        if after.owner[field] != EMPTY:
            rows[n], times[n] = row_of_building(after, seat, field, quarters), 1.0
            n += 1
    if s.architect != after.architect:
        rows[n], times[n] = ARCHITECT + TURNED[quarters, s.architect], -1.0
        rows[n + 1], times[n + 1] = ARCHITECT + TURNED[quarters, after.architect], 1.0
        n += 2
    for k in range(PLAYERS):
        other = (seat + k) % PLAYERS
        for i in range(COUNTED):
            more = counted_after[other, i] - counted[other, i]
            rows[n], times[n] = MEASURES + k * COUNTED + i, more
            n += more != 0.0
    return n


@rule
def desk(dtype):
    """Room to work: facts and numbers of the table as it is and as it would be, neurons for both, inputs, and how much of each."""
    facts, counted = np.empty((2, FACTS), np.int64), np.empty((2, PLAYERS, COUNTED))
    return facts, counted, np.empty((2, NEURONS), dtype), np.empty(INPUTS, np.int64), np.empty(INPUTS, dtype)


@rule
def chance(s, seat):
    """A seat's chance to win, at somebody's decision."""
    facts, counted, hidden, rows, times = desk(FIRST.dtype)
    count(s, facts[0], counted[0])
    n = look(s, seat, counted[0], True, rows, times)
    return chance_to_win(FIRST, SECOND, rows, times, n, hidden[0])
