"""New York 1901 by its numbered rules: set-up, turns, market and end."""

import random
from collections import Counter

import numpy as np
import pytest

from boroughs.games.new_york_1901 import components as box
from boroughs.games.new_york_1901 import footprints as fp
from boroughs.games.new_york_1901.city import skyline, supply
from boroughs.games.new_york_1901.state import BUILDING, CLOSED, FREE, SETTLING, TURN
from boroughs.match import IllegalMove, Match
from tests.games.new_york_1901.positions import GAME, position, texts

GOLD = ["gold-t4", "gold-l5", "gold-v5", "gold-o6", "gold-s6", "gold-w6"]


def fresh(players: int, seed: int = 1, *, auto: bool = False) -> Match:
    return Match(GAME, players, {}, random.Random(seed).randbytes(16), auto=auto)


def lot(name: str) -> int:
    return box.LOT_NAMES.index(name)


# --- set-up


@pytest.mark.rule("NY5", "NY6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everyone_starts_in_a_district_of_his_own(players: int):
    for seed in range(20):
        match = fresh(players, seed)
        s, city = match.state, skyline(match.state)
        characters = s.character[0, :players].tolist()
        assert len(set(characters)) == players
        for seat, district in enumerate(characters):
            start = int(fp.START_LOT[district])
            assert s.owner[0, start] == seat
            assert s.worker[0, start] == 0, "no worker there"
            assert {city[q].tile for q in box.LOTS[start]} == {"starter"}
            held = np.zeros(box.CARD_COUNT, int)
            held[district * 2] = 1
            assert s.cards[0, seat].tolist() == held.tolist(), "one card of size 2 of the district"
        assert match.points == [0] * players, "the starter scores nothing"
        assert match.actor == 0


@pytest.mark.rule("NY5")
def test_characters_are_drawn_by_lot():
    drawn = Counter(int(fresh(4, seed).state.character[0, 0]) for seed in range(300))
    assert len(drawn) == 5
    assert min(drawn.values()) > 30


@pytest.mark.rule("NY5")
def test_with_two_players_pink_is_out():
    pink = box.DISTRICTS.index("pink")
    for seed in range(30):
        s = fresh(2, seed).state
        assert pink not in s.character[0, :2]
        owners = [int(s.owner[0, n]) for n in range(box.LOT_COUNT) if int(box.LOT_CARD[n]) // 2 == pink]
        assert set(owners) == {CLOSED}
        assert s.future[0, pink * 2 :].sum() == 0
        assert s.future_size[0] == 52 - 2 - 4
    s = fresh(3).state
    assert CLOSED not in s.owner[0]
    assert s.future_size[0] == 65 - 3 - 4


@pytest.mark.rule("NY7")
def test_four_cards_lie_open_and_all_workers_are_unused():
    match = fresh(4)
    assert (match.state.market[0] >= 0).all()
    assert match.state.unused[0].tolist() == [4, 4, 4, 4]
    assert sum(e.kind == "opened" for e in match.events(-1)) == 4


@pytest.mark.rule("NY8")
def test_the_introductory_game_has_no_action_cards_street_bonuses_or_challenges():
    """Points come from tiles alone, and a turn offers cards, tiles and nothing else."""
    assert [set(seat) for seat in fresh(2).view(None).extras["breakdown"]] == [
        {"bronze", "silver", "gold", "legendary"}
    ] * 2
    assert {k.name for k in GAME.moves.kinds} == {
        "take",
        "settle",
        "build",
        "rebuild",
        "place",
        "done",
        "give-back",
        "pass",
    }


@pytest.mark.rule("NY29")
def test_every_tile_may_be_built_from_the_first_turn_on():
    match = position(2, lots={0: ["k2", "l2", "l3", "k4"]}, phase=BUILDING)
    assert {"build woolworth", "build gold-w6", "build silver-p5", "build bronze-i2"} <= texts(match)


# --- a turn


@pytest.mark.rule("NY9")
def test_a_card_brings_a_worker_to_a_free_lot_of_its_district_and_size():
    match = position(2, lots={1: ["g2"]}, market=["green 2", "green 2", "green 3", "red 2"])
    assert {t for t in texts(match) if t.startswith("take")} == {"take green 2", "take green 3", "take red 2"}
    match.play("take green 2")
    taken = {n for n in range(box.LOT_COUNT) if match.state.owner[0, n] != FREE}
    wanted = {f"settle {box.LOT_NAMES[n]}" for n in range(box.LOT_COUNT) if box.LOT_CARD[n] == 4 and n not in taken}
    assert texts(match) == wanted
    assert len(wanted) == 8
    assert "settle g2" not in wanted
    match.play("settle i2")
    assert match.state.owner[0, lot("i2")] == 0
    assert match.state.worker[0, lot("i2")] == 1
    assert match.state.unused[0, 0] == 3
    assert "done" in texts(match)


@pytest.mark.rule("NY9")
def test_building_after_taking_is_a_choice_and_nothing_is_torn_down():
    match = position(2, lots={0: ["m10"]}, market=["green 2", "green 2", "green 3", "red 2"])
    assert "rebuild bronze-v3" in texts(match)
    for move in ("take green 2", "settle i2"):
        match.play(move)
    assert {"done", "build bronze-i2"} <= texts(match)
    assert not any(t.startswith("rebuild") for t in texts(match))
    with pytest.raises(IllegalMove, match="Nothing is torn down"):
        match.play("rebuild bronze-v3")
    match.play("build bronze-i2")
    with pytest.raises(IllegalMove, match="Buildings give way only when you rebuild"):
        match.play("place n10 east")
    match.play("place i2 east")
    assert match.points == [2, 0]
    assert match.actor == 1


@pytest.mark.rule("NY10")
def test_with_an_unused_worker_one_takes_a_card_before_building():
    match = position(2, lots={0: ["g2", "i2", "g3"]})
    assert match.state.unused[0, 0] == 1
    assert not any(t.startswith(("build", "done", "pass", "give")) for t in texts(match))
    with pytest.raises(IllegalMove, match="With an unused worker you take a card"):
        match.play("build bronze-i2")


@pytest.mark.rule("NY10")
def test_without_a_worker_one_builds_or_rebuilds_and_may_not_do_nothing():
    match = position(2, lots={0: ["g2", "i2", "g3", "m10"]})
    assert match.state.unused[0, 0] == 0
    assert {t.split()[0] for t in texts(match)} == {"build", "rebuild"}
    for move, reason in (
        ("take yellow 2", "no unused worker"),
        ("pass", "something else"),
        ("give-back g2", "something else"),
    ):
        with pytest.raises(IllegalMove, match=reason):
            match.play(move)
    match.play("build silver-l4")
    match.play("place g2 north")
    assert match.points == [5, 0]
    assert match.state.unused[0, 0] == 3


@pytest.mark.rule("NY11")
def test_a_card_stays_with_its_player():
    match, chooser = fresh(3, auto=True), random.Random(4)
    held = match.state.cards[0].copy()
    while not match.over:
        before = match.version
        match.play(int(chooser.choice(match.legal_ids())))
        now = match.state.cards[0].copy()
        if not any(e.kind == "given-back" for e in match.events(before)):
            assert (now >= held).all()
        held = now


@pytest.mark.rule("NY13")
def test_one_gives_back_only_what_a_worker_holds():
    small = ["bronze-i2", "bronze-i2", "bronze-i3", "bronze-i3", "bronze-v3", "silver-i3", "silver-v3"]
    match = position(2, lots={0: ["b6", "d2", "p6", "k2"]}, gone={0: small})
    with pytest.raises(IllegalMove, match="No worker of yours"):
        match.play("give-back n10")
    match.play("give-back k2")
    assert match.state.owner[0, lot("k2")] == FREE
    assert match.state.put_back[0, 0] == 0, "red 2 lies under the future market"
    assert match.actor == 1
    assert match.view(1).extras["put_back"] == [{"district": "red", "size": 2}]


@pytest.mark.rule("NY14")
def test_the_market_is_filled_at_the_end_of_a_turn_and_only_then():
    match, chooser = fresh(4, 2), random.Random(2)
    while not match.over:
        full = int((match.state.market[0] >= 0).sum())
        cards = int(match.state.future_size[0] + match.state.put_back_size[0])
        if match.state.phase[0] == TURN:
            assert full == 4 or cards == 0
        if match.state.phase[0] in {SETTLING, BUILDING}:
            assert full < 4
        match.play(int(chooser.choice(match.legal_ids())))


@pytest.mark.rule("NY13", "NY14")
def test_every_shuffled_card_is_as_likely_as_any_other():
    counts: Counter[int] = Counter()
    for seed in range(400):
        match = Match(GAME, 2, {}, random.Random(seed).randbytes(16), auto=False)
        counts.update(int(c) // 2 for c in match.state.market[0])
    assert set(counts) == {0, 1, 2, 3}
    assert all(abs(n - 400) < 90 for n in counts.values()), counts


# --- the end


@pytest.mark.rule("NY27")
def test_the_first_to_fifty_gets_no_further_turn_and_the_others_one_each():
    lots = {0: ["k2", "l2", "l3", "k4"]}
    match = position(3, lots=lots, gone={0: GOLD}, phase=BUILDING)
    match.play("build woolworth")
    match.play("place k2 north")
    assert match.points[0] == 53
    turns = []
    while not match.over:
        turns.append(match.actor)
        match.play(next(t for t in sorted(texts(match)) if not t.startswith(("build", "rebuild"))))
    assert list(dict.fromkeys(turns)) == [1, 2]
    assert match.result.places == [1, 2, 2]


@pytest.mark.rule("NY27")
def test_forty_nine_is_not_enough():
    match = position(2, lots={0: ["k2"]}, gone={0: [*GOLD, "silver-l4", "bronze-i2"]}, phase=BUILDING)
    match.play("build bronze-i2")
    match.play("place k2 east")
    assert match.points == [49, 0]
    assert match.state.trigger[0] == -1


@pytest.mark.rule("NY28")
def test_gold_that_was_torn_down_does_not_break_a_tie():
    lots = {0: ["g2", "i2", "g3"], 1: ["p6", "q6", "q7"]}
    match = position(2, lots=lots, tiles={0: ["gold-t4 g2 north"]}, gone={1: ["gold-t4"]}, phase=BUILDING, turn=1)
    match.state.trigger[0] = 0
    assert match.points == [5, 5]
    match.play("done")
    assert match.result.places == [1, 2]
    assert match.view(None).extras["ties"] == {"gold": [1, 0]}


@pytest.mark.rule("NY30")
def test_a_tile_starts_the_quiet_rounds_anew():
    match = position(2, lots={0: ["g2"]}, phase=BUILDING)
    match.state.quiet[0] = 39
    match.play("build bronze-i2")
    match.play("place g2 north")
    assert not match.over
    assert match.state.quiet[0] == 0


def test_supply_counts_equal_tiles_together():
    assert supply(fresh(2).state, 0)["bronze-i2"] == 2
    match = position(2, lots={0: ["g2", "g3"]}, tiles={0: ["bronze-i2 g2 north", "bronze-i2 g3 north"]}, phase=BUILDING)
    assert "build bronze-i2" not in texts(match)
    with pytest.raises(IllegalMove, match="no bronze bar of 2 left"):
        match.play("build bronze-i2")
