"""What every adapter needs: matches of programs, keys from seeds, and what a place is worth."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from boroughs.games import Game, load
from boroughs.match import Match

PLACES, POINTS = "places", "points"
REWARDS = (PLACES, POINTS)


def game_of(game: Game | str) -> Game:
    return load(game) if isinstance(game, str) else game


def program_options(game: Game, chosen: dict[str, Any]) -> dict[str, Any]:
    """All options for a match of programs: the chosen ones, those that make sure of an end, the others by default.

    A name may be written as Python needs it: `free_start` for `free-start`.
    """
    known = {o.name for o in game.options}
    named = {n if n in known else n.replace("_", "-"): v for n, v in chosen.items()}
    return dict(game.complete_options({**game.between_programs, **named}))


def program_match(game: Game, players: int, chosen: dict[str, Any], key: bytes, *, auto: bool = True) -> Match:
    """A match of programs; its seats are called as research calls them."""
    return Match(game, players, program_options(game, chosen), key, seat_names(players), auto=auto)


def seat_names(players: int) -> list[str]:
    return [f"player_{p}" for p in range(players)]


def new_generator(seed: int | None) -> np.random.Generator:
    return np.random.default_rng(None if seed is None else check_seed(seed))


def check_seed(seed: int) -> int:
    if seed < 0:
        raise ValueError(f"A seed is a whole number from 0 on, not {seed}.")
    return seed


def check_rewards(rewards: str) -> str:
    if rewards not in REWARDS:
        raise ValueError(f"There are no rewards {rewards!r}: they are {' or '.join(REWARDS)}.")
    return rewards


def worth(places: Sequence[int]) -> list[float]:
    """From 1 for the winner to -1 for the last, evenly between; ties share, and the sum is 0. Alone: 1 for a win, else -1."""
    if len(places) == 1:
        return [1.0 if places[0] == 1 else -1.0]
    return [(sum(q > p for q in places) - sum(q < p for q in places)) / (len(places) - 1) for p in places]


class Purse:
    """What each seat of a match has still to be paid."""

    def __init__(self, match: Match, rewards: str):
        self.match = match
        self.dense = check_rewards(rewards) == POINTS
        self.paid = [0.0] * match.players

    def open(self) -> list[float]:
        """The rewards since the purse was last opened, by seat."""
        result = self.match.result
        due = [0.0] * self.match.players
        if self.dense:
            due = [float(p) for p in self.match.points]
        elif result is not None:
            due = worth(result.places)
        now = [d - p for d, p in zip(due, self.paid, strict=True)]
        self.paid = due
        return now
