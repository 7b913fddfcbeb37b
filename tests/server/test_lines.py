"""Frames that are no commands: a line takes some of them, and is cut before they keep anybody waiting."""

import asyncio
from collections.abc import Callable

import pytest

from boroughs.server.lines import EXTRA_AT_ONCE, PIECE, PatientLine
from boroughs.server.refusals import Refusal
from boroughs.server.routes import live
from tests.server.people import PATIENCE, Person, raw

TEXT, PING, PONG, CLOSE = 1, 9, 10, 8
MASK = bytes(4)


def frame(kind: int, payload: bytes = b"", *, last: bool = True) -> bytes:
    """A small frame as a client sends it."""
    assert len(payload) < 126
    return bytes([kind | last << 7, 0x80 | len(payload)]) + MASK + payload


async def opened(served, person: Person, *frames: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A line on which these frames have been sent in one go."""
    table = (await person.create("me", "open"))["table"]["id"]
    head = [
        f"GET /api/tables/{table}/socket HTTP/1.1",
        "Host: x",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        "Sec-WebSocket-Version: 13",
        f"Cookie: boroughs={person.http.cookies['boroughs']}",
    ]
    reader, writer = await raw(served, "\r\n".join([*head, "", ""]).encode())
    await reader.readuntil(b"\r\n\r\n")
    writer.write(b"".join(frames))
    return reader, writer


async def heard(reader: asyncio.StreamReader, end: bytes = b"") -> bytes:
    """All that is said, up to some words or until the line is cut."""
    told = b""
    async with asyncio.timeout(PATIENCE):
        try:
            while (some := await reader.read(65536)) and not (end and end in told + some):
                told += some
        except ConnectionResetError:
            return told
    return told + some


def the_line(served) -> PatientLine:
    (line,) = [one for one in served.server.server_state.connections if isinstance(one, PatientLine)]
    return line


async def until(so: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not so():
            await asyncio.sleep(0.01)


FLOODS = {
    "pings": [frame(PING)] * 5000,
    "pongs": [frame(PONG)] * 5000,
    "pieces": [frame(TEXT, b"{", last=False), *[frame(0, last=False)] * 5000],
    "after a close": [frame(TEXT, b"{")] * 5000,
}


@pytest.mark.parametrize("flood", FLOODS)
async def test_who_floods_with_what_is_no_command_is_cut(start, flood):
    served = await start(commands_per_second=1.0, flood_seconds=0.1)
    reader, writer = await opened(served, served.person(), *FLOODS[flood])
    told = await heard(reader)
    assert told.count(b"\x8a\x00") <= EXTRA_AT_ONCE + PIECE / 6  # pongs
    assert told.count(b"malformed") < 200
    writer.close()


async def test_some_pings_and_pieces_are_answered(served):
    pieces = [frame(TEXT, b'{"type":"ping",', last=False), frame(PING, b"well?"), frame(0, b'"id":"mine"}')]
    reader, writer = await opened(served, served.person(), *pieces)
    told = await heard(reader, b'"id":"mine"')
    assert b"\x8a\x05well?" in told
    writer.close()


async def test_what_is_sent_at_once_is_answered_in_order(served):
    many = [frame(TEXT, b'{"type":"ping","id":"%d"}' % k) for k in range(1000)]
    reader, writer = await opened(served, served.person(), *many)
    told = await heard(reader, b'"id":"999"')
    places = [told.index(b'"id":"%d"' % k) for k in range(1000)]
    assert places == sorted(places)
    writer.close()


async def test_what_is_not_utf_8_is_no_command(served, caplog):
    reader, writer = await opened(
        served, served.person(), frame(TEXT, b"\xff"), frame(TEXT, b'{"type":"ping","id":"on"}')
    )
    told = await heard(reader, b'"id":"on"')
    assert b'"code":"malformed"' in told
    assert not [record for record in caplog.records if record.levelname == "ERROR"]
    writer.close()


async def test_who_breaks_the_line_before_a_refusal_is_no_failure_of_ours(served, monkeypatch, caplog):
    person, broken = served.person(), asyncio.Event()

    async def refuse(*_):
        await broken.wait()
        raise Refusal("not-there", "There is no such table.")

    monkeypatch.setattr(live, "admit", refuse)
    _, writer = await opened(served, person)
    line = the_line(served)
    monkeypatch.setattr(line.transport, "close", lambda: None)  # that takes a moment
    writer.write(bytes(200))
    await until(lambda: line.close_sent)
    broken.set()
    await until(lambda: not served.server.server_state.tasks)
    assert not [record for record in caplog.records if record.levelname == "ERROR"]
    line.transport.abort()
    writer.close()


@pytest.mark.parametrize("last", [b"", frame(CLOSE, b"\x03\xe8"), bytes(200)], ids=["silent", "closed", "broken"])
async def test_a_line_from_which_nobody_reads_ends(start, last):
    served = await start(request_seconds=0.2)
    _, writer = await opened(served, served.person())
    line = the_line(served)
    line.transport.write(bytes(30_000_000))
    writer.write(last)
    await until(lambda: line not in served.server.server_state.connections)
    await until(lambda: not served.house.limits.sockets)
    writer.close()
