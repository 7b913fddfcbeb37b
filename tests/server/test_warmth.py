"""Rules are compiled beside the server, once, and never by a process that outlives it."""

import asyncio
import os
import sys
import time
from pathlib import Path

import pytest

from boroughs.kernel import cache
from boroughs.server import warmth

READY, COMPILED = warmth.Warmth.ready, warmth.Warmth.compiled
"""The real ones: the fixtures of this folder put them aside."""


@pytest.fixture
def compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Stands in for the compiling process: notes that it ran, and may take its time."""

    def make(seconds: float) -> Path:
        script, notes = tmp_path / "compiler", tmp_path / "notes"
        lines = [
            f"#!{sys.executable}",
            "import os, pathlib, sys, time",
            f"open({str(notes)!r}, 'a').write(f'{{sys.argv[-1]}} {{os.getpid()}}\\n')",
            f"time.sleep({seconds})",
            f"pathlib.Path({str(tmp_path)!r}, sys.argv[-1] + '.warm').touch()",
        ]
        script.write_text("\n".join(lines))
        script.chmod(0o755)
        monkeypatch.setattr(warmth.sys, "executable", str(script))
        monkeypatch.setattr(warmth, "stamp", lambda game: tmp_path / f"{game}.warm")
        monkeypatch.setattr(warmth.Warmth, "ready", READY)
        monkeypatch.setattr(warmth.Warmth, "compiled", COMPILED)
        return notes

    return make


async def test_a_game_is_compiled_once(compiler):
    notes = compiler(0.0)
    one = warmth.Warmth()
    await asyncio.gather(one.ready("manhattan"), one.ready("manhattan"))
    await warmth.Warmth().ready("manhattan")
    assert [line.split()[0] for line in notes.read_text().splitlines()] == ["manhattan"]


async def test_a_game_that_is_compiled_does_not_wait_for_another(compiler, tmp_path):
    notes = compiler(60.0)
    (tmp_path / "manhattan.warm").touch()
    one = warmth.Warmth()
    compiling = asyncio.create_task(one.ready("flatiron"))
    while not notes.exists():
        await asyncio.sleep(0.01)
    await asyncio.wait_for(one.ready("manhattan"), 10)
    compiling.cancel()
    await asyncio.gather(compiling, return_exceptions=True)


async def test_a_game_that_somebody_wants_does_not_wait_for_those_compiled_in_advance(compiler):
    notes = compiler(60.0)
    one = warmth.Warmth()
    one.start()
    wanted = asyncio.create_task(one.ready("project-skyline"))
    while not notes.exists() or len(notes.read_text().splitlines()) < 2:
        await asyncio.sleep(0.01)
    started = {line.split()[0] for line in notes.read_text().splitlines()}
    assert started == {next(iter(warmth.all_games())).id, "project-skyline"}
    wanted.cancel()
    await asyncio.gather(wanted, one.stop(), return_exceptions=True)


async def test_the_compiling_process_ends_with_the_server(compiler):
    notes = compiler(60.0)
    one = warmth.Warmth()
    one.start()
    while not notes.exists() or not notes.read_text():
        await asyncio.sleep(0.01)
    await one.stop()
    with pytest.raises(ProcessLookupError):
        os.kill(int(notes.read_text().split()[1]), 0)


async def test_an_interruption_at_the_terminal_is_for_the_server_alone(compiler):
    """The terminal sends it to the whole group: the compiler would end with a traceback of its own."""
    notes = compiler(60.0)
    one = warmth.Warmth()
    one.start()
    while not notes.exists() or not notes.read_text():
        await asyncio.sleep(0.01)
    assert os.getpgid(int(notes.read_text().split()[1])) != os.getpgrp()
    await one.stop()


async def test_a_studied_position_waits_for_the_rules(served, compiler):
    """Else the first one who opens a rules page would hold up every table until the game is compiled."""
    notes = compiler(0.3)
    began = asyncio.get_running_loop().time()
    wish = {"game": "manhattan", "players": 2, "key": "00" * 16}
    answer = await served.person().http.post("/api/study", json=wish)
    assert answer.status_code == 200
    assert asyncio.get_running_loop().time() - began > 0.3
    assert [line.split()[0] for line in notes.read_text().splitlines()] == ["manhattan"]


async def test_rules_that_cannot_be_compiled_elsewhere_are_loaded_all_the_same(compiler, monkeypatch):
    compiler(0.0)
    monkeypatch.setattr(warmth.sys, "executable", "/nowhere/python")
    one = warmth.Warmth()
    await asyncio.wait_for(one.ready("manhattan"), 60)
    await asyncio.wait_for(one.ready("manhattan"), 1)


async def test_a_game_that_fails_to_load_is_noted_and_keeps_no_other_waiting(compiler, monkeypatch, caplog):
    compiler(0.0)
    loaded = []

    def steps(game):
        if game == "manhattan":
            raise RuntimeError("no such machine code")
        loaded.append(game)
        yield

    monkeypatch.setattr(warmth, "steps", steps)
    one = warmth.Warmth()
    await one._all()
    assert len(loaded) == len(list(warmth.all_games())) - 1
    assert "could not be loaded" in caplog.text


async def test_a_server_that_stops_does_not_wait_until_everything_is_loaded(compiler, monkeypatch):
    compiler(0.0)
    began, taken = asyncio.Event(), []
    loop = asyncio.get_running_loop()

    def steps(_game):
        for k in range(500):
            taken.append(k)
            loop.call_soon_threadsafe(began.set)
            time.sleep(0.01)
            yield

    monkeypatch.setattr(warmth, "steps", steps)
    one = warmth.Warmth()
    one.start()
    await began.wait()
    await one.stop()
    await loop.shutdown_default_executor()
    assert len(taken) < 100


def test_a_checkout_that_was_moved_is_not_taken_for_compiled(monkeypatch: pytest.MonkeyPatch):
    """The same sources in another place: Numba would not find their code."""
    here = warmth.stamp("manhattan")
    monkeypatch.setattr(cache, "digest", lambda: here.parent.name)
    monkeypatch.setattr(cache, "PACKAGE", Path("/elsewhere"))
    assert warmth.stamp("manhattan").parent == here.parent
    assert warmth.stamp("manhattan") != here


def test_it_is_known_what_has_to_be_compiled_first(compiler, tmp_path):
    compiler(0.0)
    one = warmth.Warmth()
    assert not one.compiled("manhattan")
    (tmp_path / "manhattan.warm").touch()
    assert one.compiled("manhattan")
