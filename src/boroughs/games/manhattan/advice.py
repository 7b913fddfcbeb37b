"""Cheap judgement for bots: what a part is worth where, what to take for a round, how a match may end.

The figures were fitted to some hundred matches between greedy bots: how many points a tower, a majority, the highest tower and a tall part
still to be built go on to bring, by how firmly they are held and how many scorings are left.
"""

from boroughs.games.manhattan import moves as m
from boroughs.games.manhattan.components import CITY_COUNT, SITES, SIZES
from boroughs.games.manhattan.rules import COLOURS_EACH, colour_of, score, tower_height, towers_in_city
from boroughs.games.manhattan.state import EMPTY, FINISHED
from boroughs.kernel import pick, rule
from boroughs.kernel.box import table

SAMPLED = 4
"""How many moves a playout's hint compares."""
PERCENT = 0.01
TOWER_NOW = table([0, 45, 75, 90, 95, 100])
"""By the floors that its owner is ahead of every other player there (5 and more alike): what a tower brings at the
next scoring, in percent of a point,"""
TOWER_LATER = table([0, 15, 60, 90, 95, 100])
"""and at each later one."""
LEAD_FROM, LEADS = -2, 6
MAJORITY_NOW = table([0, 5, 20, 100, 160, 200])
"""By the lead in towers, from -2 to 3: what a city's majority brings at the next scoring, in percent of a point,"""
MAJORITY_LATER = table([0, 5, 10, 20, 80, 180])
"""and at each later one."""
HIGHEST_WORTH = 1.5
PART_WORTH = table([0, 50, 100, 130])
"""By height: what a part still to be built brings more than a low one, in percent of a point."""
POINTS_TO_COME = table([[0, 18, 33, 46, 56, 63, 66], [0, 14, 26, 36, 43, 48, 51], [0, 15, 27, 36, 42, 46, 48]])
"""By number of players less two and scorings left: what a seat may expect. Without it the towers of today would be all."""
MEAN_SHARE = 0.9
LIFT = 10.0
"""Keeps the weight of the worst build above 0."""


# --- towers and majorities


@rule
def scorings_left(s):
    return s.last_round - s.round_number + 1


@rule
def tower_worth(s, hold):
    kind = min(max(hold, 0), 5)
    return PERCENT * (TOWER_NOW[kind] + (scorings_left(s) - 1) * TOWER_LATER[kind])


@rule
def majority_worth(s, lead):
    kind = min(max(lead - LEAD_FROM, 0), LEADS - 1)
    return PERCENT * (MAJORITY_NOW[kind] + (scorings_left(s) - 1) * MAJORITY_LATER[kind])


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
    """How much another's loss is one's own gain."""
    return 1.0 / (s.players - 1)


# --- one move


@rule
def weigh(s, moves, n, out):
    for i in range(n):
        out[i] = worth(s, moves[i])


@rule
def hint(s, moves, n, g):
    """The best of a few moves taken at random."""
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
        return max(LIFT + worth_of_build(s, move - m.BUILD), 0.0)
    return worth_of_choice(s, move - m.CHOOSE)


@rule
def worth_of_choice(s, fields):
    """Evenly through the match: what the supply has most of for the rounds left, tall parts a little before low ones."""
    size = fields // COLOURS_EACH
    colour = colour_of(s, s.turn, fields % COLOURS_EACH)
    due = s.supply[colour, size] + s.ready[colour, size]
    return max(10.0 * due / scorings_left(s) - 10.0 * s.ready[colour, size] + 2.0 * size, 0.1)


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
    return gain + highest_swing(s, city, site, seat, size) - PERCENT * PART_WORTH[size - 1]


@rule
def loss_of_owner(s, city, site, seat, owner):
    """What the owner loses with a tower: good for the builder, unless he owns that colour too (MH21)."""
    holder = owner % s.players
    worth = tower_worth(s, s.floors[city, site, owner] - strongest_other(s, city, site, holder))
    return -worth if holder == seat else worth * rivalry(s)


@rule
def majority_swing(s, city, seat, colour, owner):
    """What one more tower for a colour, and one less for the owner, means for the majority of a city."""
    own = 0
    best = 0
    second = 0
    leader = EMPTY
    for other in range(s.players * s.colours_each):
        towers = towers_in_city(s, city, other)
        if other == colour:
            own = towers
        elif towers > best:
            second = best
            best = towers
            leader = other
        else:
            second = max(second, towers)
    best_after = max(best - 1, second) if leader == owner else best
    gain = majority_worth(s, own + 1 - best_after) - majority_worth(s, own - best)
    if leader != EMPTY and leader % s.players != seat:
        rest = max(second, own)
        gain += rivalry(s) * (majority_worth(s, best - rest) - majority_worth(s, best_after - max(second, own + 1)))
    return gain


@rule
def highest_swing(s, city, site, seat, size):
    """What the build means for the highest tower: only tall ones ask."""
    height = tower_height(s, city, site) + size
    if height < 5:
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
    if height == best:
        return HIGHEST_WORTH * rivalry(s) if owner % s.players != seat else -HIGHEST_WORTH
    mine_before = s.top[city, site] != EMPTY and s.top[city, site] % s.players == seat and height - size > best
    return 0.0 if mine_before else HIGHEST_WORTH


# --- the whole position


@rule
def evaluate(s, out):
    """Points so far and to come: what the present towers go on to bring, and what everybody may expect from the rest."""
    score(s, out)
    if s.phase == FINISHED:
        return
    for city in range(CITY_COUNT):
        add_towers(s, city, out)
        add_majority(s, city, out)
    add_highest(s, out)
    mean = 0.0
    for seat in range(s.players):
        for which in range(s.colours_each):
            colour = colour_of(s, seat, which)
            for size in range(SIZES):
                out[seat] += PERCENT * PART_WORTH[size] * (s.supply[colour, size] + s.ready[colour, size])
        mean += out[seat] / s.players


@rule
def add_towers(s, city, out):
    for site in range(SITES):
        owner = s.top[city, site]
        if owner != EMPTY:
            seat = owner % s.players
            out[seat] += tower_worth(s, s.floors[city, site, owner] - strongest_other(s, city, site, seat))


@rule
def add_majority(s, city, out):
    for colour in range(s.players * s.colours_each):
        own = towers_in_city(s, city, colour)
        if own == 0:
            continue
        best = 0
        for other in range(s.players * s.colours_each):
            if other != colour:
                best = max(best, towers_in_city(s, city, other))
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
        out[owner % s.players] += HIGHEST_WORTH
