"""What things are worth, in points at the end: houses, sites, shops, cards, supplies."""
# mypy: disallow-untyped-defs=False, disallow-untyped-calls=False, disallow-untyped-decorators=False

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
    NUMBER_COUNT,
    NUMBERS,
    PARK,
    POINTS,
    SHOPS_ON_SITE,
    SHOPS_TO_PLACE,
)
from boroughs.games.fifth_avenue.scoring import home, kinds_beside, value, worth
from boroughs.games.fifth_avenue.state import NONE, SOURCES
from boroughs.kernel import rule

LEAST = 0.01
PARK_HOUSE = 3.3
"""What a house at Central Park brings on the average (FA44)."""
SCORINGS = 1.2
"""How often a district is scored over a whole match, before the end."""
SOURCE_COUNT = len(SOURCES)


@rule
def time_left(s):
    """From 1 at the beginning to 0 at the end, by the shops to come."""
    return (SHOPS_TO_PLACE - s.placed) / SHOPS_TO_PLACE


@rule
def future(s):
    """How often a district may still be scored, the end included."""
    return 1.0 + SCORINGS * time_left(s)


@rule
def house_value(s, seat, place, site):
    """What one more house is worth; a site may still get better shops, one's own above all."""
    if place == PARK:
        return PARK_HOUSE
    return worth(s, place, site) * future(s) + 0.8 * time_left(s)


@rule
def expected(s, seat):
    """Points now, the houses on the board scored as often as may be, and Central Park."""
    total = PARK_HOUSE * s.park_houses[seat]
    for source in range(SOURCE_COUNT):
        total += s.earned[seat, source]
    for district in range(DISTRICT_COUNT):
        if s.stopped[district] == 0:
            total += value(s, seat, district) * future(s)
    return total + bonus_hope(s, districts_of(s, seat))


@rule
def districts_of(s, seat):
    count = 0
    for district in range(DISTRICT_COUNT):
        if home(s, seat, district) != NONE:
            count += 1
    return count


@rule
def bonus_hope(s, districts):
    """Bonuses to come (FA21), surer the more districts one has already."""
    hope = 0.0
    for i in range(BONUSES):
        if s.placed < BONUS_SHOPS[i]:
            missing = BONUS_DISTRICTS[i] - districts
            hope += BONUS_POINTS[i] * (0.9 if missing <= 0 else 0.4 / missing)
    return hope


@rule
def presence(s, seat):
    """What a first house in one more district means for the bonuses."""
    districts = districts_of(s, seat)
    return bonus_hope(s, districts + 1) - bonus_hope(s, districts)


@rule
def hand_value(s, seat):
    """What cards may still buy: less and less towards the end, and a colour's first card is worth most."""
    pips = 0.0
    for colour in range(COLOUR_COUNT + 1):
        for number in range(NUMBER_COUNT):
            pips += s.hand[seat, colour, number] * NUMBERS[number]
    return 0.16 * pips * time_left(s)


@rule
def supply_value(s, seat):
    """Houses that wait to be built; many cannot be."""
    return time_left(s) * min(0.8 * s.supply[seat], 5.0)


@rule
def rivals_loss(s, seat, district):
    """What a scoring of the district costs against the others: the strongest counts most."""
    most = 0
    total = 0
    for other in range(s.players):
        if other != seat:
            theirs = value(s, other, district)
            most = max(most, theirs)
            total += theirs
    return 0.5 * most + 0.5 * total / (s.players - 1)


# --- shops


@rule
def shop_swing(s, seat, district, site, kind):
    """What a shop there brings my houses beside it, less what it brings the others'."""
    swing = 0.0
    for side in range(2):
        neighbour = BESIDE[s.board, district, site, side]
        owner = s.owner[district, neighbour]
        if neighbour < COLOUR_COUNT and new_kind_for(s, district, neighbour, kind):
            kinds = kinds_beside(s, district, neighbour)
            rise = POINTS[kinds + 1] - POINTS[kinds]
            if owner == seat:
                swing += rise * (s.houses[district, neighbour] + 0.5 * time_left(s)) * future(s)
            elif owner != NONE and owner < s.players:
                swing -= rise * s.houses[district, neighbour] * future(s) / (s.players - 1)
    return swing


@rule
def new_kind_for(s, district, site, kind):
    """Whether the kind is not beside the site yet."""
    for side in range(2):
        neighbour = BESIDE[s.board, district, site, side]
        for i in range(SHOPS_ON_SITE):
            if s.shops[district, neighbour, i] == kind:
                return False
    return True


@rule
def bonus_swing(s, seat):
    """FA21: what the bonus after the next shop brings me, less what it brings the others."""
    swing = 0.0
    for i in range(BONUSES):
        if s.placed + 1 == BONUS_SHOPS[i]:
            for other in range(s.players):
                if districts_of(s, other) >= BONUS_DISTRICTS[i]:
                    swing += BONUS_POINTS[i] * (1.0 if other == seat else -1.0 / (s.players - 1))
    return swing


@rule
def end_swing(s, seat):
    """Ending the match is good for whoever leads."""
    mine = expected(s, seat)
    best = 0.0
    for other in range(s.players):
        if other != seat:
            best = max(best, expected(s, other))
    return 8.0 if mine > best else -8.0


# --- cards


@rule
def card_worth(s, seat, colour, number):
    """A coloured card: for districts where a commission has been or stands, and a colour that one lacks."""
    found = 0.1 * NUMBERS[number] if number != NONE else 0.0
    if s.held[seat, colour] == 0:
        found += 0.6
    for commission in range(COMMISSION_COUNT):
        for i in range(MARKERS + 1):
            district = s.at[commission] if i == MARKERS else s.markers[commission, i]
            if 0 <= district < DISTRICT_COUNT and s.stopped[district] == 0:
                own = home(s, seat, district)
                if own == colour:
                    found += 0.3 * worth(s, district, own)
                elif own == NONE and s.owner[district, colour] == NONE and s.shops[district, colour, 0] == NONE:
                    found += 0.15 * worth(s, district, colour)
    return found
