"""The file of a tournament: JSON lines, first the tournament, then a record of each match as it is played.

Every line is written whole; what a crash left of a last line is dropped when the file is opened again. A match's line is a record
like any other (`boroughs replay --match`) that also says which fixture it was.
"""

import os
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import IO, Self

import msgspec

from boroughs.arena.tournament import Fixture, Tournament
from boroughs.match import MatchError, Record

ENCODER, DECODER = msgspec.json.Encoder(), msgspec.json.Decoder()


class LedgerError(MatchError):
    """A file that is not this tournament's, and what to do."""

    code = "ledger"


class Played(Record, kw_only=True, omit_defaults=True):
    """A record that knows its fixture."""

    number: int
    deal: int
    bots: list[int]
    decisions: list[int] = msgspec.field(default_factory=list)
    """By seat: how many it had to take, forced ones not counted."""

    @property
    def fixture(self) -> Fixture:
        return Fixture(self.number, self.deal, tuple(self.bots))


class Ledger:
    """A tournament's file, open for more."""

    def __init__(self, path: Path, tournament: Tournament):
        self.path = path
        self.tournament = tournament
        self.played: dict[int, Played] = {}
        self._file: IO[bytes] | None = None

    def __enter__(self) -> Self:
        self._file = self.path.open("a+b")
        self._file.seek(0)
        try:
            self._take_up(self._file.read())
        except BaseException:
            self._file.close()
            raise
        return self

    def _take_up(self, text: bytes) -> None:
        assert self._file
        whole = text[: text.rfind(b"\n") + 1]
        self._file.truncate(len(whole))
        self._file.seek(0, os.SEEK_END)
        if not whole:
            self._write(ENCODER.encode(self.tournament))
            return
        head, *lines = whole.splitlines()
        if read_head(self.path, head) != self.tournament:
            raise LedgerError(
                f"{self.path} is the file of another tournament (other bots or other code of theirs, other matches, seed, options or rules). "
                "Choose another file with --results, or remove it."
            )
        for played in read_lines(self.path, lines):
            self.played[played.number] = played

    def add(self, line: bytes) -> Played:
        """Writes one match down, and only then counts it."""
        played = msgspec.json.decode(line, type=Played)
        self._write(line)
        self.played[played.number] = played
        return played

    def _write(self, line: bytes) -> None:
        assert self._file
        self._file.write(line + b"\n")
        self._file.flush()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._file:
            self._file.close()

    @property
    def missing(self) -> list[Fixture]:
        return [f for f in self.tournament.fixtures() if f.number not in self.played]

    def in_order(self) -> list[Played]:
        return [self.played[n] for n in sorted(self.played)]


def read_head(path: Path, line: bytes) -> Tournament:
    try:
        return msgspec.json.decode(line, type=Tournament)
    except msgspec.MsgspecError:
        raise LedgerError(f"{path} is not the file of a tournament: its first line does not say which.") from None


def read_lines(path: Path, lines: list[bytes]) -> Iterator[Played]:
    for n, line in enumerate(lines, 2):
        try:
            yield msgspec.json.decode(line, type=Played)
        except msgspec.MsgspecError as error:
            raise LedgerError(f"Line {n} of {path} cannot be read: {error}.") from None


def read(path: Path) -> tuple[Tournament, list[Played]]:
    """A tournament's file, finished or not."""
    text = path.read_bytes()
    head, *lines = text[: text.rfind(b"\n") + 1].splitlines() or [b""]
    found = {p.number: p for p in read_lines(path, lines)} if head else {}
    return read_head(path, head), [found[n] for n in sorted(found)]


def is_tournament(path: Path) -> bool:
    """Whether a file is a tournament's, rather than the record of one match."""
    with path.open("rb") as file:
        head = file.readline()
    try:
        return "arena" in msgspec.json.decode(head)
    except (msgspec.DecodeError, TypeError):
        return False
