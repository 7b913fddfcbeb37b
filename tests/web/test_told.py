"""What is told: before a choice what it brings, afterwards where points come from, at the end who has won."""

import random
import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.boards import options, quickest
from tests.web.conftest import PHONE
from tests.web.hands import by_list, sit

MOST = 40
"""Moves; sooner than that there is something to build on, and somebody has scored."""


def until(page: Page, selector: str) -> None:
    """Plays from the list until something is there."""
    dice = random.Random(21)
    for _ in range(MOST):
        if page.locator(selector).count():
            return
        by_list(page, dice, only=1)
    raise AssertionError(f"never seen: {selector}")


@pytest.mark.parametrize(
    ("game", "words"),
    [
        ("manhattan", r"Takes the tower from|Your tower grows"),
        ("new-york-1901", r"free lots? fit|\+\d+ points"),
        ("project-skyline", r"Rent of the group there|marches onto|Demolishes"),
    ],
)
def test_the_list_says_what_a_move_brings(person, game, words):
    page = person(motion="off")
    sit(page, game, 3, options=options(game))
    until(page, "[data-testid=moves] small")
    expect(page.locator("[data-testid=moves] small").first).to_have_text(re.compile(words))


def test_points_are_itemised_where_they_fall(person):
    """Manhattan at the end of a round: not only how many, but what for."""
    page = person(motion="off")
    sit(page, "manhattan", 3, first=0)
    until(page, ".players .items")
    items = page.locator(".players .items").first.inner_text()
    assert re.search(r"(Highest tower|Majorities|Towers) \+\d", items)


def test_who_has_won_is_told_where_one_looks(person):
    """On a phone the table of points is below the board: the sentence says it, and a button leads there."""
    page = person(size=PHONE, motion="off")
    game = "project-skyline"
    sit(page, game, quickest(game), options={**options(game), "turns": 2})
    by_list(page, random.Random(22))
    prompt = page.locator("[data-testid=prompt]")
    expect(prompt).to_contain_text(re.compile(r"wins\.|share the win\."))
    prompt.get_by_role("button", name="Result").tap()
    expect(page.locator("[data-testid=result] h2")).to_be_in_viewport()
    expect(page.locator("[data-testid=result] .mine")).to_contain_text(re.compile(r"You (came|have won|share the win)"))
    page.evaluate(
        """() => {
          const no = () => Promise.reject(new Error("no"));
          Object.defineProperty(navigator, "share", { value: no });
          if (navigator.clipboard) navigator.clipboard.writeText = no;
        }"""
    )
    page.get_by_role("button", name="Share the match").tap()
    expect(page.locator("[data-testid=link]")).to_have_value(re.compile("/m/"))


def test_only_the_lots_of_the_card_in_hand_glow(person):
    """The card that was tapped is gone, and the focus goes on to another: that one means nothing."""
    page = person(size=PHONE, confirm="auto", motion="off")
    sit(page, "new-york-1901", 3, first=0)
    page.locator(".hand .pick.live[data-target^=card]").first.tap()
    page.locator(".board .target.live").first.wait_for(state="attached")
    page.wait_for_timeout(200)
    glowing = page.locator(".board [data-target^=lot]:has(.call)").count()
    assert glowing == page.locator("[data-testid=moves] button").count() > 0


def test_keys_of_a_game_are_listed_with_the_others(person):
    page = person()
    sit(page, "new-york-1901", 3)
    page.locator("[data-testid=prompt]").wait_for()
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys")
    expect(keys).to_contain_text("Turn the tile")
    expect(keys).to_contain_text("Flip the tile")


OURS = ("manhattan", "new-york-1901", "project-skyline")


@pytest.mark.parametrize("game", OURS)
def test_what_others_did_stays_marked_until_i_act(person, game):
    """By a dotted outline, so in greyscale too; not only while it moves."""
    page = person(motion="off")
    sit(page, game, 3, options=options(game), first=0)
    until(page, ".board .mark")
    page.locator("[data-testid=prompt].mine").wait_for()
    page.wait_for_timeout(1500)
    marks = page.locator(".board .mark")
    assert marks.count() > 0
    dashes = marks.first.evaluate("node => getComputedStyle(node).strokeDasharray")
    assert dashes not in {"none", ""}


ANIMATED = """
window.longest = 0;
(function look() {
  for (const animation of document.getAnimations()) {
    const { duration, iterations } = animation.effect.getComputedTiming();
    if (iterations !== Infinity && typeof duration === "number") longest = Math.max(longest, duration * iterations);
  }
  requestAnimationFrame(look);
})();
"""


@pytest.mark.parametrize(("motion", "least", "most"), [("full", 1, 400), ("off", 0, 0)])
def test_nothing_moves_for_long_or_where_motion_is_off(person, motion, least, most):
    page = person(motion=motion)
    page.add_init_script(ANIMATED)
    for game in OURS:
        sit(page, game, 3, options=options(game), first=0)
        by_list(page, random.Random(23), only=5)
        assert least <= page.evaluate("longest") <= most, game


def test_what_cannot_be_chosen_says_why(person):
    page = person(motion="off")
    sit(page, "manhattan", 3, first=0)
    page.locator("[data-testid=prompt].mine").wait_for()
    site = page.locator("[data-target='site:sydney:5']")
    expect(site).to_have_attribute("aria-disabled", "true")
    site.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("First everybody chooses the parts")
    before = page.locator("[data-testid=prompt]").get_attribute("data-n")
    site.click(force=True)
    page.wait_for_timeout(200)
    assert page.locator("[data-testid=prompt]").get_attribute("data-n") == before
    assert page.locator(".target.chosen").count() == 0


@pytest.mark.parametrize(("language", "written"), [("en", r"^\s*\$\d"), ("de", r"\d\s\$\s*$")])
def test_money_is_written_as_money(person, language, written):
    page = person(language=language, size=PHONE, motion="off")
    sit(page, "project-skyline", 3, options=options("project-skyline"), first=0)
    for place in (".strip b", ".players .points"):
        for amount in page.locator(place).all():
            expect(amount).to_have_text(re.compile(written))
