"""Views from the declarations of a record's fields, and from what the game's own `sight` adds."""

from typing import Any

import numpy as np

from boroughs.games import Game
from boroughs.kernel.record import OPEN, SECRET


def seen(game: Game, state: Any, seat: int) -> Any:
    """A copy of the state with everything blotted out that the seat may not know; NOBODY is a bystander."""
    return game.seen(state, seat)


def fields(game: Game, known: Any, seat: int | None) -> dict[str, Any]:
    """The fields of a blotted-out state as plain lists and numbers."""
    shown: dict[str, Any] = {}
    for name, field in game.layout.fields.items():
        if field.sight == SECRET:
            continue
        value = known.view(np.ndarray)[name][0].tolist()
        if field.sight != OPEN:
            value = [row if p == seat else None for p, row in enumerate(value)]
        shown[name] = value
    return shown


def extras(game: Game, known: Any, seat: int) -> dict[str, Any]:
    """What follows from what the seat sees and a page wants to show, as the game's `sight.extras` defines it."""
    found = getattr(game.module("sight"), "extras", None)
    return found(known, seat) if found else {}


def prompt(game: Game, known: Any) -> str:
    """The id of the message that says what is expected now, as far as who is asked sees it."""
    return game.module("sight").prompt(known)  # type: ignore[no-any-return]
