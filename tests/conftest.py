"""What holds for every test: quick ones run first, and `pytest --rule MH12` runs those that carry a rule."""

import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

SCENARIOS = Path(__file__).parent / "scenarios"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rule", action="append", default=[], metavar="ID", help="only tests that carry this rule")


def rules_of(item: pytest.Item) -> Iterator[str]:
    """The rules that a test is marked with, and those that its scenario names."""
    for mark in item.iter_markers("rule"):
        yield from mark.args
    path = item.callspec.params.get("path") if hasattr(item, "callspec") else None
    if isinstance(path, Path) and path.is_relative_to(SCENARIOS):
        yield from tomllib.loads(path.read_text(encoding="utf-8"))["rules"]


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        for mark in item.iter_markers("rule"):
            if not mark.args or not all(isinstance(id_, str) for id_ in mark.args):
                raise pytest.UsageError(f'{item.nodeid}: write rule ids as strings: mark.rule("MH12")')
    wanted = set(config.getoption("--rule"))
    if wanted:
        kept = [item for item in items if wanted & set(rules_of(item))]
        config.hook.pytest_deselected(items=[item for item in items if item not in kept])
        items[:] = kept
    items.sort(key=lambda item: item.get_closest_marker("slow") is not None)
