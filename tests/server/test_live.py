"""Sockets, streams, chat, bots that are paused and stepped, a graceful stop."""

import asyncio
import json

import httpx
import pytest

from boroughs.server import views
from boroughs.server.routes import live
from boroughs.server.store import StoreFailed
from boroughs.server.warmth import Warmth
from tests.server.people import BOT, PATIENCE, play_on


async def test_a_stream_tells_what_the_socket_tells(served):
    ann = served.person()
    table = (await ann.create("me", "me"))["table"]["id"]
    line = await ann.sit(table, "?seat=none")
    lines = [await ann.sit(table, "?seat=0"), await ann.sit(table, "?seat=1")]
    told: list[dict] = []

    async def listen() -> None:
        headers = {"accept": "application/x-ndjson"}
        async with ann.http.stream("GET", f"/api/tables/{table}/stream?seat=none", headers=headers) as answer:
            assert answer.headers["content-type"].startswith("application/x-ndjson")
            async for text in answer.aiter_lines():
                told.append(json.loads(text))
                if told[-1]["type"] == "update" and told[-1]["n"] >= 3:
                    return

    listening = asyncio.create_task(listen())
    while not told:
        await asyncio.sleep(0.01)
    await play_on(lines, 3)
    await asyncio.wait_for(listening, 10)
    await line.next_update(3)
    mine = {m["n"]: m for m in line.heard if m["type"] == "update"}
    theirs = {m["n"]: m for m in told if m["type"] == "update"}
    assert mine[3]["view"] == theirs[3]["view"]


async def test_server_sent_events_go_on_after_a_cut(served):
    ann = served.person()
    table = (await ann.create("me", "me"))["table"]["id"]
    lines = [await ann.sit(table, "?seat=0"), await ann.sit(table, "?seat=1")]
    await play_on(lines, 2)
    first = await events(ann, table, {}, 2)
    assert first[0]["event"] == "welcome"
    update = next(e for e in first if e["event"] == "update")
    await play_on(lines, 2)
    again = await events(ann, table, {"last-event-id": update["id"]}, 4)
    missed = json.loads(next(e for e in again if e["event"] == "update")["data"])
    assert (missed["since"], missed["n"]) == (2, 4)


def compiling(served, monkeypatch) -> asyncio.Event:
    """A server that has just been started and compiles rules until the event is set."""
    done = asyncio.Event()

    async def ready(_self: Warmth, _game: str, **_how: bool) -> None:
        await done.wait()

    monkeypatch.setattr(Warmth, "ready", ready)
    monkeypatch.setattr(Warmth, "compiled", lambda _self, _game: False)
    monkeypatch.setattr(live, "TOLD_EVERY", 0.01)
    served.house.rooms.drop(list(served.house.rooms.open))
    return done


async def test_who_waits_for_a_games_rules_is_told(served, monkeypatch):
    ann = served.person()
    table = (await ann.create("me", "me"))["table"]["id"]
    done = compiling(served, monkeypatch)
    line = await ann.sit(table)
    assert {m["type"] for m in line.heard} == {"preparing"}
    done.set()
    await line.until(lambda one: one.you)
    assert next(m for m in line.heard if m["type"] != "preparing")["type"] == "welcome"


@pytest.mark.parametrize("accept", ["application/x-ndjson", "text/event-stream"])
async def test_who_waits_on_a_stream_is_told_too(served, monkeypatch, accept):
    ann = served.person()
    table = (await ann.create("me", "me"))["table"]["id"]
    done, heard = compiling(served, monkeypatch), []
    async with ann.http.stream("GET", f"/api/tables/{table}/stream", headers={"accept": accept}) as answer:
        async for line in answer.aiter_lines():
            if line.startswith(("{", "data: ")):
                heard.append(json.loads(line.removeprefix("data: "))["type"])
                done.set()
            if "update" in heard:
                break
    told = list(dict.fromkeys(heard))
    assert told[:2] == ["preparing", "welcome"]


async def test_a_stream_that_is_given_up_waits_for_no_rules(served, monkeypatch):
    ann = served.person()
    table = (await ann.create("me", "me"))["table"]["id"]
    done = compiling(served, monkeypatch)
    async with ann.http.stream("GET", f"/api/tables/{table}/stream") as answer:
        await anext(answer.aiter_lines())
        assert sum(served.house.limits.sockets.values()) == 1
    async with asyncio.timeout(PATIENCE):
        while served.house.limits.sockets:
            await asyncio.sleep(0.01)
    done.set()


@pytest.mark.parametrize("mistake", [KeyError, RuntimeError])
async def test_what_cannot_be_told_is_logged(served, monkeypatch, caplog, mistake):
    ann = served.person()
    table = (await ann.create("me", "me"))["table"]["id"]

    def fails(*_arguments: object) -> bytes:
        raise mistake("a mistake of ours")

    monkeypatch.setattr(views, "update_bytes", fails)
    line = await ann.sit(table)
    await line.until(lambda one: one.closed)
    assert line.closed == (1011, "")
    assert "a mistake of ours" in caplog.text


@pytest.mark.parametrize(("mistake", "logged"), [(KeyError, True), (RuntimeError, True), (StoreFailed, False)])
async def test_who_cannot_be_let_in_is_told_so(served, monkeypatch, caplog, mistake, logged):
    """With the code that makes a page try again; the store says by itself that it has failed."""
    ann = served.person()
    table = (await ann.create("me", "me"))["table"]["id"]

    async def fails(_table: str) -> None:
        raise mistake("a mistake of ours")

    monkeypatch.setattr(served.house.rooms, "get", fails)
    with pytest.raises(AssertionError, match="1011"):
        await ann.sit(table)
    assert ("a mistake of ours" in caplog.text) == logged


async def test_who_does_not_wait_for_a_games_rules_leaves_nothing_behind(served, monkeypatch):
    ann = served.person()
    table = (await ann.create("me", "me"))["table"]["id"]
    done = compiling(served, monkeypatch)
    await (await ann.sit(table)).close()
    done.set()
    line = await ann.sit(table)
    await line.until(lambda one: one.you)
    async with asyncio.timeout(PATIENCE):
        while len(served.house.rooms.open[table].viewers) > 1:  # until the line that was closed is found to be
            await asyncio.sleep(0.01)


async def test_lists_do_not_wait_for_a_games_rules(served, monkeypatch):
    ann = served.person()
    table = (await ann.create("me", BOT, public=True))["table"]["id"]
    done = compiling(served, monkeypatch)
    mine = (await ann.get("/api/me")).json()["tables"]
    listed = (await ann.get("/api/lobby")).json()
    assert [t["id"] for t in mine] == [t["id"] for t in listed] == [table]
    assert mine[0]["status"] == "playing"
    assert mine[0]["mine"] == [0]
    done.set()


async def events(person, table: str, headers: dict, n: int) -> list[dict]:
    found: list[dict] = [{}]
    headers = {"accept": "text/event-stream", **headers}
    async with person.http.stream("GET", f"/api/tables/{table}/stream?seat=none", headers=headers) as answer:
        async for text in answer.aiter_lines():
            if text:
                name, _, value = text.partition(": ")
                found[-1][name] = value
            else:
                if found[-1].get("event") == "update" and json.loads(found[-1]["data"])["n"] >= n:
                    return found
                found.append({})
    return found


async def test_chat_reaches_everybody_and_newcomers(served):
    ann, eve = served.person("Ann"), served.person("Eve")
    table = (await ann.create("me", "open"))["table"]["id"]
    line = await ann.sit(table)
    await eve.http.put("/api/me", json={"name": "Eve"})
    watcher = await eve.sit(table)
    await line.do("chat", text="<b>hello</b>\n there")
    await watcher.do("chat", text="hi")
    for one in (line, watcher, await ann.sit(table)):
        said = await one.until(lambda it: (m := [m for m in it.heard if m["type"] == "chat"]) and len(m) == 2 and m)
        assert [(m["chair"], m["name"], m["text"]) for m in said] == [
            (0, "Ann", "<b>hello</b> there"),
            (None, "Eve", "hi"),
        ]
    assert len((await eve.get(f"/api/tables/{table}/chat?since=1")).json()) == 1
    stranger = await served.person("X").sit(table)
    assert (await stranger.do("chat", text="no name"))["code"] == "nobody"


async def test_all_hear_how_many_watch_not_only_of_the_first_and_the_last(served):
    ann, ben, eve, dan = map(served.person, ("Ann", "Ben", "Eve", "Dan"))
    table = (await ann.create("me", "open"))["table"]["id"]
    await ben.http.put("/api/me", json={"name": "Ben"})
    lines = [await one.sit(table) for one in (ann, ben, eve, dan)]

    async def told(count: int) -> None:
        for line in lines:
            await line.until(lambda it: it.table["watchers"] == count)

    await told(3)
    await ben.join(table)
    await told(2)
    await lines.pop().close()
    await told(1)


async def test_nobody_makes_others_wait_for_a_paused_bot(served):
    """Else a host could pause on a bot's turn and go away: no clock runs then, and nobody else can go on."""
    ann, ben = served.person("Ann"), served.person("Ben")
    table = (await ann.create("me", "open", BOT, first=0))["table"]["id"]
    assert (await ann.command(table, "bots", paused=True)).json()["type"] == "ack"  # nobody else is there yet
    await ben.join(table)
    lines = [await ann.sit(table), await ben.sit(table)]
    assert lines[0].table["bots"]["paused"] is False
    for command, fields in (("bots", {"paused": True}), ("step", {})):
        assert (await lines[0].do(command, **fields))["code"] == "not-alone"
    assert (await lines[0].do("bots", pace_ms=5))["type"] == "ack"
    await play_on(lines, 8)


async def test_nobody_changes_the_others_opponent(served):
    ann, ben = served.person("Ann"), served.person("Ben")
    table = (await ann.create("me", "open", {"kind": "bot", "level": "newcomer"}, first=0))["table"]["id"]
    await ben.join(table)
    answer = await ann.http.put(f"/api/tables/{table}/chairs/2", json={"kind": "bot", "level": "resident"})
    assert (answer.status_code, answer.json()["code"]) == (403, "not-alone")


async def test_bots_can_be_paused_and_stepped(served):
    ann = served.person()
    table = (await ann.create("me", BOT, BOT, first=1))["table"]["id"]
    line = await ann.sit(table)
    await line.until(lambda one: one.update["view"]["actor"] == one.you["seats"][0])
    await line.do("bots", paused=True)
    while line.update["legal"]:
        await play_on([line], 1)
    update = line.update
    await asyncio.sleep(0.3)
    assert line.update["n"] == update["n"]
    assert line.table["bots"] == {"paused": True, "pace_ms": 0, "thinking": None}
    await line.do("step")
    await line.next_update(update["n"] + 1)
    await asyncio.sleep(0.3)
    assert line.update["n"] == update["n"] + 1
    await line.do("bots", paused=False, pace_ms=5)
    await line.my_turn()
    watcher = await served.person("Eve").sit(table)
    assert (await watcher.do("step"))["code"] == "nobody"


async def test_a_bot_takes_its_time_and_is_seen_thinking(start):
    served = await start(bot_pace_ms=600)
    ann = served.person()
    line = await ann.sit((await ann.create("me", BOT, first=1))["table"]["id"])
    assert line.table["bots"]["thinking"] == 1
    started = asyncio.get_running_loop().time()
    await line.next_update(1)
    assert asyncio.get_running_loop().time() - started > 0.4
    await line.do("bots", pace_ms=0)
    await line.until(lambda one: one.table["rev"] > 1)
    assert line.table["bots"]["pace_ms"] == 600


async def test_a_quiet_line_gets_a_sign_of_life(start):
    served = await start(heartbeat=0.1)
    line = await served.person().sit((await served.person().create("me", "open"))["table"]["id"])
    assert line.heard[0]["heartbeat"] == 0.1
    await line.until(lambda one: [m for m in one.heard if m["type"] == "pong" and m["id"] == ""])
    assert (await line.do("ping"))["type"] == "pong"


async def test_a_stop_is_announced_and_the_line_closed_for_a_restart(served):
    ann = served.person()
    line = await ann.sit((await ann.create("me", "open"))["table"]["id"])
    served.server.should_exit = True
    await line.until(lambda one: one.heard[-1]["type"] == "restart")
    await line.until(lambda one: one.closed)
    assert line.closed[0] == 1012


async def test_no_such_table_closes_the_line_with_4404(served):
    import websockets

    async with websockets.connect(served.base.replace("http", "ws") + "/api/tables/nope/socket") as socket:
        with pytest.raises(websockets.ConnectionClosed):
            await socket.recv()
        assert socket.close_code == 4404


async def test_a_program_plays_by_http_alone(served):
    hal = served.person("Hal")
    await hal.token()
    snapshot = await hal.create("me", BOT, first=0)
    table = snapshot["table"]["id"]
    assert snapshot["table"]["chairs"][0]["program"]
    n = 0
    for _ in range(3):
        while not (now := (await hal.get(f"/api/tables/{table}")).json()["update"])["legal"]:
            await asyncio.sleep(0.01)
        n = (await hal.command(table, "move", n=now["n"], move=now["legal"][0]["id"])).json()["n"]
    assert n >= 3
    async with httpx.AsyncClient(base_url=served.base) as nobody:
        wrong = await nobody.get("/api/me", headers={"authorization": "Bearer nonsense"})
        assert wrong.status_code == 401
