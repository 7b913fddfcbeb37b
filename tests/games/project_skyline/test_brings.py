"""What Project Skyline's page says a move would bring is true. Without a browser: the page's own code, run by Node."""

from pathlib import Path

import pytest

from boroughs.games.project_skyline.components import BOX
from boroughs.match import Match
from boroughs.match.scenario import read, start
from tests.web.brings import told

PUSHED = Path(__file__).parents[2] / "scenarios" / "project-skyline" / "card-push-into-bankruptcy.toml"


@pytest.fixture
def match() -> Match:
    """Card 2 moves the pawn of Cy, who has 100, past Ann's group that costs 120."""
    found = start(read(PUSHED.read_text(encoding="utf-8")))
    found.play("build e6")
    return found


@pytest.mark.rule("PS22", "PS30")
def test_a_preview_knows_who_cannot_pay(match: Match):
    rents = {move: outcome["rent"] for move, outcome in match.view(1).extras["moves"].items()}
    unpaid = {"player": 2, "owner": 0, "amount": 120, "paid": False}
    assert rents == {"advance 2 1": None, "advance 2 2": unpaid, "advance 2 3": unpaid}


@pytest.mark.rule("PS22", "PS30")
@pytest.mark.parametrize(
    ("move", "english", "german"),
    [
        ("advance 2 1", "No rent is due there", "Dort ist keine Miete fällig"),
        (
            "advance 2 2",
            "Cy cannot pay Ann $120: the match ends",
            "Cy kann Ann 120 $ nicht zahlen: Die Partie endet",
        ),
    ],
)
def test_a_push_that_ends_the_match_is_called_that(match: Match, move: str, english: str, german: str):
    assert told(match, move, BOX) == {"en": [english], "de": [german]}
