"""The application: routes, what they are given, and how refusals are told."""

import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from boroughs import __version__
from boroughs.server.house import House
from boroughs.server.limits import household
from boroughs.server.messages import Problem
from boroughs.server.readers import ASKING
from boroughs.server.refusals import STATUS, refusal_of
from boroughs.server.routes import COST, HANDLERS
from boroughs.server.security import check_origin, with_headers
from boroughs.server.settings import Settings
from boroughs.server.visitors import Caller, Connection, address_of

LOG = logging.getLogger(__name__)
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
LARGEST_BODY = 65_536
CODES = {status: code for code, status in reversed(STATUS.items())}


def give_house(state: State) -> House:
    house: House = state.house
    return house


async def give_caller(request: Connection, house: House) -> Caller:
    return await house.visitors.caller(request)


async def check(request: Request[Any, Any, Any]) -> None:
    """Before every request: not too fast, and changes only from our own pages."""
    house: House = request.app.state.house
    house.limits.request(address_of(request), request.route_handler.opt.get(COST, 1.0))
    if request.method not in SAFE:
        check_origin(request, house.settings)


def refused(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A refusal as JSON; our own mistakes are logged and told without details."""
    refusal = refusal_of(error)
    if refusal is not None:
        problem, status = Problem(refusal.code, refusal.message, retry_after=refusal.retry_after), refusal.status
    elif isinstance(error, HTTPException):
        status = error.status_code
        code = "malformed" if isinstance(error, ValidationException) else CODES.get(status, "refused")
        problem = Problem(code, explained(error))
    elif isinstance(error, RecursionError):  # only what others send can be nested so deeply
        problem, status = Problem("malformed", "This is nested too deeply."), 400
    elif isinstance(error, UnicodeDecodeError):
        problem, status = Problem("malformed", "This is not UTF-8."), 400
    else:
        LOG.error("a request failed", exc_info=error, extra={"route": route_of(request.scope)})
        problem, status = Problem("store", "Something went wrong here. It has been noted."), 500
    headers = {"retry-after": str(max(1, round(problem.retry_after)))} if problem.retry_after else {}
    return Response(problem, status_code=status, headers=headers, media_type="application/json")


def explained(error: HTTPException) -> str:
    extra = [e.get("message", "") for e in error.extra if isinstance(e, dict)] if isinstance(error.extra, list) else []
    return "; ".join([error.detail, *extra])[:500]


def route_of(scope: Any) -> str:
    """The route, not the address: addresses have secrets in them."""
    return str(scope.get("path_template") or "-")


def guarded(app: Litestar, house: House) -> ASGIApp:
    """The application in its outer walls: whatever happens inside, headers are set and requests are counted."""
    return with_heads(with_headers(noted(asking(app), house)))


def with_heads(app: ASGIApp) -> ASGIApp:
    """Whatever can be got can be asked for by HEAD, as those do who only look whether a server is up: the same without what is in it."""

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        await app({**scope, "method": "GET"} if scope.get("method") == "HEAD" else scope, receive, send)  # type: ignore[arg-type]

    return wrapped


def asking(app: ASGIApp) -> ASGIApp:
    """Lets everything that is done for a request know who asks."""

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        if client := scope.get("client"):
            ASKING.set(household(client[0]))
        await app(scope, receive, send)

    return wrapped


def noted(app: ASGIApp, house: House) -> ASGIApp:
    """Counts and logs every request."""

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        started, status = time.perf_counter(), 0

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await app(scope, receive, sending)
        finally:
            note(house, scope, status, time.perf_counter() - started)

    return wrapped


def note(house: House, scope: Scope, status: int, seconds: float) -> None:
    route = route_of(scope)
    house.metrics.requests.labels(route, str(status)).inc()
    extra = {"method": scope.get("method"), "route": route, "status": status, "ms": round(seconds * 1000, 1)}
    LOG.info("request", extra=extra)


def make_app(settings: Settings, house: House | None = None) -> Litestar:
    """The application. Its store is opened with the first event of its life and closed with the last."""
    home = house or House(settings)

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        await home.open()
        try:
            yield
        finally:
            await home.close()

    return Litestar(
        HANDLERS,
        state=State({"house": home}),
        lifespan=[life],
        before_request=check,
        dependencies={
            "house": Provide(give_house, sync_to_thread=False),
            "caller": Provide(give_caller),
        },
        exception_handlers={Exception: refused},
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Boroughs",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
        logging_config=None,
        debug=False,
    )
