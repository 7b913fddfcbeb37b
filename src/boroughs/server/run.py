"""Running the server inside this process: bind, serve, stop gracefully."""

import asyncio
import contextlib
import gc
import os
import socket
import sys
from collections.abc import Callable

import uvicorn

from boroughs.server.app import guarded, make_app
from boroughs.server.bots_at_table import checked_level
from boroughs.server.connections import protocol
from boroughs.server.house import House
from boroughs.server.lines import line
from boroughs.server.refusals import Refusal
from boroughs.server.settings import PREFIX, BadSetting, Settings

BACKLOG = 2048
STARTUP_FAILURE = 3
GARBAGE = (20_000, 20, 50)
"""How seldom circles of dropped objects are looked for: with a thousand tables open a look at everything takes as long as a hundred moves."""


class CannotListen(OSError):
    """The address cannot be had: another program has it, or it is not this machine's."""


class Server(uvicorn.Server):
    """uvicorn, which tells the house before it closes the sockets."""

    def __init__(self, config: uvicorn.Config, house: House):
        super().__init__(config)
        self.house = house
        self.on_started: Callable[[], None] = lambda: None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.on_started()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Announces the restart first; then uvicorn waits for requests and closes what is left with 1012."""
        self.house.announce_stop()
        await asyncio.sleep(0.1)
        await super().shutdown(sockets)
        self._captured_signals.clear()  # told to stop and stopped: that is no failure


def bind(host: str, port: int) -> socket.socket:
    """A listening address; port 0 takes any free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(
        family, socket.SOCK_STREAM, socket.IPPROTO_TCP
    )  # said in full, else asyncio leaves Nagle's delay on
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((host, port))
    except OSError as error:
        bound.close()
        why = error.strerror or str(error)
        raise CannotListen(f"{host}:{port} cannot be opened: {why}. Choose another --host or --port.") from None
    return bound


def make_server(settings: Settings, house: House | None = None) -> Server:
    home = house or House(settings)
    config = uvicorn.Config(
        guarded(make_app(settings, home), home),
        http=protocol(settings),
        ws=line(settings),
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        ws_max_size=settings.message_bytes,
        ws_max_queue=16,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_graceful_shutdown=round(settings.grace),
        backlog=BACKLOG,
        lifespan="on",
    )
    return Server(config, home)


def raise_file_limit() -> None:
    """Every line is an open file, and many systems allow a thousand until one asks for more."""
    if os.name == "posix":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def check_stand_in(level: str) -> None:
    """Else it is only found out when somebody is away, and the match stands still."""
    try:
        checked_level(level)
    except Refusal as error:
        raise BadSetting(f"--stand-in-level ({PREFIX}STAND_IN_LEVEL): {error}") from None


def serve(settings: Settings, ready: Callable[[str], None] = lambda _: None) -> None:
    """Serves until the process is told to stop; `ready` is told the address."""
    check_stand_in(settings.stand_in_level)
    raise_file_limit()
    with bind(settings.host, settings.port) as bound:
        serve_on(bound, settings, ready)


def serve_on(bound: socket.socket, settings: Settings, ready: Callable[[str], None]) -> None:
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    address = f"http://{host}:{bound.getsockname()[1]}"
    server = make_server(settings)

    def started() -> None:
        gc.freeze()
        gc.set_threshold(*GARBAGE)
        server.house.store.lock.note(address)
        ready(address)

    server.on_started = started
    with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        runner.run(server.house.store.prepare())  # before uvicorn, which would only say that the start has failed
        runner.run(server.serve(sockets=[bound]))
    if not server.started:  # what went wrong is in the log; who watches over the process must see it too
        sys.exit(STARTUP_FAILURE)
