"""Gymnasium's spaces for a game's observations and moves."""

from typing import Any

import numpy as np
from gymnasium import spaces

from boroughs.games import Game
from boroughs.match import Match
from boroughs.research.observation import observation_of

FLAT, DICTIONARY = "flat", "dict"
FORMS = (FLAT, DICTIONARY)
OBSERVATION, MASK = "observation", "action_mask"


class Eyes:
    """What seats see of a match, in one of the two forms: one flat array, or arrays by field name."""

    def __init__(self, game: Game, form: str = FLAT):
        if form not in FORMS:
            raise ValueError(f"There are no observations {form!r}: they are {' or '.join(FORMS)}.")
        self.game = game
        self.form = form
        self.spec = observation_of(game)

    def space(self) -> spaces.Space[Any]:
        dtype: Any = self.spec.dtype.type
        if self.form == FLAT:
            low, high = self.spec.bounds()
            return spaces.Box(low.astype(dtype), high.astype(dtype), dtype=dtype)
        return spaces.Dict(
            {c.name: spaces.Box(c.low, c.high, c.shape, dtype) for c in self.spec.columns.values()},
        )

    def look(self, match: Match, seat: int) -> Any:
        """What the seat sees now."""
        row = self.spec.write(match.state, seat, np.zeros(self.spec.size, self.spec.dtype))
        return row if self.form == FLAT else self.spec.named(row)

    def mask(self, match: Match, seat: int) -> Any:
        """1 for each of the seat's legal moves: none when others decide."""
        mask = np.zeros(self.game.moves.size, np.int8)
        if match.actor == seat:
            mask[match.legal_ids()] = 1
        return mask
