"""`boroughs games`."""

from typing import Any

from boroughs.cli.common import Json, print_json, print_table, table
from boroughs.games import Game, all_games


def games(*, json: Json = False) -> None:
    """List the games, their players and options."""
    if json:
        print_json([described(game) for game in all_games()])
        return
    made = table("", "game", "title", "by", "year", "players", "options")
    for game in all_games():
        options = "\n".join(f"{o.name}: {o.range_in_words()} ({shown(o.default)})" for o in game.options)
        players = f"{game.least}–{game.most}"
        made.add_row(game.id, game.title, game.designer, str(game.year), players, options or "–")
    for column in made.columns:
        column.justify = "left"
    print_table(made)


def shown(value: object) -> str:
    return {True: "on", False: "off"}.get(value, str(value)) if isinstance(value, bool) else str(value)


def described(game: Game) -> dict[str, Any]:
    return {
        "id": game.id,
        "title": game.title,
        "designer": game.designer,
        "year": game.year,
        "players": [game.least, game.most],
        "rules_version": game.rules_version,
        "options": [
            {
                "name": o.name,
                "kind": o.kind,
                "default": o.default,
                **({"choices": list(o.choices)} if o.choices else {}),
                **({"low": o.low, "high": o.high} if o.kind == "number" else {}),
                **({"only_players": list(o.only_players)} if o.only_players else {}),
            }
            for o in game.options
        ],
    }
