"""Three server processes on one PostgreSQL; one is killed every few seconds. Every match ends, and all agree on how."""

import asyncio
import contextlib
import json
import os
import random

import httpx
import pytest
import websockets

from tests.server.processes import Launcher, ServerProcess

TABLES = int(os.environ.get("BOROUGHS_CLUSTER_TABLES", "40"))
"""The promise is two hundred: `BOROUGHS_CLUSTER_TABLES=200`."""
EVERY = 3.0
LOST = (websockets.WebSocketException, OSError, asyncio.TimeoutError, httpx.TransportError, KeyError)


class Player:
    """Plays one side of a table against a bot, at whichever process answers."""

    def __init__(self, servers: list[ServerProcess], seed: int):
        self.servers, self.random = servers, random.Random(seed)
        self.table = self.cookie = self.match = ""
        self.result: dict | None = None
        self.moves = self.cuts = 0

    def somewhere(self) -> str:
        return self.random.choice(self.servers).base

    async def open(self) -> None:
        wish = {"game": "manhattan", "name": "P", "chairs": [{"kind": "me"}, {"kind": "bot", "level": "random"}]}
        while not self.table:
            with contextlib.suppress(*LOST, ValueError):
                async with httpx.AsyncClient(base_url=self.somewhere(), timeout=5) as http:
                    answer = (await http.post("/api/tables", json=wish)).json()
                    self.cookie, self.table = http.cookies["boroughs"], answer["table"]["id"]

    async def run(self) -> None:
        await self.open()
        while self.result is None:
            address = f"{self.somewhere().replace('http', 'ws')}/api/tables/{self.table}/socket"
            headers = {"cookie": f"boroughs={self.cookie}"}
            with contextlib.suppress(*LOST):
                async with websockets.connect(
                    address, additional_headers=headers, open_timeout=3, close_timeout=0.1
                ) as socket:
                    await self.play(socket)
            self.cuts += 1
            await asyncio.sleep(0.05)

    async def play(self, socket) -> None:
        while self.result is None:
            message = json.loads(await asyncio.wait_for(socket.recv(), 30))
            if message["type"] != "update":
                continue
            self.match, self.result = message["match"], message["view"]["result"]
            if message["legal"]:
                move = self.random.choice(message["legal"])["id"]
                self.moves += 1
                await socket.send(json.dumps({"type": "move", "n": message["n"], "move": move, "id": str(self.moves)}))


async def restart_one_after_another(servers: list[ServerProcess]) -> None:
    kills = 0
    while True:
        await asyncio.sleep(EVERY)
        server = servers[kills % len(servers)]
        server.kill()
        await asyncio.sleep(0.3)
        await server.start()
        kills += 1


@pytest.mark.slow
@pytest.mark.timeout(900)
async def test_every_match_ends_and_all_replicas_agree(launcher: Launcher, postgres):
    database = postgres()
    servers = [ServerProcess(launcher, database) for _ in range(3)]
    for server in servers:
        await server.start()
    players = [Player(servers, seed) for seed in range(TABLES)]
    killer = asyncio.create_task(restart_one_after_another(servers))
    try:
        async with asyncio.timeout(840):
            await asyncio.gather(*(player.run() for player in players))
    finally:
        killer.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await killer
    try:
        for server in servers:
            server.kill()
            await server.start()
        await check(servers, players)
    finally:
        for server in servers:
            server.kill()


async def check(servers: list[ServerProcess], players: list[Player]) -> None:
    found = []
    for server in servers:
        async with httpx.AsyncClient(base_url=server.base, timeout=60) as http:
            infos = [(await http.get(f"/api/matches/{player.match}")).json() for player in players]
        found.append([(info["status"], info["n"], info["hash"], info["result"]) for info in infos])
    assert found[0] == found[1] == found[2]
    assert all(status == "over" and hash_ for status, _, hash_, _ in found[0])
    assert [result for *_, result in found[0]] == [player.result for player in players]
    assert sum(player.cuts for player in players) > len(players)
