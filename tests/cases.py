"""Which matches the tests of all games play: every number of players, and every option's other values."""

import random
from dataclasses import dataclass, field
from typing import Any

from boroughs.games import Game, all_games, load
from boroughs.match import Match

LONGEST = 20_000
"""No match of programs has more decisions than that."""


@dataclass(frozen=True)
class Case:
    """A game, a number of players and the options that differ from the default."""

    game: str
    players: int
    chosen: tuple[tuple[str, Any], ...] = ()
    name: str = field(default="", compare=False)

    def __str__(self) -> str:
        return "-".join([self.game, str(self.players), *(f"{n}-{str(v).lower()}" for n, v in self.chosen)])

    @property
    def load(self) -> Game:
        return load(self.game)

    @property
    def options(self) -> dict[str, Any]:
        return {**self.load.between_programs, **dict(self.chosen)}

    def match(self, seed: int, *, auto: bool = True) -> Match:
        key = random.Random(f"key {self} {seed}").randbytes(16)
        return Match(self.load, self.players, self.options, key, auto=auto)


def other_values(game: Game) -> list[tuple[str, Any, list[int]]]:
    """Every value of every option that is not its default, and the numbers of players that it is for."""
    found = []
    for option in game.options:
        players = list(option.only_players) or list(range(game.least, game.most + 1))
        values: list[Any] = [c for c in option.choices if c != option.default]
        if option.kind == "switch":
            values = [not option.default]
        found += [(option.name, value, players) for value in values]
    return found


def cases(game: Game) -> list[Case]:
    plain = [Case(game.id, players) for players in range(game.least, game.most + 1)]
    return plain + [Case(game.id, players[-1], ((name, value),)) for name, value, players in other_values(game)]


ALL = [case for game in all_games() for case in cases(game)]
PLAIN = [case for case in ALL if not case.chosen]


def random_match(case: Case, seed: int, moves: int = LONGEST, *, auto: bool = True) -> tuple[Match, random.Random]:
    """A match after so many random moves, or at its end; the generator goes on with the same seed."""
    match, chooser = case.match(seed, auto=auto), random.Random(f"moves {case} {seed}")
    while not match.over and match.version < moves:
        match.play(int(chooser.choice(match.legal_ids())))
    return match, chooser
