"""Who is there: the sockets of this process, and what the other processes say about theirs."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

WATCHERS = -1
"""Stands in the place of a chair for all who only watch."""

Told = tuple[int, str, int, int]


@dataclass
class Processes:
    """This server process and the others that share the store."""

    me: str
    started: int
    alive: frozenset[str] = frozenset()
    ended: dict[str, int] = field(default_factory=dict)
    """By process: when it was found to be gone, and everybody at it."""
    returns: list[int] = field(default_factory=list)
    """When the server came back after no process had lived for a while, in order."""

    def follow(self, alive: frozenset[str], now: int) -> None:
        """Takes over which processes live now."""
        self.ended |= dict.fromkeys(self.alive - alive, now)
        self.alive = alive

    def lives(self, process: str) -> bool:
        return process == self.me or process in self.alive


@dataclass
class Presence:
    """Presence at one table, by chair."""

    processes: Processes
    clock: Callable[[], int]
    here: dict[int, int] = field(default_factory=dict)
    """By chair: how many sockets of this process."""
    gone: dict[int, int] = field(default_factory=dict)
    """By chair: since when this process has none."""
    others: list[Told] = field(default_factory=list)

    def follow(self, told: Iterable[Told]) -> None:
        """Takes over what the store knows of other processes."""
        self.others = [one for one in told if one[1] != self.processes.me]

    def come(self, chair: int) -> bool:
        """One socket more; whether it is the first."""
        self.here[chair] = self.here.get(chair, 0) + 1
        self.gone.pop(chair, None)
        return self.here[chair] == 1

    def go(self, chair: int) -> bool:
        """One socket less; whether it was the last."""
        self.here[chair] -= 1
        if self.here[chair] == 0:
            self.gone[chair] = self.clock()
        return self.here[chair] == 0

    def online(self, chair: int) -> bool:
        return self.here.get(chair, 0) > 0 or any(
            c == chair and count > 0 and self.processes.lives(process) for c, process, count, _ in self.others
        )

    def away_since(self, chair: int, otherwise: int) -> int | None:
        """Since when nobody is there; None while somebody is."""
        if self.online(chair):
            return None
        ended = self.processes.ended
        times = [max(at, ended.get(process, 0)) for c, process, _, at in self.others if c == chair]
        return max([otherwise, self.processes.started, *times, *([self.gone[chair]] if chair in self.gone else [])])

    @property
    def watchers(self) -> int:
        far = sum(count for c, process, count, _ in self.others if c == WATCHERS and self.processes.lives(process))
        return self.here.get(WATCHERS, 0) + far
