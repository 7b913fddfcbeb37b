"""Every numbered rule is carried by a test, and the tool that says so can count."""

from pathlib import Path

import pytest
from tools import rules


def test_every_rule_is_carried_by_a_test():
    assert rules.complaints() == []


@pytest.fixture
def project(tmp_path: Path) -> Path:
    games = tmp_path / "src/boroughs/games"
    (games / "tower").mkdir(parents=True)
    (tmp_path / "tests/scenarios/tower").mkdir(parents=True)
    (games / "RULES.md").write_text("# Common\n- **CO1 [R]** Ties are shared.\n")
    (games / "tower/RULES.md").write_text("- **TW1 [B]** Build.\n- **TW2 [B][P]** Score.\nSee **TW9** elsewhere.\n")
    return tmp_path


def test_a_rule_without_a_test_is_missed(project: Path):
    assert [line.split(":")[0] for line in rules.complaints(project)] == ["CO1", "TW1", "TW2"]


def test_marks_and_scenarios_carry_rules(project: Path):
    mark = "pytest.mark." + "rule"
    (project / "tests/test_tower.py").write_text(f'@{mark}("CO1")\ndef test_tie(): ...\npytestmark = [{mark}("TW1")]\n')
    (project / "tests/scenarios/tower/one.toml").write_text('rules = ["TW2"]\n')
    assert rules.complaints(project) == []


def test_an_unknown_id_is_reported(project: Path):
    (project / "tests/scenarios/tower/one.toml").write_text('rules = ["CO1", "TW1", "TW2", "TW3"]\n')
    assert rules.complaints(project) == ["TW3: no RULES.md numbers it: tests/scenarios/tower/one.toml"]


def test_a_number_is_used_once(project: Path):
    (project / "src/boroughs/games/tower/RULES.md").write_text("- **CO1 [B]** Again.\n")
    with pytest.raises(ValueError, match="CO1 is numbered twice"):
        rules.complaints(project)
