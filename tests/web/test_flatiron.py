"""What only Flatiron's table has: two companies on a phone, places at City Hall, Daniel without a seat."""

import json
import random
import re

import msgspec
import pytest
from playwright.sync_api import Page, expect

from boroughs.match import Match
from boroughs.match.record import to_record
from tests.web.boards import options, played
from tests.web.conftest import DESK, PATIENCE, PHONE
from tests.web.hands import by_list, sit

READABLE = 18
"""Pixels: a strip of a board that is lower cannot be read."""
PLACES = """
() => Object.fromEntries([...document.querySelectorAll("[data-target^='hall:']")].map((node) => {
  const { left, top } = node.querySelector("[data-spot]").getBoundingClientRect();
  return [node.dataset.target, [Math.round(left), Math.round(top)]];
}))
"""


def play(page: Page, *moves: str, asked: bool = False) -> None:
    """Makes moves from the list, each on my turn; the start of a move's notation will do."""
    for move in moves:
        n = page.locator("[data-testid=prompt].mine").get_attribute("data-n", timeout=PATIENCE)
        page.locator(f'[data-testid=moves] [data-move^="{move}"]').first.click()
        if asked:
            page.locator("[data-testid=confirm]").click()
        page.locator(f'[data-testid=prompt].mine:not([data-n="{n}"])').wait_for(timeout=PATIENCE)


def alone(page: Page, side: str = "violet") -> None:
    """At a table against Daniel, with a board of mine."""
    sit(page, "flatiron", 1, options={**options("flatiron"), "sides": side})
    play(page, "board ")


def test_a_phone_opens_either_company_and_comes_back(person):
    page = person(size=PHONE, confirm="always")
    sit(page, "flatiron", 2, options=options("flatiron"), first=0)
    play(page, "board ", asked=True)
    mine, theirs = (page.locator(f'[data-company="{company}"]') for company in (0, 1))
    expect(mine).to_have_attribute("aria-pressed", "true")
    box = theirs.bounding_box()
    assert box
    assert box["height"] >= 44
    theirs.tap()
    expect(theirs).to_have_attribute("aria-pressed", "true")
    strips = page.locator('[data-target^="look:1:"][data-target*="board"] [data-spot]')
    assert strips.count() == 8
    assert min(strips.evaluate_all("nodes => nodes.map((n) => n.getBoundingClientRect().height)")) >= READABLE
    page.locator('.stage .target.live[data-target^="place:"]').first.tap()
    page.locator('[data-testid=moves] [data-move="take"]').wait_for(state="attached", timeout=PATIENCE)
    page.locator('.hand [data-target="act:take"]').tap()
    expect(mine).to_have_attribute("aria-pressed", "true")


def test_the_page_names_nothing_by_a_number_of_the_box(person):
    """Cards, floors and newspapers are seen here: a code such as S15 tells nobody anything."""
    page = person()
    sit(page, "flatiron", 2, options=options("flatiron"), first=0)
    by_list(page, random.Random(4), only=40)
    told = [*page.locator("[data-testid=moves] button").all_inner_texts()]
    page.locator("#tab-log").click()
    told += page.locator("[data-testid=log] li").all_inner_texts()
    told += page.locator(".board [aria-label]").evaluate_all("nodes => nodes.map((n) => n.ariaLabel)")
    assert len(told) > 100
    assert [text for text in told if re.search(r"\b[SHFND]\d\d?\b", text)] == []


def test_a_card_that_is_bought_leaves_its_place_empty(person):
    page = person()
    alone(page)
    before = page.evaluate(PLACES)
    assert len(before) >= 10, "Daniel may have taken one"
    play(page, "go city-hall" if page.locator('[data-move="go city-hall"]').count() else "go ")
    for _ in range(6):
        if page.locator('[data-testid=moves] [data-move^="acquire"]').count():
            break
        play(page, "take")
        play(page, "go city-hall" if page.locator('[data-move="go city-hall"]').count() else "go ")
    play(page, "acquire")
    after = page.evaluate(PLACES)
    assert 0 < len(after) < len(before)
    assert all(before[target] == place for target, place in after.items())


def test_daniels_side_is_chosen_by_looking_at_both(person):
    page = person()
    sit(page, "flatiron", 1, options=options("flatiron"))
    play(page, "board ")
    sides = page.locator('.stage .target.live[data-target^="side:"]')
    expect(sides).to_have_count(2)
    assert "Daniel" not in (sides.first.get_attribute("aria-label") or "")
    sides.last.click()
    expect(page.locator('[data-target="look:daniel-board"]')).to_be_visible()
    expect(page.locator(".stage .story li").first).to_be_visible()


def over(page: Page) -> Match:
    """A whole match against Daniel, to be looked at."""
    match = played("flatiron", 1)
    page.goto("/settings")
    made = page.evaluate(
        """async (body) => (await fetch("/api/records", {method: "POST", body: JSON.stringify(body), headers: {"content-type": "application/json"}})).json()""",
        json.loads(msgspec.json.encode(to_record(match))),
    )
    page.goto(f"/m/{made['match']}")
    return match


@pytest.mark.rule("FL39")
def test_cards_that_daniel_has_taken_tell_the_thumbs_of_each_half(person):
    page = person()
    taken = over(page).view(0).extras["daniel"]["cards"]
    assert taken
    for card in taken:
        label = page.locator(f'[data-target="look:taken:{card["id"]}"]').get_attribute("aria-label", timeout=PATIENCE)
        told = (label or "").split("upper half:")[1].split("lower half:")
        assert ["Reputation:" in half for half in told] == [half["reputation"] != 0 for half in card["halves"]]


def test_daniel_is_counted_among_those_who_score(person):
    page = person()
    match = over(page)
    result = page.locator("[data-testid=result]")
    result.wait_for(timeout=PATIENCE)
    expect(result.locator("thead th").last).to_contain_text("Daniel")
    daniel = match.view(0).extras["daniel"]
    totals = [int(text) for text in result.locator("tr.total td").all_inner_texts()]
    assert totals == [match.view(0).points[0], daniel["points"]]
    winner = "Daniel wins." if totals[1] > totals[0] else "wins."
    expect(result.locator("h2")).to_contain_text(winner)
    expect(result.get_by_role("img", name=f"Daniel {totals[1]}")).to_be_visible()


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_a_long_name_is_cut_not_squeezed(person, size):
    page = person(size=size)
    sit(page, "flatiron", 2, options=options("flatiron"), name="Maximiliane Rottluff-Hei", first=0)
    by_list(page, random.Random(1), only=1)
    expect(page.locator(".stage").get_by_text("Maximiliane…", exact=True)).to_be_visible()
