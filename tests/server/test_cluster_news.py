"""News between processes that arrive at an awkward moment: nobody is left at a table that hears nothing any more."""

import asyncio

import pytest

from boroughs.server import proposals
from boroughs.server.room import Room
from boroughs.server.rooms import Rooms
from boroughs.server.routes import live
from boroughs.server.store import StoreFailed
from tests.server.people import BOT, PATIENCE, Person, play_on


@pytest.fixture
async def apart(start, postgres):
    """Two processes, and at each somebody with a chair at the same table; nobody looks at it yet."""
    database = postgres()
    here, there = await start(database), await start(database)
    there.house.rooms.mine = lambda _: False  # its caretaker sits at the other process
    ann, ben = here.person("Ann"), there.person("Ben")
    table = (await ann.create("me", "open", first=0))["table"]["id"]
    assert (await ben.join(table)).status_code == 200
    return there.house.rooms, ann, ben, table


async def says(person: Person, table: str, words: str) -> None:
    assert (await person.command(table, "chat", text=words)).status_code == 200


async def agrees(line) -> None:
    asked = await line.until(lambda one: one.table["proposal"])
    assert (await line.do("answer", proposal=asked["id"], agree=True))["type"] == "ack"


async def heard(rooms: Rooms, room: Room) -> None:
    """Until the process knows that there is news: it has noted that, or let go of the table."""
    async with asyncio.timeout(PATIENCE):
        while not room.behind and rooms.open.get(room.id, room) is room:
            await asyncio.sleep(0.01)


def said(line, words: str) -> bool:
    return any(m["type"] == "chat" and m["text"] == words for m in line.heard)


async def test_news_between_being_admitted_and_looking_are_told(apart, monkeypatch):
    rooms, ann, ben, table = apart
    admit = live.admit

    async def late(*args):
        room = await admit(*args)
        await says(ann, table, "While you were at the door.")
        await heard(rooms, room)
        return room

    monkeypatch.setattr(live, "admit", late)
    line = await ben.sit(table)
    monkeypatch.undo()
    await line.until(lambda one: said(one, "While you were at the door."))
    await says(ann, table, "Hello.")
    await line.until(lambda one: said(one, "Hello."))
    assert rooms.open[table].viewers


async def test_news_that_come_while_a_table_is_loaded_are_read(apart, monkeypatch):
    rooms, ann, ben, table = apart
    rooms.drop([table])
    load = Room.load

    async def slow(room):
        await load(room)
        if room.store is rooms.store:
            await says(ann, table, "While you were away.")
            await asyncio.sleep(0.2)  # the news travel

    monkeypatch.setattr(Room, "load", slow)
    line = await ben.sit(table)
    await line.until(lambda one: said(one, "While you were away."))


async def test_a_table_that_nobody_looks_at_is_read_on_when_it_is_asked_for(apart):
    rooms, ann, ben, table = apart
    room = await rooms.get(table)
    await says(ann, table, "Nobody is listening.")
    await heard(rooms, room)
    lines = (await ben.get(f"/api/tables/{table}/chat")).json()
    assert [line["text"] for line in lines] == ["Nobody is listening."]
    assert rooms.open[table] is room
    assert not room.behind


async def test_what_is_said_while_a_move_is_read_is_heard_too(apart, monkeypatch):
    """Both news name the same table at the same entry: the second must not be taken for the first."""
    rooms, ann, ben, table = apart
    line = await ben.sit(table)
    entries, said_it = rooms.store.entries, asyncio.Event()

    async def slow(*args):
        await said_it.wait()
        return await entries(*args)

    monkeypatch.setattr(rooms.store, "entries", slow)
    update = await ann.position(table)
    assert (await ann.command(table, "move", n=update["n"], move=update["legal"][0]["text"])).status_code == 200
    await says(ann, table, "Your turn.")
    await asyncio.sleep(0.2)  # the news travel
    said_it.set()
    await line.next_update(update["n"] + 1)
    await line.until(lambda one: said(one, "Your turn."))


async def test_who_goes_away_while_a_table_is_read_takes_no_news_along(start, postgres, monkeypatch):
    """A match begins at another process; who hears of it here closes the page before it is read, comes back, and can play."""
    database = postgres()
    here, there = await start(database), await start(database)
    rooms = there.house.rooms
    rooms.mine = lambda _: False
    ann, ben, cat = here.person("Ann"), there.person("Ben"), here.person("Cat")
    table = (await ann.create("me", "open", "open", first=1))["table"]["id"]
    assert (await ben.join(table, chair=1)).status_code == 200
    assert (await cat.join(table)).status_code == 200
    await heard(rooms, rooms.open[table])
    history, reads, goes_on = rooms.readers.history, asyncio.Event(), asyncio.Event()

    async def slow(*args):
        reads.set()
        await goes_on.wait()
        return await history(*args)

    monkeypatch.setattr(rooms.readers, "history", slow)
    monkeypatch.setattr(live, "TOLD_EVERY", 0.01)
    async with ben.http.stream("GET", f"/api/tables/{table}/stream"):
        await reads.wait()
    await asyncio.sleep(0.2)  # the server notices that he has gone
    goes_on.set()
    line = await ben.sit(table)
    assert (await line.play_first())["type"] == "ack"


async def test_a_rematch_is_seen_even_if_the_store_fails_while_it_is_read(apart, monkeypatch):
    rooms, ann, ben, table = apart
    host, guest = await ann.sit(table), await ben.sit(table)
    await guest.do("propose", kind="end")
    await agrees(host)
    await guest.until(lambda one: one.table["status"] == "ended")
    monkeypatch.setattr(proposals, "check_question", lambda *_: None)
    await guest.do("propose", kind="rematch")
    room, presence, failures = rooms.open[table], rooms.store.presence, []
    before = room.row.match

    async def failing(*args):
        if room.row.match != before and not failures:
            failures.append(1)
            raise StoreFailed("The line is cut.")
        return await presence(*args)

    monkeypatch.setattr(rooms.store, "presence", failing)
    await agrees(host)
    for line in (host, guest):
        await line.until(lambda one: one.update["match"] != before)
    assert await play_on([host, guest], 10) == 10
    assert failures


async def test_a_bot_moves_even_if_the_store_failed_when_its_process_was_to_load_the_table(
    start, postgres, monkeypatch
):
    database = postgres()
    here, there = await start(database), await start(database)
    async with asyncio.timeout(PATIENCE):
        while len(here.house.processes.alive) < 2 or there.house.caretaker._due.is_set():
            await asyncio.sleep(0.05)
    here.house.rooms.mine = here.house.caretaker.mine = lambda _: False
    there.house.rooms.mine = there.house.caretaker.mine = lambda _: True
    ann = here.person("Ann")
    table = (await ann.create("me", BOT, first=0))["table"]["id"]
    line = await ann.sit(table)
    await asyncio.sleep(0.5)  # the news travel
    there.house.rooms.drop([table])  # there are more tables than are kept

    async def failing(_):
        raise StoreFailed("The line is cut.")

    with monkeypatch.context() as broken:
        broken.setattr(there.house.store, "table", failing)
        while here.house.rooms.open[table].history.actor == 0:
            await line.play_first()
        await asyncio.sleep(0.5)  # the news travel
    await line.until(lambda one: one.update["mover"] == 1)


async def test_a_table_is_loaded_again_if_that_failed_just_when_there_were_news_of_it(start, monkeypatch):
    """Nobody else would move its bots."""
    served = await start()
    ann, rooms, load = served.person("Ann"), served.house.rooms, Room.load
    table = (await ann.create("me", "me"))["table"]["id"]
    rooms.drop([table])

    async def failing(_):
        monkeypatch.setattr(Room, "load", load)
        rooms.heard(f"another {table} - 0")
        raise StoreFailed("The line is cut.")

    monkeypatch.setattr(Room, "load", failing)
    assert (await ann.get(f"/api/tables/{table}")).status_code == 503
    async with asyncio.timeout(PATIENCE):
        while table not in rooms.open:
            await asyncio.sleep(0.05)


async def test_a_table_is_one_as_long_as_somebody_has_it_in_hands(apart):
    """There may be no place to keep it: what is written through it must still be seen by who comes."""
    rooms, _, _, table = apart
    room = await rooms.get(table)
    del rooms.open[table]
    assert await rooms.get(table) is room


async def test_a_match_longer_than_all_that_is_kept_can_be_looked_at(start):
    served = await start(kept_moves=0, rooms=0)
    ann = served.person("Ann")
    table = (await ann.create("me", "me"))["table"]["id"]
    line = await ann.sit(table)
    assert (await line.play_first())["type"] == "ack"
