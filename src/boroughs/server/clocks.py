"""Clocks, from the times in the store alone: any process that reads them shows the same time.

What passes before an entry counts for the seat that made it; so the time until an undo counts for the one who asked for it. While no server
was there nobody could move: a decision in which that happened counts from a little after it was back.
"""

from bisect import bisect
from collections.abc import Sequence
from dataclasses import dataclass

from boroughs.server.messages import Clock, ClockState
from boroughs.server.store import Entry

SECOND = 1000
SETTLING = 10 * SECOND
"""So long people have to come back to a server that was away."""


@dataclass(frozen=True)
class Course:
    """What clocks are read from: a match's log, and when the server came back after it had been away."""

    started: int
    entries: Sequence[Entry]
    versions: Sequence[int]
    """By n: the version after that entry."""
    actor: int | None
    returns: Sequence[int] = ()
    """In order."""

    def passed(self, since: int, until: int) -> int:
        """How much of the time between two moments counts."""
        meanwhile = self.returns[bisect(self.returns, since) : bisect(self.returns, until)]
        return max(0, until - (meanwhile[-1] + SETTLING if meanwhile else since))

    def turn_began(self) -> int:
        """Since when the actor has been deciding: its decisions in a row, and what it takes back of them, are one turn."""
        began, version = self.started, 0
        for entry, after in zip(self.entries, self.versions[1:], strict=True):
            if entry.seat != self.actor or after < version:  # another's entry, or an undo to before this turn
                began, version = entry.at, after
        return began

    def spent(self, seats: int, now: int) -> list[int]:
        """The time that each seat has used up."""
        used, last = [0] * seats, self.started
        for entry in self.entries:
            if entry.seat is not None:
                used[entry.seat] += self.passed(last, entry.at)
            last = entry.at
        if self.actor is not None:
            used[self.actor] += self.passed(last, now)
        return used

    def turns(self, seats: int) -> list[int]:
        """How many turns each seat has finished."""
        done = [0] * seats
        for k, entry in enumerate(self.entries):
            later = self.entries[k + 1].seat if k + 1 < len(self.entries) else self.actor
            if entry.kind == "move" and entry.seat is not None and later != entry.seat:
                done[entry.seat] += 1
        return done


def show(clock: Clock, course: Course, bots: Sequence[bool], now: int) -> ClockState:
    """The clocks now. A bot's stands still."""
    seats, whole, actor = len(bots), clock.seconds * SECOND, course.actor
    if clock.kind == "move":
        left = [whole] * seats
        if actor is not None:
            left[actor] -= course.passed(course.turn_began(), now)
    else:
        used, done = course.spent(seats, now), course.turns(seats)
        left = [whole - u + d * clock.increment * SECOND for u, d in zip(used, done, strict=True)]
    shown = [whole if bot else max(0, ms) for ms, bot in zip(left, bots, strict=True)]
    running = None if actor is None or bots[actor] else actor
    return ClockState(now=now, running=running, left=shown)
