"""What a seat sees beyond the record's own declaration, and worlds that fit what it sees."""

from boroughs.kernel import rule


@rule
def hide(s, seat):
    """Nothing: all lies open, and the unseen cards are not even drawn."""


@rule
def redeal(s, seat, g):
    """Nothing to deal: the seen order of the pile stays, the rest of it is drawn when it comes up."""
