"""What things are worth, in points at the end: houses, sites, shops, cards, supplies."""
# mypy: disallow-untyped-defs=False, disallow-untyped-calls=False, disallow-untyped-decorators=False

from boroughs.games.fifth_avenue.components import (
    BESIDE,
    BONUS_DISTRICTS,
    BONUS_POINTS,
    BONUS_SHOPS,
    BONUSES,
    COMMISSION_COUNT,
    DISTRICT_COUNT,
    MARKERS,
    NUMBER_COUNT,
    NUMBERS,
    PARK,
    POINTS,
    SHOPS_ON_SITE,
    SHOPS_TO_PLACE,
    SUIT_COUNT,
)
from boroughs.games.fifth_avenue.scoring import home, is_empty, kinds_beside, value, worth
from boroughs.games.fifth_avenue.state import NONE, SOURCES
from boroughs.kernel import rule

SOURCE_COUNT = len(SOURCES)

# for decisions: found by evolution, playing many matches between slightly different numbers
PARK_HOUSE = 4.3  # a house at Central Park
SCORINGS = 1.0  # how often a district is scored over a whole match, before the end
GROWTH = -0.3  # what a house built at the beginning loses by building stops, more than it gains by shops to come
BONUS_SURE = 1.2  # a bonus to come for whoever has the districts already
BONUS_HOPE = -0.1  # and for whoever lacks one
PIP = 0.58  # a point of a card's number at the beginning
STRONGEST = 0.4  # how much the strongest rival counts before the others
OWN_TOUCH = 0.4  # houses to come beside a shop near one's own
RIVAL_SHOP = 1.0  # how much a rival's gain from a shop counts
LACKING = 0.1  # a card of a colour that one lacks
CARD_NUMBER = -0.5  # a point of a coloured card's number: low cards build more houses
OWN_CARD = 0.4  # a card of one's site's colour, by what a house there is worth
NEW_CARD = 0.2  # a card of an empty site's colour

# for the evaluation: a least-squares fit of final points on positions from such matches
COMING = 33.0  # what a seat earns over a whole match
STANDING = 0.85  # a district's present value: it may be scored more often, or stopped
PARK_STANDING = 2.9
BONUS_STANDING, BONUS_COMING = 0.75, 0.25
PIP_HELD = 0.22
WAITING = 1.3  # a house in the own supply at the beginning


@rule
def time_left(s):
    """From 1 at the beginning to 0 at the end, by the shops to come."""
    return (SHOPS_TO_PLACE - s.placed) / SHOPS_TO_PLACE


@rule
def future(s):
    """How often a district may still be scored, the end included."""
    return 1.0 + SCORINGS * time_left(s)


@rule
def house_value(s, place, site):
    """What one more house is worth."""
    if place == PARK:
        return PARK_HOUSE
    return worth(s, place, site) * future(s) + GROWTH * time_left(s)


@rule
def points_of(s, seat):
    total = 0
    for source in range(SOURCE_COUNT):
        total += s.earned[seat, source]
    return total


@rule
def expected(s, seat):
    """Points now, what stands on the board and at Central Park, and bonuses."""
    total = points_of(s, seat) + PARK_STANDING * s.park_houses[seat]
    for district in range(DISTRICT_COUNT):
        total += STANDING * value(s, seat, district)
    return total + bonus_hope(s, districts_of(s, seat), BONUS_STANDING, BONUS_COMING)


@rule
def lead(s, seat):
    """How far the seat is ahead of the best of the others."""
    best = -1000.0
    for other in range(s.players):
        if other != seat:
            best = max(best, expected(s, other))
    return expected(s, seat) - best


@rule
def districts_of(s, seat):
    count = 0
    for district in range(DISTRICT_COUNT):
        if home(s, seat, district) != NONE:
            count += 1
    return count


@rule
def bonus_hope(s, districts, sure, hoped):
    """Bonuses to come (FA21), surer the more districts one has already."""
    hope = 0.0
    for i in range(BONUSES):
        if s.placed < BONUS_SHOPS[i]:
            missing = BONUS_DISTRICTS[i] - districts
            hope += BONUS_POINTS[i] * (sure if missing <= 0 else hoped / missing)
    return hope


@rule
def presence(s, seat):
    """What a first house in one more district means for the bonuses."""
    districts = districts_of(s, seat)
    more = bonus_hope(s, districts + 1, BONUS_SURE, BONUS_HOPE)
    return more - bonus_hope(s, districts, BONUS_SURE, BONUS_HOPE)


@rule
def hand_value(s, seat):
    """What the hand may still buy: less and less towards the end."""
    pips = 0
    for suit in range(SUIT_COUNT):
        for number in range(NUMBER_COUNT):
            pips += s.hand[seat, suit, number] * NUMBERS[number]
    return PIP_HELD * pips * time_left(s)


@rule
def supply_value(s, seat):
    """Houses that wait to be built; many cannot be."""
    return WAITING * time_left(s) * min(s.supply[seat], 6)


@rule
def rivals_gain(s, seat, district):
    """What a scoring of the district gives the others, the strongest first."""
    most = 0
    total = 0
    for other in range(s.players):
        if other != seat:
            theirs = value(s, other, district)
            most = max(most, theirs)
            total += theirs
    return STRONGEST * most + (1.0 - STRONGEST) * total / (s.players - 1)


# --- shops


@rule
def shop_swing(s, seat, district, site, kind):
    """What a shop there brings my houses beside it, less what it brings the others'."""
    swing = 0.0
    for side in range(2):
        neighbour = BESIDE[s.board, district, site, side]
        owner = s.owner[district, neighbour]
        if owner == NONE or owner >= s.players or not new_kind_for(s, district, neighbour, kind):
            continue
        kinds = kinds_beside(s, district, neighbour)
        rise = (POINTS[kinds + 1] - POINTS[kinds]) * future(s)
        if owner == seat:
            swing += rise * (s.houses[district, neighbour] + OWN_TOUCH * time_left(s))
        else:
            swing -= rise * RIVAL_SHOP * s.houses[district, neighbour] / (s.players - 1)
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


# --- cards


@rule
def card_worth(s, seat, colour, number):
    """A coloured card: for districts where a commission has been or stands, and a colour that one lacks."""
    found = CARD_NUMBER * NUMBERS[number]
    if s.held[seat, colour] == 0:
        found += LACKING
    for commission in range(COMMISSION_COUNT):
        for i in range(MARKERS + 1):
            district = s.at[commission] if i == MARKERS else s.markers[commission, i]
            if 0 <= district < DISTRICT_COUNT and s.stopped[district] == 0:
                own = home(s, seat, district)
                if own == colour:
                    found += OWN_CARD * worth(s, district, own)
                elif own == NONE and is_empty(s, district, colour):
                    found += NEW_CARD * worth(s, district, colour)
    return found
