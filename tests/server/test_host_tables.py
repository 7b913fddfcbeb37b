"""`boroughs tables`: a host sees all tables, and can close one at which nobody goes on."""

import asyncio
import json

import pytest

from boroughs.cli.main import main
from boroughs.server.settings import Settings
from tests.server.conftest import QUICK, running
from tests.server.people import BOT, play_on


async def at_terminal(capsys, *arguments: str) -> str:
    """What a command of the host says, while the server runs."""
    await asyncio.to_thread(main, ["tables", *arguments])
    return capsys.readouterr().out


async def public_table(served, *chairs) -> str:
    """A table of Ann's; where both chairs are hers, some moves have been made."""
    ann = served.person("Ann [b]")
    table = (await ann.create(*chairs, public=True))["table"]["id"]
    if chairs == ("me", "me"):
        await play_on([await ann.sit(table, "?seat=0"), await ann.sit(table, "?seat=1")], 3)
    return table


async def lobby(served) -> list[str]:
    return [line["id"] for line in (await served.person().get("/api/lobby")).json()]


async def test_tables_are_listed_while_the_server_runs(start, database, capsys):
    served = await start(database)
    first = await public_table(served, "me", "me")
    second = await public_table(served, "me", "open", BOT)
    listed = json.loads(await at_terminal(capsys, "--json", "--database", database))
    assert [one["id"] for one in listed] == [second, first]
    assert [(one["game"], one["status"], one["entries"]) for one in listed] == [
        ("manhattan", "waiting", 0),
        ("manhattan", "playing", 3),
    ]
    assert listed[0]["players"] == ["Ann [b]", "free", "bot (random)"]
    assert listed[0]["last_move"] is None
    told = await at_terminal(capsys, "--limit", "1", "--database", database)
    assert second in told
    assert "Ann [b], free, bot (random)" in told
    assert first not in told


async def test_on_postgresql_a_table_is_closed_while_people_look(start, postgres, capsys):
    database = postgres()
    served = await start(database)
    table, waiting = await public_table(served, "me", "me"), await public_table(served, "me", "open")
    assert sorted(await lobby(served)) == sorted([table, waiting])
    assert "its match has ended" in await at_terminal(capsys, "--close", table, "--database", database)
    line = served.people[0].lines[0]
    await line.until(lambda one: one.table["status"] == "ended" and not one.table["public"])
    assert "off the lobby." in await at_terminal(capsys, "--close", waiting, "--database", database)
    assert await lobby(served) == []


async def test_a_table_in_a_file_is_closed_when_the_server_is_stopped(tmp_path, capsys):
    database = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    settings = Settings(**QUICK, database=database)
    async with running(settings) as served:
        table = await public_table(served, "me", "me")
        with pytest.raises(SystemExit):
            await at_terminal(capsys, "--close", table, "--database", database)
        assert "Another server uses" in capsys.readouterr().err
    await at_terminal(capsys, "--close", table, "--database", database)
    async with running(settings) as served:
        assert await lobby(served) == []
        shown = (await served.person().get(f"/api/tables/{table}")).json()
    assert (shown["table"]["status"], shown["table"]["result"], shown["update"]["n"]) == ("ended", None, 4)


@pytest.mark.parametrize("more", [(), ("--close", "x")])
def test_where_there_are_no_tables_none_are_made(tmp_path, capsys, more):
    with pytest.raises(SystemExit) as left:
        main(["tables", *more, "--database", f"sqlite:///{tmp_path / 'typo.sqlite3'}"])
    assert left.value.code == 2
    assert "There is no file" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


async def test_a_table_that_is_not_there(start, postgres, capsys):
    database = postgres()
    await start(database)
    with pytest.raises(SystemExit):
        await at_terminal(capsys, "--close", "nowhere", "--database", database)
    assert "There is no table nowhere." in capsys.readouterr().err
