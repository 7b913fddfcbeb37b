"""The same source runs compiled, interpreted and with bounds checked: to the same positions."""

import json
import os
import subprocess
import sys

import pytest

from boroughs.games import all_games, load
from tests.cases import cases, random_match

MOVES = 250
SCRIPT = """
import json, sys
from boroughs.games import load
from tests.cases import cases, random_match
hashes = {str(c): random_match(c, 21, int(sys.argv[2]))[0].hash() for c in cases(load(sys.argv[1]))}
print(json.dumps(hashes))
"""


def hashes_in_another_process(game: str, **environment: str) -> dict[str, str]:
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", SCRIPT, game, str(MOVES)],
        env={**os.environ, **environment, "BOROUGHS_QUIET": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    found: dict[str, str] = json.loads(done.stdout)
    return found


@pytest.mark.parametrize("game", [g.id for g in all_games()])
def test_interpreted_rules_play_the_same_matches(game: str):
    assert hashes_in_another_process(game, BOROUGHS_INTERPRET="1") == ours(game)


@pytest.mark.slow
@pytest.mark.parametrize("game", [g.id for g in all_games()])
def test_no_index_leaves_its_array(game: str):
    assert hashes_in_another_process(game, NUMBA_BOUNDSCHECK="1") == ours(game)


def ours(game: str) -> dict[str, str]:
    return {str(case): random_match(case, 21, MOVES)[0].hash() for case in cases(load(game))}
