"""The front end: the files that the web build has put into the package; any other address is the page itself, which finds its way."""

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from litestar import Request, Response, get

from boroughs.server.refusals import Refusal

WEB = Path(__file__).resolve().parents[2] / "web"
FOREVER, ASK = "public, max-age=31536000, immutable", "no-cache"
SMALL = 512
MISSING = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Boroughs</title>
<h1>Boroughs</h1><p>The server runs, but its front end has not been built: run <code>make web</code>.
<p>Programs can play all the same: see <a href="/api/docs">the API</a>.</html>"""
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/javascript", ".js")


@dataclass(frozen=True)
class Page:
    """A file, ready to be sent."""

    body: bytes
    packed: bytes | None
    kind: str
    tag: str
    cache: str


def page(path: Path, name: str) -> Page:
    body = path.read_bytes()
    packed = (
        gzip.compress(body, 9) if len(body) > SMALL and not path.name.endswith((".woff2", ".png", ".webp")) else None
    )
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    tag = hashlib.sha256(body).hexdigest()[:20]
    return Page(body, packed, kind, f'"{tag}"', FOREVER if name.startswith("assets/") else ASK)


@lru_cache(maxsize=1)
def files(root: Path = WEB) -> dict[str, Path]:
    """Every file by its address: only what is in this list is ever sent."""
    found = [path for path in root.rglob("*") if path.is_file()] if root.is_dir() else []
    return {path.relative_to(root).as_posix(): path for path in found}


@lru_cache(maxsize=4096)
def opened(name: str) -> Page:
    return page(files()[name], name)


def forget() -> None:
    """The front end has been built anew under the running server: it is looked up again."""
    files.cache_clear()
    opened.cache_clear()


@get(["/", "/{path:path}"], include_in_schema=False)
async def front(request: Request[Any, Any, Any], path: str = "/") -> Response[Any]:
    """A file of the front end, or the page."""
    name = path.strip("/")
    if name.startswith("api/"):
        raise Refusal("not-there", "There is no such address.")
    if name not in files():
        if name.startswith("assets/"):
            raise Refusal("not-there", "There is no such file.")
        name = "index.html"
    if name not in files():
        return Response(MISSING, media_type="text/html", status_code=200)
    try:
        return sent(request, opened(name))
    except FileNotFoundError:
        forget()
        raise Refusal("not-there", "There is no such file.") from None


def sent(request: Request[Any, Any, Any], found: Page) -> Response[Any]:
    headers = {"etag": found.tag, "cache-control": found.cache, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == found.tag:
        return Response(b"", status_code=304, headers=headers, media_type=found.kind)
    if found.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(found.packed, media_type=found.kind, headers={**headers, "content-encoding": "gzip"})
    return Response(found.body, media_type=found.kind, headers=headers)


HANDLERS = [front]
