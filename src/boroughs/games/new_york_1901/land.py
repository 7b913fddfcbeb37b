"""Own land, and what can be built on it: NY15 to NY17 and NY20 to NY25 as operations on the bits of a block.

Nothing here searches for shapes: every footprint is known (footprints.py). What a seat can build in a block changes only
when it does something there, so it is worked out then and kept in the record.
"""

import numpy as np

from boroughs.games.new_york_1901 import moves as m
from boroughs.games.new_york_1901.components import (
    BLOCK_BITS,
    BLOCK_COUNT,
    FIRST_LEGENDARY_PIECE,
    FIRST_LOT,
    LOT_MASK,
    PIECE_COUNT,
    PIECE_KIND,
    STARTER_PIECE,
    WORKERS,
)
from boroughs.games.new_york_1901.footprints import (
    FOOT_BLOCK,
    FOOT_FROM,
    FOOT_MASK,
    FOOT_PLACE,
    FOOT_RIM,
    FOOT_SHAPE,
    FOOT_UNTIL,
    KIND_SHAPE,
    SHAPE_COUNT,
    SHAPE_SIZE,
)
from boroughs.games.new_york_1901.state import NEED_BITS, SUPPLY
from boroughs.kernel import rule

NEVER = WORKERS + 1
"""More workers than anybody has: a rebuilding that NY20, NY21 or NY25 forbid."""


@rule
def own_land(s, seat, block):
    """All squares of the seat's lots in the block."""
    land = 0
    for lot in range(FIRST_LOT[block], FIRST_LOT[block + 1]):
        if s.owner[lot] == seat:
            land |= LOT_MASK[lot]
    return land


@rule
def legendary(piece):
    return FIRST_LEGENDARY_PIECE <= piece < STARTER_PIECE


@rule
def covered_land(s, seat, block):
    """The squares under all of the seat's tiles in the block, and those under a legendary one."""
    covered = 0
    fixed = 0
    for piece in range(PIECE_COUNT):
        foot = s.where[seat, piece]
        if foot >= 0 and FOOT_BLOCK[foot] == block:
            covered |= FOOT_MASK[foot]
            if legendary(piece):
                fixed |= FOOT_MASK[foot]
    return covered, fixed


@rule
def removable(s, seat, block, here):
    """Writes down the footprints of the seat's tiles in the block that may be torn down (NY19, NY20); returns how many."""
    count = 0
    for piece in range(PIECE_COUNT):
        foot = s.where[seat, piece]
        if foot >= 0 and FOOT_BLOCK[foot] == block and not legendary(piece):
            here[count] = foot
            count += 1
    return count


@rule
def shapes_in_supply(s, seat):
    shapes = 0
    for piece in range(PIECE_COUNT):
        if s.where[seat, piece] == SUPPLY:
            shapes |= 1 << KIND_SHAPE[PIECE_KIND[piece]]
    return shapes


@rule
def one_group(torn, here, count):
    """NY20: whether the tiles that make up these squares are neighbours, side by side."""
    group = 0
    grown = True
    while grown:
        grown = False
        for i in range(count):
            mask = FOOT_MASK[here[i]]
            if mask & torn and not mask & group and (group == 0 or FOOT_RIM[here[i]] & group):
                group |= mask
                grown = True
    return group == torn


@rule
def workers_needed(s, block, foot, covered, here, count):
    """How many unused workers a rebuilding there takes (NY22, NY25); NEVER where it is forbidden."""
    mask = FOOT_MASK[foot]
    size = SHAPE_SIZE[FOOT_SHAPE[foot]]
    torn = 0
    tiles = 0
    for i in range(count):
        under = here[i]
        if FOOT_MASK[under] & mask:
            if SHAPE_SIZE[FOOT_SHAPE[under]] >= size:  # NY21
                return NEVER
            torn |= FOOT_MASK[under]
            tiles += 1
    if tiles > 1 and not one_group(torn, here, count):
        return NEVER
    needed = 0
    for lot in range(FIRST_LOT[block], FIRST_LOT[block + 1]):
        if LOT_MASK[lot] & mask:
            needed -= s.worker[lot]
        elif LOT_MASK[lot] & torn and not LOT_MASK[lot] & covered & ~torn:
            needed += 1
    return min(max(needed, 0), NEVER)


@rule
def survey(s, seat, block):
    """Works out what the seat can build and rebuild in the block, after it did something there."""
    here = np.empty(BLOCK_BITS, np.int64)
    count = removable(s, seat, block, here)
    covered, fixed = covered_land(s, seat, block)
    land = own_land(s, seat, block)
    shapes = shapes_in_supply(s, seat)
    s.free[seat, block] = land & ~covered
    s.fits[seat, block] = 0
    for bit in range(NEED_BITS):
        s.renewals[seat, block, bit] = 0
    if land == 0:
        return
    for shape in range(SHAPE_COUNT):
        if shapes >> shape & 1:
            survey_shape(s, seat, block, shape, land & ~fixed, covered, here, count)


@rule
def survey_shape(s, seat, block, shape, ground, covered, here, count):
    fits = False
    least = NEVER
    for foot in range(FOOT_FROM[shape, block], FOOT_UNTIL[s.flips, shape, block]):
        mask = FOOT_MASK[foot]
        if mask & ~ground:
            continue
        if mask & covered == 0:
            fits = True
        elif least > 0:
            least = min(least, workers_needed(s, block, foot, covered, here, count))
    if fits:
        s.fits[seat, block] |= 1 << shape
    if least < NEVER:
        for bit in range(NEED_BITS):
            s.renewals[seat, block, bit] |= ((least + 1) >> bit & 1) << shape


@rule
def shapes_to_build(s, seat):
    """NY15, NY16: the shapes for which there is a place."""
    shapes = 0
    for block in range(BLOCK_COUNT):
        shapes |= s.fits[seat, block]
    return shapes


@rule
def renewable(s, seat, block, workers):
    """The shapes that can replace something in the block with so many unused workers."""
    ones, twos, fours = s.renewals[seat, block, 0], s.renewals[seat, block, 1], s.renewals[seat, block, 2]
    found = 0
    for code in range(1, min(workers, WORKERS) + 2):
        same = ones if code & 1 else ~ones
        same &= twos if code & 2 else ~twos
        same &= fours if code & 4 else ~fours
        found |= same
    return found


@rule
def shapes_to_rebuild(s, seat):
    """NY20 to NY25: the shapes that can replace something with the workers that the seat has."""
    shapes = 0
    for block in range(BLOCK_COUNT):
        if s.renewals[seat, block, 0] | s.renewals[seat, block, 1] | s.renewals[seat, block, 2]:
            shapes |= renewable(s, seat, block, s.unused[seat])
    return shapes


@rule
def legal_places(s, out):
    """NY15, NY16: free squares of one's own land, with an edge on a street or a park."""
    n = 0
    shape = KIND_SHAPE[s.tile]
    for block in range(BLOCK_COUNT):
        if s.fits[s.turn, block] >> shape & 1:
            occupied = ~s.free[s.turn, block]
            for foot in range(FOOT_FROM[shape, block], FOOT_UNTIL[s.flips, shape, block]):
                if FOOT_MASK[foot] & occupied == 0:
                    out[n] = m.PLACE + FOOT_PLACE[foot]
                    n += 1
    return n


@rule
def legal_replacements(s, out):
    """NY20 to NY25: places over tiles of one's own."""
    n = 0
    seat = s.turn
    shape = KIND_SHAPE[s.tile]
    here = np.empty(BLOCK_BITS, np.int64)
    for block in range(BLOCK_COUNT):
        if not renewable(s, seat, block, s.unused[seat]) >> shape & 1:
            continue
        count = removable(s, seat, block, here)
        covered, fixed = covered_land(s, seat, block)
        ground = own_land(s, seat, block) & ~fixed
        for foot in range(FOOT_FROM[shape, block], FOOT_UNTIL[s.flips, shape, block]):
            mask = FOOT_MASK[foot]
            if mask & ~ground or mask & covered == 0:
                continue
            if workers_needed(s, block, foot, covered, here, count) <= s.unused[seat]:
                out[n] = m.PLACE + FOOT_PLACE[foot]
                n += 1
    return n
