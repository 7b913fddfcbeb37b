"""Writes what the front end is built with: the games' front pages, and the types of all messages."""

import json
import sys
from pathlib import Path
from typing import Any

from boroughs.games import Game, all_games
from boroughs.server import typescript


def page(game: Game) -> dict[str, Any]:
    """The front page: what a lobby shows and what a new table asks for."""
    options = [
        {
            "name": o.name,
            "kind": o.kind,
            "default": o.default,
            "choices": list(o.choices),
            "low": o.low,
            "high": o.high,
            "only_players": list(o.only_players),
        }
        for o in game.options
    ]
    return {
        "id": game.id,
        "folder": game.folder.name,
        "title": game.title,
        "designer": game.designer,
        "year": game.year,
        "least": game.least,
        "most": game.most,
        "options": options,
    }


def write(path: Path, text: str) -> None:
    """Only where it changed, so that a watching build does not start again."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")


def main(folder: Path) -> None:
    pages = [page(game) for game in all_games()]
    write(folder / "games.json", json.dumps(pages, indent=1, ensure_ascii=False) + "\n")
    write(folder / "protocol.ts", typescript.write())


if __name__ == "__main__":
    main(Path(sys.argv[1]))
