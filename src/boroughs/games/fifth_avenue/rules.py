"""Set-up, legal moves, playing one, ranking: in the order of the rulebook. Auctions and scoring have files of their own."""

import numpy as np

from boroughs.games.fifth_avenue import auctions, scoring
from boroughs.games.fifth_avenue import moves as m
from boroughs.games.fifth_avenue.cards import cards_to_take, take_black, take_top, turn_up
from boroughs.games.fifth_avenue.components import (
    COLOUR_COUNT,
    COMMISSION_COUNT,
    DISTRICT_COUNT,
    FIRST_OF_BLOCK,
    NUMBER_COUNT,
    PARK,
    PLACES,
    SEATS,
    SHOPS_TO_PLACE,
    SITE_COUNT,
    START,
    SUIT_COUNT,
    TAKEN_HOUSES,
    WAY,
)
from boroughs.games.fifth_avenue.start import derive, found, legal_foundings, setup
from boroughs.games.fifth_avenue.state import (
    BIDDING,
    BUILDING,
    BY_LIMIT,
    BY_SHOPS,
    CHOOSING,
    FINISHED,
    FOUNDING,
    FROM_DISTRICTS,
    MOVING,
    NONE,
    PLACING,
    RESUMING,
    SOURCES,
    TAKING,
)
from boroughs.kernel import OVER, note, rule

__all__ = ["actor", "apply", "derive", "legal", "ranking", "score", "setup"]

PLACE_COUNT = len(PLACES)
SOURCE_COUNT = len(SOURCES)
BLACK_AFTER_SCORING = 2

# --- decisions


@rule
def actor(s):
    if s.phase == FINISHED:
        return OVER
    if s.phase == BIDDING or s.phase == BUILDING:
        return s.bidder
    return s.turn


@rule
def legal(s, out):
    if s.phase == BIDDING:
        return auctions.legal_bids(s, out)
    if s.phase == CHOOSING:
        return legal_turns(s, out)
    if s.phase == TAKING:
        return legal_cards(s, out)
    if s.phase == MOVING:
        return legal_steps(s, out)
    if s.phase == BUILDING:
        return auctions.legal_builds(s, out)
    if s.phase == PLACING:
        return legal_sites(s, out)
    return legal_foundings(s, out) if s.phase == FOUNDING else 0


@rule
def legal_turns(s, out):
    """FA10 to FA13: which of A, B, C and D are to be had."""
    n = 0
    if s.general[s.turn] > 0:
        out[n] = m.HOUSES
        n += 1
    if some_site(s):
        n = legal_shops(s, n, out)
    out[n] = m.BLACK
    n += 1
    for district in range(DISTRICT_COUNT):
        if may_score(s, district):
            out[n] = m.SCORE + district
            n += 1
    return n


@rule
def legal_shops(s, n, out):
    """FA18: any shop of the current block; two of a kind are one choice."""
    offered = 0
    for i in range(FIRST_OF_BLOCK[s.block], FIRST_OF_BLOCK[s.block + 1]):
        kind = s.display[i]
        if kind != NONE and offered >> kind & 1 == 0:
            offered |= 1 << kind
            out[n] = m.SHOP_TAKEN + kind
            n += 1
    return n


@rule
def takes_shop(s, district, site):
    """FA20, FA37: an empty site, or one with exactly one shop, where there is no building stop."""
    return s.stopped[district] == 0 and s.owner[district, site] == NONE and s.shops[district, site, 1] == NONE


@rule
def some_site(s):
    for district in range(DISTRICT_COUNT):
        for site in range(s.sites):
            if takes_shop(s, district, site):
                return True
    return False


@rule
def legal_sites(s, out):
    n = 0
    for district in range(DISTRICT_COUNT):
        for site in range(s.sites):
            if takes_shop(s, district, site):
                out[n] = m.SITE_CHOSEN + district * SITE_COUNT + site
                n += 1
    return n


@rule
def may_score(s, district):
    """FA13: a commission stands there, and there is no building stop."""
    return s.stopped[district] == 0 and (s.at[0] == district or s.at[1] == district)


@rule
def legal_cards(s, out):
    n = 0
    for colour in range(COLOUR_COUNT):
        if s.top[colour] != NONE and colour != s.taken:
            out[n] = m.TAKE + colour
            n += 1
    return n


@rule
def legal_steps(s, out):
    """FA16: one step of one commission, or back from Central Park to Start."""
    n = 0
    for commission in range(COMMISSION_COUNT):
        ways = next_places(s, s.at[commission])
        for place in range(PLACE_COUNT):
            if ways >> place & 1:
                out[n] = m.MOVE + commission * PLACE_COUNT + place
                n += 1
    return n


@rule
def next_places(s, place):
    """FA1, FA38: where a commission may go, as bits; a stopped district is replaced by what follows it."""
    if place == PARK:
        return 1 << START
    ways = WAY[place]
    if s.stops > 0:
        skipping = True
        while skipping:
            skipping = False
            for district in range(DISTRICT_COUNT):
                if ways >> district & 1 and s.stopped[district]:
                    ways = ways & ~(1 << district) | WAY[district]
                    skipping = True
    return ways


# --- playing a move


@rule
def apply(s, move, log):
    if move >= m.LAY:
        play_auction(s, move, log)
    elif move >= m.MOVE:
        move_commission(s, (move - m.MOVE) // PLACE_COUNT, (move - m.MOVE) % PLACE_COUNT, log)
    elif move >= m.TAKE:
        choose_card(s, move - m.TAKE, log)
    elif move >= m.SCORE:
        score_by_turn(s, move - m.SCORE, log)
    elif move >= m.BLACK:
        begin_commission_turn(s, log)
    elif move >= m.SITE_CHOSEN:
        place_shop(s, (move - m.SITE_CHOSEN) // SITE_COUNT, (move - m.SITE_CHOSEN) % SITE_COUNT, log)
    elif move >= m.SHOP_TAKEN:
        s.shop = move - m.SHOP_TAKEN
        s.phase = PLACING
    elif move >= m.HOUSES:
        take_houses(s, log)
    else:
        place_first_house(s, move - m.FOUND, log)
    if s.phase == RESUMING:
        resume_turn(s, log)


@rule
def place_first_house(s, fields, log):
    if found(s, fields // COLOUR_COUNT, fields % COLOUR_COUNT, log):
        begin_turn(s, log)


@rule
def play_auction(s, move, log):
    if move >= m.STOP:
        auctions.stop(s, s.bidder, log)
    elif move >= m.BUILD:
        auctions.build(s, move - m.BUILD, log)
    elif move >= m.PASS:
        auctions.pass_bid(s, log)
    elif move >= m.BID:
        auctions.make_bid(s, log)
    else:
        auctions.lay(s, (move - m.LAY) // NUMBER_COUNT, (move - m.LAY) % NUMBER_COUNT)


# --- a turn


@rule
def begin_turn(s, log):
    s.turns += 1
    s.first_action = 0
    s.phase = CHOOSING
    note(log, m.TURN, s.turn, s.turns)


@rule
def take_houses(s, log):
    """FA10: turn A."""
    s.general[s.turn] -= TAKEN_HOUSES
    s.supply[s.turn] += TAKEN_HOUSES
    note(log, m.TOOK_HOUSES, s.turn, TAKEN_HOUSES, s.general[s.turn])
    begin_taking(s)


@rule
def place_shop(s, district, site, log):
    """FA11, FA19 to FA22: turn B."""
    kind = s.shop
    s.shop = NONE
    s.shops[district, site, 0 if s.shops[district, site, 0] == NONE else 1] = kind
    leave_display(s, kind)
    s.placed += 1
    note(log, m.SHOP_PLACED, s.turn, kind, district, site, s.placed)
    empty_block(s, log)
    scoring.score_bonus(s, log)
    if s.placed == SHOPS_TO_PLACE:
        scoring.finish(s, BY_SHOPS, log)
    else:
        begin_taking(s)


@rule
def leave_display(s, kind):
    i = FIRST_OF_BLOCK[s.block]
    while s.display[i] != kind:
        i += 1
    s.display[i] = NONE


@rule
def empty_block(s, log):
    """FA19: the last shop of a block goes below Central Park."""
    left = 0
    last = 0
    for i in range(FIRST_OF_BLOCK[s.block], FIRST_OF_BLOCK[s.block + 1]):
        if s.display[i] != NONE:
            left += 1
            last = i
    if left == 1:
        s.park_shops[s.display[last]] += 1
        note(log, m.TO_PARK, s.display[last])
        s.display[last] = NONE
        s.block += 1


@rule
def begin_commission_turn(s, log):
    """FA12: turn C, a black card, then a commission moves."""
    take_black(s, s.turn, log)
    s.first_action = 1
    s.phase = MOVING


@rule
def score_by_turn(s, district, log):
    """FA13, FA15: turn D, then black cards."""
    note(log, m.SCORING, s.turn, district)
    scoring.score_district(s, district, FROM_DISTRICTS, log)
    for _ in range(BLACK_AFTER_SCORING):
        take_black(s, s.turn, log)
    for i in range(s.players):
        seat = (s.turn + i) % s.players
        if scoring.home(s, seat, district) == NONE:
            take_black(s, seat, log)
    s.phase = MOVING


@rule
def begin_taking(s):
    """FA14: the second action after A, B and C."""
    s.phase = TAKING if cards_to_take(s) > 0 else MOVING


@rule
def choose_card(s, colour, log):
    """FA14: both are chosen before a new card shows."""
    if s.taken == NONE and cards_to_take(s) > 1:
        s.taken = colour
        return
    first = s.taken
    s.taken = NONE
    if first != NONE:
        take_top(s, s.turn, first, log)
    take_top(s, s.turn, colour, log)
    if first != NONE:
        turn_up(s, first, log)
    turn_up(s, colour, log)
    s.phase = MOVING


@rule
def move_commission(s, commission, place, log):
    """FA16, FA17: and an auction round when it returns to Start (FA25)."""
    left = s.at[commission]
    s.at[commission] = place
    note(log, m.MOVED, s.turn, commission, left, place)
    if left < DISTRICT_COUNT and s.stopped[left] == 0:  # FA39
        s.markers[commission, s.marker_count[commission]] = left
        s.marker_count[commission] += 1
        note(log, m.MARKED, commission, left)
    if place == START:
        auctions.begin_round(s, commission, log)
    else:
        resume_turn(s, log)


@rule
def resume_turn(s, log):
    """After a commission's move and the auctions that it brought: turn C's second action, or the next player."""
    if s.first_action:
        s.first_action = 0
        begin_taking(s)
    elif s.limit > 0 and s.turns >= s.limit * s.players:  # FA45
        scoring.finish(s, BY_LIMIT, log)
    else:
        s.turn = (s.turn + 1) % s.players
        begin_turn(s, log)


# --- points and places


@rule
def score(s, out):
    """Points so far, by seat."""
    for seat in range(s.players):
        total = 0
        for source in range(SOURCE_COUNT):
            total += s.earned[seat, source]
        out[seat] = total


@rule
def cards_in_hand(s, seat):
    cards = 0
    for suit in range(SUIT_COUNT):
        cards += s.held[seat, suit]
    return cards


@rule
def ranking(s, out):
    """FA45: most points, then most cards in hand; then a place is shared."""
    points = np.zeros(SEATS, np.int64)
    score(s, points)
    for seat in range(s.players):
        points[seat] = points[seat] * 1000 + cards_in_hand(s, seat)
    for seat in range(s.players):
        out[seat] = 1
        for other in range(s.players):
            if points[other] > points[seat]:
                out[seat] += 1
