"""What needs everybody's consent: going back further than the rules of undo, ending a match, playing again. Bots consent."""

import msgspec

from boroughs.server.changes import append, change_state
from boroughs.server.history import History
from boroughs.server.messages import Ack, Answer, Proposal, Propose
from boroughs.server.moves import check_running
from boroughs.server.refusals import Refusal
from boroughs.server.room import Room
from boroughs.server.starting import again
from boroughs.server.store.rows import TableState
from boroughs.server.store.store import now_ms
from boroughs.server.visitors import Caller


async def propose(room: Room, caller: Caller, command: Propose) -> Ack:
    """Asks the others; where nobody else has to be asked it is done at once."""
    async with room.working():
        chairs = room.chairs_of(caller.checked())
        if not chairs:
            raise Refusal("not-yours", "Only who plays can ask for that.")
        history = room.playing()
        check_kind(history, command)
        version = target(room, history, command, chairs) if command.kind == "undo" else None
        others = [chair for chair in asked(room, command.kind) if chair not in chairs]

        def edit(state: TableState) -> TableState:
            number = state.proposals + 1
            new = Proposal(number, command.kind, chairs[0], version, chairs, others)
            return msgspec.structs.replace(state, proposal=new, proposals=number)

        await change_state(room, edit)
        await settle(room)
        return Ack(command.id, room.n)


def check_kind(history: History, command: Propose) -> None:
    if command.kind == "rematch":
        if not history.over:
            raise Refusal("not-over", "The match is not over yet.")
    else:
        check_running(history)


def asked(room: Room, kind: str) -> list[int]:
    """The chairs whose people must agree; to a rematch only those who are there."""
    people = [chair for chair in room.people() if not room.state.chairs[chair].standing_in]
    return [chair for chair in people if kind != "rematch" or room.presence.online(chair)]


def target(room: Room, history: History, command: Propose, chairs: list[int]) -> int:
    """The version to go back to: as asked for, or to before the proposer's own last decision."""
    if command.version is not None:
        if command.version >= history.match.version:
            raise Refusal("undo-refused", f"The match is at version {history.match.version}: that is not back.")
        return command.version
    own = [seat for chair in chairs if (seat := room.seat_of(chair)) is not None]
    kept = history.match.version
    for entry, before in zip(reversed(history.entries), reversed(history.versions[:-1]), strict=True):
        if entry.kind == "move" and entry.seat in own and before < kept:
            return before
        kept = min(kept, before)
    raise Refusal("undo-refused", "You have made no decision that could be taken back.")


async def answer(room: Room, caller: Caller, command: Answer) -> Ack:
    """Agrees, refuses, or withdraws one's own proposal."""
    async with room.working():
        chairs = room.chairs_of(caller.checked())
        proposal = room.state.proposal
        if proposal is None or proposal.id != command.proposal:
            raise Refusal("not-now", "This is no longer asked.")
        if not set(chairs) & {*proposal.needed, *proposal.agreed}:
            raise Refusal("not-yours", "Your answer is not needed.")
        await change_state(room, lambda state: answered(state, chairs, agree=command.agree))
        await settle(room)
        return Ack(command.id, room.n)


def answered(state: TableState, chairs: list[int], *, agree: bool) -> TableState:
    old = state.proposal
    if old is None or not agree:
        return msgspec.structs.replace(state, proposal=None)
    agreed = sorted({*old.agreed, *(c for c in chairs if c in old.needed)})
    needed = [c for c in old.needed if c not in chairs]
    return msgspec.structs.replace(state, proposal=msgspec.structs.replace(old, agreed=agreed, needed=needed))


async def settle(room: Room) -> None:
    """Does what all have agreed to."""
    proposal, history = room.state.proposal, room.history
    if proposal is None or proposal.needed or history is None:
        return
    if proposal.kind == "rematch":
        await again(room)
        return
    await change_state(room, lambda state: msgspec.structs.replace(state, proposal=None))
    seat = room.seat_of(proposal.by)
    if proposal.kind == "end":
        await append(room, history.closed(seat, "agreed", now_ms()))
    elif proposal.version is not None and proposal.version < history.match.version and seat is not None:
        await append(room, history.undone(proposal.version, seat, "", now_ms()))
