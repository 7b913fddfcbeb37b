"""A real server and a real Chromium for the tests of the pages. Without a built front end or a browser the tests fail, saying what to do."""

import json
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

ROOT = Path(__file__).resolve().parents[2]
BUILT = ROOT / "src" / "boroughs" / "web" / "index.html"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
DESK, PHONE = {"width": 1366, "height": 768}, {"width": 360, "height": 740}


def chromium() -> str:
    """The machine's Chromium, else the one from the npm package, unpacked once."""
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    if found:
        return found
    script = "import c from '@sparticuz/chromium'; console.log(await c.executablePath())"
    told = subprocess.run(
        ["node", "--input-type=module", "-e", script], cwd=ROOT / "web", capture_output=True, text=True, check=True
    )
    return told.stdout.strip()


class Site:
    """A server in a process of its own, with a database of its own."""

    def __init__(self, folder: Path, pace_ms: int = 0):
        self.folder = folder
        self.pace_ms = pace_ms
        self.port = 0
        self.start()

    def start(self) -> None:
        code = (
            "import sys; from boroughs.server.run import serve; from boroughs.server.settings import from_environment as f;"
            "serve(f(port=int(sys.argv[1]), database=sys.argv[2], bot_pace_ms=int(sys.argv[3]), tables_per_hour=10000,"
            "requests_per_second=1000., log_level='warning'), lambda a: print(a, flush=True))"
        )
        database = f"sqlite:///{self.folder / 'tables.sqlite3'}"
        self.process = subprocess.Popen(
            [sys.executable, "-c", code, str(self.port), database, str(self.pace_ms)], stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout
        self.url = next(line.strip() for line in self.process.stdout if line.startswith("http"))
        self.port = int(self.url.rsplit(":", 1)[1])

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)
        if self.process.stdout:
            self.process.stdout.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    assert BUILT.exists(), "The front end is not built: run `make web`."
    running = Site(tmp_path_factory.mktemp("site"))
    yield running
    running.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(
            executable_path=chromium(), args=["--no-sandbox", "--disable-dev-shm-usage"]
        )
        yield opened
        opened.close()


@pytest.fixture
def person(browser: Browser, site: Site) -> Iterator[Callable[..., Page]]:
    """Somebody with a browser of their own: `person(language="de", size=PHONE)`. Errors on the page fail the test."""
    contexts: list[BrowserContext] = []
    trouble: list[str] = []

    def come(language: str = "en", size: dict[str, int] = DESK, **settings: Any) -> Page:
        touch = size["width"] < 500
        context = browser.new_context(viewport=size, has_touch=touch, is_mobile=touch, base_url=site.url)
        wishes = {"language": language, "confirm": "never", **settings}
        context.add_init_script(stored(wishes))
        page = context.new_page()
        page.on("pageerror", lambda error: trouble.append(str(error)))
        contexts.append(context)
        return page

    yield come
    for context in contexts:
        context.close()
    assert not trouble, trouble


def stored(wishes: dict[str, Any]) -> str:
    """Puts the settings where the page keeps them, unless it has some already."""
    text = json.dumps(json.dumps(wishes))
    return f"if (!localStorage.getItem('boroughs.settings')) localStorage.setItem('boroughs.settings', {text})"
