"""What every answer carries and every request must show: headers against foreign scripts, and that a change was asked for by our
own pages."""

from urllib.parse import urlsplit

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from boroughs.server.refusals import Refusal
from boroughs.server.settings import Settings
from boroughs.server.visitors import Connection

POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
"""Scripts only from our own files. A `style` attribute may stand in the page: it cannot run anything."""
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
UNCACHED = (b"cache-control", b"no-store")
"""What does not say otherwise is for who asked, now: a hand of cards must not lie in a proxy."""


def with_headers(app: ASGIApp) -> ASGIApp:
    """Adds the headers to every answer, errors too."""

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = list(message.get("headers", []))
                fresh = [] if any(name.lower() == b"cache-control" for name, _ in given) else [UNCACHED]
                message["headers"] = [*given, *HEADERS, *fresh]
            await send(message)

        await app(scope, receive, sending)

    return wrapped


def check_origin(connection: Connection, settings: Settings) -> None:
    """A change, or a socket, must come from our own pages. Programs with a token send no cookie, so nobody can borrow it."""
    origin = connection.headers.get("origin")
    if origin is None:
        if connection.headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            raise Refusal("origin", "This request comes from another site.")
        return
    if connection.headers.get("authorization", "").lower().startswith("bearer "):
        return
    if not same_origin(origin, connection.headers.get("host", ""), settings):
        raise Refusal("origin", "This request comes from another site.")


def same_origin(origin: str, host: str, settings: Settings) -> bool:
    try:
        theirs = urlsplit(origin)
    except ValueError:  # no address at all
        return False
    if settings.public_url:
        ours = urlsplit(settings.public_url)
        return (theirs.scheme, theirs.netloc) == (ours.scheme, ours.netloc)
    return bool(host) and theirs.scheme in ("http", "https") and theirs.netloc == host
