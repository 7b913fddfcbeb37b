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
MOVES_TOLD = 100
"""To tell of so many moves counts as one request more."""
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


class Allowance:
    """What each address may do so often; who does more is refused in so many words."""

    def __init__(self, rate: float, burst: float, refusal: str, digits: int | None = 2):
        self._rate, self._burst, self._refusal, self._digits = rate, burst, refusal, digits
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    @classmethod
    def hourly(cls, count: float, refusal: str) -> "Allowance":
        """All of it may come at once."""
        return cls(count / HOUR, count, refusal, digits=None)

    def use(self, address: str, count: float = 1.0) -> None:
        wait = self.bucket(address).ask(count)
        if wait > 0:
            raise Refusal("slow-down", self._refusal, retry_after=round(wait, self._digits))

    def bucket(self, address: str) -> Bucket:
        """The address's bucket; the ones not used for longest are forgotten."""
        buckets = self._buckets
        if address not in buckets:
            buckets[address] = Bucket(self._rate, self._burst)
            while len(buckets) > ADDRESSES:
                buckets.popitem(last=False)
        buckets.move_to_end(address)
        return buckets[address]


class Limits:
    """What each address has used up."""

    def __init__(self, settings: Settings):
        self._settings = settings
        requests, questions = settings.requests_per_second, settings.questions_per_second
        self._requests = Allowance(requests, requests * BURST, "Too many requests. Wait a moment.")
        self._questions = Allowance(questions, max(questions, AT_ONCE), "Too many questions from your address.")
        self._chat = Allowance(
            settings.chat_per_second, CHAT_AT_ONCE, "Too much chat from your address. Wait a moment."
        )
        self._tables = Allowance.hourly(settings.tables_per_hour, "Too many new tables from your address. Try later.")
        self._visitors = Allowance.hourly(
            settings.visitors_per_hour, "Too many newcomers from your address. Try later."
        )
        commands = settings.commands_per_second_of_address
        self._commands = Allowance(commands, commands * BURST, "")
        self.sockets: dict[str, int] = {}

    def request(self, address: str, cost: float = 1.0) -> None:
        """Counts a request; refuses when there are too many. One that keeps the server busy counts for several."""
        self._requests.use(address, cost)

    def more(self, address: str, cost: float) -> None:
        """Counts what a request turns out to cost beside its own; at most half of what may come at once, so that it can always be had."""
        self._requests.use(address, min(cost, self._settings.requests_per_second * BURST / 2))

    def told(self, address: str, moves: int) -> None:
        """Counts what a request adds that tells of so many moves."""
        self.more(address, moves / MOVES_TOLD)

    def questions(self, address: str, count: int) -> None:
        """Counts moves that somebody asks about, on all lines of an address: what they bring is found out on the spot."""
        self._questions.use(address, count)

    def chat(self, address: str) -> None:
        """Counts a line of chat."""
        self._chat.use(address)

    def table(self, address: str) -> None:
        self._tables.use(address)

    def visitor(self, address: str) -> None:
        """Counts somebody who gets a cookie or a token."""
        self._visitors.use(address)

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

    def commands_of(self, address: str) -> Bucket:
        """The bucket for the commands of all sockets of an address."""
        return self._commands.bucket(address)


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
