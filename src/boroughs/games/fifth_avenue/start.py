"""Set-up, the first houses included; and what of a position follows from the rest."""
# mypy: disallow-untyped-defs=False, disallow-untyped-calls=False, disallow-untyped-decorators=False

from boroughs.games.fifth_avenue import moves as m
from boroughs.games.fifth_avenue.cards import deal
from boroughs.games.fifth_avenue.components import (
    BLACK,
    BLACK_CARDS,
    COLOUR_COUNT,
    COLOURED,
    COMMISSION_COUNT,
    DASHED,
    DISPLAY,
    DISTRICT_COUNT,
    GENERAL_SUPPLY,
    HOUSES,
    MARKERS,
    MARKING,
    NUMBER_COUNT,
    OWN_SUPPLY,
    PLACED_FIRST,
    SEATS,
    SHOP_KINDS,
    SHOPS_EACH,
    SHOPS_ON_SITE,
    SITE_COUNT,
    SITES_OF_A_COLOUR,
    STACK,
    START,
    SUIT_COUNT,
)
from boroughs.games.fifth_avenue.scoring import home, is_empty
from boroughs.games.fifth_avenue.state import FOUNDING, NONE
from boroughs.kernel import chance, note, rule

SIX_SITES = 1

# --- set-up


@rule
def setup(s, players, options, log):
    s.players = players
    s.board = options[0]
    s.sites = SITE_COUNT if s.board == SIX_SITES else COLOUR_COUNT
    s.limit = options[1]
    s.owner[:] = NONE
    s.shops[:] = NONE
    s.markers[:] = NONE
    s.at[:] = START  # FA9
    s.shop = NONE
    s.taken = NONE
    s.auctioned = NONE
    s.place = NONE
    s.leader = NONE
    s.colour[:] = NONE
    s.park_colour = NONE
    s.order[:] = NONE
    s.making_colour[:] = NONE
    s.egon_bid = NONE
    set_up_shops(s, log)
    deal(s, log)
    for colour in range(SEATS):  # FA4, FA8; a colour without a player, Egon's too, keeps its 18
        s.general[colour] = GENERAL_SUPPLY if colour < players else HOUSES
        s.supply[colour] = OWN_SUPPLY if colour < players else 0
        s.unplaced[colour] = PLACED_FIRST if colour < players else 0
    s.phase = FOUNDING


@rule
def set_up_shops(s, log):
    """FA5, FA52: one random shop in each district, then the display; the rest is not used."""
    s.unused_shops[:] = SHOPS_EACH
    for district in range(DISTRICT_COUNT):
        site = DASHED if s.board == SIX_SITES else site_for_shop(s)
        kind = draw_shop(s, SHOP_KINDS * SHOPS_EACH - district)
        s.shops[district, site, 0] = kind
        note(log, m.SET_UP_SHOP, kind, district, site)
    for i in range(DISPLAY):
        s.display[i] = draw_shop(s, SHOP_KINDS * SHOPS_EACH - DISTRICT_COUNT - i)


@rule
def draw_shop(s, left):
    at = chance(s, left)
    kind = 0
    while at >= s.unused_shops[kind]:
        at -= s.unused_shops[kind]
        kind += 1
    s.unused_shops[kind] -= 1
    return kind


@rule
def site_for_shop(s):
    """FA5: any colour that has been used less than twice, each as likely."""
    free = 0
    for site in range(COLOUR_COUNT):
        if shops_on_colour(s, site) < SITES_OF_A_COLOUR:
            free += 1
    at = chance(s, free)
    for site in range(COLOUR_COUNT):
        if shops_on_colour(s, site) < SITES_OF_A_COLOUR:
            if at == 0:
                return site
            at -= 1
    return NONE


@rule
def shops_on_colour(s, site):
    count = 0
    for district in range(DISTRICT_COUNT):
        if s.shops[district, site, 0] != NONE:
            count += 1
    return count


# --- the first houses


@rule
def legal_foundings(s, out):
    """FA8: any empty site; the second house in another district (FA34)."""
    n = 0
    for district in range(DISTRICT_COUNT):
        if home(s, s.turn, district) != NONE:
            continue
        for site in range(COLOUR_COUNT):
            if is_empty(s, district, site):
                out[n] = m.FOUND + district * COLOUR_COUNT + site
                n += 1
    return n


@rule
def found(s, district, site, log):
    """FA8: counter-clockwise from the first player, then back in the reverse order. Returns whether all is placed."""
    seat = s.turn
    s.unplaced[seat] -= 1
    s.owner[district, site] = seat
    s.houses[district, site] = 1
    note(log, m.FOUNDED, seat, district, site)
    left = 0
    for other in range(s.players):
        left += s.unplaced[other]
    placed = PLACED_FIRST * s.players - left
    if left == 0:
        s.turn = 0  # FA9
        return True
    if placed < s.players:
        s.turn = s.players - placed
    else:
        s.turn = (placed - s.players + 1) % s.players
    return False


# --- positions set up by hand


@rule
def derive(s):
    """Fills in what follows: sizes from cards, and stacks, supplies and unused shops as what is nowhere else.

    Nobody has seen anything of the black cards: such a position is as before the first shuffle.
    """
    for seat in range(s.players):
        for suit in range(SUIT_COUNT):
            s.held[seat, suit] = 0
            for number in range(NUMBER_COUNT):
                s.held[seat, suit] += s.hand[seat, suit, number]
                s.known[seat, suit, number] = min(s.known[seat, suit, number], s.hand[seat, suit, number])
    for commission in range(COMMISSION_COUNT):
        s.marker_count[commission] = 0
        for i in range(MARKERS):
            if s.markers[commission, i] != NONE:
                s.marker_count[commission] += 1
    for colour in range(COLOUR_COUNT):
        derive_stack(s, colour)
    derive_pile(s)
    derive_houses(s)
    derive_shops(s)


@rule
def derive_stack(s, colour):
    s.under_size[colour] = 0
    s.returned_size[colour] = 0
    for i in range(STACK):
        if s.returned[colour, i] != NONE:
            s.returned_size[colour] += 1
    for number in range(NUMBER_COUNT):
        left = COLOURED[number] - (s.top[colour] == number)
        for i in range(STACK):
            left -= s.returned[colour, i] == number
        for seat in range(s.players):
            left -= s.hand[seat, colour, number]
        s.under[colour, number] = left
        s.under_size[colour] += left


@rule
def derive_pile(s):
    s.pile_size = 0
    s.fresh_size[:] = 0
    for number in range(NUMBER_COUNT):
        left = BLACK_CARDS[number] - s.face_up[number] - s.egon_cards[number]
        s.born[number] = left
        s.egon_drew[number] = 0
        for seat in range(s.players):
            held = s.hand[seat, BLACK, number]
            left -= held
            s.fresh[seat, number] = held
            s.fresh_size[seat] += held
            s.spent[seat, number] = 0
        s.pile[number] = left
        s.pile_size += left


@rule
def derive_houses(s):
    for colour in range(SEATS):
        left = HOUSES - s.supply[colour] - s.unplaced[colour] - s.park_houses[colour] - s.gone_houses[colour]
        for district in range(DISTRICT_COUNT):
            for site in range(SITE_COUNT):
                if s.owner[district, site] == colour:
                    left -= s.houses[district, site]
        s.general[colour] = left - (MARKING if colour < s.players else 0)


@rule
def derive_shops(s):
    for kind in range(SHOP_KINDS):
        left = SHOPS_EACH - s.park_shops[kind] - s.gone_shops[kind]
        for i in range(DISPLAY):
            left -= s.display[i] == kind
        for district in range(DISTRICT_COUNT):
            for site in range(SITE_COUNT):
                for i in range(SHOPS_ON_SITE):
                    left -= s.shops[district, site, i] == kind
        s.unused_shops[kind] = left
