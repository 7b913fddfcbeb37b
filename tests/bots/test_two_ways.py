"""The search, greedy bots and the games' advice run compiled and interpreted, to the same tree and the same move."""

import json
import os
import subprocess
import sys

import pytest

from boroughs.games import all_games

SCRIPT = """
import json, sys
from boroughs.bots.bot import Budget, new_flag
from boroughs.bots.forest import Tree, merged
from boroughs.bots.simple import Greedy
from boroughs.bots.tuning import Settings
from boroughs.games import load
from tests.cases import Case, random_match

game, found = load(sys.argv[1]), {}
for players in {game.least, game.most}:
    match, _ = random_match(Case(game.id, players), 4, moves=6)
    one = Tree(game, match.seen(match.actor), match.actor, players, seed=1, nodes=100)
    one.run(6, Settings(cutoff=10, wild=0.3).packed(10.0), new_flag())
    found[players] = [[c.move, c.visits, round(c.win, 9), round(c.points, 6)] for c in merged([one])]
    match, _ = random_match(Case(game.id, players), 4, moves=60)
    found[f"greedy with {players}"] = Greedy().choose(game, match.seen(match.actor), match.actor, Budget(), 1).move
print(json.dumps(found))
"""


def tree_of(game: str, **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", SCRIPT, game],
        env={**os.environ, **environment, "BOROUGHS_QUIET": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return json.dumps(json.loads(done.stdout), sort_keys=True)


@pytest.mark.slow
@pytest.mark.parametrize("game", [g.id for g in all_games()])
def test_interpreted_search_grows_the_same_tree(game: str):
    assert tree_of(game, BOROUGHS_INTERPRET="1") == tree_of(game)
