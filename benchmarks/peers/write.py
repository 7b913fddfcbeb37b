"""docs/performance.md and its plot."""

import platform
from importlib.metadata import version
from pathlib import Path

from benchmarks.peers.contest import COPY, FIELD, TASKS, Contestant

PEERS = ("catanatron", "open-spiel", "pettingzoo", "rlcard", "numba", "numpy")
PLOT = "images/performance.svg"

SAID = {
    FIELD: [
        "Here a step is several calls of Python, and each makes what the interface promises: dictionaries, spaces, new arrays for the observation and",
        "the mask, a list of legal actions; the rules themselves take a thousandth of it. So it does not pay to tune rules for these, nor to run many of",
        "them in turn. Who learns from many matches takes `VectorEnv` (or `gymnasium.make_vec`, which is the same), which steps thousands of matches in one",
        'call; who searches in Python takes a `Stepper`; both are in [research](research.md). `make bench-peers ARGS="--only interfaces"` measures these alone.',
        "",
    ],
}


def write(docs: Path, found: list[Contestant], held: list[str]) -> None:
    (docs / PLOT).parent.mkdir(parents=True, exist_ok=True)
    plot(docs / PLOT, found)
    (docs / "performance.md").write_text(page(found, held), encoding="utf-8")


def page(found: list[Contestant], held: list[str]) -> str:
    versions = ", ".join(f"{name} {version(name)}" for name in PEERS)
    parts = [
        "# Performance, beside the peers",
        "",
        "Written by `make bench-peers`. All were measured in one run on one core of the same machine, taking turns for a moment each, round",
        "after round; a figure is the median of the rounds, in the thread's own processor time. Compiling and loading are left out.",
        "",
        f"{processor()}, Python {platform.python_version()}, {versions}, boardgame.io 0.50.2.",
        "",
        f"![Rates of each program at each task, on a logarithmic scale]({PLOT})",
    ]
    for task in TASKS:
        parts += ["", f"## {task[0].upper()}{task[1:]}", ""]
        parts += [*SAID.get(task, []), *table(task, [c for c in found if c.task == task])]
    parts += ["", "## Promises", "", *(f"- {line}" for line in held), ""]
    return "\n".join(parts)


def table(task: str, found: list[Contestant]) -> list[str]:
    copies = task == COPY
    lines = [
        "| program | " + ("ns a copy |" if copies else "a second |") + " spread of the rounds |",
        "|---|---:|---:|",
    ]
    for c in sorted(found, key=lambda c: -c.rate):
        name = f"**{c.name}**" if c.ours else c.name
        name += f" ({c.note})" if c.note else ""
        figure = f"{1e9 / c.rate:,.1f}" if copies else f"{c.rate:,.0f}"
        spread = (max(c.rates) - min(c.rates)) / c.rate
        lines.append(f"| {name} | {figure} | {spread:.0%} |")
    return lines


def processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
        return next(line.split(":", 1)[1].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        return platform.processor() or platform.machine()


def plot(path: Path, found: list[Contestant]) -> None:
    import matplotlib as mpl
    from matplotlib.figure import Figure

    with mpl.rc_context({"svg.fonttype": "none", "font.size": 8, "svg.hashsalt": "boroughs"}):
        sizes = [sum(c.task == task for c in found) for task in TASKS]
        figure = Figure((8, 0.22 * sum(sizes) + 3.5), layout="constrained")
        for axes, task in zip(
            figure.subplots(len(TASKS), 1, height_ratios=[max(s, 2) for s in sizes]), TASKS, strict=True
        ):
            rows = sorted((c for c in found if c.task == task), key=lambda c: c.rate)
            colours = ["#2b6ca3" if c.ours else "#9aa5b1" for c in rows]
            axes.barh([c.name for c in rows], [c.rate for c in rows], color=colours)
            axes.set_xscale("log")
            axes.set_title(task, loc="left", fontsize=9)
            axes.spines[["top", "right"]].set_visible(False)
        figure.savefig(path, format="svg", metadata={"Date": None})
