"""Figures for Prometheus, in a registry of the server's own."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

if TYPE_CHECKING:
    from boroughs.server.house import House

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

    def text(self) -> bytes:
        return generate_latest(self.registry)
