"""The line to the server: reloads, cuts, restarts, places where WebSockets are blocked, and tables that are not there."""

import random
import time

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.boards import BOARDS
from tests.web.conftest import PATIENCE
from tests.web.hands import by_list, sit
from tests.web.site import Site, Wire

GAME = BOARDS[0]
CUT_SECONDS = 30
GREETING = 5_000
"""Milliseconds after which the page gives up a line that says nothing."""
RECOVERY = 3_000
"""Milliseconds from when the server can be reached again, besides what this machine takes to open the page."""


def play(page: Page, moves: int, seed: int = 1) -> None:
    """Some moves from the list."""
    by_list(page, random.Random(seed), only=moves)


def state(page: Page) -> tuple[str | None, list[str]]:
    """The number of the last word from the server, and everybody's points with where they come from."""
    points = page.locator(".players .points").evaluate_all("nodes => nodes.map((n) => n.ariaLabel)")
    return page.locator("[data-testid=prompt]").get_attribute("data-n"), points


def test_a_reload_changes_nothing(person):
    page = person()
    sit(page, GAME, 3)
    play(page, 6)
    page.locator("[data-testid=prompt].mine").wait_for()
    before = state(page)
    page.reload()
    page.locator("[data-testid=prompt].mine").wait_for(timeout=PATIENCE)
    assert state(page) == before
    play(page, 3)


def opening(page: Page) -> float:
    """How many milliseconds it takes to open the page here and now."""
    since = time.perf_counter()
    page.reload()
    page.locator("[data-testid=prompt].mine").wait_for(timeout=PATIENCE)
    return (time.perf_counter() - since) * 1000


@pytest.mark.slow
def test_half_a_minute_without_a_network(visitors, site):
    """A move that is made while the line is cut is neither lost nor played twice."""
    wire = Wire(site.port)
    page = visitors.come(url=f"http://127.0.0.1:{wire.port}")
    sit(page, GAME, 3)
    play(page, 4)
    page.locator("[data-testid=prompt].mine").wait_for()
    allowed = RECOVERY + opening(page)
    n = int(page.locator("[data-testid=prompt]").get_attribute("data-n") or 0)
    wire.cut()
    page.locator("[data-testid=cut]").wait_for()
    page.locator("[data-testid=moves] button").first.click()
    time.sleep(CUT_SECONDS)
    assert page.locator("[data-testid=cut]").is_visible()
    wire.mend()
    page.locator("[data-testid=cut]").wait_for(state="detached", timeout=allowed)
    moved = f"Number(document.querySelector('[data-testid=prompt]').dataset.n) > {n}"
    # what the bots answered is shown one by one, which takes longer than the line does to recover
    page.wait_for_function(f"{moved} || document.querySelector('[data-testid=skip]')", timeout=allowed)
    page.wait_for_function(f"{moved} && document.querySelector('[data-testid=prompt].mine')", timeout=PATIENCE)
    told = state(page)
    page.reload()
    page.locator("[data-testid=prompt].mine").wait_for(timeout=PATIENCE)
    assert state(page) == told
    wire.close()


@pytest.mark.slow
def test_the_server_restarts_in_mid_match(visitors, tmp_path):
    with Site(tmp_path) as site:
        page = visitors.come(url=site.url)
        sit(page, GAME, 3)
        play(page, 5)
        page.locator("[data-testid=prompt].mine").wait_for()
        before, allowed = state(page), RECOVERY + opening(page)
        site.stop()
        page.locator("[data-testid=cut]").wait_for()
        site.start()
        page.locator("[data-testid=cut]").wait_for(state="detached", timeout=allowed)
        assert state(page) == before
        play(page, 4)
        assert state(page) != before


BLOCKED = """
window.WebSocket = class {
  readyState = 3;
  constructor() { setTimeout(() => this.onclose?.({ code: 1006 }), 20); }
  send() {}
  close() {}
};
Object.assign(window.WebSocket, { OPEN: 1, CLOSED: 3 });
"""


def test_where_sockets_are_blocked(person):
    page = person()
    page.add_init_script(BLOCKED)
    sit(page, GAME, 3)
    play(page, 6)
    n = int(page.locator("[data-testid=prompt]").get_attribute("data-n") or 0)
    assert n >= 6
    page.locator("#tab-chat").click()
    page.get_by_label("Say something").fill("by the back door")
    page.get_by_role("button", name="Send").click()
    expect(page.locator(".chat")).to_contain_text("by the back door")
    page.reload()
    page.locator("[data-testid=prompt]").wait_for(timeout=PATIENCE)
    assert int(page.locator("[data-testid=prompt]").get_attribute("data-n") or 0) == n


def test_a_table_that_is_not_there(person):
    page = person()
    page.goto("/t/nosuchtable1")
    expect(page.get_by_role("heading")).to_contain_text("no such table")
    page.goto("/m/nosuchmatch")
    expect(page.get_by_role("status")).to_contain_text("no such table or match")


ELSEWHERE = """
async (table) => {
  const get = async (path) => (await fetch(path)).json();
  const post = (path, body) => fetch(path, {method: "POST", body: JSON.stringify(body), headers: {"content-type": "application/json"}});
  for (let moved = 0; ; ) {
    const { update } = await get(`/api/tables/${table}`);
    const { actors } = await get(`/api/matches/${update.match}/scores`);
    const answered = update.view.version > actors.lastIndexOf(update.view.seat);
    if (update.legal.length === 0) await new Promise((done) => setTimeout(done, 50));
    else if (moved > 0 && answered) return;
    else {
      await post(`/api/tables/${table}/commands`, {type: "move", n: update.n, move: update.legal[0].text, id: `other-${update.n}`});
      moved += 1;
    }
  }
}
"""
"""Moves of mine from another device, until the others have answered and it is my turn again."""


def test_who_comes_back_is_shown_what_happened(visitors):
    """Another device made my move, and the bots answered: when this one is opened again, it shows that in order."""
    page = visitors.come()
    table = sit(page, GAME, 3)
    play(page, 6)
    page.locator("[data-testid=prompt].mine").wait_for()
    n = page.locator("[data-testid=prompt]").get_attribute("data-n")
    page.goto("/settings")
    page.evaluate(ELSEWHERE, table)
    page.goto(f"/t/{table}")
    page.locator("[data-testid=skip]").wait_for(timeout=PATIENCE)
    expect(page.locator("[data-testid=prompt]")).to_contain_text("Since your last turn")
    page.locator("[data-testid=skip]").click()
    page.locator("[data-testid=prompt].mine").wait_for()
    assert page.locator("[data-testid=prompt]").get_attribute("data-n") != n
    page.reload()
    page.locator("[data-testid=prompt].mine").wait_for()
    assert page.locator("[data-testid=skip]").count() == 0


def test_a_device_without_a_network_says_so(person):
    """At once, not after half a minute; and it goes on by itself."""
    page = person()
    sit(page, GAME, 3)
    page.locator("[data-testid=prompt].mine").wait_for()
    page.context.set_offline(True)
    page.locator("[data-testid=cut]").wait_for(timeout=RECOVERY)
    page.context.set_offline(False)
    page.locator("[data-testid=cut]").wait_for(state="detached")
    play(page, 1)


def test_a_move_without_an_answer_is_said_to_be_under_way(person):
    page = person()
    page.route_web_socket("**/socket*", _silent_after_a_move)
    sit(page, GAME, 3, first=0)
    page.locator("[data-testid=moves] button").first.click()
    expect(page.locator("[data-testid=slow]")).to_be_visible()


def _silent_after_a_move(line: WebSocketRoute) -> None:
    """Passes everything on but moves."""
    server = line.connect_to_server()
    line.on_message(lambda text: None if '"move"' in str(text) else server.send(text))


@pytest.mark.parametrize(
    ("language", "says"), [("en", "rules are being prepared"), ("de", "Regeln werden vorbereitet")]
)
def test_who_waits_for_rules_is_told_and_goes_on_by_himself(person, language, says):
    page, lines = person(language), []
    sit(page, GAME, 3)

    def first_prepares(line: WebSocketRoute) -> None:
        lines.append(line)
        if len(lines) == 1:
            line.send('{"type": "preparing"}')
        else:
            line.connect_to_server()

    page.route_web_socket("**/socket*", first_prepares)
    page.reload()
    expect(page.get_by_role("status").filter(has_text=says)).to_be_visible()
    page.wait_for_timeout(GREETING + 1000)
    assert page.locator("[data-testid=cut]").count() == 0
    assert len(lines) == 1, "the line was given up"
    lines[0].close(code=1012)
    page.locator("[data-testid=prompt]").wait_for(timeout=PATIENCE)
    expect(page.get_by_text(says)).to_have_count(0)


def test_who_waits_for_rules_on_a_stream_is_told_too(person):
    page = person()
    sit(page, GAME, 3)
    page.evaluate("sessionStorage.setItem('boroughs.blocked', 'yes')")
    told = 'event: preparing\ndata: {"type": "preparing"}\n\n'
    page.route("**/stream*", lambda route: route.fulfill(content_type="text/event-stream", body=told))
    page.reload()
    expect(page.get_by_role("status").filter(has_text="rules are being prepared")).to_be_visible()
    page.unroute("**/stream*")
    page.locator("[data-testid=prompt]").wait_for(timeout=PATIENCE)


def test_chat_is_not_said_twice(person):
    """A cut before the answer: the server knows no ids of what is said, so it is given back to be sent again by hand."""
    page, lines = person(), []

    def deaf(line: WebSocketRoute) -> None:
        """The first line breaks as soon as something is said, after it went through."""
        server = line.connect_to_server()
        lines.append(line)

        def pass_on(text: str | bytes) -> None:
            server.send(text)
            if '"chat"' in str(text) and len(lines) == 1:
                line.close(code=1011)

        line.on_message(pass_on)

    page.route_web_socket("**/socket*", deaf)
    sit(page, GAME, 3)
    page.locator("#tab-chat").click()
    page.get_by_label("Say something").fill("hello")
    page.get_by_role("button", name="Send").click()
    page.wait_for_function("document.querySelector('[data-testid=cut]') === null")
    expect(page.locator(".chat li", has_text="hello")).to_have_count(1)
    page.wait_for_timeout(1000)
    expect(page.locator(".chat li", has_text="hello")).to_have_count(1)


def test_going_back_opens_no_line_to_nowhere(person):
    page, opened = person(), []
    page.on("websocket", lambda socket: opened.append(socket.url))
    page.goto("/lobby")
    page.goto("/")
    page.locator(f"[data-game={GAME}] .button.primary").click()
    page.locator(".stage").first.wait_for(timeout=PATIENCE)
    page.go_back()
    page.locator(f"[data-game={GAME}]").wait_for()
    page.wait_for_timeout(300)
    assert opened
    assert all("/tables//" not in url for url in opened), opened


def test_a_part_of_the_page_that_cannot_be_had_is_told_not_asked_for_again_and_again(person):
    page = person()
    page.goto("/")
    page.route("**/assets/Lobby-*.js", lambda route: route.abort())
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if request.is_navigation_request() else None)
    page.get_by_role("link", name="Lobby").click()
    expect(page.locator("[data-testid=nowhere]")).to_contain_text("cannot be reached", timeout=10_000)
    assert len(asked) == 1
    page.unroute("**/assets/Lobby-*.js")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Lobby")
