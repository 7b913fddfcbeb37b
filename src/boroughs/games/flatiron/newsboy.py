"""Points, and the newspapers that they bring: the newsboy, newspapers of one's own, the active one."""

from boroughs.games.flatiron import events as ev
from boroughs.games.flatiron.components import NEWSBOY, PAPER_EFFECTS, SLOT_EFFECTS, SPACES
from boroughs.games.flatiron.piles import draw_paper
from boroughs.games.flatiron.state import EFFECT_AT, GONE, NONE
from boroughs.kernel import note, rule

DANIEL = 1
"""The company that is Daniel's in the solo game."""


@rule
def award(s, company, points, source, log):
    """Points on the track; whoever reaches the newsboy calls him (FL29). A player's newspapers come before anything else."""
    s.points[company] += points
    s.earned[company, source] += points
    while s.newsboy < SPACES and s.points[company] >= NEWSBOY[s.newsboy]:
        space = NEWSBOY[s.newsboy]
        s.newsboy += 1
        if company < s.players:
            s.due += 1
            note(log, ev.NEWSBOY, company, space)
        else:
            note(log, ev.DANIEL_NEWSBOY, space)
            deliver_for_daniel(s, log)


@rule
def spaces_reached(s, company):
    """How many newsboy symbols the score has reached (FL24)."""
    reached = 0
    while reached < SPACES and s.points[company] >= NEWSBOY[reached]:
        reached += 1
    return reached


@rule
def deliver(s, log):
    """FL29, FL38: two newspapers, one to keep; the last one is kept without a choice."""
    s.due -= 1
    seat = s.turn
    first = draw_paper(s)
    second = draw_paper(s)
    if first == NONE:
        note(log, ev.NEWSPAPERS_OUT)
    elif second == NONE:
        get_paper(s, seat, first, log)
    else:
        s.drawn[seat, 0] = first
        s.drawn[seat, 1] = second
        s.choosing_paper = 1
        note(log, ev.NEWSPAPERS_DRAWN, seat, first, second)


@rule
def keep(s, paper, log):
    """FL29: one is kept, the other given to the opponent; FL38: alone, it becomes the active one."""
    seat = s.turn
    other = s.drawn[seat, 1] if s.drawn[seat, 0] == paper else s.drawn[seat, 0]
    s.drawn[seat, :] = 0
    s.choosing_paper = 0
    s.papers[seat, paper] += 1
    s.paper_count[seat] += 1
    note(log, ev.KEPT, seat, paper)
    if s.players == 1:
        replace_active(s, other, log)
        return
    s.papers[1 - seat, other] += 1
    s.paper_count[1 - seat] += 1
    s.given[seat, other] += 1
    s.received[1 - seat, other] += 1
    note(log, ev.GIVEN, seat, 1 - seat, other)


@rule
def deliver_for_daniel(s, log):
    """FL38: one replaces the active newspaper, then the player gets one."""
    paper = draw_paper(s)
    if paper == NONE:
        note(log, ev.NEWSPAPERS_OUT)
        return
    replace_active(s, paper, log)
    paper = draw_paper(s)
    if paper != NONE:
        get_paper(s, 0, paper, log)


@rule
def get_paper(s, seat, paper, log):
    s.papers[seat, paper] += 1
    s.paper_count[seat] += 1
    note(log, ev.NEWSPAPER_GOT, seat, paper)


@rule
def use_paper(s, paper, log):
    """FL17: a newspaper of one's own becomes the active one."""
    seat = s.turn
    s.papers[seat, paper] -= 1
    s.paper_count[seat] -= 1
    if s.received[seat, paper] > 0:  # the giver cannot tell it from another one of its kind
        s.received[seat, paper] -= 1
        s.given[1 - seat, paper] -= 1
    note(log, ev.NEWSPAPER_USED, seat, paper)
    replace_active(s, paper, log)


@rule
def replace_active(s, paper, log):
    """The active newspaper leaves the game. Where its effect is being run, the new one is another printed place (FL25)."""
    s.gone_papers[s.active_paper] += 1
    note(log, ev.NEWSPAPER_GONE, s.active_paper)
    s.active_paper = paper
    note(log, ev.NEWSPAPER_ACTIVE, paper)
    for depth in range(s.depth):
        if PAPER_EFFECTS <= s.frames[depth, EFFECT_AT] < SLOT_EFFECTS:
            s.frames[depth, GONE] = 1
