"""Chance: SipHash-2-4 of a counter under the match's secret 128-bit key.

Nobody can run it backwards from the cards that he sees, a state is copied with its chance, and a replay needs the key and
the moves alone.
"""

import numpy as np

from boroughs.kernel.rule import rule, wrapping

U = np.uint64
C0, C1 = U(0x736F6D6570736575), U(0x646F72616E646F6D)
C2, C3 = U(0x6C7967656E657261), U(0x7465646279746573)
LENGTH = U(8 << 56)  # the last block of an eight-byte message holds nothing but its length
FINAL = U(0xFF)
ONE, LOW_HALF, HALF = U(1), U(0xFFFFFFFF), U(32)
R13, R16, R17, R21, R32 = U(13), U(16), U(17), U(21), U(32)
L13, L16, L17, L21, L32 = U(51), U(48), U(47), U(43), U(32)


@wrapping
def sip_round(v0, v1, v2, v3):
    v0 = v0 + v1
    v1 = ((v1 << R13) | (v1 >> L13)) ^ v0
    v0 = (v0 << R32) | (v0 >> L32)
    v2 = v2 + v3
    v3 = ((v3 << R16) | (v3 >> L16)) ^ v2
    v0 = v0 + v3
    v3 = ((v3 << R21) | (v3 >> L21)) ^ v0
    v2 = v2 + v1
    v1 = ((v1 << R17) | (v1 >> L17)) ^ v2
    v2 = (v2 << R32) | (v2 >> L32)
    return v0, v1, v2, v3


@wrapping
def siphash(k0, k1, message):
    """SipHash-2-4 of one eight-byte message, as a 64-bit number."""
    v0, v1, v2, v3 = k0 ^ C0, k1 ^ C1, k0 ^ C2, k1 ^ C3
    for block in (message, LENGTH):
        v3 = v3 ^ block
        v0, v1, v2, v3 = sip_round(v0, v1, v2, v3)
        v0, v1, v2, v3 = sip_round(v0, v1, v2, v3)
        v0 = v0 ^ block
    v2 = v2 ^ FINAL
    for _ in range(4):
        v0, v1, v2, v3 = sip_round(v0, v1, v2, v3)
    return v0 ^ v1 ^ v2 ^ v3


@rule
def chance(s, n):
    """A number from 0 to n-1, each exactly as likely as the others (n below 2**32)."""
    bound = U(n)
    while True:
        x = siphash(s.key[0], s.key[1], s.draws)
        s.draws += ONE
        product = (x >> HALF) * bound
        low = product & LOW_HALF
        # Lemire: the few low parts below 2**32 mod n would be hit once too often
        if low >= bound or low >= (U(0x100000000) - bound) % bound:
            return np.int64(product >> HALF)


@rule
def roll(s):
    """A die, 1 to 6."""
    return chance(s, 6) + 1
