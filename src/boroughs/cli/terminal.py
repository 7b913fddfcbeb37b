"""A table at the terminal: the board as text, the moves in words and in notation, and a few commands."""

import random
import tempfile
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from boroughs.bots import make
from boroughs.cli.fit import put
from boroughs.cli.opponents import answer
from boroughs.kernel.tables import NotationError
from boroughs.match import Match, MatchError
from boroughs.match.record import encode, to_record
from boroughs.match.words import drawn, words

MOST_SHOWN = 24
LONGEST_NUMBER = 9
"""In digits: Python refuses to read numbers of thousands of them."""


class Table:
    """One match at one terminal; people take turns at the keyboard, the other seats are bots."""

    def __init__(
        self,
        match: Match,
        language: str,
        levels: Sequence[str],
        console: Console | None = None,
        save: Path | None = None,
    ):
        """`levels` names by seat the bot that plays it, and has nothing for a person."""
        self.match = match
        self.levels = list(levels)
        self.people = [p for p, level in enumerate(levels) if not level]
        self.bots: dict[int, Any] = {p: make(level) for p, level in enumerate(levels) if level}
        self.language = language
        self.words, self.common = words(match.game, language), words(None, language)
        self.console = console or Console(highlight=False)
        self.save_path = save
        self.shown = -1
        self.saved = match.version
        """The version that needs no saving."""
        self.left = False

    # --- the course of a match

    def run(self) -> None:
        """Plays to the end, or until the people leave; then what they have played is saved."""
        self.say("terminal-welcome", game=self.match.game.title)
        try:
            while not self.match.over and not self.left:
                self.turn()
        except KeyboardInterrupt:
            self.left = True
        except Exception:
            self.keep()  # a bot that fails must not take with it what people have played
            raise
        if self.left:
            self.keep()
        if self.match.over:
            self.tell_events(self.people[0] if len(self.people) == 1 else None)
            self.board(None)
            self.result()

    def turn(self) -> None:
        actor = self.match.actor
        assert actor is not None
        if actor in self.bots:
            with self.console.status(Text(self.common.say("terminal-thinks", player=self.match.seats[actor]))):
                move = answer(self.match, self.bots[actor], random.getrandbits(32))
            self.match.play(move)
        else:
            self.person(actor)

    def person(self, seat: int) -> None:
        """Shows what happened and asks until a move has been made, or something else has been done."""
        if self.shown < 0 or self.match.version > self.shown:
            self.tell_events(seat)
            self.board(seat)
        prompt = self.words.prompt(self.match.view(seat).prompt, self.match.seats[seat], you=True)
        who = f"{self.match.seats[seat]}: " if len(self.people) > 1 else ""
        self.line(f"{who}{prompt}", style="bold")
        self.list_moves("")
        version = self.match.version
        while self.match.version == version and not self.left:
            self.command(seat, self.ask())

    def ask(self) -> str:
        try:
            return self.console.input("> ").strip()
        except EOFError:
            self.left = True
            return ""

    # --- what people can type

    def command(self, seat: int, typed: str) -> None:
        """A command, a move in notation, its number in the list, or its beginning to see those that start so."""
        verb, _, rest = typed.partition(" ")
        commands = {
            "?": self.help,
            "help": self.help,
            "board": lambda: self.board(seat),
            "log": lambda: self.tell_events(seat, since=-1),
            "moves": lambda: self.list_moves(rest, everything=True),
            "undo": lambda: self.undo(seat),
            "save": lambda: self.save(rest),
            "quit": self.leave,
        }
        if verb.lower() in commands:
            commands[verb.lower()]()
        elif typed:
            self.play(seat, typed)

    def play(self, seat: int, typed: str) -> None:
        legal = self.match.legal()
        number = int(typed) if typed.isdecimal() and len(typed) <= LONGEST_NUMBER else 0
        text = legal[number - 1].text if 1 <= number <= len(legal) else typed
        try:
            self.match.play(text, seat=seat)
        except MatchError as error:
            if not self.is_beginning(typed):
                self.line(self.refusal(text, error), style="red")
            else:
                self.list_moves(typed)

    def is_beginning(self, typed: str) -> bool:
        return any(move.text.startswith(typed.lower()) for move in self.match.legal())

    def refusal(self, text: str, error: MatchError) -> str:
        """Why the move cannot be made, in the table's language where it is a move of the game at all."""
        try:
            self.match.game.moves.parse(text)
        except NotationError:
            return f"{error}"
        why = getattr(error, "why", None)
        return self.words.why(*why) if why else str(error)

    def undo(self, seat: int) -> None:
        if self.match.undo_target(seat) is None:
            self.say("terminal-no-undo")
            return
        self.match.undo(seat)
        self.shown = self.match.version
        self.board(seat)

    def save(self, name: str) -> None:
        """Writes the match with its key; never over a file that is not a save of this match."""
        path = Path(name) if name else self.save_path or Path(f"{self.match.game.id}.save.json")
        if path.exists() and path != self.save_path:
            self.say("terminal-exists", file=str(path))
            return
        try:
            written = path.with_name(path.name + ".part")
            record = to_record(self.match, private=True)
            record.levels = self.levels
            written.write_bytes(encode(record))
            written.replace(path)
        except (OSError, ValueError) as error:
            self.line(f"{path}: {getattr(error, 'strerror', None) or error}.", style="red")
            return
        self.save_path, self.saved = path, self.match.version
        self.say("terminal-saved", file=str(path))

    def keep(self) -> None:
        """Saves what people leave: where it was saved before, else here, else in a folder of its own where everybody may write."""
        if self.save_path is not None and self.match.version != self.saved:
            self.save("")
        if self.match.version != self.saved:
            self.save(str(self.free_path(Path())))
        if self.match.version != self.saved:
            self.save(str(self.free_path(Path(tempfile.mkdtemp(prefix="boroughs-")))))

    def free_path(self, folder: Path) -> Path:
        """A name for a save that no file has yet."""
        names = (folder / f"{self.match.game.id}.save{f'-{n}' if n else ''}.json" for n in count())
        return next(path for path in names if not path.exists())

    def leave(self) -> None:
        self.left = True

    def help(self) -> None:
        self.say("terminal-help")

    # --- what is shown

    def say(self, message: str, **arguments: Any) -> None:
        self.line(self.common.say(message, **arguments))

    def line(self, text: str, style: str | None = None) -> None:
        put(self.console, text, style)

    def board(self, seat: int | None) -> None:
        self.line(f"\n{drawn(self.match, seat, self.language)}\n")

    def tell_events(self, seat: int | None, since: int | None = None) -> None:
        for event in self.match.events(self.shown if since is None else since, seat):
            self.line(f"  {self.words.event(event, self.match.seats)}", style="dim")
        self.shown = self.match.version

    def list_moves(self, beginning: str, *, everything: bool = False) -> None:
        """The legal moves that begin so, with their numbers, notation and words."""
        numbered = [(i, m) for i, m in enumerate(self.match.legal(), 1) if m.text.startswith(beginning.lower())]
        shown = numbered if everything else numbered[:MOST_SHOWN]
        width = max((len(m.text) for _, m in shown), default=0)
        for i, move in shown:
            self.line(f"{i:4d}  {move.text.ljust(width)}  {self.words.move(move.id, self.match.seats)}")
        if len(shown) < len(numbered):
            self.say("terminal-more", count=len(numbered) - len(shown))

    def result(self) -> None:
        result = self.match.result
        assert result is not None
        for seat in sorted(range(self.match.players), key=lambda p: result.places[p]):
            self.line(
                f"{result.places[seat]}. {self.match.seats[seat]}: {self.words.say('score', points=result.points[seat])}",
                style="bold",
            )
