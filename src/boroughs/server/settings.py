"""What a host can set: by flags of `boroughs serve`, else by `BOROUGHS_…` in the environment, else as written here."""

import os
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import platformdirs
from msgspec import Meta

PREFIX = "BOROUGHS_"


def default_database() -> str:
    """An SQLite file in the user's data folder."""
    return f"sqlite:///{Path(platformdirs.user_data_dir('boroughs')) / 'tables.sqlite3'}"


class BadSetting(OSError):
    """A flag or a variable of the environment that cannot be."""


Some = Annotated[int, Meta(ge=1)]
Rate = Annotated[float, Meta(gt=0)]


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """All settings of a server."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    database: str = msgspec.field(default_factory=default_database)
    """`sqlite:///PATH` or `postgresql://USER:PASSWORD@HOST/NAME`."""
    public_url: str = ""
    """The address that people use, where a proxy stands in front: checked against the Origin of requests."""
    trusted_proxies: str = "127.0.0.1"
    """Whose X-Forwarded-For is believed: addresses, separated by commas."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    metrics: bool = True

    bot_threads: Some = msgspec.field(default_factory=lambda: os.cpu_count() or 1)
    bot_pace_ms: Annotated[int, Meta(ge=0)] = 600
    stand_in_level: str = "resident"
    hint_seconds: Rate = 1.5
    review_seconds: Rate = 0.5
    """What the analysis of a finished match spends on each of its decisions."""

    warm_up: bool = True
    """Compiles the rules of all games at the first start, not only those of a game that somebody plays."""

    heartbeat: Rate = 15.0
    grace: float = 5.0
    """Seconds that a stopping server waits for its requests."""
    rooms: Some = 5_000
    """How many tables are kept in memory without anybody looking at them."""
    kept_moves: Some = 500_000
    """How many moves their matches may have together: a thousand take about 0.6 MB."""

    sockets: Some = 10_000
    sockets_per_address: Some = 64
    tables_per_hour: Some = 120
    """New tables and imported records from one address."""
    visitors_per_hour: Some = 1_000
    """New cookies and tokens from one address."""
    requests_per_second: Rate = 30.0
    questions_per_second: Rate = 300.0
    """How many moves one address may ask about (why not, what would it bring)."""
    chat_per_second: Rate = 1.0
    """How many lines of chat one address may write; some may come at once."""
    public_tables_per_address: Some = 20
    """How many public tables of one address may wait for players: the lobby is for everybody."""
    commands_per_second: Rate = 10.0
    """On one socket; who sends more is slowed, then cut."""
    commands_per_second_of_address: Rate = 60.0
    """On all sockets of one address together, enough for a classroom; beyond that all of them are slowed."""
    flood_seconds: Rate = 10.0
    """How long somebody may keep sending too fast."""
    message_bytes: Some = 16_384
    request_seconds: Rate = 20.0
    """How long a request may take to arrive: who trickles it in holds a line that others need."""

    @property
    def secure(self) -> bool:
        """Whether cookies travel over https only."""
        return self.public_url.startswith("https://")


def from_environment(**flags: Any) -> Settings:
    """The settings: flags that are given, then the environment."""
    names = Settings.__struct_fields__
    found = {n: os.environ[PREFIX + n.upper()] for n in names if PREFIX + n.upper() in os.environ}
    given = {n: value for n, value in flags.items() if value is not None}
    try:
        return msgspec.convert({**found, **given}, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadSetting(sentence(str(error))) from None


def sentence(trouble: str) -> str:
    """Msgspec's words, with the setting's name in front."""
    what, _, where = trouble.replace("`", "").partition(" - at $.")
    flag = where.replace("_", "-")
    return f"--{flag} ({PREFIX}{where.upper()}): {what[:1].lower()}{what[1:]}." if where else trouble
