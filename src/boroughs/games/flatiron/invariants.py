"""What holds after every move: each component is in exactly one place, and points add up."""

import numpy as np

from boroughs.games.flatiron.components import (
    CARD_COUNT,
    COLOUR_COUNT,
    COLUMN_CARDS,
    COLUMN_HALL_CARDS,
    COPIES,
    DEPTH,
    EFFECT_ROWS,
    FLOOR_COUNT,
    FLOORS_IN_PILE,
    HALL_HALVES,
    HALL_SHOWN,
    LEVELS,
    PAPER_COUNT,
    PILLARS,
    ROOF,
    ROWS,
    SEATS,
    STACK_OF,
    STREET_CARD_COUNT,
    STREET_COUNT,
    STREET_OF,
    TILES,
)
from boroughs.games.flatiron.scoring import built_pillars
from boroughs.games.flatiron.state import DONE, EFFECT_AT, FINISHED, FROM_REPUTATION, GONE, NONE, OFFERED, STEP
from boroughs.kernel import rule

EFFECT_COUNT = len(EFFECT_ROWS)
SENTENCES = (
    "fine",
    "a colour's pillars are not just supply, boards and building together, or a board has two of one colour",
    "a street card is not in exactly one place: stack, column, Daniel's",
    "a City Hall card is in two places, or not as many are in the game as were shown",
    "reputation tiles are not just supply, players and columns together",
    "the newspapers of a kind are not just supply, active, gone, held and drawn ones together",
    "a player does not hold as many newspapers as everybody sees, or somebody knows of one that the other has not got",
    "floors are not just building, open one, pile and box together",
    "somebody's money is below 0, or the points on the track are not those earned",
    "a column holds too many cards, or a card of another street, or gaps",
    "the stack of effects holds something that is no effect, or a printed place twice, or the column is past its end",
    "Daniel's row shows a card twice, or should have been shuffled",
)


@rule
def check(s):
    """0, or the number of the broken sentence."""
    if not pillars_add_up(s):
        return 1
    broken = cards_add_up(s)
    if broken:
        return broken
    tiles = s.tile_supply + s.tiles[0] + s.tiles[1]
    for column in range(STREET_COUNT):
        tiles += s.tiles_in[0, column] + s.tiles_in[1, column]
    if tiles != TILES or s.tile_supply < 0:
        return 4
    broken = papers_add_up(s)
    if broken:
        return broken
    if not floors_add_up(s):
        return 7
    if not accounts_add_up(s):
        return 8
    if not stack_is_sound(s):
        return 10
    return 0 if row_is_sound(s) else 11


@rule
def pillars_add_up(s):
    for colour in range(COLOUR_COUNT):
        total = s.supply[colour] + built_pillars(s, colour)
        for company in range(SEATS):
            if not 0 <= s.pillars[company, colour] <= 1:
                return False
            total += s.pillars[company, colour]
        if total != PILLARS or s.supply[colour] < 0:
            return False
    return True


@rule
def cards_add_up(s):
    found = np.zeros(CARD_COUNT, np.int64)
    if not columns_are_sound(s, found):
        return 9
    for card in range(CARD_COUNT):
        found[card] += s.daniel_cards[card]
    for stack in range(STREET_COUNT):
        if s.top[stack] != NONE:
            if STACK_OF[s.top[stack]] != stack:
                return 2
            found[s.top[stack]] += 1
        for i in range(s.under_count[stack]):
            found[s.under[stack, i]] += 1
    for card in range(STREET_CARD_COUNT):
        if found[card] + s.unseen[card] != 1:
            return 2
    in_game = 0
    for card in range(STREET_CARD_COUNT, CARD_COUNT):
        found[card] += s.hall[card - STREET_CARD_COUNT]
        if found[card] > 1:
            return 3
        in_game += found[card]
    return 0 if in_game == HALL_SHOWN else 3


@rule
def columns_are_sound(s, found):
    """FL11, FL13: also counts the cards that lie in columns."""
    for company in range(SEATS):
        for column in range(STREET_COUNT):
            of_city_hall = 0
            for i in range(COLUMN_CARDS):
                half = s.columns[company, column, i]
                if (half == NONE) != (i >= s.held[company, column]):
                    return False
                if half == NONE:
                    continue
                found[half // 2] += 1
                if half >= HALL_HALVES:
                    of_city_hall += 1
                elif STREET_OF[half // 2] != column:
                    return False
            if of_city_hall > COLUMN_HALL_CARDS:
                return False
    return True


@rule
def papers_add_up(s):
    supply = 0
    for paper in range(PAPER_COUNT):
        total = s.paper_supply[paper] + s.gone_papers[paper] + s.papers[0, paper] + s.papers[1, paper]
        supply += s.paper_supply[paper]
        if s.active_paper == paper:
            total += 1
        if s.choosing_paper:
            for i in range(2):
                if s.drawn[s.turn, i] == paper:
                    total += 1
        if total != COPIES[paper] or s.paper_supply[paper] < 0:
            return 5
    if supply != s.paper_supply_count:
        return 5
    for seat in range(SEATS):
        held = 0
        for paper in range(PAPER_COUNT):
            held += s.papers[seat, paper]
            known = s.given[1 - seat, paper]
            if known != s.received[seat, paper] or not 0 <= known <= s.papers[seat, paper]:
                return 6
        if held != s.paper_count[seat]:
            return 6
    return 0


@rule
def floors_add_up(s):
    if s.building[s.level] != s.floor or (s.floor == ROOF) != (s.level == LEVELS - 1):
        return False
    seen = 0
    for floor in range(FLOOR_COUNT):
        places = 1 if s.open_floor == floor else 0
        for level in range(LEVELS):
            if s.building[level] == floor:
                places += 1
        if places + s.unseen_floor[floor] != 1:
            return False
        seen += places
    for level in range(LEVELS):
        if (s.building[level] == NONE) != (level > s.level):
            return False
    return seen + s.pile == FLOORS_IN_PILE + 1


@rule
def accounts_add_up(s):
    for company in range(SEATS):
        earned = 0
        for source in range(FROM_REPUTATION):
            earned += s.earned[company, source]
        if s.money[company] < 0 or earned != s.points[company]:
            return False
    return True


@rule
def stack_is_sound(s):
    if not 0 <= s.depth <= DEPTH or (s.phase == FINISHED and (s.depth > 0 or s.due > 0 or s.choosing_paper)):
        return False
    if not 0 <= s.todo_next <= s.todo_count <= ROWS:
        return False
    for depth in range(DEPTH):
        effect = s.frames[depth, EFFECT_AT]
        step = s.frames[depth, STEP]
        if depth >= s.depth:
            if effect != 0 or step != 0:
                return False
            continue
        if not (0 <= effect < EFFECT_COUNT and OFFERED <= step <= DONE):
            return False
        for below in range(depth):
            if s.frames[below, EFFECT_AT] == effect and not s.frames[below, GONE]:
                return False
    return True


@rule
def row_is_sound(s):
    for i in range(s.row_count):
        for j in range(i):
            if s.row[i] == s.row[j]:
                return False
    return 0 <= s.repeats < 2
