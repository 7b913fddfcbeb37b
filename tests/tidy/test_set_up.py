"""`make` sets up what is missing, and what no longer fits its place."""

import os
import shutil
import subprocess
import venv
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
NEEDED = ["requirements/play.txt", "requirements/uv.txt", "pyproject.toml", "src/boroughs/web/index.html"]
OF_MAKE = ("MAKEFLAGS", "MAKELEVEL", "MFLAGS")
"""What `make test` tells those that it runs: whoever types `make play` has none of it."""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout that is set up, without its packages."""
    if shutil.which("make") is None:
        pytest.skip("no make here")
    here = tmp_path / "a checkout"
    for name in NEEDED:
        (here / name).parent.mkdir(parents=True, exist_ok=True)
        (here / name).touch()
    (here / "web").mkdir()
    shutil.copy(ROOT / "Makefile", here)
    venv.create(here / ".venv", symlinks=True)
    (here / ".venv" / ".play").touch()
    return here


def set_up_again(checkout: Path) -> bool:
    """Whether `make play` would make the environment and install into it before it plays."""
    env = {name: value for name, value in os.environ.items() if name not in OF_MAKE}
    done = subprocess.run(["make", "-n", "play"], cwd=checkout, env=env, check=True, capture_output=True, text=True)
    steps = [line.split()[0] for line in done.stdout.splitlines()]
    assert steps[-1] == ".venv/bin/boroughs"
    assert ("tools/find-python" in steps) == ("tools/install" in steps), "a new environment is empty"
    return "tools/install" in steps


def test_what_is_set_up_is_left_alone(checkout):
    assert not set_up_again(checkout)


def test_a_moved_checkout_is_set_up_again(checkout):
    assert set_up_again(checkout.rename(checkout.with_name("elsewhere")))


def test_a_copied_checkout_does_not_run_the_other_one(checkout):
    copy = checkout.with_name("copy")
    shutil.copytree(checkout, copy, symlinks=True)
    assert set_up_again(copy)
    assert not set_up_again(checkout)


def test_a_shared_environment_is_left_alone(checkout):
    other = checkout.with_name("other")
    shutil.copytree(checkout, other, ignore=lambda *_: [".venv"])
    (other / ".venv").symlink_to(checkout / ".venv")
    assert not set_up_again(other)


def test_an_environment_whose_python_is_gone_is_made_again(checkout):
    python = checkout / ".venv" / "bin" / "python"
    python.unlink()
    python.symlink_to("python-of-last-year")
    assert set_up_again(checkout)


def test_packages_that_cannot_be_had_are_told_of(checkout):
    python = checkout / ".venv" / "bin" / "python"
    python.unlink()
    python.symlink_to("/bin/false")
    command = [ROOT / "tools" / "install", ".venv", "requirements/play.txt"]
    done = subprocess.run(command, cwd=checkout, check=False, capture_output=True, text=True)
    assert done.returncode == 1
    assert "Is there a network? The same command tries again." in done.stderr
