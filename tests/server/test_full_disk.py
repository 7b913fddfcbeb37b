"""Nothing can be written for a while: who asks is told so, and what nobody asks for goes on by itself afterwards."""

import asyncio
import logging
import resource
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from boroughs.server.store import database
from tests.server.people import BOT, PATIENCE

LARGEST = 1024
"""Bytes to which files may grow while the disk is full."""


@contextmanager
def full_disk(_folder: Path) -> Iterator[None]:
    """Files of this process do not grow any more."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (LARGEST, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@contextmanager
def held_file(folder: Path) -> Iterator[None]:
    """Another program writes to the database, and takes its time."""
    with closing(sqlite3.connect(folder / "tables.sqlite3", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield


@pytest.fixture(params=[full_disk, held_file])
def outage(request, monkeypatch, tmp_path: Path):
    """A time in which nothing can be written."""
    quick = [p for p in database.PRAGMAS if "busy_timeout" not in p]
    monkeypatch.setattr(database, "PRAGMAS", (*quick, "busy_timeout=100"))
    return lambda: request.param(tmp_path)


async def failure(served, table: str) -> None:
    """Waits until something about the table could not be written."""
    async with asyncio.timeout(PATIENCE):
        while not served.house.rooms.open[table].doubtful:
            await asyncio.sleep(0.01)


async def test_health_tells_whether_moves_are_stored(start, tmp_path: Path, caplog):
    served = await start()
    ann = served.person()
    table = (await ann.create("me", "me"))["table"]["id"]
    with full_disk(tmp_path):
        refused = await ann.command(table, "chat", text="Hello!")
        health = await ann.get("/health")
    assert (refused.status_code, refused.json()["code"]) == (503, "store")
    assert (health.status_code, health.json()["status"]) == (503, "broken")
    assert (await ann.get("/health")).status_code == 200
    assert "boroughs_store_failed_total 2.0" in (await ann.get("/metrics")).text
    errors = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert {(record.error, record.why) for record in errors} == {("OperationalError", "disk I/O error")}


@pytest.mark.usefixtures("warm")
async def test_bots_go_on_when_the_store_writes_again(start, outage):
    served = await start(bot_pace_ms=300)
    ann = served.person()
    table = (await ann.create("me", BOT, BOT, first=1))["table"]["id"]
    line = await ann.sit(table)
    n = (await line.next_update(1))["n"]
    with outage():
        await failure(served, table)
    assert (await line.next_update(n + 1))["n"] > n


async def test_clocks_ring_when_the_store_writes_again(start, outage):
    served = await start()
    ann, bob = served.person(), served.person("Bob")
    clock = {"kind": "move", "seconds": 5, "on_timeout": "end"}
    table = (await ann.create("me", "open", first=0, clock=clock))["table"]["id"]
    await bob.join(table)
    line = await bob.sit(table)
    with outage():
        await failure(served, table)
    assert await line.until(lambda line: line.table["status"] == "ended")
