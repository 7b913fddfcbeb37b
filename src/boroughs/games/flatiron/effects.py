"""The one executor: asks whether an effect can be run, says in which ways, and runs it; for boards, cards, newspapers and slots alike.

Effects that are being run stand on a stack in the record, the innermost last. An effect that can be skipped is pushed before it is
asked about, so that the chain of printed places (FL25) is just what lies on the stack.
"""

from boroughs.games.flatiron.components import (
    BOARD_EFFECTS,
    COLOUR_COUNT,
    EFFECT,
    HALL_HALVES,
    LOWER,
    PAPER_EFFECTS,
    PRINTED,
    ROWS,
    SLOTS,
    STREET_COUNT,
    UPPER,
)
from boroughs.games.flatiron.state import EFFECT_AT, GONE, NONE, STEP
from boroughs.games.flatiron.trade import (
    can_acquire,
    can_buy_card,
    can_get_pillar,
    floor_gives,
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
    HALL_ACTION,
    KIND,
    LAST_GAIN,
    PRICE,
    RAISE,
    SAME,
    SAME_COLOUR,
    SWAP,
    TRADE,
    USE_OWN,
)
from boroughs.kernel import rule

OWN, MARKET, NEWSPAPER = 0, 1, 2
"""Where an effect that runs another one looks for it."""


# --- the stack


@rule
def push(s, effect, step):
    s.frames[s.depth, EFFECT_AT] = effect
    s.frames[s.depth, STEP] = step
    s.depth += 1


@rule
def pop(s):
    s.depth -= 1
    s.frames[s.depth, :] = 0


@rule
def in_chain(s, effect):
    """FL25: no printed place comes twice in a chain."""
    for depth in range(s.depth):
        if s.frames[depth, EFFECT_AT] == effect and not s.frames[depth, GONE]:
            return True
    return False


# --- what is printed where


@rule
def own_effect(s, company, column, row):
    """A column's visible effect, counted from the top (FL14), or NONE: upper cards from the outermost in, the printed effects, lower
    cards from the innermost out; City Hall cards are passed over."""
    for i in range(s.held[company, column] - 1, -1, -1):
        half = s.columns[company, column, i]
        if half < HALL_HALVES and half % 2 == UPPER:
            if row == 0:
                return half
            row -= 1
    if row < PRINTED:
        return BOARD_EFFECTS + ((s.board[company] * 2 + s.side[company]) * STREET_COUNT + column) * PRINTED + row
    row -= PRINTED
    for i in range(s.held[company, column]):
        half = s.columns[company, column, i]
        if half < HALL_HALVES and half % 2 == LOWER:
            if row == 0:
                return half
            row -= 1
    return NONE


@rule
def hub_size(hub):
    return STREET_COUNT * ROWS if hub == OWN else (STREET_COUNT * 2 if hub == MARKET else 1)


@rule
def hub_effect(s, hub, i):
    """The effects that can be copied: one's own, those of visible street cards, the active newspaper's."""
    if hub == OWN:
        return own_effect(s, s.turn, i // ROWS, i % ROWS)
    if hub == MARKET:
        card = s.top[i // 2]
        return NONE if card == NONE else card * 2 + i % 2
    return PAPER_EFFECTS + s.active_paper


@rule
def hub_of(kind):
    return OWN if kind == USE_OWN else (NEWSPAPER if kind == ACTIVATE else MARKET)


# --- can it be run?


@rule
def can(s, effect, money):
    """FL27: a gain always; whatever pays, trades, builds or copies only if something comes of it with that money."""
    if EFFECT[effect, KIND] < FIRST_COPY:
        return can_directly(s, effect, money)
    return can_copy(s, effect, money)


@rule
def can_directly(s, effect, money):
    kind = EFFECT[effect, KIND]
    company = s.turn
    if kind <= LAST_GAIN:
        return True
    if kind == TRADE:
        colour = EFFECT[effect, COLOUR]
        if s.pillars[company, colour] > 0:
            return True
        return can_get_pillar(s, company, colour) and pillar_price(s, EFFECT[effect, PRICE]) <= money
    if kind == BUILD:
        return EFFECT[effect, PRICE] <= money and can_build(s, company, EFFECT[effect, SAME])
    if kind == RAISE:
        return EFFECT[effect, PRICE] <= money and can_raise(s)
    if kind == SWAP:
        return can_swap(s, company)
    if kind == BUY_ANY:
        if pillar_price(s, EFFECT[effect, PRICE]) <= money:
            for colour in range(COLOUR_COUNT):
                if can_get_pillar(s, company, colour):
                    return True
        return False
    if kind == BUY_STREET:
        for stack in range(STREET_COUNT):
            if can_buy_card(s, company, stack, EFFECT[effect, DISCOUNT], money):
                return True
        return False
    if kind == BUY_HALL:
        return can_acquire(s, company, EFFECT[effect, DISCOUNT], money)
    return kind == HALL_ACTION and EFFECT[effect, PRICE] <= money  # taking dollars is always possible


@rule
def can_swap(s, company):
    mine = False
    other = False
    for colour in range(COLOUR_COUNT):
        if s.pillars[company, colour] > 0:
            mine = True
        elif s.supply[colour] > 0:
            other = True
    return mine and other


@rule
def can_raise(s):
    """FL23: three pillars stand on the active floor, and there is a floor to lay."""
    return s.open_floor != NONE and pillars_standing(s) == SLOTS


@rule
def pillars_standing(s):
    standing = 0
    for slot in range(SLOTS):
        if s.slots[s.level, slot] != NONE:
            standing += 1
    return standing


@rule
def can_build(s, company, same):
    """FL20: a free slot of the active floor, and a pillar that may stand there."""
    if not has_free_slot(s):
        return False
    for colour in range(COLOUR_COUNT):
        if s.pillars[company, colour] > 0 and may_stand(s, colour, same):
            return True
    return False


@rule
def has_free_slot(s):
    return s.open_floor != NONE and pillars_standing(s) < SLOTS  # nothing can be built on the roof (FL30)


@rule
def may_stand(s, colour, same):
    """FL20, FL24, FL28: the colours of a floor differ, unless the effect or the floor itself allows otherwise."""
    return same or floor_gives(s, SAME_COLOUR) > 0 or not stands(s, colour)


@rule
def stands(s, colour):
    """Whether the active floor has a pillar of that colour."""
    for slot in range(SLOTS):
        if s.slots[s.level, slot] == colour:
            return True
    return False


@rule
def can_copy(s, effect, money):
    """Whether an effect that runs another one leads to one that can be run.

    Copies can lead to copies, so this looks for the cheapest way to each place where effects are looked for, and asks there for one that
    is no copy. No way goes through the same place twice: there are only three.
    """
    own = market = newspaper = NONE
    asked_own = asked_market = asked_newspaper = NONE
    hub = hub_of(EFFECT[effect, KIND])
    left = money - EFFECT[effect, PRICE]
    while left >= 0:
        for i in range(hub_size(hub)):
            other = hub_effect(s, hub, i)
            if other == NONE or other == effect or in_chain(s, other):
                continue
            kind = EFFECT[other, KIND]
            if kind < FIRST_COPY:
                if can_directly(s, other, left):
                    return True
            else:
                rest = left - EFFECT[other, PRICE]
                target = hub_of(kind)
                if target == OWN:
                    own = max(own, rest)
                elif target == MARKET:
                    market = max(market, rest)
                else:
                    newspaper = max(newspaper, rest)
        if hub == OWN:
            asked_own = max(asked_own, left)
        elif hub == MARKET:
            asked_market = max(asked_market, left)
        else:
            asked_newspaper = max(asked_newspaper, left)
        if own > asked_own:
            hub = OWN
            left = own
        elif market > asked_market:
            hub = MARKET
            left = market
        elif newspaper > asked_newspaper:
            hub = NEWSPAPER
            left = newspaper
        else:
            return False
    return False
