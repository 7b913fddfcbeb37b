"""What cards, slots and effects are worth, in points. Rough and quick."""

from boroughs.games.flatiron.components import (
    BOARD_POINTS,
    COLOUR_COUNT,
    EFFECT,
    HALL_CARD_COUNT,
    HALL_HALVES,
    LEVELS,
    PAPER_EFFECTS,
    ROWS,
    SCORING,
    SLOT_EFFECTS,
    SLOTS,
    STREET_COUNT,
    STREET_OF,
    TAKE,
    THUMBS,
)
from boroughs.games.flatiron.effects import in_chain, own_effect, stands
from boroughs.games.flatiron.judgement import (
    ANOTHER_EFFECT,
    BROKE,
    FLOOR_LEAD,
    LAST_PILLAR,
    NEWSPAPER,
    TILE,
    can_raise_soon,
    dollar,
    fits,
    pillar_worth,
    raise_worth,
    reputation_worth,
    turns_left,
)
from boroughs.games.flatiron.newsboy import spaces_reached
from boroughs.games.flatiron.scoring import column_reputation, hall_points, own_pillars
from boroughs.games.flatiron.state import NONE
from boroughs.games.flatiron.trade import (
    can_buy_card,
    can_get_pillar,
    card_price,
    floor_gives,
    hall_price,
    has_hall_room,
    pillar_price,
)
from boroughs.games.flatiron.vocabulary import (
    ACTIVATE,
    BUILD,
    BUY_ANY,
    BUY_HALL,
    BUY_STREET,
    CITY_HALL_DOLLARS,
    COLOUR,
    COUNT,
    DISCOUNT,
    DOLLARS,
    GAIN,
    GAIN_PAPER,
    GAIN_TILE,
    HALL_ACTION,
    IF_COLOUR,
    IF_SLOT_COLOUR,
    KIND,
    MOST,
    PER,
    PER_BUILT_PILLAR,
    PER_DOLLAR,
    PER_FLOOR,
    PER_FLOOR_WITH_COLOURS,
    PER_FLOORS,
    PER_HALL_CARD,
    PER_NEWSBOY,
    PER_OWN_PILLAR,
    PER_REPUTATION,
    PER_STREET_CARD,
    POINTS,
    PRICE,
    RAISE,
    SAME,
    SWAP,
    TRADE,
    USE_MARKET,
    USE_OWN,
)
from boroughs.kernel import rule

RUNS = 0.16
"""How often a column is run, by turn."""
BUILDING, EACH_PILLAR, REPEATED_COLOUR = 2.15, 0.6, 0.5
"""What an effect that builds is usually worth, its price apart."""
CHEAP_FLOOR, ANY_PILLAR, COPYING, NEWS = 0.3, 1.0, 0.92, 0.83
"""What other effects are usually worth: the first as a share of the floor's points."""
ROOM = 0.3
"""The room that a City Hall card takes in its column, by turn left."""
CARDS_A_TURN, PAIRS_A_FLOOR, PILLARS_A_FLOOR = 0.16, 0.52, 0.88
"""How much there is still to come of what City Hall cards count."""


# --- cards


@rule
def usual_worth(s, company, effect):
    """What an effect is worth each time that its column is run, taken all in all."""
    kind = EFFECT[effect, KIND]
    d = dollar(s)
    if kind == GAIN:
        return EFFECT[effect, DOLLARS] * d + EFFECT[effect, POINTS]
    if kind == PER_NEWSBOY:
        return min(spaces_reached(s, company) + 1.0, 5.0) * d
    if kind == PER_FLOOR:
        return (s.level + 2.0) * d
    if kind == PER_FLOORS:
        return (s.level + 2.0) / EFFECT[effect, PER] * EFFECT[effect, POINTS]
    if kind == IF_COLOUR:
        return 0.55 * EFFECT[effect, POINTS]
    if kind == BUILD:
        return (
            BUILDING
            + EACH_PILLAR * EFFECT[effect, COUNT]
            + EFFECT[effect, POINTS]
            + REPEATED_COLOUR * EFFECT[effect, SAME]
            - EFFECT[effect, PRICE] * d
        )
    if kind == RAISE:
        return CHEAP_FLOOR * (EFFECT[effect, POINTS] + FLOOR_LEAD - EFFECT[effect, PRICE] * d)
    if kind == BUY_ANY:
        return max(ANY_PILLAR - EFFECT[effect, PRICE] * d, 0.2)
    if kind == USE_OWN or kind == USE_MARKET:
        return COPYING
    if kind == ACTIVATE or kind == HALL_ACTION:
        return NEWS
    return 0.6


@rule
def card_worth(s, company, card, half, discount):
    """A street card in its column: its effect for the turns to come, its thumbs, less its price."""
    left = turns_left(s)
    column = STREET_OF[card]
    reputation = column_reputation(s, company, column)
    tiles = s.tiles[company]
    thumbs = reputation_worth(reputation + THUMBS[2 * card + half], tiles, left) - reputation_worth(
        reputation, tiles, left
    )
    worth = usual_worth(s, company, 2 * card + half) * RUNS * left + thumbs
    return worth - card_price(card, discount) * dollar(s)


@rule
def best_half(s, company, card, discount):
    upper = card_worth(s, company, card, 0, discount)
    lower = card_worth(s, company, card, 1, discount)
    return max(upper, lower)


@rule
def best_card(s, company, discount, money):
    """The best purchase of a street card at any stack, or -1."""
    best = -1.0
    for stack in range(STREET_COUNT):
        if can_buy_card(s, company, stack, discount, money):
            best = max(best, best_half(s, company, s.top[stack], discount))
    return best


@rule
def scoring_worth(s, company, half):
    """What a half of a City Hall card will score: what it would now, and some growth."""
    kind = SCORING[half, KIND]
    points = SCORING[half, POINTS]
    left = turns_left(s)
    worth = float(hall_points(s, company, half))
    if kind == PER_STREET_CARD:
        worth += points * CARDS_A_TURN * left / SCORING[half, PER]
    elif kind == PER_DOLLAR:
        worth = min(6.0 / SCORING[half, PER] * points, float(SCORING[half, MOST]))
    elif kind == PER_REPUTATION:
        worth += points * CARDS_A_TURN * left / SCORING[half, PER]
    elif kind == PER_HALL_CARD:
        worth += points * (1.0 + 0.05 * left)
    elif kind == PER_OWN_PILLAR:
        worth = points * (own_pillars(s, company) * 0.4 + 0.6)
    elif kind == PER_FLOOR_WITH_COLOURS:
        worth += points * PAIRS_A_FLOOR * (LEVELS - 2 - s.level)
    elif kind == PER_BUILT_PILLAR:
        worth += points * PILLARS_A_FLOOR * (LEVELS - 2 - s.level)
    return worth


@rule
def hall_worth(s, company, card, column, half, discount):
    """A City Hall card in a column: its scoring, its thumbs, less its price and the room that it takes."""
    left = turns_left(s)
    reputation = column_reputation(s, company, column)
    tiles = s.tiles[company]
    thumbs = reputation_worth(reputation + THUMBS[HALL_HALVES + 2 * card + half], tiles, left) - reputation_worth(
        reputation, tiles, left
    )
    worth = scoring_worth(s, company, 2 * card + half) + thumbs - hall_price(s, card, discount) * dollar(s)
    return worth - ROOM * left


@rule
def best_hall_card(s, company, discount, money):
    """The best purchase at City Hall, or -1."""
    best = -1.0
    for column in range(STREET_COUNT):
        if has_hall_room(s, company, column):
            for card in range(HALL_CARD_COUNT):
                if s.hall[card] and hall_price(s, card, discount) <= money:
                    for half in range(2):
                        best = max(best, hall_worth(s, company, card, column, half, discount))
    return best


# --- building


@rule
def bonus_worth(s, company, slot, colour):
    """A slot's bonus to whoever builds that colour there."""
    effect = SLOT_EFFECTS + s.floor * SLOTS + slot
    kind = EFFECT[effect, KIND]
    if kind == IF_SLOT_COLOUR:
        return float(EFFECT[effect, POINTS]) if EFFECT[effect, COLOUR] == colour else 0.0
    if kind <= GAIN_PAPER:
        return gain_worth(s, company, effect, kind, dollar(s))
    if kind == BUY_STREET:
        return max(best_card(s, company, EFFECT[effect, DISCOUNT], s.money[company] - 1), 0.0)
    return ANOTHER_EFFECT


@rule
def build_worth(s, company, colour, slot):
    """Building a pillar that one has: its points and bonus, less what it is worth where it is."""
    points = BOARD_POINTS[s.board[company], colour]
    worth = points + bonus_worth(s, company, slot, colour) - pillar_worth(s, company, colour)
    standing = 0
    for other in range(SLOTS):
        if s.slots[s.level, other] != NONE:
            standing += 1
    if standing == SLOTS - 1 and not can_raise_soon(s, company):
        worth += LAST_PILLAR
    return worth


@rule
def best_build(s, company, same, skipped):
    """The colour and slot that are best to build, as colour * SLOTS + slot, or NONE; a colour can be left out."""
    best = NONE
    best_worth = -100.0
    for colour in range(COLOUR_COUNT):
        if s.pillars[company, colour] > 0 and colour != skipped and fits(s, colour, same):
            for slot in range(SLOTS):
                if s.slots[s.level, slot] == NONE:
                    worth = build_worth(s, company, colour, slot)
                    if worth > best_worth:
                        best = colour * SLOTS + slot
                        best_worth = worth
    return best


# --- effects


@rule
def direct_worth(s, company, effect, money):
    """The best that running an effect now can bring; copies count for what they usually bring, and what cannot be run for -1."""
    kind = EFFECT[effect, KIND]
    d = dollar(s)
    if kind <= GAIN_PAPER:
        return gain_worth(s, company, effect, kind, d)
    if kind == TRADE:
        colour = EFFECT[effect, COLOUR]
        if s.pillars[company, colour] > 0:
            return sale_worth(s, company, effect)
        return purchase_worth(s, company, colour, EFFECT[effect, PRICE], money)
    if kind == BUY_ANY:
        best = -1.0
        for colour in range(COLOUR_COUNT):
            best = max(best, purchase_worth(s, company, colour, EFFECT[effect, PRICE], money))
        return best
    if kind == BUILD:
        return building_worth(s, company, effect, money, d)
    if kind == RAISE:
        ready = s.open_floor != NONE and free_slots(s) == 0
        return (
            raise_worth(s, EFFECT[effect, POINTS]) - EFFECT[effect, PRICE] * d
            if ready and EFFECT[effect, PRICE] <= money
            else -1.0
        )
    if kind == SWAP:
        return swap_worth(s, company)
    if kind == BUY_STREET:
        return best_card(s, company, EFFECT[effect, DISCOUNT], money)
    if kind == BUY_HALL:
        return best_hall_card(s, company, EFFECT[effect, DISCOUNT], money)
    return ANOTHER_EFFECT if money >= EFFECT[effect, PRICE] else -1.0


@rule
def gain_worth(s, company, effect, kind, d):
    if kind == GAIN:
        return EFFECT[effect, DOLLARS] * d + EFFECT[effect, POINTS]
    if kind == PER_NEWSBOY:
        return min(spaces_reached(s, company), EFFECT[effect, MOST]) * d
    if kind == PER_FLOOR:
        return EFFECT[effect, DOLLARS] * (s.level + 1) * d
    if kind == PER_FLOORS:
        return float((s.level + 1) // EFFECT[effect, PER] * EFFECT[effect, POINTS])
    if kind == IF_COLOUR:
        return float(EFFECT[effect, POINTS]) if stands(s, EFFECT[effect, COLOUR]) else 0.0
    if kind == GAIN_TILE:
        return TILE if s.tile_supply > 0 else 0.0
    if kind == GAIN_PAPER:
        return min(NEWSPAPER, 0.5 * turns_left(s)) if s.paper_supply_count > 0 else 0.0
    return 0.0


@rule
def purchase_worth(s, company, colour, price, money):
    price = pillar_price(s, price)
    if price > money or not can_get_pillar(s, company, colour):
        return -1.0
    worth = pillar_worth(s, company, colour) - price * dollar(s)
    return worth + BROKE if money - price < 1 else worth


@rule
def sale_worth(s, company, effect):
    return EFFECT[effect, DOLLARS] * dollar(s) - pillar_worth(s, company, EFFECT[effect, COLOUR])


@rule
def free_slots(s):
    free = 0
    for slot in range(SLOTS):
        if s.slots[s.level, slot] == NONE:
            free += 1
    return free


@rule
def building_worth(s, company, effect, money, d):
    if s.open_floor == NONE or EFFECT[effect, PRICE] > money:
        return -1.0
    same = EFFECT[effect, SAME]
    first = best_build(s, company, same, NONE)
    if first == NONE:
        return -1.0
    worth = build_worth(s, company, first // SLOTS, first % SLOTS) + EFFECT[effect, POINTS] - EFFECT[effect, PRICE] * d
    if EFFECT[effect, COUNT] > 1 and free_slots(s) > 1:
        second = best_build(s, company, same, first // SLOTS)
        if second != NONE:
            worth += build_worth(s, company, second // SLOTS, second % SLOTS)
    return worth


@rule
def swap_worth(s, company):
    best = -1.0
    for own in range(COLOUR_COUNT):
        if s.pillars[company, own] > 0:
            for other in range(COLOUR_COUNT):
                if can_get_pillar(s, company, other):
                    best = max(best, pillar_worth(s, company, other) - pillar_worth(s, company, own))
    return best


@rule
def effect_worth(s, company, effect, money):
    """As `direct_worth`, but copies are followed one step."""
    kind = EFFECT[effect, KIND]
    if kind < HALL_ACTION:
        return direct_worth(s, company, effect, money)
    d = dollar(s)
    left = money - EFFECT[effect, PRICE]
    if left < 0:
        return -1.0
    best = 0.0
    if kind == ACTIVATE:
        return direct_worth(s, company, PAPER_EFFECTS + s.active_paper, left)
    if kind == HALL_ACTION:
        best = max(take_worth(s, True), direct_worth(s, company, PAPER_EFFECTS + s.active_paper, left))
        best = max(best, best_hall_card(s, company, 0, left))
    elif kind == USE_MARKET:
        for stack in range(STREET_COUNT):
            for half in range(2):
                if s.top[stack] != NONE:
                    best = max(best, direct_worth(s, company, 2 * s.top[stack] + half, left))
    else:
        for i in range(STREET_COUNT * ROWS):
            other = own_effect(s, company, i // ROWS, i % ROWS)
            if other != NONE and other != effect and not in_chain(s, other):
                best = max(best, direct_worth(s, company, other, left))
    return best - EFFECT[effect, PRICE] * d


@rule
def take_worth(s, at_city_hall):
    dollars = TAKE
    if at_city_hall and floor_gives(s, CITY_HALL_DOLLARS) > 0:
        dollars = floor_gives(s, CITY_HALL_DOLLARS)
    return dollars * dollar(s)
