"""Matches that were told once go on being told the same way."""

import pytest

from tests.cases import ALL, Case
from tests.playthroughs.tell import HOME, path, tell

ADVICE = "If the rules were meant to change: raise the game's rules version, run python -m tests.playthroughs.tell GAME"


@pytest.mark.parametrize("case", ALL, ids=str)
def test_playthrough(case: Case):
    assert path(case).exists(), f"{case} has no playthrough. {ADVICE}"
    told, kept = tell(case).splitlines(), path(case).read_text(encoding="utf-8").splitlines()
    difference = next((i for i, (a, b) in enumerate(zip(told, kept, strict=False)) if a != b), None)
    assert difference is None, f"line {difference + 1}: {told[difference]!r}, not {kept[difference]!r}. {ADVICE}"
    assert len(told) == len(kept)


def test_no_playthrough_is_left_over():
    assert {p.stem for p in HOME.glob("*.txt")} <= {str(case) for case in ALL}
