"""What can be wrong with a request, each with a sentence that says what to do. `code` finds the words in other languages."""

from typing import Any


class MatchError(ValueError):
    """A request that the match refuses; nothing has changed."""

    code = "refused"


class NotYourTurn(MatchError):
    code = "not-your-turn"


class MatchOver(MatchError):
    code = "over"


class StaleVersion(MatchError):
    """The mover has not seen the newest position."""

    code = "stale"


class IllegalMove(MatchError):
    """Not a move of the game, or not one that is legal now; `why` is a message of the game and its arguments."""

    code = "illegal"

    def __init__(self, sentence: str, why: tuple[str, dict[str, Any]] | None = None):
        super().__init__(sentence)
        self.why = why


class UndoRefused(MatchError):
    code = "undo-refused"


class RecordError(MatchError):
    """A record that cannot be replayed, and why."""

    code = "record"
