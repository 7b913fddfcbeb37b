"""Matches from which the judgement learns: one seat plays by it among greedy ones.

After a match, every position that the seat saw is taught what came of it: temporal differences, from the end backwards. The seat weighs positions after
its own moves, before the dice of the next; the search asks at decisions; so both are taught.
"""

from typing import Any

import numpy as np

from boroughs.games.project_skyline.advice import foremost
from boroughs.games.project_skyline.components import SEATS
from boroughs.games.project_skyline.counting import PLAYERS, count
from boroughs.games.project_skyline.judgement import LEAK, NEURONS, chance_to_win, desk, layers, leaking, look
from boroughs.games.project_skyline.lookahead import best, do, leaves_nothing_open, share_of_win
from boroughs.games.project_skyline.rules import actor, apply, legal
from boroughs.games.project_skyline.state import FINISHED
from boroughs.kernel import SILENT, pick, rule
from boroughs.kernel.dice import word

LASTING = 0.85
"""How much of what came later counts against what the judgement says now."""
ASKED_EVERY = 3
"""Of all decisions, one in so many is taught."""
SCALE = 1000
MEMORY = 1000
"""Positions of one match."""


def practise(game: Any, weights: Any, dice: Any, matches: int, rate: float, wild: float = 0.0) -> float:
    """Plays matches, with a rate above 0 to learn from them. Returns the share of wins, a quarter if it plays like the others."""
    first, second = layers(weights)
    root, places = game.blank(), np.zeros(SEATS, np.int64)
    game.door.setup(root, 0, PLAYERS, game.option_codes(game.between_programs), SILENT)
    memory, notes = np.zeros(MEMORY, root.dtype).view(np.recarray), np.zeros(MEMORY, np.int64)
    table, scratch, moves = game.blank(), game.blank(), game.new_move_buffer()
    won = series(root, table, scratch, memory, notes, moves, places, first, second, dice, matches, rate, wild)
    return float(won) / matches


@rule
def series(root, table, scratch, memory, notes, moves, places, first, second, dice, matches, rate, wild):
    won = 0.0
    for _ in range(matches):
        table[0] = root[0]
        s = table[0]
        s.key[0] = word(dice)
        s.key[1] = word(dice)
        s.draws = np.uint64(0)
        pupil = pick(dice, PLAYERS)
        seen = play(table, scratch, memory, notes, moves, pupil, first, second, dice, wild)
        share = share_of_win(s, pupil, places)
        if rate > 0.0:
            reflect(memory, notes, seen, pupil, share, first, second, rate)
        won += share
    return won


@rule
def play(table, scratch, memory, notes, moves, pupil, first, second, dice, wild):
    """One match. Returns how many positions the pupil remembers."""
    s, seen = table[0], 0
    while actor(s) >= 0:
        n = legal(s, moves)
        i = 0
        if n > 1 and pick(dice, ASKED_EVERY) == 0:
            seen = remember(memory, notes, seen, table, True)
        if s.turn != pupil:
            if n > 1:
                i = foremost(s, moves, n, dice)
        else:
            if n > 1:
                wanders = pick(dice, SCALE) < wild * SCALE
                i = pick(dice, n) if wanders else best(table, scratch, moves, n, first, second)
            if leaves_nothing_open(s, moves[i]):
                scratch[0] = table[0]
                do(scratch[0], moves[i])
                if scratch[0].phase != FINISHED:
                    seen = remember(memory, notes, seen, scratch, False)
        apply(s, moves[i], SILENT)
    return seen


@rule
def remember(memory, notes, seen, table, deciding):
    if seen == MEMORY:
        return seen
    memory[seen] = table[0]
    notes[seen] = deciding
    return seen + 1


# --- learning


@rule
def reflect(memory, notes, seen, pupil, share, first, second, rate):
    """From the end backwards: each position is taught what the later ones came to."""
    facts, counted, hidden, rows, times = desk(first.dtype)
    target = share
    for i in range(seen - 1, -1, -1):
        count(memory[i], facts[0], counted[0])
        n = look(memory[i], pupil, counted[0], notes[i] == 1, rows, times)
        said = chance_to_win(first, second, rows, times, n, hidden[0])
        teach(first, second, rows, times, n, hidden[0], (target - said) * rate)
        target = LASTING * target + (1.0 - LASTING) * said


@rule
def teach(first, second, rows, times, n, hidden, step):
    """One step down the slope of the error; `hidden` as `chance_to_win` left it."""
    for k in range(NEURONS):
        slope = step * second[k] * (1.0 if hidden[k] > 0.0 else LEAK)
        second[k] += step * leaking(hidden[k])
        hidden[k] = slope
    second[NEURONS] += step
    for i in range(n):
        row, factor = first[rows[i]], times[i]
        for k in range(NEURONS):
            row[k] += factor * hidden[k]
