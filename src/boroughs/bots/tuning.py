"""The search's settings: the same for all games unless a game's own data says otherwise (`tuning.toml`)."""

import tomllib
from dataclasses import asdict, dataclass, fields, replace
from functools import lru_cache
from typing import Any

import numpy as np

from boroughs.bots.compiled.search import SETTINGS
from boroughs.games import Game

FILE = "tuning.toml"


@dataclass(frozen=True)
class Settings:
    """What the search can be told; see `docs/bots.md`."""

    explore: float = 0.5
    trust: float = 1.0
    widen: float = 3.0
    power: float = 0.5
    wild: float = 0.1
    cutoff: int = 0
    blend: float = 0.3
    margin: float = 10.0
    doubt: float = 5.0

    def packed(self, focus: int = -1) -> Any:
        """As compiled code takes them."""
        packed = np.zeros(1, SETTINGS).view(np.recarray)
        for name, value in asdict(self).items():
            packed[name] = value
        packed["focus"] = focus
        return packed


@lru_cache(maxsize=16)
def settings_of(game: Game) -> Settings:
    """A game's settings, from its data."""
    path = game.folder / FILE
    if not path.exists():
        return Settings()
    found = tomllib.loads(path.read_text(encoding="utf-8")).get("search", {})
    known = {f.name for f in fields(Settings)}
    assert found.keys() <= known, f"{path} names settings that there are not: {sorted(found.keys() - known)}"
    return replace(Settings(), **found)
