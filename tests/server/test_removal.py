"""Old tables go, whole, and nothing that somebody plays: by `boroughs tables --remove`, or by the server itself."""

import asyncio
import json

import pytest
from sqlalchemy import func, select, text

from boroughs.cli.main import main
from boroughs.server import attendance
from boroughs.server.room import Room
from boroughs.server.settings import Settings
from boroughs.server.store import copying, hosting, removal
from boroughs.server.store.schema import METADATA, TABLES
from boroughs.server.store.store import now_ms
from tests.server.conftest import QUICK, running
from tests.server.people import BOT, PATIENCE, play_on

NOT_OF_TABLES = ("processes", "returns", "visitors")


async def at_terminal(capsys, *arguments: str) -> str:
    await asyncio.to_thread(main, ["tables", *arguments])
    return capsys.readouterr().out


def later(monkeypatch, days: int) -> None:
    """So many days go by."""
    monkeypatch.setattr(removal, "now_ms", lambda: now_ms() + days * removal.DAY_MS)


async def some_tables(served) -> dict[str, str]:
    """A table that waits, one at which a match runs, one at which a match has ended."""
    ann = served.person("Ann")
    waits = (await ann.create("me", "open", public=True))["table"]["id"]
    runs, ended = [(await ann.create("me", "me"))["table"]["id"] for _ in range(2)]
    for table in (runs, ended):
        await play_on([await ann.sit(table, "?seat=0"), await ann.sit(table, "?seat=1")], 3)
    await ann.http.post(f"/api/tables/{ended}/chairs/0/link", json={})
    await ann.command(ended, "chat", text="Well played")
    await ann.command(ended, "propose", kind="end")
    return {"waits": waits, "runs": runs, "ended": ended}


async def state_of(served, table: str) -> str:
    shown = (await served.people[0].get(f"/api/tables/{table}")).json()
    return str(shown.get("code") or shown["table"]["status"])


async def rows_left(source: str) -> dict[str, int]:
    """What is in the database of any table."""
    tables = [table for table in METADATA.sorted_tables if table.name not in NOT_OF_TABLES]

    def count(connection) -> dict[str, int]:
        return {t.name: connection.execute(select(func.count()).select_from(t)).scalar_one() for t in tables}

    return {name: rows for name, rows in (await hosting.looked_up(source, count)).items() if rows}


async def test_a_look_first_changes_nothing(start, database, capsys, monkeypatch):
    served = await start(database)
    tables = await some_tables(served)
    before = await rows_left(database)
    assert json.loads(await at_terminal(capsys, "--idle-days", "1", "--json", "--database", database)) == []
    later(monkeypatch, 91)
    listed = json.loads(await at_terminal(capsys, "--idle-days", "90", "--json", "--database", database))
    assert {one["id"] for one in listed} == set(tables.values())
    told = await at_terminal(capsys, "--idle-days", "90", "--limit", "1", "--database", database)
    assert "--remove would remove 2 tables; ended, to go later: 1 match." in told
    assert await rows_left(database) == before


async def test_on_postgresql_old_tables_go_while_people_look(start, postgres, capsys, monkeypatch):
    database = postgres()
    served, other = await start(database), await start(database)
    tables = await some_tables(served)
    line = await other.person("Eve").sit(tables["ended"])
    match = line.table["match"]
    later(monkeypatch, 91)
    told = await at_terminal(capsys, "--idle-days", "90", "--remove", "--database", database)
    assert "Removed 2 tables; ended, to go later: 1 match." in told
    async with asyncio.timeout(PATIENCE):
        while not line.closed or await state_of(served, tables["ended"]) != "not-there":
            await asyncio.sleep(0.01)
    assert await state_of(served, tables["waits"]) == "not-there"
    ann = served.people[0]
    assert (await ann.get(f"/api/matches/{match}/record")).status_code == 404
    assert [t["id"] for t in (await ann.get("/api/me")).json()["tables"]] == [tables["runs"]]
    assert (await ann.get("/api/lobby")).json() == []


async def test_a_match_that_nobody_goes_on_with_is_ended_and_goes_later(tmp_path, capsys, monkeypatch):
    database = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    settings = Settings(**QUICK, database=database)
    async with running(settings) as served:
        tables = await some_tables(served)
        with pytest.raises(SystemExit):
            await at_terminal(capsys, "--idle-days", "90", "--remove", "--database", database)
        assert "Another server uses" in capsys.readouterr().err
    remove = ("--idle-days", "90", "--remove", "--database", database)
    assert "Removed 0 tables." in await at_terminal(capsys, *remove)
    later(monkeypatch, 91)
    assert "Removed 2 tables; ended, to go later: 1 match." in await at_terminal(capsys, *remove)
    async with running(settings) as served:
        shown = (await served.person().get(f"/api/tables/{tables['runs']}")).json()
    assert (shown["table"]["status"], shown["table"]["ended_by"], shown["update"]["n"]) == ("ended", "host", 4)
    later(monkeypatch, 180)
    assert "Removed 0 tables." in await at_terminal(capsys, *remove)
    later(monkeypatch, 182)
    assert "Removed 1 table." in await at_terminal(capsys, *remove)
    assert await rows_left(database) == {}


async def test_a_server_lets_old_tables_go_by_itself(start, database, monkeypatch):
    monkeypatch.setattr(attendance, "LINGER", 0.0)
    served = await start(database, keep_days=90)
    tables = await some_tables(served)
    looking = served.people[0].lines[-1]
    await served.house.caretaker._tidy()
    assert [await state_of(served, table) for table in tables.values()] == ["waiting", "playing", "ended"]
    later(monkeypatch, 91)
    await served.house.caretaker._tidy()
    assert [await state_of(served, table) for table in tables.values()] == ["not-there", "ended", "not-there"]
    await looking.until(lambda line: line.closed)
    later(monkeypatch, 182)
    await served.house.caretaker._tidy()
    async with asyncio.timeout(PATIENCE):
        while served.house.attendance.viewers or served.house.attendance._lingering:
            await asyncio.sleep(0.01)
    await asyncio.gather(*served.house.attendance._writes.values())
    assert await rows_left(database) == {}


async def test_without_a_wish_tables_are_kept_for_ever(start, monkeypatch):
    later(monkeypatch, 10_000)
    served = await start()
    assert "tidier" not in {task.get_name() for task in served.house.caretaker._tasks}
    keeping = await start(f"{served.house.settings.database}.other", keep_days=1)
    assert "tidier" in {task.get_name() for task in keeping.house.caretaker._tasks}


async def test_many_tables_go_and_a_word_keeps_one(start, database, monkeypatch):
    monkeypatch.setattr(removal, "AT_ONCE", 2)
    served = await start(database)
    ann = served.person("Ann")
    tables = [(await ann.create("me", "open"))["table"]["id"] for _ in range(5)]
    later(monkeypatch, 91)
    monkeypatch.setattr("boroughs.server.talk.now_ms", removal.now_ms)
    await ann.command(tables[2], "chat", text="Is anybody there?")
    old = await removal.tidy(served.house.store, removal.days_ago(90))
    assert sorted(old.gone) == sorted(set(tables) - {tables[2]})


async def test_who_moves_at_the_last_moment_is_faster(start, database):
    served = await start(database)
    tables = await some_tables(served)
    runs = await served.house.store.table(tables["runs"])
    assert runs
    assert runs.match
    assert not await removal.end(served.house.store, runs.match, 2)
    assert await state_of(served, tables["runs"]) == "playing"


@pytest.mark.parametrize(
    ("what", "why"),
    [
        ("DELETE FROM entries WHERE n = 3", "only added to"),
        ("DELETE FROM matches WHERE status = 'ended'", "a match goes with its table"),
        ("DELETE FROM tables", "a table at which a match runs stays"),
    ],
)
async def test_the_database_refuses_to_take_part_of_a_table(start, database, what, why):
    served = await start(database)
    await some_tables(served)
    before = await rows_left(database)
    with pytest.raises(Exception, match=why):
        await served.house.store.database.transact(lambda connection: connection.execute(text(what)), writes=True)
    assert await rows_left(database) == before


async def test_who_finds_a_table_removed_is_told_so(start, database):
    """A process that has not heard of it yet: its next change finds nothing to change."""
    served = await start(database)
    ann = served.person("Ann")
    table = (await ann.create("me", BOT, "open"))["table"]["id"]
    await served.house.store.write(lambda connection: connection.execute(TABLES.delete()))
    assert (await ann.command(table, "leave", chair=0)).json()["code"] == "not-there"


async def test_a_list_leaves_out_what_goes_meanwhile(start, database, monkeypatch):
    served = await start(database)
    tables, ann = await some_tables(served), served.people[0]
    found = await served.house.store.tables_of(next(iter(served.house.rooms.open[tables["runs"]].holders[0])))
    later(monkeypatch, 91)
    await served.house.caretaker._tidy()

    async def found_before(*_: object) -> list[str]:
        return found

    monkeypatch.setattr(served.house.store, "tables_of", found_before)
    assert [t["id"] for t in (await ann.get("/api/me")).json()["tables"]] == [tables["runs"]]


async def test_who_opens_an_old_table_just_when_it_goes_is_told_that_it_is_not_there(start, monkeypatch):
    served = await start()
    tables, rooms = await some_tables(served), served.house.rooms
    rooms.drop(list(rooms.open))
    load = Room.load

    async def slow(room: Room) -> None:
        later(monkeypatch, 91)
        rooms.drop((await removal.tidy(served.house.store, removal.days_ago(90))).gone)
        await load(room)

    monkeypatch.setattr(Room, "load", slow)
    assert (await served.people[0].get(f"/api/tables/{tables['ended']}")).status_code == 404


async def test_the_clock_of_a_table_that_has_gone_keeps_no_other_from_ringing(start, monkeypatch):
    """Somebody had three days for a move, and the host keeps tables for one."""
    served = await start(keep_days=1)
    tables, caretaker = await some_tables(served), served.house.caretaker
    for days in (2, 4):  # it is ended, then it goes; nobody looks at it here
        served.house.rooms.drop(list(served.house.rooms.open))
        later(monkeypatch, days)
        await caretaker._tidy()
    caretaker._alarms[tables["runs"]] = 0
    await caretaker._ring()
    assert caretaker._alarms == {}


async def test_what_is_left_is_backed_up_and_restored(start, database, tmp_path, monkeypatch):
    served = await start(database)
    await some_tables(served)
    later(monkeypatch, 91)
    await removal.tidy(served.house.store, removal.days_ago(90))
    file, copy = tmp_path / "copy.sqlite3", f"sqlite:///{tmp_path / 'restored.sqlite3'}"
    await copying.backup(database, file)
    counts = await copying.restore(file, copy)
    assert (counts["tables"], counts["matches"], counts["entries"]) == (1, 1, 4)


async def test_nothing_is_older_than_everything(start, capsys):
    served = await start()
    await some_tables(served)
    told = await at_terminal(capsys, "--idle-days", "9999999999999999", "--database", served.house.settings.database)
    assert "--remove would remove 0 tables." in told


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ((), "--idle-days"),
        (("--idle-days", "0"), ">= 1"),
        (("--idle-days", "9", "--close", "x"), "one after the other"),
        (("--idle-days", "9", "--json"), "--json is for the list"),
    ],
)
def test_wrong_wishes_are_refused(tmp_path, capsys, wrong, says):
    with pytest.raises(SystemExit) as left:
        main(["tables", "--remove", *wrong, "--database", f"sqlite:///{tmp_path / 'tables.sqlite3'}"])
    assert left.value.code == 2
    assert says in capsys.readouterr().err
