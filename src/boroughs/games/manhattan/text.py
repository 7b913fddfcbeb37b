"""The position as text that one can play by."""

from typing import Any

from boroughs.games.manhattan.components import CITIES, COLOURS, SITE_OF_CARD, SITES, SIZES
from boroughs.games.manhattan.state import EMPTY

WIDTH = 14


def draw(s: Any, seat: int, words: Any) -> str:
    """The six cities, then each colour's parts and points, then the seat's cards."""
    state = s[0]
    lines = [words.say("text-round", round=int(state.round_number), last=int(state.last_round)), ""]
    for row in (CITIES[:3], CITIES[3:]):
        lines += city_row(state, row, words)
    lines += colour_table(state, words)
    lines += ["", words.say("text-draw-pile", cards=int(state.draw_pile_size))]
    if seat >= 0:
        lines += hand(state, seat, words)
    return "\n".join([*lines, words.say("text-legend")])


def city_row(state: Any, cities: tuple[str, ...], words: Any) -> list[str]:
    lines = ["".join(words.say(f"city-{city}").ljust(WIDTH) for city in cities)]
    for first in (0, 3, 6):
        cells = [
            " ".join(tower(state, CITIES.index(city), site) for site in range(first, first + 3)) for city in cities
        ]
        lines.append("".join(cell.ljust(WIDTH) for cell in cells))
    return [*lines, ""]


def tower(state: Any, city: int, site: int) -> str:
    """The owner's letter and the height, as `B 7`."""
    owner = state.top[city, site]
    if owner == EMPTY:
        return "  ·"
    return f"{COLOURS[owner][0].upper()}{int(state.floors[city, site].sum()):2d}"


def colour_table(state: Any, words: Any) -> list[str]:
    """Each colour's points and parts, and whose it is."""
    sizes = f" 1–{SIZES}"
    head = ["", words.say("text-points"), words.say("text-ready") + sizes, words.say("text-supply") + sizes, ""]
    rows = [head]
    for colour in range(int(state.players) * int(state.colours_each)):
        ready, supply = (" ".join(str(int(p[colour, z])) for z in range(SIZES)) for p in (state.ready, state.supply))
        name = f"{COLOURS[colour][0].upper()} {words.say(f'colour-{COLOURS[colour]}')}"
        rows.append(
            [name, str(int(state.earned[colour].sum())), ready, supply, words.seat(colour % int(state.players))]
        )
    widths = [max(len(row[i]) for row in rows) for i in range(len(head))]
    ways = (str.ljust, str.rjust, str.rjust, str.rjust, str.ljust)
    return ["  ".join(put(c, w) for put, c, w in zip(ways, row, widths, strict=True)).rstrip() for row in rows]


def hand(state: Any, seat: int, words: Any) -> list[str]:
    sites = SITE_OF_CARD[int(state.players) - 2, seat]
    held = [f"{card + 1}→{int(sites[card]) + 1}" for card in range(SITES) for _ in range(int(state.hand[seat, card]))]
    return [f"{words.say('text-hand')}: {'  '.join(held)}"]
