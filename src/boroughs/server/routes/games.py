"""What there is to play: games, their tables of moves and events, their words, the bots' levels."""

from functools import lru_cache
from typing import Any

from litestar import Response, get

from boroughs.games import Game, all_games, load
from boroughs.kernel.box import read
from boroughs.kernel.tables import Domain
from boroughs.match.words import COMMON, LANGUAGES
from boroughs.server import bots_at_table
from boroughs.server.messages import DomainInfo, FieldInfo, GameInfo, GameTables, KindInfo, LevelInfo, OptionInfo
from boroughs.server.refusals import Refusal

NOT_IN_THE_BOX = ("game.toml", "tuning.toml")
HOUR = {"cache-control": "public, max-age=3600"}


@get("/api/games", tags=["games"], sync_to_thread=False)
def list_games() -> list[GameInfo]:
    """Every game there is."""
    return [info(game) for game in all_games()]


@get("/api/games/{game:str}", tags=["games"], sync_to_thread=True)
def game_tables(game: str) -> GameTables:
    """A game's kinds of moves and events, the fields of its view, and what is in the box."""
    return tables(found(game))


@get("/api/words/{game:str}/{file:str}", tags=["games"], media_type="text/plain", sync_to_thread=True)
def words(game: str, file: str) -> Response[str]:
    """The words of a game (or, for `common`, those of all) in a language: `en.ftl`, `de.ftl`."""
    language, dot, kind = file.partition(".")
    if (dot, kind) != (".", "ftl") or language not in LANGUAGES:
        raise Refusal("not-there", f"There are words in {', '.join(LANGUAGES)}.")
    folder = COMMON if game == "common" else found(game).folder / "words"
    return Response((folder / f"{language}.ftl").read_text(encoding="utf-8"), media_type="text/plain", headers=HOUR)


@get("/api/levels", tags=["games"], sync_to_thread=False)
def levels() -> list[LevelInfo]:
    """The bots' levels, the weakest first."""
    return bots_at_table.levels()


def found(game: str) -> Game:
    if game not in {one.id for one in all_games()}:
        raise Refusal("not-there", "There is no such game.")
    return load(game)


def info(game: Game) -> GameInfo:
    options = [
        OptionInfo(o.name, o.kind, o.default, list(o.choices), o.low, o.high, list(o.only_players))  # type: ignore[arg-type]
        for o in game.options
    ]
    spoken = [language for language in LANGUAGES if (game.folder / "words" / f"{language}.ftl").exists()]
    return GameInfo(
        game.id, game.title, game.designer, game.year, game.least, game.most, game.rules_version, options, spoken
    )


@lru_cache(maxsize=32)
def tables(game: Game) -> GameTables:
    fields = [
        FieldInfo(name, list(field.shape), field.sight)  # type: ignore[arg-type]
        for name, field in game.layout.fields.items()
        if field.sight != "secret"
    ]
    return GameTables(
        game.id,
        [KindInfo(k.name, domains(k.fields)) for k in game.moves.kinds],
        [KindInfo(k.name, domains(k.fields)) for k in game.events.kinds],
        fields,
        box(game),
    )


def domains(fields: dict[str, Domain]) -> list[DomainInfo]:
    return [
        DomainInfo(n, d.label, list(d.values), d.low, d.count, None if d.known_to is None else list(d.known_to))
        for n, d in fields.items()
    ]


def box(game: Game) -> dict[str, Any]:
    """What is in the box, by the names of its files: the game's own box, or the one that stands in for it."""
    names = sorted(file.name for file in game.folder.glob("*.toml") if file.name not in NOT_IN_THE_BOX)
    return {name.removesuffix(".toml"): read(game.id, game.folder, name) for name in names}


HANDLERS = [list_games, game_tables, words, levels]
