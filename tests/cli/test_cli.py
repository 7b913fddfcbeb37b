"""The command line as people and programs use it."""

import json
import os
import random
import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from boroughs.arena import Ledger, Tournament
from boroughs.arena import run as play_on
from boroughs.cli import simulate
from boroughs.cli.main import main
from boroughs.cli.terminal import Table
from boroughs.games import all_games, load
from boroughs.match import Match
from boroughs.match.record import encode, to_record
from boroughs.match.words import drawn

SCENARIOS = Path(__file__).parent.parent / "scenarios"


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """Exit code, output, errors."""
    try:
        main(arguments)
        code = 0
    except SystemExit as done:
        code = int(done.code or 0)
    said = capsys.readouterr()
    return code, said.out, said.err


@pytest.fixture
def record(tmp_path: Path) -> Path:
    match, chooser = Match("manhattan", 4, key=bytes(range(16)), seats=["Ada", "Bob", "Cy", "Di"]), random.Random(1)
    while not match.over:
        match.play(int(chooser.choice(match.legal_ids())))
    path = tmp_path / "match.json"
    path.write_bytes(encode(to_record(match)))
    return path


def test_games_as_json_has_the_promised_keys(capsys):
    code, out, _ = run(capsys, "games", "--json")
    listed = json.loads(out)
    assert code == 0
    assert [g["id"] for g in listed] == [g.id for g in all_games()]
    manhattan = next(g for g in listed if g["id"] == "manhattan")
    assert manhattan["title"] == "Manhattan"
    assert manhattan["players"] == [2, 4]
    assert manhattan["options"][0]["name"] == "rounds"


def test_games_as_a_table(capsys):
    code, out, _ = run(capsys, "games")
    assert code == 0
    assert "Andreas Seyfarth" in out


def test_simulate_reports_by_seat(capsys):
    code, out, _ = run(capsys, "simulate", "manhattan", "--players", "3", "--games", "400", "--seed", "5", "--json")
    report = json.loads(out)
    assert code == 0
    assert set(report) == {"games", "finished", "decisions", "wins", "share_low", "share_high", "mean_points"}
    assert report["games"] == report["finished"] == 400
    assert report["decisions"] == 400 * 144
    assert sum(report["wins"]) == pytest.approx(400, abs=0.1)
    assert len(report["wins"]) == len(report["mean_points"]) == 3
    for low, wins, high in zip(report["share_low"], report["wins"], report["share_high"], strict=True):
        assert low < wins / 400 < high


def test_simulate_is_reproducible_and_follows_options(capsys):
    base = ("simulate", "manhattan", "--players", "3", "--games", "50", "--json")
    first, again, other = (run(capsys, *base, "--seed", s)[1] for s in ("1", "1", "2"))
    assert first == again != other
    code, out, _ = run(capsys, *base, "--option", "rounds=four-of-six")
    assert code == 0
    assert out != first


def test_any_number_of_matches_can_be_simulated(capsys, monkeypatch):
    """Keys are drawn as they are needed: all of them at once were more than Python draws."""
    whole = run(capsys, "simulate", "manhattan", "--games", "5", "--json")
    monkeypatch.setattr(simulate, "CHUNK", 2)
    assert run(capsys, "simulate", "manhattan", "--games", "5", "--json") == whole
    monkeypatch.setattr(simulate.Simulation, "__call__", lambda *_: interrupted())
    assert run(capsys, "simulate", "manhattan", "--games", "99999999999999")[0] == 130


def interrupted():
    raise KeyboardInterrupt


def test_simulate_gives_every_match_bots_of_its_own(capsys, tmp_path):
    (tmp_path / "mine.py").write_text(
        "from boroughs.bots import Random\n"
        "class Once(Random):\n"
        "    last = 0\n"
        "    def choose(self, game, known, seat, budget, seed):\n"
        "        assert known.round_number[0] >= self.last, 'another match'\n"
        "        self.last = known.round_number[0]\n"
        "        return super().choose(game, known, seat, budget, seed)\n"
    )
    bots = f"{tmp_path}/mine.py:Once"
    code, _, _ = run(capsys, "simulate", "manhattan", "--players", "2", "--games", "2", "--bots", bots, "--json")
    assert code == 0


def test_simulate_with_bots(capsys):
    _, out, _ = run(
        capsys, "simulate", "manhattan", "--players", "2", "--games", "6", "--bots", "greedy,random", "--json"
    )
    assert json.loads(out)["wins"][0] >= 4


def test_replay_tells_a_match(capsys, record):
    code, out, _ = run(capsys, "replay", str(record))
    assert code == 0
    assert "Ada" in out
    assert "Highest tower" in out
    assert "Kairo" in run(capsys, "replay", str(record), "--lang", "de")[1]


def test_replay_to_a_position_as_one_seat_saw_it(capsys, record):
    _, out, _ = run(capsys, "replay", str(record), "--to", "30", "--seat", "2", "--json")
    told = json.loads(out)
    assert told["version"] == len(told["moves"]) == 30
    assert told["view"]["fields"]["hand"][0] is None
    assert told["view"]["fields"]["hand"][1] is not None


def test_scenarios_hold_or_are_told(capsys, tmp_path):
    code, out, _ = run(capsys, "scenario", str(SCENARIOS / "manhattan"), "--json")
    assert code == 0
    assert all(o["holds"] for o in json.loads(out).values())
    wrong = tmp_path / "wrong.toml"
    wrong.write_text('game = "manhattan"\nplayers = 4\n[[steps]]\nactor = 3\n')
    code, out, _ = run(capsys, "scenario", str(wrong))
    assert code == 1
    assert "expected actor 3, found 0" in out


def test_a_scenario_that_is_no_text_is_told(capsys, tmp_path):
    (tmp_path / "binary.toml").write_bytes(b"\xff\xfe")
    code, out, _ = run(capsys, "scenario", str(tmp_path / "binary.toml"))
    assert code == 1
    assert "no text in UTF-8" in out


def test_a_judgement_learns_and_says_how_it_did(capsys, tmp_path):
    code, out, err = run(
        capsys, "learn", "project-skyline", "--matches", "20", "--deciding", "10", "--anew", "--out", str(tmp_path)
    )
    assert code == 0
    assert "20 of 20 matches" in err
    assert "of 10 matches" in out
    assert (tmp_path / "judgement.npy").exists() == ("Written to" in out)


def test_a_judgement_that_was_not_judged_to_the_end_is_kept_aside(capsys, tmp_path, monkeypatch):
    game = load("project-skyline")
    before = (game.folder / "judgement.npy").read_bytes()
    lessons: list[float] = []

    def practise(game, weights, dice, matches, rate, wild=0.0):
        lessons.append(rate)
        if len(lessons) > 3:
            raise KeyboardInterrupt
        return 0.5

    monkeypatch.setattr(game.module("learning"), "practise", practise)
    monkeypatch.chdir(tmp_path)
    code, out, _ = run(capsys, "learn", "project-skyline", "--matches", "20", "--deciding", "1000")
    assert code == 0
    assert "kept in" in out
    assert (tmp_path / "judgement.npy").exists()
    assert (game.folder / "judgement.npy").read_bytes() == before


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["simulate", "monopoly"], "no game 'monopoly'"),
        (["simulate", "manhattan", "--players", "7"], "2 to 4 players"),
        (["simulate", "manhattan", "--option", "speed=3"], "no option 'speed'"),
        (["simulate", "manhattan", "--option", "rounds=nine"], "six-of-four"),
        (["simulate", "manhattan", "--option", "rounds"], "name=value"),
        (["simulate", "manhattan", "--games", "0"], "at least one match"),
        (["simulate", "manhattan", "--games", "many"], "many"),
        (["simulate", "manhattan", "--bots", "gandalf"], "gandalf"),
        (["simulate", "manhattan", "--players", "4", "--bots", "random,greedy"], "each of 4 seats"),
        (["simulate"], "game"),
        (["bench", "monopoly"], "no game 'monopoly'"),
        (["replay", "nowhere.json"], "No such file"),
        (["scenario", "nowhere.toml"], "No such file"),
        (["scenario"], "at least one scenario"),
        (["play", "manhattan", "--terminal", "--people", "9"], "1 to 2 people"),
        (["play", "manhattan", "--terminal", "--key", "xyz"], "32 hexadecimal digits"),
        (["play", "manhattan", "--terminal", "--lang", "fr"], "en and de"),
        (["play", "manhattan", "--terminal", "--components", "nowhere"], "not a folder"),
        (["play", "manhattan", "--players", "3"], "--players is for a table at the terminal: add --terminal"),
        (["play", "manhattan", "--bots", "builder"], "--bots is for a table at the terminal"),
        (["play", "manhattan", "--components", "nowhere"], "not a folder"),
        (["play", "--components", "mine"], "Name the game"),
        (["play", "manhattan", "--lang", "de"], "--lang is for a table at the terminal"),
        (["play", "--resume", "mine.json"], "--resume is for a table at the terminal"),
        (["play", "--terminal", "--resume", "mine.json", "--players", "3"], "--players cannot be chosen"),
        (["learn", "manhattan"], "Manhattan has no judgement that learns; Project Skyline has."),
        (["learn", "project-skyline", "--matches", "0"], "must be more than 0"),
        (["learn", "project-skyline", "--out", "nowhere"], "no folder nowhere"),
        (["tune", "manhattan", "--out", "nowhere/settings.toml"], "no folder nowhere"),
        (["tune", "flatiron", "--players", "1"], "tune for 2 players"),
        (["analyse", "match.json", "--plot", "nowhere/plot.png"], "no folder nowhere"),
        (["report", "manhattan", "a.jsonl", "--out", "a.jsonl"], "one of the files to report on"),
        (["report", "manhattan", "a.jsonl", "--out", "nowhere/a.html"], "no folder nowhere"),
        (["arena", "manhattan", "--bots", "greedy,random", "--results", "nowhere/a.jsonl"], "no folder nowhere"),
        (["learn", "project-skyline", "--rate", "nan"], "must be more than 0"),
        (["tune", "manhattan", "--seconds", "inf"], "must be more than 0"),
        (["tune", "manhattan", "--given", "cutoff=nan"], "names no settings"),
        (["analyse", "match.json", "--seconds", "nan"], "must be more than 0"),
        (["analyse", "match.json", "--seconds", "inf"], "must be more than 0"),
        (["play", "manhattan", "--terminal", "--first", "3"], "one of 1 to 2 begins"),
        (["tables", "--limit", "0"], ">= 1"),
        (["games", "all", "five"], "no place for 'all five'"),
        (["fly"], "fly"),
    ],
)
def test_bad_input_is_one_sentence_and_exit_code_2(capsys, arguments, says):
    code, out, err = run(capsys, *arguments)
    assert code == 2
    assert says in err
    assert "Traceback" not in err
    assert out == ""


def test_json_that_nobody_reads_to_its_end_is_no_mistake(record):
    command = [sys.executable, "-m", "boroughs", "replay", str(record), "--json"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdout
    process.stdout.close()
    assert b"Broken pipe" not in process.communicate()[1]
    assert process.returncode == 1


def test_a_full_disk_is_told_in_words(record):
    with Path("/dev/full").open("w") as full:
        command = [sys.executable, "-m", "boroughs", "replay", str(record), "--json"]
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.endswith("No space left on device.\n")
    assert "Errno" not in done.stderr


def test_a_broken_record_is_refused_and_left_alone(capsys, record):
    text = record.read_text()
    for broken, says in (
        (text[: len(text) // 2], "cut off"),
        (text.replace('"choose', '"juggle', 1), "Move 1"),
        (text.replace('"rules_version": 1', '"rules_version": 9'), "Update boroughs"),
    ):
        record.write_text(broken)
        code, _, err = run(capsys, "replay", str(record))
        assert code == 2
        assert says in err
        assert record.read_text() == broken


@pytest.fixture
def results(tmp_path: Path) -> Path:
    tournament = Tournament.of("manhattan", ["greedy", "random"], players=2, matches=2)
    with Ledger(tmp_path / "arena.jsonl", tournament) as ledger:
        assert len(list(play_on(ledger))) == 2
    return ledger.path


def test_a_match_of_an_arena_can_be_chosen(capsys, results):
    for command in (["replay"], ["verify"], ["analyse", "--seconds", "0.0001"]):
        code, _, err = run(capsys, *command, str(results))
        assert code == 2
        assert "holds 2 matches of an arena: choose one with --match" in err
        assert f"boroughs report manhattan {results}" in err
        assert run(capsys, *command, str(results), "--match", "3")[0] == 2
        code, out, _ = run(capsys, *command, str(results), "--match", "2")
        assert code == 0
        assert "greedy" in out


def test_who_plays_alone_has_no_even_share(capsys, tmp_path):
    """Alone one wins or not; nobody is there to share with."""
    file = str(tmp_path / "alone.jsonl")
    _, out, _ = run(
        capsys, "arena", "flatiron", "--bots", "random", "--players", "1", "--matches", "2", "--results", file
    )
    assert "Records:" in out
    assert "even share" not in out


def test_the_record_of_one_match_has_no_others(capsys, record):
    code, _, err = run(capsys, "replay", str(record), "--match", "1")
    assert code == 2
    assert "Leave --match out" in err


def table(typed: str, *arguments: str, folder: Path) -> str:
    """A whole sitting at a terminal, in a process of its own."""
    command = [sys.executable, "-m", "boroughs", "play", "manhattan", "--terminal", *arguments]
    done = subprocess.run(command, input=typed, capture_output=True, text=True, cwd=folder, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_sitting_at_the_terminal(tmp_path):
    key = "00" * 16
    out = table(
        "?\n1\nundo\nchoose 2\nbuild cairo 1 1\nlog\nsave\nquit\n", "--key", key, "--first", "1", folder=tmp_path
    )
    assert "take back" in out
    assert "First everybody chooses" in out
    saved = tmp_path / "manhattan.save.json"
    assert json.loads(saved.read_text())["moves"] == ["choose 2"]
    again = table("save\nquit\n", "--resume", str(saved), folder=tmp_path)
    assert "Saved as" in again
    refused = table("save manhattan.save.json\nquit\n", "--key", key, "--first", "1", folder=tmp_path)
    assert "exists already" in refused
    assert json.loads(saved.read_text())["moves"] == ["choose 2"]


def test_whoever_leaves_a_match_finds_it_again(tmp_path):
    key = "00" * 16
    left = table(f"choose 2\n²\n{'9' * 5000}\nsave a\0b\nQUIT\n", "--key", key, "--first", "1", folder=tmp_path)
    assert "--resume manhattan.save.json" in left
    saved = tmp_path / "manhattan.save.json"
    assert json.loads(saved.read_text())["moves"] == ["choose 2"]
    further = table("choose 1\n", "--resume", str(saved), folder=tmp_path)  # the input ends
    assert "Saved as" in further
    assert json.loads(saved.read_text())["moves"] == ["choose 2", "choose 1"]
    other = table("choose 3\nquit\n", "--key", key, "--first", "1", folder=tmp_path)
    assert "--resume manhattan.save-1.json" in other
    assert "Saved as" not in table("quit\n", "--resume", str(saved), folder=tmp_path), "nothing new"


def test_a_match_outlives_a_bot_that_fails(tmp_path):
    failing = "class Failing:\n    def choose(self, *_):\n        raise RuntimeError('no idea')\n"
    (tmp_path / "failing.py").write_text(failing)
    command = [sys.executable, "-m", "boroughs", "play", "manhattan", "--terminal", "--first", "1", "--bots"]
    done = subprocess.run(
        [*command, "failing.py:Failing"], input="1\n" * 9, capture_output=True, text=True, cwd=tmp_path, check=False
    )
    assert "no idea" in done.stderr
    assert "--resume manhattan.save.json" in done.stdout
    assert json.loads((tmp_path / "manhattan.save.json").read_text())["moves"][0] == "choose 1"


def test_what_cannot_be_saved_in_its_place_is_saved_elsewhere(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    match = Match("manhattan", 2, key=bytes(16), seats=["Ada", "Bob"])
    sitting = Table(match, "en", ["", "greedy"], console=Console(file=StringIO()), save=tmp_path / "gone" / "mine.json")
    monkeypatch.setattr(sitting, "ask", iter(["choose 2", "quit"]).__next__)
    sitting.run()
    assert json.loads((tmp_path / "manhattan.save.json").read_text())["moves"] == ["choose 2"]


def test_where_nothing_can_be_saved_here_it_is_saved_for_ones_own_eyes(tmp_path, monkeypatch):
    """Its key is in it, and where everybody may write everybody may look."""
    here, common = tmp_path / "here", tmp_path / "common"
    here.mkdir()
    common.mkdir()
    monkeypatch.chdir(here)
    monkeypatch.setattr("tempfile.tempdir", str(common))
    here.rmdir()
    sitting = Table(Match("manhattan", 2, key=bytes(16)), "en", ["", "greedy"], console=Console(file=StringIO()))
    monkeypatch.setattr(sitting, "ask", iter(["choose 2", "quit"]).__next__)
    sitting.run()
    (folder,) = common.iterdir()
    assert folder.stat().st_mode & 0o077 == 0
    assert json.loads((folder / "manhattan.save.json").read_text())["moves"] == ["choose 2"]


def test_a_bot_that_thinks_is_seen_to(monkeypatch):
    monkeypatch.setenv("TERM", "xterm")  # a dumb terminal shows nothing that moves
    said = StringIO()
    match = Match("manhattan", 2, key=bytes(16), seats=["Ada", "Bob"])
    sitting = Table(match, "en", ["greedy", ""], console=Console(file=said, force_terminal=True, width=80))
    monkeypatch.setattr(sitting, "ask", iter(["quit"]).__next__)
    sitting.run()
    assert "Ada thinks …" in said.getvalue()


def test_a_terminal_that_lacks_letters_shows_all_others():
    surroundings = {**os.environ, "PYTHONIOENCODING": "ascii"}
    command = [sys.executable, "-m", "boroughs", "games"]
    done = subprocess.run(command, capture_output=True, text=True, env=surroundings, check=False)
    assert done.returncode == 0, done.stderr
    assert "Ch?nier La Salle" in done.stdout
    done = subprocess.run([*command, "--json"], capture_output=True, text=True, env=surroundings, check=True)
    assert "Chénier La Salle" in [game["designer"] for game in json.loads(done.stdout)]


def test_bots_keep_their_levels_in_a_saved_match(tmp_path):
    table("choose 2\nquit\n", "--key", "00" * 16, "--first", "2", "--bots", "newcomer", folder=tmp_path)
    saved = tmp_path / "manhattan.save.json"
    assert json.loads(saved.read_text())["levels"] == ["newcomer", ""]
    table("choose 1\nquit\n", "--resume", str(saved), folder=tmp_path)
    assert json.loads(saved.read_text())["levels"] == ["newcomer", ""]
    table("choose 1\nquit\n", "--resume", str(saved), "--bots", "random", folder=tmp_path)
    assert json.loads(saved.read_text())["levels"] == ["random", ""]


@pytest.mark.parametrize("game", [g.id for g in all_games()])
def test_the_board_calls_players_as_the_match_does(game):
    match = Match(game, 2, key=bytes(16), seats=["Ada", "Bob"])
    for seat in (None, 0):
        shown = drawn(match, seat)
        assert "Ada" in shown
        assert "Bob" in shown
        assert "Player 1" not in shown


def test_a_whole_match_at_the_terminal_in_german(tmp_path):
    out = table("1\n" * 400, "--first", "1", "--key", "11" * 16, "--lang", "de", folder=tmp_path)
    assert "Die Partie endet nach 6 Runden." in out
    assert "1. " in out.splitlines()[-2]


def test_own_components_are_loaded_or_refused_in_words(tmp_path):
    from boroughs.games import load

    own = (load("manhattan").folder / "components.toml").read_text()
    (tmp_path / "components.toml").write_text(own.replace('"cairo"', '"kampala"'))
    command = [sys.executable, "-m", "boroughs", "play", "manhattan", "--terminal", "--components", str(tmp_path)]
    done = subprocess.run(command, input="quit\n", capture_output=True, text=True, cwd=tmp_path, check=False)
    assert "kampala" in done.stdout
    (tmp_path / "components.toml").write_text(own.replace("[11, 6, 4, 3]", "[11, 6, 4, 9]"))
    done = subprocess.run(command, input="quit\n", capture_output=True, text=True, cwd=tmp_path, check=False)
    assert done.returncode == 2
    assert "24 parts" in done.stderr
    assert "Traceback" not in done.stderr
