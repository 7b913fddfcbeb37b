"""`boroughs serve`, `backup`, `restore` and `play`, as somebody at a terminal uses them."""

import asyncio
import contextlib
import os
import re
import shutil
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from boroughs.cli import browser, common
from boroughs.cli.main import main
from boroughs.cli.serve import reachable
from boroughs.games import load
from boroughs.kernel import box
from boroughs.server.settings import from_environment
from boroughs.server.store.database import FileLock
from boroughs.server.store.trouble import DatabaseInUse
from tests.server.people import Person, play_on

SERVE = [sys.executable, "-W", "ignore", "-m", "boroughs", "serve", "--port", "0", "--bot-pace-ms", "0"]


ENVIRONMENT = {**os.environ, "BOROUGHS_INTERPRET": "1"}
"""Interpreted rules are quick enough for a few moves, and need no compiling."""


class Running:
    """`boroughs serve` in a process."""

    def __init__(self, *flags: str):
        self.process = subprocess.Popen([*SERVE, *flags], stderr=subprocess.PIPE, text=True, env=ENVIRONMENT)
        assert self.process.stderr
        self.told = ""
        while not (found := re.search(r"http://\S+", self.told)):
            line = self.process.stderr.readline()
            assert line, f"it ended: {self.told}"
            self.told += line
        self.base = found.group()

    def stop(self) -> str:
        self.process.send_signal(signal.SIGTERM)
        _, rest = self.process.communicate(timeout=60)
        return self.told + rest


def also_serve(file: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([*SERVE, "--database", file], capture_output=True, text=True, check=False, env=ENVIRONMENT)


@pytest.mark.timeout(300)
async def test_serve_stop_backup_and_restore(tmp_path: Path, postgres, capsys, request):
    file = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    server = await asyncio.to_thread(Running, "--database", file)
    request.addfinalizer(server.process.kill)
    ann = Person(server.base)
    table = (await ann.create("me", "me"))["table"]["id"]
    lines = [await ann.sit(table, "?seat=0"), await ann.sit(table, "?seat=1")]
    await play_on(lines, 6)
    second = await asyncio.to_thread(also_serve, file)
    assert second.returncode == 2
    assert "Another server uses" in second.stderr
    await asyncio.to_thread(main, ["backup", str(tmp_path / "copy.sqlite3"), "--database", file])
    assert "1 tables, 1 matches, 6 entries" in capsys.readouterr().out
    told = await asyncio.to_thread(server.stop)
    assert server.process.returncode == 0
    assert "Traceback" not in told
    await lines[0].until(lambda line: line.closed)
    await ann.leave()
    url = postgres()
    await asyncio.to_thread(main, ["restore", str(tmp_path / "copy.sqlite3"), "--database", url])
    with pytest.raises(SystemExit):
        await asyncio.to_thread(main, ["restore", str(tmp_path / "copy.sqlite3"), "--database", url])
    again = await asyncio.to_thread(Running, "--database", url)
    request.addfinalizer(again.process.kill)
    async with httpx.AsyncClient(base_url=again.base, timeout=60) as http:
        update = (await http.get(f"/api/tables/{table}")).json()["update"]
    assert update["n"] == 6
    await asyncio.to_thread(again.stop)


def test_settings_come_from_flags_then_from_the_environment(monkeypatch):
    monkeypatch.setenv("BOROUGHS_PORT", "9000")
    monkeypatch.setenv("BOROUGHS_METRICS", "false")
    monkeypatch.setenv("BOROUGHS_BOT_PACE_MS", "700")
    settings = from_environment(port=9001, host=None)
    assert (settings.port, settings.metrics, settings.bot_pace_ms, settings.host) == (9001, False, 700, "127.0.0.1")


@pytest.fixture
def built(tmp_path, monkeypatch):
    """A front end, a database and a browser of this test's own."""
    (tmp_path / "web").mkdir()
    (tmp_path / "web/index.html").write_text("<!doctype html>")
    opened: list[str] = []
    monkeypatch.setattr(browser, "WEB", tmp_path / "web")
    monkeypatch.setattr(browser.webbrowser, "open", lambda address: bool(opened.append(address)) or True)
    monkeypatch.setattr(browser.logs, "set_up", lambda _: None)
    monkeypatch.setenv("BOROUGHS_DATABASE", f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    return opened


def test_play_serves_on_a_free_port_and_opens_the_browser(built, monkeypatch):
    def serve(settings, ready):
        assert (settings.host, settings.port) == ("127.0.0.1", 0)
        ready("http://127.0.0.1:1234")

    monkeypatch.setattr(browser, "serve", serve)
    assert browser.open_table("manhattan")
    assert browser.open_table(None)
    assert built == ["http://127.0.0.1:1234/new/manhattan", "http://127.0.0.1:1234/"]


def test_play_a_second_time_opens_the_server_that_runs(built, monkeypatch, tmp_path):
    def serve(settings, ready):
        raise DatabaseInUse("in use")

    lock = FileLock(os.environ["BOROUGHS_DATABASE"])
    lock.take()
    lock.note("http://127.0.0.1:4321")
    monkeypatch.setattr(browser, "serve", serve)
    monkeypatch.setattr(browser, "answers", lambda address: address.endswith("4321"))
    assert browser.open_table(None)
    assert built == ["http://127.0.0.1:4321/"]
    lock.drop()


def test_play_with_components_of_ones_own_serves_them_or_nothing(built, monkeypatch, tmp_path):
    shutil.copy(load("manhattan").folder / "components.toml", tmp_path)
    monkeypatch.setenv(box.VARIABLE, f"manhattan={tmp_path}")
    monkeypatch.setattr(common, "restart", lambda: pytest.fail("they are known already"))
    monkeypatch.setattr(browser, "serve", lambda settings, ready: ready("http://127.0.0.1:1234"))
    main(["play", "manhattan", "--components", str(tmp_path)])
    assert built == ["http://127.0.0.1:1234/new/manhattan"]

    def serve(settings, ready):
        raise DatabaseInUse("in use")

    monkeypatch.setattr(browser, "serve", serve)
    with pytest.raises(DatabaseInUse, match="perhaps with other components"):
        browser.open_table("manhattan")


def test_without_a_front_end_play_stays_at_the_terminal(monkeypatch, tmp_path):
    monkeypatch.setattr(browser, "WEB", tmp_path)
    assert not browser.open_table(None)


@pytest.mark.parametrize("content", [b"", b"{", "another program's"])
def test_only_a_backup_is_restored_and_nothing_else_is_touched(tmp_path, capsys, content):
    file, target = tmp_path / "no-backup.sqlite3", tmp_path / "new.sqlite3"
    if isinstance(content, bytes):
        file.write_bytes(content)
    else:
        with contextlib.closing(sqlite3.connect(file)) as theirs:
            theirs.execute("CREATE TABLE recipes (name TEXT)")
    before = file.read_bytes()
    with pytest.raises(SystemExit):
        main(["restore", str(file), "--database", f"sqlite:///{target}"])
    assert "is no backup of Boroughs" in capsys.readouterr().err
    assert file.read_bytes() == before
    assert not target.exists()


def test_an_address_is_told_that_others_can_use():
    assert reachable("http://127.0.0.1:8000") == "http://127.0.0.1:8000"
    told = reachable("http://0.0.0.0:8000")
    assert told.endswith(":8000")
    assert "0.0.0.0" not in told


def test_a_backup_makes_no_folders(tmp_path, capsys):
    with pytest.raises(SystemExit):
        main(["backup", str(tmp_path / "typo" / "copy.sqlite3")])
    assert "There is no folder" in capsys.readouterr().err
    assert not (tmp_path / "typo").exists()
