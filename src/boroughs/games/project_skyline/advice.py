"""Cheap judgement for bots: what the buildings earn on the street, what a move makes of that, how a match may end."""

import numpy as np

from boroughs.games.project_skyline import cards, judgement, lookahead
from boroughs.games.project_skyline import components as box
from boroughs.games.project_skyline import moves as m
from boroughs.games.project_skyline.board import (
    ON_STREET,
    bits,
    can_join,
    can_take,
    cost,
    fields_of,
    group_of,
    joined,
    of_height,
    rent_of,
    street_spaces,
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
from boroughs.games.project_skyline.counting import PLAYERS
from boroughs.games.project_skyline.state import BUILDING, EMPTY, FINISHED, ONE, THREE, TOWER, TWO
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
TINY = 1e-300
LEAST = 1.0
"""The weight of the worst move."""
OWNED, BUILDINGS, STREET_RENT = range(3)
"""What is known of a seat: its fields as a set of bits, what its buildings count beside their rent, and the rent of one stop on each street space."""
ONES, TWOS, TOWERS_SET = range(3)
HEIGHTS = SEATS
"""The row after the seats': where buildings of each height stand, as sets of bits."""


# --- what lies on the table


@rule
def survey(s):
    """All that is known of the city, so that a move need only be asked what it changes."""
    known = np.zeros((SEATS + 1, 3), np.int64)
    ones, twos, towers = of_height(s, ONE), of_height(s, TWO), of_height(s, TOWER)
    known[HEIGHTS, ONES], known[HEIGHTS, TWOS], known[HEIGHTS, TOWERS_SET] = ones, twos, towers
    for seat in range(s.players):
        known[seat, OWNED] = fields_of(s, seat)
        appraise(seat, known[seat, OWNED], ones, twos, towers, known)
    return known


@rule
def appraise(seat, owned, ones, twos, towers, known):
    """What a seat's fields count, into its row."""
    low, high = bits(owned & ones), bits(owned & twos)
    known[seat, BUILDINGS] = BUILT[ONE] * low + BUILT[TWO] * high + BUILT[TOWER] * (bits(owned) - low - high)
    known[seat, STREET_RENT] = street_rent(owned, ones, twos, towers)


@rule
def standing(s, seat, known, left):
    """A seat's cash, worth of buildings, and the rent that the rest of the match may bring."""
    return worth_of_cash(left) * s.cash[seat] + known[seat, BUILDINGS] + rent_to_come(seat, known, left) * s.players


@rule
def rent_to_come(seat, known, left):
    """What each player may pay to a seat in the rest of the match."""
    return (ROUNDS + ROUNDS_EACH * left) / SPACES * known[seat, STREET_RENT]


@rule
def rent_of_all(s, known, left):
    """What each player may pay in the rest of the match, to itself too: so the others pay a seat's rent, players - 1 of them."""
    every = 0.0
    for seat in range(s.players):
        every += rent_to_come(seat, known, left)
    return every


@rule
def worth_of_cash(left):
    """What one of cash at hand counts: the nearer the end, the more it decides."""
    return CASH_LATE - CASH_EACH * left


@rule
def street_rent(owned, ones, twos, towers):
    """The rent of one stop on each street space beside these buildings."""
    rent = 0
    on_street = owned & ON_STREET
    while on_street:
        group = joined(on_street & -on_street, owned)
        on_street &= ~group
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
    else:
        known, left = survey(s), towers_left(s)
        every = rent_of_all(s, known, left)
        for seat in range(s.players):
            out[seat] = standing(s, seat, known, left) - every
        out[s.turn] += TURN


@rule
def lead(s, known):
    """How far the actor is ahead of the others on average."""
    left = towers_left(s)
    every, own, others = rent_of_all(s, known, left), 0.0, 0.0
    for seat in range(s.players):
        points = standing(s, seat, known, left) - every
        if seat == s.turn:
            own = points
        else:
            others += points
    return own - others / (s.players - 1)


@rule
def lead_with(s, one, owned, other, others, ones, twos, towers, known):
    """The actor's lead where two seats had these fields, and buildings stood so high; either may be nobody."""
    built, rent = known[one, BUILDINGS], known[one, STREET_RENT]
    other_built, other_rent = known[other, BUILDINGS], known[other, STREET_RENT]
    if one != EMPTY:
        appraise(one, owned, ones, twos, towers, known)
    if other != EMPTY:
        appraise(other, others, ones, twos, towers, known)
    value = lead(s, known)
    if one != EMPTY:
        known[one, BUILDINGS], known[one, STREET_RENT] = built, rent
    if other != EMPTY:
        known[other, BUILDINGS], known[other, STREET_RENT] = other_built, other_rent
    return value


# --- weighing moves


@rule
def weigh(s, moves, n, out):
    """How far ahead each move would leave the actor, counted from the worst one."""
    known, worst = survey(s), 0.0
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
        return after_removal(s, move - m.REMOVE, known)
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
        return after_arrival(s, 0, move - m.SET_STOREY, ONE, known)
    if move >= m.SET_TOWER:
        return after_arrival(s, 0, move - m.SET_TOWER, TOWER, known)
    return lead(s, known)


@rule
def after_arrival(s, cleared, field, height, known):
    """The lead if the actor had so high a building on a field, and nothing on those that it left."""
    bit, victim = 1 << field, s.owner[field]
    owned, others = known[s.turn, OWNED] & ~cleared | bit, known[victim, OWNED] & ~bit
    rest = ~(cleared | bit)
    ones = known[HEIGHTS, ONES] & rest | (bit if height == ONE else 0)
    twos = known[HEIGHTS, TWOS] & rest | (bit if height == TWO else 0)
    towers = known[HEIGHTS, TOWERS_SET] & rest | (bit if height == TOWER else 0)
    return lead_with(s, s.turn, owned, victim, others, ones, twos, towers, known)


@rule
def after_removal(s, field, known):
    """The lead without what stands on a field."""
    rest, owner = ~(1 << field), s.owner[field]
    ones, twos, towers = known[HEIGHTS, ONES] & rest, known[HEIGHTS, TWOS] & rest, known[HEIGHTS, TOWERS_SET] & rest
    return lead_with(s, owner, known[owner, OWNED] & rest, EMPTY, 0, ones, twos, towers, known)


@rule
def after_swap(s, field, other, known):
    """The lead if two fields changed what stands on them; they are different players', or one is empty."""
    one, another = s.owner[field], s.owner[other]
    both = 1 << field | 1 << other
    ones = swapped(known[HEIGHTS, ONES], field, other)
    twos = swapped(known[HEIGHTS, TWOS], field, other)
    towers = swapped(known[HEIGHTS, TOWERS_SET], field, other)
    return lead_with(s, one, known[one, OWNED] ^ both, another, known[another, OWNED] ^ both, ones, twos, towers, known)


@rule
def swapped(fields, field, other):
    """A set in which two fields have changed places."""
    differ = (fields >> field ^ fields >> other) & 1
    return fields ^ (differ << field | differ << other)


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
        return after_arrival(s, 0, field, ONE, known)
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
    if s.owner[goal] != s.turn:
        return after_arrival(s, 1 << origin, goal, TOWER if height == THREE else height, known)
    best = -1e9
    for i in range(REACH_COUNT[goal, THREE]):
        end = REACH[goal, THREE, i]
        if can_take(s, s.turn, end, THREE):
            best = max(best, after_arrival(s, 1 << origin | 1 << goal, end, TOWER, known))
    return best


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
    known = survey(s)
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
    room = lookahead.prepared(table[0], judgement.FIRST)
    for i in range(n):
        out[i] = lookahead.chance_after(table, scratch, moves[i], room, judgement.FIRST, judgement.SECOND)


@rule
def plan(table, scratch, moves, n, g):
    """How the seat that searches plays on in playouts: with four as it has learned, but in the set-up and where a card asks for two: there are
    too many choices."""
    s = table[0]
    if learned(s) and s.phase >= BUILDING and not m.PICK <= moves[0] < m.SWAP:
        return lookahead.best(table, scratch, moves, n, judgement.FIRST, judgement.SECOND)
    return hint(s, moves, n, g)


@rule
def counts(s):
    """With four a playout goes on through the whole set-up before its decisions count: what places are worth shows when dice have fallen."""
    return s.phase >= BUILDING or not learned(s)


@rule
def tells(s, seat):
    """With four a playout goes on to a building of the seat that searches: it knows the dice and chooses the best that they allow."""
    return (s.turn == seat and s.phase == BUILDING) or not learned(s)


@rule
def foresee(table, scratch, moves, seat, wins):
    """With four: the seat's chance to win as learned, with its best move; the others have the rest, in the shares that they had."""
    s = table[0]
    if s.players != PLAYERS:
        return
    if learned(s):
        chance = lookahead.chance_here(table, scratch, moves, judgement.FIRST, judgement.SECOND)
    else:
        chance = judgement.chance(s, seat)
    rest = 0.0
    for other in range(s.players):
        rest += wins[other] if other != seat else 0.0
    for other in range(s.players):
        wins[other] *= (1.0 - chance) / max(rest, TINY)
    wins[seat] = chance


@rule
def learned(s):
    """Whether the judgement knows such tables: those of four, without the variant in which buildings join."""
    return s.players == PLAYERS and not s.expert
