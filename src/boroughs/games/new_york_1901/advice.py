"""Cheap judgement for bots: what a lot, a tile and a place are worth, and how a match may end."""

from boroughs.games.new_york_1901 import components as box
from boroughs.games.new_york_1901 import footprints as fp
from boroughs.games.new_york_1901 import moves as m
from boroughs.games.new_york_1901.land import covered_land, own_land, shapes_to_build, shapes_to_rebuild
from boroughs.games.new_york_1901.rules import POSITIONS, points_of
from boroughs.games.new_york_1901.state import FINISHED, FREE, NOTHING, REPLACING, SUPPLY
from boroughs.kernel import pick, rule

FLOOR = 5.0
"""Lifts every worth above 0."""
TAKING = 1.0
"""What a lot more is worth beside what is built at once."""
GROUND = 0.2
"""For each point of the best tile for which one's land in the lot's block would have room, buildings torn down."""
NEIGHBOUR = 0.05
"""For each square of one's own in the lot's block."""
WORKER = 1.0
"""For a worker who comes back."""
ROOM = 0.3
"""For each point that could still be built in the block after a tile is placed."""
PACE, EVEN, LAND, HANDY = 47.0, 0.5, 1.9, 1.9
"""Points that a whole match brings, less for each one won early, more for each square owned and each tile left that fits on one lot."""
NEXT, TEMPO = 0.8, 2.1
"""The part of the best tile at hand that one gets at the match's end, and of being on turn. All these were fitted to matches."""
GUESS = 4
"""What a card is worth at a glance, in points of a tile."""
VARIETY = 3
"""How far chance moves a playout's choice, in points."""


@rule
def weigh(s, moves, n, out):
    for i in range(n):
        out[i] = worth(s, moves[i])


@rule
def hint(s, moves, n, g):
    """The best at a glance, give or take a few points; any place for a tile."""
    best = pick(g, n)
    if m.PLACE <= moves[0] < m.DONE:
        return best
    most = -1
    for i in range(n):
        look = glance(s, moves[i]) + pick(g, VARIETY)
        if look > most:
            best = i
            most = look
    return best


@rule
def glance(s, move):
    """The points of a tile; for a lot, how much of its block one owns."""
    if move < m.SETTLE:
        return GUESS
    if move < m.BUILD:
        return squares(own_land(s, s.turn, box.LOT_BLOCK[move - m.SETTLE]))
    if move < m.REBUILD:
        return box.KIND_POINTS[move - m.BUILD]
    if move < m.PLACE:
        return box.KIND_POINTS[move - m.REBUILD]
    return 0


@rule
def worth(s, move):
    if move < m.SETTLE:
        return FLOOR + worth_of_card(s, move - m.TAKE)
    if move < m.BUILD:
        return FLOOR + worth_of_lot(s, move - m.SETTLE)
    if move < m.REBUILD:
        return FLOOR + worth_of_tile(move - m.BUILD)
    if move < m.PLACE:
        return FLOOR + worth_of_tile(move - m.REBUILD)
    if move < m.DONE:
        return FLOOR + worth_of_place(s, move - m.PLACE)
    if move >= m.GIVE_BACK and move < m.PASS:
        return FLOOR + squares(own_land(s, s.turn, box.LOT_BLOCK[move - m.GIVE_BACK])) * -NEIGHBOUR
    return FLOOR


@rule
def squares(mask):
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


@rule
def best_points(s, seat, shapes):
    """The most points that a tile of the seat's with one of the shapes brings."""
    best = 0
    for piece in range(box.PIECE_COUNT):
        kind = box.PIECE_KIND[piece]
        if shapes >> fp.KIND_SHAPE[kind] & 1 and s.where[seat, piece] == SUPPLY:
            best = max(best, box.KIND_POINTS[kind])
    return best


@rule
def best_on(s, seat, block, ground):
    """The most points that a tile of the seat's brings on those squares of a block."""
    best = 0
    for piece in range(box.PIECE_COUNT):
        kind = box.PIECE_KIND[piece]
        if s.where[seat, piece] == SUPPLY and box.KIND_POINTS[kind] > best:
            shape = fp.KIND_SHAPE[kind]
            for foot in range(fp.FOOT_FROM[shape, block], fp.FOOT_UNTIL[s.flips, shape, block]):
                if fp.FOOT_MASK[foot] & ~ground == 0:
                    best = box.KIND_POINTS[kind]
                    break
    return best


@rule
def worth_of_card(s, card):
    best = 0.0
    for lot in range(box.LOT_COUNT):
        if box.LOT_CARD[lot] == card and s.owner[lot] == FREE:
            best = max(best, worth_of_lot(s, lot))
    return best + TAKING


@rule
def worth_of_lot(s, lot):
    """What can be built at once with it, and what it adds to one's land for larger tiles."""
    seat = s.turn
    block = box.LOT_BLOCK[lot]
    now = best_on(s, seat, block, s.free[seat, block] | box.LOT_MASK[lot])
    now = max(now, best_points(s, seat, shapes_to_build(s, seat)))
    if s.trigger != NOTHING:
        return float(now)
    _, fixed = covered_land(s, seat, block)
    ground = own_land(s, seat, block) & ~fixed | box.LOT_MASK[lot]
    return now + GROUND * best_on(s, seat, block, ground) + NEIGHBOUR * squares(ground)


@rule
def worth_of_tile(kind):
    """Its points; of equal ones the smaller, which leaves more room."""
    return box.KIND_POINTS[kind] - 0.1 * box.KIND_SIZE[kind]


@rule
def worth_of_place(s, digits):
    """Workers who come back, and what room is left beside it."""
    seat = s.turn
    shape = fp.KIND_SHAPE[s.tile]
    block = box.CELL_BLOCK[digits // POSITIONS]
    foot = fp.FOOT_FROM[shape, block]
    while fp.FOOT_PLACE[foot] != digits:
        foot += 1
    mask = fp.FOOT_MASK[foot]
    ground = s.free[seat, block]
    gain = 0.0
    if s.phase == REPLACING:
        for piece in range(box.PIECE_COUNT):
            under = s.where[seat, piece]
            if under >= 0 and fp.FOOT_BLOCK[under] == block and fp.FOOT_MASK[under] & mask:
                ground |= fp.FOOT_MASK[under]
                gain -= WORKER * 0.1
    for lot in range(box.FIRST_LOT[block], box.FIRST_LOT[block + 1]):
        if s.owner[lot] == seat:
            if box.LOT_MASK[lot] & mask:
                gain += WORKER * s.worker[lot]
            elif s.phase == REPLACING and not s.worker[lot] and box.LOT_MASK[lot] & ~ground == 0:
                gain -= WORKER  # a lot left bare needs one
    return max(gain + ROOM * best_on(s, seat, block, ground & ~mask) + 4.0, 0.0)


# --- how it may end


@rule
def evaluate(s, out):
    """Points so far, those of the rest of the match by how near the leader is to its end, and the best tile at hand."""
    lead = 0.0
    for seat in range(s.players):
        out[seat] = points_of(s, seat)
        lead = max(lead, out[seat])
    left = max(box.TARGET - lead, 0.0) / box.TARGET
    for seat in range(s.players):
        if has_turns_left(s, seat):
            shapes = shapes_to_build(s, seat) | shapes_to_rebuild(s, seat)
            out[seat] += left * prospects(s, seat, out[seat]) + NEXT * (1.0 - left) * best_points(s, seat, shapes)
            if seat == s.turn:
                out[seat] += TEMPO


@rule
def prospects(s, seat, points):
    """What a whole match would bring from here: early on, land and tiles that fit on any lot count for more than points."""
    return PACE - EVEN * points + LAND * squares_owned(s, seat) + HANDY * handy_tiles(s, seat)


@rule
def squares_owned(s, seat):
    owned = 0
    for lot in range(box.LOT_COUNT):
        if s.owner[lot] == seat:
            owned += box.LOT_SQUARES[lot]
    return owned


@rule
def handy_tiles(s, seat):
    """Tiles in supply that fit on a single lot."""
    count = 0
    for piece in range(box.PIECE_COUNT):
        if s.where[seat, piece] == SUPPLY and box.KIND_SIZE[box.PIECE_KIND[piece]] <= box.LARGEST_LOT:
            count += 1
    return count


@rule
def has_turns_left(s, seat):
    """NY27: in the last round, those from the one whose turn it is to the one who called it."""
    if s.phase == FINISHED:
        return False
    return s.trigger == NOTHING or (seat - s.turn) % s.players < (s.trigger - s.turn) % s.players
