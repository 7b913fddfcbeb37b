"""`make load`: how much one server carries. One process with SQLite, the clients on the same machine.

Prints start-up time, how many tables and sockets are held, moves acknowledged a second at full speed, the time to an acknowledgement at
half the promised rate, and the server's memory.
"""

import argparse
import asyncio
import contextlib
import gc
import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvloop

from benchmarks.wire import Wire

PROMISED = {
    "moves_per_second": 1000,
    "p99_ms": 50,
    "memory_mib": 1024,
    "start_up_s": 2,
    "tables": 1000,
    "sockets": 2000,
}


class Legal(msgspec.Struct):
    id: int


class View(msgspec.Struct):
    actor: int | None


class Message(msgspec.Struct):
    """As much of a message as the client needs."""

    type: str
    n: int = 0
    legal: list[Legal] = []
    view: View | None = None
    id: str | None = None
    code: str = ""


DECODER = msgspec.json.Decoder(Message)


class Table:
    """Two people at a table; whoever is to move makes a random move when told to."""

    def __init__(self, load: "Load"):
        self.load = load
        self.turn: tuple[Wire, int, list[Legal]] | None = None
        self.sent = 0.0
        self.made = 0
        self.over = False

    def hear(self, wire: Wire, text: bytes) -> None:
        message = DECODER.decode(text)
        if message.type == "update":
            if message.legal:
                self.turn = wire, message.n, message.legal
                self.load.ready(self)
            elif message.view is not None and message.view.actor is None:
                self.over = True
        elif message.type == "ack":
            self.load.acknowledged(time.perf_counter() - self.sent)
        elif message.type == "refused":
            self.load.refused[message.code] = self.load.refused.get(message.code, 0) + 1

    def move(self) -> bool:
        if self.turn is None:
            return False
        (wire, n, legal), self.turn = self.turn, None
        self.sent = time.perf_counter()
        self.made += 1
        wire.send(b'{"type":"move","n":%d,"move":%d,"id":"m%d"}' % (n, random.choice(legal).id, self.made))
        return True


class Load:
    """All tables, and what has been measured."""

    def __init__(self, port: int):
        self.port = port
        self.tables: list[Table] = []
        self.wires: list[Wire] = []
        self.waits: list[float] = []
        self.refused: dict[str, int] = {}
        self.full_speed = False

    def ready(self, table: Table) -> None:
        if self.full_speed:
            table.move()

    def acknowledged(self, wait: float) -> None:
        self.waits.append(wait)

    async def open(self, count: int) -> None:
        """Opens tables and sits two people down at each."""
        limit = asyncio.Semaphore(32)

        async def one(http: httpx.AsyncClient) -> None:
            async with limit:
                await self._open_one(http)

        limits = httpx.Limits(max_connections=32, max_keepalive_connections=32)
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=60, limits=limits) as http:
            await asyncio.gather(*(one(http) for _ in range(count)))

    async def _open_one(self, http: httpx.AsyncClient) -> None:
        wish = {"game": "manhattan", "chairs": [{"kind": "me"}, {"kind": "open"}]}
        made = await http.post("/api/tables", json=wish, headers={"cookie": ""})
        id_ = made.json()["table"]["id"]
        joined = await http.post(f"/api/tables/{id_}/join", json={}, headers={"cookie": ""})
        http.cookies.clear()
        table = Table(self)
        loop = asyncio.get_running_loop()
        for answer in (made, joined):
            cookie = f"boroughs={answer.cookies['boroughs']}"
            wire = Wire(f"127.0.0.1:{self.port}", f"/api/tables/{id_}/socket", cookie, table.hear)
            await loop.create_connection(lambda wire=wire: wire, "127.0.0.1", self.port)  # type: ignore[misc]
            self.wires.append(wire)
        self.tables.append(table)

    async def at_full_speed(self, seconds: float, at_once: int) -> float:
        """So many tables move as soon as they can. Returns acknowledged moves a second."""
        self.waits.clear()
        chosen = self.tables[:at_once]
        self.tables = self.tables[at_once:] + chosen
        self.full_speed = True
        started = time.perf_counter()
        for table in chosen:
            table.move()
        await asyncio.sleep(seconds)
        self.full_speed = False
        rate = len(self.waits) / (time.perf_counter() - started)
        await asyncio.sleep(1.0)
        return rate

    async def at_rate(self, rate: float, seconds: float) -> list[float]:
        """So many moves a second, whatever the server does. Returns the waits in order."""
        self.waits.clear()
        started, made, k = time.perf_counter(), 0, 0
        while (now := time.perf_counter() - started) < seconds:
            for _ in self.tables:
                if made >= now * rate:
                    break
                k += 1
                made += self.tables[k % len(self.tables)].move()
            await asyncio.sleep(0.001)
        await asyncio.sleep(1.0)
        return sorted(self.waits)


def start(database: Path, port: int) -> tuple[subprocess.Popen[bytes], float]:
    """A server as a host would start it, and the seconds until it answers."""
    flags = ["--port", str(port), "--database", f"sqlite:///{database}", "--log-level", "warning"]
    flags += ["--sockets-per-address", "100000", "--tables-per-hour", "1000000", "--requests-per-second", "100000"]
    begun = time.perf_counter()
    limits = {"BOROUGHS_VISITORS_PER_HOUR": "10000000", "BOROUGHS_COMMANDS_PER_SECOND_OF_ADDRESS": "100000"}
    environment = {**os.environ, "BOROUGHS_WARM_UP": "false", **limits}
    server = subprocess.Popen([sys.executable, "-m", "boroughs", "serve", *flags], env=environment)
    while not healthy(port):
        time.sleep(0.01)
    return server, time.perf_counter() - begun


def healthy(port: int) -> bool:
    """Asks by hand: a client's own start would be measured too."""
    with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=5) as line:
        line.sendall(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
        return line.recv(64).startswith(b"HTTP/1.1 200")
    return False


def memory(pid: int, what: str = "VmRSS") -> float:
    status = Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
    return int(next(line for line in status.splitlines() if line.startswith(what)).split()[1]) / 1024


def processor_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def disk(folder: Path) -> float:
    """What the disk needs to be sure of a page, now and then: the middle of a few."""
    waits = []
    with (folder / "probe").open("wb") as file:
        for _ in range(41):
            file.write(bytes(4096))
            file.flush()
            began = time.perf_counter()
            os.fsync(file.fileno())
            waits.append(time.perf_counter() - began)
    return round(1000 * sorted(waits)[20], 1)


async def measure(arguments: argparse.Namespace, port: int, pid: int) -> dict[str, Any]:
    load = Load(port)
    began = time.perf_counter()
    await load.open(arguments.tables)
    opened = time.perf_counter() - began
    await asyncio.sleep(1.0)
    gc.freeze()
    waits = await load.at_rate(arguments.rate / 2, arguments.seconds)
    before = processor_seconds(pid)
    fastest = await load.at_full_speed(arguments.seconds, arguments.at_once)
    spent = processor_seconds(pid) - before
    found = {
        "tables": len(load.tables),
        "sockets": sum(wire.open and not wire.closed.is_set() for wire in load.wires),
        "tables_opened_in_s": round(opened, 1),
        "moves_per_second": round(fastest),
        "server_ms_per_move": round(1000 * spent / max(1, fastest * arguments.seconds), 2),
        "half_rate": round(len(waits) / arguments.seconds),
        "p50_ms": round(1000 * waits[len(waits) // 2], 1),
        "p99_ms": round(1000 * waits[int(len(waits) * 0.99)], 1),
        "memory_mib": round(memory(pid)),
        "refused": load.refused,
    }
    for wire in load.wires:
        wire.close()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=1000.0, help="the promised moves a second")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--at-once", type=int, default=100, help="tables that move at the same time at full speed")
    parser.add_argument("--folder", help="where the database lies: a disk that others keep busy is measured too")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="boroughs-load", dir=arguments.folder) as folder:
        port = 18431
        subprocess.run([sys.executable, "-m", "boroughs.server.warmth", "manhattan"], check=True)
        server, first = start(Path(folder) / "first.sqlite3", port)
        server.send_signal(signal.SIGTERM)
        server.wait(20)
        server, again = start(Path(folder) / "first.sqlite3", port)
        try:
            found: dict[str, Any] = {"start_up_s": round(again, 2), "first_start_up_s": round(first, 2)}
            found["disk_ms"] = disk(Path(folder))
            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                found |= runner.run(measure(arguments, port, server.pid))
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(20)
    report(found, as_json=arguments.json)


def report(found: dict[str, Any], *, as_json: bool) -> None:
    if as_json:
        print(json.dumps(found))
        return
    print("One process, SQLite, the clients on the same machine:")
    for name, value in found.items():
        promise = PROMISED.get(name)
        print(f"  {name:20} {value!s:>10}" + (f"   (promised: {promise})" if promise else ""))


if __name__ == "__main__":
    main()
