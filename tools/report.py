"""`make report`: bots play every game with every number of players; pages of plots in build/report, a summary in docs/balance.md."""

import argparse
from pathlib import Path
from typing import Any

from boroughs.arena import Ledger, Tournament, run
from boroughs.arena.figures import Figures, gather
from boroughs.arena.page import page
from boroughs.arena.plots import SETTINGS
from boroughs.games import Game, all_games

ROOT = Path(__file__).resolve().parents[1]
BUILD, DOCS = ROOT / "build" / "report", ROOT / "docs"
PLOT = "images/balance.svg"
SHADES = ("#9ec1de", "#6ea3cc", "#2b6ca3", "#174a75")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="greedy", help="who plays, on all seats")
    parser.add_argument("--matches", type=int, default=400, help="for each game and number of players")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--game", default="", help="only this game; leaves docs/balance.md alone")
    given = parser.parse_args()
    found: dict[str, list[Figures]] = {}
    BUILD.mkdir(parents=True, exist_ok=True)
    for game in all_games():
        if given.game in ("", game.id):
            files = [played(game, n, given) for n in range(game.least, game.most + 1)]
            found[game.title] = gather(game, files, sample=given.matches)
            (BUILD / f"{game.id}.html").write_text(page(game, found[game.title]), encoding="utf-8")
            print(f"{game.title}: build/report/{game.id}.html", flush=True)
    if not given.game:
        plot(DOCS / PLOT, found)
        (DOCS / "balance.md").write_text(summary(found, given), encoding="utf-8")


def played(game: Game, players: int, given: argparse.Namespace) -> Path:
    """The file of a tournament of one bot against itself; what it lacks is played."""
    tournament = Tournament.of(game, [given.bot], players=players, matches=given.matches, seed=1)
    path = BUILD / f"{game.id}-{players}-{given.bot.replace(':', '-')}-{given.matches}.jsonl"
    with Ledger(path, tournament) as ledger:
        for _ in run(ledger, workers=given.workers):
            pass
    return path


def summary(found: dict[str, list[Figures]], given: argparse.Namespace) -> str:
    lines = [
        "# Balance of the games",
        "",
        f"Written by `make report`: {given.matches} matches for each number of players, the bot `{given.bot}` on every seat. It also makes a page of plots for each",
        "game in `build/report/` (a part of the site when `make docs` is run after it): points and where they come from, lengths, choices, cards and events,",
        "branching, hidden information. [Arena](arena.md) tells how to make one of your own.",
        "",
        "How strong players play shifts all this: a figure here says what happens between players who take what looks best at once.",
        "",
        f"![Wins by seat, for each game and number of players, with 95 % intervals]({PLOT})",
        "",
        "| game | players | wins by seat | points | winner's lead | shared wins | decisions | legal moves | tree 10^ | hidden bits |",
        "|---|---:|---|---:|---:|---:|---:|---:|---:|---:|",
    ]
    for title, parts in found.items():
        for f in parts:
            s = f.summary()
            seats = " ".join(f"{share:.0%}" for share in s["seat_share"])
            lines.append(
                f"| {title} | {f.players} | {seats} | {s['points_mean']:,.0f} | {s['margin_median']:,.0f} | {s['shared_wins']:.0%} | "
                f"{s['decisions_mean']:.0f} | {s['branching_mean']:.1f} | {s['tree_log10']:.0f} | {s['hidden_bits_at_most']:.0f} |"
            )
    lines += [
        "",
        "Wins by seat count from the one who begins; a shared first place is divided. The lead is the median distance of the first from the second in points. Decisions that are none",
        "are left out. The tree is the product of the legal moves along a match. Hidden bits bound from above what the deciding seat does not know, cards to come included where",
        "the rules fix them early.",
        "",
    ]
    return "\n".join(lines)


def plot(path: Path, found: dict[str, list[Figures]]) -> None:
    import matplotlib as mpl
    from matplotlib.figure import Figure

    path.parent.mkdir(parents=True, exist_ok=True)
    with mpl.rc_context(SETTINGS):
        figure = Figure((9, 1.9 * len(found)))
        rows: Any = figure.subplots(len(found), 1, squeeze=False)[:, 0]
        for axes, (title, parts) in zip(rows, found.items(), strict=True):
            start = 0
            for f, shade in zip(parts, SHADES, strict=False):
                paint(axes, f, shade, start)
                start += f.players + 1
            axes.set_title(title)
            axes.set_xticks([])
            axes.legend(frameon=False, ncols=4, loc="lower right", fontsize=7)
        figure.savefig(path, format="svg", metadata={"Date": None})


def paint(axes: Any, f: Figures, shade: str, start: int) -> None:
    """One group of bars: the seats at a table of so many."""
    shares = f.seat_shares()
    at = [start + seat for seat in range(f.players)]
    errors = [[max(s - low, 0) for s, low, _ in shares], [max(high - s, 0) for s, _, high in shares]]
    axes.bar(at, [s for s, _, _ in shares], color=shade, yerr=errors, capsize=2, label=f"{f.players} players")
    axes.plot([at[0] - 0.5, at[-1] + 0.5], [1 / f.players] * 2, color="#b5482f", linewidth=1, linestyle="--")


if __name__ == "__main__":
    main()
