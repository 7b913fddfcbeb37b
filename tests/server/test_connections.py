"""Connections and lines that somebody holds, floods or does not read from."""

import asyncio
import contextlib
import socket
import struct
import time
from functools import lru_cache

import pytest
import websockets

from boroughs.server.connections import MOST_WAITING
from boroughs.server.limits import household
from boroughs.server.routes import pages
from boroughs.server.routes.pages import Page
from tests.server.people import raw

HEALTH = b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n"


@contextlib.asynccontextmanager
async def holding(served, count: int):
    """So many connections that say nothing."""
    held = [(await raw(served))[1] for _ in range(count)]
    yield
    for writer in held:
        writer.close()


async def cut(served) -> bool:
    """Whether the server ends a connection instead of answering."""
    reader, writer = await raw(served, HEALTH)
    try:
        return not await reader.read(1)
    except ConnectionError:
        return True
    finally:
        writer.close()


SLOW = [
    b"",
    b"GET /health HTTP/1.1\r\nHost: x\r\nX-Slow: ",
    b"POST /api/tokens HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{",
]


@pytest.mark.parametrize("begun", SLOW, ids=["nothing", "half a head", "half a body"])
async def test_a_request_that_trickles_in_is_given_up(start, begun, caplog):
    served = await start(request_seconds=0.3)
    reader, writer = await raw(served, begun)
    async with asyncio.timeout(10):
        await reader.read()
    writer.close()
    assert (await served.person().get("/health")).status_code == 200
    assert [one.message for one in caplog.records if one.levelname == "ERROR"] == []


async def test_one_address_has_only_so_many_connections(start):
    """One too many is cut at once, and there is room again when another is closed."""
    served = await start(connections_per_address=5, trusted_proxies="192.0.2.1")
    async with asyncio.timeout(20), holding(served, 4):
        async with holding(served, 1):
            assert await cut(served)
        while await cut(served):
            await asyncio.sleep(0.05)


async def test_a_proxy_has_any_number_of_connections(start):
    served = await start(connections_per_address=5, trusted_proxies="127.0.0.1")
    async with asyncio.timeout(20), holding(served, 20):
        assert not await cut(served)


async def test_lines_of_a_table_leave_room_for_requests(start):
    """They have a limit of their own."""
    served = await start(connections_per_address=2, trusted_proxies="192.0.2.1")
    ann = served.person()
    table = (await ann.create("me", "open"))["table"]["id"]
    lines = [await ann.sit(table) for _ in range(6)]
    assert (await served.person().get("/health")).status_code == 200
    assert len(lines) == 6


async def test_a_slow_answer_is_no_slow_request(start):
    """A stream that is quiet for longer than a request may take stays open."""
    served = await start(request_seconds=0.3, heartbeat=0.5)
    ann = served.person()
    table = (await ann.create("me", "open"))["table"]["id"]
    line, told = await ann.sit(table), b""
    reader, writer = await raw(served, f"GET /api/tables/{table}/stream HTTP/1.1\r\nHost: x\r\n\r\n".encode())
    async with asyncio.timeout(20):
        while told.count(b"event: pong") < 2:
            told += await reader.read(65_536)
    writer.close()
    assert (await line.do("ping"))["type"] == "pong"


def deaf(served, path: str) -> socket.socket:
    """Asks for something large, and does not read the answer."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    line.connect(("127.0.0.1", int(served.base.rsplit(":", 1)[1])))
    line.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
    return line


@pytest.fixture
def large(monkeypatch: pytest.MonkeyPatch) -> int:
    """The bytes of the page, whether the front end has been built here or not."""
    page = Page(b"x" * 20_000_000, None, "text/plain", '"large"', "no-cache")
    monkeypatch.setattr(pages, "files", lambda: {"index.html"})
    monkeypatch.setattr(pages, "opened", lambda _: page)
    return len(page.body)


async def test_a_front_end_that_is_built_anew_under_the_server_is_found(served, tmp_path, monkeypatch):
    names = lru_cache(maxsize=1)(lambda: {path.name: path for path in tmp_path.iterdir()})
    monkeypatch.setattr(pages, "files", names)
    before, after = tmp_path / "before.js", tmp_path / "after.js"
    before.touch()
    assert "before.js" in pages.files()
    before.rename(after)
    person = served.person()
    assert (await person.get("/before.js")).status_code == 404
    assert (await person.get("/after.js")).status_code == 200
    pages.opened.cache_clear()


@pytest.mark.usefixtures("large")
async def test_an_answer_that_nobody_takes_is_dropped(start):
    """Else a line and a copy of the answer could be held for ever, as many as one likes."""
    served = await start(request_seconds=0.5)
    lines = [await asyncio.to_thread(deaf, served, "/") for _ in range(3)]
    state = served.server.server_state
    async with asyncio.timeout(20):
        while len(state.connections) < 3:
            await asyncio.sleep(0.02)
        while state.connections:
            await asyncio.sleep(0.02)
    for line in lines:
        line.close()


async def test_a_line_that_was_torn_is_not_watched(served):
    """uvicorn's own timer may still ring for it."""
    reader, writer = await raw(served, b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
    await reader.readuntil(b"\r\n\r\n")
    (line,) = served.server.server_state.connections
    torn = struct.pack("ii", 1, 0)
    writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, torn)
    writer.transport.abort()
    async with asyncio.timeout(10):
        while served.server.server_state.connections:
            await asyncio.sleep(0.01)
    line.timeout_keep_alive_handler()
    assert line._untaken is None


async def test_an_answer_that_is_taken_slowly_is_waited_for(start, large):
    served = await start(request_seconds=0.4)
    line = await asyncio.to_thread(deaf, served, "/")
    line.setblocking(False)
    loop, taken, began = asyncio.get_running_loop(), 0, time.monotonic()
    while time.monotonic() - began < 3:
        taken += len(await loop.sock_recv(line, 200_000))
        await asyncio.sleep(0.02)
    while taken < large:
        news = await loop.sock_recv(line, 1_000_000)
        assert news, f"cut after {taken} bytes"
        taken += len(news)
    line.close()


@pytest.mark.parametrize(("many", "answered"), [(10, 10), (5000, 0)])
async def test_who_does_not_wait_for_answers_is_cut(served, many, answered):
    """Else all that somebody sends would be kept, and everybody else would wait until it is parsed."""
    last = b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
    reader, writer = await raw(served, HEALTH * (many - 1) + last)
    told = b""
    with contextlib.suppress(ConnectionError):
        told = await asyncio.wait_for(reader.read(-1), 10)
    assert told.count(b"HTTP/1.1 200") == answered
    assert all(len(line.pipeline) <= MOST_WAITING for line in served.server.server_state.connections)
    writer.close()


async def test_an_endless_head_is_cut(served):
    _, writer = await raw(served, b"GET /health HTTP/1.1\r\nHost: x\r\n")
    sent = 0
    with contextlib.suppress(ConnectionError):
        while sent < 10_000_000:
            writer.write(b"X-More: " + b"x" * 4000 + b"\r\n")
            sent += 4010
            await writer.drain()
            await asyncio.sleep(0.001)
    writer.close()
    assert sent < 10_000_000


async def test_a_stream_that_goes_away_at_once_leaves_nothing_behind(served):
    ann = served.person()
    table = (await ann.create("me", "open"))["table"]["id"]
    for k in range(40):
        _, writer = await raw(served, f"GET /api/tables/{table}/stream HTTP/1.1\r\nHost: x\r\n\r\n".encode())
        await asyncio.sleep(k % 4 * 0.002)
        writer.transport.abort()
    async with asyncio.timeout(20):
        while served.house.limits.sockets or served.house.attendance.viewers:
            await asyncio.sleep(0.02)


async def test_streams_of_one_address_are_limited(start):
    served = await start(sockets_per_address=2)
    ann = served.person()
    table = (await ann.create("me", "open"))["table"]["id"]
    path = f"/api/tables/{table}/stream"
    async with ann.http.stream("GET", path) as one, ann.http.stream("GET", path) as other:
        await anext(one.aiter_lines())
        await anext(other.aiter_lines())
        assert (await ann.get(path)).status_code == 429


async def test_opening_sockets_is_limited_like_requests(start):
    served = await start(requests_per_second=5.0)
    ann = served.person()
    table = (await ann.create("me", "open"))["table"]["id"]
    opened = 0
    with contextlib.suppress(websockets.InvalidStatus):
        while opened < 40:
            await (await ann.sit(table)).close()
            opened += 1
    assert opened < 40


async def test_newcomers_of_one_address_are_limited(start):
    served = await start(visitors_per_hour=3)
    answers = [(await served.person().http.post("/api/tokens", json={"name": "Hal"})).status_code for _ in range(5)]
    assert answers == [201, 201, 201, 429, 429]


def test_a_household_has_one_limit():
    assert household("2001:db8:1:2::7") == household("2001:db8:1:2:ffff::1") != household("2001:db8:1:3::7")
    assert household("::ffff:10.0.0.1") == household("10.0.0.1") != household("10.0.0.2")
    assert household("testclient") == "testclient"


async def test_a_stream_repeats_nothing_that_it_was_sent(served):
    ann = served.person()
    table = (await ann.create("me", "me"))["table"]["id"]
    async with ann.http.stream("GET", f"/api/tables/{table}/stream?since=0&match=x%0A%0Adata:%20evil") as answer:
        lines = []
        async for line in answer.aiter_lines():
            lines.append(line)
            if "update" in line and line.startswith("data"):
                break
    assert "evil" not in "".join(lines)
