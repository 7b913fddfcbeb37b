"""Many matches at random, in compiled code alone: for statistics, measurements and tests of the rules."""

from typing import Any

import numpy as np

from boroughs.games import Game
from boroughs.kernel import seed_dice

LONGEST = 100_000
"""Decisions after which a match counts as one that does not end."""


def random_keys(chooser: Any, matches: int) -> Any:
    """Keys of so many matches; `chooser` is a `random.Random`."""
    return np.frombuffer(chooser.randbytes(16 * matches), np.uint64).reshape(matches, 2)


class Simulation:
    """Random play of a game. The same seed and the same keys give the same matches."""

    def __init__(
        self,
        game: Game,
        players: int,
        options: dict[str, Any],
        seed: int,
        *,
        longest: int = LONGEST,
        checked: bool = False,
    ):
        """`checked` looks after every move whether all invariants hold."""
        self.game, self.players = game, players
        self._codes, self._dice = game.option_codes(options), seed_dice(seed)
        self._states, self._moves = game.blank(2), game.new_move_buffer()
        self._longest, self._checked = longest, checked

    def __call__(self, keys: Any) -> tuple[Any, Any, Any]:
        """Plays a match for each key: points and places by match and seat, and how many decisions it took.

        A match that does not end took -1, one that broke an invariant as much less as the invariant's number.
        """
        count = len(keys)
        points, places = np.zeros((2, count, self.game.most), np.int64)
        lengths = np.zeros(count, np.int64)
        self.game.door.simulate(
            self._states,
            np.array(keys, np.uint64),  # of one's own, and so of one type: another one would be compiled for
            0,
            count,
            self.players,
            self._codes,
            self._moves,
            self._dice,
            self._longest,
            self._checked,
            points,
            places,
            lengths,
        )
        return points, places, lengths
