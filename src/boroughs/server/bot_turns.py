"""A bot's turn: it is asked with what its seat may know, shows its move after the same time whatever it holds, and plays like a person.

The time a move takes must not tell anything about hidden cards: a bot that has only one move waits as long as one that thinks."""

import asyncio
import contextlib
import logging
import secrets
from functools import partial

from boroughs.server import bots_at_table, moves, views
from boroughs.server.changes import finish
from boroughs.server.refusals import Refusal
from boroughs.server.room import Room
from boroughs.server.thinkers import Thinkers

LOG = logging.getLogger(__name__)
Place = tuple[str, int, int]
"""A match, an n and a chair."""


class BotTurns:
    """The bots that think now, at most one a table."""

    def __init__(self, thinkers: Thinkers):
        self._thinkers = thinkers
        self._turns: dict[str, tuple[Place, asyncio.Task[None]]] = {}

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
        pace = asyncio.create_task(asyncio.sleep(max(room.state.pace_ms / 1000, bots_at_table.seconds(level))))
        known, game, seed = history.match.seen(seat), history.match.game, secrets.randbits(60)
        work = partial(bots_at_table.choose, game, known, seat, level, seed)
        try:
            thought = await self._thinkers.think(work)
            await pace
            with contextlib.suppress(Refusal):  # the table has moved on
                await finish(moves.bot_move(room, match, n, seat, thought.move))
        except Exception:
            LOG.exception("a bot failed", extra={"game": game.id, "level": level})
        finally:
            pace.cancel()

    async def close(self) -> None:
        tasks = [task for _, task in self._turns.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
