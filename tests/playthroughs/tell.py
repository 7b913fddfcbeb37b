"""Golden playthroughs: whole random matches, told so that a person can read them.

`python -m tests.playthroughs.tell` writes them anew, all or those of the games named: a change of rules shows in their difference.
"""

import sys
from pathlib import Path

from boroughs.match.words import drawn, words
from tests.cases import ALL, Case, random_match

HOME = Path(__file__).parent
SEED = 1901
BOARD_EVERY = 40


def path(case: Case) -> Path:
    return HOME / f"{case}.txt"


def tell(case: Case) -> str:
    """A match: each move with the number of choices, what everybody saw of it, and the board now and then."""
    whole, _ = random_match(case, SEED)
    speak, game = words(whole.game), whole.game
    lines = [f"{game.title}, rules version {game.rules_version}, {case.players} players, options {whole.options}"]
    lines += [f"  {speak.event(e, whole.seats)}" for e in whole.events(-1) if e.n == 0]
    match = whole.replayed(0)
    match.auto = [False] * match.players
    for n, move in enumerate(whole.moves, 1):
        if (n - 1) % BOARD_EVERY == 0:
            lines += ["", drawn(match, match.actor), ""]
        forced = " (forced)" if n in whole.forced else ""
        lines.append(f"{n}. {match.seats[match.actor]}: {game.moves.text(move)}, of {len(match.legal_ids())}{forced}")
        match.play(move)
        lines += [f"  {speak.event(e, match.seats)}" for e in match.events(n - 1)]
    lines += ["", drawn(match, None), ""]
    lines += [f"Points {match.points}, places {match.result.places}, position {match.hash()}"]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def main(games: list[str]) -> None:
    for case in ALL:
        if not games or case.game in games:
            path(case).write_text(tell(case), encoding="utf-8")
            print(path(case).name)


if __name__ == "__main__":
    main(sys.argv[1:])
