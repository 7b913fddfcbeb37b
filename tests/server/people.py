"""People and programs at a server, for tests: HTTP with a cookie or a token, and a line (a WebSocket) that remembers what it was told."""

import asyncio
import itertools
import json
import random
from collections.abc import Callable
from typing import Any

import httpx
import websockets

PATIENCE = 90.0


class Line:
    """A WebSocket. A task reads it all the time; `table`, `update` and `chat` hold the newest news."""

    def __init__(self, socket: Any):
        self.socket = socket
        self.heard: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.table: dict[str, Any] = {}
        self.you: dict[str, Any] = {}
        self.update: dict[str, Any] | None = None
        self.events: list[dict[str, Any]] = []
        self.closed: tuple[int, str] | None = None
        self._ids = itertools.count(1)
        self._news = asyncio.Condition()
        self._reader = asyncio.create_task(self._read())

    async def _read(self) -> None:
        try:
            async for text in self.socket:
                self._take(json.loads(text), text)
                async with self._news:
                    self._news.notify_all()
        except websockets.ConnectionClosed:
            pass
        self.closed = (self.socket.close_code, self.socket.close_reason)
        async with self._news:
            self._news.notify_all()

    def _take(self, message: dict[str, Any], text: str) -> None:
        self.heard.append(message)
        self.raw.append(text)
        if "you" in message:
            self.table, self.you = message["table"], message["you"]
        if message["type"] == "update":
            self.update = message
            self.events = [e for e in self.events if e["n"] <= message["keep"]] + message["events"]

    async def until(self, wanted: Callable[["Line"], Any]) -> Any:
        """Waits until something is so, and returns it."""
        async with asyncio.timeout(PATIENCE), self._news:
            await self._news.wait_for(lambda: wanted(self) or self.closed)
        found = wanted(self)
        assert found, f"closed with {self.closed}"
        return found

    async def next_update(self, n: int) -> dict[str, Any]:
        return await self.until(lambda line: line.update and line.update["n"] >= n and line.update)

    async def my_turn(self) -> dict[str, Any]:
        return await self.until(lambda line: line.update and line.update["legal"] and line.update)

    async def do(self, kind: str, /, **fields: Any) -> dict[str, Any]:
        """Sends a command and returns the answer to it."""
        id_ = fields.pop("id", None) or f"r{next(self._ids)}-{random.getrandbits(32)}"
        seen = len(self.heard)
        await self.socket.send(json.dumps({"type": kind, "id": id_, **fields}))
        return await self.until(lambda line: next((m for m in line.heard[seen:] if m.get("id") == id_), None))

    async def play_first(self) -> dict[str, Any]:
        """Plays the first legal move when it is one's turn."""
        update = await self.my_turn()
        return await self.do("move", n=update["n"], move=update["legal"][0]["text"])

    async def close(self) -> None:
        await self.socket.close()
        await self._reader


class Person:
    """Somebody with a browser of their own, or a program with a token."""

    def __init__(self, base: str, name: str = "Ann"):
        self.base, self.name = base, name
        self.http = httpx.AsyncClient(base_url=base, timeout=PATIENCE)
        self.lines: list[Line] = []

    async def token(self) -> str:
        """Becomes a program."""
        token = str((await self.http.post("/api/tokens", json={"name": self.name})).json()["token"])
        self.http.headers["authorization"] = f"Bearer {token}"
        return token

    async def create(self, *chairs: Any, game: str = "manhattan", **more: Any) -> dict[str, Any]:
        wishes = [{"kind": c} if isinstance(c, str) else c for c in chairs]
        wish = {"game": game, "chairs": wishes, "name": self.name, **more}
        answer = await self.http.post("/api/tables", json=wish)
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    async def join(self, table: str, **more: Any) -> httpx.Response:
        return await self.http.post(f"/api/tables/{table}/join", json={"name": self.name, **more})

    async def get(self, path: str) -> httpx.Response:
        return await self.http.get(path)

    async def position(self, table: str) -> dict[str, Any]:
        """The match as it stands, once this person's process has heard that it has begun at another."""
        async with asyncio.timeout(PATIENCE):
            while not (update := (await self.get(f"/api/tables/{table}")).json()["update"]):
                await asyncio.sleep(0.01)
        return dict(update)

    async def command(self, table: str, kind: str, /, **fields: Any) -> httpx.Response:
        return await self.http.post(f"/api/tables/{table}/commands", json={"type": kind, **fields})

    async def sit(self, table: str, query: str = "", **more: Any) -> Line:
        """Opens a line to a table."""
        headers = {k: v for k, v in self.http.headers.items() if k == "authorization"}
        if "boroughs" in self.http.cookies:
            headers["cookie"] = f"boroughs={self.http.cookies['boroughs']}"
        address = f"{self.base.replace('http', 'ws', 1)}/api/tables/{table}/socket{query}"
        socket = await websockets.connect(address, additional_headers=headers, max_size=None, **more)
        line = Line(socket)
        self.lines.append(line)
        await line.until(lambda one: one.heard)
        return line

    async def leave(self) -> None:
        for line in self.lines:
            await line.close()
        await self.http.aclose()


BOT = {"kind": "bot", "level": "random"}


async def play_on(lines: list[Line], moves: int | None = None) -> int:
    """The lines (one for each seat) play first moves, so many or to the end. Returns how many were made."""
    made = 0
    while moves is None or made < moves:
        n = max(line.update["n"] if line.update else 0 for line in lines)
        for line in lines:
            await line.next_update(n)
        mover = next((line for line in lines if line.update["legal"]), None)
        if mover is None:
            if lines[0].update["view"]["actor"] is None:
                break
            await lines[0].next_update(n + 1)
            continue
        answer = await mover.play_first()
        assert answer["type"] == "ack", answer
        await mover.next_update(n + 1)
        made += 1
    return made


async def raw(served: Any, *parts: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection on which these bytes have been sent."""
    reader, writer = await asyncio.open_connection("127.0.0.1", int(served.base.rsplit(":", 1)[1]))
    for part in parts:
        writer.write(part)
    await writer.drain()
    return reader, writer
