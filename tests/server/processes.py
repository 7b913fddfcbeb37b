"""Server processes for tests: started, killed and started again."""

import asyncio
import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx

LAUNCHER = Path(__file__).with_name("launcher.py")
QUICK = {
    "bot_pace_ms": 0,
    "warm_up": False,
    "requests_per_second": 100_000.0,
    "tables_per_hour": 1_000_000,
    "visitors_per_hour": 1_000_000,
    "sockets_per_address": 10_000,
    "commands_per_second": 100_000.0,
    "commands_per_second_of_address": 100_000.0,
    "grace": 1.0,
}


def free_port() -> int:
    with socket.socket() as bound:
        bound.bind(("127.0.0.1", 0))
        return int(bound.getsockname()[1])


class Launcher:
    """The process that forks servers."""

    def __init__(self) -> None:
        environment = {**os.environ, "BOROUGHS_QUIET": "1"}
        self._process = subprocess.Popen(
            [sys.executable, str(LAUNCHER)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
        )
        assert self._process.stdin
        assert self._process.stdout
        assert "ready" in json.loads(self._process.stdout.readline())

    def start(self, settings: dict[str, Any]) -> int:
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(json.dumps({"start": settings}) + "\n")
        self._process.stdin.flush()
        return int(json.loads(self._process.stdout.readline())["pid"])

    def close(self) -> None:
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.close()
        self._process.stdout.close()
        self._process.wait(10)


class ServerProcess:
    """One server that can be killed at any moment."""

    def __init__(self, launcher: Launcher, database: str, **settings: Any):
        self._launcher = launcher
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self._settings = {**QUICK, "database": database, "port": self.port, **settings}
        self.pid = 0

    async def start(self) -> None:
        self.pid = self._launcher.start(self._settings)
        async with httpx.AsyncClient() as http:
            for _ in range(3000):
                try:
                    if (await http.get(f"{self.base}/health", timeout=2)).status_code == 200:
                        return
                except (httpx.TransportError, httpx.TimeoutException):
                    await asyncio.sleep(0.01)
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        """Without a warning; waits until the system has buried it, and with it its port and its locks."""
        if self.pid:
            os.kill(self.pid, signal.SIGKILL)
            with contextlib.suppress(ProcessLookupError):
                while True:
                    os.kill(self.pid, 0)
                    time.sleep(0.001)
            self.pid = 0

    def memory(self) -> int:
        """Resident bytes."""
        status = Path(f"/proc/{self.pid}/status").read_text()
        return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1]) * 1024
