"""What is measured, and how: contestants take turns for a moment each, several rounds, so that a busy minute hits all alike."""

import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass, field

Work = Callable[[], int]
"""Does a little of the work and says how much it was."""


@dataclass
class Contestant:
    """One program at one task. `work` is made by `prepare` in the first round: compiling and loading are not measured."""

    task: str
    name: str
    prepare: Callable[[], Work]
    ours: bool = False
    note: str = ""
    rates: list[float] = field(default_factory=list)
    work: Work | None = None

    def measure(self, seconds: float) -> None:
        """Works for about so long of this thread's own processor time, and notes units a second."""
        if self.work is None:
            self.work = self.prepare()
            self.work()
        done, began = 0, time.thread_time()
        while (spent := time.thread_time() - began) < seconds:
            done += self.work()
        self.rates.append(done / spent)

    @property
    def rate(self) -> float:
        """The median of the rounds."""
        return statistics.median(self.rates)


PLAY = "random play, decisions/s"
STEP = "one match at a time from Python, decisions/s"
VECTOR = "environment steps/s with observations and masks"
FIELD = "through the field's interfaces, one match at a time, steps/s"
SEARCH = "search, playout decisions/s"
COPY = "copies of a state/s"
TASKS = (PLAY, STEP, VECTOR, FIELD, SEARCH, COPY)
