"""Stacks, the pile of floors, the supply of newspapers: what is turned up or drawn, and by chance only then."""

from boroughs.games.flatiron import events as ev
from boroughs.games.flatiron.components import FLOOR_COUNT, ROOF, STACK_CARDS, STACK_MOST, STARRED, STREET_COUNT
from boroughs.games.flatiron.state import NONE
from boroughs.kernel import chance, note, rule


@rule
def turn_up(s, stack, log):
    """The next card of a stack becomes its top: one that nobody has seen yet, else the first that went under (FL23)."""
    hidden = 0
    for i in range(STACK_MOST):
        card = STACK_CARDS[stack, i]
        if card >= 0 and s.unseen[card]:
            hidden += 1
    if hidden > 0:
        left = chance(s, hidden)
        i = 0
        while True:
            card = STACK_CARDS[stack, i]
            if s.unseen[card]:
                if left == 0:
                    break
                left -= 1
            i += 1
        s.unseen[card] = 0
    elif s.under_count[stack] > 0:
        card = s.under[stack, 0]
        s.under_count[stack] -= 1
        for i in range(s.under_count[stack]):
            s.under[stack, i] = s.under[stack, i + 1]
        s.under[stack, s.under_count[stack]] = NONE
    else:
        s.top[stack] = NONE
        note(log, ev.STACK_EMPTY, stack)
        return
    s.top[stack] = card
    note(log, ev.CARD_OPEN, stack, card)


@rule
def turn_stacks(s, log):
    """FL23: the top card of each stack goes under it."""
    note(log, ev.STACKS_TURNED)
    for stack in range(STREET_COUNT):
        if s.top[stack] != NONE:
            s.under[stack, s.under_count[stack]] = s.top[stack]
            s.under_count[stack] += 1
            turn_up(s, stack, log)


@rule
def open_next_floor(s, log):
    """The top of the pile is turned up: any floor that nobody has seen yet, then the roof (FL7, FL23)."""
    if s.pile > 0:
        s.pile -= 1
        s.open_floor = draw_floor(s, False)
    elif s.floor != ROOF:
        s.open_floor = ROOF
    else:
        return
    note(log, ev.FLOOR_OPEN, s.open_floor)


@rule
def draw_floor(s, starred_only):
    """One of the floors that nobody has seen yet, each as likely as the others."""
    hidden = 0
    for floor in range(FLOOR_COUNT):
        if is_hidden(s, floor, starred_only):
            hidden += 1
    left = chance(s, hidden)
    floor = 0
    while left > 0 or not is_hidden(s, floor, starred_only):
        if is_hidden(s, floor, starred_only):
            left -= 1
        floor += 1
    s.unseen_floor[floor] = 0
    return floor


@rule
def is_hidden(s, floor, starred_only):
    return s.unseen_floor[floor] == 1 and (STARRED[floor] == 1 or not starred_only)


@rule
def raise_floor(s):
    """The open floor becomes the active one (FL23)."""
    s.floor = s.open_floor
    s.level += 1
    s.building[s.level] = s.floor
    s.open_floor = NONE


@rule
def draw_paper(s):
    """A random newspaper of the supply, or NONE."""
    if s.paper_supply_count == 0:
        return NONE
    left = chance(s, s.paper_supply_count)
    paper = 0
    while left >= s.paper_supply[paper]:
        left -= s.paper_supply[paper]
        paper += 1
    s.paper_supply[paper] -= 1
    s.paper_supply_count -= 1
    return paper
