"""The words that components are written in: effects, floor effects, end scorings, Daniel's actions.

One vocabulary of effects serves boards, street cards, newspapers and slots alike. An effect becomes one row of numbers; a kind
says which of its fields stands in which column, and what that field may be.
"""

from dataclasses import dataclass

KIND, PRICE, DOLLARS, POINTS, COLOUR, COUNT, SAME, PER, MOST, DISCOUNT, SECOND_COLOUR, STREET = range(12)
WIDTH = 12
MUCH = 99
"""The largest number that a component may carry: sums of such stay far within the record's fields."""


@dataclass(frozen=True)
class Field:
    """A field of a kind: its column, its range, what it is when it is left out (None: it must be there)."""

    column: int
    low: int = 0
    high: int = MUCH
    default: int | None = None
    type: str = "number"


Vocabulary = dict[str, dict[str, Field]]

price = Field(PRICE)
colour = Field(COLOUR, type="colour")
points = Field(POINTS, 1)
dollars = Field(DOLLARS, 1)
per = Field(PER, 1)
discount = Field(DISCOUNT)

EFFECTS: Vocabulary = {
    # gains: they can always be run, even for nothing, and a slot gives them by itself (FL27)
    "gain": {"dollars": Field(DOLLARS, default=0), "points": Field(POINTS, default=0)},
    "gain-dollars-per-newsboy": {"max": Field(MOST, 1)},
    "gain-dollars-per-floor": {"dollars": dollars},
    "gain-points-per-floors": {"per": per, "points": points},
    "gain-points-if-colour": {"colour": colour, "points": points},
    "gain-points-if-slot-colour": {"colour": colour, "points": points},
    "gain-reputation-tile": {},
    "gain-newspaper": {},
    # what pays, trades or builds
    "trade-pillar": {"colour": colour, "buy": price, "sell": Field(DOLLARS)},
    "build-pillars": {
        "count": Field(COUNT, 1, 2),
        "price": price,
        "bonus_points": Field(POINTS, default=0),
        "same_colour": Field(SAME, default=0, type="switch"),
    },
    "build-floor": {"price": price, "points": points},
    "swap-pillar": {},
    "buy-any-pillar": {"price": price},
    "buy-street-card": {"discount": discount},
    "buy-city-hall-card": {"discount": discount},
    "city-hall-action": {"price": price},
    # what runs another effect
    "use-own-effect": {"price": price},
    "use-market-effect": {"price": price},
    "activate-newspaper": {},
}
EFFECT_NAMES = tuple(EFFECTS)
(GAIN, PER_NEWSBOY, PER_FLOOR, PER_FLOORS, IF_COLOUR, IF_SLOT_COLOUR, GAIN_TILE, GAIN_PAPER) = range(8)
(TRADE, BUILD, RAISE, SWAP, BUY_ANY, BUY_STREET, BUY_HALL, HALL_ACTION, USE_OWN, USE_MARKET, ACTIVATE) = range(8, 19)
LAST_GAIN, FIRST_COPY = GAIN_PAPER, USE_OWN

ANYWHERE = frozenset(EFFECTS) - {"gain-points-if-slot-colour"}
CARRIED_BY = {
    "board": ANYWHERE,
    "street card": ANYWHERE,
    "newspaper": ANYWHERE - {"activate-newspaper"},  # it would run itself
    "slot": frozenset(EFFECTS),
}

FLOOR_EFFECTS: Vocabulary = {
    "none": {},
    "city-hall-dollars": {"dollars": dollars},
    "move-dollars": {"street": Field(STREET, type="street"), "dollars": dollars},
    "share-place": {},
    "street-card-points": {"points": points},
    "sale-dollars": {"dollars": dollars},
    "city-hall-card-discount": {"dollars": dollars},
    "pillar-discount": {"dollars": dollars},
    "same-colour": {},
}
FLOOR_EFFECT_NAMES = tuple(FLOOR_EFFECTS)
(
    NO_EFFECT,
    CITY_HALL_DOLLARS,
    MOVE_DOLLARS,
    SHARE_PLACE,
    STREET_CARD_POINTS,
    SALE_DOLLARS,
    HALL_DISCOUNT,
    PILLAR_DISCOUNT,
    SAME_COLOUR,
) = range(9)

SCORINGS: Vocabulary = {
    "per-street-card": {"per": per, "points": points},
    "per-dollar": {"per": per, "points": points, "max": Field(MOST, 1)},
    "per-positive-reputation": {"per": per, "points": points},
    "per-city-hall-card": {"points": points},
    "fixed-points": {"points": points},
    "per-own-pillar": {"points": points},
    "per-floor-with-colours": {"colours": Field(COLOUR, type="colours"), "points": points},
    "per-built-pillar": {"colour": colour, "points": points},
}
SCORING_NAMES = tuple(SCORINGS)
(
    PER_STREET_CARD,
    PER_DOLLAR,
    PER_REPUTATION,
    PER_HALL_CARD,
    FIXED_POINTS,
    PER_OWN_PILLAR,
    PER_FLOOR_WITH_COLOURS,
    PER_BUILT_PILLAR,
) = range(8)

DANIEL_ACTIONS: Vocabulary = {
    "score-popularity": {},
    "build-pillar": {"colour": colour, "bonus_points": Field(POINTS)},
    "build-floor": {"points": points},
}
POPULARITY, DANIEL_PILLAR, DANIEL_FLOOR = range(3)
