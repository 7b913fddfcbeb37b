"""Matches as they were: positions, events, scores, analysis. Of a running match one sees what one's seat saw; of a finished one, all."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

import msgspec

from boroughs.bots.bot import Candidate as Thought
from boroughs.match import Match
from boroughs.match.match import key_hash
from boroughs.server import bots_at_table, questions, views
from boroughs.server.history import History
from boroughs.server.memory import Memory
from boroughs.server.messages import Analysis, Candidate, Event, Hint, Hinted, MatchInfo, Scores, Update
from boroughs.server.readers import Readers
from boroughs.server.refusals import Refusal
from boroughs.server.room import Room
from boroughs.server.rooms import Rooms
from boroughs.server.store import MatchRow, Store
from boroughs.server.thinkers import Reviewers
from boroughs.server.visitors import Caller

KEPT = 32
ANALYSES = 4096
REVIEW = -1
FORCED = 0.2
"""The share of a review's time for a decision that was none: how all stand is soon known."""
Thinking = tuple[str, int, int]
"""A match, a version, and for a hint the `n` at which it was asked for."""


@dataclass(frozen=True)
class Shelf:
    """A match with its table: the running one, or one from before."""

    room: Room
    row: MatchRow
    history: History | None
    trouble: str | None

    @property
    def over(self) -> bool:
        return self.row.status != "playing"

    @property
    def length(self) -> int:
        return self.history.length if self.history else 0

    def readable(self) -> History:
        if self.history is None:
            raise Refusal("unreadable", self.trouble or "This match cannot be replayed.")
        return self.history

    def finished(self) -> "Shelf":
        if not self.over:
            raise Refusal("not-over", "The match is not over yet: that would tell secrets.")
        return self

    def eyes(self, caller: Caller, wanted: str | None) -> int | None:
        """Whose eyes: a seat of one's own, a bystander's, or anybody's once the match is over."""
        mine = [self.row.seats.index(c) for c in self.room.chairs_of(caller.hash) if c in self.row.seats]
        if not wanted:
            return min(mine, default=None)
        if wanted == "none":
            return None
        if not (wanted.isascii() and wanted.isdigit() and len(wanted) < 3):
            raise Refusal("malformed", f"A seat is a number or none, not {wanted[:20]!r}.")
        seat = int(wanted)
        if seat >= len(self.row.seats) or not (self.over or seat in mine):
            raise Refusal("not-yours", "You cannot see with the eyes of this seat.")
        return seat


class Archive:
    """Finds matches by id and answers questions about their past."""

    def __init__(self, store: Store, rooms: Rooms, readers: Readers):
        self._store, self._rooms, self._readers = store, rooms, readers
        self._old: Memory[str, tuple[History | None, str | None]] = Memory(KEPT)
        self._scores: Memory[tuple[str, int], Scores] = Memory(KEPT)
        self._analyses: Memory[Thinking, Analysis] = Memory(ANALYSES)

    async def find(self, match: str) -> Shelf:
        room = await self._rooms.of_match(match)
        row = next((m for m in room.matches if m.id == match), None)
        if row is None:
            await room.catch_up()
            row = next(m for m in room.matches if m.id == match)
        if match == room.row.match:
            return Shelf(room, row, room.history, room.trouble)
        return Shelf(room, row, *await self._old.get(row.id, lambda: self._readers.history(self._store, row)))

    def info(self, shelf: Shelf) -> MatchInfo:
        row, history = shelf.row, shelf.history
        return MatchInfo(
            id=row.id,
            table=row.table,
            game=row.game,
            rules_version=row.rules_version,
            options=row.options,
            names=row.names,
            status="unreadable" if shelf.trouble else row.status,
            n=history.n if history else 0,
            version=history.match.version if history else 0,
            key_hash=key_hash(row.key),
            key=row.key.hex() if shelf.over else None,
            result=row.result,
            imported=row.imported,
            started=row.started,
            finished=row.finished,
            trouble=shelf.trouble,
            ended_by=history.ended_by if history else None,
            hash=history.match.hash() if history and shelf.over else None,
        )

    def position(self, shelf: Shelf, version: int, eyes: int | None) -> Update:
        """The match as it was after so many moves, with the events of the last of them."""
        history = shelf.readable()
        if version > history.match.version:
            raise Refusal("not-there", f"The match has {history.match.version} moves so far.")
        past = history.match.replayed(version)
        n = max(k for k, v in enumerate(history.versions) if v <= version)
        then = History(history.id, past, history.entries[:n], history.versions[: n + 1])
        update = views.update(shelf.room, then, eyes, since=max(n - 1, 0), keep=version - 1)
        return msgspec.structs.replace(update, undo_to=None, clocks=None, mover=views.mover(then, shelf.row.seats))

    def events(self, shelf: Shelf, since: int, eyes: int | None) -> list[Event]:
        return shelf.readable().match.events(since, eyes)

    async def scores(self, shelf: Shelf) -> Scores:
        """The points after every version."""
        history = shelf.readable()
        return await self._scores.get((history.id, history.n), lambda: self._readers.work(lambda: scores_of(history)))

    # --- what the search thinks

    async def hint(self, room: Room, caller: Caller, command: Hint, thinkers: Reviewers, seconds: float) -> Hinted:
        """What a strong player would do now; at practice tables."""
        if not room.practice:
            raise Refusal("not-practice", "Hints are given at practice tables only.")
        history, seat = questions.asking(room, caller)
        key = history.id, history.match.version, history.n
        analysis = await self._analyses.get(key, lambda: think(history.id, history.match, seat, thinkers, seconds))
        return Hinted(command.id, history.n, analysis)

    async def analysis(self, shelf: Shelf, version: int, thinkers: Reviewers, seconds: float) -> Analysis:
        """What the search thinks of a position of a finished match; thought over once."""
        match = shelf.finished().readable().match
        if version >= match.version:
            raise Refusal("not-there", f"There are decisions at versions 0 to {match.version - 1}.")
        key = shelf.row.id, version, REVIEW
        return await self._analyses.get(key, lambda: reviewed(shelf.row.id, match, version, thinkers, seconds))


def scores_of(history: History) -> Scores:
    match = history.match
    past = match.replayed(0)
    past.auto = [False] * past.players
    points: list[list[int]] = [past.points]
    rival = [past.rival_points]
    actors: list[int | None] = [None]
    for move in match.moves:
        actors.append(past.actor)
        past.play(move)
        points.append(past.points)
        rival.append(past.rival_points)
    return Scores(history.id, points, actors, [n for n in rival if n is not None] or None)


async def think(match_id: str, match: Match, seat: int, thinkers: Reviewers, seconds: float) -> Analysis:
    known, game = match.seen(seat), match.game
    work = partial(bots_at_table.analyse, game, known, seat, seconds, secrets.randbits(60))
    thought = await thinkers.review(work)
    line = [game.moves.text(move) for move in thought.line]
    candidates = told(match, thought.candidates)
    return Analysis(match_id, match.version, seat, thought.chances, thought.points, candidates, line)


def told(match: Match, candidates: Sequence[Thought]) -> list[Candidate]:
    """The moves that the search compared, the one it likes best first."""
    total = sum(c.visits for c in candidates) or 1
    return [
        Candidate(views.legal_move(match.game, c.move), c.visits / total, c.win or 0.0, c.points or 0.0)
        for c in candidates
    ]


async def reviewed(match_id: str, match: Match, version: int, thinkers: Reviewers, seconds: float) -> Analysis:
    """A position, with what was played there and what that cost."""
    past, move, game = match.replayed(version), match.moves[version], match.game
    seat = past.actor
    assert seat is not None
    played = views.legal_move(game, move)
    if len(past.legal_ids()) == 1:
        seconds *= FORCED
    work = partial(bots_at_table.judge, game, past.seen(seat), seat, move, seconds, secrets.randbits(60))
    verdict = await thinkers.review(work)
    line = [game.moves.text(m) for m in verdict.line]
    candidates = told(past, verdict.candidates)
    return Analysis(match_id, version, seat, verdict.chances, verdict.points, candidates, line, played, verdict.loss)
