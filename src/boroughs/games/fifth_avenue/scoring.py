"""What a district, a building stop and the end of the game are worth."""
# mypy: disallow-untyped-defs=False, disallow-untyped-calls=False, disallow-untyped-decorators=False

from boroughs.games.fifth_avenue import moves as m
from boroughs.games.fifth_avenue.components import (
    BESIDE,
    BONUS_DISTRICTS,
    BONUS_POINTS,
    BONUS_SHOPS,
    BONUSES,
    COLOUR_COUNT,
    COMMISSION_COUNT,
    DISTRICT_COUNT,
    MARKERS,
    PARK_SHOPS,
    POINTS,
    SHOP_KINDS,
    SHOPS_ON_SITE,
)
from boroughs.games.fifth_avenue.state import (
    FINISHED,
    FROM_BONUS,
    FROM_FINAL,
    FROM_HALVES,
    FROM_PARK,
    FROM_STOPS,
    NONE,
)
from boroughs.kernel import chance, note, rule

# --- a district


@rule
def kinds_beside(s, district, site):
    """How many different kinds of shop stand on the two neighbouring sites: a kind counts once (FA2, FA23)."""
    seen = 0
    count = 0
    for side in range(2):
        neighbour = BESIDE[s.board, district, site, side]
        for i in range(SHOPS_ON_SITE):
            kind = s.shops[district, neighbour, i]
            if kind != NONE and seen >> kind & 1 == 0:
                seen |= 1 << kind
                count += 1
    return count


@rule
def worth(s, district, site):
    """FA23: the points of one house on this site."""
    return POINTS[kinds_beside(s, district, site)]


@rule
def home(s, seat, district):
    """FA34: the site where the seat has houses in the district, or NONE."""
    for site in range(COLOUR_COUNT):
        if s.owner[district, site] == seat:
            return site
    return NONE


@rule
def value(s, seat, district):
    """What scoring the district would give the seat."""
    site = home(s, seat, district)
    return 0 if site == NONE else s.houses[district, site] * worth(s, district, site)


@rule
def score_district(s, district, source, log):
    """FA23: every house there, for its owner; Egon never scores (FA51)."""
    for seat in range(s.players):
        site = home(s, seat, district)
        if site != NONE:
            houses = s.houses[district, site]
            each = worth(s, district, site)
            s.earned[seat, source] += houses * each
            note(log, m.SCORED, seat, district, site, houses, each, houses * each)


@rule
def score_bonus(s, log):
    """FA21: after the 3rd, 6th and 9th shop, for houses in enough districts."""
    for i in range(BONUSES):
        if s.placed != BONUS_SHOPS[i]:
            continue
        for seat in range(s.players):
            districts = 0
            for district in range(DISTRICT_COUNT):
                if home(s, seat, district) != NONE:
                    districts += 1
            if districts >= BONUS_DISTRICTS[i]:
                s.earned[seat, FROM_BONUS] += BONUS_POINTS[i]
                note(log, m.BONUS, seat, s.placed, districts, BONUS_POINTS[i])


# --- a building stop


@rule
def is_empty(s, district, site):
    return s.owner[district, site] == NONE and s.shops[district, site, 0] == NONE


@rule
def is_full(s, district):
    """FA35: every coloured site holds houses or shops; the dashed one does not count (FA52)."""
    empty = 0
    for site in range(COLOUR_COUNT):
        empty += is_empty(s, district, site)
    return empty == 0


@rule
def houses_in(s, district):
    total = 0
    for site in range(COLOUR_COUNT):
        total += s.houses[district, site]
    return total


@rule
def stop_district(s, district, stopper, log):
    """FA36, FA37: points for all, then the district is cleared and does not exist any more. A stopper NONE is Egon."""
    if stopper == NONE:
        note(log, m.EGON_STOPPED, district)  # FA50
    else:
        note(log, m.STOPPED, stopper, district)
    for seat in range(s.players):
        if seat == stopper:
            points = houses_in(s, district)
            s.earned[seat, FROM_STOPS] += points
            note(log, m.STOP_POINTS, seat, district, points, points)
        elif home(s, seat, district) != NONE:
            full = value(s, seat, district)
            s.earned[seat, FROM_HALVES] += full // 2
            note(log, m.HALF_POINTS, seat, district, full, full // 2)
    clear_district(s, district, log)
    s.stopped[district] = 1
    s.stops += 1


@rule
def clear_district(s, district, log):
    """FA37, FA39: houses and shops out of the game, markers back to Start."""
    houses = 0
    shops = 0
    for site in range(s.sites):
        owner = s.owner[district, site]
        if owner != NONE:
            houses += s.houses[district, site]
            s.gone_houses[owner] += s.houses[district, site]
            s.houses[district, site] = 0
            s.owner[district, site] = NONE
        for i in range(SHOPS_ON_SITE):
            kind = s.shops[district, site, i]
            if kind != NONE:
                shops += 1
                s.gone_shops[kind] += 1
                s.shops[district, site, i] = NONE
    note(log, m.CLEARED, district, houses, shops)
    for commission in range(COMMISSION_COUNT):
        take_marker(s, commission, district, log)


@rule
def take_marker(s, commission, district, log):
    """A commission's marker in the district, if there is one, goes back to Start (FA25, FA39)."""
    found = False
    for i in range(s.marker_count[commission]):
        if s.markers[commission, i] == district:
            found = True
        elif found:
            s.markers[commission, i - 1] = s.markers[commission, i]
    if found:
        s.marker_count[commission] -= 1
        s.markers[commission, s.marker_count[commission]] = NONE
        note(log, m.UNMARKED, commission, district)
    assert s.marker_count[commission] <= MARKERS


# --- the end


@rule
def finish(s, reason, log):
    """FA43, FA44: every district once more, then Central Park."""
    s.ended = reason
    note(log, m.ENDING, reason)
    for district in range(DISTRICT_COUNT):
        if s.stopped[district] == 0:
            score_district(s, district, FROM_FINAL, log)
    score_park(s, log)
    s.phase = FINISHED
    note(log, m.OVER_NOTE, reason, s.turns)


@rule
def score_park(s, log):
    """FA44: three of the shops below Central Park are turned up; their kinds make the worth of a house there."""
    shops = 0
    for kind in range(SHOP_KINDS):
        shops += s.park_shops[kind]
    kinds = 0
    for _ in range(min(shops, PARK_SHOPS)):
        left = chance(s, shops)
        shops -= 1
        kind = 0
        while left >= s.park_shops[kind] - s.park_drawn[kind]:
            left -= s.park_shops[kind] - s.park_drawn[kind]
            kind += 1
        if s.park_drawn[kind] == 0:
            kinds += 1
        s.park_drawn[kind] += 1
        note(log, m.PARK_TURNED, kind)
    each = POINTS[kinds]
    note(log, m.PARK_WORTH, kinds, each)
    for seat in range(s.players):
        houses = s.park_houses[seat]
        if houses > 0:
            s.earned[seat, FROM_PARK] += houses * each
            note(log, m.PARK_SCORED, seat, houses, each, houses * each)
