"""What Boroughs promises about its speed, each checked against the run."""

from collections.abc import Iterator

from benchmarks.peers.contest import PLAY, SEARCH, STEP, VECTOR, Contestant


def check(found: list[Contestant]) -> list[str]:
    """A line for each promise that this run can tell about: kept or not, and by how much."""
    lines = []
    for sentence, reached, wanted in promises(found):
        kept = "kept" if reached >= wanted else "NOT KEPT"
        lines.append(f"{kept}: {sentence}: {told(reached)} (at least {told(wanted)})")
    return lines


def told(value: float) -> str:
    return f"{value:,.0f}" if value >= 1000 else f"{value:.1f}"


def promises(found: list[Contestant]) -> Iterator[tuple[str, float, float]]:
    rates = {(c.task, c.name): c.rate for c in found}

    def ours(task: str, game: str = "") -> list[float]:
        return [c.rate for c in found if c.ours and c.task == task and c.name.startswith(game)]

    catan, hearts = rates.get((PLAY, "catanatron")), rates.get((PLAY, "OpenSpiel hearts, wholly in C++"))
    bound, their_search = (
        rates.get((PLAY, "OpenSpiel hearts, through Python")),
        [c.rate for c in found if c.task == SEARCH and not c.ours],
    )
    manhattan = ours(PLAY, "Manhattan")
    if catan and ours(PLAY):
        yield "slowest of our games in random play, times catanatron", min(ours(PLAY)) / catan, 30
    if hearts and manhattan:
        yield "Manhattan, times hearts wholly in C++", manhattan[0] / hearts, 2
    if bound and manhattan:
        yield "Manhattan, times hearts through Python", manhattan[0] / bound, 10
    if ours(STEP, "Manhattan"):
        yield "Manhattan stepped from Python, decisions/s", ours(STEP, "Manhattan")[0], 300_000
    if ours(VECTOR, "Manhattan"):
        yield "vector environment of Manhattan, steps/s", ours(VECTOR, "Manhattan")[0], 2_000_000
    zoo = [c.rate for c in found if c.task == VECTOR and c.name.startswith("PettingZoo")]
    if zoo and ours(VECTOR):
        yield "slowest vector environment, times PettingZoo's fastest classic game", min(ours(VECTOR)) / max(zoo), 10
    if their_search and ours(SEARCH):
        yield "search's playout decisions, times OpenSpiel's ISMCTS in C++", ours(SEARCH)[0] / their_search[0], 3
