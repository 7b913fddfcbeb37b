"""Who asks: names, tokens, chairs, links."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from boroughs.server.messages.limits import Chair, Name, Secret
from boroughs.server.messages.tables import TableLine


class Me(Struct, frozen=True):
    """Who asks, and the tables at which they sit."""

    name: str | None
    suggested_name: str
    program: bool
    tables: list[TableLine]


class Rename(Struct, frozen=True):
    name: Name


class NewToken(Struct, frozen=True):
    """A new identity for a program."""

    name: Name


class Token(Struct, frozen=True):
    """To be sent as `Authorization: Bearer …`; shown once, the server keeps only its hash."""

    token: str
    name: str


class Join(Struct, frozen=True):
    name: Name | None = None
    chair: Chair | None = None
    """None: the first that is free."""


class Joined(Struct, frozen=True):
    table: str
    chair: int


class ChairLink(Struct, frozen=True):
    """A new secret link to one's chair; the link given before no longer works."""

    move: bool = True
    """The chair moves to the device that opens the link: others lose it. False: both have it."""


class Link(Struct, frozen=True):
    path: str
    """The path of the page that takes the chair; what follows `#` is the secret and is never sent in an address."""


class Claim(Struct, frozen=True):
    """The secret of a link, exchanged for a chair."""

    secret: Secret


class SetChair(Struct, frozen=True):
    """The host puts a bot on a chair, changes its level, or frees it. Before the match; a bot's level also later."""

    kind: Literal["open", "bot"]
    level: Annotated[str, Meta(max_length=40)] | None = None
