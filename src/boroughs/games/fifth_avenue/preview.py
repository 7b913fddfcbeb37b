"""What a choice would change, for pages to show before it is made. Plain Python over one blotted-out state."""

from typing import Any

from boroughs.games.fifth_avenue.components import BESIDE, COLOURS, DASHED, DISTRICT_COUNT, POINTS, SITE_COUNT
from boroughs.games.fifth_avenue.state import NONE, PLACING

Changes = list[dict[str, Any]]


def shop_changes(state: Any) -> list[list[Changes]] | None:
    """FA23: while a shop is placed, by district and site: the sites whose houses would be worth something else, and what."""
    if state.phase != PLACING:
        return None
    return [[changes(state, district, site) for site in range(SITE_COUNT)] for district in range(DISTRICT_COUNT)]


def changes(state: Any, district: int, site: int) -> Changes:
    if site >= state.sites or state.stopped[district]:
        return []
    beside = dict.fromkeys(int(neighbour) for neighbour in BESIDE[int(state.board), district, site])
    found = []
    for neighbour in beside:
        kinds = kinds_beside(state, district, neighbour)
        with_shop = kinds | {int(state.shop)}
        if neighbour != DASHED and len(with_shop) > len(kinds):
            found.append({"site": COLOURS[neighbour], "worth": int(POINTS[len(with_shop)])})
    return found


def kinds_beside(state: Any, district: int, site: int) -> set[int]:
    beside = BESIDE[int(state.board), district, site]
    return {int(kind) for neighbour in beside for kind in state.shops[district, neighbour]} - {NONE}
