"""Tables: the lobby, new ones, joining, chairs, commands by POST."""

from contextlib import nullcontext
from typing import Annotated

from litestar import Request, Response, delete, get, post, put
from litestar.params import Parameter

from boroughs.server import chairs, talk, views
from boroughs.server.changes import finish
from boroughs.server.house import House
from boroughs.server.messages import (
    ChairLink,
    ChatLine,
    Command,
    CreateTable,
    Join,
    Joined,
    Link,
    Move,
    Problem,
    Reply,
    SetChair,
    Snapshot,
    Table,
    TableLine,
    Undo,
)
from boroughs.server.refusals import Refusal, refusal_of
from boroughs.server.room import Room
from boroughs.server.routes.people import known, lines
from boroughs.server.starting import start_if_full
from boroughs.server.visitors import Caller, address_of

Since = Annotated[int, Parameter(ge=0, le=1_000_000)]
ChairNumber = Annotated[int, Parameter(ge=0, le=100)]


def snapshot(room: Room, caller: Caller, eyes: int | None, since: int = 0) -> Snapshot:
    history = room.history
    update = views.update(room, history, eyes, min(since, history.n)) if history else None
    return Snapshot(views.table(room), views.you(room, caller, eyes), update)


@get("/api/lobby", tags=["tables"])
async def lobby(request: Request, house: House, caller: Caller, game: str | None = None) -> list[TableLine]:  # type: ignore[type-arg]
    """Public tables that wait for players or play."""
    return await lines(house, request, caller, await house.store.lobby(game))


@post("/api/tables", tags=["tables"], status_code=201)
async def create(request: Request, house: House, caller: Caller, data: CreateTable) -> Response[Snapshot]:  # type: ignore[type-arg]
    """A new table. The match begins when every chair is taken."""
    async with house.rooms.opening(address_of(request)) if data.public else nullcontext():
        house.limits.table(address_of(request))
        caller, cookies = await known(house, request, caller, data.name)
        room = await opened(house, caller, data, address_of(request))
    async with room.working():
        await start_if_full(room)
    return Response(snapshot(room, caller, views.default_eyes(room, caller)), cookies=cookies, status_code=201)


async def opened(house: House, caller: Caller, wish: CreateTable, address: str) -> Room:
    """The table that was asked for."""
    row, holders = chairs.new_table(wish, caller, house.settings.bot_pace_ms)
    await house.store.add_table(row, holders)
    room = await house.rooms.get(row.id)
    room.opened_from = address
    return room


@get("/api/tables/{table:str}", tags=["tables"])
async def show(
    request: Request,  # type: ignore[type-arg]
    house: House,
    caller: Caller,
    table: str,
    seat: str | None = None,
    since: Since = 0,
) -> Snapshot:
    """Everything about a table, for who asks."""
    room = await house.rooms.get(table)
    house.limits.told(address_of(request), max(0, room.length - since))
    return snapshot(room, caller, views.checked_eyes(room, caller, seat), since)


@post("/api/tables/{table:str}/join", tags=["tables"], status_code=200)
async def join(request: Request, house: House, caller: Caller, table: str, data: Join) -> Response[Joined]:  # type: ignore[type-arg]
    """Takes a free chair."""
    room = await house.rooms.get(table)
    chairs.free_chair(room, data.chair)
    caller, cookies = await known(house, request, caller, data.name)
    chair = await finish(chairs.join(room, caller, data))
    return Response(Joined(table, chair), cookies=cookies)


@put("/api/tables/{table:str}/chairs/{chair:int}", tags=["tables"])
async def set_chair(house: House, caller: Caller, table: str, chair: ChairNumber, data: SetChair) -> Table:
    """The host puts a bot on a chair, or frees it."""
    room = await house.rooms.get(table)
    await finish(chairs.set_chair(room, caller, chair, data))
    return views.table(room)


@post("/api/tables/{table:str}/chairs/{chair:int}/link", tags=["tables"], status_code=201)
async def link(house: House, caller: Caller, table: str, chair: ChairNumber, data: ChairLink) -> Link:
    """A new secret link to one's own chair."""
    room = await house.rooms.get(table)
    return Link(f"/seat#{await chairs.new_link(room, caller, chair, move=data.move)}")


@delete("/api/tables/{table:str}/chairs/{chair:int}/link", tags=["tables"], status_code=200)
async def unlink(house: House, caller: Caller, table: str, chair: ChairNumber) -> Table:
    """Keeps one's own chair for oneself: no link leads to it any more, and whoever came by one has lost it."""
    room = await house.rooms.get(table)
    await finish(chairs.keep(room, caller, chair))
    return views.table(room)


@post("/api/tables/{table:str}/commands", tags=["tables"], status_code=200)
async def command(
    request: Request,  # type: ignore[type-arg]
    house: House,
    caller: Caller,
    table: str,
    data: Command,
) -> Reply | Response[Problem]:
    """The same commands as over the socket."""
    room = await house.rooms.get(table)
    if isinstance(data, Move | Undo):
        house.limits.told(address_of(request), room.n - seen(room, data))
    try:
        return await house.clerk.obey(room, caller, data, address_of(request))
    except Exception as error:
        refusal = refusal_of(error)
        if refusal is None:
            raise
        return Response(problem(room, caller, data, refusal), status_code=refusal.status)


def problem(room: Room, caller: Caller, command: Command, refusal: Refusal) -> Problem:
    """The refusal; with `stale` comes how things stand."""
    update = None
    if refusal.code == "stale" and room.history and isinstance(command, Move | Undo):
        update = views.update(room, room.history, views.default_eyes(room, caller), seen(room, command))
    return Problem(refusal.code, refusal.message, command.id, update, refusal.retry_after)


def seen(room: Room, command: Move | Undo) -> int:
    """The entry up to which the other side knows the match."""
    return command.n if command.n <= room.n else 0


@get("/api/tables/{table:str}/chat", tags=["tables"])
async def chat(house: House, table: str, since: Since = 0) -> list[ChatLine]:
    """The last lines of chat, or those after one."""
    return await talk.lines(await house.rooms.get(table), since)


HANDLERS = [lobby, create, show, join, set_chair, link, unlink, command, chat]
