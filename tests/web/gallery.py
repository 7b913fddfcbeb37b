"""`make gallery`: pictures of every game at its start, middle and end, on a laptop and a phone, in German, into docs/gallery."""

import io
import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from boroughs.games import load
from tests.web import chromium
from tests.web.boards import BOARDS, options, played
from tests.web.conftest import DESK, PATIENCE, PHONE, ROOT, Visitors
from tests.web.hands import sit
from tests.web.site import Site

FOLDER = ROOT / "docs" / "gallery"
LARGEST = 150_000
MOTION = 2000
"""Milliseconds after which everything has come to rest."""
QUALITIES = (86, 78, 68, 55)
LEVEL = {"kind": "bot", "level": "builder"}
STAGES = {"start": "Start", "middle": "Middle", "end": "End"}
SIZES = {"laptop": DESK, "phone": PHONE}
STEP = """
async (table) => {
  const post = async (body) => (await fetch(`/api/tables/${table}/commands`, {method: "POST", body: JSON.stringify(body), headers: {"content-type": "application/json"}})).json();
  const { update } = await (await fetch(`/api/tables/${table}`)).json();
  if (update.view.actor === null) return "over";
  if (update.legal.length === 0) return "wait";
  const hinted = update.legal.length > 1 ? await post({ type: "hint", id: `hint-${update.n}` }) : null;
  const best = hinted?.analysis?.candidates[0]?.move.text ?? update.legal[0].text;
  await post({ type: "move", n: update.n, move: best, id: `gallery-${update.n}` });
  return "moved";
}
"""


def play_on(page: Page, table: str, until: Callable[[], bool]) -> None:
    """Makes my moves as a strong player would, until there is something to see on my turn, or it is over."""
    for _ in range(4000):
        if page.locator("[data-testid=prompt].mine").count() and until():
            return
        told = page.evaluate(STEP, table)
        if told == "over":
            return
        if told == "wait":
            page.wait_for_timeout(50)
    raise AssertionError(f"{table} does not come to an end")


def version(page: Page) -> int:
    return int(page.locator("[data-testid=replay]").get_attribute("max") or 0)


def on_the_board(page: Page) -> bool:
    return page.locator(".board .live").count() > 0 and page.locator(".hand .live").count() > 0


def photographed(page: Page, name: str) -> None:
    """As small as it must be, and no smaller."""
    page.mouse.move(0, 0)
    page.evaluate("document.activeElement?.blur()")
    page.wait_for_timeout(MOTION)
    picture = Image.open(io.BytesIO(page.screenshot()))
    for quality in QUALITIES:
        packed = io.BytesIO()
        picture.save(packed, "WEBP", quality=quality, method=6)
        if packed.tell() <= LARGEST:
            break
    (FOLDER / f"{name}.webp").write_bytes(packed.getvalue())
    print(f"{name}.webp: {packed.tell() / 1000:.0f} kB")


def take_up(page: Page) -> None:
    """One thing in hand, so that the picture shows what can be done with it."""
    live = page.locator(".hand .pick.live, .stage .target.live")
    if live.count() > 2:
        live.nth(1).focus()
        page.keyboard.press("Enter")


def pictures(browser: Browser, site: Site, game: str, where: str, size: dict[str, int]) -> None:
    everybody = Visitors(browser, site.url)
    page = everybody.come(language="de", size=size, confirm="always", theme="dusk")
    players = min(load(game).most, 3)
    chairs: list[Any] = [{"kind": "me"}, *[LEVEL] * (players - 1)]
    table = sit(page, game, players, chairs=chairs, options=options(game), name="Ada", first=0)
    page.locator("[data-testid=prompt].mine").wait_for(timeout=PATIENCE)
    photographed(page, f"{game}-start-{where}")
    # chance takes longer than those who know what they do
    half = played(game, players).version // 3
    play_on(page, table, lambda: half <= version(page) and (on_the_board(page) or version(page) > half + 20))
    take_up(page)
    photographed(page, f"{game}-middle-{where}")
    page.keyboard.press("Escape")
    play_on(page, table, lambda: False)
    page.locator("[data-testid=result]").wait_for(timeout=PATIENCE)
    photographed(page, f"{game}-end-{where}")
    everybody.leave()
    assert not everybody.trouble, everybody.trouble


def page_of_pictures() -> str:
    """The page that shows them all."""
    lines = ["# What it looks like", "", "Made by `make gallery`, in a real browser, in German: laptop and phone.", ""]
    for game in BOARDS:
        lines += [f"## {load(game).title}", ""]
        for stage in STAGES:
            laptop, phone = (f"{game}-{stage}-{where}.webp" for where in SIZES)
            lines += [f'<img src="{laptop}" width="640" alt="{load(game).title}, {stage}, on a laptop"> ']
            lines += [f'<img src="{phone}" width="176" alt="{load(game).title}, {stage}, on a phone">', ""]
    return "\n".join(lines)


def main(wanted: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    found = chromium.find()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Site(Path(folder))
        browser = playwright.chromium.launch(
            executable_path=found.path, args=chromium.FLAGS, env={**os.environ, **found.env}
        )
        for game in wanted or BOARDS:
            for where, size in SIZES.items():
                pictures(browser, site, game, where, size)
        browser.close()
        site.stop()
    (FOLDER / "README.md").write_text(page_of_pictures(), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
