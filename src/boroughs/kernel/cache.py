"""Where compiled rules are kept: one folder per digest of all sources that are compiled together.

Numba looks at the changed file alone, not at what it calls; a folder named after everything cannot go stale. It lies in
the user's cache, so that a read-only installation works too.
"""

import atexit
import hashlib
import os
import shutil
import sys
import tempfile
import time
import uuid
from functools import cache as once
from pathlib import Path
from typing import Any

PACKAGE = Path(__file__).resolve().parent.parent
COMPILED = ("kernel", "games", "bots/compiled", "research/compiled")
NOT_COMPILED = ("tuning.toml", "judgement.toml")
KEPT_DAYS = 14


def source_files(*folders: Path) -> list[Path]:
    """The program and its data in folders, always in the same order: digests are made of it."""
    return sorted(p for folder in folders for p in folder.rglob("*") if p.suffix in (".py", ".toml", ".npy"))


def sources() -> list[Path]:
    """Every file that can change what compiled code does."""
    return [p for p in source_files(*(PACKAGE / part for part in COMPILED)) if p.name not in NOT_COMPILED]


def digest() -> str:
    """A short name for the present sources, component folders and compiler switches."""
    from boroughs.kernel import box

    text = hashlib.sha256()
    for path in sources():
        text.update(str(path.relative_to(PACKAGE)).encode() + b"\0" + path.read_bytes())
    for game, folder in sorted(box.replaced().items()):
        text.update(f"{game} {box.digest(folder)}".encode())
    text.update(os.environ.get("NUMBA_BOUNDSCHECK", "").encode())
    return text.hexdigest()[:16]


def place() -> str:
    """A short name for what Numba finds its code by, beside the sources: where they lie, and which compiler made it."""
    import numba

    text = f"{PACKAGE} {numba.__version__} {sys.implementation.cache_tag}"
    return hashlib.sha256(text.encode()).hexdigest()[:8]


def root() -> Path:
    """The folder of all digests: `BOROUGHS_CACHE`, else the user's cache folder."""
    import platformdirs

    chosen = os.environ.get("BOROUGHS_CACHE")
    return Path(chosen) if chosen else Path(platformdirs.user_cache_dir("boroughs")) / "compiled"


@once
def prepare() -> None:
    """Tells Numba where to keep its code, and the user when it compiles. Runs before the first rule is compiled."""
    from numba.core import config

    folder = root() / digest()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        forget_old(folder)
    except OSError:  # nowhere to keep it: it is compiled anew each time
        folder = Path(tempfile.mkdtemp(prefix="boroughs-"))
        atexit.register(shutil.rmtree, folder, ignore_errors=True)
    vars(config)["CACHE_DIR"] = str(folder)
    announce()


def keep_apart(dispatcher: Any) -> None:
    """Lets no other process write the files that this one names in the cache's index.

    Numba numbers a rule's files. Two processes that compile it at once for different types, each before it can see the
    other's entry, would take the same number, and one would later run the other's code.
    """
    cached = vars(dispatcher).get("_cache")
    if hasattr(cached, "_cache_file"):  # not where nothing can be written
        files, own = vars(cached._cache_file), uuid.uuid4().hex[:12]  # noqa: SLF001
        files["_data_name_pattern"] = files["_data_name_pattern"].replace("{number", f"{own}.{{number")


def forget_old(current: Path) -> None:
    """Drops the code of sources that nobody has run for two weeks."""
    horizon = time.time() - KEPT_DAYS * 86400
    for other in current.parent.iterdir():
        if other != current and other.is_dir() and other.stat().st_mtime < horizon:
            shutil.rmtree(other, ignore_errors=True)


class Progress:
    """A line on the terminal while rules are compiled for the first time: seconds of silence look like a crash."""

    def __init__(self) -> None:
        self.depth = 0
        self.seconds = 0.0
        self.count = 0
        self.started = 0.0

    def on_start(self, event: Any) -> None:
        if self.depth == 0:
            self.started = time.perf_counter()
            self.show()
        self.depth += 1

    def on_end(self, event: Any) -> None:
        self.depth -= 1
        self.count += 1
        if self.depth == 0:
            self.seconds += time.perf_counter() - self.started
        self.show()

    def show(self) -> None:
        if os.environ.get("BOROUGHS_QUIET"):
            return
        line = f"Compiling the rules, once for this version: {self.count} functions, {self.seconds:.1f} s"
        if sys.stderr.isatty():
            print(f"\r{line[: shutil.get_terminal_size().columns - 1]}", end="", file=sys.stderr, flush=True)
            if self.depth == 0:
                print("\r\033[K", end="", file=sys.stderr, flush=True)
        elif self.count == 0 and self.depth == 0:
            print("Compiling the rules, once for this version …", file=sys.stderr, flush=True)


PROGRESS = Progress()
"""Also tells how long compiling took: `boroughs bench` reports it."""


def announce() -> None:
    from numba.core import event as numba_event

    class Listener(numba_event.Listener):
        def on_start(self, event: Any) -> None:
            PROGRESS.on_start(event)

        def on_end(self, event: Any) -> None:
            PROGRESS.on_end(event)

    numba_event.register("numba:compile", Listener())  # type: ignore[no-untyped-call]
