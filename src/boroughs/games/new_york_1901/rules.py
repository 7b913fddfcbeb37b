"""Set-up, legal moves, playing one, the end: in the order of the rulebook. Where one can build is in land.py."""

from boroughs.games.new_york_1901 import components as box
from boroughs.games.new_york_1901 import footprints as fp
from boroughs.games.new_york_1901 import moves as m
from boroughs.games.new_york_1901.land import (
    covered_land,
    legal_places,
    legal_replacements,
    legendary,
    shapes_to_build,
    shapes_to_rebuild,
    survey,
)
from boroughs.games.new_york_1901.state import (
    BUILDING,
    CLOSED,
    FINISHED,
    FREE,
    GONE,
    NOTHING,
    PLACING,
    REPLACING,
    SETTLING,
    SUPPLY,
    TURN,
)
from boroughs.kernel import OVER, chance, note, rule

GOLD = box.GENERATIONS.index("gold")
FLIPS, TURNS = len(fp.FLIPS), len(fp.TURNS)
POSITIONS = TURNS * FLIPS
"""The digits of a place after its square."""

# --- set-up


@rule
def setup(s, players, options, log):
    s.players = players
    s.flips = options[0]
    s.phase = TURN
    s.card = NOTHING
    s.tile = NOTHING
    s.trigger = NOTHING
    s.where[:] = SUPPLY
    s.market[:] = NOTHING
    s.character[:] = NOTHING
    s.put_back[:] = NOTHING
    for lot in range(box.LOT_COUNT):
        open_lot = box.IN_PLAY[players - box.LEAST_PLAYERS, box.LOT_CARD[lot] // box.LOT_SIZES]
        s.owner[lot] = FREE if open_lot else CLOSED  # NY5
        s.future[box.LOT_CARD[lot]] += open_lot
        s.future_size += open_lot
    for seat in range(players):
        start(s, seat, log)
    fill_market(s, log)  # NY7
    note(log, m.TURN_NOTE, 0)


@rule
def start(s, seat, log):
    """NY5, NY6: a character at random, its card, and the starter on its start lot."""
    left = chance(s, characters_left(s))
    district = 0
    while left > 0 or character_taken(s, district):
        if not character_taken(s, district):
            left -= 1
        district += 1
    s.character[seat] = district
    s.unused[seat] = box.WORKERS
    card = district * box.LOT_SIZES
    s.future[card] -= 1
    s.future_size -= 1
    s.cards[seat, card] += 1
    s.owner[fp.START_LOT[district]] = seat
    s.where[seat, box.STARTER_PIECE] = fp.START_FOOT[district]
    survey(s, seat, box.LOT_BLOCK[fp.START_LOT[district]])
    note(log, m.CHARACTER, seat, district, fp.START_LOT[district])


@rule
def character_taken(s, district):
    """Whether the district has a player, or is out of the game."""
    if not box.IN_PLAY[s.players - box.LEAST_PLAYERS, district]:
        return True
    for seat in range(s.players):
        if s.character[seat] == district:
            return True
    return False


@rule
def characters_left(s):
    count = 0
    for district in range(box.DISTRICT_COUNT):
        if not character_taken(s, district):
            count += 1
    return count


@rule
def derive(s):
    """Fills in the fields that follow from the others."""
    for seat in range(s.players):
        for block in range(box.BLOCK_COUNT):
            survey(s, seat, block)


# --- the market


@rule
def fill_market(s, log):
    """NY14: up to four cards, as long as there are any."""
    for i in range(box.MARKET):
        if s.market[i] == NOTHING and s.future_size + s.put_back_size > 0:
            card = next_card(s)
            s.market[i] = card
            note(log, m.OPENED, card // box.LOT_SIZES, card % box.LOT_SIZES + box.SMALL)


@rule
def next_card(s):
    """The top card of the future market: any of the shuffled ones; with these used up, the first that was put back (NY13)."""
    card = 0
    if s.future_size > 0:
        left = chance(s, s.future_size)
        while left >= s.future[card]:
            left -= s.future[card]
            card += 1
        s.future[card] -= 1
        s.future_size -= 1
        return card
    card = s.put_back[0]
    s.put_back_size -= 1
    for i in range(s.put_back_size):
        s.put_back[i] = s.put_back[i + 1]
    s.put_back[s.put_back_size] = NOTHING
    return card


# --- decisions


@rule
def actor(s):
    return OVER if s.phase == FINISHED else s.turn


@rule
def legal(s, out):
    if s.phase == TURN:
        return legal_turn(s, out)
    if s.phase == SETTLING:
        return legal_lots(s, out)
    if s.phase == BUILDING:
        out[0] = m.DONE
        return legal_tiles(s, out, 1, m.BUILD, shapes_to_build(s, s.turn))
    if s.phase == PLACING:
        return legal_places(s, out)
    if s.phase == REPLACING:
        return legal_replacements(s, out)
    return 0


@rule
def legal_turn(s, out):
    """NY9, NY10, NY12: take a card or, without a worker or a card, build; or rebuild. NY13, NY14: if nothing else goes."""
    seat = s.turn
    n = 0
    if s.unused[seat] > 0:
        n = legal_cards(s, out)
    if n == 0:
        n = legal_tiles(s, out, n, m.BUILD, shapes_to_build(s, seat))
    n = legal_tiles(s, out, n, m.REBUILD, shapes_to_rebuild(s, seat))
    if n > 0:
        return n
    if s.unused[seat] > 0:
        out[0] = m.PASS
        return 1
    for lot in range(box.LOT_COUNT):
        if s.owner[lot] == seat and s.worker[lot]:
            out[n] = m.GIVE_BACK + lot
            n += 1
    return n


@rule
def legal_cards(s, out):
    n = 0
    seen = 0
    for i in range(box.MARKET):
        card = s.market[i]
        if card != NOTHING and not seen >> card & 1:
            seen |= 1 << card
            out[n] = m.TAKE + card
            n += 1
    return n


@rule
def legal_lots(s, out):
    """NY9: a free lot of the card's district and size."""
    n = 0
    for lot in range(box.LOT_COUNT):
        if box.LOT_CARD[lot] == s.card and s.owner[lot] == FREE:
            out[n] = m.SETTLE + lot
            n += 1
    return n


@rule
def legal_tiles(s, out, n, verb, shapes):
    """Adds the kinds of tile in the seat's supply that have one of the shapes; equal tiles count once."""
    last = NOTHING
    for piece in range(box.PIECE_COUNT):
        kind = box.PIECE_KIND[piece]
        if shapes >> fp.KIND_SHAPE[kind] & 1 and s.where[s.turn, piece] == SUPPLY and kind != last:
            last = kind
            out[n] = verb + kind
            n += 1
    return n


# --- playing a move


@rule
def apply(s, move, log):
    if move != m.PASS:
        s.passes = 0
    if move < m.SETTLE:
        take(s, move - m.TAKE, log)
    elif move < m.BUILD:
        settle(s, move - m.SETTLE, log)
    elif move < m.REBUILD:
        s.tile = move - m.BUILD
        s.phase = PLACING
    elif move < m.PLACE:
        s.tile = move - m.REBUILD
        s.phase = REPLACING
    elif move < m.DONE:
        place(s, move - m.PLACE, log)
    elif move < m.GIVE_BACK:
        end_turn(s, log)
    elif move < m.PASS:
        give_back(s, move - m.GIVE_BACK, log)
    else:
        note(log, m.PASSED, s.turn)
        s.passes += 1
        end_turn(s, log)


@rule
def take(s, card, log):
    """NY9, NY11: a card of the open market."""
    i = 0
    while s.market[i] != card:
        i += 1
    s.market[i] = NOTHING
    s.cards[s.turn, card] += 1
    s.card = card
    s.phase = SETTLING
    note(log, m.TAKEN, s.turn, card // box.LOT_SIZES, card % box.LOT_SIZES + box.SMALL)


@rule
def settle(s, lot, log):
    """NY9: a worker on a free lot."""
    s.owner[lot] = s.turn
    s.worker[lot] = 1
    s.unused[s.turn] -= 1
    s.card = NOTHING
    s.phase = BUILDING
    survey(s, s.turn, box.LOT_BLOCK[lot])
    note(log, m.SETTLED, s.turn, lot, box.LOT_CARD[lot] // box.LOT_SIZES, box.LOT_CARD[lot] % box.LOT_SIZES + box.SMALL)


@rule
def place(s, digits, log):
    """NY17, NY18, NY24 to NY26: tiles under the new one go, it stands, it scores; workers come back, and go where lots are bare."""
    seat = s.turn
    kind = s.tile
    block = box.CELL_BLOCK[digits // POSITIONS]
    foot = fp.FOOT_FROM[fp.KIND_SHAPE[kind], block]
    while fp.FOOT_PLACE[foot] != digits:
        foot += 1
    if s.phase == REPLACING:
        tear_down(s, foot, log)
    put_up(s, kind, foot)
    points = box.KIND_POINTS[kind]
    s.earned[seat, box.KIND_GENERATION[kind]] += points
    note(log, m.BUILT, seat, kind, digits // POSITIONS, digits // FLIPS % TURNS, digits % FLIPS, points)
    move_workers(s, block, log)
    survey(s, seat, block)
    s.tile = NOTHING
    s.quiet = -1  # the end of this turn makes it 0
    end_turn(s, log)


@rule
def tear_down(s, foot, log):
    """NY20, NY24."""
    for piece in range(box.PIECE_COUNT):
        under = s.where[s.turn, piece]
        if under >= 0 and fp.FOOT_BLOCK[under] == fp.FOOT_BLOCK[foot] and fp.FOOT_MASK[under] & fp.FOOT_MASK[foot]:
            s.where[s.turn, piece] = GONE
            note(log, m.TORN_DOWN, s.turn, box.PIECE_KIND[piece], fp.FOOT_PLACE[under] // POSITIONS)


@rule
def put_up(s, kind, foot):
    """The first piece of its kind that is left. NY19: a legendary one is out of the others' reach, and the rest out of one's own."""
    piece = 0
    while box.PIECE_KIND[piece] != kind or s.where[s.turn, piece] != SUPPLY:
        piece += 1
    if legendary(piece):
        for seat in range(s.players):
            s.where[seat, piece] = GONE
        for other in range(box.FIRST_LEGENDARY_PIECE, box.STARTER_PIECE):
            s.where[s.turn, other] = GONE
    s.where[s.turn, piece] = foot


@rule
def move_workers(s, block, log):
    """NY17, NY22: no worker stays on a lot with a tile. NY25: then one goes to each lot that was left bare."""
    covered, _ = covered_land(s, s.turn, block)
    for lot in range(box.FIRST_LOT[block], box.FIRST_LOT[block + 1]):
        if s.owner[lot] == s.turn and box.LOT_MASK[lot] & covered and s.worker[lot]:
            s.worker[lot] = 0
            s.unused[s.turn] += 1
            note(log, m.RETURNED, s.turn, lot)
    for lot in range(box.FIRST_LOT[block], box.FIRST_LOT[block + 1]):
        if s.owner[lot] == s.turn and not box.LOT_MASK[lot] & covered and not s.worker[lot]:
            s.worker[lot] = 1
            s.unused[s.turn] -= 1
            note(log, m.MANNED, s.turn, lot)


@rule
def give_back(s, lot, log):
    """NY13."""
    card = box.LOT_CARD[lot]
    s.owner[lot] = FREE
    s.worker[lot] = 0
    s.unused[s.turn] += 1
    s.cards[s.turn, card] -= 1
    s.put_back[s.put_back_size] = card
    s.put_back_size += 1
    survey(s, s.turn, box.LOT_BLOCK[lot])
    note(log, m.GIVEN_BACK, s.turn, lot, card // box.LOT_SIZES, card % box.LOT_SIZES + box.SMALL)
    end_turn(s, log)


# --- the end of a turn and of the match


@rule
def end_turn(s, log):
    """NY14: the market is filled, and the next player's turn begins, unless that was the last one (NY14, NY27, NY30)."""
    fill_market(s, log)
    s.quiet += 1
    if s.trigger == NOTHING and points_of(s, s.turn) >= box.TARGET:
        s.trigger = s.turn
        note(log, m.LAST_ROUND, s.turn, points_of(s, s.turn))
    s.turn = (s.turn + 1) % s.players
    if s.turn == s.trigger:
        finish(s, m.BY_TARGET, log)
    elif s.passes == s.players:
        finish(s, m.BY_PASSES, log)
    elif s.quiet == box.QUIET_ROUNDS * s.players:
        finish(s, m.BY_QUIET, log)
    else:
        s.phase = TURN
        note(log, m.TURN_NOTE, s.turn)


@rule
def finish(s, reason, log):
    s.phase = FINISHED
    note(log, m.OVER_NOTE, reason)


@rule
def points_of(s, seat):
    total = 0
    for generation in range(len(box.GENERATIONS)):
        total += s.earned[seat, generation]
    return total


@rule
def score(s, out):
    for seat in range(s.players):
        out[seat] = points_of(s, seat)


@rule
def golden(s, seat):
    """NY28: gold skyscrapers on the board; a legendary one counts as one."""
    count = 0
    for piece in range(box.PIECE_COUNT):
        if s.where[seat, piece] >= 0 and box.KIND_GENERATION[box.PIECE_KIND[piece]] >= GOLD:
            count += 1
    return count


@rule
def ranking(s, out):
    """NY28: most points, then most gold; what is still equal shares a place."""
    for seat in range(s.players):
        out[seat] = 1
        for other in range(s.players):
            more = points_of(s, other) - points_of(s, seat)
            if more > 0 or (more == 0 and golden(s, other) > golden(s, seat)):
                out[seat] += 1
