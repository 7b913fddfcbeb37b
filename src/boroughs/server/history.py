"""A match with its log: the position, and by which entries it came about. Never changed in place: a new entry makes a new
history, which counts once it is stored."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

from boroughs.games import GameError, load
from boroughs.match import Match, MatchError
from boroughs.match.match import Common
from boroughs.server.store import Entry, MatchRow
from boroughs.server.store.rows import EntryKind

LONGEST = 3_000
"""A match with so many entries or moves is ended: five times what bots needed for the longest, Fifth Avenue with four players."""


class Unreadable(Exception):
    """A stored match that does not replay by today's rules, and why."""


@dataclass(frozen=True)
class History:
    """A match after its n-th entry."""

    id: str
    match: Match
    entries: list[Entry] = field(default_factory=list)
    versions: list[int] = field(default_factory=lambda: [0])
    """By n: the version after that entry."""
    ended: bool = False

    @property
    def n(self) -> int:
        return len(self.entries)

    @property
    def length(self) -> int:
        """How much there is to play again and to tell."""
        return max(self.n, self.match.version)

    @property
    def ended_by(self) -> str | None:
        """Why there is no result: `agreed`, `absent`, `time`, `left`, `long`, `host` or `imported`."""
        return self.entries[-1].text if self.ended else None

    @cached_property
    def common(self) -> Common:
        """What all viewers are told alike, found once."""
        return self.match.common()

    @property
    def over(self) -> bool:
        return self.ended or self.common.actor is None

    @property
    def actor(self) -> int | None:
        return None if self.ended else self.common.actor

    def kept(self, since: int) -> int:
        """The version up to which everything still stands that was there after entry `since`."""
        return min(self.versions[min(since, self.n) :])

    def answered(self, seats: Sequence[int], request: str, seen: int) -> int | None:
        """The n of the entry that this request, sent when `seen` was the last entry, has made already. An id that a client
        uses again for another decision is another request."""
        made = self.entries[seen] if request and seen < self.n else None
        return made.n if made and made.request == request and made.seat in seats else None

    def played(self, move: str | int, seat: int, request: str, at: int, *, careful: bool = False) -> "History":
        """After one more decision, and what is forced after it; `careful` as in `Match.play`."""
        match = self.match.copy()
        before = match.version
        match.play(move, seat, careful=careful)
        texts = [match.game.moves.text(m) for m in match.moves[before:]]
        return self._with(match, "move", seat, texts[0], texts[1:], request, at)

    def undone(self, version: int, seat: int, request: str, at: int) -> "History":
        """Back at an earlier version."""
        return self._with(self.match.replayed(version), "undo", seat, str(version), [], request, at)

    def closed(self, seat: int | None, why: str, at: int) -> "History":
        """Ended without a result."""
        return replace(self._with(self.match, "end", seat, why, [], "", at), ended=True)

    def _with(
        self, match: Match, kind: EntryKind, seat: int | None, text: str, forced: list[str], request: str, at: int
    ) -> "History":
        entry = Entry(self.id, self.n + 1, kind, seat, text, forced, at, request)
        return History(self.id, match, [*self.entries, entry], [*self.versions, match.version], self.ended)


def blank(row: MatchRow) -> History:
    """The match of a row before its first move."""
    game = load(row.game)
    if row.rules_version != game.rules_version:
        raise Unreadable(
            f"This match follows version {row.rules_version} of {game.title}'s rules; this server plays version "
            f"{game.rules_version}. It is shown as it was stored."
        )
    if row.components != game.box_digest:
        raise Unreadable(f"This match was played with other components of {game.title} than those loaded now.")
    return History(row.id, Match(game, len(row.seats), row.options, row.key, row.names, auto=False))


def begin(row: MatchRow) -> History:
    """A new match: blank, or with the decisions that are forced before anybody has made one (CO5)."""
    history = blank(row)
    match = Match(history.match.game, len(row.seats), row.options, row.key, row.names)
    history.match.auto = list(match.auto)
    texts = [match.game.moves.text(m) for m in match.moves]
    return history._with(match, "move", None, "", texts, "", row.started) if texts else history  # noqa: SLF001


def moves_of(entry: Entry) -> list[tuple[str, bool]]:
    """The decision and what followed from it, each with whether it was forced."""
    own = [(entry.text, False)] if entry.text else []
    return own + [(text, True) for text in entry.forced]


def surviving(entries: Sequence[Entry]) -> tuple[list[tuple[str, bool]], list[int]]:
    """The moves that no undo took back, each with whether it was forced; and by n the version after each entry."""
    moves: list[tuple[str, bool]] = []
    versions = [0]
    for entry in entries:
        if entry.kind == "move":
            moves += moves_of(entry)
        elif entry.kind == "undo":
            del moves[int(entry.text) :]
        versions.append(len(moves))
    return moves, versions


def replay(row: MatchRow, entries: Sequence[Entry]) -> History:
    """A stored match, played again. Raises Unreadable with a clear word where that cannot be done."""
    try:
        history = blank(row)
        moves, versions = surviving(entries)
        play_all(history.match, moves)
    except (MatchError, GameError, ValueError, OverflowError) as error:
        raise Unreadable(f"This match does not replay by today's rules: {error}") from None
    if row.result is not None and row.result != history.match.result:
        raise Unreadable("This match ends differently by today's rules. It is shown as it was stored.")
    history.match.auto = [True] * len(row.seats)
    return replace(history, entries=list(entries), versions=versions, ended=any(e.kind == "end" for e in entries))


def play_all(match: Match, moves: Sequence[tuple[str, bool]]) -> None:
    for text, forced in moves:
        match.play(text)
        if forced:
            match.forced.append(match.version)


def followed(history: History, newer: Sequence[Entry]) -> History:
    """After entries that another process has stored."""
    match, versions, ended = history.match.copy(), list(history.versions), history.ended
    auto, match.auto = match.auto, [False] * match.players
    for entry in newer:
        if entry.kind == "undo":
            match.rewind(int(entry.text))
        elif entry.kind == "end":
            ended = True
        else:
            play_all(match, moves_of(entry))
        versions.append(match.version)
    match.auto = auto
    return replace(history, match=match, entries=[*history.entries, *newer], versions=versions, ended=ended)
