"""The record: every field, and who may see it.

Nothing is put in an order before it is seen: a stack is the multiset of its unseen cards and what everybody knows about its order.
Numbers of cards are indices (0, 1, 2 for 4, 5, 6). A bid's cards stay in `hand` until they are spent.
"""

from boroughs.games.fifth_avenue.components import (
    COLOUR_COUNT,
    COMMISSION_COUNT,
    DISPLAY,
    DISTRICT_COUNT,
    MARKERS,
    NUMBER_COUNT,
    SEATS,
    SHOP_KINDS,
    SHOPS_ON_SITE,
    SITE_COUNT,
    STACK,
    SUIT_COUNT,
)
from boroughs.kernel import i1, i2, open_, private, record, secret

FOUNDING, CHOOSING, PLACING, TAKING, MOVING, BIDDING, BUILDING, RESUMING, FINISHED = range(9)
"""What is expected now; RESUMING lasts only within a move: an auction round is over and the turn goes on."""
NONE = -1
EGON = 2
"""Egon's houses: with two players, those of the third colour."""
OF_COLOUR, OF_BLACK = 0, 1
"""The two rows of a bid."""
GOES_ON, BY_SHOPS, BY_STOPS, BY_LIMIT = range(4)
FROM_BONUS, FROM_DISTRICTS, FROM_STOPS, FROM_HALVES, FROM_FINAL, FROM_PARK = range(6)
SOURCES = ("bonus", "districts", "stops", "halves", "final", "park")


@record
class State:
    players = open_(i1)
    board = open_(i1)  # 0 five sites a district, 1 six (FA52)
    sites = open_(i1)
    limit = open_(i2)  # turns of each player, 0 for none (FA45)
    turns = open_(i2)  # begun so far, by all players
    turn = open_(i1)  # whose turn it is, in the set-up who places a house
    phase = open_(i1)
    ended = open_(i1)  # why the match is over (FA43, FA45)

    # the board
    owner = open_(i1, DISTRICT_COUNT, SITE_COUNT)  # the seat whose houses stand there, EGON or NONE
    houses = open_(i1, DISTRICT_COUNT, SITE_COUNT)
    shops = open_(i1, DISTRICT_COUNT, SITE_COUNT, SHOPS_ON_SITE)  # kinds or NONE
    stopped = open_(i1, DISTRICT_COUNT)
    stops = open_(i1)
    park_houses = open_(i1, SEATS)
    park_shops = open_(i1, SHOP_KINDS)  # on the field below Central Park
    park_drawn = open_(i1, SHOP_KINDS)  # those of them turned up in the end (FA44)
    display = open_(i1, DISPLAY)  # kinds, NONE where taken
    block = open_(i1)  # the current one (FA18)
    placed = open_(i1)  # shops placed from the display
    unused_shops = open_(i1, SHOP_KINDS)  # never in the game: what is not to be seen anywhere else
    gone_shops = open_(i1, SHOP_KINDS)  # out of the game with a stopped district
    at = open_(i1, COMMISSION_COUNT)  # where the commissions stand
    markers = open_(i1, COMMISSION_COUNT, MARKERS)  # the districts marked, in the order visited, then NONE
    marker_count = open_(i1, COMMISSION_COUNT)

    # houses off the board, by colour; a colour that nobody plays stays in `general`
    general = open_(i1, SEATS)
    supply = open_(i1, SEATS)
    unplaced = open_(i1, SEATS)  # for the set-up (FA8)
    gone_houses = open_(i1, SEATS)

    # hands
    hand = private(i1, SEATS, SUIT_COUNT, NUMBER_COUNT)
    held = open_(i1, SEATS, SUIT_COUNT)  # how many cards of each suit: all taking and spending is seen
    known = open_(i1, SEATS, SUIT_COUNT, NUMBER_COUNT)  # cards that everybody knows to be in the hand

    # coloured stacks
    top = open_(i1, COLOUR_COUNT)  # NONE where the stack is empty
    under = secret(i1, COLOUR_COUNT, NUMBER_COUNT)  # unseen cards under the top
    under_size = open_(i1, COLOUR_COUNT)
    returned = open_(i1, COLOUR_COUNT, STACK)  # below those, seen to be put there, next one first, then NONE
    returned_size = open_(i1, COLOUR_COUNT)

    # the black stack
    pile = secret(i1, NUMBER_COUNT)  # face down
    pile_size = open_(i1)
    face_up = open_(i1, NUMBER_COUNT)  # under it
    born = open_(i1, NUMBER_COUNT)  # what the pile was made of when it was last shuffled
    fresh = private(i1, SEATS, NUMBER_COUNT)  # cards drawn from it since
    fresh_size = open_(i1, SEATS)
    spent = open_(i1, SEATS, NUMBER_COUNT)  # cards spent since
    egon_drew = open_(i1, NUMBER_COUNT)  # cards that Egon drew since

    # a turn in the making
    shop = open_(i1)  # the kind chosen, or NONE
    taken = open_(i1)  # the first colour chosen, or NONE
    first_action = open_(i1)  # the commission's move is turn C's first action

    # an auction
    auctioned = open_(i1)  # the commission whose round it is, or NONE
    place = open_(i1)  # the district or Central Park, or NONE
    bidder = open_(i1)
    passed = open_(i1, SEATS)
    highest = open_(i2)
    leader = open_(i1)  # a seat, EGON (with two players) or NONE
    colour = open_(i1, SEATS)  # each one's colour, or NONE
    park_colour = open_(i1)  # everybody's colour at Central Park (FA41)
    bid = open_(i1, SEATS, 2, NUMBER_COUNT)  # cards of the colour, black cards
    order = open_(i1, SEATS, STACK)  # the coloured ones in the order played, then NONE (FA29)
    making = private(i1, SEATS, 2, NUMBER_COUNT)  # laid for the next bid, not yet shown
    making_colour = private(i1, SEATS)
    egon_cards = open_(i1, NUMBER_COUNT)
    egon_bid = open_(i1)  # his sum, NONE before he bids (FA46)
    allowance = open_(i1)  # houses that the winner may build (FA30); none where he can only stop (FA35)

    earned = open_(i2, SEATS, len(SOURCES))  # points by source
