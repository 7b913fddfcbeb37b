"""Matches as they were: positions, events, scores, analysis, records."""

from typing import Annotated

from litestar import Request, get, post
from litestar.params import Parameter

from boroughs.games import all_games
from boroughs.match import Record
from boroughs.server import records
from boroughs.server.house import House
from boroughs.server.messages import Analysis, Event, Imported, MatchInfo, Scores, StoredMatch, Update
from boroughs.server.routes.costs import costs
from boroughs.server.visitors import Caller, address_of

LARGEST_RECORD = 1_000_000
Version = Annotated[int, Parameter(ge=0, le=1_000_000)]
SinceVersion = Annotated[int, Parameter(ge=-1, le=1_000_000)]


@get("/api/matches/{match:str}", tags=["matches"])
async def info(house: House, match: str) -> MatchInfo:
    """A match without its position."""
    return house.archive.info(await house.archive.find(match))


@get("/api/matches/{match:str}/positions/{version:int}", tags=["matches"], opt=costs(2.0))
async def position(house: House, caller: Caller, match: str, version: Version, seat: str | None = None) -> Update:
    """The match as it was after so many moves."""
    shelf = await house.archive.find(match)
    return house.archive.position(shelf, version, shelf.eyes(caller, seat))


@get("/api/matches/{match:str}/events", tags=["matches"])
async def events(
    request: Request,  # type: ignore[type-arg]
    house: House,
    caller: Caller,
    match: str,
    since: SinceVersion = -1,
    seat: str | None = None,
) -> list[Event]:
    """What happened after a version; -1: from the set-up on."""
    shelf = await house.archive.find(match)
    house.limits.told(address_of(request), max(0, shelf.length - since))
    return house.archive.events(shelf, since, shelf.eyes(caller, seat))


@get("/api/matches/{match:str}/scores", tags=["matches"], opt=costs(3.0))
async def scores(request: Request, house: House, match: str) -> Scores:  # type: ignore[type-arg]
    """The points after every version."""
    shelf = await house.archive.find(match)
    house.limits.told(address_of(request), shelf.length)
    return await house.archive.scores(shelf)


@get("/api/matches/{match:str}/analysis/{version:int}", tags=["matches"])
async def analysis(request: Request, house: House, match: str, version: Version) -> Analysis:  # type: ignore[type-arg]
    """What the search thinks of a position, once the match is over."""
    shelf, reviewers = await house.archive.find(match), house.thinkers.of(address_of(request))
    return await house.archive.analysis(shelf, version, reviewers, house.settings.review_seconds)


@get("/api/matches/{match:str}/record", tags=["matches"])
async def record(request: Request, house: House, match: str) -> Record:  # type: ignore[type-arg]
    """The whole match as one document, once it is over."""
    shelf = (await house.archive.find(match)).finished()
    house.limits.told(address_of(request), shelf.length)
    return records.record_of(shelf.row, await house.store.entries(match))


@get("/api/matches/{match:str}/stored", tags=["matches"])
async def stored(request: Request, house: House, match: str) -> StoredMatch:  # type: ignore[type-arg]
    """The match as it is stored, also where it no longer replays; once it is over."""
    shelf = (await house.archive.find(match)).finished()
    house.limits.told(address_of(request), shelf.length)
    return records.stored(shelf.row, await house.store.entries(match), shelf.trouble)


@post("/api/records", tags=["matches"], status_code=201, request_max_body_size=LARGEST_RECORD, opt=costs(5.0))
async def import_record(request: Request, house: House, data: Record) -> Imported:  # type: ignore[type-arg]
    """Keeps a finished match for replay, after checking it from its key to its result."""
    house.limits.table(address_of(request))
    if data.game in {game.id for game in all_games()}:
        await house.warmth.ready(data.game)
    return await records.import_record(house.store, house.readers, data)


HANDLERS = [info, position, events, scores, analysis, record, stored, import_record]
