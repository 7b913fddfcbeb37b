"""What time, dollars, pillars and a company's standing are worth, in points. Rough and quick."""

from boroughs.games.flatiron.components import (
    BOARD_POINTS,
    CARD_COUNT,
    HALL_HALVES,
    LEVELS,
    PRICE_OF,
    ROOF,
    SLOTS,
    STREET_COUNT,
    THUMBS,
    TILE_VALUE,
    UPPER,
)
from boroughs.games.flatiron.effects import stands
from boroughs.games.flatiron.newsboy import DANIEL
from boroughs.games.flatiron.scoring import column_points, column_reputation, hall_points
from boroughs.games.flatiron.state import NONE
from boroughs.games.flatiron.trade import (
    floor_gives,
)
from boroughs.games.flatiron.vocabulary import (
    SAME_COLOUR,
)
from boroughs.kernel import rule

# Tuned by matches of the advice against itself: each number is what a thing is worth in points, unless it says otherwise.
DOLLAR, LATE_DOLLAR, LATE_TURNS = 0.4, 0.136, 2.55
"""A dollar early on is worth both together, at the very end only the second; the last turns are those that make it less."""
NEWSPAPER = 1.27
TILE = 0.72
USUAL_BONUS = 0.66
"""A slot's bonus, before one knows which slot it will be."""
FLOOR_LEAD = 0.5
"""Laying a floor, beyond its points: the match goes on, and one builds on it first."""
ROOF_AHEAD, ROOF_BEHIND = 5.0, -0.75
"""Ending the match, for whoever leads and for whoever does not."""
LAST_PILLAR = -0.8
"""Filling a floor that the other one will lay the next on."""
TURNS_A_FLOOR = 3.4
"""How many turns of a player count from floor to floor: fewer than there are, since later ones are worth less."""
PILLAR_TURNS, PILLAR_SHARE = 4.7, 0.63
"""In how many turns a pillar is surely built, and the share of its points that it is worth before it is."""
MISFIT_TURNS, MISFIT_SHARE = 8.3, 0.5
"""The same for a pillar whose colour stands on the active floor."""
BROKE = -1.0
"""Buying a pillar with the last dollar: nothing is left to build it with."""
ANOTHER_EFFECT = 0.7
"""Running another effect, where that is not looked into: advice does not recurse."""
SOFT_REPUTATION, SOFT_GOOD, SOFT_EVEN, SOFT_TURNS = 0.46, 0.16, 1.74, 14.0
"""How far reputation may still change: at most, for a good column, for one that stands at 0, and in how many turns."""


@rule
def turns_left(s):
    """About how many turns a player still has."""
    left = TURNS_A_FLOOR * (LEVELS - 1 - s.level)
    for slot in range(SLOTS):
        if s.slots[s.level, slot] != NONE:
            left -= 0.8
    if s.turn_limit > 0:
        left = min(left, float(s.turn_limit - s.rounds))
    return max(left, 0.0)


@rule
def dollar(s):
    """A dollar buys less and less towards the end."""
    return LATE_DOLLAR + DOLLAR * min(turns_left(s) / LATE_TURNS, 1.0)


# --- pillars and floors


@rule
def fits(s, colour, same):
    return same or floor_gives(s, SAME_COLOUR) > 0 or not stands(s, colour)


@rule
def pillar_worth(s, company, colour):
    """A pillar on one's board: what it will score, if there is time to build it."""
    if s.floor == ROOF:
        return 0.0
    worth = BOARD_POINTS[s.board[company], colour] + USUAL_BONUS - dollar(s)
    left = turns_left(s)
    if not fits(s, colour, False):
        return worth * min(max(left - 2.0, 0.0) / MISFIT_TURNS, MISFIT_SHARE)
    return worth * min(left / PILLAR_TURNS, PILLAR_SHARE)


@rule
def can_raise_soon(s, company):
    return s.money[company] >= 6


# --- the state of a company


@rule
def standing_points(s, company):
    """Points so far and what the final scoring would add now."""
    total = float(s.points[company])
    tiles = s.tiles[company]
    for column in range(STREET_COUNT):
        reputation = column_reputation(s, company, column)
        if tiles > 0 and reputation <= 0 and reputation + tiles * TILE_VALUE > 0:
            tiles -= 1 - reputation
            reputation = 1
        total += column_points(reputation)
        for i in range(s.held[company, column]):
            half = s.columns[company, column, i] - HALL_HALVES
            if half >= 0:
                total += hall_points(s, company, half)
    return total


@rule
def reputation_worth(reputation, tiles, left):
    """A column's reputation at the end, softened while there is time to mend it."""
    soft = min(left / SOFT_TURNS, SOFT_REPUTATION)
    now = column_points(reputation)
    if reputation > 0:
        return now * (1.0 - SOFT_GOOD * soft) + 0.2 * (reputation - 1)
    if reputation == 0:
        return SOFT_EVEN * soft + (1.5 if tiles > 0 else 0.0)
    return now * (1.0 - 0.5 * soft) + 0.3 * (reputation + 1)


@rule
def rivals_points(s):
    """As `standing_points`, for the other company; Daniel's cards count by their prices (FL39)."""
    if s.players > 1:
        return standing_points(s, 1 - s.turn)
    total = float(s.points[DANIEL])
    for card in range(CARD_COUNT):
        if s.daniel_cards[card]:
            total += PRICE_OF[card]
            if s.harder:
                total += max(THUMBS[2 * card + UPPER], 0)
    return total


@rule
def raise_worth(s, points):
    """A floor's points; the roof also ends the match, which is good for whoever leads."""
    if s.open_floor == ROOF:
        ahead = standing_points(s, s.turn) + points > rivals_points(s)
        return points + (ROOF_AHEAD if ahead else ROOF_BEHIND)
    return points + FLOOR_LEAD
