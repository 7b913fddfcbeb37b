"""`pytest --rule` finds what carries a rule, wherever the rule is written."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
COLLECT = ("-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider", "tests/test_scenarios.py", "--rule")


def test_a_rule_selects_the_scenarios_that_name_it():
    run = subprocess.run(
        [sys.executable, *COLLECT, "PS10"], cwd=ROOT, capture_output=True, text=True, check=True, timeout=120
    )
    found = [line for line in run.stdout.splitlines() if "::" in line]
    named = [path for path in (ROOT / "tests" / "scenarios").rglob("*.toml") if '"PS10"' in path.read_text("utf-8")]
    assert len(found) == len(named) > 0
