"""Cheap judgement for bots: what a part is worth where, what to take for a round, how a match may end.

The figures (percent of a point) were found by matches between greedy bots that differed in them, apart for two players, who hold two colours
each, and for more.
"""

from boroughs.games.manhattan import moves as m
from boroughs.games.manhattan.components import CITY_COUNT, SITES, SIZES
from boroughs.games.manhattan.rules import COLOURS_EACH, colour_of, score, tower_height
from boroughs.games.manhattan.state import EMPTY, FINISHED
from boroughs.kernel import pick, rule
from boroughs.kernel.box import table

SAMPLED = 3
"""How many moves a playout's hint compares."""
PERCENT = 0.01
SAFE = 4
"""Floors ahead of every other player that make a tower as safe as it gets."""
TOWER = table([[0, 48, 107, 114, 169], [0, 88, 145, 160, 191]])
"""By the floors that its owner is ahead of every other player in it: what a tower brings at the next scoring,"""
TOWER_LATER = table([53, 21])
"""and the share of that at each later one."""
LOWEST_LEAD, LEADS = -2, 6
MAJORITY = table([[0, 16, 64, 88, 143, 195], [0, 0, 0, 51, 127, 160]])
"""By the lead in towers, from -2 to 3: what a city's majority brings at the next scoring,"""
MAJORITY_LATER = table([71, 42])
"""and the share of that at each later one."""
HIGHEST = table([211, 80])
PART = table([[0, 57, 114, 167], [0, 88, 176, 219]])
"""By height: what a part would bring elsewhere more than a low one,"""
PART_LATER = table([88, 20])
"""and so much more for each later scoring."""
TALL = table([490, 456])
"""How much sooner than low parts tall ones are taken."""
RIVALRY = table([130, 43])
"""How much all others' loss is one's own gain."""
TO_COME = table([40, 40])
"""What any part still to be built may bring for each scoring left."""
LOWEST_HIGH_TOWER = 5
LIFT = 10.0
"""Keeps the weight of the worst build above 0."""
SLOT = 8
"""Bits of one colour's count of towers in a packed number; the lowest slot counts empty sites."""
SLOT_MASK = (1 << SLOT) - 1


@rule
def table_of(s):
    """Which figures hold: those for two players, or for more."""
    return 0 if s.players == 2 else 1


@rule
def later(s):
    """How many scorings follow the next one."""
    return s.last_round - s.round_number


# --- towers and majorities


@rule
def tower_worth(s, hold):
    t = table_of(s)
    return PERCENT * TOWER[t, min(max(hold, 0), SAFE)] * (1.0 + PERCENT * TOWER_LATER[t] * later(s))


@rule
def majority_worth(s, lead):
    t = table_of(s)
    kind = min(max(lead - LOWEST_LEAD, 0), LEADS - 1)
    return PERCENT * MAJORITY[t, kind] * (1.0 + PERCENT * MAJORITY_LATER[t] * later(s))


@rule
def strongest_other(s, city, site, seat):
    """The most floors that one colour of other seats has in a tower."""
    most = 0
    for colour in range(s.players * s.colours_each):
        if colour % s.players != seat:
            most = max(most, s.floors[city, site, colour])
    return most


@rule
def rivalry(s):
    """How much one other's loss is one's own gain."""
    return PERCENT * RIVALRY[table_of(s)] / (s.players - 1)


@rule
def packed_towers(s, city):
    """The towers of all colours in a city, packed into one number."""
    packed = 0
    for site in range(SITES):
        packed += 1 << (SLOT * (s.top[city, site] + 1))
    return packed


@rule
def towers_of(packed, colour):
    return packed >> (SLOT * (colour + 1)) & SLOT_MASK


# --- one move


@rule
def weigh(s, moves, n, out):
    for i in range(n):
        out[i] = worth(s, moves[i])
        if m.BUILD <= moves[i] < m.GIVE_UP:
            out[i] += highest_swing(s, moves[i] - m.BUILD)
        out[i] = max(out[i], 0.0)


@rule
def hint(s, moves, n, g):
    """The best of a few moves taken at random; it has no eye for the highest tower, which takes long to find."""
    best = pick(g, n)
    best_worth = worth(s, moves[best])
    for _ in range(SAMPLED - 1):
        i = pick(g, n)
        w = worth(s, moves[i])
        if w > best_worth:
            best = i
            best_worth = w
    return best


@rule
def worth(s, move):
    if move >= m.GIVE_UP:
        return float(SIZES - (move - m.GIVE_UP) // COLOURS_EACH % SIZES)
    if move >= m.BUILD:
        return LIFT + worth_of_build(s, move - m.BUILD)
    return worth_of_choice(s, move - m.CHOOSE)


@rule
def worth_of_choice(s, fields):
    """Evenly through the match: what the supply has most of for the rounds left, tall parts a little before low ones."""
    size = fields // COLOURS_EACH
    colour = colour_of(s, s.turn, fields % COLOURS_EACH)
    due = s.supply[colour, size] + s.ready[colour, size]
    eager = PERCENT * TALL[table_of(s)] * size
    return max(10.0 * due / (later(s) + 1) - 10.0 * s.ready[colour, size] + eager, 0.1)


@rule
def worth_of_build(s, fields):
    """What a build brings its builder and takes from others."""
    seat = s.turn
    colour = colour_of(s, seat, fields % COLOURS_EACH)
    size = fields // COLOURS_EACH % SIZES + 1
    site = fields // (COLOURS_EACH * SIZES) % SITES
    city = fields // (COLOURS_EACH * SIZES * SITES)
    owner = s.top[city, site]
    hold = s.floors[city, site, colour] + size - strongest_other(s, city, site, seat)
    gain = tower_worth(s, hold)
    if owner == colour:
        gain -= tower_worth(s, hold - size)
    else:
        gain += majority_swing(s, city, seat, colour, owner)
        if owner != EMPTY:
            gain += loss_of_owner(s, city, site, seat, owner)
    t = table_of(s)
    return gain - PERCENT * PART[t, size - 1] * (1.0 + PERCENT * PART_LATER[t] * later(s))


@rule
def loss_of_owner(s, city, site, seat, owner):
    """What the owner loses with a tower: good for the builder, unless he owns that colour too (MH21)."""
    holder = owner % s.players
    worth = tower_worth(s, s.floors[city, site, owner] - strongest_other(s, city, site, holder))
    return -worth if holder == seat else worth * rivalry(s)


@rule
def majority_swing(s, city, seat, colour, owner):
    """What one more tower for a colour, and one less for the owner, means for the majority of a city."""
    packed = packed_towers(s, city)
    own = towers_of(packed, colour)
    best = 0
    second = 0
    leader = EMPTY
    for other in range(s.players * s.colours_each):
        if other == colour:
            continue
        towers = towers_of(packed, other)
        if towers > best:
            second = best
            best = towers
            leader = other
        else:
            second = max(second, towers)
    best_after = max(best - 1, second) if leader == owner else best
    gain = majority_worth(s, own + 1 - best_after) - majority_worth(s, own - best)
    if leader != EMPTY and leader % s.players != seat:
        lost = majority_worth(s, best - max(second, own)) - majority_worth(s, best_after - max(second, own + 1))
        gain += rivalry(s) * lost
    return gain


@rule
def highest_swing(s, fields):
    """What a build means for the highest tower: only tall ones ask."""
    size = fields // COLOURS_EACH % SIZES + 1
    site = fields // (COLOURS_EACH * SIZES) % SITES
    city = fields // (COLOURS_EACH * SIZES * SITES)
    height = tower_height(s, city, site) + size
    if height < LOWEST_HIGH_TOWER:
        return 0.0
    best = 0
    owner = EMPTY
    for c in range(CITY_COUNT):
        for t in range(SITES):
            if c == city and t == site:
                continue
            other = tower_height(s, c, t)
            if other > height:
                return 0.0
            if other > best:
                best = other
                owner = s.top[c, t]
    worth = PERCENT * HIGHEST[table_of(s)]
    if height == best:
        return worth * rivalry(s) if owner % s.players != s.turn else -worth
    before = s.top[city, site]
    kept = before != EMPTY and before % s.players == s.turn and height - size > best
    return 0.0 if kept else worth


# --- the whole position


@rule
def evaluate(s, out):
    """Points so far and to come: what the present towers go on to bring, and the parts still to be built."""
    score(s, out)
    if s.phase == FINISHED:
        return
    for city in range(CITY_COUNT):
        add_towers(s, city, out)
        add_majority(s, city, out)
    add_highest(s, out)
    for seat in range(s.players):
        for which in range(s.colours_each):
            add_parts(s, seat, colour_of(s, seat, which), out)


@rule
def add_towers(s, city, out):
    for site in range(SITES):
        owner = s.top[city, site]
        if owner != EMPTY:
            seat = owner % s.players
            out[seat] += tower_worth(s, s.floors[city, site, owner] - strongest_other(s, city, site, seat))


@rule
def add_majority(s, city, out):
    packed = packed_towers(s, city)
    for colour in range(s.players * s.colours_each):
        own = towers_of(packed, colour)
        if own == 0:
            continue
        best = 0
        for other in range(s.players * s.colours_each):
            if other != colour:
                best = max(best, towers_of(packed, other))
        out[colour % s.players] += majority_worth(s, own - best)


@rule
def add_highest(s, out):
    best = 0
    second = 0
    owner = EMPTY
    for city in range(CITY_COUNT):
        for site in range(SITES):
            height = tower_height(s, city, site)
            if height > best:
                second = best
                best = height
                owner = s.top[city, site]
            elif height > second:
                second = height
    if owner != EMPTY and best > second:
        out[owner % s.players] += PERCENT * HIGHEST[table_of(s)]


@rule
def add_parts(s, seat, colour, out):
    """A part still to be built will bring about a tower, and a tall one more."""
    t = table_of(s)
    for size in range(SIZES):
        count = s.supply[colour, size] + s.ready[colour, size]
        out[seat] += PERCENT * count * (TO_COME[t] * (later(s) + 1) + PART[t, size])
