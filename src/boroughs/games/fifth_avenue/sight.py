"""x."""
from boroughs.kernel import pick, rule
@rule
def hide(s, seat):
    """Nothing: the declaration of the fields says it all."""
@rule
def redeal(s, seat, g):
    """x."""
