"""The final scoring: reputation, City Hall cards, Daniel's cards (FL31, FL32, FL39). Nothing calls the newsboy any more (FL29)."""

from boroughs.games.flatiron import events as ev
from boroughs.games.flatiron.components import (
    BAD_COLUMN,
    CARD_COUNT,
    COLOUR_COUNT,
    GOOD_COLUMN,
    HALL_HALVES,
    LEVELS,
    PRICE_OF,
    SCORING,
    SLOTS,
    STREET_COUNT,
    THUMBS,
    TILE_VALUE,
    UPPER,
)
from boroughs.games.flatiron.newsboy import DANIEL
from boroughs.games.flatiron.state import FROM_CITY_HALL, FROM_PRICES, FROM_REPUTATION, FROM_THUMBS
from boroughs.games.flatiron.vocabulary import (
    COLOUR,
    FIXED_POINTS,
    KIND,
    MOST,
    PER,
    PER_BUILT_PILLAR,
    PER_DOLLAR,
    PER_FLOOR_WITH_COLOURS,
    PER_HALL_CARD,
    PER_OWN_PILLAR,
    PER_REPUTATION,
    PER_STREET_CARD,
    POINTS,
    SECOND_COLOUR,
)
from boroughs.kernel import note, rule


@rule
def score_company(s, company, log):
    """FL31, FL32: reputation column by column, then City Hall cards."""
    for column in range(STREET_COUNT):
        reputation = column_reputation(s, company, column)
        points = column_points(reputation)
        s.earned[company, FROM_REPUTATION] += points
        note(log, ev.REPUTATION, company, column, reputation, points)
    for column in range(STREET_COUNT):
        for i in range(s.held[company, column]):
            half = s.columns[company, column, i] - HALL_HALVES
            if half >= 0:
                points = hall_points(s, company, half)
                s.earned[company, FROM_CITY_HALL] += points
                note(log, ev.SCORED_CARD, company, half // 2, half % 2, points)


@rule
def column_reputation(s, company, column):
    """Thumbs up less thumbs down, reputation tiles included."""
    total = s.tiles_in[company, column] * TILE_VALUE
    for i in range(s.held[company, column]):
        total += THUMBS[s.columns[company, column, i]]
    return total


@rule
def column_points(reputation):
    return GOOD_COLUMN if reputation > 0 else (BAD_COLUMN if reputation < 0 else 0)


@rule
def hall_points(s, company, half):
    """FL32: what one half of a City Hall card scores now."""
    kind = SCORING[half, KIND]
    points = SCORING[half, POINTS]
    if kind == FIXED_POINTS:
        return points
    if kind == PER_DOLLAR:
        return min(s.money[company] // SCORING[half, PER] * points, SCORING[half, MOST])
    if kind == PER_REPUTATION:
        return thumbs_up(s, company) // SCORING[half, PER] * points
    if kind == PER_STREET_CARD:
        return cards_held(s, company, False) // SCORING[half, PER] * points
    if kind == PER_HALL_CARD:
        return cards_held(s, company, True) * points
    if kind == PER_OWN_PILLAR:
        return own_pillars(s, company) * points
    if kind == PER_FLOOR_WITH_COLOURS:
        return floors_with(s, SCORING[half, COLOUR], SCORING[half, SECOND_COLOUR]) * points
    if kind == PER_BUILT_PILLAR:
        return built_pillars(s, SCORING[half, COLOUR]) * points
    return 0


@rule
def thumbs_up(s, company):
    """All positive reputation; thumbs down do not count against it."""
    total = s.tiles[company] * TILE_VALUE
    for column in range(STREET_COUNT):
        total += s.tiles_in[company, column] * TILE_VALUE
        for i in range(s.held[company, column]):
            total += max(THUMBS[s.columns[company, column, i]], 0)
    return total


@rule
def cards_held(s, company, of_city_hall):
    cards = 0
    for column in range(STREET_COUNT):
        for i in range(s.held[company, column]):
            if (s.columns[company, column, i] >= HALL_HALVES) == of_city_hall:
                cards += 1
    return cards


@rule
def own_pillars(s, company):
    pillars = 0
    for colour in range(COLOUR_COUNT):
        pillars += s.pillars[company, colour]
    return pillars


@rule
def floors_with(s, first, second):
    floors = 0
    for level in range(LEVELS):
        has_first = False
        has_second = False
        for slot in range(SLOTS):
            has_first = has_first or s.slots[level, slot] == first
            has_second = has_second or s.slots[level, slot] == second
        if has_first and has_second:
            floors += 1
    return floors


@rule
def built_pillars(s, colour):
    pillars = 0
    for level in range(LEVELS):
        for slot in range(SLOTS):
            if s.slots[level, slot] == colour:
                pillars += 1
    return pillars


@rule
def score_daniel(s, log):
    """FL39: the prices of all his cards; harder: the thumbs up on their upper halves too."""
    cards = 0
    prices = 0
    thumbs = 0
    for card in range(CARD_COUNT):
        if s.daniel_cards[card]:
            cards += 1
            prices += PRICE_OF[card]
            thumbs += max(THUMBS[card * 2 + UPPER], 0)
    s.earned[DANIEL, FROM_PRICES] = prices
    note(log, ev.DANIEL_PRICES, cards, prices)
    if s.harder:
        s.earned[DANIEL, FROM_THUMBS] = thumbs
        note(log, ev.DANIEL_THUMBS, thumbs)
    note(log, ev.DANIEL_TOTAL, total(s, DANIEL))


@rule
def total(s, company):
    """All points of a company."""
    points = 0
    for source in range(s.earned.shape[1]):
        points += s.earned[company, source]
    return points
