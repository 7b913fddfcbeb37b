"""`boroughs serve`."""

import contextlib
import gc
import socket
import sys
from typing import Annotated

from cyclopts import Parameter

Database = Annotated[
    str | None, Parameter(name="--database", help="sqlite:///PATH or postgresql://…; a file of yours by default.")
]


def serve(
    *,
    host: str | None = None,
    port: int | None = None,
    database: Database = None,
    public_url: str | None = None,
    trusted_proxies: str | None = None,
    bot_threads: int | None = None,
    bot_pace_ms: int | None = None,
    sockets_per_address: int | None = None,
    tables_per_hour: int | None = None,
    requests_per_second: float | None = None,
    metrics: bool | None = None,
    warm_up: bool | None = None,
    log_level: str | None = None,
    **others: str,
) -> None:
    """Host tables for others. Every flag can also be set as BOROUGHS_… in the environment.

    Parameters
    ----------
    host
        The address to listen on; this machine alone by default.
    port
        The port; 0 takes any free one.
    public_url
        The address that people use, where a proxy stands in front of the server.
    trusted_proxies
        Whose X-Forwarded-For is believed: addresses, separated by commas.
    bot_threads
        How many bots may think at once; as many as there are cores by default.
    bot_pace_ms
        How long a bot's move takes at least, so that people can follow.
    sockets_per_address
        How many open lines one address may have.
    tables_per_hour
        How many tables one address may open in an hour.
    requests_per_second
        How many requests one address may send.
    metrics
        Show figures for Prometheus at /metrics.
    warm_up
        Compile the rules of all games at the first start, not only those of a game that somebody plays.
    log_level
        debug, info, warning or error.
    others
        Any other setting of docs/server.md.
    """
    flags = {name: value for name, value in locals().items() if name != "others"} | others
    gc.disable()  # a start-up makes many objects and drops few
    from boroughs.server import logs
    from boroughs.server.run import serve as run
    from boroughs.server.settings import from_environment

    gc.freeze()
    gc.enable()
    settings = from_environment(**flags)
    logs.set_up(settings.log_level)
    run(settings, ready=announce)


def announce(address: str) -> None:
    print(f"Tables are open at {reachable(address)}", file=sys.stderr, flush=True)


def reachable(address: str) -> str:
    """An address that others can use, where the server listens on all of this machine's."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line, contextlib.suppress(OSError):
        line.connect(("192.0.2.1", 9))  # sends nothing: it only tells which of our addresses would be used
        return address.replace("//0.0.0.0:", f"//{line.getsockname()[0]}:")
    return address.replace("//0.0.0.0:", "//127.0.0.1:")
