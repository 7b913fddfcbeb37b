"""What is in a game's box: its components, from the game's own folder or from one that the user put in its place.

`BOROUGHS_COMPONENTS` names replaced boxes as `game=folder`, separated by the system's path separator. It is an environment
variable because component data is baked into compiled rules: it must be known before a game is loaded.
"""

import hashlib
import os
import tomllib
from pathlib import Path
from typing import Any

import numpy as np

from boroughs.kernel.record import WideArray
from boroughs.kernel.rule import INTERPRETED

VARIABLE = "BOROUGHS_COMPONENTS"


def table(values: Any) -> Any:
    """A flat table for rules: read-only whole numbers, wide in interpreted code as in compiled."""
    array = np.array(values, np.int64)
    array.flags.writeable = False
    return array.view(WideArray) if INTERPRETED else array


class BoxError(ValueError):
    """A component folder that a game cannot be played with, and why, in words."""


def replaced() -> dict[str, Path]:
    """The folders that stand in for a game's own components."""
    entries = [e for e in os.environ.get(VARIABLE, "").split(os.pathsep) if e]
    if wrong := [e for e in entries if "=" not in e]:
        raise BoxError(f"{VARIABLE} names a box as game=folder, not as {wrong[0]!r}.")
    return {game: Path(folder) for game, folder in (e.split("=", 1) for e in entries)}


def replace(game: str, folder: Path) -> None:
    """Puts a user's folder in the place of a game's components, for this process and those that it starts."""
    boxes = {**replaced(), game: folder.resolve()}
    os.environ[VARIABLE] = os.pathsep.join(f"{g}={f}" for g, f in boxes.items())


def digest(folder: Path) -> str:
    """A short name for all that is in a folder."""
    text = hashlib.sha256()
    for path in sorted(p for p in folder.rglob("*") if p.is_file()):
        text.update(f"{path.relative_to(folder)}\0".encode() + path.read_bytes())
    return text.hexdigest()[:16]


def read(game: str, home: Path, name: str = "components.toml") -> dict[str, Any]:
    """One file of a game's box as a dictionary."""
    path = replaced().get(game, home) / name
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise BoxError(f"The box of {game} needs a file {name} in {path.parent}.") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BoxError(f"{path} cannot be read as TOML: {error}.") from None
