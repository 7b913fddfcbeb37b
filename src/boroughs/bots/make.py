"""Bots by their text: a level, `greedy`, `search:0.2`, or one's own class in a file."""

import importlib.util
import re
import sys
from pathlib import Path
from typing import Any

from boroughs.bots.bot import Bot, BotError, Budget
from boroughs.bots.levels import LEVELS
from boroughs.bots.search import Search
from boroughs.bots.simple import Greedy, Random

SEARCH = re.compile(r"search(?::(?P<amount>\d+\.?\d*|\.\d+)(?P<unit>[is]?)(?:x(?P<threads>[1-9]\d?))?)?")
HELP = (
    f"a level ({', '.join(LEVELS)}), random, greedy, search, search:0.2 (seconds a decision), search:1000i (iterations), "
    "search:5x2 (two threads), or path/file.py:Class"
)


def make(text: str) -> Bot:
    """The bot that the text names. Raises BotError with a sentence that says what would be one."""
    if text in LEVELS:
        return LEVELS[text]()
    if text == "random":
        return Random()
    if text == "greedy":
        return Greedy()
    if found := SEARCH.fullmatch(text):
        return Search(searching(**found.groupdict()))
    if path := file_of(text):
        return from_file(path, text.rpartition(":")[2])
    raise BotError(f"There is no bot {text!r}. A bot is {HELP}.")


def file_of(text: str) -> Path | None:
    """The file that a bot of one's own comes from."""
    path, colon, _ = text.rpartition(":")
    return Path(path) if colon and path.endswith(".py") else None


def searching(amount: str | None, unit: str | None, threads: str | None) -> Budget:
    """The budget in a search's text."""
    if unit == "i":
        return Budget(iterations=max(1, int(float(amount or 1))), threads=int(threads or 1))
    return Budget(seconds=float(amount or 1.0), threads=int(threads or 1))


def from_file(path: Path, name: str) -> Bot:
    """A class of the user's own, made without arguments."""
    if not path.is_file():
        raise BotError(f"There is no file {path} to take the bot {name} from.")
    module = f"boroughs_bot_{path.stem}_{abs(hash(path.resolve()))}"
    if module not in sys.modules:
        run_file(path, module)
    made: Any = getattr(sys.modules[module], name, None)
    if made is None:
        raise BotError(f"{path} has no {name}." if name else f"Which class of {path}? Write {path}:Class.")
    try:
        bot = made()
    except TypeError as error:
        raise BotError(f"{name} in {path} cannot be made without arguments: {error}.") from error
    if not callable(getattr(bot, "choose", None)):
        raise BotError(f"{name} in {path} is no bot: it has no method choose(game, known, seat, budget, seed).")
    return bot  # type: ignore[no-any-return]


def run_file(path: Path, module: str) -> None:
    spec = importlib.util.spec_from_file_location(module, path)
    assert spec
    assert spec.loader
    sys.modules[module] = loaded = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(loaded)
    except BaseException as error:
        del sys.modules[module]
        if isinstance(error, SyntaxError):
            raise BotError(f"{path} is no Python that can be read: {error}.") from error
        if isinstance(error, ImportError):
            raise BotError(f"{path} needs something that is not there: {error}.") from error
        raise
