"""In which ways the innermost effect can be run: the executor's list of moves."""

from boroughs.games.flatiron import moves as m
from boroughs.games.flatiron.components import (
    COLOUR_COUNT,
    EFFECT,
    HALL_CARD_COUNT,
    PAPER_EFFECTS,
    SLOTS,
    STREET_COUNT,
)
from boroughs.games.flatiron.effects import (
    can,
    hub_effect,
    hub_of,
    hub_size,
    in_chain,
    may_stand,
)
from boroughs.games.flatiron.state import (
    EFFECT_AT,
    NONE,
    SECOND,
    STEP,
)
from boroughs.games.flatiron.trade import (
    can_buy_card,
    can_get_pillar,
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
    COLOUR,
    DISCOUNT,
    FIRST_COPY,
    KIND,
    LAST_GAIN,
    PRICE,
    RAISE,
    SAME,
    SWAP,
    TRADE,
)
from boroughs.kernel import rule


@rule
def ways(s, out):
    """Writes the moves that run the innermost effect."""
    top = s.depth - 1
    effect = s.frames[top, EFFECT_AT]
    money = s.money[s.turn]
    if s.frames[top, STEP] == SECOND:
        return ways_to_build(s, EFFECT[effect, SAME], out)
    if EFFECT[effect, KIND] == ACTIVATE:
        effect = PAPER_EFFECTS + s.active_paper
        if in_chain(s, effect):
            return 0
    kind = EFFECT[effect, KIND]
    price = EFFECT[effect, PRICE]
    if kind >= FIRST_COPY:
        return ways_to_copy(s, kind, effect, money - price, out)
    if kind == BUY_STREET:
        return ways_to_buy(s, EFFECT[effect, DISCOUNT], money, out)
    if kind == BUY_HALL:
        return ways_to_acquire(s, EFFECT[effect, DISCOUNT], money, out, 0)
    if kind == TRADE or kind == BUY_ANY or kind == SWAP:
        return ways_to_trade(s, kind, effect, money, out)
    if not can(s, effect, money):
        return 0
    if kind <= LAST_GAIN:
        out[0] = m.GAIN
        return 1
    if kind == BUILD:
        return ways_to_build(s, EFFECT[effect, SAME], out)
    if kind == RAISE:
        out[0] = m.RAISE
        return 1
    return ways_at_city_hall(s, money - price, out)


@rule
def ways_to_trade(s, kind, effect, money, out):
    """FL18, FL19, FL24: buying, selling and swapping pillars."""
    n = 0
    company = s.turn
    affordable = pillar_price(s, EFFECT[effect, PRICE]) <= money
    for colour in range(COLOUR_COUNT):
        if kind == SWAP:
            for other in range(COLOUR_COUNT):
                if s.pillars[company, colour] > 0 and can_get_pillar(s, company, other):
                    out[n] = m.SWAP + colour * COLOUR_COUNT + other
                    n += 1
        elif kind == BUY_ANY or colour == EFFECT[effect, COLOUR]:
            if affordable and can_get_pillar(s, company, colour):
                out[n] = m.BUY_PILLAR + colour
                n += 1
            if kind == TRADE and s.pillars[company, colour] > 0:
                out[n] = m.SELL_PILLAR + colour
                n += 1
    return n


@rule
def ways_to_build(s, same, out):
    n = 0
    for colour in range(COLOUR_COUNT):
        if s.pillars[s.turn, colour] > 0 and may_stand(s, colour, same):
            for slot in range(SLOTS):
                if s.slots[s.level, slot] == NONE:
                    out[n] = m.BUILD + colour * SLOTS + slot
                    n += 1
    return n


@rule
def ways_to_buy(s, discount, money, out):
    n = 0
    for stack in range(STREET_COUNT):
        if can_buy_card(s, s.turn, stack, discount, money):
            out[n] = m.BUY + stack * 2
            out[n + 1] = m.BUY + stack * 2 + 1
            n += 2
    return n


@rule
def ways_to_acquire(s, discount, money, out, n):
    for column in range(STREET_COUNT):
        if has_hall_room(s, s.turn, column):
            for card in range(HALL_CARD_COUNT):
                if s.hall[card] and hall_price(s, card, discount) <= money:
                    out[n] = m.ACQUIRE + (card * STREET_COUNT + column) * 2
                    out[n + 1] = out[n] + 1
                    n += 2
    return n


@rule
def ways_at_city_hall(s, money, out):
    """FL24: one of its three actions, paid for; running the newspaper only if something comes of it."""
    out[0] = m.TAKE
    n = 1
    newspaper = PAPER_EFFECTS + s.active_paper
    if not in_chain(s, newspaper) and can(s, newspaper, money):
        out[n] = m.RUN
        n += 1
    return ways_to_acquire(s, 0, money, out, n)


@rule
def ways_to_copy(s, kind, effect, money, out):
    """FL24, FL25: another effect that can be run with what is left after paying for this one."""
    n = 0
    hub = hub_of(kind)
    if money < 0:
        return 0
    for i in range(hub_size(hub)):
        other = hub_effect(s, hub, i)
        if other != NONE and other != effect and not in_chain(s, other) and can(s, other, money):
            out[n] = (m.COPY if hub == 0 else m.COPY_MARKET) + i
            n += 1
    return n
