"""What a page is shown: groups, rents, outcomes of moves that come true, and a reason for every refusal."""

import random

import pytest

from boroughs.games import load
from boroughs.games.project_skyline import preview
from boroughs.games.project_skyline.components import SPACE_NAMES
from boroughs.match import Match
from boroughs.match.words import words
from tests.conformance.test_words import messages

GAME = load("project-skyline")


def positions(seeds: int, **options: bool):
    named = {name.replace("_", "-"): value for name, value in options.items()}
    for seed in range(seeds):
        chooser = random.Random(seed)
        match = Match(GAME, 2 + seed % 3, named, chooser.randbytes(16), auto=False)
        while not match.over:
            yield match, chooser
            if not match.over:  # whoever looks on may play too
                match.play(int(chooser.choice(match.legal_ids())))


@pytest.mark.rule("PS12")
def test_groups_and_street_agree():
    for match, _ in positions(3):
        extras = match.view(None).extras
        rent = {space: g["rent"] for g in extras["groups"] for space in g["spaces"]}
        owner = {space: g["owner"] for g in extras["groups"] for space in g["spaces"]}
        assert [s["space"] for s in extras["street"]] == list(SPACE_NAMES)
        for space in extras["street"]:
            assert space["rent"] == rent.get(space["space"], 0)
            assert space["owner"] == owner.get(space["space"])
        by_seat = [sum(r for s, r in rent.items() if owner[s] == seat) for seat in range(match.players)]
        assert extras["income"] == by_seat


def test_what_a_move_is_said_to_bring_comes_true():
    checked = set()
    for match, chooser in positions(20, expert=True):
        outcomes = match.view(match.actor).extras["moves"]
        legal = match.legal()
        assert list(outcomes) == [move.text for move in legal]
        move = chooser.choice(legal)
        told, before, actor = outcomes[move.text], preview.income(match.state), match.actor
        cash = [int(c) for c in match.state.cash[0]]
        match.play(move.id)
        checked.add(move.kind)
        events = match.events(match.version - 1)
        if "income" in told:
            assert told["income"] == [b - a for a, b in zip(before, preview.income(match.state), strict=True)]
        if "marches" in told:
            assert [f"march {field}" for field in told["marches"]] == [m.text for m in match.legal()]
        for key, kind in (("demolishes", "demolished"), ("removes", "removed")):
            happened = [e.fields for e in events if e.kind == kind]
            assert [{**told[key], "player": actor}] == happened if key in told else not happened
        if told.get("rent"):
            due = next(e for e in events if e.kind in ("rent", "bankrupt"))
            rent = {name: due.fields[name] for name in ("player", "owner", "amount")}
            assert {**rent, "paid": due.kind == "rent"} == told["rent"]
        if "tax" in told:
            assert next(e for e in events if e.kind == "taxed").fields["amount"] == told["tax"] <= max(cash)
    assert checked == {k.name for k in GAME.moves.kinds} - {"start"}


def test_only_the_one_who_decides_is_shown_outcomes():
    for match, _ in positions(1):
        for seat in [None, *range(match.players)]:
            assert bool(match.view(seat).extras["moves"]) == (seat == match.actor)


def test_every_refusal_has_a_reason_and_every_reason_is_needed():
    speak, given, why = words(GAME), {}, GAME.module("why")
    for chosen in ({"free_start": True}, {"expert": True}, {}):
        for match, chooser in positions(12, **chosen):
            legal, known = {int(i) for i in match.legal_ids()}, match.seen(match.actor)
            for move in chooser.sample(range(GAME.moves.size), 30):
                if move not in legal:
                    message, arguments = why.why_not(known, match.actor, move)
                    given[message] = speak.why(message, arguments)
    assert set(given) == {m for m in messages(GAME.folder / "words", "en") if m.startswith("why-")}
    assert all(text != message for message, text in given.items())
