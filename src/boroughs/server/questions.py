"""Questions about the present decision: why is this not legal, and what would that bring? Answered from what the asker may know."""

import asyncio
import secrets
from collections.abc import Sequence
from typing import Any

import numpy as np

from boroughs.kernel import seed_dice
from boroughs.kernel.note import new_log
from boroughs.kernel.tables import NotationError
from boroughs.match import Event, Match
from boroughs.server.history import History
from boroughs.server.messages import Outcome, Outcomes, Preview, Reason, Reasons, Why
from boroughs.server.moves import checked_actor
from boroughs.server.refusals import Refusal
from boroughs.server.room import Room
from boroughs.server.visitors import Caller

WORLDS = 8
"""In so many worlds that fit what the asker sees a move is tried: what happens in all of them is certain."""
UNKNOWN_REASON = "why-not-legal"


def asking(room: Room, caller: Caller) -> tuple[History, int]:
    """The match and the asker's seat, which must be the one that decides."""
    history = room.playing()
    return history, checked_actor(history, room.seats_of(caller.checked()))


def parsed(match: Match, text: str) -> int:
    try:
        return match.game.moves.parse(text)
    except NotationError as error:
        raise Refusal("illegal", str(error)) from None


def why(room: Room, caller: Caller, command: Why) -> Reasons:
    """For each move the message that says why it is not legal."""
    history, _ = asking(room, caller)
    legal = {int(move) for move in history.match.legal_ids()}
    reasons = [reason(history.match, text, legal) for text in command.moves]
    return Reasons(command.id, history.n, reasons)


def reason(match: Match, text: str, legal: set[int]) -> Reason:
    move = parsed(match, text)
    if move in legal:
        return Reason(text, None, {})
    try:
        message, args = match.why_not(move)
    except ModuleNotFoundError:  # a game without reasons still has rules
        message, args = UNKNOWN_REASON, {}
    return Reason(text, message, {name: plain(value) for name, value in args.items()})


def plain(value: Any) -> str | int | None:
    return value if value is None or isinstance(value, str) else int(value)


async def preview(room: Room, caller: Caller, command: Preview) -> Outcomes:
    """What each move would bring, as far as that is certain for who asks. Others are served between two moves."""
    history, seat = asking(room, caller)
    match = history.match
    legal = {int(move) for move in match.legal_ids()}
    worlds = other_worlds(match, seat)
    outcomes = []
    for text in command.moves:
        if parsed(match, text) in legal:
            outcomes.append(outcome(match, seat, text, worlds))
            await asyncio.sleep(0)
    return Outcomes(command.id, history.n, outcomes)


def other_worlds(match: Match, seat: int) -> list[Any]:
    """Worlds that the seat cannot tell from the real one."""
    known, dice = match.seen(seat), seed_dice(secrets.randbits(60))
    return [match.game.world(known, seat, dice) for _ in range(WORLDS)]


def outcome(match: Match, seat: int, text: str, worlds: Sequence[Any]) -> Outcome:
    move = parsed(match, text)
    tried = [tried_in(match, one.copy(), move) for one in worlds]
    rows = [log for _, log in tried]
    common = certain_rows(rows)
    drew = any(int(after.draws[0]) != int(one.draws[0]) for (after, _), one in zip(tried, worlds, strict=True))
    certain = not drew and all(len(log) == len(common) for log in rows)
    return Outcome(text, certain, events(match, seat, common), points(match, tried[0][0]) if certain else None)


def tried_in(match: Match, state: Any, move: int) -> tuple[Any, Any]:
    log = new_log()
    match.game.door.apply(state, 0, move, log)
    return state, log[1 : int(log[0, 0]) + 1].copy()


def certain_rows(logs: Sequence[Any]) -> list[Any]:
    """The events with which all logs begin."""
    common = []
    for rows in zip(*logs, strict=False):
        if not all(np.array_equal(row, rows[0]) for row in rows[1:]):
            break
        common.append(rows[0])
    return common


def events(match: Match, seat: int, rows: Sequence[Any]) -> list[Event]:
    table = match.game.events
    return [Event(match.version + 1, table.kinds[int(row[0])].name, table.fields(row, seat)) for row in rows]


def points(match: Match, state: Any) -> list[int]:
    out = np.zeros(max(match.players, match.game.most), np.int64)
    match.game.door.score(state, 0, out)
    return [int(value) for value in out[: match.players]]
