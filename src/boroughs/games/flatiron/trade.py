"""What can be bought and sold, at which price: pillars, street cards, City Hall cards (FL11, FL13, FL18, FL19, FL26)."""

from boroughs.games.flatiron import events as ev
from boroughs.games.flatiron.components import (
    COLUMN_CARDS,
    COLUMN_HALL_CARDS,
    FLOOR_EFFECT,
    HALL_CARD_COUNT,
    HALL_HALVES,
    PRICE_OF,
    STREET_CARD_COUNT,
    STREET_COUNT,
    STREET_OF,
    TAKE,
)
from boroughs.games.flatiron.newsboy import award
from boroughs.games.flatiron.piles import turn_up
from boroughs.games.flatiron.state import FROM_STREET_CARDS, NONE
from boroughs.games.flatiron.vocabulary import (
    CITY_HALL_DOLLARS,
    HALL_DISCOUNT,
    PILLAR_DISCOUNT,
    SALE_DOLLARS,
    STREET_CARD_POINTS,
)
from boroughs.kernel import note, rule


@rule
def floor_gives(s, kind):
    """What the active floor's effect gives to a question of that kind; 0 for nothing (FL28)."""
    return FLOOR_EFFECT[s.floor, kind]


@rule
def take_dollars(s, at_city_hall, log):
    """FL16, FL28: 2 dollars; at City Hall the active floor can make it more."""
    company = s.turn
    dollars = TAKE
    if at_city_hall and floor_gives(s, CITY_HALL_DOLLARS) > 0:
        dollars = floor_gives(s, CITY_HALL_DOLLARS)
    s.money[company] += dollars
    note(log, ev.TOOK, company, dollars)


# --- pillars


@rule
def pillar_price(s, price):
    return max(price - floor_gives(s, PILLAR_DISCOUNT), 0)


@rule
def can_get_pillar(s, company, colour):
    """FL19: one of each colour at most, and only what the supply has."""
    return s.pillars[company, colour] == 0 and s.supply[colour] > 0


@rule
def buy_pillar(s, colour, price, log):
    company = s.turn
    price = pillar_price(s, price)
    s.money[company] -= price
    s.supply[colour] -= 1
    s.pillars[company, colour] += 1
    note(log, ev.PILLAR_BOUGHT, company, colour, price)


@rule
def sell_pillar(s, colour, dollars, log):
    company = s.turn
    dollars += floor_gives(s, SALE_DOLLARS)
    s.money[company] += dollars
    s.supply[colour] += 1
    s.pillars[company, colour] -= 1
    note(log, ev.PILLAR_SOLD, company, colour, dollars)


@rule
def swap_pillar(s, own, other, log):
    company = s.turn
    s.supply[own] += 1
    s.pillars[company, own] -= 1
    s.supply[other] -= 1
    s.pillars[company, other] += 1
    note(log, ev.SWAPPED, company, own, other)


# --- cards


@rule
def card_price(card, discount):
    return max(PRICE_OF[card] - discount, 0)


@rule
def can_buy_card(s, company, stack, discount, money):
    """The top card of that stack, if its column has room and the money is there (FL11)."""
    card = s.top[stack]
    if card == NONE or s.held[company, STREET_OF[card]] >= COLUMN_CARDS:
        return False
    return card_price(card, discount) <= money


@rule
def buy_card(s, stack, half, discount, log):
    """FL11, FL12: the card goes into the column of its street, under those that are there."""
    company = s.turn
    card = s.top[stack]
    column = STREET_OF[card]
    price = card_price(card, discount)
    s.money[company] -= price
    tuck(s, company, column, card * 2 + half)
    note(log, ev.BOUGHT, company, card, half, column, stack, price)
    turn_up(s, stack, log)
    points = floor_gives(s, STREET_CARD_POINTS)
    if points > 0:
        note(log, ev.FLOOR_HELPED, company, STREET_CARD_POINTS, 0, points)
        award(s, company, points, FROM_STREET_CARDS, log)


@rule
def tuck(s, company, column, half):
    s.columns[company, column, s.held[company, column]] = half
    s.held[company, column] += 1


@rule
def hall_price(s, card, discount):
    """The price of a City Hall card less an effect's and the active floor's discounts (FL26)."""
    return max(PRICE_OF[STREET_CARD_COUNT + card] - discount - floor_gives(s, HALL_DISCOUNT), 0)


@rule
def has_hall_room(s, company, column):
    """FL13: room in the column, and no City Hall card in it yet."""
    cards = 0
    for i in range(s.held[company, column]):
        if s.columns[company, column, i] >= HALL_HALVES:
            cards += 1
    return s.held[company, column] < COLUMN_CARDS and cards < COLUMN_HALL_CARDS


@rule
def can_acquire(s, company, discount, money):
    """Whether any City Hall card can be bought."""
    room = False
    for column in range(STREET_COUNT):
        if has_hall_room(s, company, column):
            room = True
    if room:
        for card in range(HALL_CARD_COUNT):
            if s.hall[card] and hall_price(s, card, discount) <= money:
                return True
    return False


@rule
def acquire(s, card, column, half, discount, log):
    """FL13: a City Hall card into a column of one's choice."""
    company = s.turn
    price = hall_price(s, card, discount)
    s.money[company] -= price
    s.hall[card] = 0
    tuck(s, company, column, HALL_HALVES + card * 2 + half)
    note(log, ev.ACQUIRED, company, card, half, column, price)
