"""The plots of a report, each as an SVG text."""

import io
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from boroughs.arena.figures import Figures
from boroughs.match.words import words

BLUE, GREY, RED = "#2b6ca3", "#9aa5b1", "#b5482f"
SIZE = (5.2, 3.0)
BINS = 40
SHOWN = 18
SETTINGS: Any = {
    "svg.fonttype": "none",
    "svg.hashsalt": "boroughs",
    "font.family": "sans-serif",
    "font.size": 9,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.titlesize": 10,
    "axes.titlelocation": "left",
    "figure.constrained_layout.use": True,
}


def drawn(paint: Callable[[Any], None], title: str, size: tuple[float, float] = SIZE) -> str:
    """One picture. No date in it: the same figures give the same file."""
    import matplotlib as mpl
    from matplotlib.figure import Figure

    with mpl.rc_context(SETTINGS):
        figure = Figure(size)
        axes = figure.add_subplot()
        paint(axes)
        axes.set_title(title)
        out = io.StringIO()
        figure.savefig(
            out, format="svg", metadata=dict.fromkeys(("Creator", "Date", "Format", "Type"))
        )  # a page names no other host
    text = out.getvalue()
    return text[text.index("<svg") :]


def seats(f: Figures) -> str:
    shares = np.array(f.seat_shares())
    at = np.arange(1, f.players + 1)

    def paint(axes: Any) -> None:
        errors = [shares[:, 0] - shares[:, 1], shares[:, 2] - shares[:, 0]]
        axes.bar(at, shares[:, 0], color=BLUE, width=0.6, yerr=np.clip(errors, 0, None), capsize=4)
        axes.axhline(1 / f.players, color=RED, linewidth=1, linestyle="--")
        axes.set_xticks(at)
        axes.set_xlabel("seat, 1 begins")
        axes.set_ylabel("share of wins")

    return drawn(paint, "Who begins: wins by seat, with 95 % intervals")


def points(f: Figures) -> str:
    def paint(axes: Any) -> None:
        first = f.places == 1
        edges = np.linspace(f.points.min(), max(f.points.max(), f.points.min() + 1), BINS)
        axes.hist(f.points[~first], edges, color=GREY, label="others")
        axes.hist(f.points[first], edges, color=BLUE, alpha=0.75, label="winners")
        axes.set_xlabel("points at the end")
        axes.legend(frameon=False)

    return drawn(paint, "Points")


def histogram(values: Any, title: str, label: str) -> str:
    """How often each value occurs: bars for a few whole numbers, bins for many."""

    def paint(axes: Any) -> None:
        numbers = np.asarray(values)
        if len(numbers) and numbers.max() - numbers.min() < BINS:
            at, counts = np.unique(numbers, return_counts=True)
            axes.bar(at, counts / counts.sum(), color=BLUE)
        else:
            axes.hist(numbers, BINS, color=BLUE, weights=np.full(len(numbers), 1 / max(len(numbers), 1)))
        axes.set_xlabel(label)
        axes.set_ylabel("share")

    return drawn(paint, title)


def course(f: Figures) -> str:
    def paint(axes: Any) -> None:
        tenths = [t or [0] for t in f.steps.course]
        at = np.arange(5, 100, 10)
        low, middle, high = (np.array([np.quantile(t, q) for t in tenths]) for q in (0.1, 0.5, 0.9))
        axes.fill_between(at, low, high, color=BLUE, alpha=0.2, label="80 % of decisions")
        axes.plot(at, middle, color=BLUE, label="median")
        axes.set_xlabel("% of the match")
        axes.set_ylabel("legal moves")
        axes.legend(frameon=False)

    return drawn(paint, "Branching in the course of a match")


def sources(f: Figures) -> str:
    """Mean points by source, the winners' and the others'."""
    said = words(f.game)
    names = list(f.steps.sources)

    def paint(axes: Any) -> None:
        at = np.arange(len(names))
        for k, (who, colour) in enumerate((("winners", BLUE), ("others", GREY))):
            means = [float(np.mean(f.steps.sources[n][k] or [0.0])) for n in names]
            axes.barh(at + 0.2 - 0.4 * k, means, height=0.38, color=colour, label=who)
        axes.set_yticks(at, [said.say(f"source-{n}") for n in names])
        axes.invert_yaxis()
        axes.set_xlabel("points a match")
        axes.legend(frameon=False)

    return drawn(paint, "Where points come from", (SIZE[0], max(SIZE[1], 0.4 * len(names) + 1)))


def bars(pairs: Sequence[tuple[str, float]], title: str, label: str) -> str:
    """A few named numbers, the greatest first."""
    kept = sorted(pairs, key=lambda pair: -pair[1])[:SHOWN]

    def paint(axes: Any) -> None:
        axes.barh([name for name, _ in kept], [value for _, value in kept], color=BLUE)
        axes.invert_yaxis()
        axes.set_xlabel(label)

    return drawn(paint, title, (SIZE[0], max(SIZE[1], 0.22 * len(kept) + 1)))
