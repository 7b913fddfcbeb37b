"""Judging a match: every decision, by what its player could know."""

import random

import pytest

from boroughs.bots.analysis import Verdict, analyse, judged, ranked
from boroughs.bots.bot import Answer, Budget, Candidate
from boroughs.games import all_games, load
from boroughs.match import Match
from tests.cases import Case, random_match


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
        assert verdict.line[0] == verdict.best == verdict.candidates[0].move


def test_random_play_gives_much_away():
    match = finished(load("manhattan"), 2)
    found = list(analyse(match.game, 2, match.options, match.key, match.moves, Budget(iterations=300)))
    assert sum(v.loss for v in found) / len(found) > 0.02
    assert {"best", "blunder"} <= {v.grade for v in found}


def judged_at(version: int, move: int | None = None) -> Verdict:
    """A decision of a random match of four in Manhattan, as it was played or with another move."""
    whole, _ = random_match(Case("manhattan", 4), 11)
    match, seat = whole.replayed(version), whole.replayed(version).actor
    played = whole.moves[version] if move is None else move
    return judged(match.game, match.seen(seat), seat, played, version, Budget(iterations=1000), 1)


@pytest.mark.parametrize("version", [91, 189])
def test_a_blunder_is_found_among_many_moves(version):
    """The played move has more visits than any other, as it was given them."""
    found = judged_at(version)
    assert max(found.candidates, key=lambda c: c.visits).move == found.move
    assert found.grade == "blunder"
    assert found.candidates[0].move == found.line[0] == found.best != found.move


def test_the_best_move_gives_nothing_away():
    best = judged_at(189).best
    found = judged_at(189, best)
    assert found.loss == 0.0
    assert found.candidates[0].move == found.best == best


@pytest.mark.parametrize("game", all_games(), ids=lambda g: g.id)
def test_where_there_was_no_choice_it_still_tells_how_all_stand(game):
    match = finished(game, 2)
    forced = [n for n in range(match.version) if len(match.replayed(n).legal()) == 1]
    for n in {forced[0], forced[-1]}:
        past, move = match.replayed(n), match.moves[n]
        found = judged(game, past.seen(past.actor), past.actor, move, n, Budget(iterations=20), 1)
        assert (found.move, found.best, found.line, found.candidates) == (move, move, [move], [])
        assert found.loss == 0.0
        assert sum(found.chances) == pytest.approx(1.0)


def test_where_chances_are_alike_points_decide():
    played, other = Candidate(1, 60, 0.0, 50.0), Candidate(2, 40, 0.0, 70.0)
    assert ranked(Answer(1, [played, other], iterations=100), played) == [other, played]


def test_the_end_of_a_decided_match_is_seen():
    match = finished(load("manhattan"), 2)
    winner = match.result.places.index(1)
    *_, last = analyse(match.game, 2, match.options, match.key, match.moves, Budget(iterations=200))
    assert last.chances[winner] > 0.9
