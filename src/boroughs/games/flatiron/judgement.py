"""What things are worth, in points: dollars, pillars, slots, cards, effects, a column run from top to bottom. Rough and quick."""

from boroughs.games.flatiron.components import (
    BOARD_POINTS,
    COLOUR_COUNT,
    EFFECT,
    HALL_CARD_COUNT,
    HALL_HALVES,
    LEVELS,
    PAPER_EFFECTS,
    ROOF,
    ROWS,
    SCORING,
    SLOT_EFFECTS,
    SLOTS,
    STREET_COUNT,
    STREET_OF,
    TAKE,
    THUMBS,
    TILE_VALUE,
)
from boroughs.games.flatiron.effects import in_chain, own_effect, stands
from boroughs.games.flatiron.newsboy import spaces_reached
from boroughs.games.flatiron.scoring import column_points, column_reputation, hall_points, own_pillars
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
    SAME_COLOUR,
    SWAP,
    TRADE,
    USE_MARKET,
    USE_OWN,
)
from boroughs.kernel import rule

NEWSPAPER = 1.6
TILE = 2.0
USUAL_BONUS = 1.6
"""What a slot's bonus is worth before one knows which slot it will be."""
FLOOR_LEAD = 1.2
"""What it is worth to lay a floor beyond its points: the match goes on, and one builds on it first."""
TURNS_A_FLOOR = 3.4
"""How many turns of a player it takes from floor to floor."""
RUNS = 0.2
"""How often a column is run, by turn."""

ANOTHER_EFFECT = 0.7
"""What it is worth to run another effect, where that is not looked into: advice does not recurse."""


@rule
def turns_left(s):
    """About how many turns a player still has."""
    left = TURNS_A_FLOOR * (LEVELS - 1 - s.level)
    for slot in range(SLOTS):
        if s.slots[s.level, slot] != NONE:
            left -= 0.8
    if s.turn_limit > 0:
        left = min(left, float(s.turn_limit - s.rounds))
    return max(left, 0.0)


@rule
def dollar(s):
    """A dollar buys less and less towards the end."""
    return 0.12 + 0.4 * min(turns_left(s) / 6.0, 1.0)


# --- pillars and floors


@rule
def fits(s, colour, same):
    return same or floor_gives(s, SAME_COLOUR) > 0 or not stands(s, colour)


@rule
def pillar_worth(s, company, colour):
    """A pillar on one's board: what it will score, if there is time to build it."""
    if s.floor == ROOF:
        return 0.0
    worth = BOARD_POINTS[s.board[company], colour] + USUAL_BONUS - dollar(s)
    left = turns_left(s)
    if not fits(s, colour, False):
        return worth * min(max(left - 2.0, 0.0) / 8.0, 0.5)
    return worth * min(left / 4.0, 0.72)


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
        worth -= 0.8  # the other one gets the floor
    return worth


@rule
def can_raise_soon(s, company):
    return s.money[company] >= 6


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


@rule
def raise_worth(s, points):
    """A floor's points; the roof also ends the match, which is good for whoever leads."""
    if s.open_floor == ROOF and s.players == 2:
        lead = standing_points(s, s.turn) + points - standing_points(s, 1 - s.turn)
        return points + (6.0 if lead > 0 else -3.0)
    return points + FLOOR_LEAD


# --- the state of a company


@rule
def standing_points(s, company):
    """Points so far and what the final scoring would add now."""
    total = float(s.points[company])
    tiles = s.tiles[company]
    for column in range(STREET_COUNT):
        reputation = column_reputation(s, company, column)
        if tiles > 0 and reputation <= 0 and reputation + tiles * TILE_VALUE > 0:
            tiles -= 1 - reputation
            reputation = 1
        total += column_points(reputation)
        for i in range(s.held[company, column]):
            half = s.columns[company, column, i] - HALL_HALVES
            if half >= 0:
                total += hall_points(s, company, half)
    return total


@rule
def reputation_worth(reputation, tiles, left):
    """A column's reputation at the end, softened while there is time to mend it."""
    soft = min(left / 14.0, 0.6)
    now = column_points(reputation)
    if reputation > 0:
        return now * (1.0 - 0.3 * soft) + 0.2 * (reputation - 1)
    if reputation == 0:
        return 1.5 * soft + (1.5 if tiles > 0 else 0.0)
    return now * (1.0 - 0.5 * soft) + 0.3 * (reputation + 1)


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
            1.6
            + 0.6 * EFFECT[effect, COUNT]
            + EFFECT[effect, POINTS]
            + 0.5 * EFFECT[effect, SAME]
            - EFFECT[effect, PRICE] * d
        )
    if kind == RAISE:
        return 0.45 * (EFFECT[effect, POINTS] + FLOOR_LEAD - EFFECT[effect, PRICE] * d)
    if kind == BUY_ANY:
        return max(2.2 - EFFECT[effect, PRICE] * d, 0.2)
    if kind == USE_OWN or kind == USE_MARKET:
        return 1.2
    if kind == ACTIVATE or kind == HALL_ACTION:
        return 1.0
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
        worth += points * 0.16 * left / SCORING[half, PER]
    elif kind == PER_DOLLAR:
        worth = min(6.0 / SCORING[half, PER] * points, float(SCORING[half, MOST]))
    elif kind == PER_REPUTATION:
        worth += points * 0.16 * left / SCORING[half, PER]
    elif kind == PER_HALL_CARD:
        worth += points * (1.0 + 0.05 * left)
    elif kind == PER_OWN_PILLAR:
        worth = points * (own_pillars(s, company) * 0.4 + 0.6)
    elif kind == PER_FLOOR_WITH_COLOURS:
        worth += points * 0.5 * (LEVELS - 2 - s.level)
    elif kind == PER_BUILT_PILLAR:
        worth += points * 0.75 * (LEVELS - 2 - s.level)
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
    return worth - 0.05 * left


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
    return worth - 0.9 if money - price < 1 else worth  # nothing would be left to build it with


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
