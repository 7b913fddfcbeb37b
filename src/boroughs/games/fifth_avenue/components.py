"""Reads the box once, checks it, and lays it out in flat tables.

Districts are 0 to 6; Start and Central Park are two places more. A site is known by its colour, 0 to 4, or is the dashed one, 5.
Suits are the colours and black; cards of a suit are counted by their number's index.
"""

from pathlib import Path
from typing import Any

from boroughs.kernel.box import BoxError, read, table

BOX = read("fifth-avenue", Path(__file__).parent)

SEATS, BOARDS = 4, 2
BOARD_NAMES = ("five-sites", "six-sites")

DISTRICTS = tuple(BOX["districts"]["names"])
DISTRICT_COUNT = 7
START, PARK = DISTRICT_COUNT, DISTRICT_COUNT + 1
PLACES = (*DISTRICTS, "start", "central-park")

COLOURS = tuple(BOX["cards"]["colours"])
COLOUR_COUNT = 5
BLACK = COLOUR_COUNT
SUITS = (*COLOURS, "black")
SUIT_COUNT = COLOUR_COUNT + 1
SITES = (*COLOURS, "dashed")
SITE_COUNT, DASHED = COLOUR_COUNT + 1, COLOUR_COUNT

NUMBERS = table(BOX["cards"]["numbers"])
NUMBER_COUNT = 3
HOUSES_ON_CARD = table(BOX["cards"]["houses"])
COLOURED, BLACK_CARDS = table(BOX["cards"]["coloured"]), table(BOX["cards"]["black"])
STACK = int(COLOURED.sum())
DEALT_COLOURED, DEALT_BLACK = int(BOX["cards"]["dealt_of_each_colour"]), int(BOX["cards"]["dealt_black"])
TAKEN_CARDS = int(BOX["cards"]["taken"])
MOST_BUILT = int(HOUSES_ON_CARD.max())

HOUSES = int(BOX["houses"]["of_each_player"])
MARKING = int(BOX["houses"]["marking_points"])
PLACED_FIRST = int(BOX["houses"]["placed_first"])
OWN_SUPPLY = int(BOX["houses"]["own_supply"])
TAKEN_HOUSES = int(BOX["houses"]["taken"])
GENERAL_SUPPLY = HOUSES - MARKING - PLACED_FIRST - OWN_SUPPLY

SHOPS = tuple(BOX["shops"]["kinds"])
SHOP_KINDS, SHOPS_ON_SITE = 4, 2
SHOPS_EACH = int(BOX["shops"]["of_each_kind"])
SITES_OF_A_COLOUR = int(BOX["shops"]["sites_of_a_colour"])
BLOCKS = table(BOX["shops"]["blocks"])
BLOCK_COUNT = len(BLOCKS)
DISPLAY = int(BLOCKS.sum())
FIRST_OF_BLOCK = table([sum(BOX["shops"]["blocks"][:i]) for i in range(BLOCK_COUNT + 1)])
SHOPS_TO_PLACE = DISPLAY - BLOCK_COUNT  # FA19: the last of each block goes to the park

BONUS_SHOPS, BONUS_DISTRICTS, BONUS_POINTS = (table(BOX["bonus"][name]) for name in ("shops", "districts", "points"))
BONUSES = len(BONUS_SHOPS)
POINTS = table(BOX["scoring"]["points"])
PARK_SHOPS = int(BOX["scoring"]["park_shops"])

COMMISSIONS = tuple(BOX["commissions"]["names"])
COMMISSION_COUNT = 2
MARKERS = int(BOX["commissions"]["markers"])
SIGNS = int(BOX["signs"]["building_stops"])


def place(name: str) -> int:
    if name not in PLACES:
        raise BoxError(f"Fifth Avenue has no place {name!r}: there are {', '.join(PLACES)}.")
    return PLACES.index(name)


def way() -> dict[int, list[int]]:
    """FA1: where a commission may go from each place."""
    found = {place(name): [place(to) for to in BOX["way"].get(name, ())] for name in (*DISTRICTS, "start")}
    for at, ways in found.items():
        if not ways:
            raise BoxError(f"Fifth Avenue's commissions need a way on from {PLACES[at]}.")
        if START in ways:
            raise BoxError("Only from Central Park does a commission return to Start.")
    longest(found, START, ())
    return found


def longest(found: dict[int, list[int]], at: int, behind: tuple[int, ...]) -> None:
    """Follows every way to Central Park: it must end there, with a marker for each district on it."""
    if len(behind) > MARKERS + 1 or at in behind:
        raise BoxError(f"A way of Fifth Avenue's commissions passes more than {MARKERS} districts: markers run out.")
    for to in found.get(at, ()):
        longest(found, to, (*behind, at))


def mask(places: list[int]) -> int:
    return sum(1 << to for to in places)


WAY = table([mask(way().get(at, [])) for at in range(len(PLACES))])
"""By place: the places that a commission may go to, as bits (FA1)."""


def ring(board: str, district: str) -> list[int]:
    """FA2, FA52: a district's sites in their order round it."""
    own: dict[str, Any] = BOX["rings"].get("own", {}).get(district, {})
    sites = own.get(board, BOX["rings"][board])
    wanted = SITES if board == BOARD_NAMES[1] else COLOURS
    if sorted(sites) != sorted(wanted):
        raise BoxError(f"The ring of {district}, {board}, must name each of {', '.join(wanted)} once.")
    order = [SITES.index(name) for name in sites]
    return order + [-1] * (SITE_COUNT - len(order))


RINGS = table([[ring(board, district) for district in DISTRICTS] for board in BOARD_NAMES])
"""By board and district: the sites in their order round the ring, ended by -1."""


def beside(order: list[int], site: int) -> list[int]:
    sites = [int(x) for x in order if x >= 0]
    if site not in sites:
        return [-1, -1]
    at = sites.index(site)
    return [sites[at - 1], sites[(at + 1) % len(sites)]]


BESIDE = table(
    [
        [[beside(RINGS[board][district], site) for site in range(SITE_COUNT)] for district in range(DISTRICT_COUNT)]
        for board in range(BOARDS)
    ]
)
"""By board, district and site: its two neighbours (FA2)."""


def check() -> None:
    if len(DISTRICTS) != DISTRICT_COUNT or len(COLOURS) != COLOUR_COUNT or len(COMMISSIONS) != COMMISSION_COUNT:
        raise BoxError("Fifth Avenue needs seven districts, five colours and two commissions.")
    by_number = (NUMBERS, HOUSES_ON_CARD, COLOURED, BLACK_CARDS)
    if any(len(column) != NUMBER_COUNT for column in by_number) or list(NUMBERS) != sorted(NUMBERS):
        raise BoxError("Fifth Avenue's cards need three numbers, in ascending order, with houses and counts for each.")
    if STACK < SEATS * DEALT_COLOURED + 1 or int(BLACK_CARDS.sum()) < SEATS * DEALT_BLACK + 1:
        raise BoxError("Fifth Avenue's cards must outnumber four hands in each suit.")
    if GENERAL_SUPPLY < 0 or GENERAL_SUPPLY % TAKEN_HOUSES:
        raise BoxError("Fifth Avenue's general supply must be taken by whole handfuls of houses.")
    if len(SHOPS) != SHOP_KINDS or len(POINTS) != SHOP_KINDS + 1:
        raise BoxError("Fifth Avenue needs four kinds of shop, and points for none to four of them.")
    if SHOPS_EACH * SHOP_KINDS < DISPLAY + DISTRICT_COUNT or SITES_OF_A_COLOUR * COLOUR_COUNT < DISTRICT_COUNT:
        raise BoxError("Fifth Avenue's shops must fill the display and one site of each district.")
    if BLOCKS.min() < 2:
        raise BoxError("A block of Fifth Avenue's display has at least two places.")


check()
