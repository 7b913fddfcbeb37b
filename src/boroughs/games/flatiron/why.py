"""Why a move is not legal now, as a message and its arguments. Plain Python over what the seat sees."""

from collections.abc import Callable
from typing import Any

from boroughs.games.flatiron import components as box
from boroughs.games.flatiron import vocabulary as v
from boroughs.games.flatiron.faces import column_effects, column_hall_cards
from boroughs.games.flatiron.moves import MOVES
from boroughs.games.flatiron.page import current_effect
from boroughs.games.flatiron.state import (
    ACTING,
    CHOOSING_BOARD,
    CHOOSING_DANIELS_SIDE,
    EFFECT_AT,
    GONE,
    MOVING,
    NONE,
    PLACING_TILES,
    SECOND,
    STEP,
)

Why = tuple[str, dict[str, Any]]
EFFECT_MOVES = {
    "gain": range(v.LAST_GAIN + 1),
    "buy-pillar": (v.TRADE, v.BUY_ANY),
    "sell-pillar": (v.TRADE,),
    "swap": (v.SWAP,),
    "build": (v.BUILD,),
    "raise": (v.RAISE,),
    "copy": (v.USE_OWN,),
    "copy-market": (v.USE_MARKET,),
    "take": (v.HALL_ACTION,),
    "run": (v.HALL_ACTION,),
    "buy": (v.BUY_STREET,),
    "acquire": (v.BUY_HALL, v.HALL_ACTION),
}
"""Which kinds of effect a move can run."""
TURN_MOVES = ("go", "take", "run", "buy", "acquire", "end")


def why_not(s: Any, seat: int, move: int) -> Why:
    """The first reason that a player would name."""
    return Reasons(s[0], seat, MOVES.kind_of(move).name, MOVES.fields(move)).first()


class Reasons:
    """A move that is not legal in a position, and why."""

    def __init__(self, state: Any, seat: int, kind: str, fields: dict[str, Any]):
        self.state, self.seat, self.kind, self.fields = state, seat, kind, fields

    def first(self) -> Why:
        phase = int(self.state.phase)
        if self.kind in ("board", "daniels-side") or phase in (CHOOSING_BOARD, CHOOSING_DANIELS_SIDE):
            return self.about_boards(phase)
        if self.kind == "keep" or self.state.choosing_paper:
            return self.about_keeping()
        if self.kind == "tile" or phase == PLACING_TILES:
            return ("why-tiles-later" if self.kind == "tile" else "why-tiles-now"), {}
        if self.kind == "use":
            held = self.state.papers[self.seat, self.index("newspaper", box.PAPERS)] > 0
            return ("why-within-effect" if held else "why-no-newspaper"), {}
        if self.state.depth > 0:
            return self.about_effect()
        return self.about_turn(phase)

    def index(self, field: str, names: tuple[str, ...]) -> int:
        return names.index(str(self.fields[field]))

    # --- set-up, newspapers

    def about_boards(self, phase: int) -> Why:
        if self.kind == "daniels-side":
            return "why-no-daniel", {}
        if phase == CHOOSING_DANIELS_SIDE:
            return "why-daniels-side", {}
        if self.kind != "board":
            return "why-board-first", {}
        if phase != CHOOSING_BOARD:
            return "why-boards-chosen", {}
        dealt = [int(b) for b in self.state.offered[self.seat]][: 1 if self.state.random_boards else 2]
        return ("why-side-fixed" if self.index("board", box.BOARDS) in dealt else "why-not-dealt"), {}

    def about_keeping(self) -> Why:
        if self.kind != "keep":
            return "why-keep-first", {}
        return ("why-not-drawn" if self.state.choosing_paper else "why-nothing-to-keep"), {}

    # --- a turn

    def about_turn(self, phase: int) -> Why:
        if self.kind == "go":
            stays = self.index("place", box.PLACES) == self.state.figure[self.seat]
            return ("why-moved" if phase != MOVING else "why-stay" if stays else "why-occupied"), {}
        if self.kind not in ("take", "run", "buy", "acquire"):
            return ("why-not-over" if self.kind == "end" else "why-no-effect"), {}
        if phase != ACTING:
            return ("why-move-first" if phase == MOVING else "why-acted"), {}
        place = int(self.state.figure[self.seat])
        if self.kind == "buy":
            return self.about_buying_here(place)
        return self.about_acquiring(0, 0) if place == box.CITY_HALL else ("why-not-at-city-hall", {})

    def about_buying_here(self, place: int) -> Why:
        if place == box.CITY_HALL:
            return "why-at-city-hall", {}
        if self.index("stack", box.STREETS) != place:
            return "why-not-here", {"place": f"place-{box.PLACES[place]}"}
        return self.about_buying(0)

    def about_buying(self, discount: int) -> Why:
        stack = self.index("stack", box.STREETS)
        card = int(self.state.top[stack])
        if card == NONE:
            return "why-no-card", {"place": f"place-{box.STREETS[stack]}"}
        column = int(box.STREET_OF[card])
        if self.state.held[self.seat, column] >= box.COLUMN_CARDS:
            return self.full(column)
        return self.too_dear(max(int(box.PRICE_OF[card]) - discount, 0))

    def about_acquiring(self, discount: int, spent: int) -> Why:
        card, column = self.index("card", box.HALL_CARDS), self.index("column", box.STREETS)
        if not self.state.hall[card]:
            return "why-not-offered", {}
        less = discount + self.floor_gives(v.HALL_DISCOUNT)
        price = spent + max(int(box.PRICE_OF[box.STREET_CARD_COUNT + card]) - less, 0)
        if price > self.money:  # whatever the column
            return self.too_dear(price)
        if len(column_hall_cards(self.state, self.seat, column)) >= box.COLUMN_HALL_CARDS:
            return "why-hall-column", {"column": f"place-{box.STREETS[column]}"}
        return self.full(column)

    def full(self, column: int) -> Why:
        return "why-column-full", {"column": f"place-{box.STREETS[column]}", "cards": box.COLUMN_CARDS}

    def floor_gives(self, kind: int) -> int:
        return int(box.FLOOR_EFFECT[int(self.state.floor), kind])

    @property
    def money(self) -> int:
        return int(self.state.money[self.seat])

    def too_dear(self, price: int) -> Why:
        return "why-money", {"price": price, "money": self.money}

    # --- an effect

    def about_effect(self) -> Why:
        row = box.EFFECT_ROWS[current_effect(self.state)]
        if self.kind == "skip":
            return "why-must", {}
        if row[v.KIND] not in EFFECT_MOVES.get(self.kind, ()):
            return ("why-effect-first" if self.kind in TURN_MOVES else "why-other-effect"), {}
        if self.kind in ("take", "run", "acquire"):
            return self.about_city_hall(row)
        about: dict[str, Callable[[list[int]], Why]] = {
            "build": self.about_building,
            "buy-pillar": self.about_pillars,
            "sell-pillar": self.about_pillars,
            "swap": self.about_pillars,
            "copy": self.about_copying,
            "copy-market": self.about_copying,
            "raise": self.about_raising,
        }
        return about[self.kind](row) if self.kind in about else self.about_buying(row[v.DISCOUNT])

    def about_city_hall(self, row: list[int]) -> Why:
        """Its actions by an effect, which is paid for first."""
        if row[v.PRICE] > self.money:
            return self.too_dear(row[v.PRICE])
        return (
            self.about_acquiring(row[v.DISCOUNT], row[v.PRICE]) if self.kind == "acquire" else ("why-nothing-comes", {})
        )

    def colour(self, field: str) -> tuple[int, dict[str, Any]]:
        colour = self.index(field, box.COLOURS)
        return colour, {"colour": f"colour-{box.COLOURS[colour]}"}

    def about_building(self, row: list[int]) -> Why:
        colour, named = self.colour("colour")
        state, slot = self.state, int(self.fields["slot"])
        if state.open_floor == NONE:
            return "why-no-slots", {}
        if state.slots[state.level, slot - 1] != NONE:
            return "why-slot-taken", {"slot": slot}
        if not state.pillars[self.seat, colour]:
            return "why-no-pillar", named
        free = row[v.SAME] or self.floor_gives(v.SAME_COLOUR)
        if not free and colour in [int(c) for c in state.slots[state.level]]:
            return "why-colour-stands", named
        return self.too_dear(0 if state.frames[state.depth - 1, STEP] == SECOND else row[v.PRICE])

    def about_pillars(self, row: list[int]) -> Why:
        if self.kind == "swap":
            return self.not_to_get("other") or ("why-no-pillar", self.colour("own")[1])
        colour, named = self.colour("colour")
        if row[v.KIND] == v.TRADE and row[v.COLOUR] != colour:
            return "why-other-colour", {}
        if self.kind == "sell-pillar":
            return "why-no-pillar", named
        return self.not_to_get("colour") or self.too_dear(max(row[v.PRICE] - self.floor_gives(v.PILLAR_DISCOUNT), 0))

    def not_to_get(self, field: str) -> Why | None:
        """What keeps a pillar from one's board, but for its price: nothing where it could come."""
        colour, named = self.colour(field)
        if self.state.pillars[self.seat, colour]:
            return "why-have-pillar", named
        return None if self.state.supply[colour] else ("why-supply", named)

    def about_raising(self, row: list[int]) -> Why:
        if self.state.open_floor == NONE:
            return "why-no-slots", {}
        standing = sum(int(c) != NONE for c in self.state.slots[self.state.level])
        if standing < box.SLOTS:
            return "why-not-full", {"pillars": standing}
        return self.too_dear(row[v.PRICE])

    def about_copying(self, row: list[int]) -> Why:
        if row[v.PRICE] > self.money:
            return self.too_dear(row[v.PRICE])
        if self.kind == "copy":
            column, number = self.index("column", box.STREETS), int(self.fields["row"])
            shown = column_effects(self.state, self.seat, column)
            if number > len(shown):
                return "why-no-row", {"column": f"place-{box.STREETS[column]}", "rows": len(shown)}
            effect = shown[number - 1]
        else:
            stack = self.index("stack", box.STREETS)
            card = int(self.state.top[stack])
            if card == NONE:
                return "why-no-card", {"place": f"place-{box.STREETS[stack]}"}
            effect = 2 * card + self.index("half", box.HALVES)
        frames = self.state.frames[: int(self.state.depth)]
        running = any(int(f[EFFECT_AT]) == effect and not f[GONE] for f in frames)
        return ("why-in-chain" if running else "why-nothing-comes"), {}
