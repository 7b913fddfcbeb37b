"""Which numbered rules no test carries.

Rules are numbered in the RULES.md files. A test carries one with `@pytest.mark.rule("MH12")`, a scenario with
`rules = ["MH12"]`. Reading the sources rather than running the tests keeps this instant, and independent of skips.
"""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RULE_LINE = re.compile(r"^- \*\*(?P<id>[A-Z]{2}\d+)(?P<tags>(?:\s*\[[A-Z]\])+)\*\*\s+(?P<text>.+)$", re.MULTILINE)


def numbered_rules(games: Path) -> dict[str, str]:
    """Give the text of every numbered rule: the common ones and those of each game."""
    rules: dict[str, str] = {}
    for page in [games / "RULES.md", *sorted(games.glob("*/RULES.md"))]:
        if not page.exists():
            continue
        for line in RULE_LINE.finditer(page.read_text(encoding="utf-8")):
            if line["id"] in rules:
                raise ValueError(f"{page}: {line['id']} is numbered twice")
            rules[line["id"]] = line["text"]
    return rules


def carried_rules(tests: Path) -> dict[str, list[Path]]:
    """Give the files that carry each rule id."""
    carried: dict[str, list[Path]] = {}
    for path in sorted(tests.rglob("*.py")):
        for rule in marked(path):
            carried.setdefault(rule, []).append(path)
    for path in sorted((tests / "scenarios").rglob("*.toml")):
        for rule in listed(tomllib.loads(path.read_text(encoding="utf-8"))):
            carried.setdefault(rule, []).append(path)
    return carried


def marked(path: Path) -> Iterator[str]:
    """Give the ids in every `mark.rule(...)` of a test file, wherever it stands: decorator, pytestmark or param."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Call(func=ast.Attribute(attr="rule", value=ast.Attribute(attr="mark")), args=ids):
                yield from (id_.value for id_ in ids if isinstance(id_, ast.Constant) and isinstance(id_.value, str))


def listed(document: object) -> Iterator[str]:
    """Give the ids under every key `rules` of a scenario, at any depth."""
    if isinstance(document, dict):
        for key, value in document.items():
            if key == "rules" and isinstance(value, list):
                yield from (id_ for id_ in value if isinstance(id_, str))
            else:
                yield from listed(value)
    elif isinstance(document, list):
        for value in document:
            yield from listed(value)


def complaints(root: Path = ROOT) -> list[str]:
    """Say which rules no test carries, and which ids in tests are no rule's."""
    rules = numbered_rules(root / "src/boroughs/games")
    carried = carried_rules(root / "tests")
    missing = [f"{id_}: no test carries it: {text}" for id_, text in rules.items() if id_ not in carried]
    unknown = [
        f"{id_}: no RULES.md numbers it: {path.relative_to(root)}"
        for id_, paths in sorted(carried.items())
        if id_ not in rules
        for path in paths
    ]
    pages = [
        folder / "RULES.md"
        for folder in sorted((root / "src/boroughs/games").glob("*"))
        if (folder / "game.toml").exists()
    ]
    silent = [
        f"{page.relative_to(root)}: numbers no rules"
        for page in pages
        if not page.exists() or not RULE_LINE.search(page.read_text(encoding="utf-8"))
    ]
    return missing + unknown + silent


def main() -> int:
    """Print the complaints; exit with 1 if there are any."""
    found = complaints()
    for line in found:
        print(line)
    rules = len(numbered_rules(ROOT / "src/boroughs/games"))
    print(f"{rules} numbered rules, {len(found)} complaints")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
