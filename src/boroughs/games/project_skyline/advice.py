"""Cheap judgement for bots: what the buildings earn on the street, what a move makes of that, how a match may end."""

import math

import numpy as np

from boroughs.games.project_skyline import cards, judgement
from boroughs.games.project_skyline import components as box
from boroughs.games.project_skyline import moves as m
from boroughs.games.project_skyline.board import (
    can_join,
    can_take,
    clear,
    fields_of,
    group_of,
    joined,
    rent_of,
    swap_buildings,
)
from boroughs.games.project_skyline.components import (
    BESIDE,
    FIELDS,
    REACH,
    REACH_COUNT,
    RENT,
    SEATS,
    SPACES,
    STREET_SPACES,
    TOWERS,
)
from boroughs.games.project_skyline.state import EMPTY, FINISHED, ONE, THREE, TOWER, TWO
from boroughs.kernel import pick, rule
from boroughs.kernel.box import table

STEP, TAX = box.STEP, box.TAX
ROUNDS, ROUNDS_EACH = 1.2, 0.75
"""Rounds whose rent counts: some, and more for each tower that the leader has still to build."""
CASH_LATE, CASH_EACH = 1.75, 0.21
"""What cash at hand counts at the end, and how much less for each tower that the leader has still to build."""
BUILT = table([0, 150, 310, 440, 440])
"""By height: what a building counts beside its rent. All these were fitted to who won matches, in units of expected cash."""
TURN = 180.0
"""What it counts to be on turn."""
EVEN_CASH = 300.0
"""How much more cash makes a win e times as likely among four."""
LEAST = 1.0
"""The weight of the worst move."""


# --- what lies on the table


@rule
def standing(s, out):
    """By seat: cash, worth of buildings, and the rent that the rest of the match may bring less what it may cost."""
    left = towers_left(s)
    worth, rounds = worth_of_cash(left), (ROUNDS + ROUNDS_EACH * left) / SPACES
    every = 0.0
    for seat in range(s.players):
        built, rent = buildings_of(s, seat)
        every += rounds * rent
        out[seat] = worth * s.cash[seat] + built + rounds * rent * s.players
    for seat in range(s.players):
        out[seat] -= every  # so the others pay the rent, players - 1 of them


@rule
def worth_of_cash(left):
    """What one of cash at hand counts: the nearer the end, the more it decides."""
    return CASH_LATE - CASH_EACH * left


@rule
def buildings_of(s, seat):
    """What a seat's buildings count beside their rent, and the rent of one stop on each street space."""
    owned = fields_of(s, seat)
    built, rent = 0, 0
    for field in range(FIELDS):
        if owned >> field & 1:
            group = joined(1 << field, owned)
            owned &= ~group
            built_here, rent_here = worth_of_group(s, group, field)
            built += built_here
            rent += rent_here
    return built, rent


@rule
def worth_of_group(s, group, field):
    """The same of one group, whose first field is given."""
    built, rent, spaces = 0, 0, 0
    while group >> field:
        if group >> field & 1:
            built += BUILT[s.height[field]]
            rent += RENT[s.height[field]]
            spaces += STREET_SPACES[field]
        field += 1
    return built, rent * spaces


@rule
def towers_left(s):
    """How many towers the leader has still to build: the fewer, the nearer is the end."""
    least = TOWERS[s.players - 2]
    for seat in range(s.players):
        least = min(least, s.towers[seat])
    return least


@rule
def evaluate(s, out):
    """By seat: the final cash, or what may come to as much."""
    if s.phase == FINISHED:
        for seat in range(s.players):
            out[seat] = s.cash[seat]
    elif s.players == judgement.PLAYERS:
        judgement.foresee(s, out)
        as_cash(s, out)
    else:
        standing(s, out)
        out[s.turn] += TURN


@rule
def as_cash(s, out):
    """Chances to win as the cash that would give them."""
    common = 0.0
    for seat in range(s.players):
        common += judgement.if_over(s, seat)
    for seat in range(s.players):
        out[seat] = common / s.players + EVEN_CASH * math.log(out[seat] * s.players)


@rule
def lead(s, seat, points):
    """How far a seat is ahead of the others on average."""
    standing(s, points)
    others = 0.0
    for other in range(s.players):
        if other != seat:
            others += points[other]
    return points[seat] - others / (s.players - 1)


# --- weighing moves


@rule
def weigh(s, moves, n, out):
    """How far ahead each move would leave the actor, counted from the worst one."""
    points = np.zeros(SEATS)
    worst = 0.0
    for i in range(n):
        out[i] = after(s, moves[i], points)
        worst = out[i] if i == 0 else min(worst, out[i])
    for i in range(n):
        out[i] += LEAST - worst


@rule
def after(s, move, points):
    """The actor's lead after a move."""
    if move >= m.MOVE:
        return after_swap(s, s.picked, move - m.MOVE, points)
    if move >= m.SWAP:
        return after_swap(s, s.picked, move - m.SWAP, points)
    if move >= m.PICK:
        return after_pick(s, move - m.PICK, points)
    if move >= m.REMOVE:
        return after_change(s, move - m.REMOVE, EMPTY, 0, points)
    if move >= m.TAX_PLAYER:
        return after_tax(s, move - m.TAX_PLAYER, points)
    if move >= m.ADVANCE:
        return after_push(s, (move - m.ADVANCE) // m.STEPS, (move - m.ADVANCE) % m.STEPS + 1, points)
    if move >= m.MARCH:
        return after_march(s, s.marching, move - m.MARCH, s.height[s.marching], points)
    if move == m.STAY:
        return lead(s, s.turn, points)
    if move >= m.BUILD:
        return after_build(s, move - m.BUILD, points)
    if move >= m.SET_STOREY:
        return after_change(s, move - m.SET_STOREY, s.turn, ONE, points)
    if move >= m.SET_TOWER:
        return after_change(s, move - m.SET_TOWER, s.turn, TOWER, points)
    return lead(s, s.turn, points)


@rule
def after_change(s, field, owner, height, points):
    """The lead if something else stood on a field."""
    was_owner, was_height = s.owner[field], s.height[field]
    s.owner[field] = owner
    s.height[field] = height
    value = lead(s, s.turn, points)
    s.owner[field] = was_owner
    s.height[field] = was_height
    return value


@rule
def after_swap(s, field, other, points):
    swap_buildings(s, field, other)
    value = lead(s, s.turn, points)
    swap_buildings(s, field, other)
    return value


@rule
def after_pick(s, field, points):
    """The best that the card's second choice can make of the first."""
    best = -1e9
    for other in range(FIELDS):
        if cards.is_partner(s, s.card, field, other):
            best = max(best, after_swap(s, field, other, points))
    return best


@rule
def after_tax(s, seat, points):
    gain = lead(s, s.turn, points)
    tax = worth_of_cash(towers_left(s)) * min(TAX * (TOWERS[s.players - 2] - s.towers[seat]), s.cash[seat])
    return gain - tax if seat == s.turn else gain + tax / (s.players - 1)


@rule
def after_push(s, seat, spaces, points):
    """Rent flows from the pushed pawn's owner to whoever's place it comes to."""
    gain = lead(s, s.turn, points)
    field = BESIDE[(s.pawn[seat] + STEP * spaces + SPACES) % SPACES]
    if field < 0 or s.owner[field] == EMPTY or s.owner[field] == seat:
        return gain
    rent = worth_of_cash(towers_left(s)) * rent_of(s, group_of(s, field))
    share = rent / (s.players - 1)
    gain += -rent if seat == s.turn else share
    return gain + (rent if s.owner[field] == s.turn else -share)


@rule
def after_build(s, field, points):
    """A storey on an empty field, or the best march of the building that it raises."""
    if s.owner[field] == EMPTY:
        return after_change(s, field, s.turn, ONE, points)
    height = s.height[field] + 1
    best = -1e9
    for i in range(REACH_COUNT[field, height]):
        goal = REACH[field, height, i]
        if can_take(s, s.turn, goal, height) or (s.expert and height == TWO and can_join(s, s.turn, goal)):
            best = max(best, after_march(s, field, goal, height, points))
    return best


@rule
def after_march(s, origin, goal, height, points):
    """The lead after a march of so many storeys; one that joins an own building is as good as the best march from there."""
    was_height = s.height[origin]
    clear(s, origin)
    if s.owner[goal] == s.turn:
        value = -1e9
        for i in range(REACH_COUNT[goal, THREE]):
            end = REACH[goal, THREE, i]
            if can_take(s, s.turn, end, THREE):
                value = max(value, after_last_march(s, goal, end, points))
    else:
        value = after_change(s, goal, s.turn, TOWER if height == THREE else height, points)
    s.owner[origin] = s.turn
    s.height[origin] = was_height
    return value


@rule
def after_last_march(s, origin, goal, points):
    was_height = s.height[origin]
    clear(s, origin)
    value = after_change(s, goal, s.turn, TOWER, points)
    s.owner[origin] = s.turn
    s.height[origin] = was_height
    return value


# --- quick choices for playouts


@rule
def hint(s, moves, n, g):
    """A move that leaves the actor furthest ahead; what a card's first choice does shows only with the second, so any will do."""
    if m.PICK <= moves[0] < m.SWAP:
        return pick(g, n)
    return foremost(s, moves, n, g)


@rule
def foremost(s, moves, n, g):
    """A move that leaves the actor furthest ahead, any of those that are equally good."""
    points = np.zeros(SEATS)
    best, most, ties = 0, -1e9, 0
    for i in range(n):
        ahead = after(s, moves[i], points)
        ties = 1 if ahead > most else ties + (ahead == most)
        if ahead > most or (ahead == most and pick(g, ties) == 0):
            best, most = i, ahead
    return best
