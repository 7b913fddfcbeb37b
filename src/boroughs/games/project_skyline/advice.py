"""Cheap judgement for bots: what the buildings earn on the street, what a move makes of that, how a match may end."""

import numpy as np

from boroughs.games.project_skyline import cards
from boroughs.games.project_skyline import components as box
from boroughs.games.project_skyline import moves as m
from boroughs.games.project_skyline.board import can_join, can_take, clear, group_of, rent_of, swap_buildings
from boroughs.games.project_skyline.components import (
    BESIDE,
    FIELDS,
    NEIGHBOURS,
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

STEP, PREMIUM, TAX = box.STEP, box.PREMIUM, box.TAX
ROUNDS, ROUNDS_EACH = 1.2, 0.75
"""Rounds whose rent counts: some, and more for each tower that the leader has still to build."""
CASH_LATE, CASH_EACH = 1.75, 0.21
"""What cash at hand counts at the end, and how much less for each tower that the leader has still to build."""
BUILT = table([0, 150, 310, 440, 440])
"""By height: what a building counts beside its rent. All these were fitted to who won matches, in units of expected cash."""
TURN = 180.0
"""What it counts to be on turn."""
LEAST = 1.0
"""The weight of the worst move."""
SAMPLED = 3
"""How many moves a playout's hint compares."""


# --- what lies on the table


@rule
def standing(s, out):
    """By seat: cash, worth of buildings, and the rent that the rest of the match may bring less what it may cost."""
    rounds, worth = ROUNDS + ROUNDS_EACH * towers_left(s), worth_of_cash(s)
    every = 0.0
    for seat in range(s.players):
        out[seat] = 0.0
    done = 0
    for field in range(FIELDS):
        owner = s.owner[field]
        if owner == EMPTY:
            continue
        out[owner] += BUILT[s.height[field]]
        if done >> field & 1:
            continue
        group = group_of(s, field)
        done |= group
        earned = rounds / SPACES * rent_of(s, group) * spaces_of(group)
        every += earned
        out[owner] += earned * s.players  # (players - 1) others pay; once more since `every` is taken off below
    for seat in range(s.players):
        out[seat] += worth * s.cash[seat] - every


@rule
def worth_of_cash(s):
    """What one of cash at hand counts: the nearer the end, the more it decides."""
    return CASH_LATE - CASH_EACH * towers_left(s)


@rule
def towers_left(s):
    """How many towers the leader has still to build: the fewer, the nearer is the end."""
    least = TOWERS[s.players - 2]
    for seat in range(s.players):
        least = min(least, s.towers[seat])
    return least


@rule
def spaces_of(group):
    """How many street spaces a group touches."""
    spaces = 0
    for field in range(FIELDS):
        if group >> field & 1:
            spaces += STREET_SPACES[field]
    return spaces


@rule
def evaluate(s, out):
    """By seat: the final cash, or what may come to as much."""
    if s.phase == FINISHED:
        for seat in range(s.players):
            out[seat] = s.cash[seat]
    else:
        standing(s, out)
        out[s.turn] += TURN


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
    tax = worth_of_cash(s) * min(TAX * (TOWERS[s.players - 2] - s.towers[seat]), s.cash[seat])
    return gain - tax if seat == s.turn else gain + tax / (s.players - 1)


@rule
def after_push(s, seat, spaces, points):
    """Rent flows from the pushed pawn's owner to whoever's place it comes to."""
    gain = lead(s, s.turn, points)
    field = BESIDE[(s.pawn[seat] + STEP * spaces + SPACES) % SPACES]
    if field < 0 or s.owner[field] == EMPTY or s.owner[field] == seat:
        return gain
    rent = worth_of_cash(s) * rent_of(s, group_of(s, field))
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
    """The best of a few moves taken at random, by what stands there and beside it."""
    best = pick(g, n)
    if n == 1:
        return best
    best_worth = glance(s, moves[best])
    for _ in range(SAMPLED - 1):
        i = pick(g, n)
        worth = glance(s, moves[i])
        if worth > best_worth:
            best = i
            best_worth = worth
    return best


@rule
def glance(s, move):
    """A rough worth of a move among others of its kind."""
    if m.BUILD <= move < m.STAY:
        field = move - m.BUILD
        return raising(s, field) if s.owner[field] == s.turn else company(s, field, ONE)
    if m.MARCH <= move < m.ADVANCE:
        field = move - m.MARCH
        height = s.height[s.marching]
        return company(s, field, TOWER if height == THREE else height) + RENT[s.height[field]]
    if m.SET_TOWER <= move < m.BUILD:
        return company(s, (move - m.SET_TOWER) % FIELDS, ONE)
    if move >= m.MOVE:
        return company(s, move - m.MOVE, s.height[s.picked])
    if move >= m.REMOVE:
        return foreign(s, (move - m.REMOVE) % FIELDS)
    if move >= m.TAX_PLAYER:
        return -s.towers[move - m.TAX_PLAYER] if move - m.TAX_PLAYER != s.turn else -100
    return 0


@rule
def raising(s, field):
    """A raise ends in a march: three storeys become a tower."""
    return PREMIUM * 2 if s.height[field] == TWO else PREMIUM // 2


@rule
def company(s, field, height):
    """Street spaces beside the field, and own buildings beside it."""
    worth = RENT[height] * (1 + STREET_SPACES[field])
    for i in range(4):
        other = NEIGHBOURS[field, i]
        if other >= 0 and s.owner[other] == s.turn:
            worth += RENT[s.height[other]] * STREET_SPACES[field] + RENT[height] * STREET_SPACES[other]
    return worth


@rule
def foreign(s, field):
    """What a building means for the others, and not for the actor."""
    rent = RENT[s.height[field]] * (1 + STREET_SPACES[field])
    return -rent if s.owner[field] == s.turn else rent
