"""Taking back: every step of one's own, up to where something was revealed or another player acted; and it says so."""

import random

import pytest
from playwright.sync_api import Page, expect

from tests.web.boards import BOARDS, options, quickest
from tests.web.hands import LISTED, sit

STEPS = 40


def legal(page: Page) -> list[str]:
    return [str(move) for move in page.evaluate(LISTED, None)["moves"]]


def number(page: Page) -> int:
    return int(page.locator("[data-testid=prompt]").get_attribute("data-n") or 0)


def play(page: Page, move: str) -> bool:
    """Plays a move; whether I am to move again or the match went on without me."""
    n = number(page)
    page.locator(f'[data-testid=moves] [data-move="{move}"]').click()
    page.wait_for_function(f"Number(document.querySelector('[data-testid=prompt]').dataset.n) > {n}")
    page.locator("[data-testid=prompt].mine, [data-testid=result]").first.wait_for()
    return page.locator("[data-testid=result]").count() == 0


CAN_OR_SAYS_WHY_NOT = """
() => !document.querySelector("[data-testid=undo]").disabled
  || document.querySelector("[role=tooltip]")?.textContent.includes("Nothing to take back")
"""


def can_undo(page: Page) -> bool:
    """Whether the last step can be taken back; where it cannot, the page says so. While a move is on its way it does neither."""
    undo = page.locator("[data-testid=undo]")
    if undo.is_disabled():
        undo.hover(force=True)
        page.wait_for_function(CAN_OR_SAYS_WHY_NOT)
    return undo.is_enabled()


@pytest.mark.parametrize("game", BOARDS)
def test_undo_to_its_limits(person, game):
    page = person()
    sit(page, game, quickest(game), options=options(game))
    dice = random.Random(8)
    undone = blocked = 0
    for _ in range(STEPS):
        page.locator("[data-testid=prompt].mine").wait_for()
        before = legal(page)
        if not play(page, dice.choice(before)) or (undone > 2 and blocked > 1):
            break
        if can_undo(page):
            n = number(page)
            page.locator("[data-testid=undo]").click()
            page.wait_for_function(f"Number(document.querySelector('[data-testid=prompt]').dataset.n) > {n}")
            assert legal(page) == before
            undone += 1
            if not play(page, dice.choice(before)):
                break
        else:
            blocked += 1
    assert blocked > 0, "nothing ever stopped an undo"


def test_a_whole_turn_goes_back_step_by_step(person):
    """Manhattan: four parts are chosen one after the other; each choice can be taken back, down to the first."""
    page = person()
    sit(page, "manhattan", 3, first=0)
    page.locator("[data-testid=prompt].mine").wait_for()
    for size in (4, 3, 2):
        play(page, f"choose {size}")
    undo = page.locator("[data-testid=undo]")
    for left in (2, 1, 0):
        undo.click()
        expect(page.locator(".hand")).to_contain_text(f"{left} / 4")
    expect(undo).to_be_disabled()


def test_a_turn_is_confirmed_where_that_is_wished(person):
    page = person(confirm="always")
    sit(page, "manhattan", 3, first=0)
    for size in (4, 3, 2):
        play(page, f"choose {size}")
    page.locator('[data-testid=moves] [data-move="choose 1"]').click()
    confirm = page.locator("[data-testid=confirm]")
    confirm.wait_for()
    assert number(page) == 3
    page.locator("[data-testid=cancel]").click()
    expect(confirm).to_have_count(0)
    page.locator('[data-testid=moves] [data-move="choose 1"]').click()
    spot = confirm.bounding_box()
    confirm.click()
    page.wait_for_function("Number(document.querySelector('[data-testid=prompt]').dataset.n) > 3")
    page.locator("[data-testid=prompt].mine").wait_for()
    # nothing that does something has come to where the finger still is
    under = page.evaluate(
        "([x, y]) => document.elementFromPoint(x, y)?.closest('button')?.dataset.testid ?? null",
        [spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2],
    )
    assert under is None
