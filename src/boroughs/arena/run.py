"""Plays what is missing of a tournament: in this process, in several, or on a Ray cluster. The results are the same."""

import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing.connection import wait as wait_for_end
from typing import Any

import msgspec

from boroughs.arena.ledger import ENCODER, Ledger, Played
from boroughs.arena.tournament import Fixture, Tournament
from boroughs.bots import Budget, asked, make
from boroughs.games import GameError
from boroughs.match import Match
from boroughs.match.record import to_record

AHEAD = 3
"""Matches that wait for each worker, so that none has to."""


def play(tournament: Tournament, fixture: Fixture) -> bytes:
    """Plays one match and returns its line.

    Each seat has a bot of its own, and each decision a seed of its own: what happens does not depend on where it is played.
    """
    bots = [make(tournament.bots[b]) for b in fixture.bots]
    names = [tournament.names[b] for b in fixture.bots]
    match = Match(tournament.game, tournament.players, dict(tournament.options), tournament.key(fixture.deal), names)
    decisions = [0] * tournament.players
    while (seat := match.actor) is not None:
        seed = tournament.number_of("decision", fixture.number, match.version)
        match.play(asked(bots[seat], match.game, match.seen(seat), seat, Budget(), seed))
        decisions[seat] += 1
    record = msgspec.structs.asdict(to_record(match))
    played = Played(**record, number=fixture.number, deal=fixture.deal, bots=list(fixture.bots), decisions=decisions)
    return ENCODER.encode(played)


def check_bots(tournament: Tournament) -> None:
    """Complains about a bot that there is not, before anything starts."""
    for text in tournament.bots:
        make(text)


def run(ledger: Ledger, *, workers: int = 1, ray: str | None = None) -> Generator[Played, None, None]:
    """Plays every match that the ledger has not got, writes it down, and yields it.

    `ray` is a cluster's address, or "" for one on this machine.
    """
    missing = ledger.missing
    if ray is not None:
        lines = on_cluster(ledger.tournament, missing, ray)
    elif workers > 1 and len(missing) > 1:
        lines = in_processes(ledger.tournament, missing, workers)
    else:
        lines = (play(ledger.tournament, fixture) for fixture in missing)
    with contextlib.closing(lines):
        for line in lines:
            yield ledger.add(line)


def in_processes(tournament: Tournament, fixtures: Iterable[Fixture], workers: int) -> Generator[bytes, None, None]:
    """Lines as they come from worker processes. Whoever stops listening stops the workers."""
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, context, initializer=become_worker)
    try:
        start: Callable[[Fixture], Future[bytes]] = lambda fixture: pool.submit(play, tournament, fixture)  # noqa: E731
        yield from as_they_come(iter(fixtures), start, workers * AHEAD)
        pool.shutdown()
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        for child in multiprocessing.active_children():
            child.terminate()
        raise


def as_they_come(fixtures: Iterator[Fixture], start: Callable[[Fixture], Future[bytes]], most: int) -> Iterator[bytes]:
    """Keeps `most` matches under way, so that a long tournament does not fill the memory."""
    waiting: set[Future[bytes]] = set()
    while True:
        for fixture in fixtures:
            waiting.add(start(fixture))
            if len(waiting) >= most:
                break
        if not waiting:
            return
        done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        for future in done:
            yield future.result()


def become_worker() -> None:
    """Leaves Ctrl-C to the parent, and does not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent

    def follow() -> None:
        wait_for_end([parent.sentinel])
        os._exit(1)

    threading.Thread(target=follow, daemon=True).start()


def on_cluster(tournament: Tournament, fixtures: Iterable[Fixture], address: str) -> Generator[bytes, None, None]:
    """Lines as they come from a Ray cluster; "" starts one on this machine."""
    try:
        import ray
    except ImportError:
        raise GameError("Ray is not installed: pip install -e '.[cluster]' in the project's folder.") from None
    ray.init(address=address or None, log_to_driver=False, include_dashboard=False, configure_logging=False)
    try:
        remote: Any = ray.remote(play)
        most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        rest, waiting = iter(fixtures), []
        while True:
            for fixture in rest:
                waiting.append(remote.remote(tournament, fixture))
                if len(waiting) >= most:
                    break
            if not waiting:
                return
            done, waiting = ray.wait(waiting)
            yield from ray.get(done)
    finally:
        ray.shutdown()
