"""One look ahead by the learned judgement: each move is made on a copy of the table, without the dice that come after it."""

import numpy as np

from boroughs.games.project_skyline import cards
from boroughs.games.project_skyline import moves as m
from boroughs.games.project_skyline.board import can_take, clear, swap_buildings
from boroughs.games.project_skyline.components import FIELDS, REACH, REACH_COUNT
from boroughs.games.project_skyline.judgement import COUNTED, INPUTS, NEURONS, PLAYERS, chance_to_win, count, look
from boroughs.games.project_skyline.rules import put_storey, put_tower, ranking, take_place, use_card
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
def desk(first):
    """Room to work for whoever looks ahead: what is counted, neurons, inputs and how much of each, places."""
    counted, places = np.zeros((PLAYERS, COUNTED)), np.zeros(PLAYERS, np.int64)
    hidden, times = np.zeros(NEURONS, first.dtype), np.zeros(INPUTS, first.dtype)
    return counted, hidden, np.zeros(INPUTS, np.int64), times, places


@rule
def best(table, scratch, moves, n, first, second):
    """The move after which the judgement likes the table best."""
    room = desk(first)
    chosen, most = 0, -1.0
    for i in range(n):
        chance = chance_after(table, scratch, moves[i], room, first, second)
        if chance > most:
            chosen, most = i, chance
    return chosen


@rule
def chance_after(table, scratch, move, room, first, second):
    """The actor's chance after a move, with the best that may follow it in the same turn."""
    s = table[0]
    if leaves_nothing_open(s, move):
        scratch[0] = s
        do(scratch[0], move)
        return chance_now(scratch[0], room, first, second)
    most = -1.0
    if m.PICK <= move < m.SWAP:
        for other in range(FIELDS):
            if cards.is_partner(s, s.card, move - m.PICK, other):
                scratch[0] = s
                swap_buildings(scratch[0], move - m.PICK, other)
                most = max(most, chance_now(scratch[0], room, first, second))
        return most
    field = move - m.BUILD
    height = s.height[field] + 1
    for i in range(REACH_COUNT[field, height]):
        goal = REACH[field, height, i]
        if can_take(s, s.turn, goal, height):
            scratch[0] = s
            put_storey(scratch[0], field, SILENT)
            march(scratch[0], field, goal)
            most = max(most, chance_now(scratch[0], room, first, second))
    return most


@rule
def chance_now(s, room, first, second):
    """The chance of whoever has just moved."""
    counted, hidden, rows, times, places = room
    if s.phase == FINISHED:
        return share_of_win(s, s.turn, places)
    count(s, counted)
    n = look(s, s.turn, counted, False, rows, times)
    return chance_to_win(first, second, rows, times, n, hidden)


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
