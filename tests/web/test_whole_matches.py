"""Whole matches against bots in a real browser: by mouse, by keyboard, by finger, and from the list of moves without a board."""

import random
import re

import pytest
from playwright.sync_api import Page, expect

from boroughs.games import load
from tests.web.boards import BOARDS, options, quickest
from tests.web.conftest import PHONE
from tests.web.hands import by_finger, by_keyboard, by_list, by_mouse, sit, start

pytestmark = pytest.mark.slow
SIDEWAYS = {"width": 844, "height": 390}


def seated(page: Page, game: str) -> Page:
    sit(page, game, quickest(game), options=options(game))
    return page


def finished(page: Page, game: str) -> None:
    """The result is there, itemised, with everybody's place and points over the match."""
    result = page.locator("[data-testid=result]")
    expect(page).to_have_title(re.compile(f"^(Over|Zu Ende).*{re.escape(load(game).title)}"))
    assert result.locator("tbody tr").count() >= 2
    places = result.locator("tbody tr:last-child td").all_inner_texts()
    assert "1" in places
    result.locator("svg[role=img]").first.wait_for()


@pytest.mark.parametrize("game", BOARDS)
def test_by_mouse(person, game):
    page = seated(person(motion="off"), game)
    assert by_mouse(page, random.Random(1)) > 10
    finished(page, game)


@pytest.mark.parametrize("game", BOARDS)
def test_by_keyboard_alone(person, game):
    page = seated(person(confirm="always", motion="off"), game)
    page.mouse.move(0, 0)
    assert by_keyboard(page, random.Random(2)) > 10
    finished(page, game)


@pytest.mark.parametrize("game", BOARDS)
def test_by_finger_on_a_phone(person, game):
    page = seated(person(size=PHONE, confirm="auto", motion="off"), game)
    assert by_finger(page, random.Random(3)) > 10
    finished(page, game)
    for size in (PHONE, SIDEWAYS):
        page.set_viewport_size(size)
        page.evaluate("scrollTo(0, 0)")
        page.locator("[data-testid=prompt]").get_by_role("button", name="Result").tap()
        expect(page.locator("[data-testid=result]")).to_be_in_viewport()


@pytest.mark.parametrize("game", BOARDS)
def test_from_the_list_without_a_board_in_both_languages(person, game):
    page = seated(person(motion="off"), game)
    page.add_style_tag(content=".board, .hand { visibility: hidden }")

    def switch(count: int) -> None:
        if count % 6 == 0:
            page.locator("header .languages button[aria-pressed=false]").click()

    assert by_list(page, random.Random(4), switch) > 10
    finished(page, game)


def test_one_click_from_the_front_page_to_the_first_move(person):
    page = person(language="de")
    start(page, BOARDS[0])
    page.locator("[data-testid=prompt].mine").wait_for()
    assert page.title().startswith("● Du bist dran")
