"""English and German are complete: every key in both, every key that a page asks for is there."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from tests.web.conftest import ROOT

SOURCES = ROOT / "web" / "src"
FOLDERS = [SOURCES / "words", *sorted((SOURCES / "games").glob("*/words"))]
ASKED = re.compile(r"""\b(?:t|say|hasWord)\(\s*["']([a-z][a-z0-9-]*)["']""")
BEGUN = re.compile(r"\b(?:t|say)\(\s*`([a-z][a-z0-9-]*-)\$\{")


def messages(file: Path) -> dict[str, set[str]]:
    """Every message of a file with the arguments that it uses."""
    found = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{file}: {entry.id.name} stands there twice"
            found[entry.id.name] = {v.id.name for v in variables(entry)}
    return found


def variables(node: ast.BaseNode) -> Iterator[ast.VariableReference]:
    if isinstance(node, ast.VariableReference):
        yield node
    for value in vars(node).values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ast.BaseNode):
                yield from variables(part)


def pairs() -> Iterator[tuple[Path, Path]]:
    for folder in FOLDERS:
        for file in sorted(folder.glob("*en.ftl")):
            yield file, file.with_name(file.name.replace("en.ftl", "de.ftl"))


@pytest.mark.parametrize(("english", "german"), list(pairs()), ids=lambda file: str(file.relative_to(SOURCES)))
def test_both_languages_say_the_same(english, german):
    assert german.exists(), f"{german} is missing"
    assert messages(english) == messages(german)


def known(folder: Path) -> set[str]:
    """What may be asked for from a folder: the common words, and in a game's folder its own."""
    files = [SOURCES / "words" / "en.ftl", ROOT / "src" / "boroughs" / "match" / "words" / "en.ftl"]
    if folder.parent == SOURCES / "games":
        files += sorted(folder.glob("words/*en.ftl"))
        files.append(ROOT / "src" / "boroughs" / "games" / folder.name.replace("-", "_") / "words" / "en.ftl")
    return {name for file in files if file.exists() for name in messages(file)}


@pytest.mark.parametrize(
    "folder", [SOURCES / "shell", SOURCES / "toolkit", *sorted((SOURCES / "games").iterdir())], ids=lambda f: f.name
)
def test_whatever_is_asked_for_has_words(folder):
    there = known(folder)
    games = {name for file in ROOT.glob("src/boroughs/games/*/words/en.ftl") for name in messages(file)}
    for file in [*folder.rglob("*.svelte"), *folder.rglob("*.ts")]:
        text = file.read_text(encoding="utf-8")
        for key in ASKED.findall(text):
            assert key in there or (folder.name == "shell" and key in games), f"{file}: no words for {key}"
        for start in BEGUN.findall(text):
            assert any(k.startswith(start) for k in there | games), f"{file}: no words begin with {start}"


def drawn(sign: str) -> bool:
    """Whether the fonts that the pages bring have it: latin letters and what is written between them."""
    return ord(sign) < 0x100 or 0x2000 <= ord(sign) <= 0x206F or sign in "€−↑↓"


@pytest.mark.parametrize("folder", sorted((SOURCES / "games").glob("f*")), ids=lambda folder: folder.name)
def test_no_sign_is_written_that_the_fonts_lack(folder):
    """Elsewhere it may be a box: arrows, stars and triangles are drawn."""
    for file in [*folder.rglob("*.ftl"), *folder.rglob("*.svelte"), *folder.rglob("*.ts")]:
        lacking = {sign for sign in file.read_text(encoding="utf-8") if not drawn(sign)}
        assert not lacking, f"{file}: {lacking}"


@pytest.mark.parametrize("script", sorted((SOURCES / "games").glob("*/tutorial.ts")), ids=lambda file: file.parent.name)
def test_the_coach_has_words(script):
    said = re.findall(r'say: "([a-z0-9-]+)"', script.read_text(encoding="utf-8"))
    words = messages(script.parent / "words" / "tutorial.en.ftl")
    assert said
    assert set(said) == set(words)
