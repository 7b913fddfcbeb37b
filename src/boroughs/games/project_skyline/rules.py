"""Set-up, legal moves, playing one, the end: in the order of the rulebook. The board, the street and the cards have files of their own."""

from boroughs.games.project_skyline import cards
from boroughs.games.project_skyline import components as box
from boroughs.games.project_skyline import moves as m
from boroughs.games.project_skyline.board import can_build, can_join, can_take, clear, has_storey, take_back
from boroughs.games.project_skyline.components import (
    CENTRE,
    CORNER_SPACES,
    CORNERS,
    FIELDS,
    REACH,
    REACH_COUNT,
    STOREYS,
    TOWERS,
)
from boroughs.games.project_skyline.state import (
    AT_START,
    BUILDING,
    CARD_SECOND,
    CARD_TARGET,
    EMPTY,
    FINISHED,
    MARCHING,
    NO_CARD,
    NO_FIELD,
    ONE,
    STARTING,
    STOREY_SETTING,
    THREE,
    TOWER,
    TOWER_SETTING,
    TWO,
    WITHOUT_LIMIT,
)
from boroughs.games.project_skyline.street import finish, from_bank, on_action_space, pay_rent, walk
from boroughs.kernel import NOBODY, OVER, note, roll, rule

EXPERT, FREE_START, BORROW, TURNS = 0, 1, 2, 3  # the options in the order of the front page
COLOURS = 4
STOREYS_AT_START, CASH, START = box.STOREYS_AT_START, box.CASH, box.START


# --- set-up


@rule
def setup(s, players, options, log):
    s.players = players
    s.expert = options[EXPERT]
    s.turn_limit = options[TURNS]
    if players == 2:  # PS21
        s.spare_storeys = (COLOURS - players) * STOREYS
    elif options[BORROW]:
        s.spare_storeys = WITHOUT_LIMIT
    s.owner[:] = EMPTY
    s.card_order[:] = NO_CARD
    s.card = NO_CARD
    s.architect = s.marching = s.picked = NO_FIELD
    for seat in range(players):
        s.storeys[seat] = STOREYS
        s.towers[seat] = TOWERS[players - 2]
        s.pawn[seat] = START
        from_bank(s, seat, CASH, AT_START)  # PS4
    s.phase = STARTING if options[FREE_START] else TOWER_SETTING


@rule
def next_to_place(s, log):
    """PS6: corners are chosen clockwise. PS7: all else counter-clockwise, always from the starting player."""
    s.placed += 1
    last = s.players * (STOREYS_AT_START if s.phase == STOREY_SETTING else 1)
    s.turn = s.placed % s.players if s.phase == STARTING else -s.placed % s.players
    if s.placed == last:
        s.placed = 0
        s.turn = 0
        s.phase += 1


@rule
def set_pawn(s, corner, log):
    s.pawn[s.turn] = CORNER_SPACES[corner]
    note(log, m.PAWN_SET, s.turn, s.pawn[s.turn])
    next_to_place(s, log)


@rule
def set_tower(s, field, log):
    put_tower(s, field)
    note(log, m.TOWER_SET, s.turn, field)
    next_to_place(s, log)


@rule
def set_storey(s, field, log):
    seat = s.turn
    put_storey(s, field, log)
    note(log, m.STOREY_SET, seat, field)
    if s.phase == CARD_TARGET:
        end_turn(s, log)
        return
    next_to_place(s, log)
    if s.phase == BUILDING:  # PS8
        s.turn = seat
        place_architect(s, field, log)
        if not begin_turn(s, log):
            end_turn(s, log)


# --- decisions


@rule
def actor(s):
    return OVER if s.phase == FINISHED else s.turn


@rule
def legal(s, out):
    if s.phase == BUILDING:
        return legal_builds(s, out)
    if s.phase == MARCHING:
        return legal_marches(s, out)
    if s.phase == CARD_TARGET:
        return cards.legal_targets(s, out)
    if s.phase == CARD_SECOND:
        return cards.legal_partners(s, out)
    if s.phase == STOREY_SETTING:
        return legal_storeys(s, out)
    if s.phase == TOWER_SETTING:
        return legal_towers(s, out)
    return legal_starts(s, out)


@rule
def legal_starts(s, out):
    if s.phase != STARTING:
        return 0
    for corner in range(CORNERS):
        out[corner] = m.START + corner
    return CORNERS


@rule
def legal_towers(s, out):
    n = 0
    for field in CENTRE:
        if s.owner[field] == EMPTY:
            out[n] = m.SET_TOWER + field
            n += 1
    return n


@rule
def legal_storeys(s, out):
    n = 0
    for field in range(FIELDS):
        if s.owner[field] == EMPTY:
            out[n] = m.SET_STOREY + field
            n += 1
    return n


@rule
def legal_builds(s, out):
    """PS14, PS15, PS19: the fields at the black die's distance on which a complete move can begin."""
    n = 0
    if has_storey(s, s.turn):
        for i in range(REACH_COUNT[s.architect, s.black_die]):
            field = REACH[s.architect, s.black_die, i]
            if can_build(s, s.turn, field):
                out[n] = m.BUILD + field
                n += 1
    if n == 0:
        out[0] = m.STAY
        return 1
    return n


@rule
def legal_marches(s, out):
    """PS17, PS25: a building goes as many fields as it has storeys."""
    height = s.height[s.marching]
    n = 0
    for i in range(REACH_COUNT[s.marching, height]):
        field = REACH[s.marching, height, i]
        joins = s.expert and height == TWO and can_join(s, s.turn, field)
        if joins or can_take(s, s.turn, field, height):
            out[n] = m.MARCH + field
            n += 1
    return n


# --- playing a move


@rule
def apply(s, move, log):
    if move < m.BUILD:
        place(s, move, log)
    elif move < m.STAY:
        build(s, move - m.BUILD, log)
    elif move < m.MARCH:
        stay(s, log)
    elif move < m.ADVANCE:
        march(s, move - m.MARCH, log)
    else:
        follow_card(s, move, log)


@rule
def place(s, move, log):
    if move >= m.SET_STOREY:
        set_storey(s, move - m.SET_STOREY, log)
    elif move >= m.SET_TOWER:
        set_tower(s, move - m.SET_TOWER, log)
    else:
        set_pawn(s, move - m.START, log)


@rule
def follow_card(s, move, log):
    """The choice that the card left; then the turn is over (PS11)."""
    if m.PICK <= move < m.SWAP:
        s.picked = move - m.PICK
        s.phase = CARD_SECOND
        return
    use_card(s, move, log)
    end_turn(s, log)


@rule
def use_card(s, move, log):
    """PS30: the card's last choice, carried out."""
    if move >= m.MOVE:
        cards.move(s, move - m.MOVE, log)
    elif move >= m.SWAP:
        cards.swap(s, move - m.SWAP, log)
    elif move >= m.REMOVE:
        cards.remove(s, move - m.REMOVE, log)
    elif move >= m.TAX_PLAYER:
        cards.tax(s, move - m.TAX_PLAYER, log)
    else:
        cards.push(s, (move - m.ADVANCE) // m.STEPS, (move - m.ADVANCE) % m.STEPS + 1, log)


# --- a turn


@rule
def begin_turn(s, log):
    """PS9: dice, pawn, then rent or card. True if the player has something to decide."""
    s.turn_number += 1
    s.white_die = roll(s)
    s.black_die = roll(s)
    note(log, m.ROLLED, s.turn, s.white_die, s.black_die, s.turn_number)
    walk(s, s.turn, s.white_die, log)
    if on_action_space(s, s.turn):
        s.phase = CARD_TARGET
        return cards.carry_out(s, log)
    s.phase = BUILDING
    pay_rent(s, s.turn, log)
    return s.phase == BUILDING


@rule
def end_turn(s, log):
    """PS8: clockwise to the next player who has something to decide."""
    s.card = NO_CARD
    s.marching = s.picked = NO_FIELD
    while s.phase != FINISHED:
        if s.turn_limit > 0 and s.turn_number >= s.turn_limit:  # PS31
            finish(s, m.TURN_LIMIT, NOBODY, NOBODY, 0, log)
            return
        s.turn = (s.turn + 1) % s.players
        if begin_turn(s, log):
            return


@rule
def put_storey(s, field, log):
    """A storey from the supply; where that is empty, a borrowed one (PS21)."""
    seat = s.turn
    if s.storeys[seat] == 0:
        s.borrowed[seat] += 1
        s.storeys[seat] += 1
        if s.spare_storeys != WITHOUT_LIMIT:
            s.spare_storeys -= 1
        note(log, m.BORROWED, seat)
    s.storeys[seat] -= 1
    s.owner[field] = seat
    s.height[field] += 1


@rule
def put_tower(s, field):
    """A tower from the supply."""
    s.towers[s.turn] -= 1
    s.owner[field] = s.turn
    s.height[field] = TOWER


@rule
def place_architect(s, field, log):
    s.architect = field
    note(log, m.ARCHITECT, s.turn, field)


@rule
def stay(s, log):
    """PS19: no complete move, so the architect stays."""
    note(log, m.STAYED, s.turn)
    end_turn(s, log)


@rule
def build(s, field, log):
    """PS15: a storey where the architect goes. PS16: on an empty field that is all; else the building has to march."""
    put_storey(s, field, log)
    if s.height[field] == ONE:
        note(log, m.BUILT, s.turn, field)
        place_architect(s, field, log)
        end_turn(s, log)
    else:
        note(log, m.RAISED, s.turn, field, s.height[field])
        s.marching = field
        s.phase = MARCHING


@rule
def march(s, field, log):
    """PS17: the building takes a foreign one's place. The architect comes after, so until now it has protected its field (PS18)."""
    origin = s.marching
    height = s.height[origin]
    clear(s, origin)
    if s.owner[field] == s.turn:  # PS25
        s.height[field] += height
        s.marching = field
        note(log, m.JOINED, s.turn, origin, field)
        return
    take_place(s, origin, field, height, log)
    end_turn(s, log)


@rule
def take_place(s, origin, field, height, log):
    """PS17: a building that has left its field stands where a smaller one stood."""
    note(log, m.DEMOLISHED, s.turn, s.owner[field], field, s.height[field])
    take_back(s, field)
    s.owner[field] = s.turn
    s.height[field] = height
    note(log, m.MARCHED, s.turn, origin, field, height)
    if height == THREE:
        become_tower(s, field, log)
    place_architect(s, field, log)
    if s.towers[s.turn] == 0:  # PS22
        finish(s, m.ALL_TOWERS, NOBODY, NOBODY, 0, log)


@rule
def become_tower(s, field, log):
    """PS20: three storeys for a tower."""
    s.storeys[s.turn] += THREE
    s.towers[s.turn] -= 1
    s.height[field] = TOWER
    note(log, m.TOWER_BUILT, s.turn, field, s.towers[s.turn])


# --- the end


@rule
def score(s, out):
    """PS23: cash, in thousands."""
    for seat in range(s.players):
        out[seat] = s.cash[seat]


@rule
def ranking(s, out):
    """PS23: most cash wins; equal cash shares a place."""
    for seat in range(s.players):
        out[seat] = 1
        for other in range(s.players):
            if s.cash[other] > s.cash[seat]:
                out[seat] += 1
