"""Whole matches against bots, in a real browser."""

import random

import pytest

from tests.web.hands import by_pointer, start


@pytest.mark.slow
def test_a_match_by_mouse(person):
    page = person()
    start(page, "manhattan")
    assert by_pointer(page, random.Random(1)) > 20
    assert page.title() == "Over · Manhattan"
    assert "Highest tower" in page.locator("[data-testid=result]").inner_text()
