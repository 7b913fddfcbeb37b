"""The first game of each game to its end, and the rules pages with all their pictures."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.boards import BOARDS, WEB
from tests.web.conftest import PHONE

FEWEST, MOST = 10, 15
CHANGED = """
([at, arrow]) => {
  const step = document.querySelector("[data-testid=coach] .head")?.innerText.match(/\\d+/)?.[0];
  return Number(step) !== at || document.querySelector("[data-point]")?.dataset.point !== arrow;
}
"""
"""The step is done, or the arrow points at something else."""


def step(page: Page) -> tuple[int, int]:
    """At which step of how many."""
    told = page.locator("[data-testid=coach] .head").inner_text()
    at, count = re.findall(r"\d+", told)[:2]
    return int(at), int(count)


def follow(page: Page) -> None:
    """Points at what the coach's arrows point at, until the step is done."""
    at, _ = step(page)
    for _ in range(6):
        arrow = page.locator("[data-point]").first
        arrow.wait_for()
        arrow_at = arrow.get_attribute("data-point")
        target = page.locator(f'[data-target="{arrow_at}"]').first
        spot = target.locator("[data-spot]")
        box = (spot.first if spot.count() else target).bounding_box()
        assert box
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.wait_for_function(CHANGED, arg=[at, arrow_at])
        if step(page)[0] != at:
            return
    raise AssertionError(f"step {at} is not done by pointing where the arrows point")


@pytest.mark.parametrize("game", BOARDS)
def test_a_first_game_to_its_end(person, game):
    page = person(motion="off")
    page.goto(f"/learn/{game}")
    page.locator("[data-testid=coach]").wait_for()
    _, count = step(page)
    assert FEWEST <= count <= MOST
    done = 0
    while step(page)[0] < count:
        at, _ = step(page)
        ready = page.locator("[data-testid=next]:enabled, [data-testid=show-me]:enabled")
        ready.first.wait_for()
        if page.locator("[data-testid=next]").count():
            page.locator("[data-testid=next]").click()
        elif done % 3 == 2:
            page.locator("[data-testid=show-me]").click()
            done += 1
        else:
            follow(page)
            done += 1
        expect(page.locator("[data-testid=coach] .head")).not_to_contain_text(f"Step {at} of")
    assert done >= 3, "a first game in which one does nothing"
    page.locator("[data-testid=lesson-play]").click()
    page.locator("[data-testid=prompt]").wait_for()
    assert "/t/" in page.url


@pytest.mark.parametrize("game", BOARDS)
def test_a_first_game_can_be_left_and_gone_back_in(person, game):
    page = person(language="de", size=PHONE, motion="off")
    page.goto(f"/learn/{game}?step=4")
    coach = page.locator("[data-testid=coach]")
    expect(coach).to_contain_text("Schritt 4 von")
    page.get_by_role("button", name="Einen Schritt zurück").click()
    expect(coach).to_contain_text("Schritt 3 von")
    page.locator(".languages button[lang=en]").click()
    expect(coach).to_contain_text("Step 3 of")
    box = coach.bounding_box()
    assert box
    assert box["y"] + box["height"] < PHONE["height"] / 2


def test_on_a_phone_the_coach_brings_into_sight_what_it_points_at(person):
    page = person(size=PHONE, motion="off")
    page.goto("/learn/manhattan?step=4")
    coach, last = page.locator("[data-testid=coach]"), page.locator(".players .seat").last
    expect(last).to_be_in_viewport(ratio=0.9)
    expect(coach.locator(".text")).to_be_in_viewport(ratio=1)
    coach.locator("[data-testid=next]").tap()
    expect(coach).to_contain_text("Step 5 of")
    expect(page.locator(".hand")).to_be_in_viewport(ratio=0.9)
    assert page.evaluate("scrollY") == 0


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", BOARDS)
def test_the_rules_with_all_their_pictures(person, game, language):
    page = person(language=language)
    page.goto(f"/rules/{game}")
    article = page.locator("[data-testid=rules]")
    article.wait_for()
    text = (WEB / game / f"rules.{language}.md").read_text(encoding="utf-8")
    pictures = re.findall(r"^!\[(.+)\]\((?:figure|board):[\w-]+\)$", text, re.MULTILINE)
    assert pictures, "rules without a picture"
    captions = article.locator("figcaption")
    expect(captions).to_have_count(len(pictures))
    assert captions.all_inner_texts() == pictures
    article.locator("figure svg").first.wait_for()
    expect(article.locator("figure").filter(has=page.locator("svg"))).to_have_count(len(pictures))
    assert article.locator("h2").count() == len(re.findall(r"^## ", text, re.MULTILINE)) >= 3


def test_what_is_not_the_publishers_is_said():
    """Where cards, board or tiles are ours, players are told."""
    wanted = {
        "fifth-avenue": (
            "answers that the published rules leave open are ours",
            "von uns sind auch ein paar antworten",
        ),
        "flatiron": ("reconstruct", "rekonstru"),
        "manhattan": ("marked *(ours)*", "mit *(von uns)* gekennzeichnet"),
        "new-york-1901": ("our own", "eigen"),
        "project-skyline": ("marked *(ours)*", "mit *(von uns)* gekennzeichnet"),
    }
    for game, words in wanted.items():
        if game not in BOARDS:
            continue
        for language, word in zip(("en", "de"), words, strict=True):
            notes = re.findall(
                r"^> (.+)$", (WEB / game / f"rules.{language}.md").read_text(encoding="utf-8"), re.MULTILINE
            )
            assert any(word in note.lower() for note in notes), f"{game}, {language}: no note says {word!r}"


@pytest.mark.parametrize("game", BOARDS)
def test_both_languages_mark_the_same_rulings(game):
    marks = []
    for language, mark in (("en", "*(ours)*"), ("de", "*(von uns)*")):
        lines = (WEB / game / f"rules.{language}.md").read_text(encoding="utf-8").splitlines()
        marks.append([line.count(mark) for line in lines])
    assert marks[0] == marks[1]
    assert sum(marks[0]) != 1, "none, or the note and what it is about"
