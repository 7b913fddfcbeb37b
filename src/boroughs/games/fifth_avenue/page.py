"""What a page wants to show and would otherwise have to compute. Plain Python over one blotted-out state."""

from typing import Any

from boroughs.games.fifth_avenue.board import (
    auctions_of,
    block,
    home,
    is_empty,
    is_full,
    must_stop,
    next_bonus,
    value,
    ways,
    worth,
)
from boroughs.games.fifth_avenue.components import (
    BLACK,
    COLOUR_COUNT,
    COLOURS,
    COMMISSION_COUNT,
    DISTRICT_COUNT,
    HOUSES_ON_CARD,
    NUMBER_COUNT,
    NUMBERS,
    PARK,
    PLACES,
    SHOPS_TO_PLACE,
    SITE_COUNT,
)
from boroughs.games.fifth_avenue.moves import END
from boroughs.games.fifth_avenue.preview import black_draws, shop_changes
from boroughs.games.fifth_avenue.state import BIDDING, BUILDING, GOES_ON, NONE, OF_BLACK, OF_COLOUR, SOURCES


def extras(s: Any, seat: int) -> dict[str, Any]:
    """Worth of sites, value of districts, ways, bonus, stacks, and the auction with all bids on the table."""
    state, players = s[0], int(s.players[0])
    return {
        "worth": [[worth(state, d, site) for site in range(SITE_COUNT)] for d in range(DISTRICT_COUNT)],
        "values": [[value(state, p, d) for p in range(players)] for d in range(DISTRICT_COUNT)],
        "halves": [[value(state, p, d) // 2 for p in range(players)] for d in range(DISTRICT_COUNT)],  # FA36
        "black_draws": black_draws(state),
        "placing": shop_changes(state),
        "houses": [int(state.houses[d].sum()) for d in range(DISTRICT_COUNT)],
        "full": [is_full(state, d) for d in range(DISTRICT_COUNT)],
        "districts": [sum(home(state, p, d) != NONE for d in range(DISTRICT_COUNT)) for p in range(players)],
        "bonus": next_bonus(state),
        "shops_left": SHOPS_TO_PLACE - int(state.placed),
        "block": block(state),
        "ways": [ways(state, int(state.at[c])) for c in range(COMMISSION_COUNT)],
        "rounds": [auctions_of(state, c) for c in range(COMMISSION_COUNT)],
        "stacks": [stack(state, colour) for colour in range(COLOUR_COUNT)],
        "pile": {"face_down": int(state.pile_size), "face_up": cards(state.face_up)},
        "auction": auction(state, seat, players),
        "ended": None if state.ended == GOES_ON else END.values[int(state.ended)],
        "breakdown": [{name: int(state.earned[p, i]) for i, name in enumerate(SOURCES)} for p in range(players)],
        "ties": {"cards": [int(state.held[p].sum()) for p in range(players)]},  # FA45
    }


# --- cards


def cards(counts: Any) -> list[int]:
    """Counts by number as a list of numbers, ascending."""
    return [int(NUMBERS[n]) for n in range(NUMBER_COUNT) for _ in range(int(counts[n]))]


def stack(state: Any, colour: int) -> dict[str, Any]:
    """A coloured stack: its top, how many unseen cards follow, then those that everybody knows, in their order."""
    top = int(state.top[colour])
    return {
        "top": None if top == NONE else int(NUMBERS[top]),
        "unseen": int(state.under_size[colour]),
        "returned": [int(NUMBERS[n]) for n in state.returned[colour] if n != NONE],
    }


# --- an auction


def allowed(state: Any, seat: int, coloured: Any, black: Any) -> int:
    """FA30: the houses that some cards allow the seat; none without a card, and none in a bid for a building stop (FA35)."""
    if must_stop(state, seat):
        return 0
    shown = [int(HOUSES_ON_CARD[n]) for n in range(NUMBER_COUNT) if coloured[n] + black[n] > 0]
    return min(shown, default=0)


def colour_name(colour: int) -> str | None:
    return None if colour == NONE else COLOURS[colour]


def total(coloured: Any, black: Any) -> int:
    return sum(int((coloured[n] + black[n]) * NUMBERS[n]) for n in range(NUMBER_COUNT))


def shown_bid(state: Any, seat: int) -> dict[str, Any]:
    coloured, black = state.bid[seat, OF_COLOUR], state.bid[seat, OF_BLACK]
    return {
        "colour": colour_name(int(state.colour[seat])),
        "total": total(coloured, black),
        "coloured": cards(coloured),
        "black": cards(black),
        "houses": allowed(state, seat, coloured, black),
        "passed": bool(state.passed[seat]),
    }


def auction(state: Any, seat: int, players: int) -> dict[str, Any] | None:
    """All that lies on the table in an auction, and what the viewer could do."""
    if state.phase not in (BIDDING, BUILDING):
        return None
    place = int(state.place)
    egon = {"total": None if state.egon_bid == NONE else int(state.egon_bid), "cards": cards(state.egon_cards)}
    return {
        "place": PLACES[place],
        "commission": int(state.auctioned),
        "bidder": int(state.bidder),
        "leader": None if state.leader == NONE else "egon" if state.leader >= players else int(state.leader),
        "highest": int(state.highest),
        "needed": int(state.highest) + 1,
        "bids": [shown_bid(state, p) for p in range(players)],
        "egon": egon if players == 2 else None,
        "colour": colour_name(int(state.park_colour)),
        "may_stop": place != PARK and is_full(state, place),
        "allowance": int(state.allowance) if state.phase == BUILDING else None,
        "own": own_chances(state, seat) if seat >= 0 and state.phase == BIDDING else None,
    }


def own_chances(state: Any, seat: int) -> dict[str, Any]:
    """The viewer's bid in the making, and what each fitting colour could reach."""
    coloured = state.bid[seat, OF_COLOUR] + state.making[seat, OF_COLOUR]
    black = state.bid[seat, OF_BLACK] + state.making[seat, OF_BLACK]
    made = int(state.making_colour[seat])
    reach = {COLOURS[c]: total(state.hand[seat, c], state.hand[seat, BLACK]) for c in fitting(state, seat)}
    return {
        "colour": colour_name(made if made != NONE else int(state.colour[seat])),
        "laid": {"coloured": cards(state.making[seat, OF_COLOUR]), "black": cards(state.making[seat, OF_BLACK])},
        "total": total(coloured, black),
        "houses": allowed(state, seat, coloured, black),
        "enough": bool(state.making[seat].sum() > 0 and total(coloured, black) > state.highest),
        "reach": reach,
    }


def fitting(state: Any, seat: int) -> list[int]:
    """FA28, FA41: the colours that the seat may bid with and has a card of."""
    place = int(state.place)
    if state.colour[seat] != NONE:
        return [int(state.colour[seat])]
    sites = list(range(COLOUR_COUNT))
    if place == PARK:
        sites = sites if state.park_colour == NONE else [int(state.park_colour)]
    elif home(state, seat, place) != NONE:
        sites = [home(state, seat, place)]
    else:
        with_shops = [site for site in sites if state.shops[place, site, 0] != NONE]
        sites = [site for site in sites if is_empty(state, place, site)] or with_shops
    return [site for site in sites if state.held[seat, site] > 0]
