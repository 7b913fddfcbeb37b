"""What each decision of a match was worth: chances before it, the best alternative, and what it gave away.

A decision is judged by what its player could know, not by what turned out to lie in the piles.
"""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import numpy as np

from boroughs.bots.bot import Answer, Budget, Candidate, legal_moves, players_of
from boroughs.bots.compiled.search import FOCUS_EVERY
from boroughs.bots.forest import Tree, line, room
from boroughs.bots.search import Search, outlook
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
    """The moves that were compared, the best first; none where there was nothing to decide."""

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


def judged(game: Game, known: Any, seat: int, move: int, n: int, budget: Budget, seed: int) -> Verdict:
    """One decision: the search gives the move that was played its share of thought. Where there was no other, it only tells how all stand."""
    threads, search = budget.threads or 1, Search(budget, early=False)
    trees = [Tree(game, known, seat, players_of(known), seed + k, room(2 * threads)) for k in range(threads)]
    if len(legal_moves(game, known)) == 1:
        search.grow(game, trees, budget)
        return Verdict(n, seat, move, move, 0.0, 0.0, *outlook(trees), [move])
    answer = search.searched(game, trees, budget, focus=move)
    played = next(c for c in answer.candidates if c.move == move)
    candidates = ranked(answer, played)
    best = candidates[0]
    (win, points), (played_win, played_points) = merit(best), merit(played)
    return Verdict(
        n,
        seat,
        move,
        best.move,
        max(0.0, win - played_win),
        points - played_points,
        answer.chances,
        answer.points,
        line(max(trees, key=lambda t: t.visits), best.move),
        candidates,
    )


def ranked(answer: Answer, played: Candidate) -> list[Candidate]:
    """The candidates, the best first: the search's own choice, or the move that was played if it does no worse.

    Visits tell what the search likes, but those that the played move was given tell nothing.
    """
    given = answer.iterations // FOCUS_EVERY
    best = max(answer.candidates, key=lambda c: (c.visits - given * (c is played), merit(c)))
    if played.visits >= ENOUGH and merit(played) >= merit(best):
        best = played
    return [best, *(c for c in answer.candidates if c is not best)]


def merit(candidate: Candidate) -> tuple[float, float]:
    """The chance to win, then points: where the match is as good as decided, those are left to play for."""
    return candidate.win or 0.0, candidate.points or 0.0
