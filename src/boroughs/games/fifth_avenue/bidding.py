"""How to bid: what an auction is worth to a seat, and the next card of the bid that promises most."""
# mypy: disallow-untyped-defs=False, disallow-untyped-calls=False, disallow-untyped-decorators=False

from boroughs.games.fifth_avenue import moves as m
from boroughs.games.fifth_avenue.appraisal import PIP, future, house_value, presence, time_left
from boroughs.games.fifth_avenue.auctions import bid_of, fitting_colours, laid, sum_of
from boroughs.games.fifth_avenue.components import (
    BLACK,
    COLOUR_COUNT,
    HOUSES_ON_CARD,
    MOST_BUILT,
    NUMBER_COUNT,
    NUMBERS,
    PARK,
)
from boroughs.games.fifth_avenue.scoring import home, houses_in, is_full, value
from boroughs.games.fifth_avenue.state import NONE, OF_BLACK, OF_COLOUR
from boroughs.kernel import rule

KEEPING = 0.5  # a house that is not built yet, at the beginning: it may find a better place
PRESENCE = 0.7  # how much one more district counts
RAISES = 0.3  # how much more than now needed a bid is likely to cost
CHEAP = 0.07  # a point of a card's number at the end
NOTHING = -1000.0


@rule
def building_value(s, seat, place, site, houses):
    return houses * (house_value(s, place, site) - KEEPING * time_left(s))


@rule
def stop_value(s, seat, district):
    """FA36: a point a house for the stopper; the others keep half of one scoring instead of all to come."""
    found = houses_in(s, district) - future(s) * value(s, seat, district)
    for other in range(s.players):
        if other != seat:
            theirs = value(s, other, district)
            found += (future(s) * theirs - theirs // 2) / (s.players - 1)
    return found


@rule
def prize(s, seat, colour, houses):
    """What winning this auction with so many houses allowed is worth to the seat."""
    built = min(houses, s.supply[seat])
    if s.place == PARK:
        return building_value(s, seat, PARK, colour, built)
    own = home(s, seat, s.place)
    if is_full(s, s.place):
        stop = stop_value(s, seat, s.place)
        return max(stop, 0.0) if own == NONE else max(stop, building_value(s, seat, s.place, own, built))
    found = building_value(s, seat, s.place, colour, built)
    return found + PRESENCE * presence(s, seat) if own == NONE and built > 0 else found


@rule
def price(s):
    """What a point of a card's number is worth now: at the end hardly anything but the tie-break."""
    return PIP * time_left(s) + CHEAP


@rule
def used(s, seat, number):
    """Cards of a number in the bid and laid for it."""
    bid = s.bid[seat, OF_COLOUR, number] + s.bid[seat, OF_BLACK, number]
    return bid + s.making[seat, OF_COLOUR, number] + s.making[seat, OF_BLACK, number]


@rule
def reaches(s, seat, colour, houses, needed):
    """Whether the seat can bid so much with cards that allow so many houses, a coloured one first."""
    reach = 0
    coloured = 0
    for number in range(NUMBER_COUNT):
        if HOUSES_ON_CARD[number] >= houses:
            coloured += s.hand[seat, colour, number]
            reach += NUMBERS[number] * (s.hand[seat, colour, number] + s.hand[seat, BLACK, number])
        elif used(s, seat, number) > 0:
            return False
    return coloured > 0 and reach >= needed


@rule
def best_aim(s, seat):
    """The colour and the number of houses that promise most for the next bid, and what they promise."""
    fitting = 1 << s.making_colour[seat] if laid(s, seat) > 0 else fitting_colours(s, seat)
    needed = s.highest + 1
    promise = NOTHING
    aim = NONE
    aim_houses = 0
    for colour in range(COLOUR_COUNT):
        if fitting >> colour & 1 == 0 or s.held[seat, colour] == 0:
            continue
        for houses in range(1, MOST_BUILT + 1):
            if reaches(s, seat, colour, houses, needed):
                found = prize(s, seat, colour, houses) - price(s) * (needed + RAISES)
                if found > promise:
                    promise = found
                    aim = colour
                    aim_houses = houses
    return aim, aim_houses, promise


@rule
def next_card(s, seat, colour, houses):
    """The card to lay next: coloured before black, and the lowest that is enough, else the highest there is."""
    missing = s.highest + 1 - bid_of(s, seat)
    missing -= sum_of(s.making[seat, OF_COLOUR]) + sum_of(s.making[seat, OF_BLACK])
    opened = s.colour[seat] != NONE or laid(s, seat) > 0
    for row in range(2 if opened else 1):
        suit = BLACK if row == OF_BLACK else colour
        found = NONE
        for number in range(NUMBER_COUNT):
            free = s.hand[seat, suit, number] - s.bid[seat, row, number] - s.making[seat, row, number]
            if free > 0 and HOUSES_ON_CARD[number] >= houses:
                found = number
                if NUMBERS[number] >= missing:
                    break
        if found != NONE:
            return m.LAY + suit * NUMBER_COUNT + found
    return m.PASS


@rule
def is_enough(s, seat):
    made = sum_of(s.making[seat, OF_COLOUR]) + sum_of(s.making[seat, OF_BLACK])
    return made > 0 and bid_of(s, seat) + made > s.highest


@rule
def next_step(s, boldness):
    """The next step of the bid that promises most, or pass; and what it promises."""
    seat = s.bidder
    if is_enough(s, seat):
        return m.BID, 0.0
    colour, houses, promise = best_aim(s, seat)
    begun = laid(s, seat) > 0
    if not begun and promise + boldness <= 0.0:
        return m.PASS, promise
    if colour == NONE:  # begun otherwise than this plan would: whatever makes a bid
        return next_card(s, seat, s.making_colour[seat], 0), promise
    return next_card(s, seat, colour, houses), promise
