"""How a person plays a match: by mouse, finger, keyboard, or from the list of moves. What there is to point at is read off the page."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

from tests.web.conftest import PATIENCE

MOST = 4000
"""No match takes more steps than that."""
HELPLESS = 15
RESULT = "[data-testid=result]"
SEEN = """
(before) => new Promise((done) => {
  const centre = (box) => [box.x + box.width / 2, box.y + box.height / 2];
  const inside = ([x, y]) => x > 0 && y > 0 && x < innerWidth && y < innerHeight;
  const spots = (node) => {
    const spot = (node.querySelector("[data-spot]") ?? node).getBoundingClientRect(), box = node.getBoundingClientRect();
    return [centre(spot), [box.x + box.width / 2, box.y + box.height * 0.25], centre(box)];
  };
  const hit = (node) => spots(node).find((at) => inside(at) && document.elementFromPoint(...at)?.closest("[data-target]") === node);
  const reach = (nodes) => {
    const seen = nodes.map(hit).filter(Boolean);
    if (seen.length > 0 || nodes.length === 0) return seen;
    nodes[0].scrollIntoView({ block: "center", inline: "center" });
    return nodes.map(hit).filter(Boolean);
  };
  const look = () => {
    const confirm = document.querySelector("[data-testid=confirm]:not(:disabled)");
    const live = [...document.querySelectorAll(":is(.hand, .board) :is(.pick, .target).live")];
    const prompt = document.querySelector("[data-testid=prompt]");
    const chosen = document.querySelectorAll(".target.chosen, .pick.chosen").length;
    return {
      over: document.querySelector("[data-testid=result]") !== null,
      confirm: confirm ? centre(confirm.getBoundingClientRect()) : null,
      hand: document.querySelector(".hand .pick.live") !== null,
      board: document.querySelector(".board :is(.pick, .target).live") !== null,
      nodes: live,
      mine: prompt?.matches(".mine") ?? false,
      said: prompt?.innerText ?? "",
      stamp: [prompt?.dataset.n, chosen, live.length, confirm !== null].join(),
    };
  };
  const told = ({ nodes, ...state }) => done({ ...state, live: reach(nodes) });
  const since = performance.now();
  (function wait() {
    const state = look();
    const ready = state.over || state.confirm || state.nodes.length > 0;
    if ((ready && state.stamp !== before) || performance.now() - since > 1500) told(state);
    else requestAnimationFrame(wait);
  })();
})
"""


@dataclass(frozen=True)
class Seen:
    """What a person sees: whether it is over, where to confirm, where to point."""

    over: bool
    confirm: list[float] | None
    hand: bool
    board: bool
    live: list[list[float]]
    mine: bool
    said: str
    stamp: str


def look(page: Page, before: str = "") -> Seen:
    """Waits until something can be done that was not there before, or for a moment."""
    return Seen(**page.evaluate(SEEN, before))


def start(page: Page, game: str) -> None:
    """From the front page to a match against bots, in one click."""
    page.goto("/")
    page.locator(f"[data-game={game}] .button.primary").click()
    page.locator(".stage").first.wait_for(timeout=PATIENCE)


def sit(page: Page, game: str, players: int, **wishes: Any) -> str:
    """At a table with quick bots; returns its id."""
    bots = [{"kind": "bot", "level": "random"}] * (players - 1)
    table = made(page, {"game": game, "chairs": [{"kind": "me"}, *bots], "practice": True, **wishes})
    page.locator(".stage").first.wait_for(timeout=PATIENCE)
    return table


def made(page: Page, body: dict[str, Any]) -> str:
    """A table by the wish of this person, who goes to it; returns its id."""
    if page.url == "about:blank":
        page.goto("/settings")
    answer = page.evaluate(
        """async (body) => {
          const answer = await fetch("/api/tables", {method: "POST", body: JSON.stringify(body), headers: {"content-type": "application/json"}});
          return await answer.json();
        }""",
        body,
    )
    table = str(answer["table"]["id"])
    page.goto(f"/t/{table}")
    return table


class Stuck:
    """It is my turn, and look after look there is nothing to point at."""

    def __init__(self) -> None:
        self.looks = 0

    def look(self, page: Page, before: str) -> Seen:
        seen = look(page, before)
        idle = seen.mine and not (seen.over or seen.confirm or seen.live or seen.hand or seen.board)
        self.looks = self.looks + 1 if idle else 0
        assert self.looks < HELPLESS, f"nothing to point at: {seen.said}"
        return seen


def stopped(only: int) -> int:
    assert only, f"the match is not over after {MOST} steps"
    return only


def over(page: Page) -> bool:
    return page.locator(RESULT).count() > 0


def by_pointer(page: Page, dice: random.Random, point: Callable[[float, float], None], only: int = 0) -> int:
    """Points at things that can be chosen until the match is over, or only so many times; returns how many times."""
    stamp, stuck = "", Stuck()
    for count in range(only or MOST):
        seen = stuck.look(page, stamp)
        if seen.over:
            return count
        stamp = seen.stamp
        if seen.confirm:
            point(*seen.confirm)
        elif seen.live:
            point(*dice.choice(seen.live))
    return stopped(only)


def by_mouse(page: Page, dice: random.Random, only: int = 0) -> int:
    return by_pointer(page, dice, page.mouse.click, only)


def by_finger(page: Page, dice: random.Random, only: int = 0) -> int:
    return by_pointer(page, dice, page.touchscreen.tap, only)


def by_keyboard(page: Page, dice: random.Random, only: int = 0) -> int:
    """H goes to my things, B to the board, N to the next thing that can be chosen, Enter chooses, C confirms."""
    stamp, stuck = "", Stuck()
    for count in range(only or MOST):
        seen = stuck.look(page, stamp)
        if seen.over:
            return count
        stamp = seen.stamp
        if seen.confirm:
            page.keyboard.press("c")
            continue
        ways = [key for key, there in (("h", seen.hand), ("b", seen.board)) if there]
        if not ways:
            continue
        page.keyboard.press(dice.choice(ways))
        for _ in range(dice.randrange(4)):
            page.keyboard.press("n")
        page.keyboard.press("Enter")
    return stopped(only)


LISTED = """
(before) => new Promise((done) => {
  const since = performance.now();
  (function wait() {
    const n = document.querySelector("[data-testid=prompt]")?.dataset.n;
    const over = document.querySelector("[data-testid=result]") !== null;
    const moves = [...document.querySelectorAll("[data-testid=moves] button")].map((b) => b.dataset.move);
    if (over || (moves.length > 0 && n !== before) || performance.now() - since > 1500) done({ over, n, moves });
    else requestAnimationFrame(wait);
  })();
})
"""


def settled(page: Page, before: str | None) -> None:
    """Waits until the last move has been made and it is my turn again, or over."""
    page.wait_for_function(
        """(before) => {
          const prompt = document.querySelector("[data-testid=prompt]");
          const over = document.querySelector("[data-testid=result]") !== null;
          return over || (prompt?.dataset.n !== before && prompt?.matches(".mine"));
        }""",
        arg=before,
        timeout=PATIENCE,
    )


def by_list(page: Page, dice: random.Random, each: Callable[[int], None] = lambda _: None, only: int = 0) -> int:
    """Plays from the list of moves in words; `each` is called before every move. Of a few moves the last one is waited for."""
    before = None
    for count in range(only or MOST):
        seen = page.evaluate(LISTED, before)
        if seen["over"]:
            return count
        if not seen["moves"] or seen["n"] == before:
            before = None
            continue
        each(count)
        before = seen["n"]
        page.locator(f'[data-testid=moves] [data-move="{dice.choice(seen["moves"])}"]').click()
    settled(page, before)
    return stopped(only)
