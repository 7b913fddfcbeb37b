"""Starts servers for tests by forking: everything is loaded once, so that a server is up in a blink and can be killed by the hundred.

A process of its own, told what to do line by line: `{"start": {settings}}` answers with the child's id, `{"stop": true}` ends.
"""

import json
import os
import signal
import sys
import warnings


def preload() -> None:
    """Everything that a server needs the first time: modules, compiled rules, one start and one stop."""
    warnings.simplefilter("ignore")
    import asyncio
    import tempfile

    import asyncpg  # noqa: F401
    from sqlalchemy.dialects.postgresql import asyncpg as dialect  # noqa: F401

    from boroughs.match import Match
    from boroughs.server.app import make_app
    from boroughs.server.house import House
    from boroughs.server.settings import Settings
    from boroughs.server.warmth import Warmth

    async def ready(_self: Warmth, _game: str, **_how: bool) -> None: ...

    Warmth.ready = ready  # type: ignore[method-assign]

    async def rehearse(folder: str) -> None:
        settings = Settings(warm_up=False, database=f"sqlite:///{folder}/tables.sqlite3")
        house = House(settings)
        make_app(settings, house)
        await house.open()
        await house.close()

    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(rehearse(folder))

    match = Match("manhattan", 2)
    while not match.over:
        match.play(match.legal()[0].id)
    match.view(0), match.events(-1, 0), match.replayed(3)


def child(settings: dict) -> None:
    from boroughs.server import logs
    from boroughs.server.run import serve
    from boroughs.server.settings import Settings

    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    logs.set_up(settings.get("log_level", "warning"))
    serve(Settings(**settings))


def main() -> None:
    preload()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the system buries the dead
    print(json.dumps({"ready": os.getpid()}), flush=True)
    for line in sys.stdin:
        order = json.loads(line)
        if "stop" in order:
            break
        pid = os.fork()
        if pid == 0:
            os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
            try:
                child(order["start"])
            finally:
                os._exit(0)
        print(json.dumps({"pid": pid}), flush=True)


if __name__ == "__main__":
    main()
