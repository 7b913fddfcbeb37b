"""A real Chromium: the one from the npm package @sparticuz/chromium, which needs nothing installed and is the same everywhere; else the machine's."""

import fcntl
import os
import platform
import shutil
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = ["--no-sandbox", "--disable-dev-shm-usage", "--font-render-hinting=none"]
UNPACK = "import c from '@sparticuz/chromium'; console.log(await c.executablePath())"
FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>{folder}/fonts</dir>
  <cachedir>{folder}/fonts-cache</cachedir>
</fontconfig>
"""
"""Where Chromium looks for fonts, so that it has one: without any it shows not even those that a page brings, and may crash. The package's own file names folders in /tmp."""
WITH_LIBRARIES = "AWS_Lambda_nodejs20.x"
"""The package unpacks the libraries that a bare machine lacks where it believes itself to be on such a machine."""


@dataclass(frozen=True)
class Chromium:
    path: str
    env: dict[str, str] = field(default_factory=dict)


def find() -> Chromium:
    """`BOROUGHS_CHROMIUM`: a path, or `machine` for the machine's own even where the package has one that fits."""
    wanted = os.environ.get("BOROUGHS_CHROMIUM", "")
    if wanted not in {"", "machine"}:
        return Chromium(wanted)
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    fits = sys.platform == "linux" and platform.machine() == "x86_64"
    return Chromium(found) if found and (wanted == "machine" or not fits) else packaged()


def packaged() -> Chromium:
    """Unpacked once, beside the package; several workers wait for each other."""
    packages = ROOT / "web" / "node_modules"
    assert (packages / "@sparticuz").exists(), "No Chromium here, and no packages for tests: run `make check-web`."
    folder = packages / ".chromium"
    folder.mkdir(exist_ok=True)
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        env = {**os.environ, "TMPDIR": str(folder), "AWS_EXECUTION_ENV": WITH_LIBRARIES}
        told = subprocess.run(
            [node(), "--input-type=module", "-e", UNPACK],
            cwd=ROOT / "web",
            env=env,
            capture_output=True,
            text=True,
            check=True,
        )
        fonts = folder / "fonts.conf"
        fonts.write_text(FONTS.format(folder=folder), encoding="utf-8")
    libraries = f"{folder / 'al2023' / 'lib'}:{folder}:{os.environ.get('LD_LIBRARY_PATH', '')}".rstrip(":")
    return Chromium(told.stdout.strip(), {"LD_LIBRARY_PATH": libraries, "FONTCONFIG_FILE": str(fonts)})


def node() -> str:
    """The machine's Node, else the one from the wheel."""
    return shutil.which("node") or str(Path(sys.executable).with_name("node"))
