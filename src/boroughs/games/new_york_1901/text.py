"""The position as text that one can play by: the map with its lots and buildings, the market, the players, the tiles that are left."""

from typing import Any

from boroughs.games.new_york_1901 import components as box
from boroughs.games.new_york_1901.city import Building, skyline, supply
from boroughs.games.new_york_1901.components import Square
from boroughs.games.new_york_1901.state import CLOSED, FREE, NOTHING

SEAT_LETTERS = "ABCD"
CELL_WIDTH, MARGIN = 3, 3
NO_LINE, THIN, THICK = 0, 1, 2
CORNERS = " ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋"
"""Where lines meet: by the line upwards, to the right, downwards and to the left, each NO_LINE, THIN or THICK."""
PARK, LANDMARK = "♣", "#"
TILES_IN_A_ROW, TILE_WIDTH = 5, 19


def draw(s: Any, seat: int, words: Any) -> str:
    lines = [*city_map(s), "", words.say("text-legend-built"), words.say("text-legend-lots"), ""]
    lines += market(s, words)
    lines += ["", *player_table(s, words), "", *legendary_tiles(s, words)]
    if seat >= 0:
        lines += ["", words.say("text-tiles"), "", *pictures(s, seat, words)]
    return "\n".join(line.rstrip() for line in lines)


# --- the map


def city_map(s: Any) -> list[str]:
    city = skyline(s)
    lines = [" " * MARGIN + "".join(f"  {box.square_name((x, 0))[0]} " for x in range(box.WIDTH))]
    for y in range(box.HEIGHT + 1):
        if (border := border_row(city, y)).strip():
            lines.append(" " * MARGIN + border)
        if y < box.HEIGHT:
            lines.append(f"{y + 1:2d} " + square_row(s, city, y))
    return lines


def line_between(city: dict[Square, Building], one: Square, two: Square) -> int:
    """Round buildings a thick line, between lots and round blocks a thin one."""
    if one not in box.LAND and two not in box.LAND:
        return NO_LINE
    if city.get(one) != city.get(two):
        return THICK
    if one in city:
        return NO_LINE
    return THIN if box.LOT_OF.get(one) != box.LOT_OF.get(two) else NO_LINE


def border_row(city: dict[Square, Building], y: int) -> str:
    """The lines above row y."""
    text = ""
    for x in range(box.WIDTH + 1):
        up = line_between(city, (x - 1, y - 1), (x, y - 1))
        right = line_between(city, (x, y - 1), (x, y))
        down = line_between(city, (x - 1, y), (x, y))
        left = line_between(city, (x - 1, y - 1), (x - 1, y))
        text += CORNERS[up * 27 + right * 9 + down * 3 + left] + " ─━"[right] * CELL_WIDTH
    return text


def square_row(s: Any, city: dict[Square, Building], y: int) -> str:
    text = ""
    for x in range(box.WIDTH + 1):
        text += " │┃"[line_between(city, (x - 1, y), (x, y))]
        if x < box.WIDTH:
            text += square_text(s, city, (x, y))
    return street_name(y, text)


def square_text(s: Any, city: dict[Square, Building], square: Square) -> str:
    """Three signs: owner and tile of a building; owner, worker and district of a lot."""
    code = box.CODE[square]
    if square not in box.LAND:
        sign = PARK if code in box.PARKS else LANDMARK if code in box.LANDMARKS else " "
        return sign.center(CELL_WIDTH)
    if square in city:
        return SEAT_LETTERS[city[square].seat] + city[square].tile.rsplit("-", maxsplit=1)[-1][:2]
    owner = int(s.owner[0, box.LOT_OF[square]])
    if owner == CLOSED:
        return " · "
    held = " " if owner == FREE else SEAT_LETTERS[owner]
    return f"{held}{'*' if s.worker[0, box.LOT_OF[square]] else ' '}{code[0]}"


def street_name(y: int, text: str) -> str:
    """A row that is all street carries the names of its streets."""
    x = 0
    while x < box.WIDTH:
        code = box.MAP[y][x]
        end = x
        while end < box.WIDTH and box.MAP[y][end] in {code, box.CROSSING}:
            end += 1
        if x > 0 and code in box.STREETS and end - x > 1:
            at, name = x * (CELL_WIDTH + 1) + 1, box.STREETS[code]["name"]
            text = text[:at] + name + text[at + len(name) :]
        x = max(end, x + 1)
    return text


# --- beside the map


def card_text(card: int, words: Any) -> str:
    district = words.say(f"district-{box.DISTRICTS[card // box.LOT_SIZES]}")
    return f"{district} {card % box.LOT_SIZES + box.SMALL}"


def market(s: Any, words: Any) -> list[str]:
    open_cards = ", ".join(card_text(int(card), words) for card in s.market[0] if card != NOTHING)
    put_back = ", ".join(card_text(int(card), words) for card in s.put_back[0] if card != NOTHING)
    lines = [
        words.say("text-market", cards=open_cards or words.say("text-none")),
        words.say("text-future", count=int(s.future_size[0])),
    ]
    return lines + ([words.say("text-put-back", cards=put_back)] if put_back else [])


def player_table(s: Any, words: Any) -> list[str]:
    lines = []
    for seat in range(int(s.players[0])):
        tiles = [f"{name}{f'×{n}' if n > 1 else ''}" for name, n in own_supply(s, seat).items() if n > 0]
        lines.append(
            words.say(
                "text-player",
                letter=SEAT_LETTERS[seat],
                name=words.seat(seat),
                district=words.say(f"district-{box.DISTRICTS[int(s.character[0, seat])]}"),
                points=int(s.earned[0, seat].sum()),
                workers=int(s.unused[0, seat]),
                tiles=", ".join(tiles) or words.say("text-none"),
            )
        )
    return lines


def own_supply(s: Any, seat: int) -> dict[str, int]:
    own = box.TILES[: box.FIRST_LEGENDARY]
    return {name: n for name, n in supply(s, seat).items() if name in own}


def legendary_tiles(s: Any, words: Any) -> list[str]:
    owners = {b.tile: SEAT_LETTERS[b.seat] for b in skyline(s).values()}
    names = box.TILES[box.FIRST_LEGENDARY : box.BUILDABLE]
    told = [f"{name}: {owners[name]}" if name in owners else name for name in names]
    return [words.say("text-legendary", tiles=", ".join(told))]


def pictures(s: Any, seat: int, words: Any) -> list[str]:
    """The tiles that the seat can still build, as the box draws them: their top is the north."""
    left = [name for name, n in supply(s, seat).items() if n > 0]
    lines = []
    for first in range(0, len(left), TILES_IN_A_ROW):
        row = [box.TILES.index(name) for name in left[first : first + TILES_IN_A_ROW]]
        heads = [box.TILES[kind] for kind in row]
        values = [words.say("text-points", points=int(box.KIND_POINTS[kind])) for kind in row]
        drawn = [[line.replace("#", "■").replace(".", " ") for line in box.KINDS[kind]["shape"]] for kind in row]
        height = max(len(shape) for shape in drawn)
        lines += ["".join(cell.ljust(TILE_WIDTH) for cell in cells) for cells in (heads, values)]
        lines += [
            "".join((shape[y] if y < len(shape) else "").ljust(TILE_WIDTH) for shape in drawn) for y in range(height)
        ]
    return lines
