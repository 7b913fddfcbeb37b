"""How a match begins: every chair is taken, the key is drawn, and its hash is shown before anybody moves."""

import contextlib
import secrets

import msgspec
from sqlalchemy import Executable

from boroughs.games import load
from boroughs.match.match import lot, new_key
from boroughs.server.changes import append, change, doubting
from boroughs.server.history import begin
from boroughs.server.messages import Proposal
from boroughs.server.refusals import Refusal
from boroughs.server.room import Room, names_of
from boroughs.server.store import MatchRow, StoreFailed, TableRow
from boroughs.server.store.rows import Sitting, TableState
from boroughs.server.store.store import now_ms

ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"
"""Without letters that look like digits."""


def new_id(length: int = 16) -> str:
    """An id that nobody can guess: five bits a letter."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def is_full(state: TableState) -> bool:
    return all(who.kind != "open" and not who.left for who in state.chairs)


def free_chairs(state: TableState) -> list[int]:
    return [chair for chair, who in enumerate(state.chairs) if who.kind == "open"]


def order(state: TableState, key: bytes) -> list[int]:
    """The chairs from the first player on."""
    count = len(state.chairs)
    first = lot(key, count) if state.first == "lot" else int(state.first)
    return [(first + k) % count for k in range(count)]


def new_match(row: TableRow, number: int, key: bytes) -> MatchRow:
    game, chairs = load(row.game), order(row.state, key)
    return MatchRow(
        id=new_id(),
        table=row.id,
        number=number,
        game=game.id,
        rules_version=game.rules_version,
        components=game.box_digest,
        options=row.state.options,
        key=key,
        seats=chairs,
        names=names_of(row.state.chairs, chairs),
        status="playing",
        result=None,
        imported=False,
        started=now_ms(),
        finished=None,
    )


async def start_if_full(room: Room) -> None:
    """Begins the match when the last chair is taken. Who calls holds the room's lock. Where the store fails, who has sat down sits all the
    same, and the caretaker begins as soon as it can."""
    with contextlib.suppress(StoreFailed):
        while can_begin(room):
            row = new_match(room.row, len(room.matches) + 1, new_key())
            if await _begin(room, row):
                return


def can_begin(room: Room) -> bool:
    """Whether nothing but the match is missing."""
    return room.row.status == "waiting" and is_full(room.state)


async def _begin(room: Room, row: MatchRow) -> bool:
    seen = room.row
    playing = msgspec.structs.replace(seen, status="playing", match=row.id, rev=seen.rev + 1, changed=row.started)
    notice = f"{room.store.process} {room.id} {row.id} 0"
    with doubting(room):
        won = await room.store.put_table(playing, seen.rev, [room.store.new_match(row)], notice)
    if not won:
        await room.refresh()
        return False
    room.row, room.matches = playing, [*room.matches, row]
    history = begin(row)
    history.match.auto = [room.state.chairs[chair].auto for chair in row.seats]
    room.trouble = None
    if history.entries:
        await append(room, history)
    else:
        room.show(history)
    room.changed()
    return True


async def again(room: Room) -> None:
    """A rematch: the same table, a new match. Who has left makes room for others; whoever comes back or gets up at another process in this
    moment is seen, and so is a rematch that has begun there."""
    agreed = room.state.proposal

    def edit(row: TableRow) -> TableRow:
        check_asked(row.state, agreed)
        chairs = [Sitting("open") if who.left else who for who in row.state.chairs]
        state = msgspec.structs.replace(
            row.state,
            chairs=chairs,
            proposal=None,
            declined=None,
            quiet_until={},
            choices={},
            asked_again={},
            paused=False,
            step=None,
        )
        return msgspec.structs.replace(row, status="waiting", state=state)

    def released(row: TableRow) -> list[Executable]:
        return [statement for chair in free_chairs(row.state) for statement in room.store.release(room.id, chair)]

    await change(room, edit, released)
    free = free_chairs(room.state)
    room.holders = {chair: held for chair, held in room.holders.items() if chair not in free}
    await start_if_full(room)


def check_asked(state: TableState, agreed: Proposal | None) -> None:
    """Whether the question to which all have agreed is still on the table: it may be withdrawn, or what was asked for be done."""
    if state.proposal != agreed:
        raise Refusal("not-now", "Somebody was faster: this is no longer asked.")
