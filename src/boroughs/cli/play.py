"""`boroughs play`."""

from pathlib import Path

from boroughs.cli.common import Components, OptionPairs, open_game, parse_options
from boroughs.cli.main import UserError
from boroughs.cli.replay import Language, checked_language
from boroughs.cli.terminal import Table
from boroughs.games import load
from boroughs.match import Match
from boroughs.match.names import bot_name
from boroughs.match.record import decode, load_match
from boroughs.match.words import words


def play(
    game: str | None = None,
    *,
    terminal: bool = False,
    players: int | None = None,
    people: int = 1,
    bots: str | None = None,
    first: int | None = None,
    key: str | None = None,
    resume: Path | None = None,
    option: OptionPairs = None,
    components: Components = None,
    lang: Language = "en",
) -> None:
    """Open a table in the browser, or with --terminal play here: against bots, or several people taking turns.

    Parameters
    ----------
    game
        The game's id, as listed by `boroughs games`.
    terminal
        Play here rather than in the browser. The flags below are for that.
    players
        How many sit at the table; two by default, or the least that the game allows.
    people
        How many of them are people at this terminal; the others are bots.
    bots
        The bots' level, or one for each bot, separated by commas.
    first
        Who begins (from 1, people before bots); drawn by lot by default.
    key
        32 hexadecimal digits that fix all chance of the match.
    resume
        Go on with a match saved before.
    """
    if not terminal and resume is None and key is None:
        from boroughs.cli.browser import open_table

        if open_table(load(game).id if game else None):
            return
    language = checked_language(lang)
    if resume is not None:
        Table.resumed(load_match(decode(resume.read_bytes())), language, resume).run()
        return
    opened = open_game(game or "manhattan", components)
    count = opened.check_players(max(opened.least, min(2, opened.most)) if players is None else players)
    if not 1 <= people <= count:
        raise UserError(f"At a table of {count} there can be 1 to {count} people, not {people}.")
    names = [words(None, language).say("seat", number=p + 1) for p in range(people)]
    while len(names) < count:
        names.append(bot_name(names))
    match = Match.at_table(
        opened,
        names,
        first=None if first is None else first - 1,
        key=None if key is None else checked_key(key),
        options=parse_options(opened, option),
    )
    Table(match, language, people=names[:people], bots=bots).run()


def checked_key(text: str) -> bytes:
    try:
        key = bytes.fromhex(text)
    except ValueError:
        key = b""
    if len(key) != 16:
        raise UserError(f"A key is 32 hexadecimal digits, not {text!r}.")
    return key
