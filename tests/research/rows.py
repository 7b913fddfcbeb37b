"""Observations made slowly, to compare with."""

import numpy as np

from boroughs.match import Match


def expected_row(match: Match, seat: int) -> np.ndarray:
    """A flat observation, from what a match lets the seat know."""
    known = match.seen(seat).view(np.ndarray)
    row = [np.eye(match.game.most, dtype=np.int64)[seat]]
    for name, field in match.game.layout.fields.items():
        value = known[name][0]
        if field.sight == "open":
            row.append(bits_of(value))
        elif field.sight == "private":
            row.append(bits_of(value[seat]))
    return np.concatenate(row)


def bits_of(value: np.ndarray) -> np.ndarray:
    flat = np.atleast_1d(value).ravel()
    if flat.dtype == np.uint64:
        return ((flat[:, None] >> np.arange(64, dtype=np.uint64)) & np.uint64(1)).ravel().astype(np.int64)
    return flat.astype(np.int64)
