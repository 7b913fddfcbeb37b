"""What a host can set: by flags of `boroughs serve`, else by `BOROUGHS_…` in the environment, else as written here."""

import os
from pathlib import Path
from typing import Any

import msgspec
import platformdirs

PREFIX = "BOROUGHS_"


def default_database() -> str:
    """An SQLite file in the user's data folder."""
    return f"sqlite:///{Path(platformdirs.user_data_dir('boroughs')) / 'tables.sqlite3'}"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """All settings of a server."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = msgspec.field(default_factory=default_database)
    """`sqlite:///PATH` or `postgresql://USER:PASSWORD@HOST/NAME`."""
    public_url: str = ""
    """The address that people use, where a proxy stands in front: checked against the Origin of requests."""
    trusted_proxies: str = "127.0.0.1"
    """Whose X-Forwarded-For is believed: addresses, separated by commas."""
    log_level: str = "info"
    metrics: bool = True

    bot_threads: int = msgspec.field(default_factory=lambda: os.cpu_count() or 1)
    bot_pace_ms: int = 600
    stand_in_level: str = "resident"
    hint_seconds: float = 1.5
    review_seconds: float = 0.5
    """What the analysis of a finished match spends on each of its decisions."""

    warm_up: bool = True
    """Compiles the rules of all games at the first start, not only those of a game that somebody plays."""

    heartbeat: float = 15.0
    grace: float = 5.0
    """Seconds that a stopping server waits for its requests."""
    rooms: int = 5_000
    """How many tables are kept in memory without anybody looking at them."""

    sockets: int = 10_000
    sockets_per_address: int = 64
    tables_per_hour: int = 120
    """New tables and imported records from one address."""
    visitors_per_hour: int = 1_000
    """New cookies and tokens from one address."""
    requests_per_second: float = 30.0
    commands_per_second: float = 10.0
    """On one socket; who sends more is slowed, then cut."""
    flood_seconds: float = 10.0
    """How long somebody may keep sending too fast."""
    message_bytes: int = 16_384
    request_seconds: float = 20.0
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
    return msgspec.convert({**found, **given}, Settings, strict=False)
