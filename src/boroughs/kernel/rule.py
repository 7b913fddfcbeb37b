"""Rules are plain functions: compiled by default, interpreted when `BOROUGHS_INTERPRET` is set."""

import os
import types
from collections.abc import Callable
from functools import cached_property, update_wrapper
from typing import Any

import numpy as np

from boroughs.kernel import cache

INTERPRETED = bool(os.environ.get("BOROUGHS_INTERPRET"))


def rule(function: Callable[..., Any]) -> Any:
    """A function over records that runs compiled, without the interpreter lock, or as it is written."""
    if INTERPRETED:
        return function
    return Rule(function)


def wrapping(function: Callable[..., Any]) -> Any:
    """A rule whose unsigned sums are meant to overflow: interpreted, it does so without NumPy's warning."""
    if INTERPRETED:
        return np.errstate(over="ignore")(function)
    return Rule(function)


def inlined(function: Callable[..., Any]) -> Any:
    """A small rule that becomes part of its callers: for inner loops, where handing over arrays costs more than the work."""
    if INTERPRETED:
        return function
    return Rule(function, forceinline=True)


class Rule:
    """A function that is compiled when it is first called, from Python or from a rule that is being compiled.

    Until then Numba is not even loaded: it takes longer than all else that a server does before it answers.
    """

    def __init__(self, function: Callable[..., Any], **how: Any):
        self.py_func = function
        self.how = how
        update_wrapper(self, function)

    @cached_property
    def compiled(self) -> Any:
        return compiled(self.py_func, **self.how)

    def __call__(self, *args: Any) -> Any:
        return self.compiled(*args)

    @property
    def _numba_type_(self) -> Any:
        """What Numba asks a value for that compiled code names."""
        return self.compiled._numba_type_


def compiled(function: Callable[..., Any], **how: Any) -> Any:
    """Numba's function that compiles this one for the types that it is called with."""
    cache.prepare()
    from numba import njit

    dispatcher: Any = njit(cache=True, nogil=True, error_model="numpy", **how)(function)
    cache.keep_apart(dispatcher)
    template = dispatcher.get_call_template

    def widened(args: Any, kws: Any) -> Any:
        return template([wide(t) for t in args], {name: wide(t) for name, t in kws.items()})

    dispatcher.get_call_template = widened
    return dispatcher


def wide(argument: Any) -> Any:
    """The type that a rule takes in place of an argument's own: constants and small integers become 64-bit integers.

    Numba would compile a rule anew for every width of integer and for every constant that it is called with.
    """
    from numba.core import types

    known: Any = types
    plain = known.unliteral(argument)
    return known.int64 if isinstance(plain, known.Integer) and plain.bitwidth < known.int64.bitwidth else plain


def specialise(template: Callable[..., Any], label: str, **functions: Any) -> Any:
    """A template (a playout, a search) bound to one game's rules.

    The names in `functions` replace the template's globals of the same names. Unlike a closure the result is cached on
    disk; `label` (the game's id) keeps the cache entries of different games apart.
    """
    plain = getattr(template, "py_func", template)
    missing = [name for name in functions if name not in plain.__globals__]
    assert not missing, f"{plain.__name__} has no global {missing} to bind"
    bound = types.FunctionType(plain.__code__, {**plain.__globals__, **functions}, plain.__name__, plain.__defaults__)
    bound.__qualname__ = f"{plain.__qualname__}_{label.replace('-', '_')}"
    bound.__module__ = plain.__module__
    return bound if INTERPRETED else compiled(bound)
