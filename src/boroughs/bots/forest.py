"""One tree of a search: its arrays, and running iterations in it. A search has one tree a thread."""

from functools import lru_cache
from typing import Any

import numpy as np

from boroughs.bots.bot import Candidate
from boroughs.bots.compiled import search, tree
from boroughs.bots.tuning import Settings
from boroughs.games import Game
from boroughs.kernel import SILENT, seed_dice

MEMORY = 240 << 20
"""Bytes for the trees of one search, old and new together."""
MOST_NODES = 1_000_000
MAX_SEATS = 8
SAMPLES = 64


@lru_cache(maxsize=16)
def compiled(game: Game) -> Any:
    """The search compiled against a game."""
    advice = game.module("advice")
    bound: dict[str, Any] = {name: getattr(advice, name) for name in ("evaluate", "weigh", "hint")}
    for template in search.BOUND:
        own = getattr(advice, template.__name__, None) if template in search.OF_ADVICE else None
        bound[template.__name__] = own or game.specialise(template, **bound)
    return bound["iterate"]


def room(threads: int) -> int:
    """Nodes for each of so many trees."""
    return min(MOST_NODES, MEMORY // (threads * tree.NODE.itemsize))


class Tree:
    """A tree under one root position."""

    def __init__(self, game: Game, known: Any, seat: int, players: int, seed: int, nodes: int):
        self.game, self.seat, self.players = game, seat, players
        self.root = known.copy()
        self.dice = seed_dice(seed)
        self.nodes: Any = np.empty(nodes, tree.NODE).view(np.recarray)
        self.used = int(tree.plant(self.nodes))
        self.tally = np.zeros((3, MAX_SEATS))
        self.done = 0
        """Iterations run for this root; visits of the root may be more, from before."""
        self._iterate = compiled(game)
        self._work, self._scratch = game.blank(), game.blank()
        self._moves = game.new_move_buffer()
        self._marks = np.zeros(game.moves.size + 1, np.int64)
        self._weights = np.zeros(game.moves.size)
        self._path = np.zeros(search.DEEPEST, np.int32)
        self._by_seat = np.zeros((3, MAX_SEATS))
        self._places = np.zeros(MAX_SEATS, np.int64)

    def run(self, count: int, settings: Any, stop: Any) -> int:
        """Runs so many iterations unless stopped. Returns how many it ran."""
        before = self.visits
        self.used = int(
            self._iterate(
                self.root,
                self._work,
                self._scratch,
                self.seat,
                self.players,
                count,
                self.nodes,
                self.used,
                settings,
                self.tally,
                self._moves,
                self._marks,
                self._weights,
                self._path,
                self._by_seat,
                self._places,
                self.dice,
                stop,
            )
        )
        ran = self.visits - before
        self.done += ran
        return ran

    @property
    def visits(self) -> int:
        return int(self.nodes[0].visits)

    def children(self, node: int = 0) -> list[int]:
        found, c = [], int(self.nodes[node].first)
        while c:
            found.append(c)
            c = int(self.nodes[c].after)
        return found

    def below(self, move: int) -> int:
        """The root's child of a move, or 0."""
        return int(tree.child(self.nodes, 0, self.seat, move))

    def moved(self, known: Any, move: int, seed: int) -> "Tree":
        """The tree under one of the root's children, as a tree of its own."""
        new = Tree(self.game, known, self.seat, self.players, seed, len(self.nodes))
        new.used = int(tree.transplant(self.nodes, self.below(move), new.nodes))
        return new


@lru_cache(maxsize=64)
def spread(game: Game, players: int) -> float:
    """How many points two sides usually are apart at the end: what `margin` and `doubt` are counted in."""
    root = game.blank()
    game.door.setup(root, 0, players, game.option_codes(game.between_programs), SILENT)
    seat = int(game.door.actor(root, 0))
    one = Tree(game, game.seen(root, seat), seat, players, seed=1, nodes=SAMPLES)
    one.run(SAMPLES, Settings(cutoff=0).packed(1.0), np.zeros(1, np.int64))
    return max(float(one.tally[2].sum()) / SAMPLES / max(players - 1, 1), 1.0)


def merged(trees: list[Tree]) -> list[Candidate]:
    """The root's moves over all trees, most visited first."""
    sums: dict[int, list[float]] = {}
    for one in trees:
        for c in one.children():
            node = one.nodes[c]
            total = sums.setdefault(int(node.move), [0, 0.0, 0.0])
            total[0] += int(node.visits)
            total[1] += float(node.wins)
            total[2] += float(node.points)
    found = [Candidate(m, int(n), w / max(n, 1), p / max(n, 1)) for m, (n, w, p) in sums.items()]
    return sorted(found, key=lambda c: (-c.visits, -(c.win or 0.0), c.move))


def line(one: Tree, move: int, least: int = 10) -> list[int]:
    """Expected play: the most visited moves from the root down, as long as they were tried often enough to mean something."""
    moves, node = [move], one.below(move)
    while node and (kids := one.children(node)):
        node = max(kids, key=lambda c: (int(one.nodes[c].visits), -c))
        if int(one.nodes[node].visits) < least:
            break
        moves.append(int(one.nodes[node].move))
    return moves
