"""Text for narrow terminals: sentences are wrapped between words, and what is drawn in columns is cut between them and stacked."""

import textwrap
from itertools import groupby

from rich.console import Console

GAP = "  "
"""Between columns; sentences have single spaces."""


def put(console: Console, text: str, style: str | None = None) -> None:
    """Prints text that fits the terminal; in a file lines stay whole."""
    shown = fitted(text, console.width) if console.is_terminal else text
    console.print(shown, markup=False, soft_wrap=True, style=style)


def fitted(text: str, width: int) -> str:
    """The text in lines of at most so many signs."""
    lines: list[str] = []
    for _, block in groupby((line.rstrip() for line in text.split("\n")), bool):
        lines += fitted_block(list(block), width)
    return "\n".join(lines)


def fitted_block(block: list[str], width: int) -> list[str]:
    """Lines without an empty one between them."""
    if max(map(len, block)) <= width:
        return block
    if len(block) > 1 and GAP in block[0]:
        return stacked(block, width)
    return [part for line in block for part in wrapped(line, width)]


def wrapped(line: str, width: int) -> list[str]:
    """A sentence; what does not fit goes on a little further in."""
    indent = len(line) - len(line.lstrip()) + len(GAP)
    return textwrap.wrap(line, width, subsequent_indent=" " * indent, break_on_hyphens=False)


def stacked(block: list[str], width: int) -> list[str]:
    """Columns below each other, each time behind the names of their rows: those stand where the head line is empty."""
    longest = max(map(len, block))
    padded = [line.ljust(longest) for line in block]
    label = len(block[0]) - len(block[0].lstrip())
    label = label if 3 * label <= 2 * width else 0
    lines: list[str] = []
    start, whole = label, True
    while start < longest:
        end = cut(padded, start, min(start + width - label, longest))
        began_whole, whole = whole, end == longest or not touched(padded, start, end)
        bare = began_whole and whole and not any(line[start:end].strip() for line in padded[1:])
        if not bare:  # a head without anything below it
            lines += ["", *((line[:label] + line[start:end]).rstrip() for line in padded)]
        start = next((x for x in range(end, longest) if any(line[x] != " " for line in padded)), longest)
    return lines[1:]


def cut(lines: list[str], start: int, limit: int) -> int:
    """Where to cut: through no word if that can be, between columns rather than within, as far to the right as can be."""
    if limit == len(lines[0]):
        return limit

    def harm(end: int) -> tuple[int, int, int]:
        return sum(line[end - 1] != " " != line[end] for line in lines), touched(lines, start, end), -end

    return min(range(start + 1, limit + 1), key=harm)


def touched(lines: list[str], start: int, end: int) -> int:
    """How many lines have no gap before the end: there it is not between columns."""
    return sum(line[max(end - len(GAP), start) : end].strip() != "" for line in lines)
