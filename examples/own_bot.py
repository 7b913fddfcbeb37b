"""A bot of one's own, and a tournament with it.

.venv/bin/python examples/own_bot.py
.venv/bin/boroughs arena manhattan --players 2 --bots examples/own_bot.py:Tall,greedy,random
"""

import tempfile
from pathlib import Path
from typing import Any

from boroughs.arena import Ledger, Tournament, run, standings
from boroughs.bots import Answer, Budget, legal_moves
from boroughs.games import Game


class Tall:
    """Takes and builds the highest part that it can, wherever it fits first. It reads moves by their names alone, so it plays every game
    that has heights; what it does not know it leaves to the order of the list."""

    def choose(self, game: Game, known: Any, seat: int, budget: Budget, seed: int) -> Answer:
        def height(move: int) -> int:
            return int(game.moves.fields(move).get("size", 0))

        return Answer(max(legal_moves(game, known), key=height))


def main() -> None:
    tournament = Tournament.of("manhattan", [f"{__file__}:Tall", "random"], players=2, matches=40, seed=1)
    with tempfile.TemporaryDirectory() as folder, Ledger(Path(folder) / "results.jsonl", tournament) as ledger:
        for played in run(ledger):
            print(played.seats, played.result.points if played.result else "")
        for name, standing in standings(tournament, ledger.in_order()).items():
            print(
                f"{name}: {standing.share:.0%} of the wins, rating {standing.rating:.1f} ± {1.96 * standing.sigma:.1f}"
            )


if __name__ == "__main__":
    main()
