"""Project Skyline without its luck: how often one bot wins among three greedy ones, told by far fewer matches than counting wins takes.

    python -m benchmarks.luck search:0.2                          200 matches
    python -m benchmarks.luck search:0.2 --matches 800 --first 400

Between two turns of the bot dice fall. What they changed is what the learned judgement says at its next turn, less what it says there on average
over many other throws; that has a mean of zero whatever the judgement knows, so it may be taken off the result. What is left has the same mean as the
share of wins and about a fifth of its variance: a change of the search that is worth two per cent shows after some hundred matches instead of some thousand.
"""

import argparse
import math
from dataclasses import dataclass
from typing import Any

import numpy as np

from boroughs.bots import Bot, Budget, Greedy, make
from boroughs.bots.duel import number, opened, rotated
from boroughs.games import load
from boroughs.games.project_skyline.advice import foremost
from boroughs.games.project_skyline.counting import PLAYERS
from boroughs.games.project_skyline.judgement import FIRST, SECOND
from boroughs.games.project_skyline.lookahead import chance_here, share_of_win
from boroughs.games.project_skyline.rules import actor, apply, legal
from boroughs.games.project_skyline.state import CARD_SECOND, MARCHING
from boroughs.kernel import SILENT, rule, seed_dice
from boroughs.kernel.dice import word

GAME = load("project-skyline")
THROWS = 600
"""Other throws that the judgement is asked about after each turn."""
PROCESSOR = Budget(processor=True)


@rule
def begins_turn(s: Any, seat: int) -> bool:
    """Whether the seat has to decide at the beginning of a turn: what follows in the same turn belongs to it."""
    return s.turn == seat and s.phase != MARCHING and s.phase != CARD_SECOND


@rule
def chance_later(
    table: Any, work: Any, scratch: Any, moves: Any, turn: Any, seat: int, throws: int, dice: Any
) -> float:
    """The seat's chance at its next turn, or its share of the win, on average over throws after the moves of this turn."""
    places, total = np.zeros(PLAYERS, np.int64), 0.0
    for _ in range(throws):
        work[0] = table[0]
        s = work[0]
        s.key[0] = word(dice)
        s.key[1] = word(dice)
        s.draws = np.uint64(0)
        for move in turn:
            apply(s, move, SILENT)
        while actor(s) >= 0 and not begins_turn(s, seat):
            n = legal(s, moves)
            apply(s, moves[foremost(s, moves, n, dice) if n > 1 else 0], SILENT)
        total += chance_here(work, scratch, moves, FIRST, SECOND) if actor(s) >= 0 else share_of_win(s, seat, places)
    return total / throws


@dataclass(frozen=True)
class Played:
    """A match of the bot: its share of the win, and the same without luck."""

    share: float
    without_luck: float


def play(bots: list[Bot], seat: int, deal: int, throws: int = THROWS) -> Played:
    """One match; the seat's rivals are greedy bots."""
    state, work, scratch = opened(GAME, PLAYERS, deal, GAME.between_programs), GAME.blank(), GAME.blank()
    moves, dice, decisions = GAME.new_move_buffer(), seed_dice(number("luck", deal, seat)), 0

    def later(table: Any, turn: list[int]) -> float:
        played = np.array(turn, np.int64)
        return float(chance_later(table, work, scratch, moves, played, seat, throws, dice))

    sum_of_gains, turn, begun = later(state, []), [], state
    while (who := int(GAME.door.actor(state, 0))) >= 0:
        if begins_turn(state[0], seat):
            begun, turn = state.copy(), []
            sum_of_gains -= float(chance_here(state, scratch, moves, FIRST, SECOND))
        if GAME.door.legal(state, 0, moves) == 1:
            move = int(moves[0])
        else:
            seed = number("decision", deal, decisions, who)
            move = bots[who].choose(GAME, GAME.seen(state, who), who, PROCESSOR, seed).move
            decisions += 1
        GAME.door.apply(state, 0, move, SILENT)
        if who == seat:
            turn.append(move)
            if int(GAME.door.actor(state, 0)) != seat or begins_turn(state[0], seat):
                sum_of_gains += later(begun, turn)
    return Played(float(share_of_win(state[0], seat, np.zeros(PLAYERS, np.int64))), sum_of_gains)


def told(name: str, played: list[Played]) -> str:
    n = len(played)
    shares, rest = np.array([p.share for p in played]), np.array([p.without_luck for p in played])
    error = rest.std(ddof=1) / math.sqrt(n) if n > 1 else math.nan
    return (
        f"{name} among three greedy: {rest.mean():.1%} ± {error:.1%} without luck; {shares.sum():g} of {n} matches won"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="How often a bot wins among three greedy ones, without luck.")
    parser.add_argument("bot", help="as for `boroughs arena`, say search:0.2")
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--first", type=int, default=0, help="the number of the first match: others have other deals")
    chosen = parser.parse_args()
    played: list[Played] = []
    for match in range(chosen.first, chosen.first + chosen.matches):
        bots, seat, deal = rotated(make(chosen.bot), [Greedy() for _ in range(PLAYERS - 1)], match)
        played.append(play(bots, seat, deal))
        if len(played) % 20 == 0 or len(played) == chosen.matches:
            print(told(chosen.bot, played), flush=True)


if __name__ == "__main__":
    main()
