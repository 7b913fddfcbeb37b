"""Cheap judgement for bots: what each move is worth to the actor, how a match may end. It values building and finishing: nothing else
forces anybody to."""

from boroughs.games.flatiron import moves as m
from boroughs.games.flatiron.components import (
    BOARD_POINTS,
    CITY_HALL,
    COLOUR_COUNT,
    EFFECT,
    FLOOR_STREET,
    LEVELS,
    PAPER_EFFECTS,
    ROWS,
    SLOTS,
    STREET_COUNT,
)
from boroughs.games.flatiron.effects import hub_effect, own_effect
from boroughs.games.flatiron.judgement import (
    NEWSPAPER,
    TILE,
    dollar,
    fits,
    pillar_worth,
    raise_worth,
    reputation_worth,
    rivals_points,
    standing_points,
    turns_left,
)
from boroughs.games.flatiron.newsboy import DANIEL, spaces_reached
from boroughs.games.flatiron.scoring import column_points, column_reputation
from boroughs.games.flatiron.state import EFFECT_AT, MOVING, NONE, SECOND, STEP
from boroughs.games.flatiron.trade import can_buy_card, floor_gives, pillar_price
from boroughs.games.flatiron.vocabulary import (
    ACTIVATE,
    BUILD,
    BUY_ANY,
    COLOUR,
    DISCOUNT,
    DOLLARS,
    GAIN,
    HALL_ACTION,
    KIND,
    MOVE_DOLLARS,
    PER_FLOOR,
    PER_NEWSBOY,
    POINTS,
    PRICE,
    SAME,
    TRADE,
)
from boroughs.games.flatiron.worth import (
    RUNS,
    best_half,
    best_hall_card,
    bonus_worth,
    build_worth,
    building_worth,
    card_worth,
    direct_worth,
    effect_worth,
    free_slots,
    hall_worth,
    purchase_worth,
    sale_worth,
    take_worth,
    usual_worth,
)
from boroughs.kernel import pick, rule

SAMPLED = 3
"""How many moves a playout's hint compares."""
NOTHING = 2.0
"""The weight of doing nothing; what is worth less than nothing weighs less."""
AT_ONCE = 12.0
"""The weight of a newspaper that is good to use now: it costs no action."""
PATIENCE = 0.77
"""The share of what a newspaper is worth that its use must bring."""
POINTS_A_FLOOR = 7.5
"""What a player usually scores from floor to floor, beyond what is counted one by one."""
DANIEL_A_FLOOR = 19.0
"""What Daniel usually scores from floor to floor."""


@rule
def weigh(s, moves, n, out):
    for i in range(n):
        out[i] = weight(s, moves[i])


@rule
def hint(s, moves, n, g):
    """The best of a few moves taken at random."""
    best = pick(g, n)
    best_weight = weight(s, moves[best])
    for _ in range(min(SAMPLED, n) - 1):
        i = pick(g, n)
        w = weight(s, moves[i])
        if w > best_weight:
            best = i
            best_weight = w
    return best


@rule
def weight(s, move):
    return max(NOTHING + worth(s, move), 0.05)


@rule
def worth(s, move):
    """What a move brings, in points; 0 for nothing."""
    if move == m.SKIP or move == m.END or move < m.GO:
        return 0.0
    if m.USE <= move < m.END:
        return worth_of_use(s, move - m.USE)
    if m.KEEP <= move < m.TILE:
        return usual_worth(s, s.turn, PAPER_EFFECTS + move - m.KEEP)
    if m.TILE <= move < m.GAIN:
        return worth_of_tile(s, move - m.TILE)
    if s.depth > 0:
        return worth_of_way(s, move)
    if s.phase == MOVING:
        return worth_of_place(s, move - m.GO)
    return worth_of_action(s, move)


# --- a turn


@rule
def worth_of_place(s, place):
    """The best action there."""
    company = s.turn
    worth = take_worth(s, place == CITY_HALL)
    if place == CITY_HALL:
        worth = max(worth, direct_worth(s, company, PAPER_EFFECTS + s.active_paper, s.money[company]))
        return max(worth, best_hall_card(s, company, 0, s.money[company]))
    if can_buy_card(s, company, place, 0, s.money[company]):
        worth = max(worth, best_half(s, company, s.top[place], 0))
    worth = max(worth, worth_of_column(s, company, place))
    if FLOOR_STREET[s.floor] == place:
        worth += floor_gives(s, MOVE_DOLLARS) * dollar(s)
    return worth


@rule
def worth_of_action(s, move):
    company = s.turn
    place = s.figure[company]
    if move == m.TAKE:
        return take_worth(s, place == CITY_HALL)
    if move == m.RUN:
        if place == CITY_HALL:
            return direct_worth(s, company, PAPER_EFFECTS + s.active_paper, s.money[company])
        return worth_of_column(s, company, place)
    return worth_of_purchase(s, move, 0)


@rule
def worth_of_purchase(s, move, discount):
    """A street card or a City Hall card."""
    company = s.turn
    if move >= m.ACQUIRE:
        fields = move - m.ACQUIRE
        return hall_worth(s, company, fields // (2 * STREET_COUNT), fields // 2 % STREET_COUNT, fields % 2, discount)
    fields = move - m.BUY
    return card_worth(s, company, s.top[fields // 2], fields % 2, discount)


@rule
def worth_of_column(s, company, column):
    """The effects of a column one after the other, each if it is worth it, with the money that is left."""
    money = s.money[company]
    total = 0.0
    bought = NONE
    d = dollar(s)
    for row in range(ROWS):
        effect = own_effect(s, company, column, row)
        if effect == NONE:
            break
        kind = EFFECT[effect, KIND]
        if kind == TRADE or kind == BUY_ANY:
            colour = best_colour(s, company, effect, money)
            if colour != NONE and bought == NONE:
                total += purchase_worth(s, company, colour, EFFECT[effect, PRICE], money)
                money -= pillar_price(s, EFFECT[effect, PRICE])
                bought = colour
            continue
        if kind == BUILD:
            gain = building_worth(s, company, effect, money, d)
            if bought != NONE and EFFECT[effect, PRICE] <= money:
                gain = max(gain, worth_of_bought(s, company, effect, bought, d))
                bought = NONE if gain > 0 else bought
        else:
            gain = effect_worth(s, company, effect, money)
        if gain > 0:
            total += gain
            money -= EFFECT[effect, PRICE]
            money += dollars_of(s, company, effect, kind)
    return total


@rule
def best_colour(s, company, effect, money):
    """The colour that is worth buying by a trade or a free choice, or NONE."""
    best = NONE
    most = 0.0
    for colour in range(COLOUR_COUNT):
        if EFFECT[effect, KIND] == BUY_ANY or EFFECT[effect, COLOUR] == colour:
            worth = purchase_worth(s, company, colour, EFFECT[effect, PRICE], money)
            if worth > most:
                best = colour
                most = worth
    return best


@rule
def worth_of_bought(s, company, effect, colour, d):
    """Building a pillar that was bought a moment ago, in the same column."""
    if free_slots(s) == 0 or not fits(s, colour, EFFECT[effect, SAME]):
        return -1.0
    bonus = 0.0
    for slot in range(SLOTS):
        if s.slots[s.level, slot] == NONE:
            bonus = max(bonus, bonus_worth(s, company, slot, colour))
    points = BOARD_POINTS[s.board[company], colour] + EFFECT[effect, POINTS]
    return points + bonus - pillar_worth(s, company, colour) - EFFECT[effect, PRICE] * d


@rule
def dollars_of(s, company, effect, kind):
    if kind == GAIN:
        return EFFECT[effect, DOLLARS]
    if kind == PER_FLOOR:
        return EFFECT[effect, DOLLARS] * (s.level + 1)
    return spaces_reached(s, company) if kind == PER_NEWSBOY else 0


# --- newspapers and tiles


@rule
def worth_of_use(s, paper):
    """A newspaper is used when its effect is worth what a newspaper usually is, or when time runs out."""
    worth = direct_worth(s, s.turn, PAPER_EFFECTS + paper, s.money[s.turn])
    wanted = NEWSPAPER * min(turns_left(s) / 4.0, PATIENCE)
    return AT_ONCE + worth if worth > wanted else worth - wanted - 0.5


@rule
def worth_of_tile(s, column):
    """What a tile in that column brings, shared among the tiles that it takes."""
    company = s.turn
    reputation = column_reputation(s, company, column)
    now = column_points(reputation)
    for more in range(1, s.tiles[company] + 1):
        if column_points(reputation + more) > now:
            return (column_points(reputation + more) - now) / more
    return 0.0


# --- effects


@rule
def worth_of_way(s, move):
    """A way to run the innermost effect, its price included."""
    company = s.turn
    effect = s.frames[s.depth - 1, EFFECT_AT]
    if EFFECT[effect, KIND] == ACTIVATE:
        effect = PAPER_EFFECTS + s.active_paper
    kind = EFFECT[effect, KIND]
    price = EFFECT[effect, PRICE]
    d = dollar(s)
    if move >= m.COPY:
        target = hub_effect(s, 0, move - m.COPY) if move < m.COPY_MARKET else hub_effect(s, 1, move - m.COPY_MARKET)
        return direct_worth(s, company, target, s.money[company] - price) - price * d
    if move == m.RAISE:
        return raise_worth(s, EFFECT[effect, POINTS]) - price * d
    if move >= m.BUILD:
        fields = move - m.BUILD
        worth = build_worth(s, company, fields // SLOTS, fields % SLOTS)
        return worth if s.frames[s.depth - 1, STEP] == SECOND else worth + EFFECT[effect, POINTS] - price * d
    if move >= m.SWAP:
        fields = move - m.SWAP
        return pillar_worth(s, company, fields % COLOUR_COUNT) - pillar_worth(s, company, fields // COLOUR_COUNT)
    if move >= m.SELL_PILLAR:
        return sale_worth(s, company, effect)
    if move >= m.BUY_PILLAR:
        return purchase_worth(s, company, move - m.BUY_PILLAR, price, s.money[company])
    if move == m.GAIN:
        return max(direct_worth(s, company, effect, s.money[company]), 0.01)
    worth = 0.0
    if move == m.TAKE:
        worth = take_worth(s, True)
    elif move == m.RUN:
        worth = direct_worth(s, company, PAPER_EFFECTS + s.active_paper, s.money[company] - price)
    else:
        worth = worth_of_purchase(s, move, EFFECT[effect, DISCOUNT])
    return worth - price * d if kind == HALL_ACTION else worth


# --- the end


@rule
def evaluate(s, out):
    """Points now, what the final scoring would add, what lies ready, and what the time left usually brings."""
    left = turns_left(s)
    d = dollar(s)
    for seat in range(s.players):
        total = standing_points(s, seat) + s.money[seat] * d + TILE * 0.3 * s.tiles[seat]
        total += s.paper_count[seat] * min(NEWSPAPER, 0.5 * left)
        for colour in range(COLOUR_COUNT):
            if s.pillars[seat, colour] > 0:
                total += pillar_worth(s, seat, colour)
        for column in range(STREET_COUNT):
            reputation = column_reputation(s, seat, column)
            total += reputation_worth(reputation, s.tiles[seat], left) - column_points(reputation)
            total += engine(s, seat, column) * RUNS * left
        out[seat] = total + POINTS_A_FLOOR * (LEVELS - 1 - s.level)
    if s.players == 1:
        out[DANIEL] = rivals_points(s) + DANIEL_A_FLOOR * (LEVELS - 1 - s.level)


@rule
def engine(s, company, column):
    """What the cards of a column are worth each time that it is run."""
    worth = 0.0
    for row in range(ROWS):
        effect = own_effect(s, company, column, row) if s.board[company] != NONE else NONE
        if effect == NONE:
            break
        if effect < PAPER_EFFECTS and s.held[company, column] > 0:
            worth += usual_worth(s, company, effect)
    return worth
