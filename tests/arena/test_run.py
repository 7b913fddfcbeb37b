"""A tournament gives one table, however it is played: at once, in parts, in several processes, after a kill."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from boroughs.arena import Ledger, LedgerError, Tournament, as_json, play, read, run
from boroughs.cli.arena import default_path
from boroughs.games import all_games
from boroughs.match.record import load_match

BOTS = Path(__file__).with_name("bots.py")
FIRST, LOT, SLOW = (f"{BOTS}:{name}" for name in ("First", "Lot", "Slow"))
GAMES = all_games()


def tournament(game="manhattan", bots=(FIRST, LOT), players=2, matches=8):
    return Tournament.of(game, list(bots), players=players, matches=matches, seed=4)


def table(path, made, workers=1):
    with Ledger(path, made) as ledger:
        for _ in run(ledger, workers=workers):
            pass
        return as_json(made, ledger.in_order())


@pytest.mark.parametrize("game", GAMES, ids=lambda g: g.id)
def test_every_game_is_played_and_recorded(game, tmp_path):
    made = tournament(game, players=game.least, matches=2)
    found = table(tmp_path / "a.jsonl", made)
    assert found["matches"] == 2
    won = sum(bot["wins"] for bot in found["bots"].values())
    assert won == 2 or (game.least == 1 and won in (0, 1)), "somebody wins every match, but who plays alone may lose"
    head, played = read(tmp_path / "a.jsonl")
    assert head == made
    for p in played:
        match = load_match(p)
        assert match.result == p.result
        assert match.version == sum(p.decisions) + len(p.forced)


def test_mirrored_deals_have_the_same_cards(tmp_path):
    table(tmp_path / "a.jsonl", tournament())
    _, played = read(tmp_path / "a.jsonl")
    one, other = played[:2]
    assert one.key == other.key
    assert one.bots == other.bots[::-1]
    assert one.key != played[2].key


def test_in_parts_and_by_several_is_the_same(tmp_path):
    made = tournament()
    whole = table(tmp_path / "whole.jsonl", made)
    with Ledger(tmp_path / "parts.jsonl", made) as ledger:
        for n, _ in enumerate(run(ledger), 1):
            if n == 3:
                break
    assert len(read(tmp_path / "parts.jsonl")[1]) == 3
    assert table(tmp_path / "parts.jsonl", made) == whole
    assert table(tmp_path / "two.jsonl", made, workers=2) == whole


def test_a_torn_line_is_played_again(tmp_path):
    made, path = tournament(), tmp_path / "a.jsonl"
    whole = table(path, made)
    text = path.read_bytes()
    path.write_bytes(text[:-40])
    assert table(path, made) == whole
    assert path.read_bytes() == text


def test_another_tournaments_file_is_refused(tmp_path):
    path = tmp_path / "a.jsonl"
    table(path, tournament())
    before = path.read_bytes()
    with pytest.raises(LedgerError, match="another tournament"):
        table(path, tournament(matches=9))
    (tmp_path / "b.jsonl").write_text("something else\n")
    with pytest.raises(LedgerError, match="not the file of a tournament"):
        table(tmp_path / "b.jsonl", tournament())
    assert path.read_bytes() == before
    path.write_bytes(before + b'{"no": "record"}\n')
    with pytest.raises(LedgerError, match="Line 10 of"):
        read(path)


def test_a_bot_that_has_changed_starts_anew(tmp_path):
    """Whoever works on a bot and runs the same command again wants to know about the bot as it is now."""
    mine = tmp_path / "mine.py"
    mine.write_text(BOTS.read_text())
    before = tournament(bots=(f"{mine}:First", LOT))
    table(tmp_path / "a.jsonl", before)
    assert default_path(tournament(bots=(f"{mine}:First", LOT))) == default_path(before)
    mine.write_text(BOTS.read_text().replace("[0]", "[-1]"))
    after = tournament(bots=(f"{mine}:First", LOT))
    assert default_path(after) != default_path(before)
    with pytest.raises(LedgerError, match="other code of theirs"):
        table(tmp_path / "a.jsonl", after)


MATCHES = 12


def command(folder, *more):
    words = ["arena", "manhattan", "--bots", f"{FIRST},{SLOW}", "--players", "2", "--matches", str(MATCHES), "--json"]
    return [sys.executable, "-m", "boroughs", *words, "--seed", "4", "--results", str(folder / "t.jsonl"), *more]


def lines(path):
    return path.read_bytes().count(b"\n") if path.exists() else 0


@pytest.fixture(scope="module")
def straight(tmp_path_factory):
    """The table of a run that nobody stopped."""
    return table(tmp_path_factory.mktemp("whole") / "t.jsonl", tournament(bots=(FIRST, SLOW), matches=MATCHES))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("how", "workers"),
    [(signal.SIGINT, 1), (signal.SIGINT, 2), (signal.SIGKILL, 2)],
    ids=["ctrl-c", "ctrl-c-2", "kill-2"],
)
def test_stopped_and_resumed_is_the_same_table(tmp_path, how, workers, straight):
    quiet = {**os.environ, "BOROUGHS_QUIET": "1"}
    words = command(tmp_path, "--workers", str(workers))
    process = subprocess.Popen(words, env=quiet, start_new_session=True, preexec_fn=heed_interrupts)  # noqa: PLW1509
    until(lambda: lines(tmp_path / "t.jsonl") > 3)
    if how == signal.SIGINT:
        os.killpg(process.pid, how)  # as a terminal does
    else:
        process.send_signal(how)
    assert process.wait(60) == (130 if how == signal.SIGINT else -signal.SIGKILL)
    until(lambda: not alive(process.pid))
    assert 3 < lines(tmp_path / "t.jsonl") < MATCHES + 1, "it was stopped in the middle"
    resumed = subprocess.run(command(tmp_path), env=quiet, capture_output=True, check=True)
    assert b"Going on with" in resumed.stderr
    assert json.loads(resumed.stdout) == straight


def heed_interrupts():
    """Who runs these tests in the background may ignore Ctrl-C, and children take after their parents."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def until(holds, seconds=60):
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end, "it takes too long"
        time.sleep(0.02)


def alive(group):
    """Whether any process of the group is left: workers must not outlive their parent."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def test_on_ray_the_same(tmp_path):
    pytest.importorskip("ray")
    made = tournament()
    with Ledger(tmp_path / "ray.jsonl", made) as ledger:
        for _ in run(ledger, ray=""):
            pass
        assert as_json(made, ledger.in_order()) == table(tmp_path / "here.jsonl", made)


def test_without_ray_a_sentence_says_so(tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    with (
        Ledger(tmp_path / "ray.jsonl", tournament()) as ledger,
        pytest.raises(ValueError, match=r"pip install -e '\.\[cluster\]'"),
    ):
        list(run(ledger, ray=""))


def test_a_bot_sees_only_its_seat(tmp_path):
    spy = tmp_path / "spy.py"
    spy.write_text(
        "from boroughs.bots import Answer, legal_moves\n"
        "class Spy:\n"
        "    def choose(self, game, known, seat, budget, seed):\n"
        "        assert not known.key.any() and (known.hand[0, 1 - seat] == -1).all()\n"
        "        return Answer(legal_moves(game, known)[-1])\n"
    )
    made = tournament(bots=(f"{spy}:Spy", FIRST))
    play(made, next(made.fixtures()))
