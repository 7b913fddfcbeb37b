"""A box can be replaced: a sound one is played with, a broken one is refused in words, and a new card is data alone."""

import importlib.util
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from boroughs.games.flatiron.components import HOME
from boroughs.kernel import box
from boroughs.kernel.box import BoxError

NEW_CARD = """
[[street_card]]
id = "s33"
stack = "broadway"
street = "5th"
price = 2
upper = { effect = { kind = "gain-newspaper" }, reputation = -1 }
lower = { effect = { kind = "buy-city-hall-card", discount = 2 }, reputation = 1 }
source = "R"
"""
"""Two effects that no other street card has."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the game's own box."""
    for path in HOME.glob("*.toml"):
        if path.name != "game.toml":
            shutil.copy(path, tmp_path)
    return tmp_path


def opened(folder: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The game's components read from a folder, beside those that the rules have been compiled with."""
    monkeypatch.setenv(box.VARIABLE, f"flatiron={folder}")
    spec = importlib.util.spec_from_file_location("replaced_components", HOME / "components.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def change(folder: Path, name: str, old: str, new: str) -> None:
    path = folder / f"{name}.toml"
    text = path.read_text(encoding="utf-8")
    assert old in text, f"{name} has no {old!r}"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_a_copy_of_the_box_is_the_same_game(folder, monkeypatch):
    from boroughs.games.flatiron import components

    copy = opened(folder, monkeypatch)
    assert copy.EFFECT_ROWS == components.EFFECT_ROWS
    assert copy.THUMBS.tolist() == components.THUMBS.tolist()


def test_a_new_card_is_new_data(folder, monkeypatch):
    with (folder / "street_cards.toml").open("a", encoding="utf-8") as cards:
        cards.write(NEW_CARD)
    copy = opened(folder, monkeypatch)
    assert copy.STREET_CARD_COUNT == 33
    assert [len(stack) for stack in copy.STACKS] == [9, 8, 8, 8]
    assert copy.STREET_CARDS[-1] == "s33"


PLAY = """
import json, random
from boroughs.games import load
from boroughs.match import Match
from boroughs.match.words import words
game, ran, told = load("flatiron"), set(), set()
for seed in range(40):
    match, chooser = Match(game, 1 + seed % 2, {"turn-limit": 30}, random.Random(seed).randbytes(16)), random.Random(seed)
    while not match.over:
        legal = [move.text for move in match.legal()]
        new_on_top = match.state.top[0, 0] == 32
        wanted = [m for m in legal if (new_on_top and m.startswith("buy broadway")) or m.startswith(("gain", "acquire"))]
        match.play(chooser.choice(wanted or [m for m in legal if m in ("go broadway", "go 5th", "run")] or legal))
        assert not game.door.check(match.state, 0)
    for event in match.events(-1, 0):
        if event.kind == "effect-run" and event.fields["origin"] == "street-card":
            ran.add(event.fields["effect"])
        if event.fields.get("card") == "s33":
            told.add(words(game).event(event, match.seats))
    assert game.module("text").draw(match.seen(0), 0, words(game))
    if {"gain-newspaper", "buy-city-hall-card"} <= ran:
        break
print(json.dumps([sorted(ran), sorted(told), game.box_digest]))
"""


def test_a_new_card_is_played_and_told_without_new_code(folder):
    with (folder / "street_cards.toml").open("a", encoding="utf-8") as cards:
        cards.write(NEW_CARD)
    ran, told, digest = json.loads(in_another_process(folder, "-c", PLAY))
    assert {"gain-newspaper", "buy-city-hall-card"} <= set(ran)
    assert any("s33" in line for line in told)
    assert digest == box.digest(folder)


def in_another_process(folder: Path, *arguments: str, fails: bool = False) -> str:
    done = subprocess.run(
        [sys.executable, *arguments],
        env={**os.environ, "BOROUGHS_INTERPRET": "1", box.VARIABLE: f"flatiron={folder}"},
        capture_output=True,
        text=True,
        check=False,
        timeout=200,
    )
    assert (done.returncode != 0) == fails, done.stderr[-2000:] + done.stdout[-2000:]
    return done.stderr + done.stdout if fails else done.stdout


def test_the_command_line_plays_with_a_users_box_and_refuses_a_broken_one(folder):
    command = ("-m", "boroughs", "simulate", "flatiron", "--games", "2", "--components", str(folder))
    assert "All finished" in in_another_process(folder, *command)
    change(folder, "street_cards", 'kind = "swap-pillar"', 'kind = "swop-pillar"')
    refused = " ".join(in_another_process(folder, *command, fails=True).split())
    assert "there is no kind 'swop-pillar'" in refused
    assert "Traceback" not in refused


BROKEN = {
    "a kind that there is not": (
        ("street_cards", 'kind = "swap-pillar"', 'kind = "swop-pillar"'),
        "street_cards.toml, street_card s01, upper: there is no kind 'swop-pillar'; the kinds are gain,",
    ),
    "a field left out": (
        ("street_cards", "count = 1, price = 2, bonus_points = 1", "count = 1, bonus_points = 1"),
        "s01, lower, build-pillars: price should be a whole number from 0 to 99, and is missing",
    ),
    "a field misspelt": (
        ("street_cards", "bonus_points = 1", "bonus_point = 1"),
        "'bonus_point' means nothing here; what may stand here is kind, count, price, bonus_points, same_colour",
    ),
    "a number too large": (
        ("street_cards", 'kind = "gain", dollars = 2', 'kind = "gain", dollars = 1000'),
        "dollars should be a whole number from 0 to 99, not 1000",
    ),
    "a word for a number": (
        ("street_cards", "price = 1", 'price = "one"'),
        "s01: price should be a whole number from 0 to 99, not 'one'",
    ),
    "three pillars at once": (
        ("boards", "count = 2, price = 3", "count = 3, price = 3"),
        "count should be a whole number from 1 to 2, not 3",
    ),
    "a street that there is not": (
        ("street_cards", 'street = "22nd"', 'street = "21st"'),
        "street should be one of broadway, 22nd, 5th, 23rd, not '21st'",
    ),
    "a colour that there is not": (
        ("floors", 'colour = "ivory"', 'colour = "white"'),
        "floor f09, slot 3, gain-points-if-slot-colour: colour should be one of orange, blue, ivory, charcoal",
    ),
    "an id twice": (
        ("street_cards", 'id = "s02"', 'id = "s01"'),
        "street_card s01: another entry has the same id",
    ),
    "an id that notation cannot say": (
        ("newspapers", 'id = "n1"', 'id = "News 1"'),
        "id should be a short name of small letters, digits and hyphens",
    ),
    "no reputation": (
        ("street_cards", '{ kind = "swap-pillar" }, reputation = 1', '{ kind = "swap-pillar" }'),
        "s01, upper: reputation should be a whole number from -9 to 9, and is missing",
    ),
    "no source": (("floors", 'source = "R"\n', ""), "floor f01: source should be one of B, P, R"),
    "a board without a column": (
        ("boards", "column.5th", "column.6th"),
        "board a, column: '6th' means nothing here; what may stand here is broadway, 22nd, 5th, 23rd",
    ),
    "a column with one effect": (
        ("boards", ', { kind = "build-pillars", count = 1, price = 1 }]', "]"),
        "board a, column broadway: there should be 2 of them, not 1",
    ),
    "a side without a special effect": (
        ("boards", "special.reverse", "special.other"),
        "board a, special reverse: is missing",
    ),
    "points for a colour left out": (
        ("boards", "points = { orange = 4, blue = 2,", "points = { blue = 2,"),
        "board a, points: orange should be a whole number from 0 to 99, and is missing",
    ),
    "no starred floor": (None, "floors.toml: no floor has a star, and one with a star must be the first"),
    "a floor with two slots": (
        ("floors", '[{ kind = "gain-newspaper" }, ', "["),
        "floor f01, slot: there should be 3 of them, not 2",
    ),
    "a newspaper that runs the newspaper": (
        ("newspapers", 'kind = "swap-pillar"', 'kind = "activate-newspaper"'),
        "newspaper n2: activate-newspaper makes no sense here",
    ),
    "a card that asks for a slot": (
        ("street_cards", 'kind = "swap-pillar"', 'kind = "gain-points-if-slot-colour", colour = "blue", points = 1'),
        "s01, upper: gain-points-if-slot-colour makes no sense here",
    ),
    "equal colours in a pair": (
        ("city_hall_cards", 'colours = ["orange", "blue"]', 'colours = ["orange", "orange"]'),
        "colours should be two different ones of orange, blue, ivory, charcoal",
    ),
    "Daniel told to stay": (
        ("daniel_cards", 'other_place = "22nd"', 'other_place = "broadway"'),
        "daniel_card d1: other_place should not be place",
    ),
    "three colours": (
        ("components", '"ivory", "charcoal"]', '"ivory"]'),
        "[colours] names should be a list of four different names",
    ),
    "a newsboy who goes back": (
        ("components", "[10, 20, 30, 40, 50]", "[10, 30, 20]"),
        "components.toml, [score]: newsboy_spaces should rise",
    ),
    "a section left out": (("components", "[turn]", "[turns]"), "components.toml, [turn]: is missing"),
    "a half that is no table": (
        ("street_cards", 'upper = { effect = { kind = "swap-pillar" }, reputation = 1 }', "upper = 3"),
        "s01, upper: should be a table of fields",
    ),
    "not TOML": (("boards", "[[board]]", "[[board"), "cannot be read as TOML"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_box_is_refused_in_words(name, folder, monkeypatch):
    edit, sentence = BROKEN[name]
    if edit:
        change(folder, *edit)
    else:
        path = folder / "floors.toml"
        path.write_text(path.read_text(encoding="utf-8").replace("star = true", "star = false"), encoding="utf-8")
    with pytest.raises(BoxError) as refused:
        opened(folder, monkeypatch)
    assert sentence in str(refused.value)


def test_a_missing_file_is_named(folder, monkeypatch):
    (folder / "boards.toml").unlink()
    with pytest.raises(BoxError, match=r"needs a file boards\.toml"):
        opened(folder, monkeypatch)


def test_everything_wrong_is_said_at_once(folder, monkeypatch):
    change(folder, "street_cards", 'kind = "swap-pillar"', 'kind = "swop-pillar"')
    change(folder, "boards", "count = 2, price = 3", "count = 3, price = 3")
    change(folder, "newspapers", "copies = 2", "copies = 0")
    with pytest.raises(BoxError) as refused:
        opened(folder, monkeypatch)
    lines = str(refused.value).splitlines()
    assert lines[0] == "Flatiron cannot be played with this box."
    assert len(lines) >= 4


def test_a_stack_without_cards_is_refused(folder, monkeypatch):
    path = folder / "street_cards.toml"
    path.write_text(path.read_text(encoding="utf-8").replace('stack = "5th"', 'stack = "22nd"'), encoding="utf-8")
    with pytest.raises(BoxError, match="the stack of 5th has no card"):
        opened(folder, monkeypatch)
