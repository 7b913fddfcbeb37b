"""The search's settings: the same for all games unless a game's own data says otherwise (`tuning.toml`)."""

import tomllib
from dataclasses import asdict, dataclass, fields, replace
from functools import lru_cache
from typing import Any

import numpy as np

from boroughs.bots.compiled.search import SETTINGS
from boroughs.games import Game

FILE = "tuning.toml"
NUMBERS = ("none", "one", "two", "three", "four", "five", "six")
SEVERAL = "many"
"""Settings for three and more that have none of their own."""


@dataclass(frozen=True)
class Settings:
    """What the search can be told; see `docs/bots.md`."""

    explore: float = 0.4
    trust: float = 1.0
    widen: float = 1.5
    power: float = 0.4
    wild: float = 0.1
    cutoff: int = 16
    depth: int = 1000
    blend: float = 0.5
    margin: float = 1.0
    """In units of the game's usual distance between two results (`forest.spread`), as `doubt` is."""
    doubt: float = 0.5

    def packed(self, spread: float, focus: int = -1) -> Any:
        """As compiled code takes them: distances in points."""
        packed = np.zeros(1, SETTINGS).view(np.recarray)
        for name, value in asdict(self).items():
            packed[name] = value
        packed["margin"] *= spread
        packed["doubt"] *= spread
        packed["focus"] = focus
        return packed


def company(players: int) -> str:
    """Whose settings a table takes: against one rival the search plays otherwise than among several."""
    return NUMBERS[max(players, 2)]


@lru_cache(maxsize=16)
def tuned(game: Game) -> dict[str, Any]:
    """A game's `tuning.toml`: `search` and `how` by company."""
    path = game.folder / FILE
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


@lru_cache(maxsize=32)
def settings_of(game: Game, players: int = 2) -> Settings:
    """A game's settings, from its data: those for so many players, else for many, else for two."""
    tables = tuned(game).get("search", {})
    names = [company(players), *([SEVERAL] if players > 2 else []), company(2)]
    found: dict[str, Any] = next((tables[name] for name in names if name in tables), {})
    known = {f.name for f in fields(Settings)}
    assert found.keys() <= known, f"{game.id} is tuned by what is no setting: {sorted(found.keys() - known)}"
    return replace(Settings(), **found)
