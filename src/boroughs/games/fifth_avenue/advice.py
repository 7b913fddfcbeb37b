"""Cheap judgement for bots: what a site, a hand, a shop, a turn and a bid are worth, in points at the end."""

from boroughs.games.fifth_avenue import moves as m
from boroughs.games.fifth_avenue.appraisal import (
    LEAST,
    bonus_swing,
    card_worth,
    end_swing,
    expected,
    future,
    hand_value,
    house_value,
    presence,
    rivals_loss,
    shop_swing,
    supply_value,
    time_left,
)
from boroughs.games.fifth_avenue.auctions import bid_of, fitting_colours, laid, sum_of
from boroughs.games.fifth_avenue.components import (
    BLACK,
    COLOUR_COUNT,
    DISTRICT_COUNT,
    HOUSES_ON_CARD,
    MOST_BUILT,
    NUMBER_COUNT,
    NUMBERS,
    PARK,
    PLACES,
    SHOPS_TO_PLACE,
    SITE_COUNT,
    START,
    TAKEN_HOUSES,
)
from boroughs.games.fifth_avenue.rules import BLACK_AFTER_SCORING, cards_in_hand
from boroughs.games.fifth_avenue.scoring import home, houses_in, is_full, value, worth
from boroughs.games.fifth_avenue.state import (
    BIDDING,
    BUILDING,
    CHOOSING,
    FOUNDING,
    MOVING,
    NONE,
    OF_BLACK,
    OF_COLOUR,
    PLACING,
)
from boroughs.kernel import pick, rule

PLACE_COUNT = len(PLACES)
FLOOR = 12.0
"""Lifts what a move brings above 0."""
SAMPLED = 4
"""How many moves a playout's hint compares."""
PIP = 0.16
"""What a point of a card's number is worth at the beginning, in points at the end."""
SHOP_GUESS = 1.0
"""What a shop brings, for a hint that does not look for its site."""


# --- the contract


@rule
def evaluate(s, out):
    """Expected points at the end: what is scored, what stands, and what hands and supplies may still bring."""
    for seat in range(s.players):
        out[seat] = expected(s, seat) + hand_value(s, seat) + supply_value(s, seat)


@rule
def weigh(s, moves, n, out):
    if s.phase == BIDDING:
        weigh_bids(s, moves, n, out)
        return
    for i in range(n):
        out[i] = max(FLOOR + gain(s, moves[i], True), LEAST)


@rule
def hint(s, moves, n, g):
    """In auctions what the plan says; else the best of a few moves taken at random."""
    if s.phase == BIDDING:
        return place_of(moves, n, planned(s, pick(g, 5) * 0.5 - 1.0))
    best = pick(g, n)
    best_gain = gain(s, moves[best], False)
    for _ in range(SAMPLED - 1):
        i = pick(g, n)
        found = gain(s, moves[i], False)
        if found > best_gain:
            best = i
            best_gain = found
    return best


@rule
def place_of(moves, n, move):
    for i in range(n):
        if moves[i] == move:
            return i
    return 0


@rule
def gain(s, move, thorough):
    """What a move brings, in points at the end, but for bids."""
    seat = s.turn
    if s.phase == CHOOSING:
        return gain_of_turn(s, seat, move, thorough)
    if s.phase == PLACING:
        fields = move - m.SITE_CHOSEN
        return shop_swing(s, seat, fields // SITE_COUNT, fields % SITE_COUNT, s.shop)
    if s.phase == MOVING:
        return gain_of_step(s, seat, (move - m.MOVE) // PLACE_COUNT, (move - m.MOVE) % PLACE_COUNT)
    if s.phase == BUILDING:
        return gain_of_building(s, s.bidder, move)
    if s.phase == FOUNDING:
        return gain_of_founding(s, move - m.FOUND)
    return card_worth(s, seat, move - m.TAKE, s.top[move - m.TAKE])


# --- turns


@rule
def gain_of_founding(s, fields):
    """Beside shops, where more may come; a colour of which one has a low card."""
    district = fields // COLOUR_COUNT
    site = fields % COLOUR_COUNT
    return worth(s, district, site) + 0.1 * s.hand[s.turn, site, 0]


@rule
def gain_of_turn(s, seat, move, thorough):
    left = time_left(s)
    cards = 2 * (0.4 + 0.6 * left)
    if move >= m.SCORE:
        return gain_of_scoring(s, seat, move - m.SCORE)
    if move >= m.BLACK:
        return cards + 0.2 + 1.3 * left
    if move >= m.SHOP_TAKEN:
        return cards + gain_of_shop(s, seat, move - m.SHOP_TAKEN, thorough)
    return cards + TAKEN_HOUSES * 1.1 * left / (1.0 + 0.5 * s.supply[seat])


@rule
def gain_of_shop(s, seat, kind, thorough):
    found = SHOP_GUESS
    if thorough:
        found = -FLOOR
        for district in range(DISTRICT_COUNT):
            for site in range(s.sites):
                if s.stopped[district] == 0 and s.owner[district, site] == NONE and s.shops[district, site, 1] == NONE:
                    found = max(found, shop_swing(s, seat, district, site, kind))
    found += bonus_swing(s, seat)
    if s.placed == SHOPS_TO_PLACE - 1:
        found += end_swing(s, seat)
    return found


@rule
def gain_of_scoring(s, seat, district):
    """FA13, FA15: points for me less what the others get, and black cards for all who have no house there."""
    black = 0.3 + 1.0 * time_left(s)
    found = value(s, seat, district) - rivals_loss(s, seat, district) + BLACK_AFTER_SCORING * black
    for other in range(s.players):
        if home(s, other, district) == NONE:
            found += black if other == seat else -black / (s.players - 1)
    return found


@rule
def gain_of_step(s, seat, commission, place):
    """Commissions stand best where I score more than those who play before me, and auctions come when I am strong."""
    found = 0.0
    left = s.at[commission]
    if place == START:
        cards = 0
        for other in range(s.players):
            if other != seat:
                cards += cards_in_hand(s, other)
        lead = cards_in_hand(s, seat) - cards / (s.players - 1)
        return 0.25 * lead + (0.6 if s.supply[seat] > 0 else -1.0)
    if place < DISTRICT_COUNT:
        found += 0.4 * (value(s, seat, place) - rivals_loss(s, seat, place))
        found += 0.3 * worth_of_auction(s, seat, place)
    if left < DISTRICT_COUNT and s.stopped[left] == 0:
        found -= 0.4 * (value(s, seat, left) - rivals_loss(s, seat, left))
    return found


@rule
def worth_of_auction(s, seat, district):
    """Whether I could build there to some purpose."""
    own = home(s, seat, district)
    if own == NONE:
        return presence(s, seat) * 0.3
    return (worth(s, district, own) - 1.5) * min(s.held[seat, own], 2)


# --- auctions


@rule
def gain_of_building(s, seat, move):
    if move == m.STOP:
        return gain_of_stop(s, seat, s.place)
    houses = move - m.BUILD
    return houses * (house_value(s, seat, s.place, s.colour[seat]) - 0.4 * time_left(s))


@rule
def gain_of_stop(s, seat, district):
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
        return built * (house_value(s, seat, PARK, colour) - 0.4 * time_left(s))
    own = home(s, seat, s.place)
    if is_full(s, s.place):
        stop = gain_of_stop(s, seat, s.place)
        if own == NONE:
            return max(stop, 0.0)
        return max(stop, built * (house_value(s, seat, s.place, own) - 0.4 * time_left(s)))
    found = built * (house_value(s, seat, s.place, colour) - 0.4 * time_left(s))
    return found + presence(s, seat) if own == NONE and built > 0 else found


@rule
def pip(s):
    """What a point of a card's number is worth: nothing but the tie-break at the end."""
    return PIP * time_left(s) + 0.01


@rule
def highest_with(s, seat, colour, houses):
    """The highest bid that the seat could reach with cards that allow so many houses."""
    reach = 0
    for number in range(NUMBER_COUNT):
        if HOUSES_ON_CARD[number] >= houses:
            reach += NUMBERS[number] * (s.hand[seat, colour, number] + s.hand[seat, BLACK, number])
    return reach


@rule
def bind(s, seat, houses, colour):
    """Whether cards of the bid, or laid for it, allow fewer houses than that already."""
    for number in range(NUMBER_COUNT):
        used = s.bid[seat, OF_COLOUR, number] + s.bid[seat, OF_BLACK, number]
        used += s.making[seat, OF_COLOUR, number] + s.making[seat, OF_BLACK, number]
        if used > 0 and HOUSES_ON_CARD[number] < houses:
            return True
    return False


@rule
def best_aim(s, seat):
    """The colour and the number of houses that promise most for the next bid, and what they promise."""
    fitting = fitting_colours(s, seat)
    if laid(s, seat) > 0:
        fitting = 1 << s.making_colour[seat]
    best = -FLOOR
    best_colour = NONE
    best_houses = 0
    needed = s.highest + 1
    for colour in range(COLOUR_COUNT):
        if fitting >> colour & 1 == 0 or s.held[seat, colour] == 0:
            continue
        for houses in range(1, MOST_BUILT + 1):
            if bind(s, seat, houses, colour) or highest_with(s, seat, colour, houses) < needed:
                continue
            if first_card(s, seat, colour, houses) == NONE:
                continue
            found = prize(s, seat, colour, houses) - pip(s) * (needed + 2)
            if found > best:
                best = found
                best_colour = colour
                best_houses = houses
    return best_colour, best_houses, best


@rule
def first_card(s, seat, colour, houses):
    """The number of the best coloured card for a bid that is to allow so many houses; the bid opens with it."""
    for number in range(NUMBER_COUNT - 1, -1, -1):
        if HOUSES_ON_CARD[number] >= houses and s.hand[seat, colour, number] > 0:
            return number
    return NONE


@rule
def next_card(s, seat, colour, houses):
    """The card to lay next: coloured before black, high before low, but no higher than it takes."""
    missing = s.highest + 1 - bid_of(s, seat)
    missing -= sum_of(s.making[seat, OF_COLOUR]) + sum_of(s.making[seat, OF_BLACK])
    opened = s.colour[seat] != NONE or laid(s, seat) > 0
    for row in range(2):
        if row == OF_BLACK and not opened:
            break
        suit = colour if row == OF_COLOUR else BLACK
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
def enough(s, seat):
    made = sum_of(s.making[seat, OF_COLOUR]) + sum_of(s.making[seat, OF_BLACK])
    return made > 0 and bid_of(s, seat) + made > s.highest


@rule
def planned(s, boldness):
    """The next step of the bid that promises most, or pass."""
    seat = s.bidder
    if enough(s, seat):
        return m.BID
    colour, houses, promise = best_aim(s, seat)
    if laid(s, seat) == 0 and promise + boldness <= 0.0:
        return m.PASS
    if colour == NONE:  # begun otherwise than planned: whatever makes a bid
        return next_card(s, seat, s.making_colour[seat], 0)
    return next_card(s, seat, colour, houses)


@rule
def weigh_bids(s, moves, n, out):
    """The planned move first; passing as good as the plan is bad; other cards after that."""
    plan = planned(s, 0.0)
    seat = s.bidder
    _, _, promise = best_aim(s, seat)
    for i in range(n):
        if moves[i] == plan:
            out[i] = 4.0
        elif moves[i] == m.PASS:
            out[i] = max(2.0 - 0.5 * promise, 0.2)
        elif moves[i] == m.BID:
            out[i] = 3.0
        else:
            out[i] = 1.0 if plan != m.PASS else max(1.0 + 0.3 * promise, 0.2)
