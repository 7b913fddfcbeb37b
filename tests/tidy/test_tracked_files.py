"""What may be in the repository: nothing of one machine, nothing of one registry, nothing huge."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LARGEST = 600_000
LONGEST = 450
SOURCES = {".py", ".ts", ".js", ".svelte", ".css"}
LOCKS = {"uv.lock", "poetry.lock", "pdm.lock", "Pipfile.lock", "yarn.lock", "pnpm-lock.yaml", "bun.lockb"}
# Hosts are put together here so that this file does not name them either.
HOSTS = [
    ".".join(parts)
    for parts in (("pypi", "org"), ("pythonhosted", "org"), ("npmjs", "org"), ("npmjs", "com"), ("debian", "org"))
]
MACHINE_PATH = re.compile(r"(?<![\w./*-])/(?:work|root|opt|(?:home|Users)/\w+)/[\w.-]")
PACKAGE_ADDRESS = re.compile(r'"resolved":\s*"(?!file:|node_modules)|"resolved":\s*"[a-z]+://')


def tracked() -> list[Path]:
    return [ROOT / name for name in listed("--cached") if (ROOT / name).is_file()]


def listed(*which: str) -> list[str]:
    if shutil.which("git") is None or not (ROOT / ".git").exists():
        pytest.skip("not in a git checkout")
    command = ["git", "ls-files", "-z", *which]
    listing = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
    return listing.stdout.split("\0")[:-1]


def texts() -> list[tuple[str, str]]:
    found = []
    for path in tracked():
        try:
            found.append((str(path.relative_to(ROOT)), path.read_text(encoding="utf-8")))
        except UnicodeDecodeError:
            continue
    return found


def test_nothing_that_commands_leave_behind():
    assert listed("--cached", "--ignored", "--exclude-from=.gitignore") == []


def test_no_registry_is_named():
    assert [(name, host) for name, text in texts() for host in HOSTS if host in text] == []


def test_no_path_of_a_machine():
    assert [(name, hit.group()) for name, text in texts() for hit in MACHINE_PATH.finditer(text)] == []


def test_no_lock_file_with_addresses():
    assert [str(path.relative_to(ROOT)) for path in tracked() if path.name in LOCKS] == []
    package_locks = [(name, text) for name, text in texts() if name.endswith("package-lock.json")]
    assert [name for name, text in package_locks if PACKAGE_ADDRESS.search(text)] == []


def test_no_huge_file():
    sizes = {str(path.relative_to(ROOT)): path.stat().st_size for path in tracked()}
    assert {name: size for name, size in sizes.items() if size > LARGEST} == {}


def test_no_endless_source_file():
    lengths = {name: text.count("\n") for name, text in texts() if Path(name).suffix in SOURCES}
    assert {name: length for name, length in lengths.items() if length >= LONGEST} == {}


def test_pinned_requirements_carry_hashes_and_nothing_else():
    for path in sorted((ROOT / "requirements").glob("*.txt")):
        lines = path.read_text(encoding="utf-8").splitlines()
        options = [line for line in lines if line.startswith("-") or "://" in line or " @ " in line]
        assert options == [], path.name
        pins = [line for line in lines if line and not line.startswith((" ", "#"))]
        assert [pin for pin in pins if not pin.endswith("\\")] == [], path.name
