"""What a host meets before anything works: each time a sentence, and never a traceback."""

import re
import socket
import sqlite3
import stat
from pathlib import Path

import msgspec
import pytest

from boroughs.cli.main import main
from boroughs.server import logs, run
from boroughs.server.house import House
from boroughs.server.security import same_origin
from boroughs.server.settings import Settings, from_environment
from boroughs.server.store.copying import backup
from boroughs.server.store.database import FileLock
from boroughs.server.store.trouble import DatabaseTrouble

MANUAL = Path(__file__).parents[2] / "docs/server.md"


@pytest.fixture
def refused(monkeypatch, capsys):
    """Runs a command that has to refuse, and returns its sentence."""
    monkeypatch.setattr(logs, "set_up", lambda _: None)
    monkeypatch.setattr(run, "raise_file_limit", lambda: None)
    monkeypatch.setattr(run.Server, "serve", None)  # nothing here may come so far

    def refuse(*arguments: str) -> str:
        with pytest.raises(SystemExit) as left:
            main(arguments)
        assert left.value.code == 2
        told = capsys.readouterr().err.strip()
        assert "\n" not in told
        return told

    return refuse


def serve(database: str, *more: str) -> tuple[str, ...]:
    return ("serve", "--port", "0", "--database", database, *more)


ADDRESSES = {
    "tables.sqlite3": "The database is sqlite:///PATH or postgresql://",
    "mysql://ann:hunter2@house/x": "not mysql://",
    "sqlite://": "a file is needed",
    "postgresql://ann:hunter2@127.0.0.1:1/x": "cannot be opened",
    "postgresql://ann:hunter2@house:many/x": "The database is",
    "sqlite:////proc/nowhere/tables.sqlite3": "cannot be opened: No such file or directory. Choose another with",
}


@pytest.mark.parametrize("address", ADDRESSES)
def test_a_database_that_cannot_be(refused, address):
    told = refused(*serve(address))
    assert ADDRESSES[address] in told
    assert "hunter2" not in told


def test_a_file_that_is_no_database(refused, tmp_path: Path):
    (tmp_path / "letter").write_text("Dear Ann, this is a letter and no database at all.")
    assert "file is not a database" in refused(*serve(f"sqlite:///{tmp_path / 'letter'}"))
    assert "unable to open database file" in refused(*serve(f"sqlite:///{tmp_path}"))


def test_a_database_of_a_newer_version(refused, tmp_path: Path):
    file = tmp_path / "tables.sqlite3"
    with sqlite3.connect(file) as database:
        database.execute("CREATE TABLE alembic_version (version_num TEXT)")
        database.execute("INSERT INTO alembic_version VALUES ('9999')")
    assert "newer version of Boroughs" in refused(*serve(f"sqlite:///{file}"))


def test_an_address_that_cannot_be_had(refused, tmp_path: Path):
    file = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert f"127.0.0.1:{port} cannot be opened: Address already in use" in refused(
            "serve", "--port", port, "--database", file
        )
    assert "cannot be opened" in refused(*serve(file, "--host", "nowhere.invalid"))


def test_a_start_that_fails_later_is_no_success(monkeypatch, tmp_path: Path):
    async def broken(_house) -> None:
        raise RuntimeError("out of luck")

    monkeypatch.setattr(House, "open", broken)
    with pytest.raises(SystemExit) as left:
        run.serve(Settings(port=0, database=f"sqlite:///{tmp_path / 'tables.sqlite3'}"))
    assert left.value.code == 3


def test_a_server_that_does_not_start_listens_no_more(refused, monkeypatch, tmp_path: Path):
    bound = run.bind("127.0.0.1", 0)
    monkeypatch.setattr(run, "bind", lambda *_: bound)
    refused(*serve(f"sqlite:///{tmp_path}"))
    assert bound.fileno() == -1


@pytest.mark.parametrize(
    ("name", "value", "why"),
    [
        ("PORT", "99999", "<= 65535"),
        ("BOT_THREADS", "many", "expected int"),
        ("BOT_THREADS", "0", ">= 1"),
        ("LOG_LEVEL", "loud", "loud"),
        ("REQUESTS_PER_SECOND", "0", "> 0"),
        ("GRACE", "inf", "<= 3600"),
        ("GRACE", "-1", ">= 0"),
        ("STAND_IN_LEVEL", "gandalf", "The levels are newcomer"),
        ("TRUSTED_PROXIES", "localhost", "'localhost' is no address"),
        ("TRUSTED_PROXIES", "127.0.0.1, 10.0.0.1/8", "'10.0.0.1/8' is no address"),
        ("TRUSTED_PROXIES", "*, 127.0.0.1", "'*' is no address"),
    ],
)
def test_a_setting_that_cannot_be(refused, monkeypatch, name, value, why):
    monkeypatch.setenv(f"BOROUGHS_{name}", value)
    monkeypatch.setattr(run, "bind", lambda *_: pytest.fail("it serves"))
    told = refused("serve")
    assert f"BOROUGHS_{name}" in told
    assert why in told


@pytest.mark.parametrize("written", ["", "*", "::1", "127.0.0.1, 10.0.0.0/8,fd00::/8"])
def test_proxies_that_can_be_trusted(written):
    assert from_environment(trusted_proxies=written).trusted_proxies == written


def test_every_setting_is_in_the_manual():
    written = re.findall(r"^\| `--([a-z-]+)` \| (.*?) ?\| (.+) \|$", MANUAL.read_text(encoding="utf-8"), re.MULTILINE)
    told = {name.replace("-", "_"): default.strip("`") for name, default, _ in written}
    fields = msgspec.structs.fields(Settings)
    assert list(told) == [field.name for field in fields]
    fixed = {field.name: plain(field.default) for field in fields if field.default is not msgspec.NODEFAULT}
    assert {name: told[name] for name in fixed} == fixed


def plain(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def test_every_setting_is_a_flag(refused):
    assert "--hint-seconds (BOROUGHS_HINT_SECONDS): expected float > 0.0" in refused("serve", "--hint-seconds", "0")
    assert "There is no setting --hint-minutes." in refused("serve", "--hint-minutes", "1")


SITES = {
    "https://Boroughs.Example": "https://boroughs.example",
    "https://boroughs.example:443/": "https://boroughs.example",
    " http://boroughs.example:80": "http://boroughs.example",
    "https://boroughs.example:8443": "https://boroughs.example:8443",
    "http://[::1]:8000": "http://[::1]:8000",
    "https://bücher.example": "https://xn--bcher-kva.example",
    "": "",
}


@pytest.mark.parametrize("written", SITES)
def test_a_public_address_counts_as_browsers_write_it(written):
    """However the host writes it: pages of that address are our own, and their cookies are for https where that is used."""
    settings = from_environment(public_url=written)
    assert settings.public_url == SITES[written]
    assert same_origin(SITES[written] or "http://localhost:8000", "localhost:8000", settings)
    assert settings.secure == SITES[written].startswith("https")


@pytest.mark.parametrize(
    "written",
    [
        "boroughs.example",
        "htps://x",
        "https://boroughs.example/games",
        "https://",
        "https://ann@x",
        "https://x?y",
        "//x",
    ],
)
def test_a_public_address_that_cannot_be(refused, written):
    told = refused("serve", "--public-url", written)
    assert "--public-url (BOROUGHS_PUBLIC_URL)" in told
    assert "Write it like https://boroughs.example, without a path." in told


def test_a_file_by_another_name_is_the_same_file(refused, tmp_path: Path):
    (tmp_path / "tables.sqlite3").touch()
    (tmp_path / "link.sqlite3").symlink_to(tmp_path / "tables.sqlite3")
    lock = FileLock(f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    lock.take()
    assert "Another server uses" in refused(*serve(f"sqlite:///{tmp_path / 'link.sqlite3'}"))
    lock.drop()


def rights(folder: Path) -> dict[str, int]:
    """Who may do what with which database."""
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.glob("*.sqlite3*")}


async def test_a_backup_that_fails_leaves_nothing(tmp_path: Path):
    copy = tmp_path / "copy.sqlite3"
    with pytest.raises(DatabaseTrouble, match="There is no file"):
        await backup(f"sqlite:///{tmp_path / 'nowhere.sqlite3'}", copy)
    (tmp_path / "empty.sqlite3").touch()
    with pytest.raises(DatabaseTrouble, match="no such table"):
        await backup(f"sqlite:///{tmp_path / 'empty.sqlite3'}", copy)
    assert set(rights(tmp_path)) == {"empty.sqlite3"}


async def test_what_holds_keys_is_for_its_owner_alone(start, tmp_path: Path):
    served = await start()
    await served.person().create("me", "me")
    await backup(f"sqlite:///{tmp_path / 'tables.sqlite3'}", tmp_path / "copy.sqlite3")
    found = rights(tmp_path)
    assert {name: mode for name, mode in found.items() if mode & 0o077 and not name.endswith(".lock")} == {}
    assert len(found) >= 3
