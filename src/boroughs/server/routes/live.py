"""Live: WebSockets, server-sent events and ND-JSON, all telling the same."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Annotated

import msgspec
from litestar import Request, WebSocket, get, websocket
from litestar.params import Parameter
from litestar.response import Stream

from boroughs.server import views
from boroughs.server.house import House
from boroughs.server.messages import Preparing
from boroughs.server.refusals import Refusal
from boroughs.server.room import Room
from boroughs.server.routes.tables import Since
from boroughs.server.security import check_origin
from boroughs.server.sockets import GONE, Socket, break_off
from boroughs.server.viewer import Viewer
from boroughs.server.visitors import Caller, address_of

NO_TABLE, REFUSED, RESTARTING = 4404, 1008, 1012
NDJSON, EVENTS = "application/x-ndjson", "text/event-stream"
QUIET = {"cache-control": "no-store", "x-accel-buffering": "no"}
TOLD_EVERY = 2.0
PREPARING = msgspec.json.encode(Preparing())
Seen = Annotated[str | None, Parameter(max_length=40)]


@websocket("/api/tables/{table:str}/socket")
async def socket(
    socket: WebSocket,  # type: ignore[type-arg]
    house: House,
    table: str,
    match: str | None = None,
    since: int = 0,
    seat: str | None = None,
) -> None:
    """Commands in, news out. Where it comes from is checked before it is accepted."""
    address = address_of(socket)
    try:
        house.limits.request(address)
        check_origin(socket, house.settings)
        caller = await house.visitors.caller(socket)
        house.limits.socket(address)
    except Refusal as refusal:
        house.metrics.cut.labels(refusal.code).inc()
        await socket.close(REFUSED, refusal.message)
        return
    try:
        await talk(socket, house, caller, table, (match, since), seat)
    finally:
        house.limits.unsocket(address)


async def talk(
    socket: WebSocket,  # type: ignore[type-arg]
    house: House,
    caller: Caller,
    table: str,
    seen: tuple[str | None, int],
    seat: str | None,
) -> None:
    await socket.accept()
    admitted = asyncio.create_task(admit(house, caller, table, seen, seat, address_of(socket)))
    try:
        async for message in preparing(admitted):
            await socket.send_data(message, mode="text")
    except GONE:
        return
    try:
        viewer = await arrived(house, admitted, caller, table, seen, seat, address_of(socket))
    except Refusal as refusal:
        with contextlib.suppress(*GONE):
            await socket.close(NO_TABLE if refusal.code == "not-there" else REFUSED, refusal.message)
        return
    except Exception as error:  # noqa: BLE001 - ours are logged
        await break_off(socket, error)
        return
    try:
        await Socket(socket, house, viewer).run()
    finally:
        house.attendance.go(viewer)


async def admit(
    house: House, caller: Caller, table: str, seen: tuple[str | None, int], seat: str | None, address: str
) -> Room:
    """The table, once its game's rules are compiled, for somebody who may see it so."""
    room = await house.rooms.get(table)
    house.limits.told(address, missed(room, *seen))
    views.checked_eyes(room, caller, seat)
    return room


async def arrived(
    house: House,
    admitted: "asyncio.Task[Room]",
    caller: Caller,
    table: str,
    seen: tuple[str | None, int],
    seat: str | None,
    address: str,
) -> Viewer:
    """Who was admitted looks at the table. It is asked for once more: between the table as it stands and its viewer no news may come."""
    await admitted
    viewer = house.attendance.come(await house.rooms.get(table), caller, seat, address)
    viewer.seen(*seen)
    return viewer


async def preparing(admitted: asyncio.Task[Room]) -> AsyncIterator[bytes]:
    """What is said to who has to wait until rules are compiled; who goes away waits no longer."""
    try:
        while not (await asyncio.wait((admitted,), timeout=TOLD_EVERY))[0]:
            yield PREPARING
    finally:
        admitted.cancel()


@get("/api/tables/{table:str}/stream", tags=["tables"])
async def stream(
    request: Request,  # type: ignore[type-arg]
    house: House,
    caller: Caller,
    table: str,
    match: Seen = None,
    since: Since = 0,
    seat: str | None = None,
) -> Stream:
    """What the socket says, as server-sent events, or as ND-JSON if that is what `Accept` names."""
    lines = NDJSON in request.headers.get("accept", "")
    last = request.headers.get("last-event-id", "").partition(":")
    seen = (last[0], int(last[2])) if last[2].isdecimal() and len(last[2]) < 8 else (match, since)
    address = address_of(request)
    house.limits.check_socket(address)
    admitted = asyncio.create_task(admit(house, caller, table, seen, seat, address))
    if (await asyncio.wait((admitted,), timeout=TOLD_EVERY))[0]:
        admitted.result()  # a refusal has its status, unless one has to wait for it
    told = counted(house, admitted, caller, table, seen, seat, address, as_events=not lines)
    return Stream(told, media_type=NDJSON if lines else EVENTS, headers=QUIET)


async def counted(
    house: House,
    admitted: asyncio.Task[Room],
    caller: Caller,
    table: str,
    seen: tuple[str | None, int],
    seat: str | None,
    address: str,
    *,
    as_events: bool,
) -> AsyncIterator[bytes]:
    """The stream's messages. It counts from the first on: who goes away before that leaves nothing behind."""
    with contextlib.suppress(Refusal):  # others were faster since it was checked
        house.limits.socket(address)
        try:
            async for message in preparing(admitted):
                yield event(message) if as_events else message + b"\n"
            viewer = await arrived(house, admitted, caller, table, seen, seat, address)
            try:
                async for message in viewer.messages():
                    yield event(message, viewer) if as_events else message + b"\n"
            finally:
                house.attendance.go(viewer)
        finally:
            house.limits.unsocket(address)


def missed(room: Room, match: str | None, n: int) -> int:
    """How many moves somebody has not been told of who left off there."""
    return room.length - room.told(match, n)


def event(message: bytes, viewer: Viewer | None = None) -> bytes:
    """A message as a server-sent event; its id lets a browser go on after a cut."""
    kind = message[9 : message.index(b'"', 9)]  # {"type":"…
    place = f"id: {viewer.match}:{viewer.n}\n".encode() if viewer and viewer.match else b""
    return b"event: " + kind + b"\n" + place + b"data: " + message + b"\n\n"


HANDLERS = [socket, stream]
