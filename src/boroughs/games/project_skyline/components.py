"""Reads the box once, checks it, and lays it out in flat tables."""

from pathlib import Path

from boroughs.kernel.box import BoxError, read, table

BOX = read("project-skyline", Path(__file__).parent)

SIDE, FIELDS, SEATS, CORNERS = 6, 36, 4, 4
SPACES = 4 * SIDE + CORNERS
COLUMNS = "abcdef"
NOWHERE = -1

FIELD_NAMES = tuple(f"{COLUMNS[field % SIDE]}{field // SIDE + 1}" for field in range(FIELDS))
"""Row by row from the top, as on a map: a1 is the north-west corner, f6 the south-east one."""
CORNER_NAMES = ("north-west", "north-east", "south-east", "south-west")
SPACE_NAMES = (
    CORNER_NAMES[0],
    *(f"n{c}" for c in COLUMNS),
    CORNER_NAMES[1],
    *(f"e{r + 1}" for r in range(SIDE)),
    CORNER_NAMES[2],
    *(f"s{c}" for c in reversed(COLUMNS)),
    CORNER_NAMES[3],
    *(f"w{SIDE - r}" for r in range(SIDE)),
)
"""Clockwise from the north-west corner (PS2): `nc` is north of column c, `e4` east of row 4."""
CARD_NAMES = (
    "walk-on",
    "push-the-richest",
    "help-the-poorest",
    "windfall",
    "tax-somebody",
    "tax-yourself",
    "lose-a-tower",
    "swap-with-another",
    "extra-storey",
    "swap-two-others",
    "relocate",
    "clear-another",
    "clear-your-own",
)
"""The kinds of action cards in the order of PS30, counted from 0."""
CARD_KINDS = len(CARD_NAMES)

STOREYS = int(BOX["pieces"]["storeys"])
TOWERS = table(BOX["pieces"]["towers"])
"""By number of players less two."""
STOREYS_AT_START = int(BOX["pieces"]["storeys_at_start"])
CASH = int(BOX["money"]["start"])
PREMIUM = int(BOX["money"]["premium"])
RENT = table([0, BOX["money"]["rent"]["one"], BOX["money"]["rent"]["two"], 0, BOX["money"]["rent"]["tower"]])
"""By height (PS12); a building of three storeys never stands when rent is due."""
HELP, WINDFALL, TAX = (int(BOX["card_amounts"][name]) for name in ("help", "windfall", "tax"))
COPIES = table([BOX["cards"].get(name, 0) for name in CARD_NAMES])
CARDS = int(COPIES.sum())
STEP = {"clockwise": 1, "counter-clockwise": -1}.get(BOX["street"]["direction"], 0)
START = SPACE_NAMES.index(BOX["street"]["start"]) if BOX["street"]["start"] in SPACE_NAMES else NOWHERE


def beside(space: int) -> int:
    """The field that a street space touches, NOWHERE for an action space (PS2)."""
    name = SPACE_NAMES[space]
    if name in CORNER_NAMES:
        return NOWHERE
    row = {"n": 0, "s": SIDE - 1}.get(name[0], ord(name[1]) - ord("1"))
    column = {"w": 0, "e": SIDE - 1}.get(name[0], ord(name[1]) - ord("a"))
    return row * SIDE + column


def distance(a: int, b: int) -> int:
    return abs(a // SIDE - b // SIDE) + abs(a % SIDE - b % SIDE)


def at_distance(field: int, steps: int) -> list[int]:
    """Where a piece can end that goes so many fields and turns at most once (PS14): exactly the fields that far away."""
    return [other for other in range(FIELDS) if distance(field, other) == steps]


BESIDE = table([beside(space) for space in range(SPACES)])
STREET_SPACES = table([sum(beside(space) == field for space in range(SPACES)) for field in range(FIELDS)])
"""By field: how many street spaces it touches (PS2)."""
CORNER_SPACES = table([SPACE_NAMES.index(name) for name in CORNER_NAMES])
CENTRE = table([FIELD_NAMES.index(name) for name in ("c3", "d3", "c4", "d4")])
DIE = 6
REACH_COUNT = table([[len(at_distance(f, d)) for d in range(DIE + 1)] for f in range(FIELDS)])
MOST = int(REACH_COUNT.max())
REACH = table(
    [[(at_distance(f, d) + [NOWHERE] * MOST)[:MOST] for d in range(DIE + 1)] for f in range(FIELDS)],
)
"""By field and number of steps: the fields that can be reached; the first REACH_COUNT count."""


def check() -> None:
    if STEP == 0 or START == NOWHERE or beside(START) != NOWHERE:
        raise BoxError(
            "Project Skyline's street needs a direction (clockwise, counter-clockwise) and a corner to start."
        )
    if not (1 <= CARDS <= 100 and COPIES.min() >= 0 and COPIES[CARD_NAMES.index("swap-two-others")] < CARDS):
        raise BoxError("Project Skyline needs 1 to 100 action cards, not all of them swapping two others (PS29).")
    unknown = set(BOX["cards"]) - set(CARD_NAMES)
    if unknown:
        raise BoxError(f"Project Skyline has no action card {min(unknown)!r}. The kinds are {', '.join(CARD_NAMES)}.")
    if len(TOWERS) != 3 or not 2 <= int(TOWERS.min()) <= int(TOWERS.max()) <= 20:
        raise BoxError("Project Skyline needs 2 to 20 towers of each colour, for two, three and four players.")
    if not 1 <= STOREYS_AT_START <= min(STOREYS, 7) or STOREYS > 50:
        raise BoxError("Project Skyline needs at most 50 storeys of each colour, and 1 to 7 of them set at the start.")
    if min(CASH, PREMIUM, HELP, WINDFALL, TAX, int(RENT.min())) < 0:
        raise BoxError("Project Skyline's amounts of money cannot be negative.")


check()
