"""The clerk at the door: times every command, counts it, and hands it on."""

import time
from typing import TYPE_CHECKING

from boroughs.server import commands
from boroughs.server.messages import Ack, Chat, Command, Move, Preview, Reply, Why
from boroughs.server.refusals import refusal_of
from boroughs.server.room import Room
from boroughs.server.visitors import Caller

if TYPE_CHECKING:
    from boroughs.server.house import House


class Clerk:
    def __init__(self, house: "House"):
        self._house = house

    async def obey(self, room: Room, caller: Caller, command: Command, address: str) -> Reply:
        metrics, started = self._house.metrics, time.perf_counter()
        try:
            self._count(command, address)
            reply = await commands.obey(self._house, room, caller, command, address)
        except Exception as error:
            refusal = refusal_of(error)
            metrics.refused.labels(refusal.code if refusal else "our-mistake").inc()
            raise
        if isinstance(command, Move) and isinstance(reply, Ack):
            metrics.moves.inc()
        metrics.latency.labels(type(command).__name__.lower()).observe(time.perf_counter() - started)
        return reply

    def _count(self, command: Command, address: str) -> None:
        """What is limited for all lines of an address together."""
        if isinstance(command, Preview | Why):
            self._house.limits.questions(address, len(command.moves))
        elif isinstance(command, Chat):
            self._house.limits.chat(address)
