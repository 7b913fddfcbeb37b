"""A table in the browser: a server on a free port of this machine, with its file in the user's data folder."""

import sys
import urllib.error
import urllib.request
import webbrowser

from boroughs.cli.common import messages
from boroughs.kernel import box
from boroughs.server import logs
from boroughs.server.routes.pages import WEB
from boroughs.server.run import serve
from boroughs.server.settings import Settings, from_environment
from boroughs.server.store.database import FileLock
from boroughs.server.store.trouble import DatabaseInUse

QUICK = 2.0


def open_table(game: str | None) -> bool:
    """Opens the browser, and serves until told to stop. False: this copy has no front end."""
    if not (WEB / "index.html").exists():
        messages.print("The front end has not been built (make web); this is a table at the terminal.", style="dim")
        return False
    settings = from_environment(host="127.0.0.1", port=0, log_level="warning")
    logs.set_up(settings.log_level)
    path = f"/new/{game}" if game else "/"
    try:
        serve(
            settings, ready=lambda address: show(address + path, "Leave this running while you play; Ctrl+C ends it.")
        )
    except DatabaseInUse:
        join_running(settings, path)
    return True


def join_running(settings: Settings, path: str) -> None:
    """A server of ours runs already: its tables are the same."""
    if box.replaced():
        raise DatabaseInUse("A server of yours runs already, perhaps with other components. Stop it first.")
    address = FileLock(settings.database).noted()
    if not address or not answers(address):
        raise DatabaseInUse("Another server uses your tables, and does not answer. Stop it, or set BOROUGHS_DATABASE.")
    show(address + path, "A server of yours runs already; this is its table.")


def answers(address: str) -> bool:
    try:
        with urllib.request.urlopen(f"{address}/health", timeout=QUICK) as answer:  # noqa: S310 - our own address
            return bool(answer.status == 200)
    except (urllib.error.URLError, OSError):
        return False


def show(address: str, word: str) -> None:
    opened = webbrowser.open(address)
    print(f"{'Your table' if opened else 'Open this in your browser'}: {address}", file=sys.stderr)
    print(word, file=sys.stderr, flush=True)
