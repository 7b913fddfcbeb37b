"""For who runs the server: health, figures, and the page that describes the API."""

from functools import lru_cache
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, get

from boroughs import __version__
from boroughs.server import docs_page
from boroughs.server.house import House
from boroughs.server.messages import Health
from boroughs.server.refusals import Refusal


@get("/health", tags=["operations"])
async def health(house: House) -> Response[Health]:
    """Whether the server can do its work: 200, or 503 while it stops or cannot write."""
    status = "stopping" if house.stopping else ("ok" if await house.healthy() else "broken")
    store = "postgresql" if house.store.shared else "sqlite"
    body = Health(status, __version__, store)  # type: ignore[arg-type]
    return Response(body, status_code=200 if status == "ok" else 503, headers={"cache-control": "no-store"})


@get("/metrics", tags=["operations"], media_type="text/plain")
async def metrics(house: House) -> Response[bytes]:
    """Figures for Prometheus."""
    if not house.settings.metrics:
        raise Refusal("not-there", "Figures are switched off.")
    return Response(await house.metrics.text(), media_type="text/plain; version=0.0.4")


@get("/api/openapi.json", include_in_schema=False, media_type="application/json", sync_to_thread=False)
def openapi(request: Request[Any, Any, Any]) -> bytes:
    """The description of the API for programs."""
    return described(request.app)[0]


@get("/api/docs", include_in_schema=False, media_type="text/html", sync_to_thread=False)
def docs(request: Request[Any, Any, Any]) -> bytes:
    """The description of the API for people."""
    return described(request.app)[1]


@lru_cache(maxsize=1)
def described(app: Litestar) -> tuple[bytes, bytes]:
    """Both descriptions, written once: each takes as long as dozens of moves."""
    schema = app.openapi_schema.to_schema()
    return msgspec.json.encode(schema), docs_page.written(schema).encode()


HANDLERS = [health, metrics, openapi, docs]
