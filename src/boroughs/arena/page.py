"""A report as one HTML page that needs nothing else."""

from collections.abc import Iterable, Sequence
from html import escape

from boroughs.arena import plots
from boroughs.arena.figures import Figures
from boroughs.arena.standings import Standing
from boroughs.games import Game

STYLE = """
body { font: 15px/1.5 system-ui, sans-serif; max-width: 72rem; margin: 2rem auto; padding: 0 1rem; color: #222; }
h1 { font-size: 1.6rem; } h2 { border-top: 1px solid #ccc; padding-top: 1rem; margin-top: 2.5rem; } nav a { margin-right: 1rem; }
.plots { display: flex; flex-wrap: wrap; gap: 1rem; } .plots svg { max-width: 100%; height: auto; }
table { border-collapse: collapse; margin: 0.6rem 1.5rem 1rem 0; } .tables { display: flex; flex-wrap: wrap; }
th, td { text-align: right; padding: 0.12rem 0.6rem; border-bottom: 1px solid #eee; vertical-align: top; }
th:first-child, td:first-child { text-align: left; } caption { text-align: left; font-weight: 600; padding: 0.3rem 0; }
.wide { max-height: 24rem; overflow: auto; }
"""
LEARNING = {
    "decisions_mean": "decisions a match, forced ones left out",
    "branching_mean": "legal moves a decision, mean",
    "branching_max": "legal moves a decision, most",
    "in_a_row_mean": "decisions in a row of one seat, mean",
    "tree_log10": "size of the tree along a match, as a power of ten",
    "hidden_numbers": "numbers of the record that a seat cannot know",
    "hidden_bits_at_most": "bits hidden from the deciding seat, at most",
}


def page(game: Game, found: Sequence[Figures]) -> str:
    """The whole page: a part for each number of players."""
    parts = "".join(part(f) for f in found)
    links = "".join(f'<a href="#p{f.players}">{f.players} players</a>' for f in found)
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{escape(game.title)}: a report</title>'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><style>{STYLE}</style></head><body>'
        f"<h1>{escape(game.title)}: a report</h1>"
        f"<p>{escape(game.designer)}, {game.year}. Rules version {game.rules_version}. "
        f"{sum(f.matches for f in found):,} matches between programs.</p>"
        f"<nav>{links}</nav>{parts}</body></html>\n"
    )


def part(f: Figures) -> str:
    s = f.steps
    pictures = [
        plots.seats(f),
        plots.points(f),
        plots.histogram(f.margins(), "How far the first is ahead of the second", "points"),
        plots.histogram(f.lengths, "Length of a match", "decisions, forced ones left out"),
        plots.histogram(s.runs, "Decisions in a row of one seat", "decisions"),
        plots.histogram(s.branching, "Branching: legal moves a decision", "legal moves"),
        plots.course(f),
        plots.bars([(k, n / s.matches) for k, n in s.kinds.items()], "Kinds of decision", "a match"),
        plots.bars([(k, n / s.matches) for k, n in s.events.items()], "What happens", "times a match"),
    ]
    if s.sources:
        pictures.insert(2, plots.sources(f))
    if s.told:
        told = [(k, n / s.matches) for k, n in s.told.items()]
        pictures.append(plots.bars(told, "Points and money in events", "a match, all seats"))
    tables = [standing_table(title, table) for title, table in f.tables]
    tables += [learning_table(f), choice_table(f), name_table(f)]
    return (
        f'<h2 id="p{f.players}">{f.players} players</h2><p>{f.matches:,} matches; choices, events and branching from '
        f'{s.matches:,} of them.</p><div class="plots">{"".join(pictures)}</div><div class="tables">{"".join(tables)}</div>'
    )


def html_table(caption: str, head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    first = "".join(f"<th>{escape(h)}</th>" for h in head)
    body = "".join("<tr>" + "".join(f"<td>{escape(str(cell))}</td>" for cell in row) + "</tr>" for row in rows)
    table = f"<table><caption>{escape(caption)}</caption><tr>{first}</tr>{body}</table>"
    return f'<div class="wide">{table}</div>'


def standing_table(title: str, table: dict[str, Standing]) -> str:
    rows = [
        (name, s.matches, f"{s.share:.1%}", f"{s.low:.1%} – {s.high:.1%}", f"{s.rating:.1f} ± {1.96 * s.sigma:.1f}")
        for name, s in table.items()
    ]
    return html_table(title, ("bot", "matches", "share of wins", "95 %", "rating"), rows)


def learning_table(f: Figures) -> str:
    found = f.summary()
    rows: list[tuple[str, object]] = [(said, found[name]) for name, said in LEARNING.items()]
    rows += [("bytes of a state", f.game.layout.size), ("ids of moves", f.game.moves.size)]
    return html_table("For learners", ("figure", "value"), rows)


def choice_table(f: Figures) -> str:
    """How often each value of each move was taken when it could be: what is never taken may be too weak, or unseen."""
    rows = []
    for (kind, name, value), offered in f.steps.offered.items():
        chosen = f.steps.chosen[kind, name, value]
        rows.append((f"{kind} {name} {value}", f"{chosen:,}", f"{offered:,}", f"{chosen / offered:.1%}"))
    rows.sort()
    return html_table("Choices", ("choice", "taken", "could be taken", "share"), rows)


def name_table(f: Figures) -> str:
    """How often each card, place or rule that has a name came up in what happened."""
    rows = [
        (f"{kind} {name} {value}", f"{times:,}", f"{times / f.steps.matches:.2f}")
        for (kind, name, value), times in sorted(f.steps.named.items())
    ]
    return html_table("Names in events", ("what", "times", "a match"), rows)
