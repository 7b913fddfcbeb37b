"""The search's tree in one flat array of nodes, linked by index; 0 is the root, and no node's child.

A node is a decision that somebody took: who, and which move. Chance is no node: what it brings differs from iteration to
iteration, and so does what is legal below; `seen` counts how often a move was there to be chosen.
"""

import math

import numpy as np

from boroughs.kernel import rule

NODE = np.dtype(
    [
        ("move", np.int32),
        ("actor", np.int32),
        ("first", np.int32),  # the newest child
        ("after", np.int32),  # the next older sibling
        ("visits", np.int32),
        ("seen", np.int32),
        ("prior", np.float64),  # how good the move looked, 0 to 1
        ("total", np.float64),  # sums over visits, for the actor: what the search maximises,
        ("wins", np.float64),  # shares of the win,
        ("points", np.float64),  # final points
    ],
    align=True,
)
TIE = 1e-9


@rule
def plant(nodes):
    """An empty tree. Returns how many nodes it has."""
    clear(nodes, 0, -1, -1, 0.0)
    return 1


@rule
def clear(nodes, c, who, move, prior):
    node = nodes[c]
    node.move = move
    node.actor = who
    node.first = 0
    node.after = 0
    node.visits = 0
    node.seen = 1
    node.prior = prior
    node.total = 0.0
    node.wins = 0.0
    node.points = 0.0


@rule
def attach(nodes, used, parent, who, move, prior):
    """Hangs a new node under its parent. Returns its index."""
    clear(nodes, used, who, move, prior)
    nodes[used].after = nodes[parent].first
    nodes[parent].first = used
    return used


@rule
def child(nodes, parent, who, move):
    """The node of a move under its parent, or 0."""
    c = nodes[parent].first
    while c != 0 and (nodes[c].move != move or nodes[c].actor != who):
        c = nodes[c].after
    return c


@rule
def transplant(nodes, root, out):
    """Copies the subtree under a node into another array, as a tree of its own. Returns how many nodes it has."""
    out[0] = nodes[root]
    out[0].after = 0
    used = 1
    c = 0
    while c < used:
        old = out[c].first  # still an index into the old array
        out[c].first = used if old != 0 else 0
        while old != 0:
            out[used] = nodes[old]
            old = nodes[old].after
            out[used].after = used + 1 if old != 0 else 0
            used += 1
        c += 1
    return used


@rule
def mark_legal(marks, stamp, moves, n):
    for i in range(n):
        marks[moves[i]] = stamp


@rule
def choose_child(nodes, node, who, marks, stamp, p):
    """The most promising child among those that are legal in this world, and how many there are. Marks them as tried.

    At the root, where the answer is chosen, a move that fell behind early is tried again more eagerly: what lies below it
    was hardly looked into, and with the logarithm ten times the time would all go to the leader.
    """
    best = 0
    best_value = -1.0
    available = 0
    c = nodes[node].first
    while c != 0:
        k = nodes[c]
        if k.actor == who and marks[k.move] == stamp:
            marks[k.move] = stamp + 1
            k.seen += 1
            available += 1
            n = k.visits + TIE
            eager = math.sqrt(k.seen) if node == 0 else math.log(k.seen)
            value = k.total / n + p.explore * math.sqrt(eager / n) + p.trust * k.prior / (n + 1.0)
            if value > best_value:
                best_value = value
                best = c
        c = k.after
    return best, available


@rule
def room_for_more(nodes, node, available, n, p):
    """Progressive widening: the more visits, the more moves are in play."""
    return available < n and available < p.widen * (nodes[node].visits + 1.0) ** p.power


@rule
def focused(nodes, used, who, move):
    """The root's child of the move that an analysis asks for."""
    c = nodes[0].first
    while c != 0 and nodes[c].move != move:
        c = nodes[c].after
    if c == 0:
        c = attach(nodes, used, 0, who, move, 0.0)
        used += 1
    return c, used


@rule
def back_up(nodes, path, depth, tally, players, wins, points, worth):
    nodes[0].visits += 1
    for d in range(depth):
        k = nodes[path[d]]
        k.visits += 1
        k.total += worth[k.actor]
        k.wins += wins[k.actor]
        k.points += points[k.actor]
    for seat in range(players):
        tally[0, seat] += wins[seat]
        tally[1, seat] += points[seat]
    for side in range(max(players, 2)):
        tally[2, side] += abs(points[side] - points[0])
