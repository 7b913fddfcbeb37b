"""Chat at the table."""

import unicodedata

from boroughs.server.messages import Ack, Chat, ChatLine
from boroughs.server.names import MARKS, TURNING
from boroughs.server.refusals import Refusal
from boroughs.server.room import Room
from boroughs.server.store import ChatRow
from boroughs.server.store.store import now_ms
from boroughs.server.visitors import Caller


async def say(room: Room, caller: Caller, command: Chat) -> Ack:
    """One line, from a player or a watcher with a name."""
    chairs = room.chairs_of(caller.checked())
    chair = chairs[0] if chairs else None
    name = room.state.chairs[chair].name if chair is not None else caller.name
    text = plain(command.text)
    if not text:
        raise Refusal("malformed", "There is nothing to say in this line.")
    row = ChatRow(room.id, 0, chair, name or "?", text, now_ms())
    line = await room.store.say(row, room.notice())
    room.chat_line = max(room.chat_line, line)
    room.wake()
    return Ack(command.id, room.n)


def plain(text: str) -> str:
    """Text on one line, without control signs, signs that turn other text around, and heaps of accents; it is shown escaped, so nothing else
    is changed."""
    kept = (
        c if unicodedata.category(c) not in ("Cc", "Cs") and c not in TURNING else " " for c in MARKS.sub(r"\1", text)
    )
    return " ".join("".join(kept).split())


async def lines(room: Room, after: int) -> list[ChatLine]:
    return [ChatLine(r.line, r.chair, r.name, r.text, r.at) for r in await room.store.chat(room.id, after)]
