"""Cheap judgement for bots: what a part is worth where, what to take for a round, how a match may end."""

from boroughs.games.manhattan import moves as m
from boroughs.games.manhattan.components import CITY_COUNT, SITES, SIZES
from boroughs.games.manhattan.rules import (
    COLOURS_EACH,
    POINTS_HIGHEST,
    POINTS_MAJORITY,
    POINTS_TOWER,
    colour_of,
    tower_height,
    towers_in_city,
)
from boroughs.games.manhattan.state import EMPTY
from boroughs.kernel import pick, rule

SAMPLED = 4
"""How many moves a playout's hint compares."""
FLOOR = 10.0
"""Lifts the worth of every build above 0."""


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
        return SIZES - (move - m.GIVE_UP) // COLOURS_EACH % SIZES
    if move >= m.BUILD:
        return max(FLOOR + worth_of_build(s, move - m.BUILD), 0.0)
    return worth_of_choice(s, move - m.CHOOSE)


@rule
def worth_of_choice(s, fields):
    """Evenly through the match: what the supply has most of for the rounds left, tall parts a little before low ones."""
    size = fields // COLOURS_EACH
    colour = colour_of(s, s.turn, fields % COLOURS_EACH)
    rounds = s.last_round - s.round_number + 1
    due = s.supply[colour, size] + s.ready[colour, size]
    return max(10.0 * due / rounds - 10.0 * s.ready[colour, size] + size, 0.1)


@rule
def worth_of_build(s, fields):
    """Points that a build brings its builder and takes from others if the board stays as it is, and how long it may stay."""
    seat = s.turn
    colour = colour_of(s, seat, fields % COLOURS_EACH)
    size = fields // COLOURS_EACH % SIZES + 1
    site = fields // (COLOURS_EACH * SIZES) % SITES
    city = fields // (COLOURS_EACH * SIZES * SITES)
    owner = s.top[city, site]
    gain = 0.0
    if owner != colour:
        gain = POINTS_TOWER + majority_swing(s, city, seat, colour, owner)
        if owner != EMPTY:
            mine = owner % s.players == seat
            gain += -POINTS_TOWER if mine else POINTS_TOWER * rivalry(s)
    gain += 0.5 * highest_swing(s, city, site, seat, size)
    hold = s.floors[city, site, colour] + size - strongest_other(s, city, site, colour)
    return gain + 0.25 * min(hold, 4) - 0.35 * size


@rule
def rivalry(s):
    """How much another's loss is one's own gain."""
    return 1.0 / (s.players - 1)


@rule
def strongest_other(s, city, site, colour):
    """The most floors of one other seat in a tower."""
    most = 0
    for other in range(s.players * s.colours_each):
        if other % s.players != colour % s.players:
            most = max(most, s.floors[city, site, other])
    return most


@rule
def majority_swing(s, city, seat, colour, owner):
    """What one more tower for a colour, and one less for the owner, means for the majority of a city."""
    own = 0
    best = 0
    for other in range(s.players * s.colours_each):
        towers = towers_in_city(s, city, other)
        if other == colour:
            own = towers
        else:
            best = max(best, towers)
    lost = 1 if owner != EMPTY and towers_in_city(s, city, owner) == best else 0
    return POINTS_MAJORITY * (prospect(own + 1 - best + lost) - prospect(own - best))


@rule
def prospect(lead):
    """The chance to have a city's majority at the scoring, by the lead in towers."""
    if lead >= 2:
        return 0.9
    if lead == 1:
        return 0.7
    if lead == 0:
        return 0.3
    return 0.1 if lead == -1 else 0.0


@rule
def highest_swing(s, city, site, seat, size):
    """What the build means for the highest tower."""
    height = tower_height(s, city, site) + size
    if height < 5:
        return 0.0
    best = 0
    owner = EMPTY
    for c in range(CITY_COUNT):
        for t in range(SITES):
            if c == city and t == site:
                continue
            h = tower_height(s, c, t)
            if h > best:
                best = h
                owner = s.top[c, t]
            elif h == best:
                owner = EMPTY
    if height < best:
        return 0.0
    if height == best:
        return POINTS_HIGHEST * rivalry(s) if owner != EMPTY and owner % s.players != seat else 0.0
    return POINTS_HIGHEST if owner == EMPTY or owner % s.players != seat else 0.5


@rule
def evaluate(s, out):
    """Points so far, and the present towers scored again for each round to come."""
    for seat in range(s.players):
        out[seat] = 0.0
