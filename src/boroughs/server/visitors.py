"""Who asks. A visitor is a secret in a cookie (browsers) or in a bearer token (programs); only its hash is kept."""

import hashlib
import secrets
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any, TypeAlias

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from boroughs.server.limits import household
from boroughs.server.refusals import Refusal
from boroughs.server.store import Store, Visitor
from boroughs.server.store.store import now_ms

Connection: TypeAlias = ASGIConnection[Any, Any, Any, Any]
COOKIE = "boroughs"
HOST_ONLY = "__Host-"
"""Before a cookie's name: browsers take it from this very host alone, so that no neighbour can slip somebody another's seat."""
YEAR = 365 * 86_400
REMEMBERED = 10_000
NOBODYS = "Nobody has this token any more."


def new_secret() -> str:
    """256 bits, fit for an address."""
    return secrets.token_urlsafe(32)


def hashed(secret: str) -> str:
    """What is stored of a secret. It is long and random: one round is enough."""
    return hashlib.sha256(b"boroughs secret\0" + secret.encode()).hexdigest()


@dataclass(frozen=True)
class Caller:
    """Who makes a request: perhaps nobody yet."""

    hash: str | None = None
    name: str | None = None
    program: bool = False

    @property
    def known(self) -> bool:
        return self.hash is not None

    def checked(self) -> str:
        if self.hash is None:
            raise Refusal("nobody", "The server does not know you yet: take a chair, or send a token.")
        return self.hash


NOBODY = Caller()


class Visitors:
    """Finds visitors by their secrets, and makes new ones."""

    def __init__(self, store: Store, *, secure: bool):
        self._store, self._secure = store, secure
        self._cookie = HOST_ONLY + COOKIE if secure else COOKIE
        self._seen: OrderedDict[str, Visitor] = OrderedDict()

    async def caller(self, connection: Connection) -> Caller:
        """Who makes this request. A token that nobody knows is refused; a cookie that nobody knows is no cookie."""
        token = bearer(connection)
        if token is None and self._cookie not in connection.cookies:
            return NOBODY
        visitor = await self._find(hashed(token if token is not None else connection.cookies[self._cookie]))
        if visitor is None and token is not None:
            raise Refusal("nobody", "Nobody has this token.")
        return Caller(visitor.hash, visitor.name, visitor.program) if visitor else NOBODY

    async def _find(self, token_hash: str) -> Visitor | None:
        if token_hash in self._seen:
            self._seen.move_to_end(token_hash)
            return self._seen[token_hash]
        visitor = await self._store.visitor(token_hash)
        if visitor:
            self._remember(visitor)
        return visitor

    def _remember(self, visitor: Visitor) -> None:
        self._seen[visitor.hash] = visitor
        while len(self._seen) > REMEMBERED:
            self._seen.popitem(last=False)

    async def welcome(self, name: str, *, program: bool = False) -> tuple[Caller, str]:
        """A new visitor, and the secret."""
        secret = new_secret()
        visitor = Visitor(hashed(secret), name, program, now_ms())
        await self._store.add_visitor(visitor)
        self._remember(visitor)
        return Caller(visitor.hash, name, program), secret

    async def rename(self, caller: Caller, name: str) -> Caller:
        visitor = Visitor(caller.checked(), name, caller.program, now_ms())
        if not await self._store.name_visitor(visitor.hash, name):
            self.forget(visitor.hash)
            raise Refusal("nobody", NOBODYS)
        self._remember(visitor)
        return Caller(visitor.hash, name, caller.program)

    async def replace(self, caller: Caller) -> tuple[str, list[str]]:
        """Another secret for a visitor, and the tables at which it sits. Whoever sends the one before is nobody from now on."""
        secret, old = new_secret(), caller.checked()
        tables = await self._store.replace_visitor(old, hashed(secret))
        self.forget(old)
        if tables is None:
            raise Refusal("nobody", NOBODYS)
        return secret, tables

    def forget(self, token_hash: str) -> None:
        """Another process may have replaced it."""
        self._seen.pop(token_hash, None)

    def forget_all(self) -> None:
        self._seen.clear()

    def renewed(self, connection: Connection, caller: Caller) -> list[Cookie]:
        """The cookie that a known browser sent, for another year."""
        sent = connection.cookies.get(self._cookie)
        return [self.cookie(sent)] if sent and caller.hash == hashed(sent) else []

    def cookie(self, secret: str) -> Cookie:
        return Cookie(
            key=self._cookie,
            value=secret,
            path="/",
            max_age=YEAR,
            httponly=True,
            samesite="strict",
            secure=self._secure,
        )


def address_of(connection: Connection) -> str:
    """Where a request comes from, as limits count it."""
    return household(connection.client.host) if connection.client else ""


def bearer(connection: Connection) -> str | None:
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else None
