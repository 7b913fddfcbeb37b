"""Words: Fluent messages in English and German, the same files that the browser uses.

A game's words lie in its folder, the common ones, which a game may say otherwise, beside this file. Before a message is formatted, each argument that names a value or a seat
is replaced by its words: `city="cairo"` becomes the message `city-cairo`, `player=0` the name of the seat.
"""

from collections.abc import Mapping, Sequence
from copy import copy
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from boroughs.games import Game
from boroughs.kernel import NOBODY
from boroughs.kernel.tables import Domain
from boroughs.match.messages import Event

if TYPE_CHECKING:
    from boroughs.match.match import Match

LANGUAGES = ("en", "de")
COMMON = Path(__file__).parent / "words"


class Words:
    """A game's words in one language."""

    def __init__(self, game: Game | None, language: str = "en"):
        from fluent.runtime import FluentBundle, FluentResource  # a server starts without a word

        assert language in LANGUAGES, f"no words in {language!r}"
        self.game = game
        self.language = language
        self.seats: tuple[str, ...] = ()
        self._bundle = FluentBundle([language], use_isolating=False)
        for folder in [COMMON] + ([game.folder / "words"] if game else []):
            text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
            self._bundle.add_resource(FluentResource(text), allow_overrides=True)

    def at_table(self, seats: Sequence[str]) -> "Words":
        """The same words where the players have names."""
        named = copy(self)
        named.seats = tuple(seats)
        return named

    def seat(self, seat: int) -> str:
        """What the player of a seat is called."""
        return self.seats[seat] if seat < len(self.seats) else self.say("seat", number=seat + 1)

    def has(self, message: str) -> bool:
        return bool(self._bundle.has_message(message))

    def say(self, message: str, **arguments: Any) -> str:
        """A message with its arguments. A missing message is shown by its id: tests make sure that there is none."""
        if not self.has(message):
            return message
        pattern = self._bundle.get_message(message).value
        assert pattern is not None, f"{message} has no text"
        text, errors = self._bundle.format_pattern(pattern, arguments)
        assert not errors, f"{message} in {self.language}: {errors}"
        return str(text)

    def value(self, domain: Domain, value: str | int | None, seats: Sequence[str] = ()) -> str | int:
        """The words for a field's value."""
        if value is None:
            return self.say("nobody")
        if domain.label == "seat":
            return seats[int(value)] if int(value) < len(seats) else self.say("seat", number=int(value) + 1)
        named = f"{domain.label}-{value}"
        return self.say(named) if self.has(named) else value

    def _arguments(
        self, domains: Mapping[str, Domain], fields: Mapping[str, Any], seats: Sequence[str]
    ) -> dict[str, Any]:
        """What a message is given: the words of each value by the field's name, and the value itself as `name_id`."""
        spoken = {n: self.value(domains[n], v, seats) for n, v in fields.items()}
        raw = {f"{n}_id": v for n, v in fields.items() if v is not None}
        unknown = {n: self.say("hidden") for n in domains if n not in fields}
        seen = {f"{n}_known": "no" if n in unknown else "yes" for n, d in domains.items() if d.known_to is not None}
        return {**spoken, **raw, **unknown, **seen}

    def move(self, move: int, seats: Sequence[str] = ()) -> str:
        """A move in words."""
        assert self.game
        found = self.game.moves.kind_of(move)
        return self.say(f"move-{found.name}", **self._arguments(found.fields, self.game.moves.fields(move), seats))

    def event(self, event: Event, seats: Sequence[str] = ()) -> str:
        """An event in words, as far as its viewer may know it."""
        assert self.game
        found = self.game.events.kinds[self.game.events[event.kind]]
        return self.say(f"event-{found.name}", **self._arguments(found.fields, event.fields, seats))

    def why(self, message: str, arguments: Mapping[str, Any]) -> str:
        """Why a move is not legal; arguments that are messages themselves are said first."""
        return self.say(message, **{n: self.say(v) if isinstance(v, str) else v for n, v in arguments.items()})

    def prompt(self, message: str, player: str, *, you: bool) -> str:
        """What is expected now, said to the one who acts or to the others."""
        return self.say(message, who="you" if you else "other", player=player)


def drawn(match: "Match", seat: int | None, language: str = "en") -> str:
    """The position as text that one can play by, as a seat (None: a bystander) sees it."""
    viewer = NOBODY if seat is None else seat
    speak = words(match.game, language).at_table(match.seats)
    return str(match.game.module("text").draw(match.seen(seat), viewer, speak))


@cache
def words(game: Game | None, language: str = "en") -> Words:
    """A game's words, read once."""
    return Words(game, language)
