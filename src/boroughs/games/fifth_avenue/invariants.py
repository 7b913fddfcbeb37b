"""What holds after every move: each component is in exactly one place."""

from boroughs.games.fifth_avenue.components import (
    BLACK,
    BLACK_CARDS,
    COLOUR_COUNT,
    COLOURED,
    COMMISSION_COUNT,
    DISPLAY,
    DISTRICT_COUNT,
    HOUSES,
    MARKERS,
    MARKING,
    NUMBER_COUNT,
    PARK,
    SEATS,
    SHOP_KINDS,
    SHOPS_EACH,
    SHOPS_ON_SITE,
    SITE_COUNT,
    STACK,
    START,
    SUIT_COUNT,
)
from boroughs.games.fifth_avenue.state import NONE, OF_BLACK, OF_COLOUR
from boroughs.kernel import rule

SENTENCES = (
    "fine",
    "the 18 houses of some colour are not all accounted for",
    "a site with houses has no owner, one without has one, or somebody builds on two sites of a district",
    "a site holds houses and shops, or a second shop without a first, or a stopped district holds something",
    "the nine shops of some kind are not all accounted for",
    "the coloured cards of some colour and number are not just hands, stack and returned cards together",
    "the black cards of some number are not just hands, pile, face-up cards and Egon's together",
    "a stack, a pile or a hand does not hold as many cards as its size says",
    "a card known to be in a hand is not there, or a bid shows a card that is not known",
    "the black pile is not what it was made of less what was drawn from it, or a card drawn is nowhere",
    "a commission or its markers are where they cannot be",
    "black cards lie face up on top of the stack",
)


@rule
def check(s):
    """0, or the number of the broken sentence."""
    broken = houses(s)
    if broken == 0:
        broken = shops(s)
    if broken == 0:
        broken = coloured_cards(s)
    if broken == 0:
        broken = black_cards(s)
    if broken == 0:
        broken = hands(s)
    return broken if broken != 0 else commissions(s)


@rule
def houses(s):
    for colour in range(SEATS):
        playing = colour < s.players
        total = s.general[colour] + s.supply[colour] + s.unplaced[colour]
        total += s.park_houses[colour] + s.gone_houses[colour] + (MARKING if playing else 0)
        if min(s.general[colour], s.supply[colour], s.unplaced[colour]) < 0:
            return 1
        for district in range(DISTRICT_COUNT):
            sites = 0
            for site in range(SITE_COUNT):
                if s.owner[district, site] == colour:
                    total += s.houses[district, site]
                    sites += 1
            if playing and sites > 1:
                return 2
        if total != HOUSES:
            return 1
    for district in range(DISTRICT_COUNT):
        for site in range(SITE_COUNT):
            if (s.owner[district, site] == NONE) != (s.houses[district, site] == 0) or s.houses[district, site] < 0:
                return 2
    return 0


@rule
def shops(s):
    for kind in range(SHOP_KINDS):
        total = s.unused_shops[kind] + s.gone_shops[kind] + s.park_shops[kind]
        if min(s.unused_shops[kind], s.park_shops[kind] - s.park_drawn[kind]) < 0:
            return 4
        for i in range(DISPLAY):
            total += s.display[i] == kind
        for district in range(DISTRICT_COUNT):
            for site in range(SITE_COUNT):
                for i in range(SHOPS_ON_SITE):
                    total += s.shops[district, site, i] == kind
        if total != SHOPS_EACH:
            return 4
    for district in range(DISTRICT_COUNT):
        for site in range(SITE_COUNT):
            built = s.owner[district, site] != NONE
            with_shop = s.shops[district, site, 0] != NONE
            if (built and with_shop) or (s.shops[district, site, 1] != NONE and not with_shop):
                return 3
            if s.stopped[district] and (built or with_shop):
                return 3
    return 0


@rule
def coloured_cards(s):
    for colour in range(COLOUR_COUNT):
        under = 0
        for number in range(NUMBER_COUNT):
            total = s.under[colour, number] + (s.top[colour] == number)
            under += s.under[colour, number]
            for i in range(STACK):
                total += s.returned[colour, i] == number
            for seat in range(s.players):
                total += s.hand[seat, colour, number]
            if total != COLOURED[number] or s.under[colour, number] < 0:
                return 5
        if under != s.under_size[colour] or (s.top[colour] == NONE and under + s.returned_size[colour] > 0):
            return 7
        for i in range(STACK):
            if (s.returned[colour, i] != NONE) != (i < s.returned_size[colour]):
                return 7
    return 0


@rule
def black_cards(s):
    pile = 0
    for number in range(NUMBER_COUNT):
        pile += s.pile[number]
        total = s.pile[number] + s.face_up[number] + s.egon_cards[number]
        drawn = s.pile[number] + s.egon_drew[number]
        for seat in range(s.players):
            total += s.hand[seat, BLACK, number]
            drawn += s.fresh[seat, number]
        if total != BLACK_CARDS[number] or min(s.pile[number], s.face_up[number], s.egon_cards[number]) < 0:
            return 6
        if drawn != s.born[number]:
            return 9
        if s.pile_size == 0 and s.face_up[number] > 0:
            return 11
    return 0 if pile == s.pile_size else 7


@rule
def hands(s):
    for seat in range(s.players):
        fresh = 0
        for number in range(NUMBER_COUNT):
            fresh += s.fresh[seat, number]
            if not 0 <= s.fresh[seat, number] <= s.hand[seat, BLACK, number] + s.spent[seat, number]:
                return 9
        if fresh != s.fresh_size[seat]:
            return 7
        for suit in range(SUIT_COUNT):
            cards = 0
            for number in range(NUMBER_COUNT):
                count = s.hand[seat, suit, number]
                cards += count
                if count < 0 or not 0 <= s.known[seat, suit, number] <= count:
                    return 8
                row = OF_BLACK if suit == BLACK else OF_COLOUR
                bid = s.bid[seat, row, number] if suit == BLACK or suit == s.colour[seat] else 0
                making = s.making[seat, row, number] if suit == BLACK or suit == s.making_colour[seat] else 0
                if bid > s.known[seat, suit, number] or bid + making > count:
                    return 8
            if cards != s.held[seat, suit]:
                return 7
    return 0


@rule
def commissions(s):
    for commission in range(COMMISSION_COUNT):
        count = s.marker_count[commission]
        if not 0 <= s.at[commission] <= PARK or not 0 <= count <= MARKERS:
            return 10
        if s.at[commission] == START and count > 0 and s.auctioned != commission:
            return 10
        for i in range(MARKERS):
            district = s.markers[commission, i]
            if (district != NONE) != (i < count) or (district != NONE and s.stopped[district]):
                return 10
    return 0
