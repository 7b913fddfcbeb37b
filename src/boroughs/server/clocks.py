"""Clocks, from the times in a match's log alone: any process that reads the log shows the same time.

What passes before an entry counts for the seat that made it; so the time until an undo counts for the one who asked for it.
"""

from collections.abc import Sequence

from boroughs.server.messages import Clock, ClockState
from boroughs.server.store import Entry

SECOND = 1000


def turn_began(entries: Sequence[Entry], versions: Sequence[int], started: int, actor: int | None) -> int:
    """Since when the actor has been deciding: its decisions in a row, and what it takes back of them, are one turn."""
    began, version = started, 0
    for entry, after in zip(entries, versions[1:], strict=True):
        if entry.seat != actor or after < version:  # another's entry, or an undo to before this turn
            began, version = entry.at, after
    return began


def spent(entries: Sequence[Entry], started: int, seats: int) -> list[int]:
    """The time that each seat has used up."""
    used, last = [0] * seats, started
    for entry in entries:
        if entry.seat is not None:
            used[entry.seat] += max(0, entry.at - last)
        last = entry.at
    return used


def turns(entries: Sequence[Entry], actor: int | None, seats: int) -> list[int]:
    """How many turns each seat has finished."""
    done = [0] * seats
    for k, entry in enumerate(entries):
        later = entries[k + 1].seat if k + 1 < len(entries) else actor
        if entry.kind == "move" and entry.seat is not None and later != entry.seat:
            done[entry.seat] += 1
    return done


def show(
    clock: Clock,
    entries: Sequence[Entry],
    versions: Sequence[int],
    started: int,
    actor: int | None,
    bots: Sequence[bool],
    now: int,
) -> ClockState:
    """The clocks now. A bot's stands still."""
    seats, whole = len(bots), clock.seconds * SECOND
    last = entries[-1].at if entries else started
    if clock.kind == "move":
        left = [whole] * seats
        if actor is not None:
            left[actor] = whole - (now - turn_began(entries, versions, started, actor))
    else:
        used, done = spent(entries, started, seats), turns(entries, actor, seats)
        left = [whole - u + d * clock.increment * SECOND for u, d in zip(used, done, strict=True)]
        if actor is not None:
            left[actor] -= max(0, now - last)
    shown = [whole if bot else max(0, ms) for ms, bot in zip(left, bots, strict=True)]
    running = None if actor is None or bots[actor] else actor
    return ClockState(now=now, running=running, left=shown)
