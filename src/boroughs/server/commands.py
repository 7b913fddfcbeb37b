"""What each command does: one way for sockets, for POST, for people and for programs."""

from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

import msgspec

from boroughs.server import absence, chairs, moves, proposals, questions, talk
from boroughs.server.changes import change_state, finish
from boroughs.server.messages import (
    Ack,
    Answer,
    Auto,
    Back,
    Bots,
    Chat,
    Choose,
    Command,
    Hint,
    Leave,
    Look,
    Move,
    Ping,
    Pong,
    Preview,
    Propose,
    Reply,
    Step,
    Undo,
    Why,
)
from boroughs.server.refusals import Refusal
from boroughs.server.room import Room
from boroughs.server.store.rows import TableState
from boroughs.server.store.store import now_ms
from boroughs.server.visitors import Caller

if TYPE_CHECKING:
    from boroughs.server.house import House

Obeys = Callable[[Room, Caller, Any], Coroutine[Any, Any, Reply]]

CHANGES: dict[type, Obeys] = {
    Move: moves.move,
    Undo: moves.undo,
    Propose: proposals.propose,
    Answer: proposals.answer,
    Chat: talk.say,
    Choose: absence.choose,
    Back: absence.back,
    Leave: chairs.leave,
    Auto: chairs.auto,
}


async def obey(house: "House", room: Room, caller: Caller, command: Command, address: str = "") -> Reply:
    """Does what is asked, or refuses. What has begun is finished even if the asker goes away."""
    if isinstance(command, Ping):
        return Pong(command.id, now_ms())
    if isinstance(command, Why):
        return questions.why(room, caller, command)
    if isinstance(command, Preview):
        return await questions.preview(room, caller, command)
    if isinstance(command, Hint):
        return await house.archive.hint(room, caller, command, house.thinkers.of(address), house.settings.hint_seconds)
    if isinstance(command, Look):
        raise Refusal("refused", "Eyes are changed on a socket; here ask with ?seat=.")
    if isinstance(command, Bots | Step):
        return await finish(steer_bots(room, caller, command))
    return await finish(CHANGES[type(command)](room, caller, command))


async def steer_bots(room: Room, caller: Caller, command: Bots | Step) -> Ack:
    """Pauses the bots, lets them go on, sets their pace, or lets a paused one make a move. Where others play, nobody makes them wait."""
    async with room.working():
        chairs.check_host(room, caller)
        if isinstance(command, Step) or command.paused:
            chairs.check_alone(room)
        await change_state(room, lambda state: steered(room, state, command))
        return Ack(command.id, room.n)


def steered(room: Room, state: TableState, command: Bots | Step) -> TableState:
    if isinstance(command, Step):
        return msgspec.structs.replace(state, step=(room.row.match or "", room.n))
    paused = state.paused if command.paused is None else command.paused
    pace = state.pace_ms if command.pace_ms is None else max(command.pace_ms, room.least_pace_ms)
    return msgspec.structs.replace(state, paused=paused, pace_ms=pace, step=None)
