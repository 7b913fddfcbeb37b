"""Finished matches: replay, result, analysis, record; and what is live in a running one: log, positions, hints."""

import json
import random
import re
from functools import partial

import msgspec
import pytest
from playwright.sync_api import Page, expect

from boroughs.match import Record
from boroughs.match.record import to_record
from tests.web.boards import BOARDS, options, played, quickest, record
from tests.web.hands import by_list, sit

GAME = BOARDS[0]
BEGINNING = re.compile(r"Position after move [01]\b")
"""Where the first line of the log leads: some games tell of their set-up, others begin with a move."""


def kept(page: Page, game: str) -> str:
    """A finished match on the server; returns its id."""
    return sent(page, record(game))


def sent(page: Page, finished: Record) -> str:
    page.goto("/settings")
    body = json.loads(msgspec.json.encode(finished))
    made = page.evaluate(
        """async (body) => (await fetch("/api/records", {method: "POST", body: JSON.stringify(body), headers: {"content-type": "application/json"}})).json()""",
        body,
    )
    return str(made["match"])


def number(written: str) -> int:
    """Points, as money too: `−$1,770`."""
    return int(re.sub(r"[^\d−]", "", written).replace("−", "-"))


@pytest.mark.parametrize("game", BOARDS)
def test_a_finished_match_by_its_link(person, game, tmp_path):
    page = person()
    match, wanted = kept(page, game), record(game)
    page.goto(f"/m/{match}")
    result = page.locator("[data-testid=result]")
    result.wait_for()
    expect(page.locator(".players .you")).to_have_count(0)  # whoever looks at a stranger's match
    points = result.locator("tr.total td").all_inner_texts()
    assert sorted(map(number, points)) == sorted(wanted.result.points)
    last = int(page.locator("[data-testid=replay]").get_attribute("max") or 0)
    assert last == len(wanted.moves)

    page.get_by_role("button", name="To the beginning").click()
    expect(page.locator("[data-testid=prompt]")).to_contain_text("Position after move 0")
    for _ in range(3):
        page.get_by_role("button", name="One move on").click()
    expect(page).to_have_url(f"{page.url.split('?')[0]}?at=3")
    page.reload()
    expect(page.locator("[data-testid=prompt]")).to_contain_text("Position after move 3")
    page.locator("[data-testid=replay]").fill(str(last // 2))
    expect(page.locator("[data-testid=prompt]")).to_contain_text(f"Position after move {last // 2}")
    page.locator("#tab-log").click()
    page.locator("[data-testid=log] button").first.click()
    expect(page.locator("[data-testid=prompt]")).to_contain_text(BEGINNING)
    page.get_by_label("With whose eyes").select_option("null")
    expect(page.locator(".hand")).to_have_count(0)
    page.get_by_label("With whose eyes").select_option("1")
    expect(page.locator(".hand")).not_to_contain_text(re.compile("your", re.IGNORECASE))  # they are somebody else's
    page.locator("#tab-result").click()

    with page.expect_download() as download:
        page.locator("[data-testid=export]").click()
    file = tmp_path / "match.json"
    download.value.save_as(file)
    assert json.loads(file.read_text())["moves"] == wanted.moves
    page.goto("/tables")
    page.locator("[data-testid=open-record]").set_input_files(file)
    page.locator("[data-testid=result]").wait_for()


@pytest.mark.rule("FA45")
@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "Cards in hand, which decide between equals"), ("de", "Handkarten, die bei Gleichstand entscheiden")],
)
def test_the_result_tells_what_decided_between_equals(person, language, words):
    wanted = to_record(played("fifth-avenue", 2, seed=164))
    assert (wanted.result.points, wanted.result.places) == ([15, 15], [2, 1])
    page = person(language=language)
    page.goto(f"/m/{sent(page, wanted)}")
    row = page.locator("[data-testid=result] [data-testid=ties]")
    expect(row.locator("th")).to_have_text(words)
    assert row.locator("td").all_inner_texts() == ["13", "9"]


def test_without_equals_nothing_had_to_decide(person):
    wanted = to_record(played("fifth-avenue", 2, seed=1))
    assert len(set(wanted.result.points)) == 2
    page = person()
    page.goto(f"/m/{sent(page, wanted)}")
    page.locator("[data-testid=result] tr.total").wait_for()
    expect(page.locator("[data-testid=ties]")).to_have_count(0)


@pytest.mark.parametrize("game", ["manhattan", "project-skyline"])
def test_the_analysis_of_a_match(person, game):
    """It is the same page for every game: the two shortest are analysed to the end."""
    page = person()
    page.goto(f"/m/{kept(page, game)}?at=4")
    page.locator("#tab-analysis").click()
    page.locator("[data-testid=analysis] [data-testid=candidates], [data-testid=analysis] .note").first.wait_for()
    page.locator("[data-testid=analyse]").click()
    page.locator("[data-testid=analysis] svg[role=img]").wait_for(timeout=60_000)
    candidates = page.locator("[data-testid=candidates] button")
    candidates.first.wait_for()
    assert page.locator("[data-testid=candidates]").get_by_text("played").count() == 1
    assert "%" in candidates.first.inner_text()
    turns = page.locator("[data-testid=turns] button")
    turns.first.wait_for(timeout=60_000)
    turns.first.click()
    assert "at=" in page.url


def test_a_hint_at_a_practice_table_only(person):
    page = person()
    sit(page, GAME, 3, first=0)
    page.locator("[data-testid=hint]").click()
    page.locator("[data-testid=candidates] button").first.wait_for()
    expect(page.locator("[data-testid=prompt]")).to_contain_text("I would:")
    n = page.locator("[data-testid=prompt]").get_attribute("data-n")
    page.locator("[data-testid=candidates] button").first.click()
    expect(page.locator(f"[data-testid=prompt]:not([data-n='{n}'])")).to_be_attached()
    sit(page, GAME, 3, first=0, practice=False)
    page.locator("[data-testid=prompt].mine").wait_for()
    assert page.locator("[data-testid=hint]").count() == 0


@pytest.mark.parametrize("game", BOARDS)
def test_looking_back_while_a_match_runs(person, game):
    page = person()
    sit(page, game, quickest(game), options=options(game))
    by_list(page, random.Random(9), only=5)
    page.locator("[data-testid=prompt].mine").wait_for()
    page.locator("#tab-log").click()
    page.locator("[data-testid=log] button").first.click()
    expect(page.locator("[data-testid=prompt]")).to_contain_text(BEGINNING)
    assert re.search(r"at=[01]$", page.url)
    assert page.locator(".target.live, .pick.live").count() == 0
    page.get_by_role("button", name="Back to the present").click()
    page.locator("[data-testid=prompt].mine").wait_for()
    assert "at=" not in page.url
    page.locator(".target.live, .pick.live").first.wait_for(state="attached")


def test_the_back_button_leads_from_the_past_to_the_present(person):
    """However many positions one has looked at, and however often, and so does the page's own way, even pressed twice; then it leaves the table."""
    page = person()
    own = page.get_by_role("button", name="Back to the present")
    twice = partial(own.evaluate, "(button) => { button.click(); button.click(); }")
    page.goto("/lobby")
    table = sit(page, BOARDS[0], 2, options=options(BOARDS[0]))
    by_list(page, random.Random(9), only=3)
    page.locator("#tab-log").click()
    for back in (page.go_back, own.click, twice) * 2:
        for line in (1, 0):
            page.locator("[data-testid=log] button").nth(line).click()
        expect(page.locator("[data-testid=prompt]")).to_contain_text(BEGINNING)
        back()
        expect(page).to_have_url(re.compile(f"/t/{table}$"))
        page.locator("[data-testid=prompt].mine").wait_for()
    page.go_back()
    expect(page).to_have_url(re.compile("/lobby$"))
