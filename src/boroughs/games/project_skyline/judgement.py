"""How likely each of four is to win, as a small network has learned it from matches (`learning.py`).

A seat looks at the table from its own side: seats are counted from itself, and the city is turned until its pawn walks along the north. What
lies where picks rows of the first layer; what is counted of each seat is multiplied with rows of its own.
"""

import math
from pathlib import Path
from typing import Any

import numpy as np

from boroughs.games.project_skyline.board import (
    bits,
    cost,
    fields_of,
    joined,
    of_height,
    place,
    street_spaces,
    towers_on_board,
)
from boroughs.games.project_skyline.components import (
    BESIDE,
    DIE,
    FIELDS,
    PREMIUM,
    SIDE,
    SPACES,
    STEP,
    at_distance,
    distance,
)
from boroughs.games.project_skyline.state import BUILDING, EMPTY, ONE, THREE, TOWER, TWO
from boroughs.kernel import rule
from boroughs.kernel.box import table

FILE = Path(__file__).with_name("judgement.npy")
PLAYERS = 4
NEURONS = 64
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
COUNTED = 16
SETTING_UP = MEASURES + PLAYERS * COUNTED
BIAS = SETTING_UP + 1
ROWS = BIAS + 1
INPUTS = FIELDS + PLAYERS + PLAYERS * COUNTED + 4
"""As many as a seat can see at once."""
(
    CASH,
    SMALL_CASH,
    STREET_RENT,
    HAS_TOWERS,
    HAS_TWOS,
    HAS_ONES,
    STOREYS_LEFT,
    RENT_AHEAD,
    RUIN_AHEAD,
    HIGHEST_RENT,
    ONE_TO_GO,
    TWO_TO_GO,
    IF_OVER,
    TOWER_DICE,
    RAISE_DICE,
    AHEAD,
) = range(COUNTED)
SIDE_SPACES = SIDE + 1


def turned(field: int, quarters: int) -> int:
    """Where a field lies once the city is turned counter-clockwise."""
    row, column = divmod(field, SIDE)
    for _ in range(quarters):
        row, column = SIDE - 1 - column, row
    return row * SIDE + column


TURNED = table([[turned(field, quarters) for field in range(FIELDS)] for quarters in range(4)])
DISTANCE = table([[distance(a, b) for b in range(FIELDS)] for a in range(FIELDS)])
AT_DISTANCE = table([[sum(1 << other for other in at_distance(f, d)) for d in range(DIE + 1)] for f in range(FIELDS)])
"""By field and number of steps: the fields that far away, as a set of bits."""
AHEAD_OF = table([[BESIDE[(space + STEP * d) % SPACES] for d in range(DIE + 1)] for space in range(SPACES)])
"""By street space and number of steps: the field beside which a pawn comes to stand, or none."""
ANY_THROW = sum(1 << black for black in range(1, DIE + 1))


def layers(weights: Any) -> tuple[Any, Any]:
    """Both layers: the first by input and neuron, the second by neuron, its bias last."""
    return weights[: ROWS * NEURONS].reshape(ROWS, NEURONS), weights[ROWS * NEURONS :]


FIRST, SECOND = layers(np.load(FILE).astype(np.float32))
FIRST.flags.writeable = SECOND.flags.writeable = False


# --- what is counted


@rule
def count(s, out):
    """By seat: what the network is told in numbers, all of them about 0 to 1."""
    rent = np.empty(FIELDS, np.int64)  # read only where something stands
    ones, twos, towers = of_height(s, ONE), of_height(s, TWO), of_height(s, TOWER)
    out[:] = 0.0
    for seat in range(PLAYERS):
        owned = fields_of(s, seat)
        count_buildings(owned, ones, twos, towers, rent, out[seat])
        if s.architect >= 0:
            count_dice(s.architect, owned, ones, twos, out[seat])
    for seat in range(PLAYERS):
        count_money(s, seat, rent, out[seat])
    count_leads(s, out)


@rule
def count_buildings(owned, ones, twos, towers, rent, out):
    """A seat's buildings, and what they cost: the rent of each group by field, and that of one stop on each street space."""
    out[HAS_ONES] = bits(owned & ones) * 0.2
    out[HAS_TWOS] = bits(owned & twos) * 0.3
    out[HAS_TOWERS] = bits(owned & ~ones & ~twos) * 0.2
    while owned:
        group = joined(owned & -owned, owned)
        owned &= ~group
        each, spaces = cost(group, ones, twos, towers), street_spaces(group)
        out[STREET_RENT] += each * spaces * 0.001
        if spaces > 0:
            out[HIGHEST_RENT] = max(out[HIGHEST_RENT], each * 0.005)
        while group:
            rent[place(group)] = each
            group &= group - 1


@rule
def count_money(s, seat, rent, out):
    """Cash, and the rent that the next roll may cost."""
    cash = s.cash[seat]
    out[CASH] = cash * 0.001
    out[SMALL_CASH] = min(cash, 300) / 300.0
    out[STOREYS_LEFT] = s.storeys[seat] * 0.1
    out[ONE_TO_GO] = 1.0 if s.towers[seat] == 1 else 0.0
    out[TWO_TO_GO] = 1.0 if s.towers[seat] == 2 else 0.0
    out[IF_OVER] = if_over(s, seat) * 0.001
    for white in range(1, DIE + 1):
        field = AHEAD_OF[s.pawn[seat], white]
        if field >= 0 and s.owner[field] != EMPTY and s.owner[field] != seat:
            out[RENT_AHEAD] += rent[field] * 0.002
            if rent[field] > cash:
                out[RUIN_AHEAD] += 1.0 / DIE


@rule
def count_dice(architect, owned, ones, twos, out):
    """With how many throws of the black die a seat could make a tower, or raise one storey to two."""
    foreign = ~owned & ~(1 << architect)
    out[TOWER_DICE] = bits(throws(architect, owned & twos, (ones | twos) & foreign, THREE)) * 0.25
    out[RAISE_DICE] = bits(throws(architect, owned & ones, ones & foreign, TWO)) * 0.25


@rule
def throws(architect, buildings, prey, height):
    """The throws that lead the architect to one of these buildings which, so high, would find prey; as a set of bits."""
    found = 0
    while buildings:
        field = place(buildings)
        if AT_DISTANCE[field, height] & prey:
            found |= 1 << DISTANCE[architect, field]
        buildings &= buildings - 1
    return found & ANY_THROW


@rule
def if_over(s, seat):
    """What the seat would have if the match ended now."""
    return s.cash[seat] + PREMIUM * towers_on_board(s, seat)


@rule
def count_leads(s, out):
    """How far each seat would be ahead of the best other one if the match ended now."""
    best, second = -1e9, -1e9
    for seat in range(s.players):
        now = if_over(s, seat)
        if now > best:
            best, second = now, best
        elif now > second:
            second = now
    for seat in range(s.players):
        now = if_over(s, seat)
        out[seat, AHEAD] = max(-1.5, min(1.5, (now - (best if now < best else second)) * 0.004))


# --- the network


@rule
def look(s, seat, counted, deciding, rows, times):
    """What a seat sees from its side, before or after the decision of whoever is on turn: inputs, and how much of each."""
    quarters = s.pawn[seat] // SIDE_SPACES
    rows[0] = BIAS
    rows[1] = TURN + (s.turn - seat) % PLAYERS + (PLAYERS if deciding else 0)
    n = 2
    for field in range(FIELDS):
        if s.owner[field] != EMPTY:
            rows[n] = row_of_building(s, seat, field, quarters)
            n += 1
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
        for i in range(COUNTED):
            if counted[(seat + k) % PLAYERS, i] != 0.0:
                rows[n] = MEASURES + k * COUNTED + i
                times[n] = counted[(seat + k) % PLAYERS, i]
                n += 1
    return n


@rule
def row_of_building(s, seat, field, quarters):
    """The input for what stands on a field."""
    height = 2 if s.height[field] >= THREE else s.height[field] - ONE
    return (TURNED[quarters, field] * PLAYERS + (s.owner[field] - seat) % PLAYERS) * HEIGHTS + height


@rule
def chance_to_win(first, second, rows, times, n, hidden):
    """What the network makes of what a seat sees; what its neurons say is left in `hidden`."""
    hidden[:] = 0.0
    for i in range(1, n, 2):  # two at a time: to and from memory takes longer than to multiply
        row, factor, other, times_other = first[rows[i - 1]], times[i - 1], first[rows[i]], times[i]
        for k in range(NEURONS):
            hidden[k] += factor * row[k] + times_other * other[k]
    if n % 2:
        row, factor = first[rows[n - 1]], times[n - 1]
        for k in range(NEURONS):
            hidden[k] += factor * row[k]
    odds = np.float64(0.0)
    for k in range(NEURONS):
        if hidden[k] < 0.0:
            hidden[k] *= LEAK
        odds += second[k] * hidden[k]
    return 1.0 / (1.0 + math.exp(-max(-SURE, min(SURE, odds + second[NEURONS]))))


@rule
def foresee(s, out):
    """By seat: the chance to win, at somebody's decision."""
    counted, hidden = np.zeros((PLAYERS, COUNTED)), np.zeros(NEURONS, FIRST.dtype)
    rows, times = np.zeros(INPUTS, np.int64), np.zeros(INPUTS, FIRST.dtype)
    count(s, counted)
    for seat in range(PLAYERS):
        n = look(s, seat, counted, True, rows, times)
        out[seat] = chance_to_win(FIRST, SECOND, rows, times, n, hidden)
