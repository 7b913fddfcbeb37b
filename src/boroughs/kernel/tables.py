"""Moves and events, declared as tables: kinds, their fields, the fields' ranges.

From a table come the ids, the text notation (print and parse are inverse), the JSON and the words.

    MOVES = Moves(kind("choose", size=span(1, 4)), kind("build", city=CITY, square=span(1, 9), size=span(1, 4)))
    MOVES.text(MOVES.id("build", "frankfurt", 5, 3)) == "build frankfurt 5 3"
"""

from dataclasses import dataclass, replace
from typing import Any


class NotationError(ValueError):
    """A text that is no move, and what would be one."""


@dataclass(frozen=True)
class Domain:
    """The values that a field can have: names or whole numbers. `label` finds the words for a value, unless it is `wordless`."""

    label: str
    low: int = 0
    count: int = 0
    values: tuple[str, ...] = ()
    silent: bool = False
    known_to: tuple[str, ...] | None = None
    wordless: bool = False

    def show(self, digit: int) -> str | int:
        """The value in notation and JSON; `digit` counts from 0."""
        return self.values[digit] if self.values else self.low + digit

    def digit(self, value: str | int) -> int:
        """The inverse of `show`; also takes a number as text."""
        if self.values:
            if str(value) in self.values:
                return self.values.index(str(value))
        else:
            try:
                digit = int(value) - self.low
            except ValueError:
                digit = -1
            if 0 <= digit < self.count:
                return digit
        raise NotationError(f"{str(value)!r} is not a {self.label}: {self.choices()}.")

    def choices(self) -> str:
        return "one of " + ", ".join(self.values) if self.values else f"{self.low} to {self.low + self.count - 1}"

    def event_value(self, raw: int) -> str | int | None:
        """The value of an event's field: names by index, numbers as they are, nobody as nothing."""
        if self.values:
            return self.values[raw] if 0 <= raw < len(self.values) else None
        return None if self.label == "seat" and raw < 0 else raw


def names(label: str, *values: str) -> Domain:
    """A field with named values; their words are the messages `label-value`."""
    return Domain(label, 0, len(values), values)


def coordinates(label: str, *values: str) -> Domain:
    """A field with named values that are the same in every language, such as the squares of a board: they need no words."""
    return Domain(label, 0, len(values), values, wordless=True)


def span(low: int, high: int, label: str = "number") -> Domain:
    """A field with the whole numbers from low to high."""
    return Domain(label, low, high - low + 1)


def trailing(label: str, *values: str) -> Domain:
    """A last field whose first value is not written in notation."""
    return Domain(label, 0, len(values), values, silent=True)


def seat(count: int = 4) -> Domain:
    """A field that names a seat, 0 being the first player's; -1 in an event is nobody."""
    return Domain("seat", 0, count)


def number(label: str = "number") -> Domain:
    """An event's field with any whole number."""
    return Domain(label)


def hidden(domain: Domain, *known_to: str) -> Domain:
    """An event's field that only the seats in the named fields of the same event may see (none named: nobody)."""
    return replace(domain, known_to=known_to)


@dataclass(frozen=True)
class Kind:
    """One kind of move: a verb and its fields. `telling`: being forced to it would tell the others something (CO5)."""

    name: str
    fields: dict[str, Domain]
    telling: bool = False

    @property
    def size(self) -> int:
        total = 1
        for domain in self.fields.values():
            total *= domain.count
        return total

    def usage(self) -> str:
        return " ".join([self.name, *(f"[{n}]" if d.silent else n for n, d in self.fields.items())])


def kind(name: str, *, telling: bool = False, **fields: Domain) -> Kind:
    return Kind(name, fields, telling)


class Moves:
    """All moves of a game. An id is the kind's base plus its fields as digits, the last field fastest."""

    def __init__(self, *kinds: Kind):
        self.kinds = kinds
        self.bases: tuple[int, ...] = ()
        size = 0
        for k in kinds:
            self.bases += (size,)
            size += k.size
        self.size = size
        self.by_name = {k.name: i for i, k in enumerate(kinds)}

    def __getitem__(self, name: str) -> int:
        """The first id of a kind: what rules add digits to."""
        return self.bases[self.by_name[name]]

    def id(self, name: str, *values: str | int) -> int:
        """The id of a move by its kind and its fields' values."""
        k = self.kinds[self.by_name[name]]
        digits = [d.digit(v) for d, v in zip(k.fields.values(), values, strict=True)]
        return self._join(self.by_name[name], digits)

    def _join(self, which: int, digits: list[int]) -> int:
        value = 0
        for domain, digit in zip(self.kinds[which].fields.values(), digits, strict=True):
            value = value * domain.count + digit
        return self.bases[which] + value

    def kind_of(self, move: int) -> Kind:
        return self.kinds[self._which(move)]

    def _which(self, move: int) -> int:
        if not 0 <= move < self.size:
            raise NotationError(f"There is no move {move}: ids go from 0 to {self.size - 1}.")
        return max(i for i, base in enumerate(self.bases) if base <= move)

    def fields(self, move: int) -> dict[str, str | int]:
        """A move's fields by name."""
        which = self._which(move)
        rest, found = move - self.bases[which], {}
        for name, domain in reversed(self.kinds[which].fields.items()):
            rest, digit = divmod(rest, domain.count)
            found[name] = domain.show(digit)
        return dict(reversed(found.items()))

    def text(self, move: int) -> str:
        """A move in notation."""
        k = self.kind_of(move)
        values = self.fields(move)
        words = [
            k.name,
            *(str(v) for n, v in values.items() if not (k.fields[n].silent and v == k.fields[n].values[0])),
        ]
        return " ".join(words)

    def parse(self, text: str) -> int:
        """The id of a move in notation. Raises NotationError with a helpful sentence."""
        words = text.lower().split()
        if not words or words[0] not in self.by_name:
            verbs = ", ".join(k.name for k in self.kinds)
            raise NotationError(f"{text.strip()!r} is not a move: it starts with one of {verbs}.")
        k = self.kinds[self.by_name[words[0]]]
        domains, values = list(k.fields.values()), words[1:]
        if domains and domains[-1].silent and len(values) == len(domains) - 1:
            values = [*values, domains[-1].values[0]]
        if len(values) != len(domains):
            raise NotationError(f"{text.strip()!r} is not a move: it reads {k.usage()!r}.")
        return self._join(self.by_name[words[0]], [d.digit(v) for d, v in zip(domains, values, strict=True)])


@dataclass(frozen=True)
class EventKind:
    """One kind of event. `reveals`: it lays something open, so nobody can take back what led to it."""

    name: str
    fields: dict[str, Domain]
    reveals: bool = False


def event(name: str, *, reveals: bool = False, **fields: Domain) -> EventKind:
    return EventKind(name, fields, reveals)


class Events:
    """All events of a game; a kind's number is its place in the table."""

    def __init__(self, *kinds: EventKind):
        self.kinds = kinds
        self.by_name = {k.name: i for i, k in enumerate(kinds)}

    def __getitem__(self, name: str) -> int:
        return self.by_name[name]

    def fields(self, row: Any, viewer: int | None = None) -> dict[str, str | int | None]:
        """An event's fields as the viewer may know them; None as viewer sees all."""
        k = self.kinds[int(row[0])]
        raw = {name: int(v) for name, v in zip(k.fields, row[1:], strict=False)}
        shown = {}
        for name, domain in k.fields.items():
            allowed = domain.known_to is None or viewer is None
            if allowed or viewer in [raw[n] for n in domain.known_to or () if raw[n] >= 0]:
                shown[name] = domain.event_value(raw[name])
        return shown

    def text(self, row: Any, viewer: int | None = None) -> str:
        """An event as one line for playthroughs and logs of programs."""
        values = self.fields(row, viewer).items()
        return " ".join([self.kinds[int(row[0])].name, *(f"{n}={'-' if v is None else v}" for n, v in values)])
