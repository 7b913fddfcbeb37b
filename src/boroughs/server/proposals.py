"""What needs everybody's consent: going back further than the rules of undo, ending a match, playing again. Bots consent, but not
for a person in whose place they play: it is that person's match."""

import math

import msgspec

from boroughs.server.changes import append, change_state
from boroughs.server.history import History
from boroughs.server.messages import Ack, Answer, Declined, Proposal, Propose
from boroughs.server.moves import check_running, end
from boroughs.server.refusals import Refusal
from boroughs.server.room import Room
from boroughs.server.starting import again, check_asked
from boroughs.server.store.rows import TableState
from boroughs.server.store.store import now_ms
from boroughs.server.visitors import Caller

PAUSE_MS = 15_000
"""Who has asked the others and has not got their consent waits for so long before the next question."""


async def propose(room: Room, caller: Caller, command: Propose) -> Ack:
    """Asks the others; where nobody else has to be asked it is done at once."""
    async with room.working():
        await change_state(room, lambda state: proposed(room, state, caller, command))
        await settle(room)
        return Ack(command.id, room.n)


def proposed(room: Room, state: TableState, caller: Caller, command: Propose) -> TableState:
    """With the question on the table, if it may be asked as things stand."""
    chairs = playing(room, caller)
    history = room.playing()
    check_kind(history, command)
    version = target(room, history, command, chairs) if command.kind == "undo" else None
    if is_asked(state.proposal, chairs, command.kind, version):
        return state
    check_question(state, chairs[0])
    others = [chair for chair in asked(room, command.kind) if chair not in chairs]
    number = state.proposals + 1
    new = Proposal(number, command.kind, chairs[0], version, chairs, others)
    quiet = {**state.quiet_until, str(new.by): now_ms() + PAUSE_MS}
    return msgspec.structs.replace(state, proposal=new, proposals=number, declined=None, quiet_until=quiet)


def playing(room: Room, caller: Caller) -> list[int]:
    """The caller's chairs, of those who have not left."""
    chairs = [chair for chair in room.chairs_of(caller.checked()) if chair in room.people()]
    if not chairs:
        raise Refusal("not-yours", "Only who plays has a say in that.")
    return chairs


def is_asked(proposal: Proposal | None, chairs: list[int], kind: str, version: int | None) -> bool:
    """Whether this very question is open already: sent again after a cut it is no other one."""
    return proposal is not None and proposal.by in chairs and (proposal.kind, proposal.version) == (kind, version)


def check_question(state: TableState, chair: int) -> None:
    """One question at a time, and not again and again."""
    if state.proposal is not None:
        raise Refusal("open-question", "There is an open question. It has to be answered or withdrawn first.")
    wait = state.quiet_until.get(str(chair), 0) - now_ms()
    if wait > 0:
        seconds = math.ceil(wait / 1000)
        raise Refusal("slow-down", f"You have just asked. Ask again in {seconds} s.", retry_after=seconds)


def check_kind(history: History, command: Propose) -> None:
    if command.kind == "rematch":
        if not history.over:
            raise Refusal("not-over", "The match is not over yet.")
    else:
        check_running(history)


def asked(room: Room, kind: str) -> list[int]:
    """The chairs whose people must agree: all who have not left; to a rematch only those who are there."""
    return [chair for chair in room.people() if kind != "rematch" or room.presence.online(chair)]


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
        await change_state(room, lambda state: answered(state, playing(room, caller), command))
        await settle(room)
        return Ack(command.id, room.n)


def answered(state: TableState, chairs: list[int], command: Answer) -> TableState:
    """With an answer to the question that was put, and to no other."""
    old = state.proposal
    if old is None or old.id != command.proposal:
        raise Refusal("not-now", "This is no longer asked.")
    if not command.agree:
        declined = None if old.by in chairs else Declined(old.id, old.kind, old.by, chairs[0])
        return msgspec.structs.replace(state, proposal=None, declined=declined)
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
    await change_state(room, lambda state: agreed_to(state, proposal))
    seat = room.seat_of(proposal.by)
    if proposal.kind == "end":
        await end(room, seat, "agreed")
    elif proposal.version is not None and proposal.version < history.match.version and seat is not None:
        await append(room, history.undone(proposal.version, seat, "", now_ms()))


def agreed_to(state: TableState, proposal: Proposal) -> TableState:
    """Without the question, which is done now."""
    check_asked(state, proposal)
    return msgspec.structs.replace(state, proposal=None, quiet_until={})
