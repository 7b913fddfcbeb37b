"""What the server says, on sockets and streams."""

from msgspec import Struct

from boroughs.match.messages import Event
from boroughs.server.messages.limits import Millis
from boroughs.server.messages.matches import Analysis, Reason
from boroughs.server.messages.tables import Table, Update, You


class Preparing(Struct, frozen=True, tag="preparing"):
    """Before the welcome, again and again: the game's rules are being compiled, which takes a minute or two."""


class Welcome(Struct, frozen=True, tag="welcome"):
    """The first message on every socket and stream, but for `preparing`."""

    protocol: int
    server: str
    now: Millis
    heartbeat: float
    """A sign of life comes at least every so many seconds; after twice as long without one, reconnect."""
    you: You
    table: Table


class TableChanged(Struct, frozen=True, tag="table"):
    table: Table
    you: You


class ChatLine(Struct, frozen=True, tag="chat"):
    """A line of chat. `chair` None: a watcher."""

    line: int
    chair: int | None
    name: str
    text: str
    at: Millis


class Ack(Struct, frozen=True, tag="ack"):
    """Done, and stored for good."""

    id: str
    n: int


class Refused(Struct, frozen=True, tag="refused"):
    """A command that was refused; nothing has changed. After `stale` an update follows."""

    id: str
    code: str
    message: str
    retry_after: float | None = None


class Reasons(Struct, frozen=True, tag="reasons"):
    id: str
    n: int
    reasons: list[Reason]


class Outcome(Struct, frozen=True):
    """What a move would bring. `certain`: nothing is drawn, rolled or unknown; else only the certain events are told."""

    move: str
    certain: bool
    events: list[Event]
    points: list[int] | None
    """By seat, if certain."""


class Outcomes(Struct, frozen=True, tag="outcomes"):
    id: str
    n: int
    outcomes: list[Outcome]


class Hinted(Struct, frozen=True, tag="hinted"):
    id: str
    n: int
    analysis: Analysis


class Pong(Struct, frozen=True, tag="pong"):
    """The answer to a ping; with an empty id also the sign of life of a quiet table."""

    id: str
    now: Millis


class Restart(Struct, frozen=True, tag="restart"):
    """The server stops or restarts; reconnect after so many seconds."""

    seconds: float


Said = (
    Preparing
    | Welcome
    | TableChanged
    | Update
    | ChatLine
    | Ack
    | Refused
    | Reasons
    | Outcomes
    | Hinted
    | Pong
    | Restart
)
Reply = Ack | Reasons | Outcomes | Hinted | Pong

PROTOCOL = 1
