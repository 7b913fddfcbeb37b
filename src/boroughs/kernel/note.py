"""Events: rules say what happens where it happens, with `note(log, KIND, a, b, …)`.

A log is a two-dimensional array: row 0 counts the rows used, each later row is a kind and its fields. `SILENT` is no log at
all: the compiler then leaves the notes out, so that playouts pay nothing for them.
"""

import numpy as np

from boroughs.kernel.rule import rule

LOG_FIELDS = 6
SILENT = None


def new_log(rows: int = 512) -> np.ndarray:
    """A log that holds that many events."""
    return np.zeros((rows + 1, LOG_FIELDS + 1), np.int32)


@rule
def note(log, what, a=0, b=0, c=0, d=0, e=0, f=0):
    """Writes down one event. A full log goes on counting, so that its reader can tell that something is missing."""
    if log is None:
        return
    i = log[0, 0] + 1
    log[0, 0] = i
    if i < log.shape[0]:
        log[i, 0] = what
        log[i, 1] = a
        log[i, 2] = b
        log[i, 3] = c
        log[i, 4] = d
        log[i, 5] = e
        log[i, 6] = f
