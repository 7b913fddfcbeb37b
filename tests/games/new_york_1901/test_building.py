"""New York 1901 by its numbered rules: building, tearing down, rebuilding."""

import random

import pytest

from boroughs.games.new_york_1901 import components as box
from boroughs.games.new_york_1901.state import BUILDING, PLACING, REPLACING, SUPPLY, TURN
from boroughs.match import IllegalMove, Match
from tests.games.new_york_1901.positions import GAME, position, texts


def lot(name: str) -> int:
    return box.LOT_NAMES.index(name)


def play(match: Match, *moves: str) -> Match:
    for move in moves:
        match.play(move)
    return match


@pytest.mark.rule("NY17")
def test_a_lot_with_a_tile_stays_ones_own_without_a_worker():
    match = play(position(2, lots={0: ["g4", "g3"]}, phase=BUILDING), "build bronze-i2", "place g4 north")
    s = match.state
    assert s.owner[0, lot("g4")] == 0
    assert s.worker[0, lot("g4")] == 0, "the tile touches it"
    assert s.worker[0, lot("g3")] == 1, "not this one"
    assert s.unused[0, 0] == 3


@pytest.mark.rule("NY18")
@pytest.mark.parametrize(
    ("tile", "place"), [("bronze-i2", "g2 north"), ("silver-s4", "g2 north"), ("gold-w6", "g2 north")]
)
def test_a_tile_scores_its_number_at_once(tile: str, place: str):
    match = play(position(2, lots={0: ["g2", "i2", "g3", "g4"]}, phase=BUILDING), f"build {tile}", f"place {place}")
    points = int(box.KIND_POINTS[box.TILES.index(tile)])
    assert match.points == [points, 0]
    assert any(e.kind == "built" and e.fields["points"] == points for e in match.events(-1))


@pytest.mark.rule("NY18", "NY24")
def test_a_tile_is_never_moved_and_never_comes_back():
    match, chooser = Match(GAME, 4, {}, bytes(15) + b"\1"), random.Random(7)
    where = match.state.where[0].copy()
    while not match.over:
        match.play(int(chooser.choice(match.legal_ids())))
        now = match.state.where[0].copy()
        changed = now != where
        assert ((where[changed] == SUPPLY) | (now[changed] < 0)).all(), (
            "from the supply to the board, from there out of the game"
        )
        where = now


@pytest.mark.rule("NY19")
def test_a_legendary_tile_is_for_the_first_who_builds_it():
    lots = {0: ["k2", "l2", "l3", "k4"], 1: ["g2", "i2", "g3", "g4"]}
    match = position(2, lots=lots, phase=BUILDING)
    assert {"build woolworth", "build singer", "build park-row"} <= texts(match)
    play(match, "build woolworth", "place k2 north")
    assert match.points == [13, 0]
    match.state.phase[0] = BUILDING
    assert {"build singer", "build park-row"} <= texts(match)
    with pytest.raises(IllegalMove, match="Woolworth Building stands already"):
        match.play("build woolworth")


@pytest.mark.rule("NY19")
def test_nobody_builds_a_second_legendary_tile():
    lots = {0: ["k2", "l2", "l3", "k4", "g2", "i2", "g3", "g4"]}
    tiles = {0: ["bronze-o4 g2 north", "bronze-i2 i2 east", "bronze-i3 g4 north"]}
    match = position(2, lots=lots, tiles=tiles, phase=BUILDING)
    play(match, "build woolworth", "place k2 north")
    match.state.turn[0], match.state.phase[0] = 0, TURN
    with pytest.raises(IllegalMove, match="nobody builds two"):
        match.play("rebuild park-row")


@pytest.mark.rule("NY20")
def test_only_ones_own_land_and_tiles():
    match = position(2, lots={0: ["m10"], 1: ["g6", "h7"]}, phase=REPLACING, tile="bronze-v3")
    with pytest.raises(IllegalMove, match="land that is not yours"):
        match.play("place h6 east")
    with pytest.raises(IllegalMove, match="land that is not yours"):
        match.play("place l10 north")
    assert all(t.split()[1][0] in "mn" for t in texts(match))


@pytest.mark.rule("NY20")
def test_at_least_one_tile_has_to_give_way():
    match = position(2, lots={0: ["m10", "l12", "g2", "i2"]}, phase=REPLACING, tile="bronze-i3")
    with pytest.raises(IllegalMove, match="has to replace a building"):
        match.play("place g2 north")
    assert "place n10 east" in texts(match)


@pytest.mark.rule("NY20")
def test_the_starter_may_be_torn_down():
    match = play(position(2, lots={0: ["m10"]}), "rebuild bronze-v3", "place m10 north")
    assert any(e.kind == "torn-down" and e.fields["tile"] == "starter" for e in match.events(-1))
    assert match.points == [3, 0]
    assert match.state.owner[0, lot("n10")] == 0, "the tile touches the start lot: no worker is needed"
    assert match.state.unused[0, 0] == 4


@pytest.mark.rule("NY20")
def test_a_chain_of_neighbours_may_go_together():
    """The outer two of three do not touch, but the middle one joins them."""
    tiles = ["bronze-i2 g2 east", "bronze-i2 h2 east", "bronze-i3 i2 east"]
    match = position(2, lots={0: ["g2", "i2", "g3", "g4"]}, tiles={0: tiles})
    play(match, "rebuild gold-o6", "place g2 north")
    torn = [e.fields["square"] for e in match.events(-1) if e.kind == "torn-down"]
    assert torn == ["g2", "h2", "i2"]


@pytest.mark.rule("NY21")
def test_the_new_tile_is_larger_than_each_that_it_replaces():
    tiles = ["bronze-i2 g2 north", "bronze-i3 g3 north"]
    lots = {0: ["g2", "g3", "i2"]}
    match = position(2, lots=lots, tiles={0: tiles})
    assert "rebuild bronze-i2" not in texts(match), "2 squares are not more than 2"
    match = position(2, lots=lots, tiles={0: tiles}, phase=REPLACING, tile="bronze-v3")
    with pytest.raises(IllegalMove, match="a building of 3 squares: it has to be larger"):
        match.play("place g2 north")
    match = play(position(2, lots=lots, tiles={0: tiles}), "rebuild bronze-o4", "place g2 north")
    assert match.points == [2 + 3 + 4, 0], (
        "4 squares are more than 3 and more than 2, though not more than both together"
    )


@pytest.mark.rule("NY22")
def test_it_may_take_free_squares_and_workers_come_back():
    match = position(2, lots={0: ["g2", "i2", "g3", "g4"]}, tiles={0: ["bronze-i2 g4 north"]})
    assert match.state.unused[0, 0] == 1
    play(match, "rebuild gold-o6", "place g3 north")
    assert match.state.unused[0, 0] == 3, "from the lots at i2 and g3"
    assert match.state.worker[0, lot("g2")] == 1


@pytest.mark.rule("NY22")
def test_bare_squares_of_partly_built_lots_count_as_free():
    match = position(2, lots={0: ["g3", "g4"]}, tiles={0: ["bronze-i2 h3 east"]})
    play(match, "rebuild silver-s4", "place g3 north")
    assert match.points == [2 + 5, 0]


@pytest.mark.rule("NY23")
def test_a_rebuilding_needs_frontage_too():
    """l3 m3 lie inside their block: the bar there came with a wider tile, and a corner inside has no edge outside."""
    lots = {0: ["l2", "l3", "k4"]}
    match = position(2, lots=lots, tiles={0: ["bronze-i2 l2 east"]}, phase=REPLACING, tile="bronze-i3")
    assert "place l2 east" in texts(match)
    inside = [q for q in box.LAND - box.FRONTAGE if box.BLOCK_OF[q] == box.BLOCK_OF[11, 2]]
    assert sorted(map(box.square_name, inside)) == ["l3", "m3"]
    match.state.tile[0], match.state.phase[0] = box.TILES.index("bronze-i2"), REPLACING
    with pytest.raises(IllegalMove, match="no edge on a street or a park"):
        match.play("place l3 north")


@pytest.mark.rule("NY24")
def test_points_of_torn_down_tiles_stay_and_the_tiles_do_not_come_back():
    match = position(2, lots={0: ["g2", "g3"]}, tiles={0: ["bronze-i2 g2 north"]})
    play(match, "rebuild bronze-o4", "place g2 north")
    assert match.points == [6, 0]
    match.state.turn[0] = 0
    assert match.view(0).extras["supply"][0]["bronze-i2"] == 1


@pytest.mark.rule("NY25")
def test_workers_who_come_back_in_the_same_turn_count():
    """No worker is unused, but the new tile frees the one at i2 for the lot that it leaves bare."""
    lots = {0: ["g2", "g3", "i2", "b6", "d2", "p6"]}
    match = position(2, lots=lots, tiles={0: ["bronze-i2 h2 east"]})
    assert match.state.unused[0, 0] == 0
    play(match, "rebuild bronze-i3", "place g3 north")
    assert match.state.worker[0, lot("g2")] == 1
    assert match.state.worker[0, lot("i2")] == 0
    assert match.state.unused[0, 0] == 0
    moved = [(e.kind, e.fields["lot"]) for e in match.events(-1) if e.kind in {"returned", "manned"}]
    assert moved == [("returned", "i2"), ("manned", "g2")], "he comes back before he goes there"


@pytest.mark.rule("NY26")
def test_a_rebuilt_tile_scores_like_any_other():
    match = play(position(2, lots={0: ["m10", "l12"]}), "rebuild silver-l4", "place m10 east")
    assert match.points == [5, 0]
    assert match.state.earned[0, 0].tolist() == [0, 5, 0, 0]


@pytest.mark.rule("NY15")
def test_flips_are_an_option():
    def count(*, flip: bool) -> int:
        match = position(2, lots={0: ["g2", "i2", "g3", "g4"]}, phase=PLACING, tile="silver-l4", flip=flip)
        return len(texts(match))

    assert count(flip=True) == 2 * count(flip=False) == 16


@pytest.mark.rule("NY15")
def test_one_name_for_equal_squares():
    match = position(2, lots={0: ["g2"]}, phase=PLACING, tile="bronze-i2")
    assert texts(match) == {"place g2 north"}
    with pytest.raises(IllegalMove, match="The same squares have another name"):
        match.play("place g2 south")


@pytest.mark.rule("NY12")
def test_a_rebuilding_is_a_turn_of_its_own():
    match = play(position(2, lots={0: ["m10"]}), "rebuild bronze-v3", "place m10 north")
    assert match.actor == 1
    assert match.state.phase[0] == TURN
    assert not any(e.kind == "opened" for e in match.events(0)), "no card was taken, so none is turned up"
