"""Five levels in plain words, the same in all games. Their words are the messages `level-NAME` and `level-NAME-help`.

The easy ones err as people do: a newcomer does not see every move and misjudges what he sees, a resident takes what looks
best at once; neither plays at random. `docs/strength.md` shows how often each beats the one below.
"""

from collections.abc import Callable

from boroughs.bots.bot import Bot, Budget
from boroughs.bots.search import Search
from boroughs.bots.simple import Greedy

LEVELS: dict[str, Callable[[], Bot]] = {
    "newcomer": lambda: Greedy(overlooks=0.5, slack=0.3),
    "resident": Greedy,
    "builder": lambda: Search(Budget(iterations=400, threads=1)),
    "architect": lambda: Search(Budget(iterations=4000, seconds=0.5, threads=1)),
    "magnate": lambda: Search(Budget(seconds=5.0, threads=2)),
}
"""From a first-timer's opponent to the strongest that fits in five seconds on two cores."""
