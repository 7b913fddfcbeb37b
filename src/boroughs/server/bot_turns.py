"""A bot's turn: it is asked with what its seat may know, shows its move after the same time whatever it holds, and plays like a person.

The time a move takes must not tell anything about hidden cards: a bot that has only one move waits as long as one that thinks. The time
counts from when a thread is free for it, so that a busy server does not make the difference visible either."""

import asyncio
import contextlib
import logging
import math
import secrets
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from boroughs.bots import Answer
from boroughs.server import bots_at_table, moves, views
from boroughs.server.changes import finish
from boroughs.server.refusals import Refusal
from boroughs.server.room import Room
from boroughs.server.store import StoreFailed
from boroughs.server.thinkers import Thinkers

LOG = logging.getLogger(__name__)
MARGIN = 0.2
"""Seconds beyond a level's time in which even the slowest answer is there."""
TICK = 0.5
"""Who has not answered by then is shown at the next of these steps, not just when it has finished."""
Place = tuple[str, int, int]
"""A match, an n and a chair."""


class BotTurns:
    """The bots that think now, at most one a table."""

    def __init__(self, thinkers: Thinkers):
        self._thinkers = thinkers
        self._turns: dict[str, tuple[Place, asyncio.Task[None]]] = {}

    def __len__(self) -> int:
        """How many bots have the turn: also those that have thought and wait to be shown."""
        return len(self._turns)

    def look(self, room: Room) -> None:
        """Starts the turn of a bot whose turn it is; stops one whose table has moved on."""
        place = self._place(room)
        now = self._turns.get(room.id)
        if now is not None and now[0] == place:
            return
        if now is not None:
            now[1].cancel()
            self._forget(room, now[1])
        if place is not None:
            task = asyncio.create_task(self._turn(room, place), name="bot turn")
            self._turns[room.id] = place, task
            room.busy = True
            task.add_done_callback(lambda done: self._forget(room, done))

    def _place(self, room: Room) -> Place | None:
        chair, history = views.thinking(room), room.history
        return None if chair is None or history is None else (history.id, history.n, chair)

    def _forget(self, room: Room, task: "asyncio.Task[None]") -> None:
        if room.id in self._turns and self._turns[room.id][1] is task:
            del self._turns[room.id]
            room.busy = False

    async def _turn(self, room: Room, place: Place) -> None:
        match, n, chair = place
        history, seat = room.history, room.seat_of(chair)
        assert history is not None
        assert seat is not None
        level = room.state.chairs[chair].level or ""
        known, game, seed = history.match.seen(seat), history.match.game, secrets.randbits(60)
        work = partial(bots_at_table.choose, game, known, seat, level, seed)
        try:
            began, thought = await self._thinkers.think(partial(timed, work), room.waits_for_bots())
            await asyncio.sleep(rest(time.monotonic() - began, pace(room.state.pace_ms / 1000, level)))
            with contextlib.suppress(Refusal):  # the table has moved on
                await finish(moves.bot_move(room, match, n, seat, thought.move))
        except (Refusal, StoreFailed):  # the server stops, or cannot write: then the caretaker looks again
            return
        except Exception:
            LOG.exception("a bot failed", extra={"game": game.id, "bot": level})

    async def close(self) -> None:
        tasks = [task for _, task in self._turns.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def timed(work: Callable[[Any], Answer], stop: Any) -> tuple[float, Answer]:
    """When a thread began with the work, and what came of it."""
    began = time.monotonic()
    return began, work(stop)


def pace(least: float, level: str) -> float:
    """How long a move of this level takes, whatever the bot holds."""
    thinks = bots_at_table.seconds(level)
    return max(least, thinks + MARGIN if thinks else 0.0)


def rest(spent: float, whole: float) -> float:
    """How long to wait until the move is shown: to the end of the pace, or to the next tick after it."""
    if whole == 0:
        return 0.0
    return whole + TICK * max(0, math.ceil((spent - whole) / TICK)) - spent
