"""The way of a click: check who, check the n that was seen, check the rules, store, show. Bots take the same way."""

import msgspec

from boroughs.match import UndoRefused
from boroughs.server.changes import append, change_state
from boroughs.server.history import LONGEST, History
from boroughs.server.messages import Ack, Move, Undo
from boroughs.server.refusals import Refusal
from boroughs.server.room import Room
from boroughs.server.store.rows import TableState
from boroughs.server.store.store import now_ms
from boroughs.server.visitors import Caller


async def move(room: Room, caller: Caller, command: Move) -> Ack:
    """A person's decision."""
    async with room.working():
        history = room.playing()
        seats = seats_to_play(room, caller)
        if (before := history.answered(seats, command.id, command.n)) is not None:
            return Ack(command.id, before)
        check_n(history, command.n)
        actor = checked_actor(history, seats)
        by_hand = not room.state.chairs[room.seats[actor]].program
        return await play(room, history, command.move, actor, command.id, careful=by_hand)


async def bot_move(room: Room, match: str, n: int, seat: int, move_id: int) -> Ack:
    """A bot's decision, which comes in like a person's; stale where the table has moved on."""
    async with room.working():
        history = room.playing()
        if history.id != match or not room.state.chairs[room.seats[seat]].played_by_bot:
            raise Refusal("stale", "The table has moved on.")
        check_n(history, n)
        return await play(room, history, move_id, seat, "")


async def play(room: Room, history: History, text: str | int, seat: int, request: str, *, careful: bool = False) -> Ack:
    return await store(room, history.played(text, seat, request, now_ms(), careful=careful))


async def store(room: Room, history: History) -> Ack:
    """Stores the newest entry, and does what follows from it."""
    entry = await append(room, history)
    await drop_outdated(room)
    await end_endless(room)
    return Ack(entry.request, entry.n)


async def undo(room: Room, caller: Caller, command: Undo) -> Ack:
    """Takes back one's own last decision, by the rules of the match."""
    async with room.working():
        history = room.playing()
        seats = seats_to_play(room, caller)
        if (before := history.answered(seats, command.id, command.n)) is not None:
            return Ack(command.id, before)
        check_n(history, command.n)
        check_running(history)
        seat, target = own_undo(history, seats)
        return await store(room, history.undone(target, seat, command.id, now_ms()))


def seats_to_play(room: Room, caller: Caller) -> list[int]:
    """The seats for which the caller may decide now."""
    chairs = [c for c in room.chairs_of(caller.hash) if not room.state.chairs[c].standing_in]
    if not chairs:
        raise Refusal("not-yours", "You have no chair at this table, or a bot stands in for you.")
    return [seat for c in chairs if (seat := room.seat_of(c)) is not None]


def check_n(history: History, n: int) -> None:
    if n != history.n:
        raise Refusal("stale", f"The position has changed: you have seen entry {n}, the last is {history.n} now.")


def check_running(history: History) -> None:
    if history.over:
        raise Refusal("over", "The match is over.")


def checked_actor(history: History, seats: list[int]) -> int:
    check_running(history)
    actor = history.actor
    assert actor is not None
    if actor not in seats:
        raise Refusal("not-your-turn", f"It is {history.match.seats[actor]}'s turn.")
    return actor


def own_undo(history: History, seats: list[int]) -> tuple[int, int]:
    """The seat that can take something back, and to which version."""
    for seat in seats:
        if (target := history.match.undo_target(seat)) is not None:
            return seat, target
    raise UndoRefused("Nothing to take back: something was drawn or revealed, or another player has acted.")


async def end_endless(room: Room) -> None:
    """Ends a match that goes on and on: in some games nobody has to come to an end."""
    history = room.history
    if history and history.length >= LONGEST:
        await end(room, None, "long")


async def end(room: Room, seat: int | None, why: str) -> None:
    """Ends the match without a result, unless it is over; nothing that was asked about it is a question any more."""
    history = room.history
    if history and not history.over:
        await store(room, history.closed(seat, why, now_ms()))


async def drop_outdated(room: Room) -> None:
    """What was asked about the position before is no longer a question."""
    state = room.state
    undo_asked = state.proposal is not None and state.proposal.kind in ("undo", "end")
    if undo_asked or state.declined or state.choices or state.step or state.asked_again:
        await change_state(room, fresh)


def fresh(state: TableState) -> TableState:
    proposal = state.proposal if state.proposal and state.proposal.kind == "rematch" else None
    return msgspec.structs.replace(state, proposal=proposal, declined=None, choices={}, asked_again={}, step=None)
