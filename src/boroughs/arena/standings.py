"""Who is how strong: shares of wins with their intervals, and ratings. From the matches alone, in their order."""

import math
from collections import defaultdict
from collections.abc import Iterable
from typing import Any

import msgspec

from boroughs.arena.ledger import Played
from boroughs.arena.tournament import Tournament

Z = 1.959964
"""Of a 95 % interval."""


class Standing(msgspec.Struct):
    """One bot. A shared first place counts as its share of a win; `low` and `high` bound the share with 95 % (Wilson)."""

    wins: float = 0.0
    matches: int = 0
    share: float = 0.0
    low: float = 0.0
    high: float = 1.0
    rating: float = 25.0
    sigma: float = 25.0 / 3
    """The rating is within 1.96 sigma of where it belongs, as far as these matches tell."""


def wilson(wins: float, matches: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    if matches == 0:
        return 0.0, 1.0
    share, z2 = wins / matches, Z * Z / matches
    middle = (share + z2 / 2) / (1 + z2)
    half = Z * math.sqrt(share * (1 - share) / matches + z2 / matches / 4) / (1 + z2)
    return max(middle - half, 0.0), min(middle + half, 1.0)


def shared_wins(places: Any) -> Any:
    """Wins by seat, from places by match and seat; a shared first place is divided. Alone one may lose."""
    first = places == 1
    return (first / first.sum(axis=1, keepdims=True).clip(min=1)).sum(axis=0)


def standings(tournament: Tournament, played: Iterable[Played]) -> dict[str, Standing]:
    """Every bot's standing by name. A bot that sits twice at a table counts twice in its matches."""
    found = [Standing() for _ in tournament.bots]
    rater = Rater(len(tournament.bots))
    for match in sorted(played, key=lambda p: p.number):
        assert match.result
        places = match.result.places
        for seat, bot in enumerate(match.bots):
            found[bot].matches += 1
            found[bot].wins += 1 / places.count(1) if places[seat] == 1 else 0
        rater.rate(match.bots, places)
    for bot, standing in enumerate(found):
        standing.share = round(standing.wins / standing.matches, 5) if standing.matches else 0.0
        standing.low, standing.high = (round(v, 5) for v in wilson(standing.wins, standing.matches))
        standing.wins = round(standing.wins, 3)
        standing.rating, standing.sigma = rater.of(bot)
    return dict(zip(tournament.names, found, strict=True))


class Rater:
    """Openskill's ratings (Plackett-Luce). A bot on several seats moves by the mean of what its seats tell."""

    def __init__(self, bots: int):
        from openskill.models import PlackettLuce

        self.model = PlackettLuce()
        self.ratings: list[Any] = [self.model.rating() for _ in range(bots)]

    def rate(self, bots: list[int], places: list[int]) -> None:
        if len(set(bots)) == 1:
            return  # against itself alone a bot shows nothing
        before = [[self.model.rating(self.ratings[b].mu, self.ratings[b].sigma)] for b in bots]
        after = self.model.rate(before, ranks=[float(p) for p in places])
        told = defaultdict(list)
        for bot, (rating,) in zip(bots, after, strict=True):
            told[bot].append(rating)
        for bot, seen in told.items():
            mu, sigma = (sum(getattr(r, k) for r in seen) / len(seen) for k in ("mu", "sigma"))
            self.ratings[bot] = self.model.rating(mu, sigma)

    def of(self, bot: int) -> tuple[float, float]:
        return round(self.ratings[bot].mu, 4), round(self.ratings[bot].sigma, 4)


def as_json(tournament: Tournament, played: list[Played]) -> dict[str, Any]:
    """The table for programs: {matches, bots: {name: {wins, matches, share, low, high, rating, sigma}}}."""
    return {"matches": len(played), "bots": msgspec.to_builtins(standings(tournament, played))}
