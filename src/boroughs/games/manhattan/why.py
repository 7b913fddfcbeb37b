"""Why a move is not legal now, as a message and its arguments. Plain Python over what the seat sees."""

from typing import Any

from boroughs.games.manhattan.components import CARD_OF_SITE, COLOURS, SIZES
from boroughs.games.manhattan.moves import BUILD, GIVE_UP, MOVES
from boroughs.games.manhattan.state import BUILDING, EMPTY

Why = tuple[str, dict[str, Any]]


def why_not(s: Any, seat: int, move: int) -> Why:
    """The first reason that a player would name."""
    fields = MOVES.fields(move)
    if fields["colour"] == "second" and s.colours_each[0] == 1:
        return "why-colour", {}
    which = 1 if fields["colour"] == "second" else 0
    colour, size = seat + which * int(s.players[0]), int(fields["size"])
    if move < BUILD:
        return not_to_choose(s, colour, size)
    if s.phase[0] != BUILDING:
        return "why-choosing", {}
    if s.ready[0, colour, size - 1] == 0:
        return "why-part", {"size": size}
    if move >= GIVE_UP:
        card = CARD_OF_SITE[int(s.players[0]) - 2, seat, int(fields["card"]) - 1]
        held = s.hand[0, seat, card] > 0
        return ("why-can-build" if held else "why-not-held"), {}
    return not_to_build(s, seat, colour, fields)


def not_to_choose(s: Any, colour: int, size: int) -> Why:
    if s.phase[0] == BUILDING:
        return "why-building", {}
    if s.supply[0, colour, size - 1] == 0:
        return "why-supply", {"size": size}
    return "why-full", {}


def not_to_build(s: Any, seat: int, colour: int, fields: dict[str, Any]) -> Why:
    site = int(fields["square"]) - 1
    card = int(CARD_OF_SITE[int(s.players[0]) - 2, seat, site])
    if s.hand[0, seat, card] == 0:
        return "why-card", {"square": site + 1}
    city = MOVES.kinds[1].fields["city"].digit(fields["city"])
    owner = int(s.top[0, city, site])
    assert owner != EMPTY, "any part may be built on an empty site"
    floors = int(s.floors[0, city, site, owner])
    needed = floors - int(s.floors[0, city, site, colour])
    message = "why-floors" if needed <= SIZES else "why-floors-never"
    return message, {"owner": f"colour-{COLOURS[owner]}", "floors": floors, "needed": needed}
