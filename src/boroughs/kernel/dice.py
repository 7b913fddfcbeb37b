"""A fast generator outside the state, for choices that are no part of a match: playouts, redeals, bots' mistakes."""

from typing import Any

import numpy as np

from boroughs.kernel.rule import rule, wrapping

U = np.uint64
S12, S25, S27, HALF = U(12), U(25), U(27), U(32)
MULTIPLIER = U(2685821657736338717)


def seed_dice(seed: int) -> Any:
    """A generator's one word of state; neighbouring seeds give unrelated sequences (splitmix64)."""
    mask = (1 << 64) - 1
    z = (seed * 0x9E3779B97F4A7C15 + 0x9E3779B97F4A7C15) & mask
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & mask
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & mask
    return np.array([(z ^ (z >> 31)) or 1], np.uint64)


@wrapping
def word(g):
    """64 random bits (xorshift64*)."""
    x = g[0]
    x ^= x >> S12
    x ^= x << S25
    x ^= x >> S27
    g[0] = x
    return x * MULTIPLIER


@rule
def pick(g, n):
    """A number from 0 to n-1."""
    return np.int64(((word(g) >> HALF) * U(n)) >> HALF)
