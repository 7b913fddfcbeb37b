"""A real server and a real Chromium for the tests of the pages. Without a built front end or a browser the tests fail, saying what to do."""

import fcntl
import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, expect, sync_playwright

from tests.web import chromium
from tests.web.site import Site

ROOT = Path(__file__).resolve().parents[2]
BUILT = ROOT / "src" / "boroughs" / "web" / "index.html"
DESK, PHONE = {"width": 1366, "height": 768}, {"width": 360, "height": 740}
NO_WORDS = "no words for"
PATIENCE = 90_000
"""Milliseconds for anything that must come at last, on a machine that may be busy."""
expect.set_options(timeout=PATIENCE)


@pytest.fixture(autouse=True)
def room(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Tests marked `alone` measure time: while one runs, the other workers wait."""
    base = tmp_path_factory.getbasetemp()
    shared = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    alone = request.node.get_closest_marker("alone") is not None
    with (shared / "room.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX if alone else fcntl.LOCK_SH)
        yield


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    assert BUILT.exists(), "The front end is not built: run `make web`."
    with Site(tmp_path_factory.mktemp("site")) as running:
        yield running


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    found = chromium.find()
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(
            executable_path=found.path, args=chromium.FLAGS, env={**os.environ, **found.env}
        )
        yield opened
        opened.close()


class Visitors:
    """People with browsers of their own. Whatever goes wrong on their pages, or asks a stranger for anything, is kept."""

    def __init__(self, browser: Browser, url: str):
        self.browser, self.url = browser, url
        self.contexts: list[BrowserContext] = []
        self.trouble: list[str] = []

    def come(
        self,
        language: str = "en",
        size: dict[str, int] = DESK,
        url: str = "",
        workers: str = "block",
        **settings: Any,
    ) -> Page:
        """A fresh browser: `come(language="de", size=PHONE, confirm="always")`."""
        touch = size["width"] < 500
        context = self.browser.new_context(
            viewport=size,
            has_touch=touch,
            is_mobile=touch,
            base_url=url or self.url,
            bypass_csp=True,
            service_workers=workers,
        )
        context.add_init_script(stored({"language": language, "confirm": "never", **settings}))
        self.contexts.append(context)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.on("pageerror", lambda error: self.trouble.append(f"{page.url}: {error}"))
        page.on("console", self.said)
        page.on("request", lambda request: self.asked(request, url or self.url))
        return page

    def said(self, message: ConsoleMessage) -> None:
        if NO_WORDS in message.text:
            self.trouble.append(message.text)

    def asked(self, request: Request, home: str) -> None:
        host = urlsplit(request.url)
        if host.scheme in {"http", "https", "ws", "wss"} and host.netloc != urlsplit(home).netloc:
            self.trouble.append(f"a request to a stranger: {request.url}")

    def leave(self) -> None:
        for context in self.contexts:
            context.close()


@pytest.fixture
def visitors(browser: Browser, site: Site) -> Iterator[Visitors]:
    everybody = Visitors(browser, site.url)
    yield everybody
    everybody.leave()
    assert not everybody.trouble, everybody.trouble


@pytest.fixture
def person(visitors: Visitors) -> Callable[..., Page]:
    """Somebody with a browser: `person(language="de", size=PHONE)`."""
    return visitors.come


def stored(wishes: dict[str, Any]) -> str:
    """Puts the settings where the page keeps them, unless it has some already."""
    text = json.dumps(json.dumps(wishes))
    empty = "location.protocol.startsWith('http') && !localStorage.getItem('boroughs.settings')"
    return f"if ({empty}) localStorage.setItem('boroughs.settings', {text})"
