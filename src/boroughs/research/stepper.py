"""One match in Python's hands, as fast as Python can call: for searches, solvers and agents that are written in Python.

    step = Stepper("manhattan", players=4)
    step.reset(key)
    while step.count:
        step.play(step.moves[choose(step)])

A `Match` tells more (events, views, records, undo), and takes decisions with one answer by itself; a stepper only plays, with one call into
compiled code for each decision.
"""

from functools import cache
from typing import Any

import numpy as np

from boroughs.games import Game
from boroughs.kernel.record import states
from boroughs.match.match import key_words
from boroughs.research.compiled import stepper as compiled
from boroughs.research.play import game_of, program_options


@cache
def bound(game: Game) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for template in compiled.BOUND:
        found[template.__name__] = game.specialise(template, **found)
    return found


class Stepper:
    """A match that is only played."""

    def __init__(self, game: Game | str, players: int, options: dict[str, Any] | None = None):
        self.game = game_of(game)
        self.players = self.game.check_players(players)
        self.options = program_options(self.game, options or {})
        self._codes = self.game.option_codes(self.options)
        self.state = self.game.blank()
        """The whole state: what it says is for whoever runs the match, `Game.seen` for who plays."""
        self._plain = self.state if type(self.state[0]) is not np.record else self.state.view(np.ndarray)
        self._blank = self._plain.copy()
        self.moves = self.game.new_move_buffer()
        """The legal moves, `count` of them; what is beyond is left from before."""
        self._now = np.zeros(2, np.int64)
        self.count = 0
        """How many moves are legal; 0 when the match is over."""
        self._begin, self._turn, self._look = (bound(self.game)[name] for name in ("begin", "turn", "look"))

    def reset(self, key: bytes) -> int:
        """Begins a match with this key of 16 bytes. Returns how many moves are legal."""
        self._plain[0] = self._blank[0]
        self.state.key[0] = key_words(key)
        self.count = self._begin(self._plain, self.players, self._codes, self.moves, self._now)
        return self.count

    @property
    def seat(self) -> int:
        """Who decides; -1 when the match is over."""
        return int(self._now[compiled.SEAT])

    def play(self, move: int) -> int:
        """Plays a legal move. Returns how many are legal then: 0 at the end."""
        count: int = self._turn(self._plain, move, self.moves, self._now)
        if count < 0:
            raise ValueError(f"The move {move} is not legal now.")
        self.count = count
        return count

    def save(self) -> bytes:
        """The state as bytes, to come back to with `restore`."""
        return bytes(self._plain.tobytes())

    def _fill(self, saved: bytes) -> None:
        self._plain[:] = states(np.frombuffer(saved, self.game.layout.dtype).copy())

    def restore(self, saved: bytes) -> None:
        """Goes back to a saved state, of this match or of another."""
        self._fill(saved)
        self.count = self._look(self._plain, self.moves, self._now)

    def __reduce__(self) -> tuple[Any, ...]:
        """A copy or a pickle is another stepper where this one stands."""
        stands = self.save(), self.moves.copy(), self._now.copy(), self.count
        return type(self), (self.game, self.players, self.options), stands

    def __setstate__(self, stands: tuple[bytes, Any, Any, int]) -> None:
        saved, self.moves[:], self._now[:], self.count = stands
        self._fill(saved)

    def places(self) -> list[int]:
        """Places from 1 by seat, as they would be now; ties share."""
        out = np.zeros(self.game.most, np.int64)
        self.game.door.ranking(self.state, 0, out)
        return [int(p) for p in out[: self.players]]

    def points(self) -> list[int]:
        """Points by seat, as they are now."""
        out = np.zeros(self.game.most, np.int64)
        self.game.door.score(self.state, 0, out)
        return [int(p) for p in out[: self.players]]
