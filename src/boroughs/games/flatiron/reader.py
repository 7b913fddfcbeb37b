"""Reads component entries and says in words what is wrong with them: all of it at once, so that a box is mended in one go."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from boroughs.games.flatiron.vocabulary import COLOUR, KIND, SECOND_COLOUR, WIDTH, Field, Vocabulary
from boroughs.kernel.box import BoxError

SHOWN = 12
SOURCES = ("B", "P", "R")


class Reader:
    """Turns entries into numbers. What is wrong is written down, and a harmless number stands in, so that reading goes on."""

    def __init__(self, colours: Sequence[str], streets: Sequence[str]):
        self.wrong: list[str] = []
        self.names = {"colour": tuple(colours), "street": tuple(streets)}

    def complain(self, where: str, what: str) -> None:
        self.wrong.append(f"{where}: {what}.")

    def demand(self, condition: bool, where: str, what: str) -> None:
        if not condition:
            self.complain(where, what)

    def finish(self) -> None:
        """Raises BoxError if anything was wrong."""
        if self.wrong:
            more = f"\n… and {len(self.wrong) - SHOWN} more." if len(self.wrong) > SHOWN else ""
            raise BoxError("Flatiron cannot be played with this box.\n" + "\n".join(self.wrong[:SHOWN]) + more)

    # --- single values

    def table(self, value: object, where: str) -> dict[str, Any]:
        if isinstance(value, dict):
            return value
        self.complain(where, "should be a table of fields" if value is not None else "is missing")
        return {}

    def number(self, entry: dict[str, Any], key: str, where: str, low: int, high: int) -> int:
        value = entry.get(key)
        if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
            return value
        self.complain(where, f"{key} should be a whole number from {low} to {high}, {self._found(value)}")
        return low

    def name(self, entry: dict[str, Any], key: str, where: str, names: Sequence[str]) -> int:
        value = entry.get(key)
        if value in names:
            return names.index(value)
        self.complain(where, f"{key} should be one of {', '.join(names)}, {self._found(value)}")
        return 0

    def switch(self, entry: dict[str, Any], key: str, where: str) -> int:
        value = entry.get(key, False)
        self.demand(isinstance(value, bool), where, f"{key} should be true or false, {self._found(value)}")
        return int(value is True)

    def numbers(self, entry: dict[str, Any], key: str, where: str, low: int, high: int) -> list[int]:
        values = entry.get(key)
        if not isinstance(values, list) or not values:
            self.complain(where, f"{key} should be a list of whole numbers, {self._found(values)}")
            return [low]
        return [self.number({key: value}, key, where, low, high) for value in values]

    @staticmethod
    def _found(value: object) -> str:
        return "and is missing" if value is None else f"not {value!r}"

    # --- entries

    def entries(
        self, box: dict[str, Any], key: str, file: str, least: int, most: int
    ) -> list[tuple[dict[str, Any], str]]:
        """The entries under a key, each with its place in words; their ids are checked."""
        found = box.get(key)
        entries = [e for e in found if isinstance(e, dict)] if isinstance(found, list) else []
        counted = f"from {least} to {most}" if least < most else f"just {least}"
        self.demand(least <= len(entries) <= most, file, f"there should be {counted} [[{key}]], not {len(entries)}")
        seen: set[str] = set()
        named = []
        for n, entry in enumerate(entries, 1):
            id_ = entry.get("id")
            where = f"{file}, {key} {id_ if isinstance(id_, str) else f'number {n}'}"
            good = isinstance(id_, str) and id_.isascii() and id_.replace("-", "").isalnum() and id_ == id_.lower()
            self.demand(good, where, "id should be a short name of small letters, digits and hyphens")
            self.demand(id_ not in seen, where, "another entry has the same id")
            self.demand(str(entry.get("source"))[:1] in SOURCES, where, f"source should be one of {', '.join(SOURCES)}")
            seen.add(str(id_))
            named.append((entry, where))
        return named

    def only(self, entry: dict[str, Any], where: str, known: Iterable[str]) -> None:
        """Complains of fields that nobody reads: most likely they are misspelt."""
        known = tuple(known)
        for key in entry:
            self.demand(key in known, where, f"{key!r} means nothing here; what may stand here is {', '.join(known)}")

    def row(self, vocabulary: Vocabulary, value: object, where: str, allowed: Iterable[str] | None = None) -> list[int]:
        """An effect, floor effect, scoring or action as a row of numbers."""
        row, entry, kinds = [0] * WIDTH, self.table(value, where), tuple(vocabulary)
        kind = entry.get("kind")
        if kind not in vocabulary:
            self.complain(where, f"there is no kind {kind!r}; the kinds are {', '.join(kinds)}")
            return row
        if allowed is not None and kind not in allowed:
            self.complain(where, f"{kind} makes no sense here")
        row[KIND] = kinds.index(kind)
        self.only(entry, where, ("kind", *vocabulary[kind]))
        for key, field in vocabulary[kind].items():
            self._fill(row, entry, key, field, f"{where}, {kind}")
        return row

    def _fill(self, row: list[int], entry: dict[str, Any], key: str, field: Field, where: str) -> None:
        if key not in entry and field.default is not None:
            row[field.column] = field.default
        elif field.type == "number":
            row[field.column] = self.number(entry, key, where, field.low, field.high)
        elif field.type == "switch":
            row[field.column] = self.switch(entry, key, where)
        elif field.type == "colours":
            row[COLOUR], row[SECOND_COLOUR] = self._two_colours(entry, key, where)
        else:
            row[field.column] = self.name(entry, key, where, self.names[field.type])

    def _two_colours(self, entry: dict[str, Any], key: str, where: str) -> tuple[int, int]:
        names, value = self.names["colour"], entry.get(key)
        if isinstance(value, list) and len(value) == 2 and value[0] != value[1] and all(v in names for v in value):
            return names.index(value[0]), names.index(value[1])
        self.complain(where, f"{key} should be two different ones of {', '.join(names)}, {self._found(value)}")
        return 0, 1


def each(
    reader: Reader, values: object, count: int, where: str, read: Callable[[Any, str], list[int]]
) -> list[list[int]]:
    """A list of just so many entries, each read with its place in words."""
    items = values if isinstance(values, list) else []
    reader.demand(len(items) == count, where, f"there should be {count} of them, not {len(items)}")
    items = [*items, *[None] * count][:count]
    return [read(item, f"{where} {n}") for n, item in enumerate(items, 1)]
