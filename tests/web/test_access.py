"""For everyone: axe on every page in three looks, explanations, keys, and words for screen readers."""

import random

import pytest
from playwright.sync_api import Page, expect

from tests.web.boards import BOARDS, options, quickest
from tests.web.conftest import PHONE, ROOT
from tests.web.hands import by_list, sit
from tests.web.test_archive import kept

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
LOOKS = ("dusk", "paper", "contrast")
COLOURS = ["color-contrast", "link-in-text-block"]
"""A look changes colours alone: what else axe asks has the same answer in all three."""
RUN = """
async ([look, rules]) => {
  document.documentElement.dataset.theme = look;
  await new Promise((done) => setTimeout(done, 60));
  const found = await axe.run(document, { resultTypes: ["violations"], ...(rules ? { runOnly: rules } : {}) });
  const drawn = (node) => node.html.startsWith('<g class="target');
  return found.violations
    .map((v) => (v.id === "label-content-name-mismatch" ? { ...v, nodes: v.nodes.filter((n) => !drawn(n)) } : v))
    .filter((v) => ["serious", "critical"].includes(v.impact) && v.nodes.length > 0)
    .map((v) => `${v.id}: ${v.nodes.slice(0, 3).map((n) => n.html.slice(0, 160) + " | " + n.failureSummary.split("\\n")[1]).join("  &&  ")}`);
}
"""


def clean(page: Page) -> None:
    """Nothing serious or critical, in any look. What is written on pieces and squares is part of the picture, not what a square is called: the
    list of moves has a visible name for everything that can be chosen."""
    assert AXE.exists(), "The packages for tests are missing: run `make check-web`."
    if not page.evaluate("typeof axe !== 'undefined'"):
        page.add_script_tag(path=str(AXE))
    for look in LOOKS:
        found = page.evaluate(RUN, [look, None if look == LOOKS[0] else COLOURS])
        assert not found, f"{page.url}, {look}: {found}"


@pytest.mark.parametrize("path", ["/", "/lobby", "/tables", "/settings", f"/new/{BOARDS[0]}", "/nothing-here"])
def test_pages(person, path):
    page = person(motion="off")
    page.goto(path)
    page.locator("h1").first.wait_for()
    page.wait_for_load_state("networkidle")
    clean(page)


def test_the_waiting_room(person):
    page = person(motion="off")
    page.goto(f"/new/{BOARDS[0]}")
    page.get_by_role("button", name="Open the table").click()
    page.locator(".waiting").wait_for()
    clean(page)


@pytest.mark.parametrize("game", BOARDS)
def test_tables(person, game):
    """While one chooses, at rest, and with every tab open."""
    page = person(motion="off", confirm="always")
    sit(page, game, quickest(game), options=options(game))
    page.locator("[data-testid=prompt].mine").wait_for()
    clean(page)
    target = page.locator(".hand .pick.live, .stage .target.live").first
    target.focus()
    page.keyboard.press("Enter")
    clean(page)
    for tab in ("log", "chat", "table"):
        page.locator(f"#tab-{tab}").click()
        clean(page)


@pytest.mark.parametrize("game", BOARDS)
def test_finished_matches(person, game):
    page = person(motion="off")
    page.goto(f"/m/{kept(page, game)}")
    page.locator("[data-testid=result] svg[role=img]").first.wait_for()
    clean(page)
    page.locator("#tab-analysis").click()
    page.locator("[data-testid=analyse]").wait_for()
    clean(page)


@pytest.mark.parametrize("game", BOARDS)
def test_rules_and_first_games(person, game):
    page = person(motion="off")
    page.goto(f"/rules/{game}")
    page.locator("[data-testid=rules] figure svg").first.wait_for()
    clean(page)
    page.goto(f"/learn/{game}")
    page.locator("[data-testid=coach]").wait_for()
    clean(page)


def test_a_phone(person):
    page = person(size=PHONE, motion="off")
    sit(page, BOARDS[0], 3)
    page.locator("[data-testid=prompt]").wait_for()
    clean(page)


@pytest.mark.parametrize("game", BOARDS)
def test_every_target_has_words_and_every_move_is_announced(person, game):
    page = person()
    sit(page, game, quickest(game), options=options(game))
    page.locator("[data-testid=prompt].mine").wait_for()
    nameless = page.locator("[data-target]").evaluate_all(
        "nodes => nodes.filter((n) => !(n.getAttribute('aria-label') ?? n.querySelector('.sr')?.textContent)?.trim()).map((n) => n.dataset.target)"
    )
    assert nameless == []
    assert page.locator("[data-testid=prompt] [aria-live=polite]").count() == 1
    by_list(page, random.Random(11), only=3)
    assert page.locator(".stage[aria-label]").count() == 1


def test_the_keys_are_listed(person):
    page = person()
    sit(page, BOARDS[0], 3)
    page.locator("[data-testid=prompt]").wait_for()
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys")
    expect(keys).to_contain_text("Confirm")
    page.keyboard.press("Escape")
    expect(keys).to_be_hidden()
