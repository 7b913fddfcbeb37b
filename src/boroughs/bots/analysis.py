"""What each decision of a match was worth: chances before it, the best alternative, and what it gave away.

A decision is judged by what its player could know, not by what turned out to lie in the piles.
"""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import numpy as np

from boroughs.bots.bot import Answer, Budget, Candidate, legal_moves, players_of
from boroughs.bots.forest import Tree, room
from boroughs.bots.search import Search
from boroughs.games import Game
from boroughs.kernel import SILENT

GRADES = {"best": 0.01, "good": 0.03, "inaccuracy": 0.08, "mistake": 0.15, "blunder": 1.0}
"""A decision's name by what it gave away at most. Its words are the messages `grade-NAME`."""
ENOUGH = 10
"""Visits below which a candidate's figures mean nothing."""


class Verdict(msgspec.Struct, frozen=True):
    """One decision of a match, judged."""

    n: int
    """The version of the match before the decision."""
    seat: int
    move: int
    best: int
    """The move that the search likes best; the same as `move` if nothing better was found."""
    loss: float
    """The chance to win that the move gave away against the best one, 0 to 1."""
    points_lost: float
    """The points that it gave away; may be below 0 where points and winning differ."""
    chances: list[float]
    """Each seat's chance to win before the decision, as its player could judge it."""
    points: list[float]
    line: list[int]
    """Expected play from the best move on."""
    candidates: list[Candidate] = []

    @property
    def grade(self) -> str:
        return next(name for name, most in GRADES.items() if self.loss <= most)


def positions(game: Game, players: int, options: dict[str, Any], key: bytes, moves: Sequence[int]) -> Iterator[Any]:
    """Of every decision of a match in which there was something to decide: its number, what its seat knew, the seat, the move."""
    state = game.blank()
    state.key[0] = np.frombuffer(key, "<u8")
    game.door.setup(state, 0, players, game.option_codes(options), SILENT)
    for n, move in enumerate(moves):
        actor = int(game.door.actor(state, 0))
        assert actor >= 0, f"move {n} of the match comes after its end"
        known = game.seen(state, actor)
        if len(legal_moves(game, known)) > 1:
            yield n, known, actor, int(move)
        game.door.apply(state, 0, int(move), SILENT)


def analyse(
    game: Game,
    players: int,
    options: dict[str, Any],
    key: bytes,
    moves: Sequence[int],
    budget: Budget | None = None,
    seed: int = 1,
) -> Iterator[Verdict]:
    """Judges every decision of a match, one by one as it gets to them."""
    for n, known, seat, move in positions(game, players, options, key, moves):
        yield judged(game, known, seat, move, n, budget or Budget(seconds=0.2), seed + n)


def look(game: Game, known: Any, seat: int, budget: Budget, seed: int, focus: int = -1) -> Answer:
    search, threads = Search(budget, early=False), budget.threads or 1
    trees = [Tree(game, known, seat, players_of(known), seed + k, room(2 * threads)) for k in range(threads)]
    return search.searched(game, trees, budget, focus)


def judged(game: Game, known: Any, seat: int, move: int, n: int, budget: Budget, seed: int) -> Verdict:
    """One decision: the search gives the move that was played its share of thought."""
    answer = look(game, known, seat, budget, seed, focus=move)
    played = next((c for c in answer.candidates if c.move == move), Candidate(move, 0, 0.0, 0.0))
    best = best_of(answer.candidates)
    if better(played, best):
        best = played
    return Verdict(
        n,
        seat,
        move,
        best.move,
        max(0.0, (best.win or 0.0) - (played.win or 0.0)),
        (best.points or 0.0) - (played.points or 0.0),
        answer.chances,
        answer.points,
        answer.line if answer.line[0] == best.move else [best.move],
        answer.candidates,
    )


def best_of(candidates: Sequence[Candidate]) -> Candidate:
    """The most visited candidate: the search's own choice."""
    return max(candidates, key=lambda c: (c.visits, c.win or 0.0))


def better(played: Candidate, best: Candidate) -> bool:
    return played.visits >= ENOUGH and (played.win or 0.0) >= (best.win or 0.0)
