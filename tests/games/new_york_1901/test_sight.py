"""What pages, texts and reasons say of a position."""

import random

import pytest

from boroughs.games.new_york_1901 import components as box
from boroughs.games.new_york_1901.state import BUILDING, PLACING, REPLACING
from boroughs.match import IllegalMove, Match
from boroughs.match.words import words
from tests.games.new_york_1901.positions import GAME, position

EVERYTHING = {"key", "draws"}


def test_all_but_the_chance_to_come_is_open():
    assert {name for name, field in GAME.layout.fields.items() if field.sight == "secret"} == EVERYTHING


def test_a_draw_cannot_be_taken_back_but_choices_can():
    match = position(2, lots={0: ["g2"]}, market=["green 2", "green 2", "green 3", "red 2"])
    for move in ("take green 2", "settle i2", "build bronze-i3", "place g2 north"):
        match.play(move)
    assert match.undo_target(0) is None, "a card was turned up"
    match = position(2, lots={0: ["m10"]})
    match.play("rebuild bronze-v3")
    assert match.undo_target(0) == 0


def test_nobody_is_asked_for_a_tile_where_none_fits():
    used_up = {0: ["bronze-i2", "bronze-i2"]}
    assert position(2, lots={0: ["g2"]}, phase=BUILDING).view(0).prompt == "prompt-build"
    assert position(2, lots={0: ["g2"]}, gone=used_up, phase=BUILDING).view(0).prompt == "prompt-done"


def test_the_actor_is_shown_every_place_as_squares():
    match = position(2, lots={0: ["g2", "i2", "g3"]}, phase=PLACING, tile="bronze-i3")
    places = match.view(0).extras["places"]
    assert {p["move"] for p in places} == {m.text for m in match.legal()}
    assert {"move": "place g2 north", "squares": ["g2", "h2", "i2"], "torn": []} in places
    assert match.view(1).extras["places"] == match.view(None).extras["places"] == []


def test_a_rebuilding_shows_what_would_be_torn_down():
    match = position(2, lots={0: ["g2", "g3"]}, tiles={0: ["bronze-i2 g2 north", "bronze-i2 g3 north"]})
    match.play("rebuild bronze-o4")
    assert match.view(0).extras["places"] == [
        {"move": "place g2 north", "squares": ["g2", "h2", "g3", "h3"], "torn": ["g2", "g3"]}
    ]


def test_the_board_is_shown_as_it_is():
    match = position(2, lots={0: ["g2", "g3"]}, tiles={0: ["bronze-i2 g2 north"]})
    extras = match.view(None).extras
    lots = {lot["lot"]: lot for lot in extras["lots"]}
    assert len(lots) == 65
    assert lots["g2"] == {
        "lot": "g2",
        "squares": ["g2", "h2"],
        "district": "green",
        "owner": 0,
        "closed": False,
        "worker": False,
    }
    assert lots["g3"]["worker"]
    assert lots["p14"]["closed"], "pink is out with two players"
    assert {"player": 0, "tile": "bronze-i2", "squares": ["g2", "h2"]} in extras["buildings"]
    assert extras["breakdown"][0] == {"bronze": 2, "silver": 0, "gold": 0, "legendary": 0}
    assert extras["board"]["map"][1][6] == "Ga"


def test_tiles_that_cannot_be_chosen_say_why():
    match = position(2, lots={0: ["g2"]}, phase=BUILDING)
    refused = match.view(0).extras["refused"]
    assert refused["build bronze-o4"] == ("why-no-place", {"tile": "tile-bronze-o4"})
    assert "build bronze-i2" not in refused
    assert match.view(1).extras["refused"] == {}


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_text_has_every_square_building_and_card(language: str):
    match = position(2, lots={0: ["g2", "g3"], 1: ["k2"]}, tiles={0: ["bronze-i2 g2 north"]}, put_back=["red 2"])
    text = GAME.module("text").draw(match.seen(0), 0, words(GAME, language))
    lines = text.splitlines()
    assert max(map(len, lines[:36])) <= 81
    row = next(line for line in lines if line.startswith(" 2 "))
    assert row[3 + 6 * 4 + 1 : 3 + 6 * 4 + 4] == "Ai2"
    assert row[3 + 10 * 4 + 1 : 3 + 10 * 4 + 4] == "B*R"
    assert all(box.STREETS[code]["name"] in text for code in ("li", "ce", "pi", "re", "wa", "be"))
    assert words(GAME, language).say("text-put-back", cards=f"{words(GAME, language).say('district-red')} 2") in text


CASES = [
    (position(2, lots={0: ["m10"]}), "done", "begins with a card or a tile"),
    (position(2, lots={0: ["m10"]}), "settle g2", "taken no card"),
    (position(2, lots={0: ["m10"]}), "place g2 north", "First choose a tile"),
    (position(2, lots={0: ["m10"]}), "take red 3", "no card red 3"),
    (position(2, lots={0: ["m10"]}), "rebuild woolworth", "No building of yours can give way"),
    (position(2, lots={0: ["m10"]}, phase=BUILDING), "take yellow 2", "You have taken a card"),
    (position(2, lots={0: ["m10"]}, phase=BUILDING), "build woolworth", "Nowhere on your land"),
    (position(2, lots={0: ["m10"]}, phase=PLACING, tile="bronze-i2"), "done", "First place the tile"),
    (position(2, lots={0: ["m10"]}, phase=PLACING, tile="bronze-i2"), "place n11 north", "leave the land"),
    (position(2, lots={0: ["m10"]}, phase=PLACING, tile="bronze-i2"), "place k10 north", "not yours"),
    (position(2, lots={0: ["m10"]}, phase=REPLACING, tile="bronze-i2"), "place n10 east", "a building of 2 squares"),
    (position(2, lots={0: ["m10"]}, phase=PLACING, tile="bronze-i2"), "place m10 west", "turn the tile less"),
    (position(2, lots={0: ["m10"]}, phase=PLACING, tile="bronze-i2"), "place m10 east flipped", "without the flip"),
    (position(2, market=[], future=[]), "give-back n10", "You have an unused worker"),
]


@pytest.mark.parametrize(("match", "move", "reason"), CASES, ids=[f"{m} {r}" for _, m, r in CASES])
def test_a_refusal_says_why(match: Match, move: str, reason: str):
    with pytest.raises(IllegalMove, match=reason):
        match.play(move)


def test_lots_are_refused_with_a_reason():
    match = position(2, lots={1: ["g2"]}, market=["green 2", "green 2", "green 3", "red 2"])
    match.play("take green 2")
    for lot, reason in (
        ("g2", "belongs to somebody"),
        ("b2", "is green and has 2 squares"),
        ("p14", "not used with two"),
    ):
        with pytest.raises(IllegalMove, match=reason):
            match.play(f"settle {lot}")
    with pytest.raises(IllegalMove, match="First set your worker"):
        match.play("done")


def test_no_reason_is_given_for_a_wrong_thing():
    """Wherever a random illegal move is refused, the reason names a message that both languages have."""
    chooser = random.Random(3)
    match, said = Match(GAME, 3, {}, chooser.randbytes(16)), set()
    while not match.over:
        legal = set(match.legal_ids().tolist())
        for move in chooser.sample(range(GAME.moves.size), 30):
            if move not in legal:
                said.add(match.why_not(move)[0])
        match.play(int(chooser.choice(sorted(legal))))
    assert len(said) >= 15
    assert all(words(GAME, language).has(message) for message in said for language in ("en", "de"))


@pytest.mark.parametrize(
    ("fields", "english", "german"),
    [
        (("k2", "north"), "Build it at k2", "Bei k2 bauen"),
        (("k2", "east"), "Build it at k2, turned to the east", "Bei k2 bauen, nach Osten gedreht"),
        (
            ("k2", "west", "flipped"),
            "Build it at k2, flipped, turned to the west",
            "Bei k2 bauen, gewendet, nach Westen gedreht",
        ),
    ],
)
def test_where_a_tile_is_built_is_said_plainly(fields: tuple[str, ...], english: str, german: str):
    move = GAME.moves.parse(" ".join(("place", *fields)))
    assert words(GAME, "en").move(move) == english
    assert words(GAME, "de").move(move) == german
