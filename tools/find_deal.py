"""Finds a deal that suits a script: `python tools/find_deal.py manhattan 3 "choose 4" "choose 1" …` prints the first key, counted up, under which
every move is legal in its turn. Decisions with one legal answer are made by themselves, as at a table. For tutorials and pictures."""

import argparse
import sys

from boroughs.games import Game, load
from boroughs.match import Match, MatchError


def fits(game: Game, players: int, options: dict[str, str], key: bytes, moves: list[str]) -> Match | None:
    match = Match(game, players, options, key)
    try:
        for move in moves:
            match.play(move)
    except MatchError:
        return None
    return match


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("players", type=int)
    parser.add_argument("moves", nargs="*")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--most", type=int, default=200_000, help="how many keys are tried")
    parser.add_argument("--first", type=int, default=1, help="the key to begin with")
    told = parser.parse_args()
    game, options = load(told.game), dict(option.split("=", 1) for option in told.option)
    for number in range(told.first, told.first + told.most):
        key = number.to_bytes(16, "big")
        match = fits(game, told.players, options, key, told.moves)
        if match is not None:
            print(key.hex())
            print(f"version {match.version}, seat {match.actor} decides:", *(m.text for m in match.legal()), sep="\n  ")
            return 0
    print(f"None of {told.most} keys fits.", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
