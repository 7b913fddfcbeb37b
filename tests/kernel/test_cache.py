"""Where compiled rules are kept, and what a box of one's own changes."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from boroughs.kernel import box, cache

TRY = "from boroughs.games import load; g = load('manhattan'); s = g.blank(); print(g.door.actor(s, 0))"


def run(**environment: str) -> subprocess.CompletedProcess[str]:
    env = {k: v for k, v in os.environ.items() if k not in ("BOROUGHS_QUIET", "BOROUGHS_CACHE")}
    return subprocess.run(
        [sys.executable, "-c", TRY], env={**env, **environment}, capture_output=True, text=True, check=True
    )


def test_a_first_compile_is_announced_and_a_second_start_is_silent(tmp_path: Path):
    first, second = run(BOROUGHS_CACHE=str(tmp_path)), run(BOROUGHS_CACHE=str(tmp_path))
    assert "Compiling" in first.stderr
    assert second.stderr == ""
    assert first.stdout == second.stdout == "0\n"


def test_a_cache_that_cannot_be_written_is_no_obstacle(tmp_path: Path):
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    done = run(BOROUGHS_CACHE=str(blocked), TMPDIR=str(tmp_path))
    assert done.stdout == "0\n"
    assert "Compiling" in done.stderr, "not found beside the sources, where it may be impossible to write, too"
    assert list(tmp_path.iterdir()) == [blocked], "and nothing is left"


def test_a_narrow_terminal_shows_one_line(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    monkeypatch.delenv("BOROUGHS_QUIET", raising=False)
    monkeypatch.setenv("COLUMNS", "40")
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    cache.Progress().on_start(None)
    line = capsys.readouterr().err.replace("\r\033[K", "")
    assert line.startswith("\rCompiling the rules")
    assert len(line) <= 40


def test_the_digest_follows_the_component_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    before = cache.digest()
    (tmp_path / "components.toml").write_text("a = 1")
    monkeypatch.setenv(box.VARIABLE, f"manhattan={tmp_path}")
    changed = cache.digest()
    (tmp_path / "components.toml").write_text("a = 2")
    assert len({before, changed, cache.digest()}) == 3


def test_old_folders_are_forgotten(tmp_path: Path):
    old, current = tmp_path / "old", tmp_path / "current"
    old.mkdir()
    current.mkdir()
    os.utime(old, (0, 0))
    cache.forget_old(current)
    assert not old.exists()
    assert current.exists()


def test_a_box_that_cannot_be_read_says_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv(box.VARIABLE, f"manhattan={tmp_path}")
    with pytest.raises(box.BoxError, match=r"needs a file components\.toml"):
        box.read("manhattan", tmp_path)
    (tmp_path / "components.toml").write_text("x = ")
    with pytest.raises(box.BoxError, match="cannot be read as TOML"):
        box.read("manhattan", tmp_path)


def test_a_box_without_its_game_is_refused(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv(box.VARIABLE, "my-cards")
    with pytest.raises(box.BoxError, match="as game=folder, not as 'my-cards'"):
        box.replaced()


def test_sources_are_listed_in_one_order_without_what_is_not_compiled(tmp_path: Path):
    for name in ("b.py", "a/z.toml", "a/weights.npy", "a/read.me"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()
    found = cache.source_files(tmp_path / "a", tmp_path)
    assert found == sorted(found)
    assert {p.name for p in found} == {"b.py", "z.toml", "weights.npy"}
    assert not {p.name for p in cache.sources()} & set(cache.NOT_COMPILED)
