"""Cheap judgement for bots: what the buildings earn on the street, what a move makes of that, how a match may end."""

import math

import numpy as np

from boroughs.games.project_skyline import cards, judgement, lookahead
from boroughs.games.project_skyline import components as box
from boroughs.games.project_skyline import moves as m
from boroughs.games.project_skyline.board import (
    ON_STREET,
    bits,
    can_join,
    can_take,
    clear,
    cost,
    group_of,
    joined,
    rent_of,
    street_spaces,
    swap_buildings,
)
from boroughs.games.project_skyline.components import (
    BESIDE,
    FIELDS,
    REACH,
    REACH_COUNT,
    SEATS,
    SPACES,
    TOWERS,
)
from boroughs.games.project_skyline.state import BUILDING, EMPTY, FINISHED, MARCHING, ONE, THREE, TOWER, TWO
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
BUILDINGS, STREET_RENT, STANDING, SURVEYED = range(4)
"""What is known of a seat, so that a move need only be asked what it changes."""


# --- what lies on the table


@rule
def survey(s, seat, known):
    """What a seat's buildings count beside their rent, and the rent of one stop on each street space, into its row."""
    owned, ones, twos, towers = 0, 0, 0, 0
    for field in range(FIELDS):
        own = (s.owner[field] == seat) << field
        height = s.height[field]
        owned |= own
        ones |= own if height == ONE else 0
        twos |= own if height == TWO else 0
        towers |= own if height == TOWER else 0
    low, high = bits(ones), bits(twos)
    known[seat, BUILDINGS] = BUILT[ONE] * low + BUILT[TWO] * high + BUILT[TOWER] * (bits(owned) - low - high)
    known[seat, STREET_RENT] = street_rent(owned, ones, twos, towers)


@rule
def survey_all(s, known):
    for seat in range(s.players):
        survey(s, seat, known)


@rule
def standing(s, known, out):
    """By seat: cash, worth of buildings, and the rent that the rest of the match may bring less what it may cost."""
    left = towers_left(s)
    worth, rounds = worth_of_cash(left), (ROUNDS + ROUNDS_EACH * left) / SPACES
    every = 0.0
    for seat in range(s.players):
        rent = known[seat, STREET_RENT]
        every += rounds * rent
        out[seat] = worth * s.cash[seat] + known[seat, BUILDINGS] + rounds * rent * s.players
    for seat in range(s.players):
        out[seat] -= every  # so the others pay the rent, players - 1 of them


@rule
def worth_of_cash(left):
    """What one of cash at hand counts: the nearer the end, the more it decides."""
    return CASH_LATE - CASH_EACH * left


@rule
def street_rent(owned, ones, twos, towers):
    """The rent of one stop on each street space beside these buildings."""
    rent = 0
    while owned & ON_STREET:
        first = owned & ON_STREET
        group = joined(first & -first, owned)
        owned &= ~group
        rent += cost(group, ones, twos, towers) * street_spaces(group)
    return rent


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
        known = np.zeros((SEATS, SURVEYED))
        survey_all(s, known)
        standing(s, known, out)
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
def lead(s, known):
    """How far the actor is ahead of the others on average."""
    points = known[:, STANDING]
    standing(s, known, points)
    others = 0.0
    for other in range(s.players):
        if other != s.turn:
            others += points[other]
    return points[s.turn] - others / (s.players - 1)


@rule
def lead_with(s, one, other, known):
    """The actor's lead where two seats have other buildings than is known; either may be nobody."""
    built, rent = known[one, BUILDINGS], known[one, STREET_RENT]
    other_built, other_rent = known[other, BUILDINGS], known[other, STREET_RENT]
    if one != EMPTY:
        survey(s, one, known)
    if other != EMPTY and other != one:
        survey(s, other, known)
    value = lead(s, known)
    known[one, BUILDINGS], known[one, STREET_RENT] = built, rent
    known[other, BUILDINGS], known[other, STREET_RENT] = other_built, other_rent
    return value


# --- weighing moves


@rule
def weigh(s, moves, n, out):
    """How far ahead each move would leave the actor, counted from the worst one."""
    known = np.zeros((SEATS, SURVEYED))
    survey_all(s, known)
    worst = 0.0
    for i in range(n):
        out[i] = after(s, moves[i], known)
        worst = out[i] if i == 0 else min(worst, out[i])
    for i in range(n):
        out[i] += LEAST - worst


@rule
def after(s, move, known):
    """The actor's lead after a move."""
    if move >= m.MOVE:
        return after_swap(s, s.picked, move - m.MOVE, known)
    if move >= m.SWAP:
        return after_swap(s, s.picked, move - m.SWAP, known)
    if move >= m.PICK:
        return after_pick(s, move - m.PICK, known)
    if move >= m.REMOVE:
        return after_change(s, move - m.REMOVE, EMPTY, 0, known)
    if move >= m.TAX_PLAYER:
        return after_tax(s, move - m.TAX_PLAYER, known)
    if move >= m.ADVANCE:
        return after_push(s, (move - m.ADVANCE) // m.STEPS, (move - m.ADVANCE) % m.STEPS + 1, known)
    if move >= m.MARCH:
        return after_march(s, s.marching, move - m.MARCH, s.height[s.marching], known)
    if move == m.STAY:
        return lead(s, known)
    if move >= m.BUILD:
        return after_build(s, move - m.BUILD, known)
    if move >= m.SET_STOREY:
        return after_change(s, move - m.SET_STOREY, s.turn, ONE, known)
    if move >= m.SET_TOWER:
        return after_change(s, move - m.SET_TOWER, s.turn, TOWER, known)
    return lead(s, known)


@rule
def after_change(s, field, owner, height, known):
    """The lead if something else stood on a field."""
    was_owner, was_height = s.owner[field], s.height[field]
    s.owner[field] = owner
    s.height[field] = height
    value = lead_with(s, owner, was_owner, known)
    s.owner[field] = was_owner
    s.height[field] = was_height
    return value


@rule
def after_swap(s, field, other, known):
    swap_buildings(s, field, other)
    value = lead_with(s, s.owner[field], s.owner[other], known)
    swap_buildings(s, field, other)
    return value


@rule
def after_pick(s, field, known):
    """The best that the card's second choice can make of the first."""
    best = -1e9
    for other in range(FIELDS):
        if cards.is_partner(s, s.card, field, other):
            best = max(best, after_swap(s, field, other, known))
    return best


@rule
def after_tax(s, seat, known):
    gain = lead(s, known)
    tax = worth_of_cash(towers_left(s)) * min(TAX * (TOWERS[s.players - 2] - s.towers[seat]), s.cash[seat])
    return gain - tax if seat == s.turn else gain + tax / (s.players - 1)


@rule
def after_push(s, seat, spaces, known):
    """Rent flows from the pushed pawn's owner to whoever's place it comes to."""
    gain = lead(s, known)
    field = BESIDE[(s.pawn[seat] + STEP * spaces + SPACES) % SPACES]
    if field < 0 or s.owner[field] == EMPTY or s.owner[field] == seat:
        return gain
    rent = worth_of_cash(towers_left(s)) * rent_of(s, group_of(s, field))
    share = rent / (s.players - 1)
    gain += -rent if seat == s.turn else share
    return gain + (rent if s.owner[field] == s.turn else -share)


@rule
def after_build(s, field, known):
    """A storey on an empty field, or the best march of the building that it raises."""
    if s.owner[field] == EMPTY:
        return after_change(s, field, s.turn, ONE, known)
    height = s.height[field] + 1
    best = -1e9
    for i in range(REACH_COUNT[field, height]):
        goal = REACH[field, height, i]
        if can_take(s, s.turn, goal, height) or (s.expert and height == TWO and can_join(s, s.turn, goal)):
            best = max(best, after_march(s, field, goal, height, known))
    return best


@rule
def after_march(s, origin, goal, height, known):
    """The lead after a march of so many storeys; one that joins an own building is as good as the best march from there."""
    was_height = s.height[origin]
    clear(s, origin)
    if s.owner[goal] == s.turn:
        value = -1e9
        for i in range(REACH_COUNT[goal, THREE]):
            end = REACH[goal, THREE, i]
            if can_take(s, s.turn, end, THREE):
                value = max(value, after_last_march(s, goal, end, known))
    else:
        value = after_change(s, goal, s.turn, TOWER if height == THREE else height, known)
    s.owner[origin] = s.turn
    s.height[origin] = was_height
    return value


@rule
def after_last_march(s, origin, goal, known):
    was_height = s.height[origin]
    clear(s, origin)
    value = after_change(s, goal, s.turn, TOWER, known)
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
    known = np.zeros((SEATS, SURVEYED))
    survey_all(s, known)
    best, most, ties = 0, -1e9, 0
    for i in range(n):
        ahead = after(s, moves[i], known)
        ties = 1 if ahead > most else ties + (ahead == most)
        if ahead > most or (ahead == most and pick(g, ties) == 0):
            best, most = i, ahead
    return best


# --- what a seat that searches thinks of its own moves


@rule
def prefer(table, scratch, moves, n, out):
    """How good each move of the seat that searches is: with four its chance to win, as learned, else as `weigh` says."""
    if not learned(table[0]):
        weigh(table[0], moves, n, out)
        return
    room = lookahead.desk(judgement.FIRST)
    for i in range(n):
        out[i] = lookahead.chance_after(table, scratch, moves[i], room, judgement.FIRST, judgement.SECOND)


@rule
def plan(table, scratch, moves, n, g):
    """How the seat that searches plays on in playouts: with four it builds as it has learned; elsewhere there are too many choices."""
    s = table[0]
    if learned(s) and (s.phase == BUILDING or s.phase == MARCHING):
        return lookahead.best(table, scratch, moves, n, judgement.FIRST, judgement.SECOND)
    return hint(s, moves, n, g)


@rule
def learned(s):
    """Whether the judgement knows such tables: those of four, without the variant in which buildings join."""
    return s.players == judgement.PLAYERS and not s.expert
