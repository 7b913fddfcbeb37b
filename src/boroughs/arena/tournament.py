"""A tournament: who plays whom, on which seats, with which deal. Everything follows from a few numbers and names."""

import hashlib
import random
from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import combinations, count

import msgspec

from boroughs.bots.make import file_of
from boroughs.games import Game, GameError, load
from boroughs.kernel.cache import PACKAGE, source_files

FORMAT = 1
SOURCES = ("kernel", "games", "bots")


class Fixture(msgspec.Struct, frozen=True):
    """One match of a tournament: bot `bots[p]` of the tournament's list sits on seat p."""

    number: int
    deal: int
    bots: tuple[int, ...]


class Tournament(msgspec.Struct, frozen=True, dict=True):
    """A round robin. The same numbers and names give the same fixtures on every machine.

    A round lets every group of bots play one deal, once for each turn of the seats: the luck of the deal falls to each of
    them alike. Where there are fewer bots than seats, they sit more than once, as evenly as can be.
    """

    game: str
    players: int
    bots: list[str]
    matches: int
    seed: int
    options: dict[str, str | int | bool]
    rules_version: int
    sources: str = ""
    """A digest of what the bots are made of: matches of bots that have changed since are not theirs."""
    arena: int = FORMAT

    @classmethod
    def of(
        cls,
        game: Game | str,
        bots: Sequence[str],
        *,
        players: int | None = None,
        matches: int = 100,
        seed: int = 1,
        options: dict[str, object] | None = None,
    ) -> "Tournament":
        """A tournament, its game and options checked."""
        found = load(game) if isinstance(game, str) else game
        seats = found.check_players(found.most if players is None else players)
        if not bots:
            raise GameError("A tournament needs at least one bot.")
        if matches < 1:
            raise GameError(f"A tournament has at least one match, not {matches}.")
        chosen = found.complete_options({**found.between_programs, **(options or {})})
        return cls(found.id, seats, list(bots), matches, seed, chosen, found.rules_version, sources_of(bots))

    @cached_property
    def names(self) -> list[str]:
        """What the bots are called in tables: a second one of the same text gets a number."""
        return [
            b if self.bots[:i].count(b) == 0 else f"{b}#{self.bots[:i].count(b) + 1}" for i, b in enumerate(self.bots)
        ]

    @property
    def round_size(self) -> int:
        """How many matches it takes until everybody has met everybody from every seat."""
        return sum(len(turns(group)) for group in groups(len(self.bots), self.players))

    def fixtures(self) -> Iterator[Fixture]:
        """All matches, in the order in which they count."""
        for number, (deal, seats) in zip(range(self.matches), self._endless(), strict=False):
            yield Fixture(number, deal, seats)

    def _endless(self) -> Iterator[tuple[int, tuple[int, ...]]]:
        deals = count()
        while True:
            for group in groups(len(self.bots), self.players):
                deal = next(deals)
                for seats in turns(self._order(group, deal)):
                    yield deal, seats

    def _order(self, group: tuple[int, ...], deal: int) -> list[int]:
        """Who sits next to whom, by lot; no order that turns into itself before everybody had every seat."""
        dice, order = random.Random(f"{self.seed} order {deal}"), list(group)
        dice.shuffle(order)
        while len(turns(order)) < len(turns(group)):
            dice.shuffle(order)
        return order

    def key(self, deal: int) -> bytes:
        """The key of a deal: whoever plays it gets the same cards on the same seats."""
        return self.digest("deal", deal)

    def digest(self, *parts: object) -> bytes:
        return hashlib.blake2b(repr((self.game, self.seed, *parts)).encode(), digest_size=16).digest()

    def number_of(self, *parts: object) -> int:
        """A seed for whatever the parts name."""
        return int.from_bytes(self.digest(*parts)[:7], "little")


def sources_of(bots: Sequence[str]) -> str:
    """A short name for the present program and for the files of one's own bots."""
    ours = source_files(*(PACKAGE / part for part in SOURCES))
    theirs = (path for text in bots if (path := file_of(text)) and path.is_file())
    text = hashlib.blake2b(digest_size=8)
    for path in (*ours, *theirs):
        text.update(path.read_bytes())
    return text.hexdigest()


def groups(bots: int, seats: int) -> list[tuple[int, ...]]:
    """Which bots sit together: every choice of as many as there are seats; if there are fewer, all of them, evenly."""
    if bots >= seats:
        return list(combinations(range(bots), seats))
    each, extra = divmod(seats, bots)
    everybody = [b for b in range(bots) for _ in range(each)]
    return [tuple(sorted([*everybody, *more])) for more in combinations(range(bots), extra)]


def turns(order: Sequence[int]) -> list[tuple[int, ...]]:
    """The seatings that come from turning the table, each once."""
    return list(dict.fromkeys((*order[k:], *order[:k]) for k in range(len(order))))
