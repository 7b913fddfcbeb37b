"""Templates of the stepper: one match, one call a decision."""

from boroughs.kernel.note import SILENT

SEAT, COUNT = 0, 1
ILLEGAL = -1


def setup(s, players, options, log): ...
def actor(s): ...
def legal(s, out): ...
def apply(s, move, log): ...


def look(states, moves, now):
    """Notes whose decision it is and what is legal. Returns how many moves are, 0 at the end."""
    s = states[0]
    seat = actor(s)
    count = legal(s, moves) if seat >= 0 else 0
    now[SEAT] = seat
    now[COUNT] = count
    return count


def begin(states, players, options, moves, now):
    """Sets a match up; its key is in the state already."""
    setup(states[0], players, options, SILENT)
    return look(states, moves, now)


def turn(states, move, moves, now):
    """Plays a move and looks again; ILLEGAL, with nothing changed, where it is none of those that were noted."""
    for k in range(now[COUNT]):
        if moves[k] == move:
            apply(states[0], move, SILENT)
            return look(states, moves, now)
    return ILLEGAL


BOUND = (look, begin, turn)
