"""What a host can set: by flags of `boroughs serve`, else by `BOROUGHS_…` in the environment, else as written here."""

import ipaddress
import os
import re
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import platformdirs
from msgspec import Meta

PREFIX = "BOROUGHS_"
PORTS = {"http": "80", "https": "443"}
SITE = re.compile(r"(https?)://([\w.-]+|\[[0-9a-f:.]+\])(?::([1-9][0-9]{0,4}))?/?")
"""An address without a path, in small letters: scheme, host, port."""


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
    keep_days: Annotated[int, Meta(ge=0)] = 0
    """For how many days tables are kept at which nothing happens any more; 0: for ever."""

    bot_threads: Some = msgspec.field(default_factory=lambda: os.cpu_count() or 1)
    bot_pace_ms: Annotated[int, Meta(ge=0)] = 600
    stand_in_level: str = "resident"
    hint_seconds: Rate = 1.5
    review_seconds: Rate = 0.5
    """What the analysis of a finished match spends on each of its decisions."""

    warm_up: bool = True
    """Compiles the rules of all games at the first start, not only those of a game that somebody plays."""

    heartbeat: Rate = 15.0
    grace: Annotated[float, Meta(ge=0, le=3_600)] = 5.0
    """Seconds that a stopping server waits for its requests."""
    rooms: Some = 5_000
    """How many tables are kept in memory without anybody looking at them."""
    kept_moves: Some = 500_000
    """How many moves their matches may have together: a thousand take about 0.6 MB."""

    sockets: Some = 10_000
    sockets_per_address: Some = 64
    connections_per_address: Some = 256
    """Open connections that are no sockets of a table, except from trusted proxies."""
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
    given = {n.replace("-", "_"): value for n, value in flags.items() if value is not None}
    for unknown in given.keys() - set(names):
        raise BadSetting(f"There is no setting {flag(unknown)}. There are {', '.join(map(flag, names))}.")
    try:
        settings = msgspec.convert({**found, **given}, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadSetting(sentence(str(error))) from None
    check_proxies(settings.trusted_proxies)
    return msgspec.structs.replace(settings, public_url=origin(settings.public_url))


def flag(name: str) -> str:
    return "--" + name.replace("_", "-")


def origin(url: str) -> str:
    """The public address as browsers write it in `Origin`: in small letters, without the port that goes without saying."""
    if not url:
        return ""
    found = SITE.fullmatch(url.strip().lower())
    if found is None:
        why = "is not the address of a whole site. Write it like https://boroughs.example, without a path."
        raise BadSetting(f"--public-url ({PREFIX}PUBLIC_URL): {url!r} {why}")
    scheme, host, port = found.groups()
    name = host if host.isascii() else ".".join(label.encode("idna").decode() for label in host.split("."))
    return f"{scheme}://{name}" if port in (None, PORTS[scheme]) else f"{scheme}://{name}:{port}"


def check_proxies(text: str) -> None:
    """What is no address would be taken for somebody who never comes, and all players for the one at the proxy."""
    for one in (part.strip() for part in text.split(",")):
        try:
            if one and text != "*":
                (ipaddress.ip_network if "/" in one else ipaddress.ip_address)(one)
        except ValueError:
            why = "is no address. Write 127.0.0.1, several separated by commas, 10.0.0.0/8, or * alone for everybody."
            raise BadSetting(f"--trusted-proxies ({PREFIX}TRUSTED_PROXIES): {one!r} {why}") from None


def sentence(trouble: str) -> str:
    """Msgspec's words, with the setting's name in front."""
    what, _, where = trouble.replace("`", "").partition(" - at $.")
    return f"{flag(where)} ({PREFIX}{where.upper()}): {what[:1].lower()}{what[1:]}." if where else trouble
