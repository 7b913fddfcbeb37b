"""Set-up, legal moves, playing one, scoring: in the order of the rulebook."""

import numpy as np

from boroughs.games.manhattan import components as box
from boroughs.games.manhattan import moves as m
from boroughs.games.manhattan.components import (
    CARD_OF_SITE,
    CITY_COUNT,
    COLOUR_COUNT,
    COPIES,
    PARTS,
    SITE_OF_CARD,
    SITES,
    SIZES,
)
from boroughs.games.manhattan.state import BUILDING, CHOOSING, EMPTY, FINISHED, HIGHEST_TOWER, MAJORITIES, TOWERS
from boroughs.kernel import OVER, chance, note, rule
from boroughs.kernel.box import table
from boroughs.kernel.rule import inlined

FOUR_OF_SIX = 1  # the option's second choice (MH20)
COLOURS_EACH = 2
HAND, CARDS = box.HAND, box.CARDS
SETS = [[size for size in range(SIZES) if bits >> size & 1] for bits in range(1 << SIZES)]
LISTED = table([[size * COLOURS_EACH for size in sizes] + [0] * (SIZES - len(sizes)) for sizes in SETS])
COUNTED = table([len(sizes) for sizes in SETS])
"""By set of sizes, as bits: what each adds to the id of a move, and how many there are."""
FITTING = table([sum(1 << size for size in range(SIZES) if size + 1 >= missing) for missing in range(SIZES + 2)])
"""By missing floors: the sizes that are high enough."""
POINTS_HIGHEST, POINTS_MAJORITY, POINTS_TOWER = box.HIGHEST, box.MAJORITY, box.TOWER


# --- set-up


@rule
def setup(s, players, options, log):
    s.players = players
    s.colours_each = 2 if players == 2 else 1  # MH21
    long_rounds = players == 4 or (players == 3 and options[0] == FOUR_OF_SIX)  # MH10, MH20
    s.last_round = 4 if long_rounds else 6
    s.parts_each = 6 if long_rounds else 4
    s.round_number = 1
    s.top[:] = EMPTY
    s.last_played[:] = EMPTY
    for colour in range(players * s.colours_each):
        for size in range(SIZES):
            s.supply[colour, size] = PARTS[size]
    s.draw_pile[:] = COPIES
    s.draw_pile_size = CARDS
    s.shuffled[:] = COPIES
    for seat in range(players):  # MH6
        for _ in range(HAND):
            draw(s, seat, log)
    note(log, m.ROUND, 1, 0)


@rule
def draw(s, seat, log):
    """The top card of the draw pile: any card that is left in it, as likely as any other."""
    left = chance(s, s.draw_pile_size)
    card = 0
    while left >= s.draw_pile[card]:
        left -= s.draw_pile[card]
        card += 1
    s.draw_pile[card] -= 1
    s.draw_pile_size -= 1
    s.hand[seat, card] += 1
    s.drawn[seat, card] += 1
    note(log, m.DRAWN, seat, SITE_OF_CARD[s.players - 2, seat, card] + 1)
    if s.draw_pile_size == 0:
        reshuffle(s, log)


@rule
def reshuffle(s, log):
    """MH11: all played cards become the new draw pile; hands stay."""
    for seat in range(s.players):
        for card in range(SITES):
            s.draw_pile[card] += s.played[seat, card]
            s.draw_pile_size += s.played[seat, card]
            s.played[seat, card] = 0
        s.last_played[seat] = EMPTY
    s.shuffled[:] = s.draw_pile
    s.drawn[:] = 0
    note(log, m.RESHUFFLED, s.draw_pile_size)


@rule
def derive(s):
    """A position set up by hand is one before the first shuffle: whatever a seat has had, it drew."""
    s.shuffled[:] = COPIES
    for seat in range(s.players):
        for card in range(SITES):
            s.drawn[seat, card] = s.hand[seat, card] + s.played[seat, card]


# --- decisions


@rule
def actor(s):
    return OVER if s.phase == FINISHED else s.turn


@rule
def colour_of(s, seat, which):
    """A seat's first or second colour. With two players colours alternate round the table (MH21)."""
    return seat + which * s.players


@rule
def legal(s, out):
    if s.phase == CHOOSING:
        return legal_choices(s, out)
    if s.phase == BUILDING:
        n = legal_builds(s, out)
        return n if n > 0 else legal_gifts(s, out)
    return 0


@rule
def legal_choices(s, out):
    n = 0
    for which in range(s.colours_each):
        colour = colour_of(s, s.turn, which)
        if ready_parts(s, colour) == s.parts_each:
            continue
        for size in range(SIZES):
            if s.supply[colour, size] > 0:
                out[n] = m.CHOOSE + size * COLOURS_EACH + which
                n += 1
    return n


@rule
def ready_parts(s, colour):
    total = 0
    for size in range(SIZES):
        total += s.ready[colour, size]
    return total


@rule
def missing_floors(s, city, site, colour):
    """How high a part must be for this colour to build there: 0 on an empty site or its own tower (MH13, MH14)."""
    owner = max(s.top[city, site], 0)  # of an empty site whoever it may be: nobody has floors there
    return s.floors[city, site, owner] - s.floors[city, site, colour]


@rule
def legal_builds(s, out):
    n = 0
    seat = s.turn
    first = ready_sizes(s, colour_of(s, seat, 0))
    second = ready_sizes(s, colour_of(s, seat, 1)) if s.colours_each > 1 else 0
    for card in range(SITES):
        if s.hand[seat, card] == 0:
            continue
        site = SITE_OF_CARD[s.players - 2, seat, card]
        for which in range(s.colours_each):
            ready = second if which else first
            colour = colour_of(s, seat, which)
            for city in range(CITY_COUNT):
                missing = missing_floors(s, city, site, colour)
                fitting = ready & FITTING[min(max(missing, 0), SIZES + 1)]
                base = m.BUILD + (city * SITES + site) * SIZES * COLOURS_EACH + which
                write_sizes(out[n : n + SIZES], base, LISTED[fitting])
                n += COUNTED[fitting]
    return n


@inlined
def write_sizes(out, base, sizes):
    """All that could be there is written, and counted after: no branch to be guessed wrong."""
    for k in range(SIZES):
        out[k] = base + sizes[k]


@rule
def ready_sizes(s, colour):
    """The sizes of the colour's ready parts as bits."""
    sizes = 0
    for size in range(SIZES):
        sizes |= (s.ready[colour, size] > 0) << size
    return sizes


@rule
def legal_gifts(s, out):
    """MH15: nothing can be placed, so one card and one part are given up."""
    n = 0
    for card in range(SITES):
        if s.hand[s.turn, card] == 0:
            continue
        site = SITE_OF_CARD[s.players - 2, s.turn, card]
        for size in range(SIZES):
            for which in range(s.colours_each):
                if s.ready[colour_of(s, s.turn, which), size] > 0:
                    out[n] = m.GIVE_UP + (site * SIZES + size) * COLOURS_EACH + which
                    n += 1
    return n


# --- playing a move


@rule
def apply(s, move, log):
    if move >= m.GIVE_UP:
        give_up(s, move - m.GIVE_UP, log)
    elif move >= m.BUILD:
        build(s, move - m.BUILD, log)
    else:
        choose(s, move - m.CHOOSE, log)


@rule
def choose(s, fields, log):
    """MH7: one more part for the round."""
    seat = s.turn
    size = fields // COLOURS_EACH
    colour = colour_of(s, seat, fields % COLOURS_EACH)
    s.supply[colour, size] -= 1
    s.ready[colour, size] += 1
    note(log, m.CHOSEN, seat, colour, size + 1)
    for which in range(s.colours_each):
        if ready_parts(s, colour_of(s, seat, which)) < s.parts_each:
            return
    s.turn = (seat + 1) % s.players
    if s.turn == s.starter:
        s.phase = BUILDING


@rule
def build(s, fields, log):
    """MH8: a part of one's own on the site that the card shows."""
    seat = s.turn
    colour = colour_of(s, seat, fields % COLOURS_EACH)
    size = fields // COLOURS_EACH % SIZES
    site = fields // (COLOURS_EACH * SIZES) % SITES
    city = fields // (COLOURS_EACH * SIZES * SITES)
    s.ready[colour, size] -= 1
    s.built[colour, size] += 1
    s.floors[city, site, colour] += size + 1
    s.top[city, site] = colour  # MH12
    note(log, m.BUILT, seat, colour, city, site + 1, size + 1, tower_height(s, city, site))
    end_turn(s, CARD_OF_SITE[s.players - 2, seat, site], log)


@rule
def give_up(s, fields, log):
    seat = s.turn
    colour = colour_of(s, seat, fields % COLOURS_EACH)
    size = fields // COLOURS_EACH % SIZES
    site = fields // (COLOURS_EACH * SIZES)
    s.ready[colour, size] -= 1
    s.given_up[colour, size] += 1
    note(log, m.GIVEN_UP, seat, colour, site + 1, size + 1)
    end_turn(s, CARD_OF_SITE[s.players - 2, seat, site], log)


@rule
def end_turn(s, card, log):
    """Lays the card on one's pile, draws one, and passes the turn on, or ends the round (MH8, MH9, MH11)."""
    seat = s.turn
    s.hand[seat, card] -= 1
    s.played[seat, card] += 1
    s.last_played[seat] = card
    draw(s, seat, log)
    s.turn = (seat + 1) % s.players
    for which in range(s.colours_each):
        if ready_parts(s, colour_of(s, s.turn, which)) > 0:
            return
    end_round(s, log)  # all had equally many parts: who is next without one is not alone


@rule
def end_round(s, log):
    score_round(s, log)
    if s.round_number == s.last_round:
        s.phase = FINISHED
        note(log, m.OVER_NOTE, s.round_number)
        return
    s.round_number += 1
    s.starter = (s.starter + 1) % s.players
    s.turn = s.starter
    s.phase = CHOOSING
    note(log, m.ROUND, s.round_number, s.starter)


# --- scoring


@rule
def tower_height(s, city, site):
    height = 0
    for colour in range(COLOUR_COUNT):
        height += s.floors[city, site, colour]
    return height


@rule
def score_round(s, log):
    score_highest(s, log)
    for city in range(CITY_COUNT):
        score_majority(s, city, log)
    for colour in range(s.players * s.colours_each):
        score_towers(s, colour, log)


@rule
def score_highest(s, log):
    """MH16: the one highest tower of the whole board."""
    best = 0
    count = 0
    best_city = 0
    best_site = 0
    for city in range(CITY_COUNT):
        for site in range(SITES):
            height = tower_height(s, city, site)
            if height > best:
                best = height
                count = 1
                best_city = city
                best_site = site
            elif height == best:
                count += 1
    if best == 0:
        return
    if count > 1:
        note(log, m.NO_HIGHEST, count, best)
        return
    owner = s.top[best_city, best_site]
    s.earned[owner, HIGHEST_TOWER] += POINTS_HIGHEST
    note(log, m.HIGHEST, owner % s.players, owner, best_city, best_site + 1, best, POINTS_HIGHEST)


@rule
def towers_in_city(s, city, colour):
    towers = 0
    for site in range(SITES):
        if s.top[city, site] == colour:
            towers += 1
    return towers


@rule
def city_majority(s, city):
    """MH17: the colour with more towers there than each other one, or EMPTY."""
    most = 0
    leader = EMPTY
    for colour in range(s.players * s.colours_each):
        towers = towers_in_city(s, city, colour)
        if towers > most:
            most = towers
            leader = colour
        elif towers == most:
            leader = EMPTY
    return leader


@rule
def score_majority(s, city, log):
    leader = city_majority(s, city)
    if leader != EMPTY:
        s.earned[leader, MAJORITIES] += POINTS_MAJORITY
        towers = towers_in_city(s, city, leader)
        note(log, m.MAJORITY, leader % s.players, leader, city, towers, POINTS_MAJORITY)


@rule
def score_towers(s, colour, log):
    """MH18: every tower."""
    towers = 0
    for city in range(CITY_COUNT):
        towers += towers_in_city(s, city, colour)
    if towers > 0:
        s.earned[colour, TOWERS] += towers * POINTS_TOWER
        note(log, m.TOWERS, colour % s.players, colour, towers, towers * POINTS_TOWER)


@rule
def score(s, out):
    """Points so far, by seat; a seat's colours count together (MH21)."""
    for seat in range(s.players):
        total = 0
        for which in range(s.colours_each):
            for source in range(3):
                total += s.earned[colour_of(s, seat, which), source]
        out[seat] = total


@rule
def ranking(s, out):
    """MH19: places from 1; equal points share a place."""
    points = np.zeros(COLOUR_COUNT, np.int64)
    score(s, points)
    for seat in range(s.players):
        out[seat] = 1
        for other in range(s.players):
            if points[other] > points[seat]:
                out[seat] += 1
