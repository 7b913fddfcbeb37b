"""The advice for bots: whoever follows it wins."""

import random

import numpy as np

from boroughs.games import load
from boroughs.games.project_skyline import preview
from boroughs.games.project_skyline.components import BESIDE
from boroughs.games.project_skyline.state import FINISHED
from boroughs.match import Match
from tests.contest import GREEDY, HINTED, RANDOM, wins

GAME = load("project-skyline")
ADVICE, LOOKAHEAD, MOVES = (GAME.module(name) for name in ("advice", "lookahead", "moves"))


def test_greedy_beats_random():
    """At least 70 % of two-player matches; 92 % of 600 were measured."""
    assert wins(GAME, 100, GREEDY, RANDOM) >= 0.7


def test_hints_beat_random():
    assert wins(GAME, 500, HINTED, RANDOM) >= 0.65


def test_the_evaluation_is_exact_at_the_end():
    for seed in range(6):
        chooser, points = random.Random(seed), np.zeros(4)
        match = Match(GAME, 2 + seed % 3, {"expert": seed > 2}, chooser.randbytes(16))
        while not match.over:
            match.play(int(chooser.choice(match.legal_ids())))
        ADVICE.evaluate(match.state[0], points)
        assert points[: match.players].tolist() == match.points


def test_what_is_known_of_a_seat_is_what_stands_there():
    """The rent of one stop on each street space, and what the buildings count, field by field."""
    for seed in range(8):
        chooser = random.Random(seed)
        match = Match(GAME, 2 + seed % 3, {}, chooser.randbytes(16), auto=False)
        while not match.over:
            state, rent, known = match.state, preview.field_rents(match.state), ADVICE.survey(match.state[0])
            for seat in range(match.players):
                fields = np.flatnonzero(state.owner[0] == seat)
                assert known[seat, ADVICE.BUILDINGS] == ADVICE.BUILT[state.height[0][fields]].sum(), f"seed {seed}"
                spaces = [int(field) for field in BESIDE if field in fields]
                assert known[seat, ADVICE.STREET_RENT] == sum(rent[field] for field in spaces), f"seed {seed}"
            match.play(int(chooser.choice(match.legal_ids())))


def test_a_move_weighed_leaves_the_lead_that_the_table_has_after_it():
    """What weighing knows of a move from what it changes is what a look at the changed city says, for every kind of move that changes it."""
    kinds = set()
    for seed in range(20):
        chooser, players = random.Random(seed), 2 + seed % 3
        match = Match(GAME, players, {"expert": seed % 2 == 1}, chooser.randbytes(16), auto=False)
        while not match.over:
            state, known = match.state, ADVICE.survey(match.state[0])
            for move in match.legal_ids().tolist():
                kind = GAME.moves.kind_of(move).name
                after = state.copy()
                if not changes_the_city(after[0], move):
                    continue
                kinds.add(kind)
                after.towers[0] = state.towers[0]  # how near the end is, is asked before the move
                told = ADVICE.after(state[0], move, known)
                assert told == ADVICE.lead(after[0], ADVICE.survey(after[0])), f"seed {seed}: {GAME.moves.text(move)}"
            match.play(int(chooser.choice(match.legal_ids())))
    assert kinds == {"tower", "storey", "build", "march", "remove", "swap", "move"}


def changes_the_city(s, move: int) -> bool:
    """Makes a move that is all of a turn and changes nothing but buildings; else returns False."""
    kind = GAME.moves.kind_of(move).name
    joins = kind == "march" and s.owner[move - MOVES.MARCH] == s.turn
    if kind in ("start", "stay", "advance", "tax") or joins or not LOOKAHEAD.leaves_nothing_open(s, move):
        return False
    LOOKAHEAD.do(s, move)
    return bool(s.phase != FINISHED)


def test_weighing_prefers_a_tower_to_a_storey_that_earns_nothing():
    """Nearly always: now and then the building that would march holds a dear group together."""
    better, compared = 0, 0
    for seed in range(20):
        chooser = random.Random(seed)
        match = Match(GAME, 3, {}, chooser.randbytes(16))
        weights = np.zeros(GAME.moves.size)
        while not match.over:
            outcomes = list(match.view(match.actor).extras["moves"].values())
            towers = [i for i, o in enumerate(outcomes) if o.get("height") == "three"]
            idle = [i for i, o in enumerate(outcomes) if o.get("height") == "one" and o["income"] == [0] * 3]
            moves = match.legal_ids()
            if towers and idle:
                ADVICE.weigh(match.state[0], moves, len(moves), weights)
                better += max(weights[i] for i in towers) > max(weights[i] for i in idle)
                compared += 1
            match.play(int(chooser.choice(moves)))
    assert compared > 20
    assert better / compared > 0.8, f"{better} of {compared}"
