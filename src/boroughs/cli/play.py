"""`boroughs play`."""

from pathlib import Path
from typing import Any

from boroughs.cli.common import Components, OptionPairs, open_game, parse_options
from boroughs.cli.main import UserError
from boroughs.cli.opponents import named_bots
from boroughs.cli.replay import Language, checked_language
from boroughs.cli.terminal import Table
from boroughs.games import load
from boroughs.match import Match
from boroughs.match.names import bot_name
from boroughs.match.record import decode, load_match
from boroughs.match.words import words

DEFAULT_LEVEL = "greedy"


def play(
    game: str | None = None,
    *,
    terminal: bool = False,
    players: int | None = None,
    people: int | None = None,
    bots: str | None = None,
    first: int | None = None,
    key: str | None = None,
    resume: Path | None = None,
    option: OptionPairs = None,
    components: Components = None,
    lang: Language | None = None,
) -> None:
    """Open a table in the browser, or with --terminal play here: against bots, or several people taking turns.

    Parameters
    ----------
    game
        The game's id, as listed by `boroughs games`.
    terminal
        Play here rather than in the browser. The flags below are for that, but for --components.
    players
        How many sit at the table; two by default, or the least that the game allows.
    people
        How many of them are people at this terminal, one by default; the others are bots.
    bots
        The bots' level, or one for each bot, separated by commas.
    first
        Who begins (from 1, people before bots); drawn by lot by default.
    key
        32 hexadecimal digits that fix all chance of the match.
    resume
        Go on with a match saved before.
    """
    deal = {"players": players, "people": people, "first": first, "key": key, "option": option}
    if not terminal:
        why = "is for a table at the terminal: add --terminal, or leave it out to play in the browser"
        refuse({**deal, "bots": bots, "resume": resume, "lang": lang}, why)
        if in_browser(game, components):
            return
    language = checked_language(lang or "en")
    if resume is not None:
        refuse(deal, "cannot be chosen in a match that goes on: leave it out, or begin another match")
        resumed(resume, game, language, bots, components).run()
        return
    opened = open_game(game or "manhattan", components)
    count = opened.check_players(max(opened.least, min(2, opened.most)) if players is None else players)
    here = 1 if people is None else people
    if not 1 <= here <= count:
        raise UserError(f"At a table of {count} there can be 1 to {count} people, not {here}.")
    if first is not None and not 1 <= first <= count:
        raise UserError(f"At a table of {count} one of 1 to {count} begins, not {first}.")
    names = [words(None, language).seat(p) for p in range(here)]
    while len(names) < count:
        names.append(bot_name(names))
    levels = [""] * here + named_bots(bots or DEFAULT_LEVEL, count - here)
    match = Match.at_table(
        opened,
        names,
        first=None if first is None else first - 1,
        key=None if key is None else checked_key(key),
        options=parse_options(opened, option),
    )
    Table(match, language, [levels[names.index(name)] for name in match.seats]).run()


def in_browser(game: str | None, components: Path | None) -> bool:
    """Opens a table in the browser. False: this copy has no front end."""
    from boroughs.cli.browser import open_table

    if game is None and components is not None:
        raise UserError("Name the game whose components these are.")
    return open_table(open_game(game, components).id if game else None)


def refuse(flags: dict[str, Any], why: str) -> None:
    """Says of the first flag that was given why it does not go here."""
    for name, value in flags.items():
        if value is not None:
            raise UserError(f"--{name} {why}.")


def resumed(save: Path, game: str | None, language: str, bots: str | None, components: Path | None) -> Table:
    """A saved match: its people and bots as they were, or with the bots that are named now."""
    record = decode(save.read_bytes())
    if game is not None and load(game).id != record.game:
        raise UserError(f"{save} is a match of {load(record.game).title}, not of {load(game).title}.")
    open_game(record.game, components)
    match = load_match(record)
    levels = record.levels or [""] * match.players
    if len(levels) != match.players:
        raise UserError(f"{save} names bots for {len(levels)} seats; the match has {match.players}.")
    if bots is not None:
        named = iter(named_bots(bots, sum(level != "" for level in levels)))
        levels = [level and next(named) for level in levels]
    return Table(match, language, levels, save=save)


def checked_key(text: str) -> bytes:
    try:
        key = bytes.fromhex(text)
    except ValueError:
        key = b""
    if len(key) != 16:
        raise UserError(f"A key is 32 hexadecimal digits, not {text!r}.")
    return key
