"""Rules are compiled once, whatever integers they are called with."""

import numpy as np
import pytest

from boroughs.kernel import INTERPRETED, rule
from boroughs.kernel.rule import compiled, wide

CONSTANT = 7


@rule
def doubled(n):
    return 2 * n


@rule
def caller(small, large):
    return doubled(small[0]) + doubled(large[0]) + doubled(CONSTANT) + doubled(3)


def test_a_rule_gives_the_same_for_every_width_of_integer():
    assert caller(np.array([100], np.int8), np.array([1 << 40], np.int64)) == 200 + (1 << 41) + 14 + 6


@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")
def test_a_rule_is_compiled_once_for_all_widths_and_constants():
    from numba.core.caching import NullCache

    for one in (doubled, caller):  # compiled here and now, not read from an earlier run
        vars(one).pop("compiled", None)
        one.compiled._cache = NullCache()
    caller(np.array([1], np.int8), np.array([1], np.int64))
    caller(np.array([1], np.int16), np.array([1], np.int64))
    assert len(doubled.compiled.signatures) == 1


@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")
def test_two_who_compile_a_rule_at_once_leave_no_code_under_the_others_types(tmp_path, monkeypatch):
    from numba.core import config

    monkeypatch.setitem(vars(config), "CACHE_DIR", str(tmp_path))
    slow, quick, later = (compiled(doubled.py_func) for _ in range(3))
    monkeypatch.setattr(quick._cache._cache_file, "_load_index", dict)  # it looked before the slow one wrote
    write = slow._cache._cache_file._save_data
    monkeypatch.setattr(slow._cache._cache_file, "_save_data", lambda *it: (quick(1.25), write(*it)))
    assert slow(4) == 8
    assert later(1.25) == 2.5


@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")
def test_only_small_integers_and_constants_are_widened():
    from numba.core import types

    assert wide(types.int8) == wide(types.literal(3)) == types.int64
    assert wide(types.uint64) == types.uint64
    assert wide(types.float64) == types.float64
    assert wide(types.none) == types.none
