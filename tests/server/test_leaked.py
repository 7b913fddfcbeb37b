"""What has leaked: a link to a chair, a program's token. Its owner makes it useless, at every process."""

import asyncio

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.util import await_only

from boroughs.server.refusals import Refusal
from boroughs.server.store import StoreFailed, writer
from boroughs.server.store.store import newer
from boroughs.server.visitors import Caller, hashed
from tests.server.people import BOT, PATIENCE, Person

WAITING = text("SELECT count(*) AS waiting FROM pg_stat_activity WHERE wait_event_type = 'Lock'")


async def linked(owner: Person, table: str, *others: Person) -> str:
    """A link to the first chair, which others have used."""
    made = await owner.http.post(f"/api/tables/{table}/chairs/0/link", json={"move": False})
    secret = str(made.json()["path"].removeprefix("/seat#"))
    for other in others:
        assert (await claimed(other, secret)).status_code == 200
    return secret


async def claimed(person: Person, secret: str):
    return await person.http.post("/api/seat", json={"secret": secret})


async def kept(person: Person, table: str, chair: int = 0):
    return await person.http.delete(f"/api/tables/{table}/chairs/{chair}/link")


@pytest.fixture
async def two(start, database):
    """Two processes where the database allows it, else one twice."""
    first = await start(database)
    return first, await start(database) if first.house.store.shared else first


async def test_who_came_by_a_leaked_link_loses_the_chair(two):
    here, there = two
    ann, eve = here.person("Ann"), there.person("Eve")
    table = (await ann.create("me", BOT))["table"]["id"]
    secret = await linked(ann, table, eve)
    mine, theirs = await ann.sit(table), await eve.sit(table)
    assert theirs.you["chairs"] == [0]
    assert (await kept(ann, table)).status_code == 200
    await theirs.until(lambda line: line.you["chairs"] == [] and line.update["view"]["seat"] is None)
    assert (await theirs.do("move", n=0, move=0))["code"] == "not-yours"
    assert (await claimed(eve, secret)).status_code == 404
    assert (await kept(eve, table)).json()["code"] == "not-yours"
    assert (await mine.play_first())["type"] == "ack"
    phone = here.person("Ann")
    await linked(ann, table, phone)  # a new link holds
    assert (await phone.sit(table)).you["chairs"] == [0]


async def test_a_chair_is_kept_by_one_of_two_who_want_it_for_themselves(two):
    ann, eve = (server.person() for server in two)
    for _ in range(5):
        table = (await ann.create("me", "open"))["table"]["id"]
        await linked(ann, table, eve)
        answers = await asyncio.gather(kept(ann, table), kept(eve, table))
        assert sorted(answer.status_code for answer in answers) == [200, 403]


async def test_who_comes_while_a_chair_is_kept_comes_too_late(start, postgres):
    """At another process: neither the link that has leaked nor a new one leads to the chair after all."""
    database = postgres()
    here, there = await start(database), await start(database)
    ann, eve, late = here.person("Ann"), there.person("Eve"), there.person()
    table = (await ann.create("me", BOT))["table"]["id"]
    secret = await linked(ann, table, eve)
    store, begun, done = here.house.store, asyncio.Event(), asyncio.Event()

    def keep(connection: Connection) -> None:
        for statement in (newer(table), *store.release(table, 0), store.hold(table, 0, "ann")):
            connection.execute(statement)
        begun.set()
        await_only(done.wait())

    keeping = asyncio.create_task(store.database.transact(keep, writes=True))
    await begun.wait()
    others = asyncio.gather(
        claimed(late, secret), eve.http.post(f"/api/tables/{table}/chairs/0/link", json={"move": False})
    )
    async with asyncio.timeout(PATIENCE):
        while not (await store.read(WAITING))[0]["waiting"]:
            await asyncio.sleep(0.01)
    done.set()
    await keeping
    assert [answer.status_code for answer in await others] == [404, 403]


async def test_nobody_keeps_anothers_chair(served):
    ann, eve = served.person("Ann"), served.person("Eve")
    table = (await ann.create("open", "me"))["table"]["id"]
    await eve.http.put("/api/me", json={"name": "Eve"})
    assert (await kept(eve, table, 1)).json()["code"] == "not-yours"
    assert (await kept(ann, table, 0)).json()["code"] == "not-yours"
    assert (await kept(ann, table, 7)).json()["code"] == "no-chair"
    assert (await kept(served.person(), table, 1)).json()["code"] == "nobody"


async def test_a_leaked_token_is_replaced_and_the_chairs_are_kept(two, monkeypatch):
    monkeypatch.setattr(writer, "PAYLOAD", 120)  # as small as if the program sat at hundreds of tables
    here, there = two
    hal, eve = here.person("Hal"), there.person("Eve")
    eve.http.headers["authorization"] = f"Bearer {await hal.token()}"
    tables = [(await hal.create("me", BOT))["table"]["id"] for _ in range(5)]
    thief = await eve.sit(tables[0])
    assert thief.you["chairs"] == [0]
    answer = await hal.http.put("/api/tokens")
    assert answer.json()["name"] == "Hal"
    hal.http.headers["authorization"] = f"Bearer {answer.json()['token']}"
    assert {t["id"] for t in (await hal.get("/api/me")).json()["tables"]} == set(tables)
    assert (await (await hal.sit(tables[0])).play_first())["type"] == "ack"
    await thief.until(lambda line: line.you["chairs"] == [])
    async with asyncio.timeout(PATIENCE):
        while (await eve.get("/api/me")).status_code != 401:  # the news travel
            await asyncio.sleep(0.01)
    assert (await eve.http.put("/api/tokens")).status_code == 401


async def test_a_new_name_does_not_bring_an_old_token_back(served):
    """Somebody at a process that has not heard of the new one yet."""
    eve, visitors = served.person("Eve"), served.house.visitors
    thief = Caller(hashed(await eve.token()), "Eve", program=True)
    await visitors.replace(thief)
    with pytest.raises(Refusal, match="any more"):
        await visitors.rename(thief, "Eva")
    assert (await eve.get("/api/me")).status_code == 401


async def test_a_token_is_replaced_once(served):
    hal = served.person("Hal")
    await hal.token()
    answers = await asyncio.gather(*(hal.http.put("/api/tokens") for _ in range(5)))
    assert sorted(answer.status_code for answer in answers) == [200, 401, 401, 401, 401]


def unreadable(served, monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on the store writes, but cannot be read."""

    async def failing(*_):
        raise StoreFailed("away")

    monkeypatch.setattr(served.house.store, "read", failing)


async def test_what_was_replaced_is_answered_even_if_the_store_then_fails(served, monkeypatch):
    """Else the program would have neither its old token nor the new one."""
    hal = served.person("Hal")
    await hal.token()
    table = (await hal.create("me", BOT))["table"]["id"]
    with monkeypatch.context() as patch:
        unreadable(served, patch)
        hal.http.headers["authorization"] = f"Bearer {(await hal.http.put('/api/tokens')).json()['token']}"
    line = await hal.sit(table)
    await line.until(lambda one: one.you["chairs"] == [0])


async def test_a_link_that_was_used_is_answered_even_if_the_store_then_fails(served, monkeypatch):
    """A link that moves a chair works once: who came by it gets the cookie to which the chair belongs."""
    ann, phone = served.person("Ann"), served.person()
    table = (await ann.create("me", BOT))["table"]["id"]
    made = await ann.http.post(f"/api/tables/{table}/chairs/0/link", json={"move": True})
    with monkeypatch.context() as patch:
        unreadable(served, patch)
        assert (await claimed(phone, made.json()["path"].removeprefix("/seat#"))).status_code == 200
    line = await phone.sit(table)
    await line.until(lambda one: one.you["chairs"] == [0])


async def test_a_chair_that_was_kept_is_looked_at_again_if_the_store_then_fails(served, monkeypatch):
    ann, eve = served.person("Ann"), served.person("Eve")
    table = (await ann.create("me", BOT))["table"]["id"]
    await linked(ann, table, eve)
    theirs = await eve.sit(table)
    with monkeypatch.context() as patch:
        unreadable(served, patch)
        assert (await kept(ann, table)).status_code == 503
    await theirs.until(lambda line: line.you["chairs"] == [])


async def test_a_browser_has_no_token_to_replace(served):
    ann = served.person("Ann")
    await ann.create("me", BOT)
    assert (await ann.http.put("/api/tokens")).json()["code"] == "nobody"
