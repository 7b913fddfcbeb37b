"""Why a move is not legal now, as a message and its arguments. Plain Python over what the seat sees."""

from typing import Any

from boroughs.games.project_skyline import board, cards
from boroughs.games.project_skyline.components import CENTRE, FIELD_NAMES, distance
from boroughs.games.project_skyline.moves import MOVES
from boroughs.games.project_skyline.state import (
    BUILDING,
    CARD_SECOND,
    CARD_TARGET,
    EMPTY,
    MARCHING,
    ONE,
    STARTING,
    STOREY_SETTING,
    TOWER,
    TOWER_SETTING,
    TWO,
)

Why = tuple[str, dict[str, Any]]
EXPECTED: dict[int, tuple[str, tuple[str, ...]]] = {
    STARTING: ("why-now-start", ("start",)),
    TOWER_SETTING: ("why-now-tower", ("tower",)),
    STOREY_SETTING: ("why-now-storey", ("storey",)),
    BUILDING: ("why-now-build", ("build", "stay")),
    MARCHING: ("why-now-march", ("march",)),
    CARD_TARGET: ("why-now-card", ("storey", "advance", "tax", "remove", "pick")),
    CARD_SECOND: ("why-now-card", ("swap", "move")),
}
"""By phase: the kinds of move that it is about, and the sentence for all others."""


def why_not(s: Any, seat: int, move: int) -> Why:
    """The first reason that a player would name."""
    kind, fields = MOVES.kind_of(move).name, MOVES.fields(move)
    message, expected = EXPECTED[int(s.phase[0])]
    if kind not in expected:
        return message, {}
    if kind in ("advance", "tax"):
        return not_that_player(s, kind, int(fields["player"]))
    if kind == "stay":
        return "why-can-build", {}
    field = FIELD_NAMES.index(str(fields["field"]))
    if s.phase[0] in (CARD_TARGET, CARD_SECOND):
        return not_by_card(s, seat, kind, field)
    return AT_FIELD[kind](s, seat, field)


def not_to_set(s: Any, seat: int, field: int) -> Why:
    return "why-occupied", {}


def not_to_set_tower(s: Any, seat: int, field: int) -> Why:
    return ("why-occupied" if field in CENTRE else "why-centre"), {}


def not_to_build(s: Any, seat: int, field: int) -> Why:
    if not board.has_storey(s[0], seat):
        return "why-no-storey", {}
    if distance(int(s.architect[0]), field) != s.black_die[0]:
        return "why-distance", {"steps": int(s.black_die[0])}
    if s.owner[0, field] != seat:
        return "why-foreign", {}
    if s.height[0, field] == TOWER:
        return "why-own-tower", {}
    raised = int(s.height[0, field]) + 1
    joins = s.expert[0] and raised == TWO  # PS25
    return ("why-no-march-or-join" if joins else "why-no-march"), {"steps": raised}


def not_to_march(s: Any, seat: int, field: int) -> Why:
    height = int(s.height[0, int(s.marching[0])])
    if distance(int(s.marching[0]), field) != height:
        return "why-march-distance", {"steps": height}
    if s.owner[0, field] == EMPTY:
        return "why-march-empty", {}
    if s.owner[0, field] == seat:
        if not s.expert[0] or height != TWO:
            return "why-march-own", {}
        return ("why-join-stuck" if s.height[0, field] == ONE else "why-join-height"), {}
    return ("why-architect" if field == s.architect[0] else "why-not-smaller"), {}


AT_FIELD = {"tower": not_to_set_tower, "storey": not_to_set, "build": not_to_build, "march": not_to_march}


def not_that_player(s: Any, kind: str, player: int) -> Why:
    if player >= s.players[0]:
        return "why-seat", {}
    pushes = s.card[0] == cards.PUSH_THE_RICHEST
    return ("why-not-richest" if pushes and kind == "advance" else "why-other-choice"), {}


KIND_OF_CARD = {
    cards.LOSE_A_TOWER: "remove",
    cards.CLEAR_ANOTHER: "remove",
    cards.CLEAR_YOUR_OWN: "remove",
    cards.SWAP_WITH_ANOTHER: "pick",
    cards.SWAP_TWO_OTHERS: "pick",
    cards.RELOCATE: "pick",
    cards.EXTRA_STOREY: "storey",
}
"""By card: its first choice, if that is a field."""


def not_by_card(s: Any, seat: int, kind: str, field: int) -> Why:
    card, second = int(s.card[0]), s.phase[0] == CARD_SECOND
    asked = ("move" if card == cards.RELOCATE else "swap") if second else KIND_OF_CARD.get(card)
    if kind != asked:
        return "why-other-choice", {}
    if kind in ("storey", "move"):
        return "why-occupied", {}
    if s.owner[0, field] == EMPTY:
        return "why-empty", {}
    if card == cards.LOSE_A_TOWER:
        return not_that_tower(s, field)
    return not_that_building(s, seat, card, field)


def not_that_building(s: Any, seat: int, card: int, field: int) -> Why:
    owner, second = int(s.owner[0, field]), s.phase[0] == CARD_SECOND
    own = card == cards.CLEAR_YOUR_OWN or (not second and card in (cards.SWAP_WITH_ANOTHER, cards.RELOCATE))
    if own != (owner == seat):
        return ("why-not-own" if own else "why-not-foreign"), {}
    if field == s.architect[0]:
        return "why-architect", {}
    return ("why-same-owner" if card == cards.SWAP_TWO_OTHERS else "why-tower"), {}


def not_that_tower(s: Any, field: int) -> Why:
    if s.height[0, field] != TOWER:
        return "why-not-tower", {}
    return ("why-architect" if field == s.architect[0] else "why-not-leader"), {}
