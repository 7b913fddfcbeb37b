"""A server in a process of its own, with a database of its own; and a wire to it that can be cut."""

import contextlib
import socket
import subprocess
import sys
import threading
from pathlib import Path
from typing import Self

CODE = """
import sys
from boroughs.server.run import serve
from boroughs.server.settings import from_environment
quick = dict(bot_pace_ms=0, tables_per_hour=100_000, requests_per_second=10_000.0, commands_per_second=10_000.0, commands_per_second_of_address=10_000.0, grace=1.0)
spent = dict(hint_seconds=0.1, review_seconds=0.03, sockets_per_address=5_000, log_level="warning")
settings = from_environment(port=int(sys.argv[1]), database=sys.argv[2], public_url=sys.argv[3], **quick, **spent)
serve(settings, lambda address: print(address, flush=True))
"""


class Site:
    def __init__(self, folder: Path, public_url: str = ""):
        self.folder, self.public_url = folder, public_url
        self.port = 0
        self.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def start(self) -> None:
        """On the same port as before, if there was one."""
        database = f"sqlite:///{self.folder / 'tables.sqlite3'}"
        self.process = subprocess.Popen(
            [sys.executable, "-c", CODE, str(self.port), database, self.public_url], stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout
        self.url = next(line.strip() for line in self.process.stdout if line.startswith("http"))
        self.port = int(self.url.rsplit(":", 1)[1])

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)
        if self.process.stdout:
            self.process.stdout.close()


class Wire:
    """Passes everything on to a port, until it is cut: then all that is open breaks, and nothing new comes through."""

    def __init__(self, port: int):
        self.to = port
        self.whole = True
        self.ends: set[socket.socket] = set()
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = int(self.listener.getsockname()[1])
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        self.whole = False
        for end in list(self.ends):
            self._drop(end)

    def mend(self) -> None:
        self.whole = True

    def close(self) -> None:
        self.cut()
        self.listener.close()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self.listener.accept()
                far = self._reach() if self.whole else None
                if far is None:
                    near.close()
                    continue
                self.ends |= {near, far}
                for a, b in ((near, far), (far, near)):
                    threading.Thread(target=self._pass, args=(a, b), daemon=True).start()

    def _reach(self) -> socket.socket | None:
        try:
            return socket.create_connection(("127.0.0.1", self.to), timeout=2)
        except OSError:
            return None

    def _pass(self, source: socket.socket, target: socket.socket) -> None:
        source.settimeout(None)
        with contextlib.suppress(OSError):
            while data := source.recv(65_536):
                target.sendall(data)
        self._drop(source)
        self._drop(target)

    def _drop(self, end: socket.socket) -> None:
        self.ends.discard(end)
        with contextlib.suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
        end.close()
