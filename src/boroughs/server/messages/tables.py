"""A table as it is asked for and as everybody sees it."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from boroughs.match.messages import Event, LegalMove, Result, View
from boroughs.server.messages.limits import DAY, MOST_CHAIRS, Chair, Millis, Name, OptionValues


class Clock(Struct, frozen=True):
    """Time for each turn ("move"), or for all of one's turns together ("match", `increment` added after each turn)."""

    kind: Literal["move", "match"]
    seconds: Annotated[int, Meta(ge=5, le=30 * DAY)]
    increment: Annotated[int, Meta(ge=0, le=DAY)] = 0
    on_timeout: Literal["ask", "bot", "end"] = "ask"
    """What then: the others choose, a bot takes the chair, or the match ends."""


class ChairWish(Struct, frozen=True):
    """Who shall sit on a chair: the one who asks (several times: hot-seat), a bot, or whoever comes."""

    kind: Literal["me", "open", "bot"]
    name: Name | None = None
    level: Annotated[str, Meta(max_length=40)] | None = None


class CreateTable(Struct, frozen=True):
    """A new table. The match begins when every chair is taken."""

    game: Annotated[str, Meta(max_length=40)]
    chairs: Annotated[list[ChairWish], Meta(min_length=1, max_length=MOST_CHAIRS)]
    options: OptionValues = {}
    public: bool = False
    """Listed in the lobby; else only who has the link finds it."""
    clock: Clock | None = None
    first: Literal["lot"] | Chair = "lot"
    """Who begins: drawn by lot from the match's key, or a chair."""
    practice: bool = False
    """Hints are given, as long as one person plays alone or hot-seat."""
    away_seconds: Annotated[int, Meta(ge=10, le=30 * DAY)] = 120
    """How long an absent player is waited for before the others may choose."""
    name: Name | None = None
    """The name of who asks; None: as before, or one that is made up."""


class ChairState(Struct, frozen=True):
    """A chair as everybody sees it."""

    chair: int
    seat: int | None
    """The order in the running match; None before it."""
    kind: Literal["open", "person", "bot"]
    name: str | None
    level: str | None
    """The bot's level; a person's chair has one while a bot stands in."""
    standing_in: bool
    """A bot plays for the person, who can come back and take the chair again."""
    online: bool
    left: bool
    """The person has left for good (and can come back by the link)."""
    away_since: Millis | None
    ask_from: Millis | None
    """From when on the others may choose what to do about the absent player; None: they need not."""
    choices: dict[str, str]
    """What the others have chosen about it: by chair, `wait`, `bot` or `end`."""
    auto: bool
    """Whether decisions with one legal answer are made for this chair."""
    program: bool
    """The person is a program that came with a bearer token."""


class ClockState(Struct, frozen=True):
    """The clocks at `now`: the time left by seat. The running one goes on from there."""

    now: Millis
    running: int | None
    left: list[Millis]


class Proposal(Struct, frozen=True):
    """Something that needs everybody's consent. Bots consent; a person for whom one stands in is asked all the same."""

    id: int
    kind: Literal["undo", "end", "rematch"]
    by: int
    """The chair that asks."""
    version: int | None
    """For an undo: the version to go back to."""
    agreed: list[int]
    needed: list[int]
    """The chairs that have not answered yet."""


class Declined(Struct, frozen=True):
    """A proposal that somebody has refused: told until something is decided, or asked anew."""

    proposal: int
    kind: Literal["undo", "end", "rematch"]
    by: int
    """The chair that asked."""
    chair: int
    """The chair that refused."""


class BotsState(Struct, frozen=True):
    """The bots at the table: whether they wait to be stepped, how long a move lasts at least, which chair thinks now."""

    paused: bool
    pace_ms: int
    thinking: int | None


class MatchLink(Struct, frozen=True):
    """A match that was or is played at the table."""

    id: str
    key_hash: str
    over: bool


class Table(Struct, frozen=True):
    """A table as everybody sees it, whole: sent anew whenever something changes."""

    id: str
    rev: int
    """Counts the changes."""
    game: str
    options: dict[str, str | int | bool]
    public: bool
    practice: bool
    status: Literal["waiting", "playing", "over", "ended", "unreadable"]
    """`ended`: without a result. `unreadable`: its record does not replay by today's rules; it is shown as it is stored."""
    host: int
    """The chair of the host; -1: nobody is left."""
    first: Literal["lot"] | int
    chairs: list[ChairState]
    match: str | None
    """The id of the running (or last) match."""
    matches: list[MatchLink]
    key: str | None
    """The match's key in hexadecimal, once it is over."""
    clock: Clock | None
    clocks: ClockState | None
    actor: int | None
    """The seat that decides now."""
    points: list[int]
    result: Result | None
    ended_by: str | None
    """Why a match that has ended has no result: all `agreed`, the others chose so about somebody `absent`, `time` was up, everybody had
    `left`."""
    proposal: Proposal | None
    declined: Declined | None
    bots: BotsState
    watchers: int
    away_seconds: int
    chat: int
    """The number of the last line of chat."""
    created: Millis


class TableLine(Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    options: dict[str, str | int | bool]
    public: bool
    status: Literal["waiting", "playing", "over", "ended", "unreadable"]
    chairs: list[ChairState]
    match: str | None
    clock: Clock | None
    my_turn: bool
    mine: list[int]
    """The chairs that the asker holds."""
    created: Millis
    changed: Millis


class You(Struct, frozen=True):
    """What the asker is at this table."""

    chairs: list[int]
    seats: list[int]
    host: bool
    looking: int | None
    """The seat whose eyes are used; None: a bystander's."""


class Update(Struct, frozen=True, tag="update"):
    """The position for one viewer: what happened after `since`, and how things stand. First drop every event whose `n` is
    above `keep` (an undo may have taken it back), then add `events`."""

    table: str
    match: str
    n: int
    since: int
    keep: int
    events: list[Event]
    view: View
    legal: list[LegalMove]
    undo_to: int | None
    """The version to which the viewer's own undo would lead; None where it may not."""
    clocks: ClockState | None
    mover: int | None = None
    """The chair that made the newest entry of the log; None: nobody yet."""


class Snapshot(Struct, frozen=True):
    """Everything about a table for one viewer."""

    table: Table
    you: You
    update: Update | None
