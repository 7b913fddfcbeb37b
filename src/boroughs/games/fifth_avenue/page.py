"""What a page wants to show and would otherwise have to compute. Plain Python over one blotted-out state."""

from typing import Any

from boroughs.games.fifth_avenue.components import (
    BESIDE,
    BLACK,
    BONUS_DISTRICTS,
    BONUS_POINTS,
    BONUS_SHOPS,
    COLOUR_COUNT,
    COLOURS,
    COMMISSION_COUNT,
    DASHED,
    DISTRICT_COUNT,
    FIRST_OF_BLOCK,
    HOUSES_ON_CARD,
    NUMBER_COUNT,
    NUMBERS,
    PARK,
    PLACES,
    POINTS,
    SHOPS_TO_PLACE,
    SITE_COUNT,
    START,
    WAY,
)
from boroughs.games.fifth_avenue.moves import END
from boroughs.games.fifth_avenue.preview import shop_changes
from boroughs.games.fifth_avenue.state import BIDDING, BUILDING, GOES_ON, NONE, OF_BLACK, OF_COLOUR, SOURCES


def extras(s: Any, seat: int) -> dict[str, Any]:
    """Worth of sites, value of districts, ways, bonus, stacks, and the auction with all bids on the table."""
    state, players = s[0], int(s.players[0])
    return {
        "worth": [[worth(state, d, site) for site in range(SITE_COUNT)] for d in range(DISTRICT_COUNT)],
        "values": [[value(state, p, d) for p in range(players)] for d in range(DISTRICT_COUNT)],
        "halves": [[value(state, p, d) // 2 for p in range(players)] for d in range(DISTRICT_COUNT)],  # FA36
        "placing": shop_changes(state),
        "houses": [int(state.houses[d].sum()) for d in range(DISTRICT_COUNT)],
        "full": [is_full(state, d) for d in range(DISTRICT_COUNT)],
        "districts": [sum(home(state, p, d) != NONE for d in range(DISTRICT_COUNT)) for p in range(players)],
        "bonus": next_bonus(state),
        "shops_left": SHOPS_TO_PLACE - int(state.placed),
        "block": block(state),
        "ways": [ways(state, int(state.at[c])) for c in range(COMMISSION_COUNT)],
        "rounds": [auctions_of(state, c) for c in range(COMMISSION_COUNT)],
        "cards": [int(state.held[p].sum()) for p in range(players)],
        "stacks": [stack(state, colour) for colour in range(COLOUR_COUNT)],
        "pile": {"face_down": int(state.pile_size), "face_up": cards(state.face_up)},
        "auction": auction(state, seat, players),
        "ended": None if state.ended == GOES_ON else END.values[int(state.ended)],
        "breakdown": [{name: int(state.earned[p, i]) for i, name in enumerate(SOURCES)} for p in range(players)],
    }


# --- the board


def worth(state: Any, district: int, site: int) -> int | None:
    """FA23: the points of a house there; None where none can be."""
    if site == DASHED or state.stopped[district]:
        return None
    beside = BESIDE[int(state.board), district, site]
    kinds = {int(kind) for neighbour in beside for kind in state.shops[district, neighbour]} - {NONE}
    return int(POINTS[len(kinds)])


def home(state: Any, seat: int, district: int) -> int:
    found = [site for site in range(COLOUR_COUNT) if state.owner[district, site] == seat]
    return found[0] if found else NONE


def value(state: Any, seat: int, district: int) -> int:
    site = home(state, seat, district)
    return 0 if site == NONE else int(state.houses[district, site]) * (worth(state, district, site) or 0)


def is_empty(state: Any, district: int, site: int) -> bool:
    return bool(state.owner[district, site] == NONE and state.shops[district, site, 0] == NONE)


def is_full(state: Any, district: int) -> bool:
    """FA35: whether an auction there may end with a building stop."""
    return not state.stopped[district] and not any(is_empty(state, district, site) for site in range(COLOUR_COUNT))


def next_bonus(state: Any) -> dict[str, int] | None:
    for shops, districts, points in zip(BONUS_SHOPS, BONUS_DISTRICTS, BONUS_POINTS, strict=True):
        if state.placed < shops:
            return {"shops": int(shops), "districts": int(districts), "points": int(points)}
    return None


def block(state: Any) -> list[int]:
    """The places of the display from which a shop may be taken."""
    if int(state.block) + 1 >= len(FIRST_OF_BLOCK):
        return []
    first, end = int(FIRST_OF_BLOCK[int(state.block)]), int(FIRST_OF_BLOCK[int(state.block) + 1])
    return [i for i in range(first, end) if state.display[i] != NONE]


def ways(state: Any, place: int) -> list[str]:
    """FA1, FA38: where a commission may go."""
    if place == PARK:
        return [PLACES[START]]
    found: set[int] = set()
    open_ways = [to for to in range(len(PLACES)) if WAY[place] >> to & 1]
    while open_ways:
        to = open_ways.pop()
        if to < DISTRICT_COUNT and state.stopped[to]:
            open_ways += [t for t in range(len(PLACES)) if WAY[to] >> t & 1]
        else:
            found.add(to)
    return [PLACES[to] for to in sorted(found)]


def auctions_of(state: Any, commission: int) -> list[str]:
    """FA25: the auctions that the commission's return to Start would bring, as far as its way is known."""
    at = int(state.at[commission])
    marked = [int(d) for d in state.markers[commission] if d != NONE]
    here = [at] if at < DISTRICT_COUNT and not state.stopped[at] else []
    return [PLACES[place] for place in [*marked, *here]] + (["central-park"] if at != START or marked else [])


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


def allowed(coloured: Any, black: Any) -> int:
    """FA30: the houses that some cards allow; none without a card."""
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
        "houses": allowed(coloured, black),
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
        "houses": allowed(coloured, black),
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
