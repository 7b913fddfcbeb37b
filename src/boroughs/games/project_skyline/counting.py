"""What the judgement is told in numbers: each seat's money and buildings, what its throws may bring or cost, who could march on whom.

A move changes little of it. So facts are kept of the table as it is, and after a move only what has changed is counted again.
"""

from boroughs.games.project_skyline.board import bits, cost, joined, place, street_spaces, towers_on_board
from boroughs.games.project_skyline.components import (
    BESIDE,
    DIE,
    FIELDS,
    PREMIUM,
    SPACES,
    STEP,
    at_distance,
    distance,
)
from boroughs.games.project_skyline.state import EMPTY, ONE, THREE, TOWER, TWO
from boroughs.kernel import rule
from boroughs.kernel.box import table

PLAYERS = 4
COUNTED = 27
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
    TOWER_READY,
    RAISE_READY,
    ONES_IN_REACH,
    TWOS_IN_REACH,
    TOWER_DANGER,
    RAISE_DANGER,
    RENT_TO_NEXT,
    RENT_TO_OPPOSITE,
    RENT_TO_LAST,
    RENT_LATER,
    INCOME_LATER,
) = range(COUNTED)

DISTANCE = table([[distance(a, b) for b in range(FIELDS)] for a in range(FIELDS)])
AT_DISTANCE = table([[sum(1 << other for other in at_distance(f, d)) for d in range(DIE + 1)] for f in range(FIELDS)])
"""By field and number of steps: the fields that far away, as a set of bits."""
PATHS = [[BESIDE[(space + STEP * d) % SPACES] for d in range(2 * DIE + 1)] for space in range(SPACES)]
"""By street space and number of steps, up to two throws: the field beside which a pawn comes to stand, or none."""
IN_REACH = table([sum(1 << field for field in {*path[1:]} if field >= 0) for path in PATHS])
"""By street space: the fields that a pawn may pass or reach with two throws, as a set of bits."""
NEXT_THROWS = table([[path[1 : DIE + 1].count(field) for field in range(FIELDS)] for path in PATHS])
"""By street space and field: the throws that lead a pawn beside it."""
LATER_THROWS = table(
    [
        [sum(DIE - abs(d - DIE - 1) for d in range(2, 2 * DIE + 1) if path[d] == field) for field in range(FIELDS)]
        for path in PATHS
    ]
)
"""The same for two throws, of all pairs."""
ANY_THROW = sum(1 << black for black in range(1, DIE + 1))

ONES, TWOS, TOWERS = range(PLAYERS, PLAYERS + 3)
BY_THREE = TOWERS + 1
BY_TWO = BY_THREE + PLAYERS
RENT = BY_TWO + PLAYERS
FACTS = RENT + FIELDS
"""Facts in whole numbers: the fields of each seat and of each height, as sets of bits; the fields in reach of each seat's buildings if they were raised
to three, or to two; then the rent of the group on each field, where something stands."""


@rule
def count(s, facts, out):
    """By seat: what the network is told in numbers, all of them about 0 to 1."""
    facts[:RENT] = 0
    for field in range(FIELDS):
        note_building(s, field, facts)
    out[:] = 0.0
    for seat in range(PLAYERS):
        count_buildings(facts, seat, out[seat])
    count_rest(s, facts, out)


@rule
def count_again(s, after, facts, counted, facts_after, out):
    """The same after a change in the city. Returns where it has changed; whom that does not concern has the buildings that it had."""
    changed, seats = 0, 0
    for field in range(FIELDS):
        if s.owner[field] != after.owner[field] or s.height[field] != after.height[field]:
            changed |= 1 << field
            seats |= 1 << (s.owner[field] - EMPTY) | 1 << (after.owner[field] - EMPTY)
    for fields in range(BY_THREE):
        facts_after[fields] = facts[fields] & ~changed
    for field in range(RENT, RENT + FIELDS):
        facts_after[field] = facts[field]
    rest = changed
    while rest:
        note_building(after, place(rest), facts_after)
        rest &= rest - 1
    out[:] = 0.0
    for seat in range(PLAYERS):
        if seats >> (seat - EMPTY) & 1:
            count_buildings(facts_after, seat, out[seat])
        else:
            for i in range(STREET_RENT, STOREYS_LEFT):
                out[seat, i] = counted[seat, i]
            out[seat, HIGHEST_RENT] = counted[seat, HIGHEST_RENT]
    count_rest(after, facts_after, out)
    return changed


@rule
def note_building(s, field, facts):
    """What stands on a field, into the sets; three storeys that march cost nothing, and nobody can take them."""
    if s.owner[field] != EMPTY:
        facts[s.owner[field]] |= 1 << field
        if s.height[field] == TOWER:
            facts[TOWERS] |= 1 << field
        elif s.height[field] < THREE:
            facts[ONES + s.height[field] - ONE] |= 1 << field


@rule
def count_buildings(facts, seat, out):
    """A seat's buildings, and what they cost: the rent of each group by field, and that of one stop on each street space."""
    owned, ones, twos, towers = facts[seat], facts[ONES], facts[TWOS], facts[TOWERS]
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
            facts[RENT + place(group)] = each
            group &= group - 1


@rule
def count_rest(s, facts, out):
    """All that depends on more than a seat's own buildings."""
    count_prey(s.architect, facts, out)
    for seat in range(PLAYERS):
        count_money(s, seat, out[seat])
        count_rent(s, seat, facts, out)
    count_leads(s, out)


@rule
def count_money(s, seat, out):
    """Cash, what is left to build with, and what the seat would have if the match ended now."""
    cash = s.cash[seat]
    out[CASH] = cash * 0.001
    out[SMALL_CASH] = min(cash, 300) / 300.0
    out[STOREYS_LEFT] = s.storeys[seat] * 0.1
    out[ONE_TO_GO] = 1.0 if s.towers[seat] == 1 else 0.0
    out[TWO_TO_GO] = 1.0 if s.towers[seat] == 2 else 0.0
    out[IF_OVER] = if_over(s, seat) * 0.001


@rule
def count_rent(s, seat, facts, out):
    """The rent that the seat's next throw may cost, and to whom; then that of the throw after it."""
    pawn, cash = s.pawn[seat], s.cash[seat]
    fields = IN_REACH[pawn] & (facts[0] | facts[1] | facts[2] | facts[3]) & ~facts[seat]
    while fields:
        field = place(fields)
        fields &= fields - 1
        owner, rent, throws = s.owner[field], facts[RENT + field], NEXT_THROWS[pawn, field]
        next_rent, later = throws * rent * 0.002, LATER_THROWS[pawn, field] * rent / (DIE * DIE) * 0.01
        out[seat, RENT_AHEAD] += next_rent
        out[seat, RENT_TO_NEXT + (owner - seat) % PLAYERS - 1] += next_rent
        out[seat, RUIN_AHEAD] += throws / DIE if rent > cash else 0.0
        out[seat, RENT_LATER] += later
        out[owner, INCOME_LATER] += later


@rule
def count_prey(architect, facts, out):
    """Which buildings of each seat could march if they were raised, on whom, and with which throws of the black die."""
    safe = ~(1 << architect) if architect >= 0 else ~0
    ones, twos = facts[ONES], facts[TWOS]
    for seat in range(PLAYERS):
        before = (seat - 1) % PLAYERS  # whose turn it was before this seat's
        own, prey, foreign = facts[seat], facts[before] & safe, ~facts[seat] & safe
        facts[BY_THREE + seat], ready, dice, danger = hunt(architect, own & twos, THREE, ones | twos, foreign, prey)
        out[seat, TOWER_READY] = ready * 0.3
        out[seat, TOWER_DICE] = bits(dice) * 0.25
        out[before, TOWER_DANGER] = bits(danger) * 0.25
        facts[BY_TWO + seat], ready, dice, danger = hunt(architect, own & ones, TWO, ones, foreign, prey)
        out[seat, RAISE_READY] = ready * 0.2
        out[seat, RAISE_DICE] = bits(dice) * 0.25
        out[before, RAISE_DANGER] = bits(danger) * 0.25
    for seat in range(PLAYERS):
        by_three, by_two = 0, 0
        for other in range(PLAYERS):
            if other != seat:
                by_three |= facts[BY_THREE + other]
                by_two |= facts[BY_TWO + other]
        out[seat, ONES_IN_REACH] = bits(facts[seat] & ones & safe & (by_three | by_two)) * 0.2
        out[seat, TWOS_IN_REACH] = bits(facts[seat] & twos & safe & by_three) * 0.3


@rule
def hunt(architect, buildings, height, smaller, foreign, prey):
    """What these buildings could do if they were so high: the fields in their reach, how many would find something to take,
    the throws that lead the architect to one of those, and the throws of those that would find the prey."""
    reach, ready, dice, danger = 0, 0, 0, 0
    while buildings:
        field = place(buildings)
        fields = AT_DISTANCE[field, height]
        throw = 1 << DISTANCE[architect, field] if architect >= 0 else 0
        reach |= fields
        if fields & smaller & foreign:
            ready += 1
            dice |= throw
        if fields & smaller & prey:
            danger |= throw
        buildings &= buildings - 1
    return reach, ready, dice & ANY_THROW, danger & ANY_THROW


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
