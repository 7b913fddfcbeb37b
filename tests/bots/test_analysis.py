"""Judging a match: every decision, by what its player could know."""

import random

import pytest

from boroughs.bots.analysis import analyse
from boroughs.bots.bot import Budget
from boroughs.games import all_games
from boroughs.match import Match


def finished(game, players: int) -> Match:
    match, chooser = Match(game, players, game.between_programs, key=bytes(range(16))), random.Random(2)
    while not match.over:
        match.play(int(chooser.choice(match.legal_ids())))
    return match


@pytest.mark.parametrize("game", all_games(), ids=lambda g: g.id)
def test_every_decision_is_judged(game):
    match = finished(game, max(2, game.least))
    found = list(analyse(game, match.players, match.options, match.key, match.moves, Budget(iterations=12)))
    assert [v.n for v in found] == [n for n in range(match.version) if len(match.replayed(n).legal()) > 1]
    for verdict in found:
        assert match.moves[verdict.n] == verdict.move
        assert 0.0 <= verdict.loss <= 1.0
        assert sum(verdict.chances) == pytest.approx(1.0)
        assert verdict.move in [c.move for c in verdict.candidates]
        assert verdict.line[0] == verdict.best


def test_a_blunder_is_found_and_the_best_move_is_none():
    match = finished(all_games()[0] if all_games()[0].id == "manhattan" else Match("manhattan", 2).game, 2)
    found = list(analyse(match.game, 2, match.options, match.key, match.moves, Budget(iterations=300)))
    random_play = sum(v.loss for v in found) / len(found)
    assert random_play > 0.002
    assert {v.grade for v in found} & {"inaccuracy", "mistake", "blunder"}


def test_the_end_of_a_decided_match_is_seen():
    match = finished(Match("manhattan", 2).game, 2)
    winner = match.result.places.index(1)
    *_, last = analyse(match.game, 2, match.options, match.key, match.moves, Budget(iterations=200))
    assert last.chances[winner] > 0.9
