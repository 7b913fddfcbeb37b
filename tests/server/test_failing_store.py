"""The store's k-th write fails, for every k of a match, before it has written or just after: nothing is lost, nothing is doubled."""

import asyncio
import shutil
import time
from itertools import count
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from boroughs.server import caretaker, chairs, commands
from boroughs.server.history import replay
from boroughs.server.house import House
from boroughs.server.messages import ChairWish, CreateTable, Move, Propose
from boroughs.server.room import Room
from boroughs.server.settings import Settings
from boroughs.server.starting import start_if_full
from boroughs.server.store import StoreFailed
from boroughs.server.visitors import Caller, hashed
from tests.server.people import PATIENCE, Person


class Broken(OSError):
    """What a full disk says."""


def fail_once(house: House, *, after: bool, spared: int = 0) -> None:
    """Makes the next write fail, but for some that are spared: before anything is written, or after the commit."""
    writer = house.store.writer
    healthy, writes = writer._commit, count()

    async def failing(batch):
        if next(writes) < spared:
            return await healthy(batch)
        writer._commit = healthy
        if after:
            await healthy(batch)
        raise Broken("no space left on device")

    writer._commit = failing


async def sat(house: House) -> tuple[Room, Caller]:
    caller, _ = await house.visitors.welcome("Ann")
    wish = CreateTable("manhattan", [ChairWish("me"), ChairWish("me")], first=0)
    row, holders = chairs.new_table(wish, caller, 0)
    await house.store.add_table(row, holders)
    room = await house.rooms.get(row.id)
    async with room.working():
        await start_if_full(room)
    return room, caller


def next_move(room: Room, id_: str) -> Move:
    history = room.playing()
    return Move(history.n, int(history.match.legal_ids()[-1]), id_)


async def check(room: Room) -> None:
    """What is in memory is what is stored."""
    row = room.match_row
    stored = await room.store.entries(row.id)
    again = replay(row, stored)
    assert [e.n for e in stored] == list(range(1, len(stored) + 1))
    assert (again.n, again.match.hash()) == (room.history.n, room.history.match.hash())
    requests = [e.request for e in stored if e.request]
    assert len(requests) == len(set(requests))


@pytest.mark.parametrize("after", [False, True], ids=["before", "after"])
@pytest.mark.slow
@pytest.mark.timeout(600)
async def test_every_write_of_a_match_may_fail(tmp_path: Path, after: bool):
    main = House(Settings(warm_up=False, database=f"sqlite:///{tmp_path / 'main.sqlite3'}"))
    await main.open()
    try:
        room, caller = await sat(main)
        k = 0
        while not room.playing().over:
            await one_failure(tmp_path, room.id, caller, k, after=after)
            await commands.obey(main, room, caller, next_move(room, f"m{k}"))
            k += 1
        assert k > 100
    finally:
        await main.close()


async def one_failure(folder: Path, table: str, caller: Caller, k: int, *, after: bool) -> None:
    """A copy of the database in which the k-th write fails."""
    file = folder / f"copy{k}.sqlite3"
    for part in ("", "-wal"):
        source = folder / f"main.sqlite3{part}"
        if source.exists():
            shutil.copy(source, f"{file}{part}")
    house = House(Settings(warm_up=False, database=f"sqlite:///{file}"))
    await house.open()
    try:
        await fail_and_retry(house, await house.rooms.get(table), caller, after=after)
    finally:
        await house.close()
        for part in ("", "-wal", "-shm", ".lock"):
            drop(Path(f"{file}{part}"))


def drop(file: Path) -> None:
    file.unlink(missing_ok=True)


async def fail_and_retry(house: House, room: Room, caller: Caller, *, after: bool) -> None:
    n, shown = room.history.n, room.history.match.hash()
    wish = next_move(room, "again")
    fail_once(house, after=after)
    with pytest.raises(StoreFailed):
        await commands.obey(house, room, caller, wish)
    assert (room.history.n, room.history.match.hash()) == (n, shown), "what is not acknowledged is not shown"
    assert (await commands.obey(house, room, caller, wish)).n == n + 1
    await check(room)
    if not room.history.over:
        assert (await commands.obey(house, room, caller, next_move(room, "next"))).n == n + 2
        await check(room)


@pytest.mark.parametrize("after", [False, True], ids=["before", "after"])
async def test_other_changes_may_fail_too(tmp_path: Path, after: bool):
    house = House(Settings(warm_up=False, database=f"sqlite:///{tmp_path / 'x.sqlite3'}"))
    await house.open()
    try:
        room, caller = await sat(house)
        for k in range(6):
            await commands.obey(house, room, caller, next_move(room, f"m{k}"))
        fail_once(house, after=after)
        with pytest.raises(StoreFailed):
            await commands.obey(house, room, caller, Propose("undo", 2))
        await room.catch_up()
        await check(room)
        await commands.obey(house, room, caller, Propose("undo", 2))
        assert room.history.match.version == 2
        await check(room)
        fail_once(house, after=after)
        with pytest.raises(StoreFailed):
            await commands.obey(house, room, caller, Propose("end"))
        await commands.obey(house, room, caller, Propose("end"))
        assert room.row.status == "ended"
        await check(room)
    finally:
        await house.close()


@pytest.mark.usefixtures("warm")
@pytest.mark.parametrize("after", [False, True], ids=["before", "after"])
async def test_who_takes_the_last_chair_sits_even_if_the_match_cannot_begin_at_once(served, after: bool):
    """The disk is full for a moment after the chair is stored: the match begins as soon as it can be, and nobody has to ask."""
    ann, ben = served.person("Ann"), served.person("Ben")
    table = (await ann.create("me", "open", first=0))["table"]["id"]
    line = await ann.sit(table)
    await ben.http.put("/api/me", json={"name": "Ben"})
    fail_once(served.house, after=after, spared=1)
    assert (await ben.join(table)).status_code == 200
    assert (await line.play_first())["type"] == "ack"
    await check(served.house.rooms.open[table])


async def not_begun(served, ann: Person) -> str:
    """A table at which every chair is taken and no match was begun, as a server that was killed leaves it."""
    await ann.http.put("/api/me", json={"name": "Ann"})
    caller = Caller(hashed(ann.http.cookies["boroughs"]), "Ann")
    row, holders = chairs.new_table(CreateTable("manhattan", [ChairWish("me"), ChairWish("me")]), caller, 0)
    await served.house.store.add_table(row, holders)
    return row.id


async def test_a_table_whose_server_was_killed_before_the_match_began_begins(served):
    ann = served.person("Ann")
    line = await ann.sit(await not_begun(served, ann))
    assert (await line.play_first())["type"] == "ack"


async def test_a_match_begins_even_if_its_table_could_not_be_read_when_it_was_to(served, monkeypatch):
    """The table is no longer in memory, and the store fails once more."""
    table, mender = await not_begun(served, served.person("Ann")), served.house.caretaker

    async def failing(_):
        raise StoreFailed("The line is cut.")

    with monkeypatch.context() as broken:
        broken.setattr(served.house.store, "table", failing)
        mender._full.add(table)
        with pytest.raises(StoreFailed):
            await mender._look_again()
    await mender._look_again()
    assert (await served.house.store.table(table)).status == "playing"


@pytest.mark.usefixtures("warm")
async def test_a_match_that_cannot_begin_is_not_tried_without_a_pause(served, monkeypatch):
    """The disk is full: nobody else would get a turn, and the log would fill what is left."""
    table, tries = await not_begun(served, served.person("Ann")), []

    async def failing(*_):
        tries.append(1)
        raise StoreFailed("The disk is full.")

    monkeypatch.setattr(served.house.store, "put_table", failing)
    room = await served.house.rooms.get(table)
    async with asyncio.timeout(PATIENCE):
        async with room.lock:  # who took the last chair is about to find out that the match cannot begin
            while not room.lock._waiters:  # the caretaker would begin it, too
                await asyncio.sleep(0.05)
            room.doubtful = True
        while not tries:
            await asyncio.sleep(0.05)
    began = time.monotonic()
    await asyncio.sleep(1)
    assert len(tries) <= 3 + (time.monotonic() - began) / caretaker.BEAT


AWAY = {
    "away": OperationalError("SELECT", {}, Broken("the server has closed the connection")),
    "busy": PoolTimeout("QueuePool limit of size 8 overflow 8 reached, connection timed out, timeout 30.00"),
}


@pytest.mark.parametrize("away", AWAY.values(), ids=AWAY)
async def test_a_database_that_is_away_is_told_and_caught_up_with(served, monkeypatch, away: Exception):
    ann = served.person("Ann")
    table = (await ann.create("me", "me", first=0))["table"]["id"]
    room = served.house.rooms.open[table]

    async def failing(*_, **__):
        raise away

    with monkeypatch.context() as patch:
        patch.setattr(served.house.store.database, "transact", failing)
        answer = await ann.get("/api/lobby")
        assert (answer.status_code, answer.json()["code"]) == (503, "store")
        room.behind = "whole"
        await room.follow()
        assert room.doubtful, "it knows that something may be missing"
    await room.catch_up()
    assert not room.doubtful
    assert (await ann.get("/api/lobby")).status_code == 200
