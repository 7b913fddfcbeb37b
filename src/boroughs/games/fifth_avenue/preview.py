"""What a choice would change, for pages to show before it is made. Plain Python over one blotted-out state."""

from typing import Any

from boroughs.games.fifth_avenue.board import home, kinds_beside, worth
from boroughs.games.fifth_avenue.components import (
    BESIDE,
    COLOURS,
    DISTRICT_COUNT,
    POINTS,
    SITE_COUNT,
)
from boroughs.games.fifth_avenue.rules import BLACK_AFTER_SCORING
from boroughs.games.fifth_avenue.state import CHOOSING, NONE, PLACING

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
        before = worth(state, district, neighbour)
        after = int(POINTS[len(kinds_beside(state, district, neighbour) | {int(state.shop)})])
        if before is not None and after != before:
            found.append({"site": COLOURS[neighbour], "worth": after})
    return found


def black_draws(state: Any) -> list[list[int]] | None:
    """FA15: while a turn is chosen, by district and seat: the black cards drawn if it were scored, as far as there are any (FA12)."""
    return [draws(state, district) for district in range(DISTRICT_COUNT)] if state.phase == CHOOSING else None


def draws(state: Any, district: int) -> list[int]:
    players, scorer = int(state.players), int(state.turn)
    after = [(scorer + i) % players for i in range(players)]
    drawing = [scorer] * BLACK_AFTER_SCORING + [seat for seat in after if home(state, seat, district) == NONE]
    drawing = drawing[: int(state.pile_size) + int(state.face_up.sum())]
    return [drawing.count(seat) for seat in range(players)]
