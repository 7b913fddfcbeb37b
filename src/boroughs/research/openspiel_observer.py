"""What OpenSpiel's observers show: the open fields, a seat's own rows, and for perfect recall all that it has noticed."""

from typing import Any

import numpy as np
import pyspiel

from boroughs.games import Game
from boroughs.kernel import NOBODY
from boroughs.kernel.note import LOG_FIELDS
from boroughs.research.observation import SEAT, Column, observation_of

UNKNOWN = -(1 << 31)
"""In an event: something that is no longer known."""


def rows_of(events: bytes) -> Any:
    """An event log as an array: a kind and its fields in each row."""
    return np.frombuffer(events, np.int32).reshape(-1, LOG_FIELDS + 1)


def forget_what_others_saw(game: Game, events: bytes, player: int) -> bytes:
    """The log without what the player could not know: in another world the others have seen other things."""
    rows = rows_of(events).copy()
    for row in rows:
        kind = game.events.kinds[row[0]]
        known = game.events.fields(row, player)
        for n, name in enumerate(kind.fields, 1):
            if name not in known:
                row[n] = UNKNOWN
    return bytes(rows.tobytes())


class Observer:
    """What a player sees of a state, as tensors and as text. Follows OpenSpiel's interface of observers.

    Perfect recall is in the text alone: a tensor of a whole match would have hundreds of thousands of entries.
    """

    def __init__(self, game: Game, kind: Any, params: Any):
        if params:
            raise ValueError(f"There are no observation parameters; passed {params}.")
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("An observation has the private information of one player or of none.")
        self.game = game
        self.spec = observation_of(game)
        self.recalls: bool = kind.perfect_recall
        self.own: bool = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.columns = [c for c in self.spec.columns.values() if shown(c, public=kind.public_info, own=self.own)]
        parts = [np.arange(c.start, c.start + c.size) for c in self.columns]
        self._chosen = np.concatenate(parts) if parts else np.zeros(0, np.int64)
        self.tensor = None if self.recalls else np.zeros(len(self._chosen), np.float32)
        self.dict: dict[str, Any] = {}
        if self.tensor is not None:
            start = 0
            for c in self.columns:
                self.dict[c.name] = self.tensor[start : start + c.size].reshape(c.shape)
                start += c.size

    def _viewer(self, player: int) -> int:
        """Through whose eyes: what is public is the same for all."""
        return player if self.own else NOBODY

    def _look(self, state: Any, player: int) -> Any:
        row = np.zeros(self.spec.size, np.float32)
        if state.to_deal:  # nothing is on the table yet
            return row
        return self.spec.write(state.record, self._viewer(player), row)

    def set_from(self, state: Any, player: int) -> None:
        """Writes what the player sees into `tensor`, of which `dict` has views."""
        if self.tensor is not None:
            self.tensor[:] = self._look(state, player)[self._chosen]

    def string_from(self, state: Any, player: int) -> str:
        """The same as text; with perfect recall also the player's own moves and all events that it noticed.

        Without private information there are no own moves, and the events are as everybody noticed them.
        """
        row = self._look(state, player)
        lines = [f"{c.name}: {numbers(row[c.place])}" for c in self.columns]
        if self.recalls:
            viewer = self._viewer(player)
            if self.own:
                moves = [self.game.moves.text(h.action) for h in state.full_history() if h.player == player]
                lines += ["moves: " + "; ".join(moves)]
            lines += [self.game.events.text(r, viewer) for r in rows_of(state.events)]
        return "\n".join(lines)


def shown(column: Column, *, public: bool, own: bool) -> bool:
    """The seat is no secret, but not the same for all: it stands where both are shown."""
    if column.name == SEAT:
        return public and own
    return own if column.private else public


def numbers(row: Any) -> str:
    return " ".join(str(int(v)) for v in row)
