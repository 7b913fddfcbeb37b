"""Random matches: they end, everything stays in its place, and everything that is printed is used."""

import random
from collections import Counter

import numpy as np
import pytest

from boroughs.games.flatiron import components as box
from boroughs.games.flatiron import events as ev
from boroughs.games.flatiron import vocabulary as v
from boroughs.games.flatiron.effects import can, own_effect
from boroughs.games.flatiron.faces import column_effects
from boroughs.games.flatiron.page import current_effect
from boroughs.games.flatiron.state import EFFECT_AT, NONE, OFFERED, STEP
from boroughs.games.flatiron.ways import ways
from boroughs.kernel.note import new_log
from boroughs.match import Match
from boroughs.match.simulation import Simulation, random_keys
from tests.games.flatiron.table import GAME

LIMIT = {"turn-limit": 60}
MATCHES = 3000


@pytest.mark.rule("FL40")
@pytest.mark.parametrize("players", [1, 2])
def test_random_matches_end_and_everything_is_accounted_for_after_every_move(players: int):
    play = Simulation(GAME, players, LIMIT, 3, checked=True)
    _, _, lengths = play(random_keys(random.Random(players), MATCHES))
    assert not {GAME.invariants[-n - 1] for n in lengths if n < -1}
    assert lengths.min() > 0


def test_a_state_is_small():
    assert GAME.layout.size <= 2048


def played(players: int, seed: int):
    """A random match, as states before each move, the moves, and what they noted."""
    state, buffer, log = GAME.blank(), GAME.new_move_buffer(), new_log()
    chooser = random.Random(seed)
    state.key[0] = np.frombuffer(chooser.randbytes(16), np.uint64)
    GAME.door.setup(state, 0, players, GAME.option_codes(LIMIT), log)
    while GAME.door.actor(state, 0) >= 0:
        before = state.view(np.ndarray).copy()
        move = int(chooser.choice(buffer[: GAME.door.legal(state, 0, buffer)]))
        log[0, 0] = 0
        GAME.door.apply(state, 0, move, log)
        yield before[0], move, log[1 : log[0, 0] + 1]


def test_every_kind_of_effect_is_run_in_random_matches(capsys: pytest.CaptureFixture[str]):
    """All effects, floor effects, end scorings and actions of Daniel's; the counts are printed."""
    ran = {"effect": Counter(), "floor effect": Counter(), "scoring": Counter(), "Daniel's action": Counter()}
    for seed in range(160):
        for before, _, rows in played(1 + seed % 2, seed):
            for row in rows.tolist():
                count(ran, before, row)
    with capsys.disabled():
        for what, counts in ran.items():
            print(f"\n{what}: " + ", ".join(f"{name} {n}" for name, n in sorted(counts.items())), end="")
        print()
    assert set(ran["effect"]) == set(v.EFFECTS)
    assert set(ran["floor effect"]) == set(v.FLOOR_EFFECTS) - {"none"}
    assert set(ran["scoring"]) == set(v.SCORINGS)
    assert set(ran["Daniel's action"]) == {*v.DANIEL_ACTIONS, "take-city-hall-card"}


def count(ran: dict[str, Counter], before, row: list[int]) -> None:
    kind, player, first = row[0], row[1], row[2]
    if kind == ev.EFFECT_RUN:
        ran["effect"][v.EFFECT_NAMES[first]] += 1
    elif kind == ev.SCORED_CARD:
        ran["scoring"][v.SCORING_NAMES[box.SCORING_ROWS[2 * first + row[3]][v.KIND]]] += 1
    elif kind in DANIELS:
        ran["Daniel's action"][DANIELS[kind]] += 1
    elif kind == ev.FLOOR_HELPED:
        ran["floor effect"][v.FLOOR_EFFECT_NAMES[first]] += 1
    floor = box.FLOOR_ROWS[int(before["floor"])]
    helped = {
        v.CITY_HALL_DOLLARS: kind == ev.TOOK and first > box.TAKE,
        v.SHARE_PLACE: kind == ev.WENT and before["figure"][1 - player] == first,
        v.SALE_DOLLARS: kind == ev.PILLAR_SOLD,
        v.HALL_DISCOUNT: kind == ev.ACQUIRED,
        v.PILLAR_DISCOUNT: kind == ev.PILLAR_BOUGHT,
        v.SAME_COLOUR: kind == ev.BUILT and first in before["slots"][int(before["level"])],
    }
    if helped.get(floor[v.KIND]):
        ran["floor effect"][v.FLOOR_EFFECT_NAMES[floor[v.KIND]]] += 1


DANIELS = {
    ev.DANIEL_POPULAR: "score-popularity",
    ev.DANIEL_BUILT: "build-pillar",
    ev.DANIEL_RAISED: "build-floor",
    ev.DANIEL_HALL_CARD: "take-city-hall-card",
}


@pytest.mark.rule("FL27")
def test_an_effect_is_offered_just_if_there_is_a_way_to_run_it():
    """The question whether it can be run and the list of ways must agree, chains of copies included."""
    buffer, offered, copies = GAME.new_move_buffer(), Counter(), 0
    for seed in range(60):
        match = Match(GAME, 2, LIMIT, random.Random(seed).randbytes(16), auto=False)
        chooser = random.Random(seed)
        while not match.over:
            state = match.state[0]
            if state.depth > 0 and state.frames[state.depth - 1, STEP] == OFFERED:
                effect = int(state.frames[state.depth - 1, EFFECT_AT])
                possible = bool(can(state, effect, int(state.money[state.turn])))
                assert possible == (ways(state, buffer) > 0), f"seed {seed}, version {match.version}"
                offered[possible] += 1
                copies += box.EFFECT_ROWS[effect][v.KIND] >= v.FIRST_COPY
            match.play(int(chooser.choice(match.legal_ids())))
    assert offered[True] > 1000
    assert offered[False] > 0, "offered all the same, because a newspaper might help"
    assert copies > 100


@pytest.mark.rule("FL14", "FL25")
def test_a_page_shows_the_columns_that_the_rules_run():
    for before, _, _ in (step for seed in range(6) for step in played(2, 100 + seed)):
        state = np.array([before]).view(np.recarray)[0]
        if state.board[1] == NONE or state.rounds % 10:
            continue
        for company in range(2):
            for column in range(4):
                shown = column_effects(state, company, column)
                rows = [own_effect(state, company, column, row) for row in range(box.ROWS)]
                assert [row for row in rows if row != NONE] == shown
        if state.depth > 0:
            assert 0 <= current_effect(state) < len(box.EFFECT_ROWS)


@pytest.mark.rule("FL25")
def test_effects_nest_in_random_matches():
    deepest = max(int(before["depth"]) for seed in range(40) for before, _, _ in played(2, 200 + seed))
    assert 4 <= deepest < box.DEPTH
