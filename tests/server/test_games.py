"""What there is to play, as pages and programs are told."""

import shutil
from pathlib import Path

import pytest

from boroughs.games import all_games, load
from boroughs.kernel import box as boxes
from boroughs.server.routes import games

GAMES = [game.id for game in all_games()]


@pytest.mark.parametrize("game", GAMES)
async def test_all_that_is_in_the_box_is_told(served, game):
    told = (await served.person().get(f"/api/games/{game}")).json()["components"]
    files = {file.stem for file in load(game).folder.glob("*.toml")} - {"game", "tuning"}
    assert set(told) == files


def test_a_replaced_box_is_told_instead(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Else a page would draw the game's own pieces while the server plays with the host's."""
    manhattan = load("manhattan")
    own = games.box(manhattan)
    shutil.copy(manhattan.folder / "components.toml", tmp_path)
    with (tmp_path / "components.toml").open("a") as file:
        file.write('\n[added]\nby = "the host"\n')
    monkeypatch.setenv(boxes.VARIABLE, f"manhattan={tmp_path}")
    told = games.box(manhattan)
    assert told["components"].pop("added") == {"by": "the host"}
    assert told == own
