"""Where things are: everything in sight on a laptop, board and prompt and confirming on a phone, nothing too small for a finger."""

import random
import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.boards import BOARDS, options, quickest
from tests.web.conftest import DESK, PHONE, ROOT
from tests.web.hands import by_finger, by_list, by_mouse, look, sit

FINGER = 44
LANGUAGES = ("en", "de")
NARROWEST = {"width": 320, "height": 640}
LONG = 56
"""Letters beyond which PromptBar.svelte writes smaller."""
WITHIN = """
(names) => names.map((name) => {
  const box = document.querySelector(name)?.getBoundingClientRect();
  return box && { name, left: box.left, top: box.top, right: box.right, bottom: box.bottom };
}).filter(Boolean)
"""
SMALL = """
() => [...document.querySelectorAll("button, a.button, select, input:not([type=range]):not(.sr), .pick, [role=tab], header a")]
  .filter((node) => node.offsetParent !== null && !node.closest("[inert]"))
  .map((node) => { const { width, height } = (node.closest("label") ?? node).getBoundingClientRect(); return { width, height, what: node.outerHTML.slice(0, 140) }; })
  .filter(({ width, height }) => width > 0 && (height < 43.5 || width < 43.5))
  .map(({ width, height, what }) => `${Math.round(width)}x${Math.round(height)} ${what}`)
"""


def some_moves(page: Page, game: str, dice: random.Random, *, touch: bool) -> None:
    (by_finger if touch else by_mouse)(page, dice, only=10)
    page.locator("[data-testid=prompt]").wait_for()


def assert_within(page: Page, names: list[str], size: dict[str, int]) -> None:
    found = page.evaluate(WITHIN, names)
    assert {box["name"] for box in found} >= set(names) - {".hand"}
    for box in found:
        assert box["left"] >= -1, box
        assert box["top"] >= -1, box
        assert box["right"] <= size["width"] + 1, box
        assert box["bottom"] <= size["height"] + 1, box


@pytest.mark.parametrize("game", BOARDS)
def test_a_laptop_shows_everything_without_scrolling(person, game):
    page = person(language="de", confirm="always")
    sit(page, game, quickest(game), options=options(game))
    for _ in range(2):
        some_moves(page, game, random.Random(13), touch=False)
        assert_within(page, [".prompt", "main.board", ".hand", ".players", ".tabs", "[data-testid=replay]"], DESK)
        assert page.evaluate(
            "document.documentElement.scrollHeight <= innerHeight && document.documentElement.scrollWidth <= innerWidth"
        )


@pytest.mark.parametrize("game", BOARDS)
def test_a_phone_shows_prompt_board_hand_and_confirming(person, game):
    page = person(language="de", size=PHONE, confirm="auto")
    sit(page, game, quickest(game), options=options(game))
    for _ in range(2):
        some_moves(page, game, random.Random(14), touch=True)
        page.evaluate("scrollTo(0, 0)")
        assert_within(page, [".prompt", "main.board", ".hand"], PHONE)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        board = page.locator("main.board").bounding_box()
        assert board
        assert board["height"] > 240
        across = page.evaluate(
            "(() => { const h = document.querySelector('.hand'); return h ? h.scrollWidth - h.clientWidth : 0; })()"
        )
        assert across <= 1, "the hand must be scrolled sideways"


@pytest.mark.parametrize("game", ["fifth-avenue", "flatiron"])
def test_the_board_of_a_phone_stays_where_it_is(person, game):
    """Whatever can be done now: a board that jumps is tapped at the wrong place."""
    page = person(size=PHONE, confirm="auto")
    sit(page, game, quickest(game), options=options(game))
    page.locator("[data-testid=prompt].mine").wait_for()
    stage, dice = page.locator("main.board .stage"), random.Random(18)
    first = stage.bounding_box()
    for _ in range(12):
        by_finger(page, dice, only=2)
        assert stage.bounding_box() == first, page.locator("[data-testid=prompt]").inner_text()


@pytest.mark.parametrize("game", BOARDS)
def test_nothing_is_too_small_for_a_finger(person, game):
    page = person(size=PHONE, confirm="auto")
    sit(page, game, quickest(game), options=options(game))
    page.locator("[data-testid=prompt].mine").wait_for()
    assert page.evaluate(SMALL) == []
    some_moves(page, game, random.Random(15), touch=True)
    for tab in ("log", "chat", "table"):
        page.locator(f"#tab-{tab}").click()
        assert page.evaluate(SMALL) == []


READABLE = 8.2
"""Pixels: nine as a rule, a little less on a crowded board."""
WRITTEN = """
() => {
  const found = [];
  const walk = document.createTreeWalker(document.querySelector("#app") ?? document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const text = walk.currentNode, node = text.parentElement, box = document.createRange();
    box.selectNodeContents(text);
    if (!text.data.trim() || node.closest(".sr, script, style") || box.getBoundingClientRect().width < 2) continue;
    const shape = node.ownerSVGElement ? node.getScreenCTM() : null;
    const size = parseFloat(getComputedStyle(node).fontSize) * (shape ? Math.sqrt(Math.abs(shape.a * shape.d - shape.b * shape.c)) : 1);
    found.push([size, `${text.data.trim()} in ${node.parentElement.getAttribute("class")}`]);
  }
  return found;
}
"""
HANDHELD = {"width": 390, "height": 844}


@pytest.mark.parametrize("game", BOARDS)
def test_everything_written_can_be_read_on_a_phone(person, game):
    """Letters on pieces and figures on cards too: what is smaller is a speck."""
    page = person(size=HANDHELD, confirm="auto", motion="off")
    sit(page, game, quickest(game), options=options(game), first=0)
    dice = random.Random(19)
    for _ in range(3):
        by_finger(page, dice, only=10)
        written = page.evaluate(WRITTEN)
        assert len(written) > 30
        assert [(round(size, 1), text) for size, text in written if size < READABLE] == []


IN_FRONT = """
() => {
  const stage = document.querySelector("main.board .stage"), order = [...stage.querySelectorAll("*")];
  const last = Math.max(...[...stage.querySelectorAll(".standing .prism")].map((node) => order.indexOf(node)));
  const place = (found) => order.indexOf(found) > last;
  const workers = [...stage.querySelectorAll(".piece")], names = [...stage.querySelectorAll("text")].filter((text) => /Street|Broad/.test(text.textContent));
  return { prisms: last >= 0, workers: workers.length > 0 && workers.every(place), names: names.length > 5 && names.every(place) };
}
"""


def test_no_building_hides_workers_and_street_names(person):
    page = person(motion="off")
    sit(page, "new-york-1901", 2, options=options("new-york-1901"), first=0)
    by_mouse(page, random.Random(21), only=24)
    assert page.evaluate(IN_FRONT) == {"prisms": True, "workers": True, "names": True}


MET = """
() => {
  const [squares, names] = [".ground text", ".stage text[transform*=rotate]"].map((all) => [...document.querySelectorAll(all)]);
  const meets = (name, square) => {
    const box = square.getBoundingClientRect(), at = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2);
    const { x, y } = at.matrixTransform(name.getScreenCTM().inverse()), area = name.getBBox();
    return x > area.x && x < area.x + area.width && y > area.y - 2 && y < area.y + area.height + 2;
  };
  return names.flatMap((name) => squares.filter((square) => meets(name, square)).map((square) => `${name.textContent} ${square.textContent}`));
}
"""


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_the_names_of_streets_and_squares_stand_apart_in_new_york(person, size):
    page = person(size=size, motion="off")
    sit(page, "new-york-1901", 2, options=options("new-york-1901"))
    page.locator(".ground text").first.wait_for(state="attached")
    assert page.evaluate(MET) == []


IN_SIGHT = """
() => {
  const hit = (node) => {
    const { x, y, width, height } = (node.querySelector("[data-spot]") ?? node).getBoundingClientRect();
    return [[0.5, 0.5], [0.5, 0.25], [0.5, 0.75]].some(([a, b]) => document.elementFromPoint(x + width * a, y + height * b)?.closest("[data-target]") === node);
  };
  return [...document.querySelectorAll(":is(.hand, .board) :is(.pick, .target).live")].some(hit) || document.querySelector("[data-testid=confirm]") !== null;
}
"""


@pytest.mark.parametrize("game", BOARDS)
def test_a_phone_always_shows_something_to_do(person, game):
    """Whenever it is my turn something that can be chosen is in sight: nothing has to be scrolled or pushed to find it."""
    page = person(language="de", size=PHONE, confirm="auto", motion="off")
    sit(page, game, quickest(game), options=options(game), first=0)
    dice = random.Random(17)
    for _ in range(16):
        page.evaluate("scrollTo(0, 0)")
        if page.locator("[data-testid=prompt].mine").count():
            page.wait_for_function(IN_SIGHT, timeout=5000)
        by_finger(page, dice, only=1)


PROMPTS = """
([texts, long]) => {
  const sentence = document.querySelector("[data-testid=prompt] .sentence");
  return texts.filter((text) => {
    sentence.textContent = text;
    sentence.classList.toggle("long", text.length > long);
    const bar = sentence.parentElement.getBoundingClientRect(), box = sentence.getBoundingClientRect();
    return sentence.scrollHeight > sentence.clientHeight + 1 || box.bottom > bar.bottom || box.top < bar.top;
  });
}
"""

COVERS = """
([texts, long]) => {
  const bar = document.querySelector("[data-testid=prompt]"), sentence = bar.querySelector(".sentence");
  const around = [...bar.querySelectorAll(".caps, .acts .button")];
  return texts.filter((text) => {
    sentence.textContent = text;
    sentence.classList.toggle("long", text.length > long);
    const box = sentence.getBoundingClientRect();
    const over = (other) => box.left < other.right - 1 && other.left < box.right - 1 && box.top < other.bottom - 1 && other.top < box.bottom - 1;
    return around.some((node) => over(node.getBoundingClientRect())) || box.bottom > bar.getBoundingClientRect().bottom + 1;
  });
}
"""


def prompts(game: str) -> list[str]:
    """Every sentence that asks something of me, in both languages."""
    folder = ROOT / "src" / "boroughs" / "games" / game.replace("-", "_") / "words"
    found = []
    for language in LANGUAGES:
        text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
        found += re.findall(r"^prompt-\S+ =\n.*\n\s+\[you\] (.*)$", text, re.MULTILINE)
    return found


def test_tiles_have_the_hand_to_themselves_while_one_is_chosen_on_a_phone(person):
    page = person(size=PHONE, confirm="never")
    sit(page, "new-york-1901", 2, options=options("new-york-1901"), first=0)
    seen = look(page)
    while not seen.over and not building(page):
        if target := seen.confirm or next(iter(seen.live), None):
            page.touchscreen.tap(*target)
        seen = look(page, seen.stamp)
    assert not seen.over, "nobody could build in the whole match"
    assert page.locator(".hand .market").count() == 0
    tiles, acts = (page.locator(f".hand {name}").bounding_box() for name in (".things", ".acts"))
    assert tiles
    assert acts
    assert acts["y"] >= tiles["y"] + tiles["height"] - 1


def building(page: Page) -> bool:
    """Whether tiles can be chosen and cards cannot."""
    tiles, acts, cards = (page.locator(f".hand {name}").count() for name in (".tiles .live", ".acts", ".market .live"))
    return tiles > 0 and acts > 0 and cards == 0


def test_every_prompt_fits_its_place_on_a_phone(person):
    page = person(language="de", size=PHONE, confirm="auto")
    sit(page, "manhattan", 3, first=0)
    page.locator("[data-testid=hint]").wait_for()
    for game in BOARDS:
        asked = prompts(game)
        assert len(asked) >= 4
        assert page.evaluate(PROMPTS, [asked, LONG]) == [], game


def test_no_prompt_covers_what_stands_around_it_where_writing_is_large(person):
    page = person(language="de", size=PHONE, confirm="auto")
    sit(page, "manhattan", 3, first=0)
    page.locator("[data-testid=hint]").wait_for()
    page.evaluate("document.documentElement.style.fontSize = '24px'")
    for game in BOARDS:
        assert page.evaluate(COVERS, [prompts(game), LONG]) == [], game


@pytest.mark.parametrize(
    "path", ["/", "/lobby", "/tables", "/settings", f"/new/{BOARDS[0]}", f"/rules/{BOARDS[0]}", f"/learn/{BOARDS[0]}"]
)
def test_pages_fit_a_phone(person, path):
    page = person(language="de", size=PHONE)
    page.goto(path)
    page.wait_for_load_state("networkidle")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    small = [found for found in page.evaluate(SMALL) if "<input" not in found]
    assert small == []


@pytest.mark.parametrize(
    "path", ["/", "/lobby", "/tables", "/settings", *(f"/{at}/{BOARDS[0]}" for at in ("new", "rules"))]
)
@pytest.mark.parametrize("language", ["en", "de"])
def test_pages_fit_where_a_laptop_shows_them_four_times_as_large(person, path, language):
    page = person(language=language, size=NARROWEST)
    page.goto(path)
    page.wait_for_load_state("networkidle")
    assert page.evaluate("document.documentElement.scrollWidth") <= NARROWEST["width"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_table_of_the_rules_is_cut_off_on_a_phone(person, language):
    page = person(language=language, size=PHONE)
    for game in BOARDS:
        page.goto(f"/rules/{game}")
        page.get_by_role("heading", level=2).first.wait_for()
        tables = page.locator("article .scroll")
        assert (
            tables.evaluate_all("(all) => all.map((one) => one.scrollWidth - one.clientWidth).filter(Boolean)") == []
        ), game


def test_looking_back_on_a_phone(person):
    """The log is below the board: a tap on a line brings the board back, and the way on and back lies under it."""
    page = person(size=PHONE, confirm="auto", motion="off")
    sit(page, "manhattan", 3, first=0)
    by_finger(page, random.Random(18), only=10)
    page.locator("#tab-log").tap()
    page.locator("[data-testid=log] button").first.tap()
    expect(page.get_by_role("button", name="Back to the present")).to_be_in_viewport()
    for seen in ("main.board", "[data-testid=replay]"):
        expect(page.locator(seen)).to_be_in_viewport(ratio=0.99)
    hand, way = (page.locator(name).bounding_box() for name in (".hand", ".replay"))
    assert hand
    assert way
    assert hand["y"] + hand["height"] <= way["y"] + 1, "my things must not lie under it"
    page.get_by_role("button", name="One move on").tap()
    page.wait_for_function("new URL(location).searchParams.get('at') > 0")
    page.get_by_role("button", name="Back to the present").tap()
    page.wait_for_function("!location.search")
    expect(page.locator("main.board")).to_be_in_viewport(ratio=0.99)


def test_the_board_keeps_its_place_however_many_parts_are_left(person):
    """On a phone that is just wide enough for the cards and one part beside them."""
    page = person(size={"width": 390, "height": 844}, motion="off")
    sit(page, "manhattan", 3, first=0)
    heights = set()
    by_list(
        page,
        random.Random(2),
        lambda _: heights.add(page.locator("main.board").evaluate("(board) => board.offsetHeight")),
        only=10,
    )
    assert len(heights) == 1, heights


def test_a_finger_that_just_misses(person):
    """What can be chosen reaches 22 px around its middle, however small it is drawn."""
    page = person(size=PHONE, confirm="always")
    sit(page, "manhattan", 3, first=0)
    dice = random.Random(16)
    for _ in range(4):
        page.touchscreen.tap(*dice.choice(look(page).live))
        if (confirm := look(page).confirm) is not None:
            page.touchscreen.tap(*confirm)
        page.wait_for_timeout(150)
    page.locator(".stage .target.live").first.wait_for(state="attached")
    page.locator(".hand .pick.live").first.tap()
    boxes = page.locator(".stage .target.live [data-spot]").evaluate_all(
        "nodes => nodes.map((n) => { const b = n.getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2, b.height]; })"
    )
    x, y, height = boxes[0]
    assert height < FINGER
    page.touchscreen.tap(x, y + 20)
    page.locator(".stage .target.chosen").first.wait_for(state="attached")


def test_no_pawn_of_project_skyline_stands_over_the_edge_of_a_phone(person):
    page = person(size=PHONE)
    sit(page, "project-skyline", 4, options=options("project-skyline"))
    page.locator("[data-target^='pawn:']").first.wait_for()
    left = page.locator("[data-target^='pawn:'] [data-spot]").evaluate_all(
        "pawns => pawns.map((pawn) => pawn.getBoundingClientRect().left)"
    )
    assert len(left) == 4
    assert min(left) >= 0


def test_a_double_tap_chooses(person):
    """It would choose and let go again, as if nothing had happened."""
    page = person(size=PHONE, confirm="always", motion="off")
    sit(page, "fifth-avenue", 3, first=0)
    thing = page.locator(".hand .pick.live").first
    thing.wait_for()
    at = thing.bounding_box()
    assert at
    for _ in range(2):
        page.touchscreen.tap(at["x"] + at["width"] / 2, at["y"] + at["height"] / 2)
    page.wait_for_timeout(100)
    expect(page.locator(".hand .pick.chosen")).to_have_count(1)


@pytest.mark.parametrize(
    "path", ["/new", "/new/xyz", "/rules", "/rules/xyz", "/learn/xyz", "/m/xyz", "/t/xyz", "/seat/xyz", "/xyz"]
)
def test_there_is_a_way_on_from_everywhere(person, path):
    page = person(size=PHONE)
    page.goto(path)
    nowhere = page.locator("[data-testid=nowhere]")
    nowhere.wait_for()
    assert not page.title().endswith("·")
    nowhere.get_by_role("link", name="Games").tap()
    page.locator("[data-game]").first.wait_for()


def test_a_phone_shows_the_points_in_a_line(person):
    page = person(size=PHONE, confirm="auto")
    sit(page, "manhattan", 4, first=0)
    strip = page.locator("[data-testid=strip]")
    expect(strip).to_be_in_viewport()
    assert strip.evaluate("node => node.scrollWidth <= node.clientWidth")
    expect(strip.locator(".turn .me")).to_have_count(1)


@pytest.mark.parametrize("game", BOARDS)
def test_the_coach_fits_a_phone_to_the_last_step(person, game):
    page = person(language="de", size=PHONE, motion="off")
    page.goto(f"/learn/{game}?step=99")
    page.locator("[data-testid=lesson-play]").wait_for()
    right = page.locator("[data-testid=coach] :is(.head, .text, .acts) *").evaluate_all(
        "nodes => Math.max(...nodes.map((n) => n.getBoundingClientRect().right))"
    )
    assert right <= PHONE["width"] - 8


def test_a_tip_does_not_cover_the_prompt(person):
    page = person(motion="off", confirm="always")
    sit(page, "manhattan", 3, first=0)
    page.locator("[data-testid=prompt].mine").wait_for()
    prompt = page.locator(".prompt").bounding_box()
    assert prompt
    for target in page.locator(".board [data-target]").all()[:9]:
        target.hover(force=True)
        told = page.get_by_role("tooltip")
        told.wait_for()
        box = told.bounding_box()
        assert box
        assert box["y"] >= prompt["y"] + prompt["height"], "the sentence must stay in sight"
