"""A position as text and as a picture, for every game: from its own drawing in text, its words and its events."""

from collections.abc import Sequence
from html import escape

from boroughs.match import Match
from boroughs.match.words import drawn, words

COLOURS = ("#c0392b", "#2471a3", "#1e8449", "#b7950b", "#7d3c98", "#5d6d7e")
TOLD = 4
"""How many of the last events are told."""
LINE, CHARACTER, MARGIN = 18, 8.4, 16
BAR = 120


def as_text(match: Match, seat: int | None = None) -> str:
    """The position as a seat (None: a bystander) sees it, then whose decision it is or how the match ended."""
    return f"{drawn(match, seat)}\n\n{standing(match)}\n"


def standing(match: Match) -> str:
    """Whose decision it is; at the end, each seat's place."""
    if match.result is not None:
        ends = zip(match.seats, match.result.places, match.result.points, strict=True)
        return ", ".join(f"{place}. {name} ({points})" for name, place, points in sorted(ends, key=lambda e: e[1]))
    actor = match.actor
    assert actor is not None
    prompt = match.view(None).prompt
    return words(match.game).prompt(prompt, match.seats[actor], you=False)


def as_svg(match: Match, seat: int | None = None) -> str:
    """The position as a picture: who has how many points, the board, and what happened last."""
    game, table = match.game, words(match.game)
    told = [table.event(e, match.seats) for e in match.events(max(match.version - TOLD, 0), seat)[-TOLD:]]
    lines = [*drawn(match, seat).splitlines(), "", standing(match), *told]
    top = MARGIN + LINE * (match.players + 2)
    width = max(MARGIN * 2 + CHARACTER * max(len(line) for line in lines), 420.0)
    height = top + LINE * (len(lines) + 1)
    size = f'viewBox="0 0 {width:.0f} {height}" width="{width:.0f}" height="{height}"'
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" font-family="monospace" font-size="14">',
            f"<title>{escape(game.title)}</title>",
            '<rect width="100%" height="100%" fill="#fdfbf5"/>',
            f'<text x="{MARGIN}" y="{MARGIN + 6}" font-weight="bold" fill="#222">{escape(game.title)}</text>',
            *scoreboard(match),
            *typeset(lines, top, told=len(told) + 1),
            "</svg>",
        ]
    )


def scoreboard(match: Match) -> list[str]:
    """A bar of points for each seat; the one that decides is marked."""
    most = max(1, *match.points)
    bars = []
    for p, (name, points) in enumerate(zip(match.seats, match.points, strict=True)):
        y = MARGIN + LINE * (p + 1)
        mark = "▸" if match.actor == p else " "
        length = max(1.0, BAR * max(points, 0) / most)
        bars += [
            f'<text x="{MARGIN}" y="{y + 13}" fill="#222" xml:space="preserve">{escape(f"{mark} {name}")}</text>',
            f'<rect x="150" y="{y + 3}" width="{length:.0f}" height="11" fill="{COLOURS[p % len(COLOURS)]}"/>',
            f'<text x="{156 + length:.0f}" y="{y + 13}" fill="#222">{points}</text>',
        ]
    return bars


def typeset(lines: Sequence[str], top: int, told: int) -> list[str]:
    """Lines of text; the last ones, which tell what happened, in grey."""
    return [
        f'<text x="{MARGIN}" y="{top + LINE * n}" fill="{"#222" if n < len(lines) - told else "#777"}" '
        f'xml:space="preserve">{escape(line)}</text>'
        for n, line in enumerate(lines)
        if line.strip()
    ]
