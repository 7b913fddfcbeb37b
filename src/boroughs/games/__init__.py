"""The games, found by scanning the folders beside this file; everybody reaches a game through `load`."""

import tomllib
from functools import cache
from pathlib import Path

from boroughs.games.registry import Game, GameError, Option

__all__ = ["Game", "GameError", "Option", "all_games", "load"]

HOME = Path(__file__).parent


@cache
def folders() -> dict[str, Path]:
    """The games' folders by id."""
    found = {}
    for front_page in sorted(HOME.glob("*/game.toml")):
        found[tomllib.loads(front_page.read_text(encoding="utf-8"))["id"]] = front_page.parent
    return found


@cache
def load(game: str) -> Game:
    """A game by its id. Its rules are imported and compiled only when they are used."""
    if game not in folders():
        raise GameError(f"There is no game {game!r}. The games are {', '.join(folders())}.")
    return Game(folders()[game])


def all_games() -> list[Game]:
    """Every game there is."""
    return [load(game) for game in folders()]
