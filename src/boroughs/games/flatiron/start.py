"""Setting up: the building, the streets, City Hall, the boards (FL7-FL9, FL34)."""

from boroughs.games.flatiron import components as box
from boroughs.games.flatiron import events as ev
from boroughs.games.flatiron.components import (
    BOARD_COUNT,
    COPIES,
    DOLLARS,
    HALL_CARD_COUNT,
    PAPER_COUNT,
    REVERSE,
    SEATS,
    STREET_COUNT,
    VIOLET,
)
from boroughs.games.flatiron.newsboy import DANIEL
from boroughs.games.flatiron.piles import draw_floor, draw_paper, open_next_floor, turn_up
from boroughs.games.flatiron.state import (
    NONE,
)
from boroughs.kernel import chance, note, rule

RANDOM_BOARDS = 1
CHOSEN_SIDES, RANDOM_SIDES, VIOLET_SIDES = 0, 1, 2
HALL_SHOWN, FLOORS_IN_PILE = box.HALL_SHOWN, box.FLOORS_IN_PILE
PILLARS, TILES, SOLO_DOLLARS = box.PILLARS, box.TILES, box.SOLO_DOLLARS


@rule
def setup(s, players, options, log):
    s.players = players
    s.random_boards = options[0] == RANDOM_BOARDS
    s.harder = options[2] if players == 1 else 0
    s.turn_limit = options[3]
    clear(s)
    set_up_building(s, log)
    set_up_streets(s, log)
    set_up_city_hall(s, log)
    deal_boards(s, options[1], log)
    for seat in range(players):  # FL9, FL34
        s.money[seat] = SOLO_DOLLARS if players == 1 else DOLLARS[seat]


@rule
def clear(s):
    """Nothing is anywhere yet."""
    s.roof_builder = NONE
    s.board[:] = NONE
    s.side[:] = NONE
    s.offered[:] = NONE
    s.offered_side[:] = NONE
    s.figure[:] = NONE
    s.columns[:] = NONE
    s.under[:] = NONE
    s.building[:] = NONE
    s.slots[:] = NONE
    s.row[:] = NONE
    s.supply[:] = PILLARS
    s.tile_supply = TILES


@rule
def set_up_building(s, log):
    """FL7: a starred floor, a pile of floors on the roof, the top one open."""
    s.unseen_floor[:] = 1
    s.floor = draw_floor(s, True)
    s.building[0] = s.floor
    note(log, ev.FLOOR_FIRST, s.floor)
    s.pile = FLOORS_IN_PILE
    open_next_floor(s, log)


@rule
def set_up_streets(s, log):
    """FL8: four stacks with their top cards open."""
    s.unseen[:] = 1
    for stack in range(STREET_COUNT):
        turn_up(s, stack, log)


@rule
def set_up_city_hall(s, log):
    """FL8: an active newspaper and some City Hall cards."""
    for paper in range(PAPER_COUNT):
        s.paper_supply[paper] = COPIES[paper]
        s.paper_supply_count += COPIES[paper]
    s.active_paper = draw_paper(s)
    note(log, ev.NEWSPAPER_ACTIVE, s.active_paper)
    for shown in range(HALL_SHOWN):
        left = chance(s, HALL_CARD_COUNT - shown)
        card = 0
        while left > 0 or s.hall[card]:
            left -= 1 - s.hall[card]
            card += 1
        s.hall[card] = 1
        note(log, ev.CITY_HALL_CARD_OPEN, card)


@rule
def deal_boards(s, sides, log):
    """FL9: two boards for each seat; options can fix their sides, or leave the choice of the board to chance too."""
    for seat in range(s.players):
        for i in range(1 if s.random_boards else 2):
            s.offered[seat, i] = draw_board(s)
            s.offered_side[seat, i] = draw_side(s, sides)
        if not s.random_boards:
            note(log, ev.BOARDS_DEALT, seat, s.offered[seat, 0], s.offered[seat, 1])
    if s.players == 1:
        s.offered_side[DANIEL, 0] = draw_side(s, sides)


@rule
def draw_board(s):
    """A board that nobody has been dealt."""
    taken = 0
    for board in range(BOARD_COUNT):
        taken += is_dealt(s, board)
    left = chance(s, BOARD_COUNT - taken)
    board = 0
    while left > 0 or is_dealt(s, board):
        left -= 1 - is_dealt(s, board)
        board += 1
    return board


@rule
def is_dealt(s, board):
    for seat in range(SEATS):
        for i in range(2):
            if s.offered[seat, i] == board:
                return 1
    return 0


@rule
def draw_side(s, sides):
    if sides == CHOSEN_SIDES:
        return NONE
    if sides == RANDOM_SIDES:
        return chance(s, 2)
    return VIOLET if sides == VIOLET_SIDES else REVERSE
