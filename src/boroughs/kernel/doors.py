"""The doors between Python and compiled rules: templates that take an array of states and an index.

Passing an array and an index costs 0.6 µs a call; passing a record itself would cost 3 to 5 µs to type each time. The
globals below stand for a game's rules; `specialise` binds the real ones.
"""

from typing import Any

from boroughs.kernel.dice import pick
from boroughs.kernel.note import SILENT


def setup(s: Any, players: int, options: Any, log: Any) -> None: ...
def actor(s: Any) -> int: ...  # type: ignore[empty-body]
def legal(s: Any, out: Any) -> int: ...  # type: ignore[empty-body]
def apply(s: Any, move: int, log: Any) -> None: ...
def score(s: Any, out: Any) -> None: ...
def ranking(s: Any, out: Any) -> None: ...
def check(s: Any) -> int: ...  # type: ignore[empty-body]
def redeal(s: Any, seat: int, g: Any) -> None: ...
def derive(s: Any) -> None: ...


def setup_at(states, i, players, options, log):
    setup(states[i], players, options, log)


def actor_at(states, i):
    return actor(states[i])


def legal_at(states, i, out):
    return legal(states[i], out)


def apply_at(states, i, move, log):
    apply(states[i], move, log)


def score_at(states, i, out):
    score(states[i], out)


def ranking_at(states, i, out):
    ranking(states[i], out)


def check_at(states, i):
    return check(states[i])


def redeal_at(states, i, seat, g):
    redeal(states[i], seat, g)


def derive_at(states, i):
    derive(states[i])


def playout(s, out, g, limit):
    """Random play to the end, or for at most `limit` decisions. Returns how many there were."""
    decisions = 0
    while decisions < limit and actor(s) >= 0:
        apply(s, out[pick(g, legal(s, out))], SILENT)
        decisions += 1
    return decisions


def checked_playout(s, out, g, limit):
    """Random play that checks the invariants after every move. Returns the decisions, or minus the broken invariant."""
    decisions = 0
    while decisions < limit and actor(s) >= 0:
        apply(s, out[pick(g, legal(s, out))], SILENT)
        broken = check(s)
        if broken != 0:
            return -broken
        decisions += 1
    return decisions


def simulate(states, keys, first, count, players, options, out, g, limit, checked, points, places, lengths):
    """Plays `count` random matches with the given keys; fills points and places by match and seat.

    A match that is not over within `limit` decisions has the length -1; one that breaks an invariant, -1 less its number.
    """
    for k in range(first, first + count):
        states[0] = states[1]  # index 1 stays blank
        s = states[0]
        s.key[0] = keys[k, 0]
        s.key[1] = keys[k, 1]
        setup(s, players, options, SILENT)
        length = checked_playout(s, out, g, limit) if checked else playout(s, out, g, limit)
        if length >= 0 and actor(s) >= 0:
            length = -1
        elif length < 0:
            length -= 1
        lengths[k] = length
        score(s, points[k])
        ranking(s, places[k])


def copies(states, count):
    """Copies a state round a ring of states, to measure what a copy costs. Between two states the compiler would leave copies out."""
    last = len(states) - 1
    for k in range(count):
        states[(k + 1) & last] = states[k & last]


RULES = ("setup", "actor", "legal", "apply", "score", "ranking")
SIGHT = ("redeal",)
INNER = (playout, checked_playout)
