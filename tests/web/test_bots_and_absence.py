"""Bots that can be made to wait and to go step by step; and somebody who goes away, is stood in for, and comes back."""

import random

import pytest
from playwright.sync_api import Page, expect

from boroughs.match.names import BOTS
from tests.web.conftest import PATIENCE
from tests.web.hands import by_list, made, sit
from tests.web.test_together import joined

GAME = "manhattan"
AWAY = 10
"""Seconds: the shortest time that a table may wait for somebody."""


def number(page: Page) -> int:
    return int(page.locator("[data-testid=prompt]").get_attribute("data-n") or 0)


def test_bots_wait_and_go_step_by_step(person):
    page = person(motion="off")
    sit(page, GAME, 3, first=0)
    page.get_by_role("button", name="Let the bots wait").click()
    page.get_by_role("button", name="One move of the bot").wait_for()
    before = number(page)
    while page.locator("[data-testid=prompt].mine").count():
        page.locator("[data-testid=moves] button").first.click()
        page.wait_for_function(f"Number(document.querySelector('[data-testid=prompt]').dataset.n) > {before}")
        before = number(page)
    for step in (1, 2):
        page.get_by_role("button", name="One move of the bot").click()
        page.locator(f"[data-testid=prompt][data-n='{before + step}']").wait_for()
    page.get_by_role("button", name="Let the bots go on").click()
    page.locator("[data-testid=prompt].mine").wait_for()
    by_list(page, random.Random(1), only=2)


def test_bots_have_names_and_say_how_they_play(person):
    page = person(language="de", motion="off")
    sit(page, GAME, 3, first=0)
    bots = page.locator(".players li .name").all_inner_texts()[1:]
    assert all(text.removesuffix("Würfel") in BOTS and text.endswith("Würfel") for text in bots), bots
    by_list(page, random.Random(3), only=6)
    page.locator("#tab-log").click()
    expect(page.locator("[data-testid=log]")).to_contain_text(bots[0].removesuffix("Würfel"))
    page.goto("/tables")
    expect(page.locator("main")).to_contain_text(bots[0].removesuffix("Würfel"))


def test_a_bot_is_seen_to_think_while_it_thinks(person):
    page = person(motion="off")
    sit(page, GAME, 2, first=0)
    thinking = page.get_by_role("img", name="thinking")
    page.locator("[data-testid=prompt].mine").wait_for()
    expect(thinking).to_have_count(0)
    page.locator("#tab-table").click()
    page.get_by_label("The bots' pace").select_option(label="very slow")
    page.locator("#tab-moves").click()
    while page.locator("[data-testid=prompt].mine").count():
        before = number(page)
        page.locator("[data-testid=moves] button").first.click()
        page.wait_for_function(f"Number(document.querySelector('[data-testid=prompt]').dataset.n) > {before}")
    expect(thinking).to_have_count(1)
    expect(page.locator(".players li.turn").get_by_role("img", name="thinking")).to_have_count(1)


@pytest.mark.parametrize(
    "other", [{"kind": "bot", "level": "random"}, {"kind": "me", "name": "Ben"}], ids=["bot", "here"]
)
def test_one_press_does_not_end_a_match_where_nobody_is_asked(person, other):
    """Against bots, or between people at one screen: so the page asks, before it is over for good."""
    page = person(motion="off")
    made(page, {"game": "new-york-1901", "chairs": [{"kind": "me", "name": "Ann"}, other], "first": 0})
    page.locator(".stage").first.wait_for(timeout=PATIENCE)
    page.locator("#tab-table").click()
    page.get_by_text("End the match", exact=True).click()
    page.get_by_role("button", name="Yes, end it").wait_for()
    page.locator("[data-testid=prompt].mine").wait_for()
    page.get_by_role("button", name="Yes, end it").click()
    expect(page.locator("[data-testid=result]")).to_contain_text("Ended without a result")


def test_somebody_is_away_and_comes_back(person):
    """It is shown with a timer; then the others let a bot play on; who comes back takes the chair again."""
    ann, ben = person(motion="off"), person(motion="off")
    table = made(
        ann,
        {"game": GAME, "chairs": [{"kind": "me"}, {"kind": "open"}], "away_seconds": AWAY, "first": 1, "name": "Ann"},
    )
    ann.locator(".waiting").wait_for()
    joined(ben, f"/t/{table}", "Ben")
    ben.locator("[data-testid=prompt].mine").wait_for()
    ben.goto("about:blank")
    away = ann.locator("[data-testid=away]")
    expect(away).to_contain_text("You can decide in")
    told, prompt = away.bounding_box(), ann.locator("[data-testid=prompt]").bounding_box()
    assert told["y"] >= prompt["y"] + prompt["height"], "whose turn it is must stay in sight"
    away.get_by_role("button", name="A bot plays on").click()
    ann.locator("[data-testid=prompt].mine").wait_for()
    expect(away).to_have_count(0)
    ben.goto(f"/t/{table}")
    ben.get_by_role("button", name="I am back").click()
    expect(ben.get_by_role("button", name="I am back")).to_have_count(0)
