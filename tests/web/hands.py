"""How a person plays a match: by mouse, finger, keyboard, or from the list of moves."""

import random

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as Late

PATIENCE = 30_000
RESULT = "[data-testid=result]"
LIVE = ".pick.live, .target.live"


def start(page: Page, game: str) -> None:
    """From the front page to a match against bots, in one click."""
    page.goto("/")
    page.locator(f"[data-game={game}] .button.primary").click()
    page.locator(".stage").wait_for(timeout=PATIENCE)


def over(page: Page) -> bool:
    return page.locator(RESULT).count() > 0


def spot(target: Locator) -> Locator:
    """Where to click: a target's ground, where it names one."""
    inner = target.locator("[data-spot]")
    return inner.first if inner.count() else target


def by_pointer(page: Page, dice: random.Random, most: int = 2000) -> int:
    """Clicks (or taps) things that can be chosen until the match is over; returns how many times."""
    for count in range(most):
        page.locator(f"{LIVE}, [data-testid=confirm], {RESULT}").first.wait_for(state="attached", timeout=PATIENCE)
        if over(page):
            return count
        confirm = page.locator("[data-testid=confirm]")
        live = confirm if confirm.count() else page.locator(LIVE)
        if (found := live.count()) == 0:
            continue
        try:
            spot(live.nth(dice.randrange(found))).click(timeout=1500, force=True)
        except Late:
            continue  # it was gone before the pointer came: a bot has moved
    raise AssertionError(f"not over after {most} clicks")
