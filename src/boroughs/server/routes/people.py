"""Who asks: names, tokens, one's tables, taking a chair by its link."""

from litestar import Request, Response, get, post, put
from litestar.datastructures import Cookie

from boroughs.server import chairs, views
from boroughs.server.house import House
from boroughs.server.messages import Claim, Joined, Me, NewToken, Rename, TableLine, Token
from boroughs.server.names import made_up, tidy
from boroughs.server.refusals import Refusal
from boroughs.server.visitors import Caller, address_of, bearer

LINES_TOLD = 10
"""So many tables in a list count as one request more."""


async def me_of(house: House, request: Request, caller: Caller) -> Me:  # type: ignore[type-arg]
    mine = await house.store.tables_of(caller.hash) if caller.hash else []
    tables = await lines(house, request, caller, mine)
    held = [t for t in tables if not all(t.chairs[c].left for c in t.mine)]
    return Me(caller.name, caller.name or made_up(), caller.program, held)


async def lines(house: House, request: Request, caller: Caller, tables: list[str]) -> list[TableLine]:  # type: ignore[type-arg]
    """The tables in a list; a long one counts for several requests."""
    house.limits.more(address_of(request), len(tables) / LINES_TOLD)
    found = []
    for table in tables:
        try:
            found.append(views.line(await house.rooms.listed(table), caller))
        except Refusal as refusal:
            if refusal.code != "not-there":  # it may have been removed since it was found
                raise
    return found


@get("/api/me", tags=["people"])
async def me(request: Request, house: House, caller: Caller) -> Response[Me]:  # type: ignore[type-arg]
    """Who I am here, and my tables in all games. A browser's cookie lasts a year from here."""
    return Response(await me_of(house, request, caller), cookies=house.visitors.renewed(request, caller))


@put("/api/me", tags=["people"])
async def rename(request: Request, house: House, caller: Caller, data: Rename) -> Response[Me]:  # type: ignore[type-arg]
    """Takes a name. Chairs keep the name under which they were taken."""
    if caller.known:
        return Response(await me_of(house, request, await house.visitors.rename(caller, tidy(data.name))))
    house.limits.visitor(address_of(request))
    caller, secret = await house.visitors.welcome(tidy(data.name))
    return Response(await me_of(house, request, caller), cookies=[house.visitors.cookie(secret)])


@post("/api/tokens", tags=["people"], status_code=201)
async def new_token(request: Request, house: House, data: NewToken) -> Token:  # type: ignore[type-arg]
    """A new identity for a program. The token is shown this once."""
    house.limits.visitor(address_of(request))
    caller, secret = await house.visitors.welcome(tidy(data.name), program=True)
    return Token(secret, caller.name or "")


@put("/api/tokens", tags=["people"])
async def replace_token(request: Request, house: House, caller: Caller) -> Token:  # type: ignore[type-arg]
    """Another token for the program that sends its own: it keeps its name and its chairs, and the old token is nobody's."""
    if bearer(request) is None:
        raise Refusal("nobody", "Send the token that is to be replaced.")
    secret, tables = await house.visitors.replace(caller)
    await house.rooms.look_again(tables)
    return Token(secret, caller.name or "")


@post("/api/seat", tags=["people"], status_code=200)
async def claim(request: Request, house: House, caller: Caller, data: Claim) -> Response[Joined]:  # type: ignore[type-arg]
    """Exchanges the secret of a link for its chair."""
    caller, cookies = await known(house, request, caller, None)
    table, chair = await chairs.claim(house.store, data.secret, caller.checked())
    await house.rooms.look_again([table])
    return Response(Joined(table, chair), cookies=cookies)


async def known(house: House, request: Request, caller: Caller, name: str | None) -> tuple[Caller, list[Cookie]]:  # type: ignore[type-arg]
    """The caller, made known if need be, and the cookies to set."""
    if caller.known:
        return caller, []
    house.limits.visitor(address_of(request))
    caller, secret = await house.visitors.welcome(tidy(name) if name else made_up())
    return caller, [house.visitors.cookie(secret)]


HANDLERS = [me, rename, new_token, replace_token, claim]
