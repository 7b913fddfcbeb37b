"""Tuning: settings are tried by matches, and written with how they were got."""

import tomllib
from dataclasses import asdict

import pytest

from boroughs.bots import BotError
from boroughs.bots.tune import Finding, Plan, changed, tune, write
from boroughs.bots.tuning import Settings, settings_of
from boroughs.games import load

SMALL = Plan(trials=2, matches=2, seconds=0.001, deciding=2)


def test_a_search_for_settings_ends_with_some_that_played():
    said: list[str] = []
    found = tune(load("new-york-1901"), SMALL, said.append)
    assert found.matches == SMALL.deciding
    assert 0.0 <= found.share <= 1.0
    assert sum("trial" in line for line in said) == SMALL.trials
    assert sum("finalist" in line for line in said) == SMALL.trials


def test_given_settings_are_the_only_ones_that_play():
    game, said = load("new-york-1901"), []
    found = tune(game, SMALL, said.append, [{"trust": 7.5, "cutoff": 3}])
    assert found.settings == changed(settings_of(game), {"trust": 7.5, "cutoff": 3})
    assert len(said) == 1


def test_a_setting_that_there_is_not_is_refused_in_words():
    with pytest.raises(BotError, match="no setting courage"):
        changed(Settings(), {"courage": 1.0})


def test_what_is_written_can_be_read(tmp_path):
    settings = Settings(trust=12.0, cutoff=8)
    path = write(load("manhattan"), SMALL, Finding(settings, 0.6, 0.7, 20, 0.5), tmp_path / "tuning.toml")
    found = tomllib.loads(path.read_text())
    assert found["search"] == asdict(settings)
    assert found["how"]["against_the_settings_before"] == 0.7
    assert found["how"]["in_matches"] == 20


@pytest.mark.parametrize("game", ["manhattan", "flatiron"])
def test_a_games_own_settings_are_used(game):
    path = load(game).folder / "tuning.toml"
    said = tomllib.loads(path.read_text())["search"] if path.exists() else asdict(Settings())
    assert asdict(settings_of(load(game))) == said
