"""What holds after every move: each component is in exactly one place, and what the record keeps for speed is right."""

import numpy as np

from boroughs.games.new_york_1901.components import (
    BLOCK_BITS,
    BLOCK_COUNT,
    CARD_COUNT,
    FIRST_LEGENDARY_PIECE,
    GENERATIONS,
    KIND_GENERATION,
    KIND_POINTS,
    LOT_BLOCK,
    LOT_CARD,
    LOT_COUNT,
    LOT_MASK,
    MARKET,
    PIECE_COUNT,
    PIECE_KIND,
    STARTER_PIECE,
    WORKERS,
)
from boroughs.games.new_york_1901.footprints import (
    FOOT_BLOCK,
    FOOT_FROM,
    FOOT_MASK,
    FOOT_SHAPE,
    FOOT_UNTIL,
    KIND_SHAPE,
    SHAPE_COUNT,
)
from boroughs.games.new_york_1901.land import (
    NEVER,
    covered_land,
    legendary,
    own_land,
    removable,
    renewable,
    shapes_in_supply,
    workers_needed,
)
from boroughs.games.new_york_1901.state import CLOSED, FINISHED, GONE, NEED_BITS, NOTHING, SETTLING, SUPPLY, TURN
from boroughs.kernel import rule

SENTENCES = (
    "fine",
    "the cards of some kind are not just market, future market, put back and taken together",
    "a pile of the future market does not hold as many cards as its size says",
    "a player's lots are not those of his cards",
    "a player's workers are not just unused and on his lots together",
    "a worker stands on a lot with a tile or without an owner, or is missing on a bare lot that has one",
    "a tile stands on a footprint of another shape, on foreign land or on another tile",
    "a legendary tile has two owners, or a player has two of them, or one could be built twice",
    "the points are not those of the tiles that were built",
    "the market is not full at the start of a turn, though there are cards",
    "what is known of a player's free squares or possible places is not so",
)


@rule
def check(s):
    """0, or the number of the broken sentence."""
    for broken in (cards(s), lots(s), workers(s), tiles(s), legends(s), points(s), market(s), places(s)):
        if broken:
            return broken
    return 0


@rule
def cards(s):
    future = 0
    for card in range(CARD_COUNT):
        future += s.future[card]
        count = s.future[card]
        if count < 0:
            return 1
        for i in range(MARKET):
            count += s.market[i] == card
        for i in range(s.put_back_size):
            count += s.put_back[i] == card
        for seat in range(s.players):
            count += s.cards[seat, card]
        for lot in range(LOT_COUNT):
            count -= LOT_CARD[lot] == card and s.owner[lot] != CLOSED
        if count != 0:
            return 1
    for i in range(LOT_COUNT):
        if (i < s.put_back_size) == (s.put_back[i] == NOTHING):
            return 2
    return 2 if future != s.future_size else 0


@rule
def lots(s):
    for seat in range(s.players):
        for card in range(CARD_COUNT):
            count = s.cards[seat, card]
            if seat == s.turn and s.phase == SETTLING and s.card == card:
                count -= 1  # taken, but not yet settled
            for lot in range(LOT_COUNT):
                count -= LOT_CARD[lot] == card and s.owner[lot] == seat
            if count != 0:
                return 3
    return 0


@rule
def workers(s):
    for seat in range(s.players):
        count = s.unused[seat]
        if count < 0:
            return 4
        for lot in range(LOT_COUNT):
            if s.owner[lot] == seat:
                count += s.worker[lot]
        if count != WORKERS:
            return 4
    for lot in range(LOT_COUNT):
        seat = s.owner[lot]
        stands = 0
        if seat >= 0:
            covered, _ = covered_land(s, seat, LOT_BLOCK[lot])
            stands = 1 if LOT_MASK[lot] & covered == 0 else 0
        if s.worker[lot] != stands or seat < CLOSED or seat >= s.players:
            return 5
    return 0


@rule
def tiles(s):
    for seat in range(s.players):
        for piece in range(PIECE_COUNT):
            foot = s.where[seat, piece]
            if foot == SUPPLY and piece == STARTER_PIECE:
                return 6
            if foot < 0:
                continue
            block = FOOT_BLOCK[foot]
            if FOOT_SHAPE[foot] != KIND_SHAPE[PIECE_KIND[piece]] or FOOT_MASK[foot] & ~own_land(s, seat, block):
                return 6
            for other in range(piece):
                under = s.where[seat, other]
                if under >= 0 and FOOT_BLOCK[under] == block and FOOT_MASK[under] & FOOT_MASK[foot]:
                    return 6
    return 0


@rule
def legends(s):
    for piece in range(FIRST_LEGENDARY_PIECE, STARTER_PIECE):
        owners = 0
        supplies = 0
        for seat in range(s.players):
            owners += s.where[seat, piece] >= 0
            supplies += s.where[seat, piece] == SUPPLY
        if owners > 1 or (owners == 1 and supplies > 0):
            return 7
    for seat in range(s.players):
        owned = 0
        possible = 0
        for piece in range(FIRST_LEGENDARY_PIECE, STARTER_PIECE):
            owned += s.where[seat, piece] >= 0
            possible += s.where[seat, piece] == SUPPLY
        if owned > 1 or (owned == 1 and possible > 0):
            return 7
    return 0


@rule
def points(s):
    for seat in range(s.players):
        for generation in range(len(GENERATIONS)):
            total = s.earned[seat, generation]
            for piece in range(PIECE_COUNT):
                where = s.where[seat, piece]
                built = where >= 0 or (where == GONE and not legendary(piece))
                if built and KIND_GENERATION[PIECE_KIND[piece]] == generation:
                    total -= KIND_POINTS[PIECE_KIND[piece]]
            if total != 0:
                return 8
    return 0


@rule
def market(s):
    if s.phase != TURN and s.phase != FINISHED:
        return 0
    for i in range(MARKET):
        if s.market[i] == NOTHING and s.future_size + s.put_back_size > 0:
            return 9
    return 0


@rule
def places(s):
    for seat in range(s.players):
        supply = shapes_in_supply(s, seat)
        for block in range(BLOCK_COUNT):
            covered, fixed = covered_land(s, seat, block)
            land = own_land(s, seat, block)
            if s.free[seat, block] != land & ~covered:
                return 10
            if land == 0:
                for bit in range(NEED_BITS):
                    if s.fits[seat, block] or s.renewals[seat, block, bit]:
                        return 10
                continue
            for shape in range(SHAPE_COUNT):
                if supply >> shape & 1 and not known_right(s, seat, block, shape, land & ~fixed, covered):
                    return 10
    return 0


@rule
def known_right(s, seat, block, shape, ground, covered):
    """Whether the record knows if a shape can be built or rebuilt in a block, and with how many workers."""
    here = np.empty(BLOCK_BITS, np.int64)
    count = removable(s, seat, block, here)
    fits = False
    least = NEVER
    for foot in range(FOOT_FROM[shape, block], FOOT_UNTIL[s.flips, shape, block]):
        if FOOT_MASK[foot] & ~ground == 0:
            if FOOT_MASK[foot] & covered:
                least = min(least, workers_needed(s, block, foot, covered, here, count))
            else:
                fits = True
    if (s.fits[seat, block] >> shape & 1 == 1) != fits:
        return False
    for workers in range(NEVER):
        if (renewable(s, seat, block, workers) >> shape & 1 == 1) != (least <= workers):
            return False
    return True
