"""Sentences that a number or a place can make wrong."""

import pytest

from boroughs.match.messages import Event
from boroughs.match.words import words
from tests.games.flatiron.table import GAME


def said(language: str, kind: str, **fields) -> str:
    return words(GAME, language).event(Event(0, kind, fields), ["Ada", "Bob"])


@pytest.mark.rule("FL27")
def test_a_gain_of_nothing_is_called_nothing():
    assert said("en", "gained", player=0, dollars=0, points=0) == "Ada gets nothing from it."
    assert said("de", "gained", player=0, dollars=0, points=0) == "Ada hat nichts davon."
    assert said("de", "gained", player=0, dollars=2, points=1) == "Ada erhält 2 $ und 1 Punkt."


@pytest.mark.rule("FL4", "FL36")
@pytest.mark.parametrize(("kind", "fields"), [("tile-gained", {"player": 0}), ("daniel-hall-card", {"card": "h01"})])
def test_what_is_left_is_counted_well(kind: str, fields: dict[str, object]):
    for left, english, german in ((0, "the last", "letzte"), (1, "1 is left", "1 bleibt"), (2, "2 are", "2 bleiben")):
        assert english in said("en", kind, left=left, **fields)
        assert german in said("de", kind, left=left, **fields)


@pytest.mark.rule("FL10")
@pytest.mark.parametrize(
    ("place", "way"), [("broadway", "zum Broadway"), ("5th", "zur 5th Avenue"), ("city-hall", "zur City Hall")]
)
def test_one_goes_the_german_way(place: str, way: str):
    assert said("de", "went", player=0, place=place) == f"Ada geht {way}."
    assert words(GAME, "de").move(GAME.moves.id("go", place)) == f"Geh {way}"
    assert said("de", "daniel-turned-aside", main="22nd", place=place).endswith(f"darum geht er {way}.")


@pytest.mark.rule("FL23")
def test_the_roof_is_no_numbered_floor():
    for language, roof in (("en", "builds the roof and scores 6."), ("de", "baut das Dach. Punkte: 6.")):
        assert said(language, "raised", player=0, floor="roof", level=6, points=6) == f"Ada {roof}"
        assert said(language, "daniel-raised", floor="roof", level=6, points=6).endswith(f"Daniel {roof}")


@pytest.mark.rule("FL40")
def test_one_round_is_one():
    assert said("en", "limit-reached", turns=1).startswith("1 turn has been played:")
    assert said("en", "limit-reached", turns=2).startswith("2 turns have been played:")
    assert said("en", "over", turns=1) == "The match is over after 1 full round."
    assert said("de", "limit-reached", turns=1).startswith("1 Zug ist gespielt:")
    assert said("de", "limit-reached", turns=2).startswith("2 Züge sind gespielt:")
    assert said("de", "over", turns=1) == "Die Partie ist nach 1 ganzen Runde zu Ende."


def test_colours_need_no_article_of_their_own():
    why = words(GAME, "en").why("why-colour-stands", {"colour": "colour-orange"})
    assert why == "A pillar in orange stands on the active floor already."
