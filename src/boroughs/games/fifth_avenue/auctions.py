"""Auctions: who may bid what, Egon's bid, and what the winner does (FA25 to FA42, FA46 to FA50)."""
# mypy: disallow-untyped-defs=False, disallow-untyped-calls=False, disallow-untyped-decorators=False

from boroughs.games.fifth_avenue import moves as m
from boroughs.games.fifth_avenue.cards import clear_egon, shuffle_face_up, spend_bid, turn_for_egon
from boroughs.games.fifth_avenue.components import (
    BLACK,
    COLOUR_COUNT,
    HOUSES_ON_CARD,
    MOST_BUILT,
    NUMBER_COUNT,
    NUMBERS,
    PARK,
    RINGS,
    SIGNS,
)
from boroughs.games.fifth_avenue.scoring import finish, home, is_empty, is_full, stop_district, take_marker, worth
from boroughs.games.fifth_avenue.state import (
    BIDDING,
    BUILDING,
    BY_STOPS,
    EGON,
    NONE,
    OF_BLACK,
    OF_COLOUR,
    RESUMING,
)
from boroughs.kernel import note, rule

ANY_COLOUR = (1 << COLOUR_COUNT) - 1
WITH_EGON = 2
"""Two players: Egon takes part (FA46)."""

# --- the round


@rule
def begin_round(s, commission, log):
    """FA25: an auction in each marked district, in the order visited, then one at Central Park."""
    s.auctioned = commission
    note(log, m.ROUND, s.turn, commission)
    next_auction(s, log)


@rule
def next_auction(s, log):
    s.place = s.markers[s.auctioned, 0] if s.marker_count[s.auctioned] > 0 else PARK
    s.passed[:] = 0
    s.colour[:] = NONE
    s.park_colour = NONE
    s.highest = 0
    s.leader = NONE
    s.egon_bid = NONE
    s.bidder = s.turn
    s.phase = BIDDING
    note(log, m.AUCTION, s.place, s.turn)


@rule
def close_auction(s, log):
    """The marker goes back; the next auction, or the turn goes on."""
    if s.place == PARK:
        s.place = NONE
        s.auctioned = NONE
        s.phase = RESUMING
        return
    take_marker(s, s.auctioned, s.place, log)
    next_auction(s, log)


# --- what one may bid


@rule
def fitting_colours(s, seat):
    """FA28, FA41: the colours that the seat may bid with, as bits."""
    if s.colour[seat] != NONE:
        return 1 << s.colour[seat]
    if s.place == PARK:
        return ANY_COLOUR if s.park_colour == NONE else 1 << s.park_colour
    own = home(s, seat, s.place)
    if own != NONE:
        return 1 << own
    empty = 0
    with_shops = 0
    for site in range(COLOUR_COUNT):
        if s.shops[s.place, site, 0] != NONE:
            with_shops |= 1 << site
        elif s.owner[s.place, site] == NONE:
            empty |= 1 << site
    return empty or with_shops


@rule
def sum_of(cards):
    """FA26: the sum of the numbers of some cards."""
    total = 0
    for number in range(NUMBER_COUNT):
        total += cards[number] * NUMBERS[number]
    return total


@rule
def bid_of(s, seat):
    """The seat's bid on the table."""
    return sum_of(s.bid[seat, OF_COLOUR]) + sum_of(s.bid[seat, OF_BLACK])


@rule
def laid(s, seat):
    """How many cards lie ready for the next bid."""
    count = 0
    for number in range(NUMBER_COUNT):
        count += s.making[seat, OF_COLOUR, number] + s.making[seat, OF_BLACK, number]
    return count


@rule
def bid_ready(s, seat):
    """Whether what lies ready makes the bid the highest."""
    made = sum_of(s.making[seat, OF_COLOUR]) + sum_of(s.making[seat, OF_BLACK])
    return bid_of(s, seat) + made > s.highest


@rule
def legal_bids(s, out):
    """Pass, or lay cards that can make a higher bid, one by one, until it is one (FA26, FA27)."""
    seat = s.bidder
    if laid(s, seat) > 0:
        return more_cards(s, seat, out)
    out[0] = m.PASS
    n = 1
    black = sum_of(s.hand[seat, BLACK])
    fitting = fitting_colours(s, seat)
    opened = s.colour[seat] != NONE
    for colour in range(COLOUR_COUNT):
        if fitting >> colour & 1 == 0 or s.held[seat, colour] == 0:
            continue
        if sum_of(s.hand[seat, colour]) + black <= s.highest:
            continue
        n = legal_cards(s, seat, colour, OF_COLOUR, n, out)
        if opened:  # FA26: the first card is a coloured one
            n = legal_cards(s, seat, BLACK, OF_BLACK, n, out)
    return n


@rule
def more_cards(s, seat, out):
    n = 0
    colour = s.making_colour[seat]
    if bid_ready(s, seat):
        out[0] = m.BID
        n = 1
    n = legal_cards(s, seat, colour, OF_COLOUR, n, out)
    return legal_cards(s, seat, BLACK, OF_BLACK, n, out)


@rule
def legal_cards(s, seat, suit, row, n, out):
    """The cards of a suit that are neither in the bid nor laid for the next."""
    for number in range(NUMBER_COUNT):
        if s.hand[seat, suit, number] > s.bid[seat, row, number] + s.making[seat, row, number]:
            out[n] = m.LAY + suit * NUMBER_COUNT + number
            n += 1
    return n


# --- bidding


@rule
def lay(s, suit, number):
    """One more card for the bid in the making: nobody else sees it, and it can be undone."""
    seat = s.bidder
    s.making[seat, OF_BLACK if suit == BLACK else OF_COLOUR, number] += 1
    if suit != BLACK:
        s.making_colour[seat] = suit
    elif s.making_colour[seat] == NONE:
        s.making_colour[seat] = s.colour[seat]


@rule
def make_bid(s, log):
    """FA27: what is laid joins the bid, and everybody sees it."""
    seat = s.bidder
    colour = s.making_colour[seat]
    s.colour[seat] = colour
    if s.place == PARK:
        s.park_colour = colour  # FA41
    played = 0
    for number in range(NUMBER_COUNT):
        played += s.bid[seat, OF_COLOUR, number]
    for number in range(NUMBER_COUNT):
        for _ in range(s.making[seat, OF_COLOUR, number]):
            s.order[seat, played] = number  # FA29: those of one raise in ascending order
            played += 1
    show(s, seat, colour, OF_COLOUR, log)
    show(s, seat, BLACK, OF_BLACK, log)
    s.making_colour[seat] = NONE
    s.highest = bid_of(s, seat)
    s.leader = seat
    note(log, m.BID_MADE, seat, colour, s.place, s.highest)
    next_bidder(s, log)


@rule
def show(s, seat, suit, row, log):
    """Cards of a bid are known to all from now on, until they are spent."""
    for number in range(NUMBER_COUNT):
        count = s.making[seat, row, number]
        if count > 0:
            s.bid[seat, row, number] += count
            s.making[seat, row, number] = 0
            s.known[seat, suit, number] = max(s.known[seat, suit, number], s.bid[seat, row, number])
            note(log, m.SHOWED, seat, suit, number, count)


@rule
def pass_bid(s, log):
    seat = s.bidder
    s.passed[seat] = 1
    note(log, m.PASSED, seat, s.place)
    next_bidder(s, log)


@rule
def next_bidder(s, log):
    """FA27: clockwise, until one is left; he wins with the bid that he has, or may still open one."""
    seat = (s.bidder + 1) % s.players
    if s.players == WITH_EGON and s.egon_bid == NONE:
        if s.bidder == s.turn:
            s.bidder = seat
            return
        egon_bids(s, log)
        seat = s.turn
    for _ in range(s.players):
        if s.passed[seat] == 0:
            break
        seat = (seat + 1) % s.players
    if s.passed[seat] or s.leader == seat:
        settle(s, log)
    else:
        s.bidder = seat


@rule
def egon_bids(s, log):
    """FA46: black cards are turned up until a number appears for the second time."""
    total = 0
    repeated = False
    while s.pile_size > 0 and not repeated:
        number = turn_for_egon(s, log)
        total += NUMBERS[number]
        repeated = s.egon_cards[number] > 1
    s.egon_bid = total
    if total > s.highest:
        note(log, m.EGON_BID, total, s.highest)
        s.highest = total
        s.leader = EGON
    else:
        note(log, m.EGON_OUT, total, s.highest)


# --- the winner


@rule
def settle(s, log):
    """One is left, or nobody. Losers take their cards back, the winner's are spent (FA29)."""
    winner = s.leader
    if winner == NONE:
        note(log, m.NOBODY_WON, s.place)
    elif winner < s.players:
        s.allowance = allowed_houses(s, winner)
        note(log, m.WON, winner, s.place, s.colour[winner], s.highest, s.allowance)
        spend_bid(s, winner, log)
    clear_egon(s)
    shuffle_face_up(s, log)
    for seat in range(s.players):
        if s.colour[seat] != NONE:
            s.bid[seat, :, :] = 0
            s.order[seat, :] = NONE
    if winner == NONE:
        close_auction(s, log)
    elif winner < s.players:
        s.phase = BUILDING
        s.bidder = winner
    else:
        egon_wins(s, log)


@rule
def must_stop(s, seat):
    """FA35: whether the seat, with no house in a full district, can win nothing but a building stop."""
    return s.place != PARK and is_full(s, s.place) and home(s, seat, s.place) == NONE


@rule
def allowed_houses(s, seat):
    """FA30: the fewest houses on any card of the bid; none if it was for a building stop."""
    if must_stop(s, seat):
        return 0
    fewest = MOST_BUILT
    for number in range(NUMBER_COUNT):
        if s.bid[seat, OF_COLOUR, number] + s.bid[seat, OF_BLACK, number] > 0:
            fewest = min(fewest, HOUSES_ON_CARD[number])
    return fewest


@rule
def legal_builds(s, out):
    """FA30, FA35: how many houses, or a building stop where the district was full before."""
    seat = s.bidder
    n = 0
    if not must_stop(s, seat):
        for houses in range(min(s.allowance, s.supply[seat]) + 1):
            out[n] = m.BUILD + houses
            n += 1
    if s.place != PARK and is_full(s, s.place):
        out[n] = m.STOP
        n += 1
    return n


@rule
def build(s, houses, log):
    """FA30, FA41: houses from one's own supply."""
    seat = s.bidder
    site = s.colour[seat]
    s.supply[seat] -= houses
    if s.place == PARK:
        s.park_houses[seat] += houses
        site = NONE
    elif houses > 0:
        s.owner[s.place, site] = seat
        s.houses[s.place, site] += houses
    note(log, m.BUILT, seat, s.place, site, houses)
    close_auction(s, log)


@rule
def stop(s, stopper, log):
    """FA35: no more building here. The second sign ends the game at once (FA40)."""
    stop_district(s, s.place, stopper, log)
    if s.stops == SIGNS:
        finish(s, BY_STOPS, log)
    else:
        next_auction(s, log)


@rule
def egon_wins(s, log):
    """FA49, FA50: a house on each of the most valuable empty sites; nothing at Central Park; with none empty, a stop."""
    note(log, m.EGON_WON, s.place, s.highest)
    if s.place == PARK:
        close_auction(s, log)
        return
    best = 0
    equals = 0
    for site in range(COLOUR_COUNT):
        if is_empty(s, s.place, site):
            each = worth(s, s.place, site)
            equals = 1 if each > best else equals + (each == best)
            best = max(best, each)
    if equals == 0:
        stop(s, NONE, log)
        return
    for i in range(s.sites):
        site = RINGS[s.board, s.place, i]
        if site < COLOUR_COUNT and is_empty(s, s.place, site) and worth(s, s.place, site) == best:
            egon_builds(s, site, best, equals, log)
    close_auction(s, log)


@rule
def egon_builds(s, site, each, equals, log):
    if s.general[EGON] == 0:
        note(log, m.EGON_SHORT, s.place, site)
        return
    s.general[EGON] -= 1
    s.owner[s.place, site] = EGON
    s.houses[s.place, site] = 1
    note(log, m.EGON_BUILT, s.place, site, each, equals)
