"""Tuning: settings are tried by matches, and written with how they were got."""

import tomllib
from dataclasses import asdict, replace

import pytest

from boroughs.bots import BotError
from boroughs.bots.tune import Finding, Plan, changed, tune, write
from boroughs.bots.tuning import Settings, settings_of, tuned
from boroughs.cli.tune import values
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


def test_every_match_is_counted_as_it_is_played():
    played: list[int] = []
    tune(load("new-york-1901"), SMALL, lambda line: None, played=played.append)
    assert sum(played) == SMALL.all_matches() == 8


def interrupted_after(matches: int):
    """Ctrl-C after so many matches."""
    left = [matches]

    def played(n: int) -> None:
        left[0] -= n
        if left[0] == 0:
            raise KeyboardInterrupt

    return played


def test_an_interruption_lets_the_best_so_far_decide():
    said: list[str] = []
    found = tune(load("new-york-1901"), replace(SMALL, trials=9), said.append, played=interrupted_after(5))
    assert sum("trial" in line for line in said) == 2
    assert sum("finalist" in line for line in said) == 2
    assert found.matches == SMALL.deciding


def test_an_interrupted_decision_tells_how_to_decide_later():
    game, said = load("new-york-1901"), []
    with pytest.raises(KeyboardInterrupt):
        tune(game, SMALL, said.append, [{"trust": 7.5, "cutoff": 3}], interrupted_after(1))
    given = said[-1].split("--given ")[1]
    assert changed(settings_of(game), values(given)) == changed(settings_of(game), {"trust": 7.5, "cutoff": 3})


def test_an_interruption_before_anything_was_found_ends_it():
    with pytest.raises(KeyboardInterrupt):
        tune(load("new-york-1901"), SMALL, lambda line: None, played=interrupted_after(1))


def test_a_setting_that_there_is_not_is_refused_in_words():
    with pytest.raises(BotError, match="no setting courage"):
        changed(Settings(), {"courage": 1.0})


def test_what_is_written_can_be_read(tmp_path):
    settings = Settings(trust=12.0, cutoff=8)
    path = write(load("manhattan"), SMALL, Finding(settings, 0.6, 0.7, 20, 0.5), tmp_path / "tuning.toml")
    found = tomllib.loads(path.read_text())
    assert found["search"]["two"] == asdict(settings)
    assert found["how"]["two"]["against_the_settings_before"] == 0.7
    assert found["how"]["two"]["in_matches"] == 20


def test_settings_for_four_leave_the_others_alone(tmp_path):
    game = load("manhattan")
    path = write(game, replace(SMALL, players=4), Finding(Settings(trust=12.0), 0.6, 0.7, 20, 0.5), tmp_path / "t.toml")
    found = tomllib.loads(path.read_text())["search"]
    assert found["four"] == asdict(Settings(trust=12.0))
    assert Settings(**found["many"]) == settings_of(game, 3)
    assert Settings(**found["two"]) == settings_of(game, 2)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_games_own_settings_are_used(players):
    game = load("manhattan")
    said = tomllib.loads((game.folder / "tuning.toml").read_text())["search"]
    assert settings_of(game, players) == Settings(**said["two" if players == 2 else "many"])


def test_settings_of_so_many_players_go_before_those_for_many():
    game = load("project-skyline")
    said = tomllib.loads((game.folder / "tuning.toml").read_text())["search"]
    assert settings_of(game, 3) == Settings(**said["many"])
    assert settings_of(game, 4) == Settings(**said["four"]) != settings_of(game, 3)
    assert settings_of(game, 2) == Settings()


def test_settings_for_two_serve_for_many_where_there_are_no_others():
    game = load("new-york-1901")
    assert "many" not in tuned(game)["search"]
    assert settings_of(game, 4) == settings_of(game, 2) != Settings()
