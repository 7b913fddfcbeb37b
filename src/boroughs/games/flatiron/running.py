"""The executor's other half: running the innermost effect, and going on with it."""

from boroughs.games.flatiron import events as ev
from boroughs.games.flatiron import moves as m
from boroughs.games.flatiron.components import (
    BOARD_EFFECTS,
    BOARD_POINTS,
    COLOUR_COUNT,
    EFFECT,
    PAPER_EFFECTS,
    ROOF,
    SLOT_EFFECTS,
    SLOTS,
    STREET_COUNT,
)
from boroughs.games.flatiron.effects import (
    can,
    can_build,
    hub_effect,
    hub_of,
    pop,
    push,
    stands,
)
from boroughs.games.flatiron.newsboy import award, get_paper, spaces_reached
from boroughs.games.flatiron.piles import draw_paper, open_next_floor, raise_floor, turn_stacks
from boroughs.games.flatiron.state import (
    ASKED,
    BONUS,
    BUILT,
    DONE,
    EFFECT_AT,
    FROM_BONUSES,
    FROM_EFFECTS,
    FROM_FLOORS,
    FROM_PILLARS,
    NEXT_PILLAR,
    NONE,
    OFFERED,
    RUNNING,
    SECOND,
    SLOT,
    STEP,
    TURNING,
)
from boroughs.games.flatiron.trade import (
    acquire,
    buy_card,
    buy_pillar,
    sell_pillar,
    swap_pillar,
    take_dollars,
)
from boroughs.games.flatiron.vocabulary import (
    ACTIVATE,
    BUILD,
    BUY_ANY,
    BUY_HALL,
    BUY_STREET,
    COLOUR,
    COUNT,
    DISCOUNT,
    DOLLARS,
    FIRST_COPY,
    GAIN,
    GAIN_PAPER,
    GAIN_TILE,
    HALL_ACTION,
    IF_COLOUR,
    IF_SLOT_COLOUR,
    KIND,
    LAST_GAIN,
    MOST,
    PER,
    PER_FLOOR,
    PER_FLOORS,
    PER_NEWSBOY,
    POINTS,
    PRICE,
    RAISE,
    SAME,
    SWAP,
    TRADE,
    USE_OWN,
)
from boroughs.kernel import note, rule


@rule
def origin(effect):
    """What an effect is printed on: a street card, a board, a newspaper, a slot."""
    if effect >= SLOT_EFFECTS:
        return 3
    if effect >= PAPER_EFFECTS:
        return 2
    return 1 if effect >= BOARD_EFFECTS else 0


@rule
def run(s, move, log):
    """Runs the innermost effect in the way that the move says."""
    if EFFECT[s.frames[s.depth - 1, EFFECT_AT], KIND] == ACTIVATE:
        activate(s, ASKED, log)
    top = s.depth - 1
    effect = s.frames[top, EFFECT_AT]
    kind = EFFECT[effect, KIND]
    if s.frames[top, STEP] == SECOND:
        build(s, move - m.BUILD, log)
        return
    if kind == TRADE or kind == BUY_ANY or kind == SWAP:
        price = 0  # what a trade costs is said when it happens
    else:
        price = EFFECT[effect, PRICE]
    s.money[s.turn] -= price
    note(log, ev.EFFECT_RUN, s.turn, kind, origin(effect), price)
    s.frames[top, STEP] = DONE
    if kind <= LAST_GAIN:
        gain(s, effect, kind, log)
    elif kind == BUILD:
        build(s, move - m.BUILD, log)
    elif kind == RAISE:
        build_floor(s, EFFECT[effect, POINTS], log)
    elif kind == BUY_STREET:
        buy_card(s, (move - m.BUY) // 2, (move - m.BUY) % 2, EFFECT[effect, DISCOUNT], log)
    elif kind == BUY_HALL:
        acquire_by(s, move, EFFECT[effect, DISCOUNT], log)
    elif kind == HALL_ACTION:
        act_at_city_hall(s, move, log)
    elif kind >= FIRST_COPY:
        hub = hub_of(kind)
        push(s, hub_effect(s, hub, move - (m.COPY if kind == USE_OWN else m.COPY_MARKET)), ASKED)
    else:
        trade(s, effect, kind, move, log)


@rule
def trade(s, effect, kind, move, log):
    if kind == SWAP:
        swap_pillar(s, (move - m.SWAP) // COLOUR_COUNT, (move - m.SWAP) % COLOUR_COUNT, log)
    elif move >= m.SELL_PILLAR:
        sell_pillar(s, move - m.SELL_PILLAR, EFFECT[effect, DOLLARS], log)
    else:
        buy_pillar(s, move - m.BUY_PILLAR, EFFECT[effect, PRICE], log)


@rule
def acquire_by(s, move, discount, log):
    fields = move - m.ACQUIRE
    acquire(s, fields // (2 * STREET_COUNT), fields // 2 % STREET_COUNT, fields % 2, discount, log)


@rule
def act_at_city_hall(s, move, log):
    """FL24, FL25: the figure stays where it is; the active floor helps as if it were there."""
    if move == m.TAKE:
        take_dollars(s, True, log)
    elif move == m.RUN:
        push(s, PAPER_EFFECTS + s.active_paper, ASKED)
    else:
        acquire_by(s, move, 0, log)


@rule
def activate(s, step, log):
    """FL24: the innermost effect runs the active newspaper's."""
    top = s.depth - 1
    note(log, ev.EFFECT_RUN, s.turn, ACTIVATE, origin(s.frames[top, EFFECT_AT]), 0)
    s.frames[top, STEP] = DONE
    push(s, PAPER_EFFECTS + s.active_paper, step)


@rule
def gain(s, effect, kind, log):
    """FL22, FL24: what is simply given; what an exhausted supply cannot give is not given (FL27)."""
    seat = s.turn
    dollars = 0
    points = EFFECT[effect, POINTS]
    if kind == GAIN:
        dollars = EFFECT[effect, DOLLARS]
    elif kind == PER_NEWSBOY:
        dollars = min(spaces_reached(s, seat), EFFECT[effect, MOST])
    elif kind == PER_FLOOR:
        dollars = EFFECT[effect, DOLLARS] * (s.level + 1)
    elif kind == PER_FLOORS:
        points *= (s.level + 1) // EFFECT[effect, PER]
    elif kind == IF_COLOUR:
        if not stands(s, EFFECT[effect, COLOUR]):
            points = 0
    elif kind == IF_SLOT_COLOUR:
        if s.slots[s.level, (effect - SLOT_EFFECTS) % SLOTS] != EFFECT[effect, COLOUR]:
            points = 0
    elif kind == GAIN_TILE:
        gain_tile(s, seat, log)
    elif kind == GAIN_PAPER:
        paper = draw_paper(s)
        if paper == NONE:
            note(log, ev.NEWSPAPERS_OUT)
        else:
            get_paper(s, seat, paper, log)
    if kind < GAIN_TILE:
        note(log, ev.GAINED, seat, dollars, points)
        s.money[seat] += dollars
        award(s, seat, points, FROM_BONUSES if effect >= SLOT_EFFECTS else FROM_EFFECTS, log)


@rule
def gain_tile(s, seat, log):
    if s.tile_supply > 0:
        s.tile_supply -= 1
        s.tiles[seat] += 1
        note(log, ev.TILE_GAINED, seat, s.tile_supply)
    else:
        note(log, ev.GAINED, seat, 0, 0)


@rule
def build(s, fields, log):
    """FL20: a pillar from one's board on a slot, the board's points for it; its bonus comes next."""
    company = s.turn
    top = s.depth - 1
    colour = fields // SLOTS
    slot = fields % SLOTS
    s.pillars[company, colour] -= 1
    s.slots[s.level, slot] = colour
    s.frames[top, STEP] = BONUS
    s.frames[top, BUILT] += 1
    s.frames[top, SLOT] = slot
    points = BOARD_POINTS[s.board[company], colour]
    note(log, ev.BUILT, company, colour, s.floor, slot + 1, points)
    award(s, company, points, FROM_PILLARS, log)


@rule
def build_floor(s, points, log):
    """FL23: the open floor is the active one now. The stacks turn after its points (FL29)."""
    company = s.turn
    raise_floor(s)
    s.frames[s.depth - 1, STEP] = TURNING
    if s.floor == ROOF:
        s.roof_builder = company
    note(log, ev.RAISED, company, s.floor, s.level + 1, points)
    award(s, company, points, FROM_FLOORS, log)


# --- going on


@rule
def resume(s, log):
    """Goes on with the innermost effect. Returns whether its player must decide."""
    top = s.depth - 1
    step = s.frames[top, STEP]
    effect = s.frames[top, EFFECT_AT]
    kind = EFFECT[effect, KIND]
    if step == OFFERED:
        if can(s, effect, s.money[s.turn]) or may_use_papers(s):
            return True
        note(log, ev.IMPOSSIBLE, s.turn, kind)
        pop(s)
    elif step == ASKED:
        if kind <= LAST_GAIN:
            run(s, m.GAIN, log)
        elif kind == ACTIVATE:
            activate(s, ASKED, log)
        else:
            return True
    elif step == BONUS:
        take_bonus(s, top, log)
    elif step == NEXT_PILLAR:
        return go_on_building(s, top, effect, log)
    elif step == TURNING:
        pop(s)
        turn_stacks(s, log)
        open_next_floor(s, log)
    elif step == DONE:
        pop(s)
    return step == SECOND


@rule
def may_use_papers(s):
    """FL17: between the effects of a column, not within one, nor before the effect of the last newspaper is over."""
    if s.phase != RUNNING or s.depth != 1 or s.paper_count[s.turn] == 0:
        return False
    return s.frames[0, STEP] == OFFERED and s.frames[0, EFFECT_AT] < PAPER_EFFECTS


@rule
def take_bonus(s, top, log):
    """FL22, FL27: gains come by themselves, purchases and the newspaper are offered."""
    s.frames[top, STEP] = NEXT_PILLAR
    bonus = SLOT_EFFECTS + s.floor * SLOTS + s.frames[top, SLOT]
    push(s, bonus, ASKED if EFFECT[bonus, KIND] <= LAST_GAIN else OFFERED)


@rule
def go_on_building(s, top, effect, log):
    """FL21, FL25: the second pillar if it can be built; after the last one the effect's own points."""
    if s.frames[top, BUILT] < EFFECT[effect, COUNT] and can_build(s, s.turn, EFFECT[effect, SAME]):
        s.frames[top, STEP] = SECOND
        return True
    points = EFFECT[effect, POINTS]
    pop(s)
    if points > 0:
        note(log, ev.BUILDING_BONUS, s.turn, points)
        award(s, s.turn, points, FROM_EFFECTS, log)
    return False
