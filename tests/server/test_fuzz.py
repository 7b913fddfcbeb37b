"""A hundred thousand mutated socket messages: every one is answered or the line is cut; nothing breaks, nothing leaks, nothing grows."""

import asyncio
import json
import os
import random
import string

import httpx
import pytest
import websockets

from tests.server.processes import Launcher, ServerProcess

MESSAGES = int(os.environ.get("BOROUGHS_FUZZ_MESSAGES", "100000"))
BATCH = 100
LINES = 4
SEEDS = [
    {"type": "move", "n": 0, "move": "choose 4", "id": "a"},
    {"type": "move", "n": 0, "move": 3, "id": "a"},
    {"type": "undo", "n": 0, "id": "b"},
    {"type": "propose", "kind": "undo", "version": 0, "id": "c"},
    {"type": "answer", "proposal": 1, "agree": True, "id": "d"},
    {"type": "chat", "text": "hello", "id": "e"},
    {"type": "choose", "chair": 1, "choice": "bot", "id": "f"},
    {"type": "back", "id": "g"},
    {"type": "leave", "chair": 1, "id": "h"},
    {"type": "auto", "chair": 0, "on": True, "id": "i"},
    {"type": "bots", "paused": True, "pace_ms": 0, "id": "j"},
    {"type": "step", "id": "k"},
    {"type": "look", "seat": 0, "id": "l"},
    {"type": "why", "moves": ["choose 4", "build cairo 5 3"], "id": "m"},
    {"type": "preview", "moves": ["choose 4"], "id": "n"},
    {"type": "hint", "id": "o"},
    {"type": "ping", "id": "p"},
]
ODD = [
    None, True, -1, 0, 1, 2**31, 2**63, 2**70, -(2**70), 1.5, 1e308, "", "x" * 500, "\u202e", "\x00", "💥", [], {}, [[]],
    {"type": "move"}, "none", "NaN", "../../etc", "'; DROP TABLE entries; --", "<script>", "choose", "choose 99",
]  # fmt: skip
ANSWERS = ("ack", "refused", "reasons", "outcomes", "hinted", "pong")
"""The sign of life is switched off here: every pong answers a ping."""


def mutated(chance: random.Random) -> str | bytes:
    """A message that is almost one."""
    message = dict(chance.choice(SEEDS))
    kind = chance.randrange(8)
    if kind == 0:  # another value
        message[chance.choice(list(message))] = chance.choice(ODD)
    elif kind == 1:  # a field less, or one that is not there
        message.pop(chance.choice(list(message)))
        message[chance.choice(["n", "seat", "chair", "evil"])] = chance.choice(ODD)
    elif kind == 2:  # another kind
        message["type"] = chance.choice([chance.choice(SEEDS)["type"], "admin", "welcome", 7, None])
    text = json.dumps(message, ensure_ascii=chance.random() < 0.5)
    if kind == 3:  # cut off
        text = text[: chance.randrange(len(text))]
    elif kind == 4:  # signs changed
        at = chance.randrange(len(text))
        text = text[:at] + chance.choice(string.printable + "€") + text[at + 1 :]
    elif kind == 5:  # twice, nested, or a list
        text = chance.choice([text + text, "[" * 600 + text + "]" * 600, f"[{text}]", '{"a":' * 300 + "1" + "}" * 300])
    elif kind == 6:  # bytes instead of text
        raw = bytearray(text.encode())
        raw[chance.randrange(len(raw))] = chance.randrange(256)
        return bytes(raw)
    return text


class Fuzzer:
    def __init__(self, server: ServerProcess, seed: int):
        self.server, self.chance = server, random.Random(seed)
        self.sent = self.answered = self.cut = 0

    async def run(self, count: int) -> None:
        while self.sent < count:
            async with httpx.AsyncClient(base_url=self.server.base, timeout=20) as http:
                wish = {"game": "manhattan", "chairs": [{"kind": "me"}, {"kind": "me"}], "practice": False}
                table = (await http.post("/api/tables", json=wish)).json()["table"]["id"]
                headers = {"cookie": f"boroughs={http.cookies['boroughs']}"}
            address = f"{self.server.base.replace('http', 'ws')}/api/tables/{table}/socket"
            async with websockets.connect(address, additional_headers=headers, max_size=None) as socket:
                await self.flood(socket, count)

    async def flood(self, socket, count: int) -> None:
        """In batches, so that every message's answer is counted."""
        for _ in range(40):
            batch = [mutated(self.chance) for _ in range(min(BATCH, count - self.sent))]
            if not batch:
                return
            self.sent += len(batch)
            answered = 0
            try:
                for message in batch:
                    await socket.send(message)
                while answered < len(batch):
                    told = json.loads(await asyncio.wait_for(socket.recv(), 60))
                    answered += told["type"] in ANSWERS
            except websockets.ConnectionClosed:
                self.cut += len(batch) - answered
                return
            finally:
                self.answered += answered


@pytest.mark.slow
@pytest.mark.timeout(900)
async def test_every_mutated_message_is_answered_or_cut(launcher: Launcher, tmp_path, capfd):
    server = ServerProcess(launcher, f"sqlite:///{tmp_path / 'x.sqlite3'}", heartbeat=100_000.0, log_level="error")
    await server.start()
    try:
        warm = [Fuzzer(server, 1000 + k) for k in range(LINES)]
        await asyncio.gather(*(one.run(MESSAGES // 20) for one in warm))
        before = server.memory()
        fuzzers = [Fuzzer(server, k) for k in range(LINES)]
        await asyncio.gather(*(one.run(MESSAGES // LINES) for one in fuzzers))
        after = server.memory()
        async with httpx.AsyncClient(base_url=server.base) as http:
            assert (await http.get("/health")).json()["status"] == "ok"
    finally:
        server.kill()
    sent = sum(one.sent for one in fuzzers)
    assert sent >= MESSAGES
    assert sum(one.answered + one.cut for one in fuzzers) == sent
    assert sum(one.answered for one in fuzzers) > 0.9 * sent
    assert after - before < 80 * 2**20, f"{(after - before) / 2**20:.0f} MiB more"
    assert "failed" not in capfd.readouterr().err
