"""Chance is SipHash-2-4, and every outcome is as likely as any other."""

import numpy as np
import pytest

from boroughs.games import load
from boroughs.kernel import chance, roll, rule, seed_dice
from boroughs.kernel.chance import siphash
from boroughs.kernel.dice import pick

# The authors' vectors (vectors_sip64): key 00 01 … 0f, message 00 01 … 07.
KEY = bytes(range(16))
PUBLISHED = bytes([0x62, 0x24, 0x93, 0x9A, 0x79, 0xF5, 0xF5, 0x93])


def words(key: bytes) -> tuple[np.uint64, np.uint64]:
    return np.uint64(int.from_bytes(key[:8], "little")), np.uint64(int.from_bytes(key[8:], "little"))


def test_siphash_gives_the_published_value():
    message = np.uint64(int.from_bytes(bytes(range(8)), "little"))
    assert int(siphash(*words(KEY), message)).to_bytes(8, "little") == PUBLISHED


def reference(key: bytes, message: bytes) -> int:
    """SipHash-2-4 for any length, written from the paper with Python's integers, to check more values than one."""
    mask = (1 << 64) - 1
    k0, k1 = int.from_bytes(key[:8], "little"), int.from_bytes(key[8:], "little")
    v = [k0 ^ 0x736F6D6570736575, k1 ^ 0x646F72616E646F6D, k0 ^ 0x6C7967656E657261, k1 ^ 0x7465646279746573]

    def rotate(x: int, b: int) -> int:
        return ((x << b) | (x >> (64 - b))) & mask

    def step() -> None:
        v[0] = (v[0] + v[1]) & mask
        v[2] = (v[2] + v[3]) & mask
        v[1], v[3] = rotate(v[1], 13) ^ v[0], rotate(v[3], 16) ^ v[2]
        v[0] = rotate(v[0], 32)
        v[2] = (v[2] + v[1]) & mask
        v[0] = (v[0] + v[3]) & mask
        v[1], v[3] = rotate(v[1], 17) ^ v[2], rotate(v[3], 21) ^ v[0]
        v[2] = rotate(v[2], 32)

    tail = message[len(message) // 8 * 8 :]
    blocks = [message[i : i + 8] for i in range(0, len(message) // 8 * 8, 8)]
    blocks.append(tail + bytes(7 - len(tail)) + bytes([len(message) & 0xFF]))
    for block in blocks:
        m = int.from_bytes(block, "little")
        v[3] ^= m
        step()
        step()
        v[0] ^= m
    v[2] ^= 0xFF
    for _ in range(4):
        step()
    return v[0] ^ v[1] ^ v[2] ^ v[3]


# Published values for the messages of length 0, 1, 2, 7, 8, 15 under the same key: they check the reference itself.
VECTORS = {
    0: 0x726FDB47DD0E0E31,
    1: 0x74F839C593DC67FD,
    2: 0x0D6C8009D9A94F5A,
    7: 0xAB0200F58B01D137,
    8: 0x93F5F5799A932462,
    15: 0xA129CA6149BE45E5,
}


@pytest.mark.parametrize("length", VECTORS)
def test_the_reference_gives_the_published_values(length: int):
    assert reference(KEY, bytes(range(length))) == VECTORS[length]


def test_siphash_agrees_with_the_reference_everywhere():
    random = np.random.default_rng(24)
    for _ in range(300):
        key, message = random.bytes(16), random.bytes(8)
        ours = siphash(*words(key), np.uint64(int.from_bytes(message, "little")))
        assert int(ours) == reference(key, message)


@rule
def draw_many(states, n, out):
    for i in range(len(out)):
        out[i] = chance(states[0], n)


@rule
def roll_many(states, out):
    for i in range(len(out)):
        out[i] = roll(states[0])


def some_state():
    states = load("manhattan").blank()
    states.key[0] = words(KEY)
    return states


@pytest.mark.rule("CO2")
def test_the_same_key_gives_the_same_draws():
    first, second = np.zeros(1000, np.int64), np.zeros(1000, np.int64)
    draw_many(some_state(), 45, first)
    draw_many(some_state(), 45, second)
    assert (first == second).all()


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 45, 110, 1000])
def test_every_number_is_as_likely_as_any_other(n: int):
    drawn = np.zeros(max(20_000, 200 * n), np.int64)
    draw_many(some_state(), n, drawn)
    counts = np.bincount(drawn, minlength=n)
    assert len(counts) == n
    expected = len(drawn) / n
    chi2 = ((counts - expected) ** 2 / expected).sum()
    assert chi2 < (n - 1) + 5 * (2 * max(n - 1, 1)) ** 0.5 + 5, f"chi² {chi2:.1f} for {n} outcomes"


def test_no_modulo_bias_where_it_would_be_largest():
    """With n = 3·2³⁰ a plain remainder of 32 bits would give the lowest quarter of 2³² twice as often."""
    n = 3 * 2**30
    drawn = np.zeros(60_000, np.int64)
    draw_many(some_state(), n, drawn)
    low = (drawn < 2**30).mean()
    assert abs(low - 1 / 3) < 0.01


def test_a_die_shows_one_to_six():
    rolled = np.zeros(6000, np.int64)
    roll_many(some_state(), rolled)
    assert set(rolled) == {1, 2, 3, 4, 5, 6}


def test_dice_of_neighbouring_seeds_have_nothing_to_do_with_each_other():
    first, second = seed_dice(1), seed_dice(2)
    same = sum(pick(first, 6) == pick(second, 6) for _ in range(6000))
    assert 850 < same < 1150
