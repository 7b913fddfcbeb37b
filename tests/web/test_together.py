"""Two people and a spectator, each in a browser of their own, who found each other by a link."""

import random
import re

from playwright.sync_api import Page, expect

from tests.web.boards import BOARDS
from tests.web.conftest import PATIENCE, PHONE
from tests.web.hands import look, made

GAME = BOARDS[0]
"""What people do with each other is the same in every game."""


def opened(page: Page, game: str = GAME) -> str:
    """A table for two, made with the form; returns its address."""
    page.goto(f"/new/{game}")
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("button", name="Open the table").click()
    page.locator(".waiting").wait_for(timeout=PATIENCE)
    return str(page.locator(".link input").input_value())


def joined(page: Page, address: str, name: str) -> None:
    """From the link to a seat: a name is suggested, one tap sits down."""
    page.goto(address)
    field = page.get_by_label("Your name")
    expect(field).not_to_have_value("")
    field.fill(name)
    page.get_by_role("button", name="Sit down").click()
    page.locator(".stage").first.wait_for(timeout=PATIENCE)


def whose_turn(*pages: Page) -> Page:
    """The page of whoever is to move."""
    for _ in range(600):
        for page in pages:
            if page.locator("[data-testid=prompt].mine").count():
                return page
        pages[0].wait_for_timeout(50)
    raise AssertionError("it is nobody's turn")


def moved(page: Page, dice: random.Random) -> None:
    n = page.locator("[data-testid=prompt]").get_attribute("data-n")
    moves = page.locator("[data-testid=moves] button")
    moves.first.wait_for()
    moves.nth(dice.randrange(moves.count())).click()
    expect(page.locator(f"[data-testid=prompt]:not([data-n='{n}'])")).to_be_attached()


def says(page: Page, words: str) -> None:
    page.locator("#tab-chat").click()
    page.get_by_label("Say something").fill(words)
    page.get_by_role("button", name="Send").click()


def listened(page: Page) -> list[str]:
    """What the server tells the page, from its next line on."""
    heard: list[str] = []
    page.on("websocket", lambda line: line.on("framereceived", lambda text: heard.append(str(text))))
    return heard


def come_again(page: Page, heard: list[str], words: str) -> None:
    """Loads the page anew, until it has been told again what was said."""
    heard.clear()
    page.reload()
    page.locator(".stage").first.wait_for(timeout=PATIENCE)
    while not any(words in text for text in heard):
        page.wait_for_timeout(50)
    page.wait_for_timeout(200)  # what it makes of that


def looked_away(page: Page, *, hidden: bool) -> None:
    """As if another page were in front of this one."""
    page.evaluate(
        """hidden => {
          Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
          document.dispatchEvent(new Event("visibilitychange"));
        }""",
        hidden,
    )


def test_two_people_and_a_spectator(person):
    ann, ben, eve = person(), person(language="de"), person()
    address = opened(ann)
    assert "/t/" in address
    ben.goto(address)
    ben.get_by_label("Dein Name").fill("Ben")
    ben.get_by_role("button", name="Hinsetzen").click()
    ann.locator(".stage").first.wait_for(timeout=PATIENCE)
    eve.goto(address)
    eve.locator(".stage").first.wait_for(timeout=PATIENCE)

    dice = random.Random(5)
    for _ in range(14):
        moved(whose_turn(ann, ben), dice)
    n = ann.locator("[data-testid=prompt]").get_attribute("data-n")
    for page in (ben, eve):
        expect(page.locator(f"[data-testid=prompt][data-n='{n}']")).to_be_attached()
    # a bystander has no hand, no moves, and no button to confirm
    assert eve.locator(".hand").count() == 0
    assert eve.locator("[data-testid=moves]").count() == 0
    assert eve.locator("[data-testid=undo]").count() == 0
    assert ann.locator(".hand").count() == ben.locator(".hand").count() == 1

    says(eve, "Hello from the gallery")
    ben.locator("#tab-chat").click()
    expect(ben.locator(".chat")).to_contain_text("Hello from the gallery")


def test_a_phone_shows_that_somebody_has_said_something(person):
    """The chat is far below the board there."""
    ann, ben = person(size=PHONE), person()
    joined(ben, opened(ann), "Ben")
    ann.locator(".stage").first.wait_for(timeout=PATIENCE)
    says(ben, "Good luck")
    expect(ann.get_by_test_id("said")).to_be_in_viewport()
    ann.locator("#tab-chat").tap()
    expect(ann.get_by_test_id("said")).to_have_count(0)


def test_what_was_read_before_a_reload_is_no_news_after_it(person):
    """What was not read is."""
    ann, ben = person(size=PHONE), person()
    joined(ben, opened(ann), "Ben")
    ann.locator(".stage").first.wait_for(timeout=PATIENCE)
    heard = listened(ann)
    says(ben, "Good luck")
    ann.locator("#tab-chat").tap()
    expect(ann.locator(".chat")).to_contain_text("Good luck")
    come_again(ann, heard, "Good luck")
    expect(ann.get_by_test_id("said")).to_have_count(0)
    says(ben, "Your turn")
    expect(ann.get_by_test_id("said")).to_be_in_viewport()
    come_again(ann, heard, "Your turn")
    expect(ann.get_by_test_id("said")).to_be_in_viewport()


def test_what_is_said_while_nobody_looks_at_the_page_is_news(person):
    """A phone may load the page anew before it shows it again; the chat is not what it shows then."""
    ann, ben = person(size=PHONE), person()
    joined(ben, opened(ann), "Ben")
    ann.locator(".stage").first.wait_for(timeout=PATIENCE)
    ann.locator("#tab-chat").tap()
    looked_away(ann, hidden=True)
    says(ben, "Good luck")
    expect(ann.get_by_test_id("said")).to_have_count(1)
    looked_away(ann, hidden=False)
    expect(ann.get_by_test_id("said")).to_have_count(0)
    looked_away(ann, hidden=True)
    says(ben, "Your turn")
    expect(ann.locator(".chat")).to_contain_text("Your turn")
    ann.reload()
    expect(ann.get_by_test_id("said")).to_be_in_viewport()


def test_who_comes_by_the_link_is_asked_to_sit_down_first(person):
    ann, ben = person(), person()
    address = opened(ann)
    expect(ann.locator(".waiting .primary")).to_contain_text(["Share"])
    ben.goto(address)
    expect(ben.locator(".waiting .primary")).to_contain_text(["Sit down"])
    ben.get_by_role("button", name="Share").wait_for()


def test_a_link_is_copied_over_plain_http_too(person):
    """In a house, without https, browsers offer no clipboard; and an address of this machine alone is called that."""
    page = person()
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    opened(page)
    page.get_by_role("button", name="Share").click()
    page.get_by_role("button", name="Copied").wait_for()
    expect(page.locator(".waiting")).to_contain_text("works on this computer only")
    field = page.locator(".link input")
    field.press("Control+a")
    field.evaluate("field => field.removeAttribute('readonly')")
    field.press("Control+v")
    assert field.input_value() == page.url


def test_consent_to_take_back_to_end_and_to_play_again(person):
    ann, ben = person(), person()
    address = opened(ann)
    joined(ben, address, "Ben")
    dice = random.Random(6)
    for _ in range(9):
        moved(whose_turn(ann, ben), dice)
    log = ann.locator("[data-testid=log] li")
    ann.locator("#tab-log").click()
    before = log.count()
    ann.locator("#tab-table").click()
    ann.get_by_role("button", name="Ask to take back").click()
    ben.locator("[data-testid=proposal]").get_by_role("button", name="Agree").click()
    ann.locator("#tab-log").click()
    expect(log).not_to_have_count(before)

    ben.locator("#tab-table").click()
    ben.get_by_role("button", name="Ask to end the match").click()
    ann.locator("[data-testid=proposal]").get_by_role("button", name="Agree").click()
    expect(ann.locator("[data-testid=result]")).to_contain_text("Ended without a result")
    first = ann.locator("[data-testid=export]").get_attribute("href")
    ann.locator("[data-testid=rematch]").click()
    ben.locator("[data-testid=proposal]").get_by_role("button", name="Agree").click()
    expect(ann.locator("[data-testid=result]")).to_have_count(0)
    whose_turn(ann, ben).locator("[data-testid=moves] button").first.wait_for()
    assert first


def test_who_asks_in_vain_is_told_who_did_not_agree_and_when_to_ask_again(person):
    ann, ben = person(), person()
    address = opened(ann)
    joined(ben, address, "Ben")
    moved(whose_turn(ann, ben), random.Random(6))
    ann.locator("#tab-table").click()
    ann.get_by_role("button", name="Ask to end the match").click()
    ben.locator("[data-testid=proposal]").get_by_role("button", name="Refuse").click()
    declined = ann.locator("[data-testid=declined]")
    expect(declined).to_contain_text("Ben wants to play on.")
    expect(ben.locator("[data-testid=proposal]")).to_have_count(0)
    expect(ben.locator("[data-testid=declined]")).to_have_count(0)
    ann.get_by_role("button", name="Ask to end the match").click()
    expect(ann.locator(".banner.bad")).to_contain_text(re.compile(r"again in \d+ s"))
    declined.get_by_role("button", name="Close").click()
    expect(declined).to_have_count(0)


def test_a_seat_goes_on_on_another_device(person):
    ann, ben, phone = person(), person(), person()
    address = opened(ann)
    joined(ben, address, "Ben")
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ann.locator("#tab-table").click()
    ann.get_by_role("button", name="My chair on another device").click()
    expect(ann.locator(".menu")).to_contain_text("Whoever has this link has your chair")
    ann.get_by_role("button", name="Copy").click()
    expect(ann.locator(".menu")).to_contain_text("Copied")
    link = ann.evaluate("navigator.clipboard.readText()")
    phone.goto(link)
    phone.locator(".hand").wait_for(timeout=PATIENCE)
    assert "#" not in phone.url
    expect(phone.locator(".players li").first).to_contain_text("Ann")
    away = {"code": "store", "message": "The server could not store this."}
    ann.route("**/chairs/*/link", lambda route: route.fulfill(status=503, json=away), times=1)
    ann.get_by_role("button", name="My chair on this device alone").click()
    expect(ann.locator(".menu")).to_contain_text(away["message"])
    ann.get_by_role("button", name="My chair on this device alone").click()
    expect(ann.locator(".menu")).to_contain_text("other devices have lost it")
    expect(phone.get_by_text("You are watching").first).to_be_visible()
    late = person()
    late.goto(link)
    expect(late.get_by_text("This link to a chair does not hold")).to_be_visible()
    expect(ann.locator(".hand")).to_be_visible()


def test_several_people_at_one_screen_hand_it_over(person):
    page = person()
    page.goto(f"/new/{GAME}")
    page.get_by_label("Who sits on chair 2").select_option("me")
    page.get_by_label("Name of player 2").fill("Ben")
    page.get_by_role("button", name="Open the table").click()
    page.locator(".stage").first.wait_for(timeout=PATIENCE)
    dice = random.Random(7)
    seen = set()
    for _ in range(20):
        cover = page.get_by_role("dialog")
        page.locator("[data-testid=prompt].mine, [role=dialog]").first.wait_for()
        if cover.count():
            cover.get_by_role("button").click()
            expect(cover).to_have_count(0)
        seen.add(page.locator(".players li").first.locator(".name").inner_text())
        if len(seen) > 1:
            return
        moved(page, dice)
    raise AssertionError(f"only {seen} played")


def test_two_people_at_one_screen(person):
    """Nobody's hand is shown before they said that they sit there: not at the first turn, not after a reload, not at the next turn."""
    page = person(language="en")
    made(
        page,
        {"game": "manhattan", "chairs": [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Ben"}], "first": 1},
    )
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Ben")
    dialog.get_by_role("button").click()
    expect(dialog).to_have_count(0)
    expect(page.locator("[data-testid=prompt]")).to_contain_text("Ben")
    page.reload()
    expect(dialog).to_contain_text("Ben")
    dialog.get_by_role("button").click()
    for _ in range(12):
        if dialog.count():
            break
        moved(page, random.Random(1))
        page.wait_for_timeout(300)
    expect(dialog).to_contain_text("Ann")


def test_whoever_waits_can_put_a_bot_on_a_free_chair(person):
    """The levels are asked for here, too, not only where a table is made."""
    page = person()
    made(page, {"game": GAME, "chairs": [{"kind": "me"}, {"kind": "bot", "level": "builder"}, {"kind": "open"}]})
    chairs = page.get_by_label("Who sits here")
    expect(chairs.first).to_have_value("builder")
    chairs.last.select_option("newcomer")
    page.locator(".stage").first.wait_for(timeout=PATIENCE)


def test_nothing_is_handed_over_where_nobody_has_secrets(person):
    page = person()
    chairs = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Ben"}]
    made(page, {"game": "new-york-1901", "chairs": chairs, "first": 0})
    first = page.locator(".players li").first.locator(".name")
    expect(first).to_contain_text("Ann")
    dice, stamp = random.Random(2), ""
    for _ in range(30):
        seen = look(page, stamp)
        stamp = seen.stamp
        if "Ben" in first.inner_text():
            break
        if target := seen.confirm or dice.choice(seen.live or [None]):
            page.mouse.click(*target)
    expect(first).to_contain_text("Ben")
    expect(page.locator("[data-testid=prompt].mine")).to_have_count(1)
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_another_person_at_this_screen_fits_a_phone(person):
    page = person(size=PHONE)
    page.goto("/new/manhattan")
    page.get_by_label("Your name").fill("Ann")
    page.get_by_label("Who sits on chair 2").select_option("me")
    field = page.get_by_label("Name of player 2")
    expect(field).to_have_attribute("placeholder", "Ann 2")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    box = field.bounding_box()
    assert box
    assert box["width"] > 120


def test_a_spectator_is_told_so(person):
    ann, eve = person(), person()
    table = made(ann, {"game": GAME, "chairs": [{"kind": "me"}, {"kind": "bot", "level": "random"}], "first": 0})
    eve.goto(f"/t/{table}")
    expect(eve.locator("#tab-panel")).to_contain_text("You are watching")
