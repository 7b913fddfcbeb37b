"""`kill -9` at any moment: no acknowledged move is lost, none is played twice."""

import asyncio
import contextlib
import json
import os
import random
import uuid

import httpx
import pytest
import websockets

from boroughs.server.history import replay
from boroughs.server.store import Store
from tests.server.processes import Launcher, ServerProcess

KILLS = int(os.environ.get("BOROUGHS_KILLS", "40"))
"""Of each kind of store. The promise is two hundred: `BOROUGHS_KILLS=200`."""
TABLES = 6
LOST = (websockets.WebSocketException, OSError, asyncio.TimeoutError, httpx.TransportError)


class Script:
    """Somebody who plays both sides of a table, whatever happens, and remembers what was acknowledged."""

    def __init__(self, base: str, seed: int):
        self.base, self.random = base, random.Random(seed)
        self.acknowledged: dict[tuple[str, int], str] = {}
        self.sent: set[str] = set()
        self.pending: dict | None = None
        self.table = self.cookie = ""
        self.stopped = False
        self.troubles: list[dict] = []

    async def open(self) -> None:
        async with httpx.AsyncClient(base_url=self.base) as http:
            wish = {"game": "manhattan", "chairs": [{"kind": "me"}, {"kind": "me"}], "name": "Script"}
            answer = await http.post("/api/tables", json=wish)
            self.table, self.cookie = answer.json()["table"]["id"], http.cookies["boroughs"]

    async def run(self) -> None:
        address = f"{self.base.replace('http', 'ws')}/api/tables/{self.table}/socket"
        while not self.stopped:
            with contextlib.suppress(*LOST):
                async with websockets.connect(
                    address, additional_headers={"cookie": f"boroughs={self.cookie}"}, open_timeout=2, close_timeout=0.1
                ) as socket:
                    await self.play(socket)
            await asyncio.sleep(0.02)

    async def play(self, socket) -> None:
        if self.pending:
            await socket.send(json.dumps(self.pending))
        while not self.stopped:
            message = json.loads(await asyncio.wait_for(socket.recv(), 5))
            if message["type"] == "update":
                await self.decide(socket, message)
            elif message["type"] == "ack" and self.pending and message["id"] == self.pending["id"]:
                if self.pending["type"] == "move":
                    self.acknowledged[self.match, message["n"]] = self.pending["move"]
                self.pending = None
                await self.look(socket)
            elif message["type"] == "refused":
                self.refused(message)

    def refused(self, message: dict) -> None:
        """After a cut a rematch may have been agreed on already; a move of ours can never be stale."""
        if self.pending and message["id"] == self.pending["id"]:
            if message["code"] != "store":
                self.pending = None if self.pending["type"] != "move" else self.pending
            if message["code"] not in ("not-over", "store"):
                self.troubles.append(message)

    async def look(self, socket) -> None:
        await socket.send(json.dumps({"type": "look", "seat": self.random.randrange(2)}))

    async def decide(self, socket, update: dict) -> None:
        self.match = update["match"]
        if self.pending:
            return
        if update["view"]["actor"] is None:
            self.pending = {"type": "propose", "kind": "rematch", "id": uuid.uuid4().hex}
        elif update["legal"]:
            move = self.random.choice(update["legal"])["text"]
            self.pending = {"type": "move", "n": update["n"], "move": move, "id": uuid.uuid4().hex}
            self.sent.add(self.pending["id"])
        else:
            await socket.send(json.dumps({"type": "look", "seat": update["view"]["actor"]}))
            return
        await socket.send(json.dumps(self.pending))


@pytest.mark.slow
@pytest.mark.timeout(1800)
async def test_no_acknowledged_move_is_lost_and_none_doubled(launcher: Launcher, database: str):
    server = ServerProcess(launcher, database)
    await server.start()
    chance = random.Random(7)
    scripts = [Script(server.base, seed) for seed in range(TABLES)]
    for script in scripts:
        await script.open()
    tasks = [asyncio.create_task(script.run()) for script in scripts]
    for _ in range(KILLS):
        await asyncio.sleep(chance.uniform(0.0, 0.4))
        server.kill()
        await server.start()
    await asyncio.sleep(0.5)
    for script in scripts:
        script.stopped = True
    await asyncio.wait(tasks, timeout=20)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    server.kill()
    await asyncio.sleep(0.2)
    await check(database, scripts)


async def check(database: str, scripts: list[Script]) -> None:
    store = Store(database, "check")
    await store.open()
    try:
        total = 0
        for script in scripts:
            assert script.troubles == []
            logs = {row.id: (row, await store.entries(row.id)) for row in await store.matches_of(script.table)}
            for row, entries in logs.values():
                assert [entry.n for entry in entries] == list(range(1, len(entries) + 1))
                replay(row, entries)
            requests = [e.request for _, entries in logs.values() for e in entries if e.request]
            assert len(requests) == len(set(requests)), "a move was played twice"
            assert set(requests) <= script.sent
            for (match, n), move in script.acknowledged.items():
                assert logs[match][1][n - 1].text == move, "an acknowledged move was lost"
            total += len(script.acknowledged)
        assert total > KILLS
    finally:
        await store.close()
