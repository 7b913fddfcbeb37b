"""Matches in which the judgement studies by playouts: at some decisions each move is taught what some playouts after it come to.

That costs more than to learn from how matches end (`learning.py`), and tells more about what it is asked: the difference between the moves of a decision.
"""

from typing import Any

import numpy as np

from boroughs.games.project_skyline.advice import foremost
from boroughs.games.project_skyline.components import SEATS
from boroughs.games.project_skyline.counting import PLAYERS, count
from boroughs.games.project_skyline.judgement import chance_to_win, desk, layers, look
from boroughs.games.project_skyline.learning import SCALE, teach
from boroughs.games.project_skyline.lookahead import best, do, leaves_nothing_open, share_of_win
from boroughs.games.project_skyline.rules import actor, apply, legal
from boroughs.games.project_skyline.state import FINISHED
from boroughs.kernel import SILENT, pick, rule
from boroughs.kernel.dice import word

STUDIED_EVERY = 3
"""Of the pupil's decisions, one in so many is studied; of all tables at somebody's decision, one in three times as many."""
STUDIED = 8
"""Moves of a decision that are studied at most."""
PLAYED_ON = 12
"""Decisions of a playout before the judgement says what it has come to."""
APART = 4.0
"""How much more it counts how the moves of a decision differ than what they have in common."""
CHOICE = 15.0
"""How much it counts what would be won by liking a move more than the others, where one is as good as chosen by a toss-up."""
DECIDED = 10.0
"""How many times as likely a move is taken to be chosen: the ratio of odds to this power."""


def practise(game: Any, weights: Any, dice: Any, matches: int, rate: float, wild: float, playouts: int) -> float:
    """Plays matches, and learns by so many playouts of each move that it studies. Returns the share of wins."""
    root, moves = game.blank(), game.new_move_buffer()
    game.door.setup(root, 0, PLAYERS, game.option_codes(game.between_programs), SILENT)
    tables = [game.blank() for _ in range(4)]
    lesson = (matches, rate, wild, playouts)
    return (
        float(series(root, *tables, game.blank(STUDIED), moves, moves.copy(), *layers(weights), dice, *lesson))
        / matches
    )


@rule
def series(root, table, work, trial, scratch, after, moves, buffer, first, second, dice, matches, rate, wild, playouts):
    won, places = 0.0, np.zeros(SEATS, np.int64)
    for _ in range(matches):
        table[0] = root[0]
        s = table[0]
        throw_anew(s, dice)
        pupil = pick(dice, PLAYERS)
        while actor(s) >= 0:
            n = legal(s, moves)
            if n > 1 and pick(dice, 3 * STUDIED_EVERY) == 0:
                study_table(table, trial, scratch, buffer, pupil, playouts, first, second, rate, dice)
            if n > 1 and s.turn == pupil and pick(dice, STUDIED_EVERY) == 0:
                study_moves(table, work, trial, scratch, after, moves, n, buffer, playouts, first, second, rate, dice)
            i = choose(table, scratch, moves, n, pupil, first, second, dice, wild)
            apply(s, moves[i], SILENT)
        won += share_of_win(s, pupil, places)
    return won


@rule
def throw_anew(s, dice):
    """From here on chance is another."""
    s.key[0] = word(dice)
    s.key[1] = word(dice)
    s.draws = np.uint64(0)


@rule
def choose(table, scratch, moves, n, pupil, first, second, dice, wild):
    """The pupil's move as it likes best, now and then any; the others' as greedy bots choose."""
    if n == 1:
        return 0
    if table[0].turn != pupil:
        return foremost(table[0], moves, n, dice)
    if pick(dice, SCALE) < wild * SCALE:
        return pick(dice, n)
    return best(table, scratch, moves, n, first, second)


# --- playouts


@rule
def come_to(trial, scratch, buffer, pupil, first, second, dice):
    """Plays on for some decisions. Returns the pupil's chance then."""
    s, left = trial[0], PLAYED_ON
    while actor(s) >= 0:
        if left == 0:
            facts, counted, hidden, rows, times = desk(first.dtype)
            count(s, facts[0], counted[0])
            n = look(s, pupil, counted[0], True, rows, times)
            return chance_to_win(first, second, rows, times, n, hidden[0])
        n = legal(s, buffer)
        i = choose(trial, scratch, buffer, n, pupil, first, second, dice, 0.0)
        left -= n > 1
        apply(s, buffer[i], SILENT)
    return share_of_win(s, pupil, np.zeros(SEATS, np.int64))


@rule
def study_table(table, trial, scratch, buffer, pupil, playouts, first, second, rate, dice):
    """Teaches the table at somebody's decision what playouts from it come to."""
    total = 0.0
    for _ in range(playouts):
        trial[0] = table[0]
        throw_anew(trial[0], dice)
        total += come_to(trial, scratch, buffer, pupil, first, second, dice)
    correct(table[0], pupil, True, total / playouts, 0.0, first, second, rate)


@rule
def study_moves(table, work, trial, scratch, after, moves, n, buffer, playouts, first, second, rate, dice):
    """Teaches the cities after some of the pupil's moves what playouts after them come to."""
    pupil, studied = table[0].turn, 0
    came, said = np.zeros(STUDIED), np.zeros(STUDIED)
    for i in range(n):
        if pick(dice, n - i) >= STUDIED - studied:  # so many of those that are left, each as likely
            continue
        last = finish_turn(table, work, scratch, moves[i], buffer, first, second)
        after[studied] = work[0]
        do(after[studied], last)
        if after[studied].phase == FINISHED:
            continue
        for _ in range(playouts):
            trial[0] = work[0]
            throw_anew(trial[0], dice)
            apply(trial[0], last, SILENT)
            came[studied] += come_to(trial, scratch, buffer, pupil, first, second, dice) / playouts
        said[studied] = correct(after[studied], pupil, False, 0.0, 0.0, first, second, 0.0)
        studied += 1
    if studied > 0:
        more = compared(came[:studied], said[:studied])
        for k in range(studied):
            correct(after[k], pupil, False, came[k], more[k], first, second, rate)


@rule
def compared(came, said):
    """What the moves of a decision teach beside the value of each: how they differ, and what would be won if the better ones were chosen more often."""
    errors = came - said
    likely = (said / (1.0 - said)) ** DECIDED
    likely /= likely.sum()
    return APART * (errors - errors.mean()) + CHOICE * likely * (came - (likely * came).sum())


@rule
def finish_turn(table, work, scratch, move, buffer, first, second):
    """Plays what follows a move in the same turn as the pupil likes best, but for the last move, which is returned."""
    work[0] = table[0]
    while not leaves_nothing_open(work[0], move):
        apply(work[0], move, SILENT)
        n = legal(work[0], buffer)
        move = buffer[best(work, scratch, buffer, n, first, second)]
    return move


@rule
def correct(s, pupil, deciding, came, more, first, second, rate):
    """Teaches what a position came to, and so much more. Returns what was said of it."""
    facts, counted, hidden, rows, times = desk(first.dtype)
    count(s, facts[0], counted[0])
    n = look(s, pupil, counted[0], deciding, rows, times)
    said = chance_to_win(first, second, rows, times, n, hidden[0])
    if rate > 0.0:
        teach(first, second, rows, times, n, hidden[0], rate * (came - said + more))
    return said
