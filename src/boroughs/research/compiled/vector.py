"""Templates of the vector environment: thousands of matches stepped, seen and begun anew in compiled code.

The globals below stand for a game's rules; `Game.specialise` binds the real ones (see `kernel.doors`).
"""

from typing import Any, NamedTuple

import numpy as np

from boroughs.kernel.chance import siphash
from boroughs.kernel.dice import pick
from boroughs.kernel.note import SILENT
from boroughs.kernel.rule import inlined, rule

U = np.uint64
ONE, TWO, BITS = U(1), U(2), U(64)
INT8, INT16, INT32, UINT8, SET = range(5)
"""The kinds of numbers in a record, as observations tell them apart."""
EVERYBODY = -1
"""In the place of the learner's seat: every seat's decisions are asked for."""


def setup(s, players, options, log): ...
def actor(s): ...
def legal(s, out): ...
def apply(s, move, log): ...
def score(s, out): ...
def ranking(s, out): ...


class Known(NamedTuple):
    """The memory of states as a viewer knows them: as numbers of one, two and four bytes and as words."""

    bytes1: Any
    bytes2: Any
    bytes4: Any
    plain1: Any
    plain8: Any
    seats: int


class Sight(NamedTuple):
    """By seat and then for a bystander, the bits that it may see and what stands in the place of the others; and the runs of numbers to
    copy."""

    kept: Any
    blots: Any
    runs: Any  # kind of number, first element, elements further for each seat, how many, first column


class Table(NamedTuple):
    """All that compiled code needs of a vector environment, by name."""

    states: Any
    words: Any  # the states' memory as 64-bit words
    blank: Any
    telling: Any  # by move: whether it is asked for even where it is the only legal one (CO5)
    seed: Any
    numbers: Any  # by match: the number of the next one in its place
    options: Any
    players: Any
    dense: Any  # whether points are paid as they are made, or places at the end
    learners: Any  # by match: the seat that is asked, or EVERYBODY
    dice: Any
    before: Any  # by match and seat: points that have been paid
    legal: Any
    counts: Any
    observations: Any
    masks: Any
    actors: Any
    rewards: Any
    done: Any
    points: Any
    places: Any
    ends: Any  # by match: what the seat that decided last sees of the end


@inlined
def copy_run(source, first, count, out, to):
    """Copies numbers. Unsigned indices cannot count from the end, so that the loop becomes a few wide instructions."""
    for k in range(count):
        out[to + k] = source[first + k]


@inlined
def copy_runs(runs, seat, known, j, out):
    """Writes one row of numbers: the viewer's seat, then the fields that it sees of the known state j.

    A bystander has no seat; a private row, which is blotted out for him, stands for all.
    """
    out[: known.seats] = 0
    if seat >= 0:
        out[seat] = 1
    row = U(max(seat, 0))
    for r in range(runs.shape[0]):
        code = runs[r, 0]
        first = runs[r, 1] + runs[r, 2] * row
        count = runs[r, 3]
        to = runs[r, 4]
        if code == INT8:
            copy_run(known.bytes1[j], first, count, out, to)
        elif code == INT16:
            copy_run(known.bytes2[j], first, count, out, to)
        elif code == INT32:
            copy_run(known.bytes4[j], first, count, out, to)
        elif code == UINT8:
            copy_run(known.plain1[j], first, count, out, to)
        else:
            for k in range(count * BITS):
                out[to + k] = (known.plain8[j, first + k // BITS] >> (k % BITS)) & ONE


@inlined
def blot(words, kept, blots, out):
    for w in range(words.shape[0]):
        out[w] = (words[w] & kept[w]) | blots[w]


def observe(words, seat, sight, known, j, out):
    """Writes what a seat, or a bystander, sees of one state, which is made known in place j."""
    blot(words, sight.kept[seat], sight.blots[seat], known.plain8[j])
    copy_runs(sight.runs, seat, known, j, out)


@rule
def give_key(s, seed, number):
    """The key of match `number` under a seed of two words."""
    s.key[0] = siphash(seed[0], seed[1], TWO * number)
    s.key[1] = siphash(seed[0], seed[1], TWO * number + ONE)


def start(s, seed, number, players, options):
    """Sets a match up."""
    give_key(s, seed, number)
    setup(s, players, options, SILENT)


def advance(s, moves, telling, learner, dice):
    """Plays on to the next decision that is to be asked for. Returns its seat, or -1, and how many legal moves it has."""
    while True:
        seat = actor(s)
        if seat < 0:
            return seat, 0
        n = legal(s, moves)
        if n == 1 and not telling[moves[0]]:
            apply(s, moves[0], SILENT)
        elif learner >= 0 and seat != learner:
            apply(s, moves[pick(dice, n)], SILENT)
        else:
            return seat, n


@rule
def pay_places(places, players, out):
    """From 1 for the winner to -1 for the last, evenly between; ties share, and the sum is 0. Alone: 1 for a win, else -1."""
    if players == 1:
        out[0] = 1.0 if places[0] == 1 else -1.0
        return
    for p in range(players):
        better = 0
        worse = 0
        for q in range(players):
            if places[q] < places[p]:
                better += 1
            elif places[q] > places[p]:
                worse += 1
        out[p] = (worse - better) / (players - 1)


@rule
def pay_points(points, before, players, out):
    """What each seat's points have grown by since they were last paid."""
    for p in range(players):
        out[p] += points[p] - before[p]
        before[p] = points[p]


@inlined
def write_mask(moves, n, mask):
    mask[:] = 0
    for k in range(n):
        mask[moves[k]] = 1


def begin(t, i):
    """Begins matches in place i until one asks for a decision; no two places have matches of the same number."""
    count = 0
    while count == 0:
        t.states[i] = t.blank[0]
        start(t.states[i], t.seed, t.numbers[i], t.players, t.options)
        t.numbers[i] += U(t.states.shape[0])
        t.before[i, :] = 0
        seat, count = advance(t.states[i], t.legal[i], t.telling, t.learners[i], t.dice)
    return seat, count


def reset(t, sight, known):
    """Begins every match."""
    for i in range(t.states.shape[0]):
        seat, count = begin(t, i)
        t.actors[i] = seat
        t.counts[i] = count
        write_mask(t.legal[i], count, t.masks[i])
        observe(t.words[i], seat, sight, known, 0, t.observations[i])


def finish(t, i, sight, known, j):
    """Pays for a match that is over, shows its end to the seat that decided last, and begins the next one in its place."""
    t.done[i] = True
    observe(t.words[i], t.actors[i], sight, known, j, t.ends[i])
    score(t.states[i], t.points[i])
    ranking(t.states[i], t.places[i])
    if not t.dense:
        pay_places(t.places[i], t.players, t.rewards[i])
    return begin(t, i)


def step(t, sight, known, actions):
    """Plays an action in every match.

    What happens at every step stands in this loop: handing on the whole table would cost more than the rules do. A block of
    states is made known before the first of it is copied out: to read what was written a moment ago in other portions would
    make the processor wait.
    """
    t.rewards[:] = 0
    t.done[:] = False
    block = known.plain8.shape[0]
    for first in range(0, t.states.shape[0], block):
        last = min(first + block, t.states.shape[0])
        for i in range(first, last):
            s = t.states[i]
            apply(s, actions[i], SILENT)
            seat, count = advance(s, t.legal[i], t.telling, t.learners[i], t.dice)
            if t.dense:
                score(s, t.points[i])
                pay_points(t.points[i], t.before[i], t.players, t.rewards[i])
            if count == 0:
                seat, count = finish(t, i, sight, known, i - first)
            t.actors[i] = seat
            t.counts[i] = count
            write_mask(t.legal[i], count, t.masks[i])
            blot(t.words[i], sight.kept[seat], sight.blots[seat], known.plain8[i - first])
        for i in range(first, last):
            copy_runs(sight.runs, t.actors[i], known, i - first, t.observations[i])


@rule
def illegal_at(actions, masks):
    """The first match whose action is not legal, or -1."""
    for i in range(actions.shape[0]):
        action = actions[i]
        if action < 0 or action >= masks.shape[1] or masks[i, action] == 0:
            return i
    return -1


@rule
def sample(legal_moves, counts, dice, out):
    """A random legal move for every match."""
    for i in range(counts.shape[0]):
        out[i] = legal_moves[i, pick(dice, counts[i])]


INNER = (observe, start, advance, begin, finish)
OUTER = (reset, step)
