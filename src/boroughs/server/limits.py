"""Limits: who asks too fast is slowed, then cut; nobody can take more than a fair part of the server."""

import ipaddress
import time
from collections import OrderedDict
from dataclasses import dataclass, field
from functools import lru_cache

from boroughs.server.refusals import Refusal
from boroughs.server.settings import Settings

ADDRESSES = 50_000
BURST = 3.0
"""Seconds' worth that may come at once."""
AT_ONCE = 64.0
"""Questions that may always come at once: as many as one command can hold."""
CHAT_AT_ONCE = 8.0
HOUR = 3600.0
HOUSEHOLD = 64
"""Bits of an IPv6 address that tell households apart; within one anybody has as many addresses as they like."""


@dataclass
class Bucket:
    """So many a second, some at once. Debt is allowed: it says how long one has to wait."""

    rate: float
    burst: float
    level: float = 0.0
    at: float = field(default_factory=time.monotonic)

    def take(self, count: float = 1.0) -> float:
        """Takes, and returns the seconds to wait before going on (0: none)."""
        now = time.monotonic()
        self.level = max(0.0, self.level - (now - self.at) * self.rate) + count
        self.at = now
        return max(0.0, (self.level - self.burst) / self.rate)

    def ask(self, count: float = 1.0) -> float:
        """Takes, if there is enough; else the seconds until there is. Who is refused owes nothing: a flood must not keep a whole household
        out for hours after it."""
        wait = self.take(count)
        if wait > 0:
            self.level -= count
        return wait


class Limits:
    """What each address has used up."""

    def __init__(self, settings: Settings):
        self._settings = settings
        self._requests: OrderedDict[str, Bucket] = OrderedDict()
        self._questions: OrderedDict[str, Bucket] = OrderedDict()
        self._chat: OrderedDict[str, Bucket] = OrderedDict()
        self._tables: OrderedDict[str, Bucket] = OrderedDict()
        self._visitors: OrderedDict[str, Bucket] = OrderedDict()
        self.sockets: dict[str, int] = {}

    def request(self, address: str, cost: float = 1.0) -> None:
        """Counts a request; refuses when there are too many. One that keeps the server busy counts for several."""
        rate = self._settings.requests_per_second
        wait = bucket(self._requests, address, rate, rate * BURST).ask(cost)
        if wait > 0:
            raise Refusal("slow-down", "Too many requests. Wait a moment.", retry_after=round(wait, 2))

    def questions(self, address: str, count: int) -> None:
        """Counts moves that somebody asks about, on all lines of an address: what they bring is found out on the spot."""
        rate = self._settings.questions_per_second
        wait = bucket(self._questions, address, rate, max(rate, AT_ONCE)).ask(count)
        if wait > 0:
            raise Refusal("slow-down", "Too many questions from your address.", retry_after=round(wait, 2))

    def chat(self, address: str) -> None:
        """Counts a line of chat."""
        wait = bucket(self._chat, address, self._settings.chat_per_second, CHAT_AT_ONCE).ask()
        if wait > 0:
            raise Refusal("slow-down", "Too much chat from your address. Wait a moment.", retry_after=round(wait, 2))

    def table(self, address: str) -> None:
        count = self._settings.tables_per_hour
        wait = bucket(self._tables, address, count / HOUR, count).ask()
        if wait > 0:
            raise Refusal("slow-down", "Too many new tables from your address. Try later.", retry_after=round(wait))

    def visitor(self, address: str) -> None:
        """Counts somebody who gets a cookie or a token."""
        count = self._settings.visitors_per_hour
        wait = bucket(self._visitors, address, count / HOUR, count).ask()
        if wait > 0:
            raise Refusal("slow-down", "Too many newcomers from your address. Try later.", retry_after=round(wait))

    def socket(self, address: str) -> None:
        """Counts a socket or a stream; `unsocket` when it is closed."""
        self.check_socket(address)
        self.sockets[address] = self.sockets.get(address, 0) + 1

    def check_socket(self, address: str) -> None:
        if sum(self.sockets.values()) >= self._settings.sockets:
            raise Refusal("full", "The server is full. Try later.")
        if self.sockets.get(address, 0) >= self._settings.sockets_per_address:
            raise Refusal("slow-down", "Too many open lines from your address.")

    def unsocket(self, address: str) -> None:
        self.sockets[address] -= 1
        if not self.sockets[address]:
            del self.sockets[address]

    def commands(self) -> Bucket:
        """A bucket for one socket's commands."""
        rate = self._settings.commands_per_second
        return Bucket(rate, rate * BURST)


def bucket(buckets: "OrderedDict[str, Bucket]", address: str, rate: float, burst: float) -> Bucket:
    """The address's bucket; the ones not used for longest are forgotten."""
    if address not in buckets:
        buckets[address] = Bucket(rate, burst)
        while len(buckets) > ADDRESSES:
            buckets.popitem(last=False)
    buckets.move_to_end(address)
    return buckets[address]


@lru_cache(maxsize=ADDRESSES)
def household(host: str) -> str:
    """Whom a limit is for: an address, or all the IPv6 addresses that one household has."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if address.version == 4:
        return host
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((int(address) >> HOUSEHOLD << HOUSEHOLD, HOUSEHOLD)))
