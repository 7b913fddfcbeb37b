"""The box of Project Skyline: city, street, pieces, money, cards, and boxes that a user puts in its place."""

import os
import runpy
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from boroughs.games import load
from boroughs.games.project_skyline import components as box
from boroughs.kernel.box import BoxError

GAME = load("project-skyline")


@pytest.mark.rule("PS1")
def test_the_city_has_36_fields_and_a_centre_of_four():
    assert box.FIELD_NAMES[0] == "a1"
    assert box.FIELD_NAMES[5] == "f1"
    assert box.FIELD_NAMES[35] == "f6"
    assert len(set(box.FIELD_NAMES)) == 36
    assert sorted(box.FIELD_NAMES[f] for f in box.CENTRE) == ["c3", "c4", "d3", "d4"]


@pytest.mark.rule("PS2")
def test_the_street_has_28_spaces_each_beside_one_border_field_or_on_a_corner():
    assert len(set(box.SPACE_NAMES)) == 28
    assert [box.SPACE_NAMES[s] for s in range(28) if box.BESIDE[s] < 0] == list(box.CORNER_NAMES)
    assert [s for s in range(28) if box.BESIDE[s] < 0] == [0, 7, 14, 21]
    touched = Counter(box.FIELD_NAMES[f] for f in box.BESIDE if f >= 0)
    assert Counter(touched.values()) == {2: 4, 1: 16}
    assert {f for f, n in touched.items() if n == 2} == {"a1", "f1", "a6", "f6"}
    assert not set(touched) & {f"{c}{r}" for c in "bcde" for r in "2345"}


@pytest.mark.rule("PS2")
def test_the_street_runs_clockwise():
    beside = {box.SPACE_NAMES[s]: box.FIELD_NAMES[f] for s, f in enumerate(box.BESIDE) if f >= 0}
    assert [beside[s] for s in ("na", "nf", "e1", "e6", "sf", "sa", "w6", "w1")] == [
        *("a1", "f1", "f1", "f6"),
        *("f6", "a6", "a6", "a1"),
    ]
    order = [box.SPACE_NAMES.index(s) for s in ("na", "nf", "e1", "e6", "sf", "sa", "w6", "w1")]
    assert order == sorted(order)
    assert box.STEP == 1


@pytest.mark.rule("PS3", "PS4")
def test_pieces_and_money():
    assert box.STOREYS == 13
    assert box.TOWERS.tolist() == [7, 5, 5]
    assert (box.CASH, box.PREMIUM) == (700, 100)
    assert box.RENT.tolist() == [0, 10, 20, 0, 100]


@pytest.mark.rule("PS5")
def test_twenty_cards_of_thirteen_kinds():
    assert box.CARDS == 20
    assert [kind + 1 for kind in range(13) if box.COPIES[kind] == 2] == [1, 2, 3, 4, 8, 9, 11]
    assert set(box.COPIES.tolist()) == {1, 2}


@pytest.mark.rule("PS14")
@pytest.mark.parametrize("steps", range(1, 7))
def test_a_way_with_one_turn_leads_to_every_field_at_that_distance(steps: int):
    for field in range(36):
        goals = {goal for ways in straight_and_bent(field, steps) for goal in ways}
        assert goals == set(box.REACH[field, steps][: box.REACH_COUNT[field, steps]].tolist())


def straight_and_bent(field: int, steps: int):
    """Where one ends after some steps one way and the others at a right angle, without leaving the city."""
    row, column = divmod(field, 6)
    for first in range(steps + 1):
        for down in (-1, 1):
            for right in (-1, 1):
                r, c = row + down * first, column + right * (steps - first)
                if 0 <= r < 6 and 0 <= c < 6:
                    yield {r * 6 + c}


# --- another box


def run_with_box(folder: Path, script: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "BOROUGHS_COMPONENTS": f"project-skyline={folder}", "BOROUGHS_INTERPRET": "1"}
    return subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=False)


@pytest.fixture
def box_folder(tmp_path: Path):
    """Makes a box with one line changed."""

    def changed(old: str, new: str) -> Path:
        shutil.copy(GAME.folder / "components.toml", tmp_path)
        text = (tmp_path / "components.toml").read_text(encoding="utf-8")
        assert old in text
        (tmp_path / "components.toml").write_text(text.replace(old, new), encoding="utf-8")
        return tmp_path

    return changed


@pytest.mark.rule("PS2")
def test_the_owner_of_another_box_can_turn_the_street_round(box_folder):
    script = """
from boroughs.match import Match
m = Match("project-skyline", 2, key=bytes(16))
for move in ["tower c3", "tower d3", "storey a1", "storey b1", "storey c1", "storey d1", "storey e1", "storey f1"]:
    m.play(move)
print(m.state.white_die[0], m.state.pawn[0][1])
"""
    done = run_with_box(box_folder('"clockwise"', '"counter-clockwise"'), script)
    assert done.returncode == 0, done.stderr
    die, pawn = map(int, done.stdout.split())
    assert pawn == 28 - die


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('"clockwise"', '"sideways"', "a direction"),
        ('start = "north-west"', 'start = "na"', "a corner to start"),
        ("windfall = 2\n", "windfall = 2\ngolden-parachute = 1\n", "no action card 'golden-parachute'"),
        ("towers = [7, 5, 5]", "towers = [7, 5]", "towers of each colour"),
        ("storeys_at_start = 3", "storeys_at_start = 30", "storeys of each colour"),
        ("help = 100", "help = -100", "cannot be negative"),
    ],
)
def test_a_box_that_cannot_be_played_is_refused_in_words(
    box_folder, monkeypatch: pytest.MonkeyPatch, old: str, new: str, complaint: str
):
    monkeypatch.setenv("BOROUGHS_COMPONENTS", f"project-skyline={box_folder(old, new)}")
    with pytest.raises(BoxError, match=complaint):
        runpy.run_path(str(GAME.folder / "components.py"))
