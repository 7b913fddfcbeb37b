"""Phones held sideways, phones that are turned, and tablets: the board has its room, and my things are in sight."""

import random

import pytest
from playwright.sync_api import expect

from tests.web.boards import BOARDS, options, quickest
from tests.web.conftest import DESK, PHONE
from tests.web.hands import by_finger, by_mouse, look, sit
from tests.web.test_layout import IN_SIGHT, assert_within

SIDEWAYS = [{"width": 740, "height": 360}, {"width": 844, "height": 390}]
TABLET = {"width": 768, "height": 1024}


@pytest.mark.parametrize("game", BOARDS)
def test_a_phone_held_sideways(person, game):
    """The board has the height; prompt, buttons and my things stand beside it, and the sentence is not cut into single words."""
    page = person(language="de", size=SIDEWAYS[0], confirm="always", motion="off")
    sit(page, game, quickest(game), options=options(game), first=0)
    for size in SIDEWAYS:
        page.set_viewport_size(size)
        by_mouse(page, random.Random(20), only=3)
        page.evaluate("scrollTo(0, 0)")
        assert_within(page, [".prompt", "main.board", ".hand"], size)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        board, prompt = (page.locator(name).bounding_box() for name in ("main.board", ".prompt"))
        assert board
        assert prompt
        assert board["height"] == size["height"]
        assert board["width"] > size["width"] / 2
        assert prompt["height"] < size["height"] / 3


def test_the_longest_status_fits_beside_the_board(person):
    page = person(language="de", size=SIDEWAYS[0])
    sit(page, "project-skyline", 3, options=options("project-skyline"))
    cut = page.locator(".prompt .caps").evaluate(
        "node => { node.textContent = 'Zug 108 · bis zum Ende fehlen 3 Hochhäuser'; return node.scrollWidth - node.clientWidth; }"
    )
    assert cut <= 0


def test_what_can_be_taken_in_manhattan_fits_beside_the_board(person):
    page = person(size=SIDEWAYS[1], confirm="always", motion="off")
    sit(page, "manhattan", 3, first=0)
    page.locator(".hand .pick.live").first.wait_for()
    bottoms = page.locator(".hand .pick").evaluate_all("nodes => nodes.map((n) => n.getBoundingClientRect().bottom)")
    assert max(bottoms) <= SIDEWAYS[1]["height"]


def test_houses_of_fifth_avenue_are_seen_beside_the_board(person):
    page = person(size=SIDEWAYS[1], motion="off")
    sit(page, "fifth-avenue", 3, first=0)
    expect(page.locator(".hand .houses")).to_be_in_viewport(ratio=1)


def test_turning_a_phone_shows_what_can_be_chosen(person):
    """My things are more than fit beside the board."""
    page = person(size=PHONE, confirm="auto", motion="off")
    sit(page, "manhattan", 3, first=0)
    page.locator(".hand .pick.live").first.wait_for()
    page.set_viewport_size(SIDEWAYS[0])
    page.wait_for_function(IN_SIGHT)


def test_turning_a_phone_shows_what_has_moved(person):
    """The button for building nothing stands below the tiles on an upright phone, before them on one held sideways."""
    page = person(size=PHONE, confirm="auto", motion="off")
    sit(page, "new-york-1901", 2, options=options("new-york-1901"), first=0)
    act, dice = page.locator(".hand .acts .live"), random.Random(25)
    while not look(page).over and (act.count() != 1 or page.locator(".hand .tiles .live").count()):
        by_finger(page, dice, only=1)
    page.set_viewport_size(SIDEWAYS[1])
    expect(act).to_be_in_viewport(ratio=1)


def test_all_cards_that_can_be_bought_and_the_way_around_them_fit_an_upright_tablet(person):
    """Both halves of the four stacks, and to skip it: more than stand in one row."""
    page = person(language="de", size=TABLET, motion="off")
    sit(page, "flatiron", 2, options=options("flatiron"), first=0)
    row = page.locator(".hand .acts .row")
    row.evaluate(
        "row => { for (let k = 0; k < 9; k++) row.append(Object.assign(document.createElement('p'), { style: 'flex: none; width: 92px; height: 58px' })) }"
    )
    assert row.evaluate("row => row.children.length") >= 9
    assert page.locator(".hand").evaluate("node => node.scrollWidth - node.clientWidth") <= 1


@pytest.mark.parametrize("game", BOARDS)
def test_an_upright_tablet_gives_the_board_its_width(person, game):
    page = person(language="de", size=TABLET, confirm="always")
    sit(page, game, quickest(game), options=options(game))
    page.locator("[data-testid=prompt]").wait_for()
    assert_within(page, [".prompt", "main.board", ".hand", ".players", ".tabs", "[data-testid=replay]"], TABLET)
    board = page.locator("main.board").bounding_box()
    assert board
    assert board["width"] == TABLET["width"]
    assert board["height"] > 380
    rows = page.locator(".players").evaluate("node => node.scrollWidth - node.clientWidth")
    assert rows <= 1, "points and names run out of their column"
    for seed in range(4):
        by_mouse(page, random.Random(seed), only=5)
        hand = page.locator(".hand").evaluate("node => node.scrollWidth - node.clientWidth")
        assert hand <= 1, "my things run out of the screen"


FILL = """node => {
  const choice = node.querySelector(".pick");
  while (node.getBoundingClientRect().width < 600) node.append(choice.cloneNode(true));
  const hand = node.closest(".hand");
  return hand.scrollWidth - hand.clientWidth;
}"""
"""As much to choose from as an effect of Flatiron can offer at once: the halves of four cards, or to skip it."""


def test_a_full_row_of_choices_leaves_the_rest_on_the_screen(person):
    page = person(size=TABLET, confirm="always", motion="off")
    sit(page, "flatiron", 2, first=0)
    look(page)
    while page.locator(".hand .acts .act").count() == 0:
        by_mouse(page, random.Random(1), only=1)
    assert page.locator(".hand .acts .row").evaluate(FILL) <= 1, "my things run out of the screen"


@pytest.mark.parametrize("size", [DESK, TABLET])
def test_a_long_name_gives_way_to_the_points(person, size):
    page = person(size=size)
    sit(page, "project-skyline", 4, options=options("project-skyline"), name="W" * 24)
    room = page.locator(".players li").evaluate_all(
        "rows => rows.map((row) => row.parentElement.getBoundingClientRect().right - row.querySelector('.points').getBoundingClientRect().right)"
    )
    assert min(room) >= 8, "the points run out of their column"
