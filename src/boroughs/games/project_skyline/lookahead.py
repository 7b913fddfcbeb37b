"""One look ahead by the learned judgement: each move is made on a copy of the table, without the dice that come after it."""

import numpy as np

from boroughs.games.project_skyline import cards
from boroughs.games.project_skyline import moves as m
from boroughs.games.project_skyline.board import can_take, clear, swap_buildings
from boroughs.games.project_skyline.components import FIELDS, REACH, REACH_COUNT
from boroughs.games.project_skyline.counting import PLAYERS, count, count_again
from boroughs.games.project_skyline.judgement import NEURONS, answer, desk, look, look_again, tell
from boroughs.games.project_skyline.rules import legal, put_storey, put_tower, ranking, take_place, use_card
from boroughs.games.project_skyline.state import FINISHED
from boroughs.kernel import SILENT, rule


@rule
def share_of_win(s, seat, places):
    ranking(s, places)
    firsts = 0
    for other in range(PLAYERS):
        firsts += places[other] == 1
    return 1.0 / firsts if places[seat] == 1 else 0.0


@rule
def prepared(s, first):
    """A desk for whoever is on turn and looks ahead, with what the table tells as it is: after a move only the difference is told."""
    facts, counted, hidden, rows, times = room = desk(first.dtype)
    count(s, facts[0], counted[0])
    hidden[0] = 0.0
    tell(first, rows, times, look(s, s.turn, counted[0], False, rows, times), hidden[0])
    return room


@rule
def best(table, scratch, moves, n, first, second):
    """The move after which the judgement likes the table best."""
    room = prepared(table[0], first)
    chosen, most = 0, -1.0
    for i in range(n):
        chance = chance_after(table, scratch, moves[i], room, first, second)
        if chance > most:
            chosen, most = i, chance
    return chosen


@rule
def chance_here(table, scratch, moves, first, second):
    """The actor's chance with the move that the judgement likes best."""
    room, most = prepared(table[0], first), 0.0
    for i in range(legal(table[0], moves)):
        most = max(most, chance_after(table, scratch, moves[i], room, first, second))
    return most


@rule
def chance_after(table, scratch, move, room, first, second):
    """The actor's chance after a move, with the best that may follow it in the same turn."""
    s = table[0]
    if leaves_nothing_open(s, move):
        scratch[0] = s
        do(scratch[0], move)
        return chance_now(s, scratch[0], room, first, second)
    most = -1.0
    if m.PICK <= move < m.SWAP:
        for other in range(FIELDS):
            if cards.is_partner(s, s.card, move - m.PICK, other):
                scratch[0] = s
                swap_buildings(scratch[0], move - m.PICK, other)
                most = max(most, chance_now(s, scratch[0], room, first, second))
        return most
    field = move - m.BUILD
    height = s.height[field] + 1
    for i in range(REACH_COUNT[field, height]):
        goal = REACH[field, height, i]
        if can_take(s, s.turn, goal, height):
            scratch[0] = s
            put_storey(scratch[0], field, SILENT)
            march(scratch[0], field, goal)
            most = max(most, chance_now(s, scratch[0], room, first, second))
    return most


@rule
def chance_now(s, after, room, first, second):
    """The chance of whoever is on turn once the table has become another."""
    if after.phase == FINISHED:
        return share_of_win(after, s.turn, np.empty(PLAYERS, np.int64))
    facts, counted, hidden, rows, times = room
    changed = count_again(s, after, facts[0], counted[0], facts[1], counted[1])
    if stands(s, after):
        for k in range(NEURONS):
            hidden[1, k] = hidden[0, k]
        n = look_again(s, after, changed, s.turn, counted[0], counted[1], rows, times)
    else:
        hidden[1] = 0.0
        n = look(after, s.turn, counted[1], False, rows, times)
    tell(first, rows, times, n, hidden[1])
    return answer(second, hidden[1])


@rule
def stands(s, after):
    """Whether all pawns stand where they stood."""
    moved = 0
    for seat in range(PLAYERS):
        moved += s.pawn[seat] != after.pawn[seat]
    return moved == 0


# --- moves without the dice that come after


@rule
def leaves_nothing_open(s, move):
    """Whether a move is all of a turn: a building that is raised has to march, a card's first choice wants the second."""
    raises = m.BUILD <= move < m.STAY and s.owner[move - m.BUILD] == s.turn
    return not raises and not m.PICK <= move < m.SWAP


@rule
def do(s, move):
    if move >= m.ADVANCE:
        use_card(s, move, SILENT)
    elif move >= m.MARCH:
        march(s, s.marching, move - m.MARCH)
    elif m.BUILD <= move < m.STAY:
        put_storey(s, move - m.BUILD, SILENT)
        s.architect = move - m.BUILD
    elif m.SET_STOREY <= move < m.BUILD:
        put_storey(s, move - m.SET_STOREY, SILENT)
    elif m.SET_TOWER <= move < m.SET_STOREY:
        put_tower(s, move - m.SET_TOWER)


@rule
def march(s, origin, goal):
    height = s.height[origin]
    clear(s, origin)
    take_place(s, origin, goal, height, SILENT)
