"""English and German are complete: every key in both, every key that a page asks for is there."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from tests.web.conftest import ROOT

SOURCES = ROOT / "web" / "src"
FOLDERS = [SOURCES / "words", *sorted((SOURCES / "games").glob("*/words"))]
EVERYWHERE = sorted([*ROOT.glob("src/boroughs/**/words/*.ftl"), *SOURCES.glob("**/*.ftl")])
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


NOUNS = re.compile(
    r" (points|cards|floors|squares|workers|towers|houses|storeys|buildings|rounds|turns|seconds|newspapers|dollars|sites|parts|tiles|moves|fields|pillars|shops|lots"
    r"|Punkten?|Karten|Stockwerken?|Feldern?|Türmen?|Hochhäusern?|Häusern?|Etagen|Runden|Zügen?|Sekunden|Zeitungen|Teilen?|Säulen|Geschäften?|Grundstücken?)\b"
)
NOT_NUMBERS = {"player", "colour"}
NEVER_ONE = {
    "bonus-head": "points for districts with houses: five and more",
    "bonus-label": "the same",
    "brings-points": "no tile counts less than two",
    "brings-tile": "the same",
    "card-label": "lots have two or three squares",
    "daniel-label": "a total",
    "display-head": "all shops of the display",
    "event-built": "no tile counts less than two",
    "event-daniel-shuffled": "a whole pile",
    "event-daniel-total": "a total",
    "event-highest": "the highest tower counts three",
    "event-last-round": "fifty and more",
    "event-limit-reached": "a limit",
    "event-majority": "a majority counts two",
    "event-over": "a match has many",
    "event-reputation": "five points, or minus three",
    "event-reshuffled": "a whole pile",
    "event-settled": "lots have two or three squares",
    "lot-label": "the same",
    "text-points": "no tile counts less than two",
    "tile-label": "no tile has or counts less than two",
    "gist-grows": "it stood before",
    "gist-takes": "the same",
    "print-gain-points-per-floors": "per two floors and more",
    "text-player": "no tile counts one",
    "why-column-full": "it is full",
    "why-floors": "one floor never keeps anybody off",
    "why-floors-never": "the same",
    "why-march-distance": "only buildings of two and three storeys march",
    "why-no-march": "the same",
    "why-no-march-or-join": "the same",
    "why-not-larger": "no tile has less than two squares",
    "why-other-lot": "lots have two or three squares",
}


def unnumbered(pattern: ast.Pattern, asked: frozenset[str] = frozenset()) -> Iterator[str]:
    """Numbers before a noun in the plural, where the message does not ask whether it is one."""
    for part, after in zip(pattern.elements, [*pattern.elements[1:], None], strict=True):
        inside = part.expression if isinstance(part, ast.Placeable) else None
        if isinstance(inside, ast.SelectExpression):
            by = {v.id.name for v in variables(inside.selector)}
            for variant in inside.variants:
                yield from unnumbered(variant.value, asked | by)
        elif isinstance(inside, ast.VariableReference) and inside.id.name not in {*asked, *NOT_NUMBERS}:
            yield from [inside.id.name] if isinstance(after, ast.TextElement) and NOUNS.match(after.value) else []


@pytest.mark.parametrize("file", EVERYWHERE, ids=lambda file: str(file.relative_to(ROOT)))
def test_one_is_not_said_in_the_plural(file):
    body = FluentParser().parse(file.read_text(encoding="utf-8")).body
    found = {m.id.name: list(unnumbered(m.value)) for m in body if isinstance(m, ast.Message) and m.value}
    assert {name: names for name, names in found.items() if names and name not in NEVER_ONE} == {}


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


TAB = "● "
"""Before the title of a browser's tab, which the system writes."""


@pytest.mark.parametrize(
    "folder",
    [SOURCES / "words", SOURCES / "shell", SOURCES / "toolkit", *sorted((SOURCES / "games").iterdir())],
    ids=lambda folder: folder.name,
)
def test_no_sign_is_written_that_the_fonts_lack(folder):
    """Elsewhere it may be a box: arrows, stars and triangles are drawn."""
    for file in [*folder.rglob("*.ftl"), *folder.rglob("*.svelte"), *folder.rglob("*.ts")]:
        text = file.read_text(encoding="utf-8").replace(f"title-mine = {TAB}", "")
        lacking = {sign for sign in text if not drawn(sign)}
        assert not lacking, f"{file}: {lacking}"


@pytest.mark.parametrize("script", sorted((SOURCES / "games").glob("*/tutorial.ts")), ids=lambda file: file.parent.name)
def test_the_coach_has_words(script):
    said = re.findall(r'say: "([a-z0-9-]+)"', script.read_text(encoding="utf-8"))
    words = messages(script.parent / "words" / "tutorial.en.ftl")
    assert said
    assert set(said) == set(words)
