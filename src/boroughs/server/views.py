"""What is told about a table and its match: to everybody the same table, to each pair of eyes its own position."""

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from boroughs.games import Game
from boroughs.match.match import key_hash
from boroughs.server import absence, clocks
from boroughs.server.history import History
from boroughs.server.messages import (
    BotsState,
    ChairState,
    ClockState,
    LegalMove,
    MatchLink,
    Table,
    TableLine,
    Update,
    View,
    You,
)
from boroughs.server.presence import WATCHERS
from boroughs.server.refusals import Refusal
from boroughs.server.room import Room
from boroughs.server.store.store import now_ms
from boroughs.server.visitors import Caller

FROM_START = -1
CACHED_BYTES = 1_000_000
"""What a table keeps of encoded messages for its viewers."""


# --- the table


def table(room: Room) -> Table:
    """The table as everybody sees it."""
    row, state, history = room.row, room.state, room.history
    match_row = room.match_row
    over = match_row is not None and match_row.status != "playing"
    return Table(
        id=row.id,
        rev=row.rev,
        game=row.game,
        options=state.options,
        public=row.public,
        practice=room.practice,
        status="unreadable" if room.trouble else row.status,
        host=state.host,
        first=state.first,
        chairs=chairs(room),
        match=row.match,
        matches=[MatchLink(m.id, key_hash(m.key), m.status != "playing") for m in room.matches],
        key=match_row.key.hex() if match_row is not None and over else None,
        clock=state.clock,
        clocks=clock_state(room),
        actor=history.actor if history else None,
        points=history.common.points if history else [],
        result=match_row.result if match_row else None,
        ended_by=history.ended_by if history else None,
        proposal=state.proposal,
        declined=state.declined,
        bots=BotsState(room.paused, state.pace_ms, thinking(room)),
        watchers=room.presence.watchers,
        away_seconds=state.away_seconds,
        chat=room.chat_line,
        created=row.created,
    )


def chairs(room: Room) -> list[ChairState]:
    """All chairs, made once for everybody who lists or looks at the table."""
    now = room.stamp, room.n, room.presence.processes.alive
    if room.chairs_told[0] != now:
        room.chairs_told = now, [chair_state(room, chair) for chair in range(len(room.state.chairs))]
    return room.chairs_told[1]


def chair_state(room: Room, chair: int) -> ChairState:
    who, presence = room.state.chairs[chair], room.presence
    person = who.kind == "person"
    return ChairState(
        chair=chair,
        seat=room.seat_of(chair),
        kind=who.kind,
        name=who.name,
        level=who.level,
        standing_in=who.standing_in,
        online=presence.online(chair) if person else who.kind == "bot",
        left=who.left,
        away_since=presence.away_since(chair, room.row.created) if person else None,
        ask_from=absence.ask_from(room, chair),
        choices=room.state.choices.get(str(chair), {}),
        auto=who.auto,
        program=who.program,
    )


def thinking(room: Room) -> int | None:
    """The chair whose bot decides now."""
    chair = room.actor_chair
    if chair is None or not room.state.chairs[chair].played_by_bot or not may_move(room):
        return None
    return chair


def may_move(room: Room) -> bool:
    """Whether bots go on, or one may make a step."""
    return not room.paused or room.state.step == (room.row.match, room.n)


def clock_state(room: Room) -> ClockState | None:
    clock, course = room.state.clock, room.course()
    return clocks.show(clock, course, room.bots_by_seat(), now_ms()) if clock and course else None


def line(room: Room, caller: Caller) -> TableLine:
    """The table in a list."""
    row, mine = room.row, room.chairs_of(caller.hash)
    status = "unreadable" if room.trouble else row.status
    my_turn = status == "playing" and room.actor_chair in mine
    chair_states = chairs(room)
    return TableLine(
        row.id,
        row.game,
        row.state.options,
        row.public,
        status,
        chair_states,
        row.match,
        row.state.clock,
        my_turn,
        mine,
        row.created,
        row.changed,
    )


# --- the position


def you(room: Room, caller: Caller, looking: int | None) -> You:
    mine = room.chairs_of(caller.hash)
    return You(mine, room.seats_of(caller.hash), room.state.host in mine, looking)


def default_eyes(room: Room, caller: Caller) -> int | None:
    """The held seat whose turn it is, else the first that is held, else a bystander's eyes."""
    seats = room.seats_of(caller.hash)
    actor = room.history.actor if room.history else None
    return actor if actor in seats else (seats[0] if seats else None)


def checked_eyes(room: Room, caller: Caller, wanted: str | None) -> int | None:
    """The eyes that were asked for: `none`, a seat that one holds, or any seat once the match is over."""
    if not wanted:
        return default_eyes(room, caller)
    if wanted == "none":
        return None
    if not wanted.isascii() or not wanted.isdigit() or len(wanted) > 2:
        raise Refusal("malformed", f"A seat is a number or none, not {wanted[:20]!r}.")
    return allowed_eyes(room, caller, int(wanted))


def allowed_eyes(room: Room, caller: Caller, seat: int | None) -> int | None:
    if seat is None or seat in room.seats_of(caller.hash):
        return seat
    if room.history and room.history.over and seat < len(room.seats):
        return seat
    raise Refusal("not-yours", "You cannot see with the eyes of this seat.")


def update(room: Room, history: History, eyes: int | None, since: int = 0, keep: int | None = None) -> Update:
    """The position for a pair of eyes, with what happened after the entry `since` (0: from the set-up on)."""
    match = history.match
    kept = (history.kept(since) if since else FROM_START) if keep is None else keep
    return Update(
        table=room.id,
        match=history.id,
        n=history.n,
        since=since,
        keep=kept,
        events=match.events(kept, eyes),
        view=view(history, eyes),
        legal=[] if history.over or eyes is None or eyes != history.actor else legal(history),
        undo_to=None if history.over or eyes is None else match.undo_target(eyes),
        clocks=clock_state(room),
        mover=mover(history, room.seats),
    )


def mover(history: History, seats: Sequence[int]) -> int | None:
    """The chair that made the newest entry, by the order of the history's own match."""
    newest = history.entries[-1] if history.entries else None
    return seats[newest.seat] if newest and newest.seat is not None else None


def view(history: History, eyes: int | None) -> View:
    """The match's view; one that was ended has nobody to move."""
    seen = history.match.view(eyes, history.common)
    return msgspec.structs.replace(seen, actor=None, can_undo=False, prompt="prompt-over") if history.ended else seen


def legal(history: History) -> list[LegalMove]:
    match = history.match
    return [legal_move(match.game, int(move)) for move in match.legal_ids()]


@lru_cache(maxsize=100_000)
def legal_move(game: Game, move: int) -> LegalMove:
    """A move in all its forms, made once: there are a few thousand, and they are sent all the time."""
    moves = game.moves
    return LegalMove(move, moves.text(move), moves.kind_of(move).name, moves.fields(move))


def update_bytes(room: Room, history: History, eyes: int | None, since: int) -> bytes:
    """The same, encoded; made once for all viewers with the same eyes."""
    key = ("update", history.id, history.n, eyes, since)
    if key not in room.cache:
        encoded = msgspec.json.encode(update(room, history, eyes, since))
        kept = sum(map(len, room.cache.values()))
        if kept > CACHED_BYTES:  # who asks from everywhere in a long match shares with nobody
            room.cache.clear()
        room.cache[key] = encoded
    return room.cache[key]


class TableForYou(msgspec.Struct, frozen=True, tag="table"):
    """`TableChanged`, with a table that is encoded already."""

    table: msgspec.Raw
    you: You


def table_bytes(room: Room) -> bytes:
    if "table" not in room.cache:
        room.cache["table"] = msgspec.json.encode(table(room))
    return room.cache["table"]


def changed_bytes(room: Room, caller: Caller, looking: int | None) -> bytes:
    return msgspec.json.encode(TableForYou(msgspec.Raw(table_bytes(room)), you(room, caller, looking)))


def place_of(room: Room, caller: Caller) -> list[int]:
    """Where a viewer counts as present: on the chairs held, else among the watchers."""
    return room.chairs_of(caller.hash) or [WATCHERS]
