"""One game as the rest of the program sees it: its front page, its tables, its rules behind doors."""

import importlib
import re
import tomllib
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import numpy as np

from boroughs.kernel import INTERPRETED, blank, box, doors, pick, specialise
from boroughs.kernel.record import Layout, WideArray, states
from boroughs.kernel.tables import Events, Moves

OptionValue = str | int | bool
NUMBER = re.compile(r"-?[0-9]{1,9}")


class GameError(ValueError):
    """A game, a number of players or an option that there is not, and what there is."""


@dataclass(frozen=True)
class Option:
    """One option of a game: a choice of names, a switch, or a whole number from low to high."""

    name: str
    kind: str
    default: OptionValue
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    only_players: tuple[int, ...] = ()

    def code(self, value: object) -> int:
        """The option as rules see it: a choice's index, 0 or 1, or the number."""
        text = str(value).lower()
        if self.kind == "choice" and text in self.choices:
            return self.choices.index(text)
        if self.kind == "switch" and text in ("true", "false", "on", "off", "yes", "no"):
            return int(text in ("true", "on", "yes"))
        if self.kind == "number" and NUMBER.fullmatch(text) and self.low <= int(text) <= self.high:
            return int(text)
        raise GameError(f"The option {self.name} cannot be {value!r}: it is {self.range_in_words()}.")

    def value(self, code: int) -> OptionValue:
        """The inverse of `code`."""
        if self.kind == "choice":
            return self.choices[code]
        return bool(code) if self.kind == "switch" else code

    def range_in_words(self) -> str:
        if self.kind == "choice":
            return "one of " + ", ".join(self.choices)
        return "on or off" if self.kind == "switch" else f"a number from {self.low} to {self.high}"


class Game:
    """A game's folder, opened on demand."""

    def __init__(self, folder: Path):
        page = tomllib.loads((folder / "game.toml").read_text(encoding="utf-8"))
        self.folder = folder
        self.package = f"boroughs.games.{folder.name}"
        self.id: str = page["id"]
        self.title: str = page["title"]
        self.designer: str = page["designer"]
        self.year: int = page["year"]
        self.least, self.most = page["players"]
        self.rules_version: int = page["rules_version"]
        self.between_programs: dict[str, OptionValue] = page.get("between_programs", {})
        """Options for matches of programs, where nothing else forces an end: limits of turns."""
        self.options = tuple(msgspec.convert(option, Option) for option in page.get("options", []))

    def __repr__(self) -> str:
        return f"<Game {self.id}>"

    def __reduce__(self) -> tuple[Any, ...]:
        """There is one of each game: a copy is the game itself, and a pickle only names it."""
        return importlib.import_module("boroughs.games").load, (self.id,)

    def module(self, name: str) -> ModuleType:
        return importlib.import_module(f"{self.package}.{name}")

    # --- tables

    @cached_property
    def layout(self) -> Layout:
        return self.module("state").State  # type: ignore[no-any-return]

    @cached_property
    def moves(self) -> Moves:
        return self.module("moves").MOVES  # type: ignore[no-any-return]

    @cached_property
    def events(self) -> Events:
        return self.module("moves").EVENTS  # type: ignore[no-any-return]

    @cached_property
    def invariants(self) -> tuple[str, ...]:
        return self.module("invariants").SENTENCES  # type: ignore[no-any-return]

    @cached_property
    def box_digest(self) -> str | None:
        """A short name for a user's components; None for the game's own."""
        folder = box.replaced().get(self.id)
        return None if folder is None else box.digest(folder)

    # --- players and options

    def check_players(self, players: int) -> int:
        if not self.least <= players <= self.most:
            raise GameError(f"{self.title} is for {self.least} to {self.most} players, not {players}.")
        return players

    def option(self, name: str) -> Option:
        for option in self.options:
            if option.name == name:
                return option
        known = ", ".join(o.name for o in self.options) or "none"
        raise GameError(f"{self.title} has no option {name!r}. Its options: {known}.")

    def complete_options(self, chosen: dict[str, Any]) -> dict[str, OptionValue]:
        """All options with their values: the chosen ones checked, the others by default."""
        codes = {o.name: o.code(o.default) for o in self.options}
        for name, value in chosen.items():
            codes[name] = self.option(name).code(value)
        return {o.name: o.value(codes[o.name]) for o in self.options}

    def option_codes(self, chosen: dict[str, Any]) -> Any:
        """The options as an array, in the order of the front page: what `setup` takes."""
        values = self.complete_options(chosen)
        return np.array([o.code(values[o.name]) for o in self.options] or [0], np.int64)

    # --- states and rules

    def blank(self, count: int = 1) -> Any:
        """Zeroed states."""
        return blank(self.layout, count)

    def seen(self, state: Any, seat: int) -> Any:
        """A copy of the state with everything blotted out that the seat may not know; NOBODY is a bystander."""
        cover, unknown = _cover(self, seat)
        return states(np.where(cover, unknown, state.view(np.ndarray).view(np.uint8)).view(self.layout.dtype))

    def world(self, known: Any, seat: int, dice: Any) -> Any:
        """A random world that fits what the seat knows, with chance of its own."""
        state = known.copy()
        state.key[0] = [pick(dice, 1 << 32), pick(dice, 1 << 32)]
        self.door.redeal(state, 0, seat, dice)
        return state

    def new_move_buffer(self) -> Any:
        """Room for all legal moves of any state; interpreted rules read them wide, as compiled ones do."""
        buffer = np.zeros(self.moves.size, np.int32)
        return buffer.view(WideArray) if INTERPRETED else buffer

    @cached_property
    def functions(self) -> dict[str, Any]:
        """The game's rules by their names in the contract, for `specialise`."""
        rules, sight = self.module("rules"), self.module("sight")
        found = {name: getattr(rules, name) for name in doors.RULES}
        found |= {name: getattr(sight, name) for name in doors.SIGHT}
        if hasattr(rules, "derive"):
            found["derive"] = rules.derive
        return {**found, "check": self.module("invariants").check}

    def specialise(self, template: Any, **more: Any) -> Any:
        """A template compiled against this game's rules, those of them that it names."""
        plain = getattr(template, "py_func", template)
        wanted = {n: f for n, f in {**self.functions, **more}.items() if n in plain.__code__.co_names}
        return specialise(template, self.id, **wanted)

    @cached_property
    def door(self) -> "Doors":
        return Doors(self)


@lru_cache(maxsize=256)
def _cover(game: Game, seat: int) -> Any:
    return game.layout.unseen_by(seat)


class Doors:
    """A game's rules as functions of an array of states and an index, each compiled when first used."""

    def __init__(self, game: Game):
        self._game = game

    def __getattr__(self, name: str) -> Any:
        """`setup`, `actor`, `legal`, `apply`, `score`, `ranking`, `check`, `redeal`, `derive`, `simulate`, `copies`."""
        template = getattr(doors, f"{name}_at", None) or getattr(doors, name)
        inner = {t.__name__: self._game.specialise(t) for t in doors.INNER} if name == "simulate" else {}
        bound = self._game.specialise(template, **inner)
        setattr(self, name, bound)
        return bound
