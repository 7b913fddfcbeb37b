"""Why a move is not legal now, as a message and its arguments. Plain Python over what the seat sees."""

from typing import Any

from boroughs.games.fifth_avenue.board import block, home, is_empty, is_full, must_stop
from boroughs.games.fifth_avenue.components import (
    BLACK,
    COLOURS,
    COMMISSIONS,
    DASHED,
    DISTRICT_COUNT,
    PARK,
    PLACES,
    SHOPS,
    SITE_COUNT,
    SUITS,
)
from boroughs.games.fifth_avenue.moves import CARD, MOVES, PLACE, SITE, SUIT
from boroughs.games.fifth_avenue.page import total
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
    TAKING,
)

Why = tuple[str, dict[str, Any]]

PHASES = {
    FOUNDING: "found",
    CHOOSING: "choose",
    PLACING: "site",
    TAKING: "take",
    MOVING: "move",
    BIDDING: "bid",
    BUILDING: "build",
}
WHEN = {
    "found": FOUNDING,
    "houses": CHOOSING,
    "shop": CHOOSING,
    "black": CHOOSING,
    "score": CHOOSING,
    "site": PLACING,
    "take": TAKING,
    "move": MOVING,
    "lay": BIDDING,
    "bid": BIDDING,
    "pass": BIDDING,
    "build": BUILDING,
    "stop": BUILDING,
}


def why_not(s: Any, seat: int, move: int) -> Why:
    """The first reason that a player would name."""
    state, kind, fields = s[0], MOVES.kind_of(move).name, MOVES.fields(move)
    if state.phase != WHEN[kind]:
        return f"why-now-{PHASES[int(state.phase)]}", {}
    reasons = {
        "found": not_to_found,
        "houses": lambda *_: ("why-no-houses", {}),
        "shop": not_to_take_shop,
        "score": not_to_score,
        "site": not_to_place,
        "take": not_to_take,
        "move": not_to_move,
        "lay": not_to_lay,
        "bid": not_to_bid,
        "pass": lambda *_: ("why-laid", {}),
        "build": not_to_build,
        "stop": not_to_stop,
    }
    return reasons[kind](state, seat, fields)


def not_to_found(state: Any, seat: int, fields: dict[str, Any]) -> Why:
    district, site = PLACE.digit(fields["district"]), SITE.digit(fields["site"])
    if state.owner[district, site] != NONE:
        return "why-houses-there", {}
    if state.shops[district, site, 0] != NONE:
        return "why-shop-there", {}
    return "why-own-district", {}


def not_to_take_shop(state: Any, seat: int, fields: dict[str, Any]) -> Why:
    kind = SHOPS.index(fields["shop"])
    if kind in [int(state.display[i]) for i in block(state)]:
        return "why-no-site", {}
    return "why-not-in-block", {"shop": f"shop-{fields['shop']}"}


def not_to_score(state: Any, seat: int, fields: dict[str, Any]) -> Why:
    place = {"place": f"place-{fields['district']}"}
    return ("why-stopped" if state.stopped[PLACE.digit(fields["district"])] else "why-no-commission"), place


def not_to_place(state: Any, seat: int, fields: dict[str, Any]) -> Why:
    district, site = PLACE.digit(fields["district"]), SITE.digit(fields["site"])
    if site == DASHED and state.sites < SITE_COUNT:
        return "why-no-dashed", {}
    if state.stopped[district]:
        return "why-stopped", {"place": f"place-{fields['district']}"}
    return ("why-houses-there" if state.owner[district, site] != NONE else "why-two-shops"), {}


def not_to_take(state: Any, seat: int, fields: dict[str, Any]) -> Why:
    if state.top[COLOURS.index(fields["colour"])] == NONE:
        return "why-stack-empty", {"colour": f"colour-{fields['colour']}"}
    return "why-same-colour", {}


def not_to_move(state: Any, seat: int, fields: dict[str, Any]) -> Why:
    place = PLACE.digit(fields["place"])
    if place < DISTRICT_COUNT and state.stopped[place]:
        return "why-stopped", {"place": f"place-{fields['place']}"}
    start = PLACES[int(state.at[COMMISSIONS.index(fields["commission"])])]
    return "why-no-way", {
        "commission": f"commission-{fields['commission']}",
        "start": f"place-{start}",
        "place": f"place-{fields['place']}",
    }


# --- auctions


def not_to_lay(state: Any, seat: int, fields: dict[str, Any]) -> Why:
    suit, number = SUIT.digit(fields["suit"]), CARD.digit(fields["card"])
    bound = int(state.making_colour[seat]) if state.making_colour[seat] != NONE else int(state.colour[seat])
    if suit not in (BLACK, bound) and bound != NONE:
        return "why-one-colour", {"colour": f"colour-{COLOURS[bound]}"}
    row = OF_BLACK if suit == BLACK else OF_COLOUR
    used = state.bid[seat, row, number] + state.making[seat, row, number] if suit in (BLACK, bound) else 0
    if state.hand[seat, suit, number] <= used:
        return "why-not-held", {"suit": f"colour-{SUITS[suit]}", "card": f"card-{fields['card']}"}
    if suit == BLACK and bound == NONE:
        return "why-first-coloured", {}
    return misfit(state, seat, suit) or ("why-reach", {"highest": int(state.highest)})


def misfit(state: Any, seat: int, colour: int) -> Why | None:
    """FA28, FA41: why a colour does not fit, if it does not."""
    place, name = int(state.place), f"colour-{SUITS[colour]}"
    if colour == BLACK:
        return None
    if place == PARK:
        bound = int(state.park_colour)
        return ("why-park-colour", {"colour": f"colour-{COLOURS[bound]}"}) if bound not in (NONE, colour) else None
    own = home(state, seat, place)
    if own != NONE:
        return ("why-own-site", {"colour": f"colour-{COLOURS[own]}"}) if own != colour else None
    if state.owner[place, colour] != NONE:
        return "why-foreign-site", {"colour": name}
    return None if is_empty(state, place, colour) or is_full(state, place) else ("why-empty-first", {})


def not_to_bid(state: Any, seat: int, fields: dict[str, Any]) -> Why:
    if not state.making[seat].sum():
        return "why-nothing-laid", {}
    cards = state.bid[seat] + state.making[seat]
    return "why-too-low", {"total": total(cards[OF_COLOUR], cards[OF_BLACK]), "needed": int(state.highest) + 1}


def not_to_build(state: Any, seat: int, fields: dict[str, Any]) -> Why:
    if must_stop(state, seat):
        return "why-must-stop", {}
    if fields["houses"] > state.allowance:
        return "why-cards-allow", {"houses": int(state.allowance)}
    return "why-supply", {"houses": int(state.supply[seat])}


def not_to_stop(state: Any, seat: int, fields: dict[str, Any]) -> Why:
    return ("why-park-stop" if state.place == PARK else "why-not-full"), {}
