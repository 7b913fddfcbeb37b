"""The match: checked play over one game's rules."""

import hashlib
import secrets
from collections.abc import Sequence
from copy import copy
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from boroughs.games import Game, load
from boroughs.kernel import NOBODY
from boroughs.kernel.chance import siphash
from boroughs.kernel.note import new_log
from boroughs.kernel.record import states
from boroughs.kernel.tables import NotationError
from boroughs.match import sight
from boroughs.match.errors import IllegalMove, MatchError, MatchOver, NotYourTurn, StaleVersion, UndoRefused
from boroughs.match.messages import Event, LegalMove, Result, View
from boroughs.match.words import words

LOT = (1 << 64) - 1
"""The count of draws that no match reaches: the lot for the first player uses it."""
KEY_BYTES = 16
SHOWN_LEGAL = 12
STRIDE = 16
"""The state is kept after every so many moves: to go back is to play a few moves again, however long the match is."""


def new_key() -> bytes:
    """A fresh secret key of 128 bits."""
    return secrets.token_bytes(KEY_BYTES)


def key_words(key: bytes) -> tuple[Any, Any]:
    """A key as rules use it."""
    if len(key) != KEY_BYTES:
        raise MatchError(f"A match's key has {KEY_BYTES} bytes, not {len(key)}. `new_key()` makes one.")
    return np.uint64(int.from_bytes(key[:8], "little")), np.uint64(int.from_bytes(key[8:], "little"))


def key_hash(key: bytes) -> str:
    """What a host publishes before the match, so that nobody can change the key afterwards."""
    return hashlib.sha256(b"boroughs key\0" + key).hexdigest()


def lot(key: bytes, players: int) -> int:
    """Who of the table begins, by lot from the key."""
    return int(siphash(*key_words(key), np.uint64(LOT)) % np.uint64(players))


@lru_cache(maxsize=100_000)
def told(game: Game, row: bytes, eyes: int) -> tuple[str, dict[str, Any]]:
    """An event's name and its fields as the eyes may know them, made once: the same things happen in every match."""
    numbers = np.frombuffer(row, np.int32)
    return game.events.kinds[int(numbers[0])].name, game.events.fields(numbers, eyes)


class Common(NamedTuple):
    """What everybody may know of a position."""

    actor: int | None
    points: list[int]
    result: Result | None
    prompt: str


class Match:
    """A match between seats 0, 1, … counted clockwise from the first player."""

    def __init__(
        self,
        game: Game | str,
        players: int,
        options: dict[str, Any] | None = None,
        key: bytes | None = None,
        seats: Sequence[str] = (),
        auto: bool = True,
    ):
        self.game = load(game) if isinstance(game, str) else game
        self.players = self.game.check_players(players)
        self.options = self.game.complete_options(options or {})
        self.key = new_key() if key is None else key
        self.seats = list(seats) or [f"Player {p + 1}" for p in range(players)]
        if len(self.seats) != players:
            raise MatchError(f"Name all {players} players or none: there are {len(self.seats)} names.")
        self.auto = [auto] * players
        """By seat: whether a decision with one legal answer is taken for the player (CO5)."""
        self._start()

    @classmethod
    def at_table(
        cls, game: Game | str, people: Sequence[str], *, first: int | None = None, key: bytes | None = None, **rest: Any
    ) -> "Match":
        """A match of people in the order in which they sit; the first player is drawn by lot unless chosen."""
        key = new_key() if key is None else key
        begins = lot(key, len(people)) if first is None else first % len(people)
        return cls(game, len(people), key=key, seats=[*people[begins:], *people[:begins]], **rest)

    def _start(self) -> None:
        self.moves: list[int] = []
        self.forced: list[int] = []
        self._actors: list[int] = []
        self._barriers: list[bool] = []
        self._log = new_log()
        self.event_rows: list[Any] = []
        """By version: the events of the move that led to it, unfiltered; `events` shows them to a viewer."""
        self._buffer = self.game.new_move_buffer()
        self.state = self.game.blank()
        self.state.key[0] = key_words(self.key)
        self.game.door.setup(self.state, 0, self.players, self.game.option_codes(self.options), self._log)
        self._take_rows()
        self._kept = [self._state_bytes()]
        """The state after every STRIDE-th move."""
        self._play_forced()

    # --- where the match stands

    @property
    def version(self) -> int:
        """How many moves have been made."""
        return len(self.moves)

    @property
    def actor(self) -> int | None:
        """The seat that decides now; None when the match is over."""
        seat = int(self.game.door.actor(self.state, 0))
        return None if seat < 0 else seat

    @property
    def over(self) -> bool:
        return self.actor is None

    @property
    def points(self) -> list[int]:
        return self._by_seat(self.game.door.score)

    @property
    def rival_points(self) -> int | None:
        """What a lone player's rival has, who scores without a seat; None among several players."""
        return self._by_side(self.game.door.score)[1] if self.players == 1 else None

    @property
    def result(self) -> Result | None:
        return Result(self.points, self._by_seat(self.game.door.ranking)) if self.over else None

    def _by_seat(self, door: Any) -> list[int]:
        return self._by_side(door)[: self.players]

    def _by_side(self, door: Any) -> list[int]:
        """By seat; a lone player's rival comes after."""
        out = np.zeros(max(self.players, self.game.most), np.int64)
        door(self.state, 0, out)
        return [int(v) for v in out]

    def legal_ids(self) -> Any:
        """The ids of the actor's legal moves, as an array that the next call overwrites."""
        return self._buffer[: self.game.door.legal(self.state, 0, self._buffer)]

    def legal(self, seat: int | None = None) -> list[LegalMove]:
        """The actor's legal moves; for anyone else there are none."""
        if self.over or (seat is not None and seat != self.actor):
            return []
        table = self.game.moves
        return [
            LegalMove(int(i), table.text(int(i)), table.kind_of(int(i)).name, table.fields(int(i)))
            for i in self.legal_ids()
        ]

    def hash(self) -> str:
        """A short name for the whole position, the same on every machine."""
        text = f"{self.game.id} {self.game.rules_version} ".encode() + self.state.tobytes()
        return hashlib.blake2b(text, digest_size=16).hexdigest()

    # --- playing

    def play(
        self, move: str | int, seat: int | None = None, version: int | None = None, *, careful: bool = False
    ) -> int:
        """Plays one move, checked, and returns the new version. Nothing changes when it raises.

        `careful`, for people: forced decisions do not cut the player off from what he can still take back."""
        actor = self.actor
        if actor is None:
            raise MatchOver("The match is over.")
        if version is not None and version != self.version:
            raise StaleVersion(f"The position has changed: you have seen version {version}, it is {self.version} now.")
        if seat is not None and seat != actor:
            raise NotYourTurn(f"It is {self.seats[actor]}'s turn.")
        self._apply(self._checked(move))
        self._play_forced(careful=careful)
        return self.version

    def _checked(self, move: str | int) -> int:
        try:
            wanted = self.game.moves.parse(move) if isinstance(move, str) else int(move)
            if wanted in self.legal_ids():
                return wanted
            text = self.game.moves.text(wanted)
        except NotationError as error:
            raise IllegalMove(f"{error} {self._legal_in_words()}") from None
        why = self.why_not(wanted)
        raise IllegalMove(f"{text!r} is not legal now. {words(self.game).why(*why)} {self._legal_in_words()}", why)

    def why_not(self, move: int) -> tuple[str, dict[str, Any]]:
        """Why the actor may not make this move: a message of the game and its arguments, from what the actor sees."""
        actor = self.actor
        assert actor is not None
        found: tuple[str, dict[str, Any]] = self.game.module("why").why_not(self.seen(actor), actor, move)
        return found

    def _legal_in_words(self) -> str:
        texts = [self.game.moves.text(int(i)) for i in self.legal_ids()]
        more = f" and {len(texts) - SHOWN_LEGAL} more" if len(texts) > SHOWN_LEGAL else ""
        return f"Legal: {', '.join(texts[:SHOWN_LEGAL])}{more}."

    def _apply(self, move: int) -> None:
        actor, draws = int(self.game.door.actor(self.state, 0)), int(self.state.draws[0])
        self._log[0, 0] = 0
        self.game.door.apply(self.state, 0, move, self._log)
        rows = self._take_rows()
        reveals = any(self.game.events.kinds[row[0]].reveals for row in rows)
        self.moves.append(move)
        self._actors.append(actor)
        self._barriers.append(reveals or int(self.state.draws[0]) != draws)
        if self.version % STRIDE == 0:
            self._kept.append(self._state_bytes())

    def _take_rows(self) -> Any:
        used = int(self._log[0, 0])
        assert used < len(self._log), f"{used} events in one move of {self.game.id} overflow the log"
        self.event_rows.append(self._log[1 : used + 1].copy())
        return self.event_rows[-1]

    def _play_forced(self, *, careful: bool = False) -> None:
        """CO5: takes decisions that are none, unless the seat switched that off or it would tell the others something."""
        while (actor := self.actor) is not None and self.auto[actor]:
            moves = self.legal_ids()
            if len(moves) != 1 or self.game.moves.kind_of(int(moves[0])).telling:
                return
            if careful and self._cuts_off(actor, int(moves[0])):
                return
            self._apply(int(moves[0]))
            self.forced.append(self.version)

    def _cuts_off(self, seat: int, move: int) -> bool:
        """Whether the seat can take something back now, and after the move could not, or only until another one acts."""
        if self.undo_target(seat) is None:
            return False
        after = self.copy()
        after._apply(move)  # noqa: SLF001 - a copy of this
        return after.actor != seat or after.undo_target(seat) is None

    # --- seeing

    def seen(self, seat: int | None) -> Any:
        """The state as a seat (None: a bystander) may know it: what a bot is given."""
        return sight.seen(self.game, self.state, NOBODY if seat is None else seat)

    def common(self) -> Common:
        """What everybody may know of the position: found once for all who look at it."""
        actor, points = self.actor, self.points
        if actor is None:
            return Common(None, points, Result(points, self._by_seat(self.game.door.ranking)), "prompt-over")
        return Common(actor, points, None, sight.prompt(self.game, self.seen(None)))

    def view(self, seat: int | None, common: Common | None = None) -> View:
        """All that a seat (None: a bystander) may know of the position."""
        state, shared = self.seen(seat), common or self.common()
        return View(
            game=self.game.id,
            version=self.version,
            seat=seat,
            players=self.players,
            actor=shared.actor,
            points=shared.points,
            result=shared.result,
            can_undo=seat is not None and self.undo_target(seat) is not None,
            prompt=shared.prompt if seat is None or seat != shared.actor else sight.prompt(self.game, state),
            fields=sight.fields(self.game, state, seat),
            extras=sight.extras(self.game, state, NOBODY if seat is None else seat),
        )

    def events(self, since: int = -1, viewer: int | None = None) -> list[Event]:
        """What happened after version `since` (-1: from the set-up on), as the viewer (None: a bystander) may know it."""
        eyes = NOBODY if viewer is None else viewer
        return [
            Event(n, *told(self.game, row.tobytes(), eyes))
            for n in range(max(since + 1, 0), len(self.event_rows))
            for row in self.event_rows[n]
        ]

    # --- going back

    def copy(self) -> "Match":
        """The same match, to be played on without changing this one: for who must store a move before it counts."""
        return copy(self)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Match":
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        """For copies and pickles: lists of their own, the state as bytes, no scratch."""
        kept = {name: copy(value) for name, value in vars(self).items() if isinstance(value, list | dict)}
        return vars(self) | kept | {"state": self._state_bytes(), "_log": None, "_buffer": None}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)
        self.state = self._state_of(kept["state"])
        self._log, self._buffer = new_log(), self.game.new_move_buffer()

    def _state_bytes(self) -> Any:
        """The state as it is now, padding too: the hash is over all bytes."""
        return self.state.view(np.ndarray).view(np.uint8).copy()

    def _state_of(self, as_bytes: Any) -> Any:
        return states(as_bytes.copy().view(self.game.layout.dtype))

    def undo_target(self, seat: int) -> int | None:
        """The version to which the seat's undo would lead, or None where it may not undo."""
        n = self.version
        while n > 0 and self._actors[n - 1] == seat and not self._barriers[n - 1]:
            n -= 1
            if n + 1 not in self.forced:
                return n
        return None

    def undo(self, seat: int) -> int:
        """Takes back the seat's last decision, and those that were made for it. Returns the new version."""
        target = self.undo_target(seat)
        if target is None:
            raise UndoRefused("Nothing to take back: something was drawn or revealed, or another player has acted.")
        self.rewind(target)
        return target

    def rewind(self, version: int) -> None:
        """Goes back to an earlier version, whatever has happened since: for consent and for replays."""
        if not 0 <= version <= self.version:
            raise StaleVersion(f"There is no version {version}: the match has {self.version} moves.")
        strides, forced = version // STRIDE, [n for n in self.forced if n <= version]
        again = self.moves[strides * STRIDE : version]
        for kept in (self.moves, self._actors, self._barriers):
            del kept[strides * STRIDE :]
        del self.event_rows[strides * STRIDE + 1 :], self._kept[strides + 1 :]
        self.state = self._state_of(self._kept[strides])
        for move in again:
            self._apply(move)
        self.forced = forced

    def replayed(self, version: int) -> "Match":
        """This match as it was after so many moves."""
        past = self.copy()
        past.rewind(version)
        return past
