"""Cheap judgement for bots: expected points, how good a move looks, and quick choices for playouts."""

from boroughs.games.fifth_avenue import moves as m
from boroughs.games.fifth_avenue.appraisal import (
    COMING,
    bonus_swing,
    card_worth,
    expected,
    hand_value,
    lead,
    points_of,
    presence,
    rivals_gain,
    shop_swing,
    supply_value,
    time_left,
)
from boroughs.games.fifth_avenue.bidding import building_value, next_step, stop_value
from boroughs.games.fifth_avenue.components import (
    COLOUR_COUNT,
    DISTRICT_COUNT,
    PLACES,
    SHOPS_TO_PLACE,
    SITE_COUNT,
    START,
)
from boroughs.games.fifth_avenue.rules import BLACK_AFTER_SCORING, cards_in_hand, takes_shop
from boroughs.games.fifth_avenue.scoring import home, value, worth
from boroughs.games.fifth_avenue.state import BIDDING, BUILDING, CHOOSING, FINISHED, FOUNDING, MOVING, NONE, PLACING
from boroughs.kernel import pick, rule

PLACE_COUNT = len(PLACES)
FLOOR = 12.0  # lifts what a move brings above 0
LEAST = 0.01
SAMPLED = 4  # how many moves a playout's hint compares

FIRST_CARD = 0.13  # a low card of the colour where one builds first
COLOURED_NOW, COLOURED_LATER = 0.8, 1.7  # two coloured cards, and what they are worth more at the beginning
BLACK_NOW, BLACK_LATER = 0.1, 0.8  # a black card
STEP = 0.3  # a commission's second step in a turn
HOUSES_NOW, HOUSES_LATER = 0.1, 7.1  # three houses for an empty supply
CROWDED = 0.4  # how soon a full supply needs no more
SHOP_BASE = -1.5  # a shop brings the end nearer
TEMPO = 0.09  # how much better that is for each point ahead
LAST_SHOP = 4.1  # ending the match as its leader
SHOP_GUESS = 1.0  # what a shop brings, for a hint that does not look for its site
SCORE = 0.8  # points of a scoring
STRENGTH = 0.45  # auctions for each card more than the others have
ROUND, NO_HOUSES = 1.1, -1.5  # auctions with houses to build, and without
STAND = 0.5  # a commission where one scores more than the others
AUCTION = 0.2  # a commission where one could build


@rule
def evaluate(s, out):
    """Expected points at the end: what is scored, what stands, what hands and supplies may bring, and the usual rest."""
    for seat in range(s.players):
        out[seat] = points_of(s, seat)
        if s.phase != FINISHED:
            out[seat] = expected(s, seat) + hand_value(s, seat) + supply_value(s, seat) + COMING * time_left(s)


@rule
def weigh(s, moves, n, out):
    if s.phase == BIDDING:
        weigh_bids(s, moves, n, out)
        return
    for i in range(n):
        out[i] = max(FLOOR + gain(s, moves[i], True), LEAST)


@rule
def weigh_bids(s, moves, n, out):
    """The planned step first; passing is as good as the plan is bad; other cards come after that."""
    step, promise = next_step(s, 0.0)
    for i in range(n):
        if moves[i] == step:
            out[i] = 4.0
        elif moves[i] == m.PASS:
            out[i] = min(max(2.0 - 0.5 * promise, 0.2), 3.5)
        else:
            out[i] = min(max(1.0 + 0.3 * promise, 0.2), 2.0)


@rule
def hint(s, moves, n, g):
    """In auctions what the plan says, boldly or timidly; else the best of a few moves taken at random."""
    if s.phase == BIDDING:
        step, _ = next_step(s, pick(g, 5) * 0.5 - 1.0)
        return place_of(moves, n, step)
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
    """What a move brings, in points at the end; bids are weighed otherwise."""
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
        return gain_of_founding(s, seat, move - m.FOUND)
    return card_worth(s, seat, move - m.TAKE, s.top[move - m.TAKE])


@rule
def gain_of_founding(s, seat, fields):
    """Beside shops; a colour of which one has a low card."""
    site = fields % COLOUR_COUNT
    return worth(s, fields // COLOUR_COUNT, site) + FIRST_CARD * s.hand[seat, site, 0]


@rule
def gain_of_turn(s, seat, move, thorough):
    left = time_left(s)
    if move >= m.SCORE:
        return gain_of_scoring(s, seat, move - m.SCORE)
    cards = COLOURED_NOW + COLOURED_LATER * left
    if move >= m.BLACK:
        return cards + BLACK_NOW + BLACK_LATER * left + STEP
    if move >= m.SHOP_TAKEN:
        return cards + gain_of_shop(s, seat, move - m.SHOP_TAKEN, thorough)
    return cards + (HOUSES_NOW + HOUSES_LATER * left) / (1.0 + CROWDED * s.supply[seat])


@rule
def gain_of_shop(s, seat, kind, thorough):
    """The best site for it, a bonus, and that the end comes nearer."""
    found = SHOP_GUESS
    if thorough:
        found = -FLOOR
        for district in range(DISTRICT_COUNT):
            for site in range(s.sites):
                if takes_shop(s, district, site):
                    found = max(found, shop_swing(s, seat, district, site, kind))
    found += bonus_swing(s, seat) + SHOP_BASE
    if s.placed == SHOPS_TO_PLACE - 1:
        return found + (LAST_SHOP if lead(s, seat) > 0 else -LAST_SHOP)
    return found + TEMPO * lead(s, seat) if thorough else found


@rule
def gain_of_scoring(s, seat, district):
    """FA13, FA15: points for me less what the others get, and black cards for all who have no house there."""
    black = BLACK_NOW + BLACK_LATER * time_left(s)
    found = SCORE * (value(s, seat, district) - rivals_gain(s, seat, district)) + BLACK_AFTER_SCORING * black
    for other in range(s.players):
        if home(s, other, district) == NONE:
            found += black if other == seat else -black / (s.players - 1)
    return found


@rule
def gain_of_step(s, seat, commission, place):
    """Commissions stand best where I score more than the others, and auctions come best when I have more cards."""
    if place == START:
        cards = 0
        for other in range(s.players):
            cards += cards_in_hand(s, other)
        mine = cards_in_hand(s, seat)
        more = mine - (cards - mine) / (s.players - 1)
        return STRENGTH * more + (ROUND if s.supply[seat] > 0 else NO_HOUSES)
    found = 0.0
    left = s.at[commission]
    if place < DISTRICT_COUNT:
        found += STAND * (value(s, seat, place) - rivals_gain(s, seat, place))
        found += AUCTION * chance_to_build(s, seat, place)
    if left < DISTRICT_COUNT and s.stopped[left] == 0:
        found -= STAND * (value(s, seat, left) - rivals_gain(s, seat, left))
    return found


@rule
def chance_to_build(s, seat, district):
    """Whether I could build there to some purpose."""
    own = home(s, seat, district)
    if own == NONE:
        return 0.3 * presence(s, seat)
    return (worth(s, district, own) - 1.5) * min(s.held[seat, own], 2)


@rule
def gain_of_building(s, seat, move):
    if move == m.STOP:
        return stop_value(s, seat, s.place)
    return building_value(s, seat, s.place, s.colour[seat], move - m.BUILD)
