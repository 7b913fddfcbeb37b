"""Chairs: who gets which, by which link, and how one gets up again."""

from collections.abc import Callable, Sequence

import msgspec
from sqlalchemy import Executable

from boroughs.games import load
from boroughs.match.names import bot_name
from boroughs.server.bots_at_table import checked_level
from boroughs.server.changes import ATTEMPTS, change, doubting, with_chair
from boroughs.server.messages import Ack, Auto, ChairWish, CreateTable, Join, Leave, SetChair
from boroughs.server.moves import end
from boroughs.server.names import made_up, tidy
from boroughs.server.refusals import Refusal
from boroughs.server.room import Room
from boroughs.server.starting import free_chairs, new_id, start_if_full
from boroughs.server.store import Store, TableRow
from boroughs.server.store.rows import Sitting, TableState
from boroughs.server.store.store import now_ms
from boroughs.server.visitors import Caller, hashed, new_secret


def new_table(wish: CreateTable, caller: Caller, pace_ms: int) -> tuple[TableRow, dict[int, str]]:
    """A table as it was asked for, and who holds which chair."""
    game = load(wish.game)
    game.check_players(len(wish.chairs))
    mine = [chair for chair, one in enumerate(wish.chairs) if one.kind == "me"]
    if not mine:
        raise Refusal("refused", "Take a chair yourself: a table needs a host.")
    if wish.practice and any(one.kind == "open" for one in wish.chairs):
        raise Refusal("refused", "Hints are for tables without other people.")
    if wish.first != "lot" and wish.first >= len(wish.chairs):
        raise Refusal("no-chair", f"There is no chair {wish.first} to begin.")
    state = TableState(
        options=game.complete_options(dict(wish.options)),
        chairs=sat_down(wish.chairs, caller),
        host=mine[0],
        first=wish.first,
        clock=wish.clock,
        practice=wish.practice,
        away_seconds=wish.away_seconds,
        pace_ms=pace_ms,
    )
    row = TableRow(new_id(12), game.id, "waiting", wish.public, None, 0, state, now_ms(), now_ms())
    return row, dict.fromkeys(mine, caller.checked())


def sat_down(wishes: list[ChairWish], caller: Caller) -> list[Sitting]:
    chairs: list[Sitting] = []
    for wish in wishes:
        taken = [who.name for who in chairs]
        if wish.kind == "open":
            chairs.append(Sitting("open"))
        elif wish.kind == "bot":
            chairs.append(Sitting("bot", bot_name(taken), checked_level(wish.level)))
        else:
            chairs.append(Sitting("person", unlike(tidy(wish.name or caller.name), taken), program=caller.program))
    return chairs


def unlike(name: str, taken: list[str | None]) -> str:
    """The name, numbered where somebody has it already."""
    number = 2
    fresh = name
    while fresh in taken:
        fresh = f"{name} {number}"
        number += 1
    return fresh


async def join(room: Room, caller: Caller, wish: Join) -> int:
    """Takes a free chair, the wanted one or the first; the last one taken begins the match."""
    async with room.working():
        chair = -1

        def edit(row: TableRow) -> TableRow:
            nonlocal chair
            chair = free_chair(room, wish.chair)  # anew with each try: the one before may be taken by now
            return msgspec.structs.replace(row, state=joined(row.state, chair, caller, wish.name))

        await change(room, edit, lambda _: [room.store.hold(room.id, chair, caller.checked())])
        room.holders = {**room.holders, chair: {caller.checked()}}
        room.changed()
        await start_if_full(room)
        return chair


def joined(state: TableState, chair: int, caller: Caller, name: str | None) -> TableState:
    """With the caller on the chair, under a name that nobody else has there."""
    name = unlike(tidy(name or caller.name or made_up()), [who.name for who in state.chairs])
    host = state.host if state.host >= 0 else chair  # everybody had got up
    fields = {"kind": "person", "name": name, "program": caller.program}
    return msgspec.structs.replace(with_chair(state, chair, **fields), host=host)


def free_chair(room: Room, wanted: int | None) -> int:
    free = free_chairs(room.state)
    if wanted is not None and wanted not in free:
        room.sitting(wanted)
        raise Refusal("taken", "This chair is taken.")
    if not free:
        raise Refusal("taken", "Every chair is taken. You can watch.")
    return free[0] if wanted is None else wanted


async def set_chair(room: Room, caller: Caller, chair: int, wish: SetChair) -> None:
    """The host puts a bot on a chair or frees it before the match; in the match who plays alone can change a bot's level."""
    async with room.working():
        check_host(room, caller)
        who = room.sitting(chair)
        waiting = room.row.status == "waiting"
        if not waiting and not (who.kind == wish.kind == "bot"):
            raise Refusal("not-now", "The match has begun: only a bot's level can be changed.")
        if not waiting:
            check_alone(room)
        if chair in room.chairs_of(caller.hash):
            raise Refusal("refused", "This is your own chair. Get up first.")
        released = room.store.release(room.id, chair) if who.kind == "person" else []
        await edit_chair(room, chair, lambda state: filled(state, chair, wish), released)
        if released:
            room.holders = {c: held for c, held in room.holders.items() if c != chair}
            room.changed()
        await start_if_full(room)


OPEN = {"kind": "open", "name": None, "level": None, "standing_in": False, "left": False, "program": False}


def filled(state: TableState, chair: int, wish: SetChair) -> TableState:
    """With a bot on the chair, or nobody. A bot that is given another level stays who it is."""
    if wish.kind == "open":
        return with_chair(state, chair, **OPEN)
    before = state.chairs[chair]
    name = before.name if before.kind == "bot" else bot_name([who.name for who in state.chairs])
    return with_chair(state, chair, **{**OPEN, "kind": "bot", "level": checked_level(wish.level), "name": name})


async def edit_chair(
    room: Room, chair: int, edit: Callable[[TableState], TableState], also: Sequence[Executable] = ()
) -> None:
    """Changes a chair as it was seen: who has just taken it at another process, with or without a link, or begun the match, is not
    overwritten."""

    def sight() -> tuple[str, Sitting, set[str]]:
        return room.row.status, room.state.chairs[chair], room.holders.get(chair, set())

    seen = sight()

    def edit_seen(row: TableRow) -> TableRow:
        if sight() != seen:
            raise Refusal("not-now", "Somebody was faster: this chair has just changed. Look at it, then try again.")
        return msgspec.structs.replace(row, state=edit(row.state))

    await change(room, edit_seen, lambda _: also)


def check_host(room: Room, caller: Caller) -> None:
    if room.state.host not in room.chairs_of(caller.checked()):
        raise Refusal("not-host", "Only the host of the table can do that.")


def check_alone(room: Room) -> None:
    if not room.alone:
        raise Refusal("not-alone", "Other people play here: that can be done only where one plays alone.")


def check_held(room: Room, caller: Caller, chair: int) -> None:
    room.sitting(chair)
    if chair not in room.chairs_of(caller.checked()):
        raise Refusal("not-yours", "This is not your chair.")


async def leave(room: Room, caller: Caller, command: Leave) -> Ack:
    """Gets up. Before the match the chair is free again; in the match the others choose, and one can come back."""
    async with room.working():
        chair = command.chair
        check_held(room, caller, chair)
        if room.row.status == "waiting":
            released = room.store.release(room.id, chair)
            await edit_chair(room, chair, lambda state: passed_on(with_chair(state, chair, **OPEN)), released)
            room.holders = {c: held for c, held in room.holders.items() if c != chair}
        else:
            await edit_chair(room, chair, lambda state: passed_on(with_chair(state, chair, left=True)))
            await end_if_empty(room)
        room.changed()
        return Ack(command.id, room.n)


def passed_on(state: TableState) -> TableState:
    """The next person is the host when the host has gone."""
    people = state.people
    host = state.host if state.host in people else (people[0] if people else -1)
    return msgspec.structs.replace(state, host=host)


async def end_if_empty(room: Room) -> None:
    """Ends a match that everybody has left; tries again where somebody moved just then at another process."""
    for attempt in range(1, ATTEMPTS + 1):
        if room.people():
            return
        try:
            await end(room, None, "left")
        except Refusal as refusal:
            if refusal.code != "stale" or attempt == ATTEMPTS:
                raise
        else:
            return


async def auto(room: Room, caller: Caller, command: Auto) -> Ack:
    """Whether forced decisions are made for the chair. Counts from the next decision on."""
    async with room.working():
        check_held(room, caller, command.chair)
        await edit_chair(room, command.chair, lambda state: with_chair(state, command.chair, auto=command.on))
        if room.history and (seat := room.seat_of(command.chair)) is not None:
            room.history.match.auto[seat] = command.on
        return Ack(command.id, room.n)


# --- links


async def new_link(room: Room, caller: Caller, chair: int, *, move: bool) -> str:
    """A secret that hands the chair on. The one before no longer works."""
    check_held(room, caller, chair)
    secret = new_secret()
    if not await room.store.new_link(hashed(secret), room.id, chair, caller.checked(), move=move):
        await room.catch_up()  # it was handed on a moment ago, perhaps at another process
        raise Refusal("not-yours", "This is not your chair any more.")
    return secret


async def keep(room: Room, caller: Caller, chair: int) -> None:
    """The chair is the caller's alone: others who came by a link lose it, and no link leads to it any more."""
    check_held(room, caller, chair)
    with doubting(room):
        kept = await room.store.keep_chair(room.id, chair, caller.checked())
        await room.catch_up()
    if not kept:
        raise Refusal("not-yours", "This is not your chair any more.")


async def claim(store: Store, secret: str, visitor: str) -> tuple[str, int]:
    """The chair of a link."""
    found = await store.claim(hashed(secret), visitor)
    if found is None:
        raise Refusal("not-there", "This link no longer works. Ask for a new one.")
    return found
