"""Every scenario of every game holds."""

from pathlib import Path

import pytest

from boroughs.match.scenario import read, run

HOME = Path(__file__).parent / "scenarios"


@pytest.mark.parametrize("path", sorted(HOME.rglob("*.toml")), ids=lambda p: str(p.relative_to(HOME)))
def test_scenario(path: Path):
    run(read(path.read_text(encoding="utf-8")))
