"""Information-set Monte Carlo tree search: one iteration is a new world, a way down the tree, a playout, a way back up."""

import numpy as np

from boroughs.bots.compiled.stubs import actor, apply, evaluate, hint, legal, ranking, redeal, score, weigh
from boroughs.bots.compiled.tree import attach, back_up, choose_child, focused, mark_legal, room_for_more
from boroughs.bots.compiled.worth import chances, shares, standing
from boroughs.kernel import SILENT
from boroughs.kernel.dice import pick, word

SETTINGS = np.dtype(
    [
        ("explore", np.float64),  # how much a move seldom tried attracts
        ("trust", np.float64),  # how much the advice's opinion attracts, fading with visits
        ("widen", np.float64),  # a node has widen * visits ** power moves in play at most
        ("power", np.float64),
        ("wild", np.float64),  # the share of random decisions in playouts
        ("cutoff", np.int64),  # decisions of a playout before the evaluation takes over; 0: never
        ("depth", np.int64),  # decisions in the tree before the playout begins; who takes the last one may go on
        ("blend", np.float64),  # how much the margin counts beside the win
        ("margin", np.float64),  # points that make a clear margin
        ("doubt", np.float64),  # points by which an evaluation may well be wrong
        ("focus", np.int64),  # a move that gets every fourth iteration; -1: none
    ],
    align=True,
)
FOCUS_EVERY = 4
WILD_STEPS = 4096
DEEPEST = 1000
"""No tree goes deeper, whatever `depth` says."""
LONGEST = 4000
"""Decisions after which even a playout to the end is cut off: some games need not end."""


def new_world(root, work, seat, g):
    """A random world that fits what the seat knows, with chance of its own."""
    work[0] = root[0]
    s = work[0]
    s.key[0] = word(g)
    s.key[1] = word(g)
    s.draws = np.uint64(0)
    redeal(s, seat, g)


def prefer(work, scratch, moves, n, out):
    """What the advice thinks of each move where it has no better opinion for those who search."""
    weigh(work[0], moves, n, out)


def choose_untried(work, scratch, moves, n, marks, stamp, weights, g):
    """The place of the untried move that the advice likes best, and its weight between the worst and the best of all."""
    prefer(work, scratch, moves, n, weights)
    low = weights[0]
    high = weights[0]
    best = -1
    ties = 0
    for i in range(n):
        low = min(low, weights[i])
        high = max(high, weights[i])
        if marks[moves[i]] != stamp:
            continue
        if best < 0 or weights[i] > weights[best]:
            best = i
            ties = 1
        elif weights[i] == weights[best]:
            ties += 1
            if pick(g, ties) == 0:
                best = i
    return best, (weights[best] - low) / (high - low) if high > low else 1.0


def descend(work, scratch, nodes, used, p, moves, marks, weights, path, g):
    """Plays down the tree until a new node is hung on, the match is over, or the tree is full. Returns nodes and depth."""
    s = work[0]
    node = 0
    depth = 0
    while depth < DEEPEST:
        who = actor(s)
        if who < 0 or (depth >= p.depth and who != nodes[node].actor):
            break
        n = legal(s, moves)
        if n == 1:  # no decision, no node
            apply(s, moves[0], SILENT)
            continue
        marks[-1] += 2
        stamp = marks[-1]
        mark_legal(marks, stamp, moves, n)
        best, available = choose_child(nodes, node, who, marks, stamp, p)
        if depth == 0 and p.focus >= 0 and nodes[0].visits % FOCUS_EVERY == 0:
            best, used = focused(nodes, used, who, p.focus)
        elif room_for_more(nodes, node, available, n, p) and used < len(nodes):
            i, prior = choose_untried(work, scratch, moves, n, marks, stamp, weights, g)
            best = attach(nodes, used, node, who, moves[i], prior)
            used += 1
        if best == 0:
            break
        fresh = nodes[best].visits == 0
        apply(s, nodes[best].move, SILENT)
        node = best
        path[depth] = node
        depth += 1
        if fresh:
            break
    return used, depth


def plan(work, scratch, moves, n, g):
    """How the seat that searches plays on where a game's advice has no `plan` for it: as all the others do."""
    return hint(work[0], moves, n, g)


def counts(s):
    """Whether a decision of a playout brings its cut-off nearer, where a game's advice does not say otherwise."""
    return True


def tells(s, seat):
    """Whether a playout may be cut off here, where a game's advice does not say that other moments tell more."""
    return True


def play_out(work, scratch, seat, p, moves, g):
    """Plays on by the advice's hints, the seat by its plan, now and then at random. Returns whether it was cut off before the end."""
    s = work[0]
    wild = np.int64(p.wild * WILD_STEPS)
    left = p.cutoff if p.cutoff > 0 else LONGEST
    while actor(s) >= 0:
        if left <= 0 and tells(s, seat):
            return True
        n = legal(s, moves)
        i = 0
        if n > 1:
            if pick(g, WILD_STEPS) < wild:
                i = pick(g, n)
            elif actor(s) == seat:
                i = plan(work, scratch, moves, n, g)
            else:
                i = hint(s, moves, n, g)
            left -= counts(s)
        apply(s, moves[i], SILENT)
    return False


def foresee(work, scratch, moves, seat, wins):
    """The chances to win where a game's advice tells no more of them, to the seat that searches, than the expected points do."""


def judge(work, scratch, moves, cut, seat, players, p, points, places, wins, worth):
    """What the end (or the evaluation, where the playout was cut off) is worth to each seat. A lone player's rival is side 1."""
    s, sides = work[0], max(players, 2)
    if cut:
        evaluate(s, points)
        chances(points, sides, p.doubt, wins)
        foresee(work, scratch, moves, seat, wins)
    else:
        score(s, points)
        ranking(s, places)
        shares(places, players, wins)
    for who in range(players):
        worth[who] = (1.0 - p.blend) * wins[who] + p.blend * standing(points, sides, who, p.margin)


def iterate(
    root,
    work,
    scratch,
    seat,
    players,
    count,
    nodes,
    used,
    settings,
    tally,
    moves,
    marks,
    weights,
    path,
    by_seat,
    places,
    g,
    stop,
):
    """Runs so many iterations, or fewer if `stop` is set meanwhile. Returns how many nodes the tree has then."""
    p = settings[0]
    points, wins, worth = by_seat[0], by_seat[1], by_seat[2]
    for _ in range(count):
        if stop[0] != 0:
            break
        new_world(root, work, seat, g)
        used, depth = descend(work, scratch, nodes, used, p, moves, marks, weights, path, g)
        cut = play_out(work, scratch, seat, p, moves, g)
        judge(work, scratch, moves, cut, seat, players, p, points, places, wins, worth)
        back_up(nodes, path, depth, tally, players, wins, points, worth)
    return used


BOUND = (new_world, prefer, choose_untried, descend, plan, counts, tells, play_out, foresee, judge, iterate)
"""Templates, each after those that it calls."""
OF_ADVICE = (prefer, plan, counts, tells, foresee)
"""Those that a game's advice may have in its own way."""
