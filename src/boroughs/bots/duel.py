"""Matches between bots, for tuning and measuring: mirrored deals, rotated seats. Schedules and ratings are the arena's."""

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from boroughs.bots.bot import Bot, Budget
from boroughs.games import Game
from boroughs.kernel import SILENT

Played = Callable[[int], None]
"""Is told how many matches have been played since it was called last."""


def uncounted(matches: int) -> None:
    """For where nobody wants to know how far it is."""


@dataclass(frozen=True)
class Outcome:
    """How a match ended, by seat."""

    points: tuple[int, ...]
    places: tuple[int, ...]
    decisions: int

    def share(self, seat: int) -> float:
        """The seat's share of the win."""
        return 1.0 / self.places.count(1) if self.places[seat] == 1 else 0.0


def digest(*parts: object) -> bytes:
    return hashlib.blake2b(repr(parts).encode(), digest_size=16).digest()


def number(*parts: object) -> int:
    """A seed from whatever names the occasion."""
    return int.from_bytes(digest(*parts)[:8], "little")


def play(
    game: Game, bots: Sequence[Bot], deal: int, options: dict[str, Any] | None = None, budget: Budget | None = None
) -> Outcome:
    """One match, bot k on seat k, with the options for matches between programs. The same deal gives the same key."""
    chosen = {**game.between_programs, **(options or {})}
    state, buffer = opened(game, len(bots), deal, chosen), game.new_move_buffer()
    decisions, limits = 0, budget or Budget()
    while (actor := int(game.door.actor(state, 0))) >= 0:
        if game.door.legal(state, 0, buffer) == 1:
            move = int(buffer[0])
        else:
            seed = number("decision", deal, decisions, actor)
            move = bots[actor].choose(game, game.seen(state, actor), actor, limits, seed).move
            decisions += 1
        game.door.apply(state, 0, move, SILENT)
    return Outcome(
        by_seat(game, state, game.door.score, bots), by_seat(game, state, game.door.ranking, bots), decisions
    )


def opened(game: Game, players: int, deal: int, options: dict[str, Any]) -> Any:
    """A match of a numbered deal before its first move."""
    state = game.blank()
    state.key[0] = np.frombuffer(digest("deal", game.id, deal), "<u8")
    game.door.setup(state, 0, players, game.option_codes(options), SILENT)
    return state


def by_seat(game: Game, state: Any, door: Any, bots: Sequence[Bot]) -> tuple[int, ...]:
    out = np.zeros(max(len(bots), game.most), np.int64)
    door(state, 0, out)
    return tuple(int(v) for v in out[: len(bots)])


def rotated(hero: Bot, others: Sequence[Bot], match: int) -> tuple[list[Bot], int, int]:
    """The bots by seat in the match-th match of a series, the hero's seat, and the deal.

    A deal is played once with the hero on each seat, so that luck of the deal falls out of the comparison.
    """
    players = len(others) + 1
    deal, seat = divmod(match, players)
    return [*others[:seat], hero, *others[seat:]], seat, deal
