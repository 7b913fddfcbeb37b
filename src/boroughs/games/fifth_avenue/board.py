"""What a page shows of the board: worth of sites, full districts, the next bonus, ways. Plain Python over one blotted-out state."""

from typing import Any

from boroughs.games.fifth_avenue.components import (
    BESIDE,
    BONUS_DISTRICTS,
    BONUS_POINTS,
    BONUS_SHOPS,
    COLOUR_COUNT,
    DASHED,
    DISTRICT_COUNT,
    FIRST_OF_BLOCK,
    PARK,
    PLACES,
    POINTS,
    START,
    WAY,
)
from boroughs.games.fifth_avenue.state import NONE


def worth(state: Any, district: int, site: int) -> int | None:
    """FA23: the points of a house there; None where none can be."""
    if site == DASHED or state.stopped[district] or state.shops[district, site, 0] != NONE:
        return None
    return int(POINTS[len(kinds_beside(state, district, site))])


def kinds_beside(state: Any, district: int, site: int) -> set[int]:
    beside = BESIDE[int(state.board), district, site]
    return {int(kind) for neighbour in beside for kind in state.shops[district, neighbour]} - {NONE}


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


def must_stop(state: Any, seat: int) -> bool:
    """FA35: whether all that the seat can win in this auction is a building stop."""
    place = int(state.place)
    return place != PARK and is_full(state, place) and home(state, seat, place) == NONE


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
