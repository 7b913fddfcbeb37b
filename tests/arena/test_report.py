"""Reports say what happened in the matches."""

import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from boroughs.arena import Ledger, LedgerError, Tournament, run
from boroughs.arena.figures import gather
from boroughs.arena.page import page
from boroughs.arena.walk import entropy, walk
from boroughs.games import all_games, load
from boroughs.match import Match
from boroughs.match.record import encode, load_match, to_record

LOT = f"{Path(__file__).with_name('bots.py')}:Lot"
GAMES = all_games()


@pytest.fixture(scope="module")
def files(tmp_path_factory):
    """A small tournament of each game, and one of Manhattan with another number of players."""
    folder, made = tmp_path_factory.mktemp("results"), {}
    for game, players in [*((g, g.least) for g in GAMES), (load("manhattan"), 4)]:
        path = folder / f"{game.id}-{players}.jsonl"
        with Ledger(path, Tournament.of(game, [LOT], players=players, matches=4, seed=2)) as ledger:
            list(run(ledger))
        made.setdefault(game.id, []).append(path)
    return made


@pytest.mark.parametrize("game", GAMES, ids=lambda g: g.id)
def test_figures_agree_with_the_matches(game, files):
    found = gather(game, files[game.id])[0]
    with_moves = [load_match(r) for r in records(files[game.id][0])]
    assert found.matches == 4
    assert (found.points == [m.points for m in with_moves]).all()
    shared = sum(s for s, _, _ in found.seat_shares())
    assert shared == pytest.approx(1) or (game.least == 1 and 0 <= shared < 1), "who plays alone may lose"
    assert found.summary()["matches"] == 4
    steps = found.steps
    told = sum(len(m.events(viewer=None)) for m in with_moves)
    assert sum(steps.events.values()) == told
    decisions = sum(len(m.moves) - len(m.forced) for m in with_moves)
    assert sum(steps.kinds.values()) == len(steps.branching) <= decisions
    assert sum(steps.runs) == len(steps.branching)
    assert min(steps.branching) > 1
    for key, times in steps.chosen.items():
        assert 0 < times <= steps.offered[key], key
    for source, (winners, others) in steps.sources.items():
        assert len(winners) + len(others) == 4 * game.least, source


def test_a_file_that_is_no_record_is_named(tmp_path, files):
    broken = tmp_path / "broken.json"
    broken.write_text("{")
    with pytest.raises(LedgerError, match=r"broken\.json: This is not a whole record"):
        gather(load("manhattan"), [*files["manhattan"], broken])


def records(path):
    from boroughs.arena import read

    return read(path)[1]


@pytest.mark.parametrize("game", GAMES, ids=lambda g: g.id)
def test_sources_add_up_to_the_points(game, files):
    found = gather(game, files[game.id])[0]
    if not found.steps.sources:
        pytest.skip(f"{game.title} tells no sources of points")
    total = sum(sum(winners) + sum(others) for winners, others in found.steps.sources.values())
    assert total == pytest.approx(found.points.sum())


def test_page_needs_nothing_else_and_has_every_plot(files):
    game = load("manhattan")
    text = page(game, gather(game, files["manhattan"]))
    for title in (
        "Who begins",
        "Points",
        "Length of a match",
        "Decisions in a row",
        "Branching",
        "Where points come from",
        "What happens",
        "Kinds of decision",
        "For learners",
        "Choices",
    ):
        assert text.count(title) >= 2, f"{title}: for 2 and for 4 players"
    assert "<script" not in text
    assert "http" not in text.replace("http://www.w3.org", "")
    assert text == page(game, gather(game, files["manhattan"])), "the same matches give the same page"


def test_hidden_information():
    """Where a game hides nothing there is nothing to weigh; in Manhattan the others' cards."""
    match = Match("manhattan", 2, key=bytes(16))
    for _ in range(30):
        match.play(int(match.legal_ids()[0]))
    while not match.over:
        match.play(int(match.legal_ids()[0]))
    steps = walk(load("manhattan"), [to_record(match)])
    assert all(numbers <= 2 * 9 and 0 < bits < 40 for numbers, bits in steps.hidden)
    assert entropy(np.array([1, 1, 2, 2])) == 1.0
    open_games = [
        g for g in GAMES if all(f.sight == "open" for n, f in g.layout.fields.items() if n not in ("key", "draws"))
    ]
    for game in open_games:
        match = Match(game, game.least, dict(game.between_programs), bytes(16))
        while not match.over:
            match.play(int(match.legal_ids()[0]))
        assert walk(game, [to_record(match)]).hidden[0] == (0, 0.0)


def test_single_records_and_strangers(files, tmp_path):
    match = Match("manhattan", 3, key=bytes(16))
    while not match.over:
        match.play(int(match.legal_ids()[0]))
    one = tmp_path / "one.json"
    one.write_bytes(encode(to_record(match)))
    assert [f.players for f in gather(load("manhattan"), [one, *files["manhattan"]])] == [2, 3, 4]
    others = [g for g in GAMES if g.id != "manhattan"]
    with pytest.raises(LedgerError, match="not matches of"):
        gather(others[0], [one])
    fresh = tmp_path / "fresh.json"
    fresh.write_bytes(encode(to_record(Match("manhattan", 2))))
    with pytest.raises(LedgerError, match="no finished match"):
        gather(load("manhattan"), [fresh])


def test_command(files, tmp_path):
    words = [sys.executable, "-m", "boroughs", "report", "manhattan", *map(str, files["manhattan"])]
    done = subprocess.run([*words, "--json"], capture_output=True, check=True)
    assert json.loads(done.stdout)["4"]["matches"] == 4
    subprocess.run([*words, "--out", str(tmp_path / "m.html")], capture_output=True, check=True)
    assert (tmp_path / "m.html").stat().st_size > 50_000
    wrong = subprocess.run([*words[:-2], str(tmp_path / "gone.jsonl")], capture_output=True, check=False)
    assert (wrong.returncode, b"Traceback" in wrong.stderr) == (2, False)
