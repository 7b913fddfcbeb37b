"""Origins, headers, limits, and that no secret is ever logged."""

import asyncio
import io
import json
import logging
import time

import pytest
import websockets

from boroughs.server import logs
from boroughs.server.limits import Bucket
from boroughs.server.security import same_origin
from boroughs.server.settings import Settings
from tests.server.people import BOT, play_on


async def test_changes_from_another_site_are_refused(served):
    ann = served.person()
    table = (await ann.create("me", BOT))["table"]["id"]
    foreign = [
        "https://evil.example",
        "null",
        "",
        "http://[",
        f"{served.base}.evil.example",
        served.base.replace("http", "file"),
    ]
    for headers in ({"sec-fetch-site": "cross-site"}, *({"origin": origin} for origin in foreign)):
        answer = await ann.http.post(f"/api/tables/{table}/commands", json={"type": "ping"}, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "origin")
    own = await ann.http.post(f"/api/tables/{table}/commands", json={"type": "ping"}, headers={"origin": served.base})
    assert own.status_code == 200


async def test_a_socket_from_another_site_is_not_accepted(served):
    address = served.base.replace("http", "ws") + "/api/tables/x/socket"
    with pytest.raises(websockets.InvalidStatus) as refused:
        await websockets.connect(address, origin="https://evil.example")
    assert refused.value.response.status_code == 403
    async with websockets.connect(address, origin=served.base) as accepted:
        await accepted.wait_closed()
        assert accepted.close_code == 4404


def test_behind_a_proxy_the_public_address_counts():
    behind = Settings(database="sqlite://", public_url="https://play.example")
    assert same_origin("https://play.example", "10.0.0.1:8000", behind)
    assert not same_origin("http://play.example", "10.0.0.1:8000", behind)
    assert not same_origin("http://10.0.0.1:8000", "10.0.0.1:8000", behind)
    assert behind.secure


async def test_every_answer_has_strict_headers(served):
    for path in ("/", "/api/games", "/api/nothing", "/t/abc"):
        headers = (await served.person().get(path)).headers
        assert "script-src 'self'" in headers["content-security-policy"]
        assert "unsafe-inline" not in headers["content-security-policy"].replace("style-src-attr 'unsafe-inline'", "")
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-content-type-options"] == "nosniff"


async def test_a_fast_address_is_told_to_slow_down(start):
    served = await start(requests_per_second=5.0)
    ann = served.person()
    answers = [await ann.get("/api/levels") for _ in range(30)]
    refused = [a for a in answers if a.status_code == 429]
    assert refused
    assert refused[0].json()["code"] == "slow-down"
    assert int(refused[0].headers["retry-after"]) >= 1


async def test_tables_and_sockets_of_one_address_are_limited(start):
    served = await start(tables_per_hour=2, sockets_per_address=2)
    ann = served.person()
    table = (await ann.create("me", "open"))["table"]["id"]
    await ann.create("me", "open")
    third = await ann.http.post("/api/tables", json={"game": "manhattan", "chairs": [{"kind": "me"}, BOT]})
    assert third.status_code == 429
    lines = [await ann.sit(table), await ann.sit(table)]
    with pytest.raises(websockets.InvalidStatus):
        await ann.sit(table)
    await lines[0].close()
    for _ in range(100):
        if not served.house.limits.sockets.get("127.0.0.1", 0) > 1:
            break
        await asyncio.sleep(0.01)
    await ann.sit(table)


async def test_long_messages_are_refused(served):
    ann = served.person()
    table = (await ann.create("me", "open"))["table"]["id"]
    line = await ann.sit(table)
    await line.socket.send("x" * 20_000)
    await line.until(lambda one: one.closed)
    assert line.closed[0] == 1009
    assert (await ann.command(table, "chat", text="x" * 401)).json()["code"] == "malformed"
    big = await ann.http.post(f"/api/tables/{table}/commands", json={"type": "chat", "text": "x" * 100_000})
    assert big.status_code == 413


async def test_a_flooding_client_is_slowed_then_cut_and_delays_nobody(start):
    served = await start(commands_per_second=20.0, flood_seconds=1.0)
    ann, ben = served.person("Ann"), served.person("Ben")
    table = (await ann.create("me", "open", first=0))["table"]["id"]
    await ben.join(table)
    calm, wild = await ann.sit(table), await ben.sit(table)

    async def flood() -> int:
        sent = 0
        try:
            while wild.closed is None:
                await wild.socket.send('{"type":"nonsense"}' if sent % 2 else "{")
                sent += 1
                if sent % 50 == 0:
                    await asyncio.sleep(0)
        except websockets.ConnectionClosed:
            pass
        return sent

    flooding = asyncio.create_task(flood())
    waits = []
    for _ in range(20):
        started = asyncio.get_running_loop().time()
        await calm.do("ping")
        waits.append(asyncio.get_running_loop().time() - started)
        await asyncio.sleep(0.1)
    await asyncio.wait_for(flooding, 60)
    assert wild.closed[0] == 4429
    answered = len([m for m in wild.heard if m["type"] == "refused"])
    assert answered < 200
    assert sorted(waits)[len(waits) // 2] < 0.5


def test_a_bucket_gives_a_burst_then_a_rate():
    bucket = Bucket(10.0, 5.0)
    assert [bucket.take() for _ in range(5)] == [0.0] * 5
    assert bucket.take() > 0.05


def test_who_is_refused_owes_nothing():
    bucket = Bucket(10.0, 5.0)
    waits = [bucket.ask() for _ in range(1000)]
    assert waits[:5] == [0.0] * 5
    assert 0 < waits[-1] <= 0.1


async def test_no_secret_is_logged(start, tmp_path):
    stream = io.StringIO()
    root = logging.getLogger()
    before = root.level, list(root.handlers)
    logs.set_up("debug")
    root.handlers[-1].setStream(stream)
    for tests_own in ("websockets.client", "httpx", "httpcore", "asyncio"):
        logging.getLogger(tests_own).setLevel(logging.WARNING)
    try:
        served = await start()
        ann, ben, hal = served.person("Ann"), served.person("Ben"), served.person("Hal")
        token = await hal.token()
        table = (await ann.create("me", BOT, first=0))["table"]["id"]
        path = (await ann.http.post(f"/api/tables/{table}/chairs/0/link", json={"move": False})).json()["path"]
        await ben.http.post("/api/seat", json={"secret": path.removeprefix("/seat#")})
        await hal.get("/api/me")
        line = await ann.sit(table)
        await play_on([line], 4)
        await ann.get(f"/api/tables/{table}")
        await ann.get(f"/api/matches/{line.table['match']}/positions/1")
        key = served.house.rooms.open[table].match_row.key
        assert line.table["key"] is None
        cookie = ann.http.cookies["boroughs"]
    finally:
        root.setLevel(before[0])
        root.handlers[:] = before[1]
    logged = stream.getvalue()
    assert '"route": "/api/tables/{table}"' in logged.replace('":"', '": "')
    for secret in (key.hex(), repr(key), cookie, token, path.removeprefix("/seat#"), table):
        assert secret not in logged
    for text in logged.splitlines():
        json.loads(text)


def test_no_extra_hides_how_bad_it_is():
    record = logging.makeLogRecord(
        {"levelname": "ERROR", "msg": "a bot failed", "level": "random", "text": "x", "game": "manhattan"}
    )
    line = json.loads(logs.JsonLines().format(record))
    assert (line["level"], line["text"], line["game"]) == ("error", "a bot failed", "manhattan")


async def test_errors_of_the_database_do_not_show_parameters(served):
    from sqlalchemy import insert
    from sqlalchemy.exc import IntegrityError

    from boroughs.server.store.schema import LINKS

    values = {"hash": "SECRET", "table": None, "chair": 0, "move": False}
    with pytest.raises(IntegrityError) as failed:
        await served.house.store.write(lambda connection: connection.execute(insert(LINKS), values))
    assert "SECRET" not in str(failed.value)


@pytest.mark.parametrize("path", ["/health", "/", "/api/games"])
async def test_what_can_be_got_can_be_asked_for_by_its_head_alone(served, path):
    """Uptime monitors and link checkers ask so."""
    ann = served.person()
    got, head = await ann.get(path), await ann.http.head(path)
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["content-type"] == got.headers["content-type"]


async def test_health_and_figures(served):
    ann = served.person()
    assert (await ann.get("/health")).json()["status"] == "ok"
    line = await ann.sit((await ann.create("me", "me", first=0))["table"]["id"])
    await line.play_first()
    figures = (await ann.get("/metrics")).text
    assert "boroughs_moves_total 1.0" in figures
    assert "boroughs_viewers 1.0" in figures
    assert 'boroughs_command_seconds_bucket{command="move"' in figures
    for name in ("boroughs_tables", "boroughs_bot_queue", "boroughs_requests_total"):
        assert name in figures


async def test_figures_show_trouble(start, database):
    served = await start(database)

    async def figure(name: str) -> float:
        lines = (await served.person().get("/metrics")).text.splitlines()
        return next(float(line.split()[1]) for line in lines if line.startswith(name + " "))

    assert await figure("boroughs_store_failed_total") == 0
    assert await figure("boroughs_database_bytes") > 10_000
    assert await figure("process_resident_memory_bytes") > 10_000_000
    time.sleep(1.0)  # noqa: ASYNC251
    await asyncio.sleep(0.01)
    assert await figure('boroughs_loop_delay_seconds_bucket{le="0.25"}') < await figure(
        "boroughs_loop_delay_seconds_count"
    )
