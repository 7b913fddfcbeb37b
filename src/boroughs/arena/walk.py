"""Walks through recorded matches again, and counts what reports tell: choices, events, branching, what is hidden."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from boroughs.games import Game
from boroughs.kernel import seed_dice
from boroughs.kernel.note import new_log
from boroughs.kernel.record import OPEN
from boroughs.match import Match, Record
from boroughs.match.record import start
from boroughs.match.sight import extras

LOOKS, WORLDS = 6, 24
"""How often in a match hidden information is weighed, and in how many other worlds."""
FEW = 40
"""Fields with more values than that are not told value by value."""


@dataclass
class Steps:
    """What happened in the matches of one number of players."""

    matches: int = 0
    branching: list[int] = field(default_factory=list)
    """By decision: how many legal moves there were, forced decisions left out."""
    course: list[list[int]] = field(default_factory=list)
    """By tenth of a match: the same."""
    runs: list[int] = field(default_factory=list)
    """How many decisions in a row one seat took."""
    trees: list[float] = field(default_factory=list)
    """By match: the size of the game's tree along it, as a power of ten."""
    chosen: Counter[tuple[str, str, str]] = field(default_factory=Counter)
    """By kind of move, field and value: how often it was chosen."""
    offered: Counter[tuple[str, str, str]] = field(default_factory=Counter)
    """The same: in how many decisions it could have been."""
    kinds: Counter[str] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)
    named: Counter[tuple[str, str, str]] = field(default_factory=Counter)
    """By kind of event, field and value: cards, rules and places in what happened."""
    told: Counter[str] = field(default_factory=Counter)
    """By kind of event: the points or money that it told of."""
    sources: dict[str, list[list[float]]] = field(default_factory=dict)
    """By source of points: the winner's and each other's, match by match."""
    hidden: list[tuple[int, float]] = field(default_factory=list)
    """By look: how many numbers of the record differ between worlds that look the same, and at most how many bits that is."""


def walk(game: Game, records: Iterable[Record]) -> Steps:
    """Replays records and counts."""
    steps = Steps(course=[[] for _ in range(10)])
    tables = Tables(game)
    for record in records:
        one_match(game, tables, start(record), record, steps)
        steps.matches += 1
    return steps


class Tables:
    """A game's moves taken apart once: what every id says."""

    def __init__(self, game: Game):
        self.kinds = [game.moves.kind_of(i).name for i in range(game.moves.size)]
        self.parts = [list(self._parts(game, i)) for i in range(game.moves.size)]

    @staticmethod
    def _parts(game: Game, move: int) -> Iterator[tuple[str, str, str]]:
        kind = game.moves.kind_of(move)
        for name, value in game.moves.fields(move).items():
            if 1 < kind.fields[name].count <= FEW:
                yield kind.name, name, str(value)


def one_match(game: Game, tables: Tables, match: Match, record: Record, steps: Steps) -> None:
    state, log, buffer = match.state, new_log(), game.new_move_buffer()
    moves = [game.moves.parse(text) for text in record.moves]
    look_at = {int(n) for n in np.linspace(0, len(moves) - 1, LOOKS)}
    last, run, tree = -1, 0, 0.0
    for rows in match.event_rows:
        count_events(game, rows, steps)
    for n, move in enumerate(moves):
        seat = int(game.door.actor(state, 0))
        legal = buffer[: game.door.legal(state, 0, buffer)]
        if len(legal) > 1:
            steps.branching.append(len(legal))
            steps.course[10 * n // len(moves)].append(len(legal))
            tree += float(np.log10(len(legal)))
            count_choice(tables, legal, move, steps)
            if seat == last:
                run += 1
            else:
                steps.runs += [run] if run else []
                last, run = seat, 1
        if n in look_at:
            steps.hidden.append(weigh_hidden(game, state, seat, n))
        log[0, 0] = 0
        game.door.apply(state, 0, move, log)
        count_events(game, log[1 : log[0, 0] + 1], steps)
    steps.runs += [run] if run else []
    steps.trees.append(tree)
    count_sources(game, state, record, steps)


def count_choice(tables: Tables, legal: Any, move: int, steps: Steps) -> None:
    steps.kinds[tables.kinds[move]] += 1
    steps.chosen.update(tables.parts[move])
    steps.offered.update({part for m in legal for part in tables.parts[m]})


def count_events(game: Game, rows: Any, steps: Steps) -> None:
    for row in rows:
        kind = game.events.kinds[row[0]]
        steps.events[kind.name] += 1
        for n, (name, domain) in enumerate(kind.fields.items(), 1):
            if domain.values and 0 <= row[n] < len(domain.values):
                steps.named[kind.name, name, domain.values[row[n]]] += 1
            elif name == "points" or domain.label in ("points", "money"):
                steps.told[kind.name] += int(row[n])


def count_sources(game: Game, state: Any, record: Record, steps: Steps) -> None:
    """Points by source at the end, the winners' and the others'."""
    breakdown = extras(game, game.seen(state, -1), -1).get("breakdown")
    if not breakdown or record.result is None:
        return
    for points, place in zip(breakdown, record.result.places, strict=False):
        for source, value in points.items():
            steps.sources.setdefault(source, [[], []])[place != 1].append(float(value))


def weigh_hidden(game: Game, state: Any, seat: int, seed: int) -> tuple[int, float]:
    """How much a seat does not know: the numbers that differ between worlds that fit what it sees, and their entropy summed
    up one by one, in bits. The sum is an upper bound: numbers that hang together are counted each."""
    if seat < 0 or all(f.sight == OPEN for n, f in game.layout.fields.items() if n not in ("key", "draws")):
        return 0, 0.0
    known, dice, worlds = game.seen(state, seat), seed_dice(seed), []
    for _ in range(WORLDS):
        plain = game.world(known, seat, dice).view(np.ndarray)
        fields = [f for f in game.layout.fields if f not in ("key", "draws")]
        worlds.append(np.concatenate([plain[f][0].ravel().astype(np.int64) for f in fields]))
    numbers = np.stack(worlds)
    varied = numbers[:, (numbers != numbers[0]).any(axis=0)]
    return varied.shape[1], float(sum(entropy(column) for column in varied.T))


def entropy(column: Any) -> float:
    shares = np.unique(column, return_counts=True)[1] / len(column)
    return float(-(shares * np.log2(shares)).sum())
