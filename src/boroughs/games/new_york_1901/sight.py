"""What a seat sees, and worlds that fit what it sees: all lies open here, and no card of the future market is fixed before it shows."""

from boroughs.games.new_york_1901.state import BUILDING, PLACING, REPLACING, SETTLING
from boroughs.kernel import rule

@rule
def hide(s, seat):
    """Nothing: only the order of the shuffled cards is unknown, and there is none before a card is drawn."""


@rule
def redeal(s, seat, g):
    """Nothing to deal: the chance of the next draws is the match's key."""
