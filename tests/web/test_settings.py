"""What people can set, and that it has an effect."""

from playwright.sync_api import expect

from tests.web.boards import BOARDS
from tests.web.hands import sit


def test_language_look_and_patterns_are_kept(person):
    page = person()
    page.goto("/settings")
    page.get_by_label("Drawing board").check()
    page.get_by_label("Strong patterns").check()
    page.get_by_label("Deutsch").check()
    expect(page.get_by_role("heading", level=1)).to_have_text("Einstellungen")
    page.reload()
    root = page.locator("html")
    expect(root).to_have_attribute("data-theme", "paper")
    expect(root).to_have_attribute("data-patterns", "strong")
    expect(root).to_have_attribute("lang", "de")


def test_strong_patterns_change_what_is_drawn(person):
    page = person()
    page.goto("/")
    window = page.locator(".block .dark").first
    fine = window.evaluate("node => getComputedStyle(node).fill")
    page.evaluate("document.documentElement.dataset.patterns = 'strong'")
    assert window.evaluate("node => getComputedStyle(node).fill") != fine


def test_the_device_decides_where_nothing_is_set(browser, site):
    for scheme, look in (("light", "paper"), ("dark", "dusk")):
        context = browser.new_context(base_url=site.url, color_scheme=scheme, locale="de-DE", reduced_motion="reduce")
        page = context.new_page()
        page.goto("/settings")
        expect(page.locator("html")).to_have_attribute("data-theme", look)
        expect(page.locator("html")).to_have_attribute("lang", "de")
        expect(page.locator("html")).to_have_attribute("data-motion", "off")
        context.close()


def test_no_sound_until_asked_for(person):
    page = person()
    page.add_init_script("window.rung = 0; window.AudioContext = class { constructor() { window.rung++; } };")
    sit(page, BOARDS[0], 3)
    page.locator("[data-testid=prompt].mine").wait_for()
    assert page.evaluate("window.rung") == 0
    assert page.locator("link[rel=icon]").get_attribute("href") == "/icon-turn.svg"


def test_switching_the_language_keeps_the_game(person):
    page = person()
    sit(page, BOARDS[0], 3)
    page.locator("[data-testid=prompt].mine").wait_for()
    before = page.locator("[data-testid=prompt]").get_attribute("data-n")
    words = page.locator("[data-testid=moves]").inner_text()
    page.locator(".languages button[lang=de]").click()
    expect(page.locator("[data-testid=moves]")).not_to_have_text(words)
    assert page.locator("[data-testid=prompt]").get_attribute("data-n") == before
