"""What a request can be refused for: a code for programs and translators, a sentence for people, a status for HTTP."""

from boroughs.games import GameError
from boroughs.match import MatchError
from boroughs.server.store import StoreFailed

STATUS = {
    "malformed": 400,
    "nobody": 401,
    "not-yours": 403,
    "not-host": 403,
    "not-alone": 403,
    "origin": 403,
    "not-there": 404,
    "no-such-method": 405,
    "stale": 409,
    "not-your-turn": 409,
    "over": 409,
    "not-over": 409,
    "undo-refused": 409,
    "no-chair": 409,
    "taken": 409,
    "not-now": 409,
    "open-question": 409,
    "not-practice": 409,
    "unreadable": 409,
    "too-long": 413,
    "illegal": 422,
    "game": 422,
    "record": 422,
    "refused": 422,
    "slow-down": 429,
    "full": 503,
    "restarting": 503,
    "store": 503,
}


class Refusal(Exception):
    """A request that the server refuses; nothing has changed."""

    def __init__(self, code: str, message: str, retry_after: float | None = None):
        super().__init__(message)
        assert code in STATUS, code
        self.code, self.message, self.retry_after = code, message, retry_after

    @property
    def status(self) -> int:
        return STATUS[self.code]


def refusal_of(error: Exception) -> Refusal | None:
    """Other people's mistakes as refusals; None for our own."""
    if isinstance(error, Refusal):
        return error
    if isinstance(error, MatchError):
        return Refusal(error.code, str(error))
    if isinstance(error, GameError):
        return Refusal("game", str(error))
    if isinstance(error, StoreFailed):
        return Refusal("store", str(error), retry_after=1.0)
    return None
