"""What holds for every test: quick ones run first, and `pytest --rule MH12` runs those that carry a rule."""

from collections.abc import Iterator

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rule", action="append", default=[], metavar="ID", help="only tests that carry this rule")


def rules_of(item: pytest.Item) -> Iterator[str]:
    for mark in item.iter_markers("rule"):
        yield from mark.args


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
