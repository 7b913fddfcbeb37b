"""Figures for Prometheus, in a registry of the server's own."""

import asyncio
import math
import time
from collections.abc import Iterable
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

if TYPE_CHECKING:
    from boroughs.server.house import House

TICK = 0.5
PATIENCE = 2.0
LATENCY = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics(Collector):
    """Counts while the server runs; gauges are read when somebody asks."""

    def __init__(self, house: "House"):
        self._house = house
        self.registry = CollectorRegistry()
        self.moves = Counter("boroughs_moves", "Moves acknowledged", registry=self.registry)
        self.refused = Counter("boroughs_refused", "Commands refused", ["code"], registry=self.registry)
        self.latency = Histogram(
            "boroughs_command_seconds", "From command to answer", ["command"], buckets=LATENCY, registry=self.registry
        )
        self.requests = Counter("boroughs_requests", "HTTP requests", ["route", "status"], registry=self.registry)
        self.cut = Counter("boroughs_cut", "Lines that were cut", ["why"], registry=self.registry)
        self.delay = Histogram(
            "boroughs_loop_delay_seconds",
            "How late the server comes to what is due",
            buckets=LATENCY,
            registry=self.registry,
        )
        self.database = Gauge("boroughs_database_bytes", "Size of the database", registry=self.registry)
        ProcessCollector(registry=self.registry)
        self.registry.register(self)

    def collect(self) -> Iterable[Metric]:
        house = self._house
        gauges = {
            "boroughs_tables": ("Tables in memory", len(house.rooms.open)),
            "boroughs_viewers": ("Open sockets and streams", len(house.attendance.viewers)),
            "boroughs_bot_queue": ("Bots that have the turn", len(house.caretaker.bots)),
            "boroughs_reviews": ("Hints and reviews that wait or run", house.thinkers.reviews),
            "boroughs_store_batches": ("Commits", house.store.writer.batches),
            "boroughs_store_writes": ("Writes, many in one commit", house.store.writer.written),
        }
        for name, (text, value) in gauges.items():
            yield GaugeMetricFamily(name, text, value=value)
        failed = house.store.writer.failed
        yield CounterMetricFamily("boroughs_store_failed", "Writes that failed", value=failed)

    async def watch(self) -> None:
        """Sleeps a little again and again: what wakes late shows that something keeps the server busy."""
        while True:
            due = time.perf_counter() + TICK
            await asyncio.sleep(TICK)
            self.delay.observe(max(0.0, time.perf_counter() - due))

    async def text(self) -> bytes:
        """All figures. Where the database does not say its size, there is none."""
        try:
            async with asyncio.timeout(PATIENCE):
                self.database.set(await self._house.store.size())
        except Exception:  # noqa: BLE001
            self.database.set(math.nan)
        return generate_latest(self.registry)
