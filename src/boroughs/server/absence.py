"""Somebody is away: after the table's time the others choose to wait, to let a bot play, or to end. Who comes back gets the chair
again."""

from collections import Counter
from collections.abc import Callable

import msgspec

from boroughs.server import clocks
from boroughs.server.changes import change_state, with_chair
from boroughs.server.messages import Ack, Back, Choose
from boroughs.server.moves import check_running, end
from boroughs.server.refusals import Refusal
from boroughs.server.room import Room
from boroughs.server.store.rows import TableState
from boroughs.server.store.store import now_ms
from boroughs.server.visitors import Caller

SECOND = 1000
CORRESPONDENCE = 3600
"""With so many seconds a move nobody is expected to sit at the table."""


def away_ms(state: TableState) -> int:
    """How long an absent player is waited for."""
    clock = state.clock
    slow = clock.seconds if clock and clock.kind == "move" and clock.seconds >= CORRESPONDENCE else 0
    return max(state.away_seconds, slow) * SECOND


def ask_from(room: Room, chair: int) -> int | None:
    """From when on the others may choose about a chair; None while there is nothing to choose."""
    who, history, course = room.state.chairs[chair], room.history, room.course()
    if history is None or course is None or history.over or who.kind != "person" or who.standing_in:
        return None
    times = []
    if who.left:
        times.append(0)
    if chair == room.actor_chair:
        since = room.presence.away_since(chair, course.started)
        times += [] if since is None else [max(since, course.turn_began()) + away_ms(room.state)]
        times += flag(room)
    return max(min(times), room.state.asked_again.get(str(chair), 0)) if times else None


def flag(room: Room) -> list[int]:
    """When the running clock runs out."""
    clock, course, now = room.state.clock, room.course(), now_ms()
    if clock is None or course is None:
        return []
    shown = clocks.show(clock, course, room.bots_by_seat(), now)
    return [] if shown.running is None else [now + shown.left[shown.running]]


async def choose(room: Room, caller: Caller, command: Choose) -> Ack:
    """What one of the others wants; done when more than half of them want it."""
    async with room.working():
        room.sitting(command.chair)
        await change_state(room, lambda state: chosen(state, command, choosing(room, caller, command.chair)))
        await settle(room, command.chair, others(room, caller, command.chair))
        return Ack(command.id, room.n)


def choosing(room: Room, caller: Caller, chair: int) -> list[int]:
    """The chairs for which the caller chooses, or a refusal where there is nothing to choose."""
    mine = others(room, caller, chair)
    if not mine:
        raise Refusal("not-yours", "Only the other players choose.")
    check_running(room.playing())
    if not is_asked(room, chair):
        raise Refusal("not-now", "There is nothing to choose yet.")
    return mine


def others(room: Room, caller: Caller, chair: int) -> list[int]:
    """The caller's chairs beside the one that is asked about, of those who have not left."""
    return [c for c in room.chairs_of(caller.checked()) if c in room.people() and c != chair]


def is_asked(room: Room, chair: int) -> bool:
    """Whether the others may choose about a chair now."""
    when = ask_from(room, chair)
    return when is not None and when <= now_ms()


def chosen(state: TableState, command: Choose, mine: list[int]) -> TableState:
    about = {**state.choices.get(str(command.chair), {}), **{str(chair): command.choice for chair in mine}}
    return msgspec.structs.replace(state, choices={**state.choices, str(command.chair): about})


async def settle(room: Room, chair: int, voters: list[int]) -> None:
    """Does what more than half of the people present have chosen."""
    present = {c for c in room.people() if c != chair and (c in voters or room.presence.online(c))}
    votes = Counter(what for who, what in room.state.choices[str(chair)].items() if int(who) in present)
    what, count = votes.most_common(1)[0]
    if 2 * count <= len(present):
        return
    if what == "wait":
        later = now_ms() + away_ms(room.state)
        await change_state(room, lambda state: waited(state, chair, later))
    elif what == "bot":
        await stand_in(room, chair, is_asked)
    else:
        await end(room, room.seat_of(voters[0]), "absent")


def waited(state: TableState, chair: int, later: int) -> TableState:
    choices = {c: about for c, about in state.choices.items() if c != str(chair)}
    return msgspec.structs.replace(state, choices=choices, asked_again={**state.asked_again, str(chair): later})


async def stand_in(room: Room, chair: int, still: Callable[[Room, int], bool]) -> None:
    """A bot plays for the chair until its person comes back: unless that has just happened at another process, or a move of theirs."""

    def edit(state: TableState) -> TableState:
        if not still(room, chair):
            raise Refusal("not-now", "Somebody was faster: nobody has to stand in here any more.")
        choices = {c: about for c, about in state.choices.items() if c != str(chair)}
        level = state.chairs[chair].level or room.stand_in_level
        return msgspec.structs.replace(with_chair(state, chair, standing_in=True, level=level), choices=choices)

    await room.refresh()  # a move leaves the row as it is: `change` would not notice it
    await change_state(room, edit)


async def back(room: Room, caller: Caller, command: Back) -> Ack:
    """Takes one's chairs again."""
    async with room.working():
        if any(room.state.chairs[c].standing_in or room.state.chairs[c].left for c in held(room, caller)):
            await change_state(room, lambda state: returned(state, held(room, caller)))
        return Ack(command.id, room.n)


def held(room: Room, caller: Caller) -> list[int]:
    """The caller's chairs, of which there must be one."""
    chairs = room.chairs_of(caller.checked())
    if not chairs:
        raise Refusal("not-yours", "You have no chair at this table.")
    return chairs


def returned(state: TableState, chairs: list[int]) -> TableState:
    for chair in chairs:
        state = with_chair(state, chair, standing_in=False, left=False, level=None)
    host = state.host if state.host >= 0 else chairs[0]
    return msgspec.structs.replace(state, host=host)


async def time_out(room: Room) -> None:
    """The running clock has run out: what the table has agreed on for that."""
    async with room.working():
        clock, chair = room.state.clock, room.actor_chair
        if clock is None or chair is None or not is_late(room, chair):
            return
        if clock.on_timeout == "bot":
            await stand_in(room, chair, is_late)
        elif clock.on_timeout == "end":
            await end(room, room.seat_of(chair), "time")
        else:
            room.changed()


def is_late(room: Room, chair: int) -> bool:
    """Whether it is the chair whose clock has run out."""
    due = flag(room)
    return chair == room.actor_chair and bool(due) and due[0] <= now_ms()
