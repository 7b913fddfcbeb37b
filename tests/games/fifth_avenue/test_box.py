"""What is in the box, and what it says when it is filled wrongly."""

import runpy
from pathlib import Path

import pytest

from boroughs.games.fifth_avenue import components as box
from boroughs.kernel.box import VARIABLE, BoxError
from tests.games.fifth_avenue.table import GAME


def names(mask: int) -> set[str]:
    return {name for i, name in enumerate(box.PLACES) if mask >> i & 1}


@pytest.mark.rule("FA1")
@pytest.mark.parametrize(
    ("start", "ways"),
    [
        ("start", {"34th-west", "34th-east"}),
        ("34th-west", {"42nd-west", "times-square"}),
        ("34th-east", {"42nd-east", "times-square"}),
        ("42nd-west", {"52nd-west"}),
        ("42nd-east", {"52nd-east"}),
        ("times-square", {"52nd-west", "52nd-east"}),
        ("52nd-west", {"central-park"}),
        ("52nd-east", {"central-park"}),
    ],
)
def test_the_way_of_a_commission(start: str, ways: set[str]):
    assert names(int(box.WAY[box.PLACES.index(start)])) == ways


@pytest.mark.rule("FA2", "FA52")
@pytest.mark.parametrize("board", [0, 1])
def test_a_district_is_a_ring(board: int):
    for district in range(7):
        ring = [int(site) for site in box.RINGS[board, district] if site >= 0]
        assert sorted(ring) == list(range(5 + board))
        for site in ring:
            beside = [int(other) for other in box.BESIDE[board, district, site]]
            assert len(set(beside)) == 2
            assert all(site in box.BESIDE[board, district, other] for other in beside)
    assert [int(x) for x in box.BESIDE[0, 3, box.SITES.index("violet")]] == [4, 1]  # orange and green
    assert [int(x) for x in box.BESIDE[1, 3, box.SITES.index("violet")]] == [5, 1]  # the dashed site and green


@pytest.mark.rule("FA3")
def test_sixty_coloured_and_fifty_black_cards():
    assert box.NUMBERS.tolist() == [4, 5, 6]
    assert box.COLOURED.tolist() == [5, 4, 3]
    assert box.BLACK_CARDS.tolist() == [20, 16, 14]
    assert len(box.COLOURS) * box.STACK + int(box.BLACK_CARDS.sum()) == 110
    assert box.HOUSES_ON_CARD.tolist() == [3, 2, 1]


@pytest.mark.rule("FA4")
def test_houses_shops_commissions_and_signs():
    assert (box.HOUSES, box.SEATS * box.HOUSES) == (18, 72)
    assert box.SHOPS == ("boutique", "jeweller", "gallery", "perfumery")
    assert box.SHOPS_EACH * len(box.SHOPS) == 36
    assert (box.COMMISSIONS, box.MARKERS, box.SIGNS) == (("white", "beige"), 3, 2)


@pytest.mark.rule("FA6", "FA19")
def test_the_display_has_eight_blocks():
    assert box.BLOCKS.tolist() == [3, 2, 3, 2, 3, 2, 3, 2]
    assert (box.DISPLAY, box.SHOPS_TO_PLACE) == (20, 12)


WRONG = [
    ('"42nd-west", "times-square"]\n34th-east', '"bronx"]\n34th-east', "no place 'bronx'"),
    ('42nd-west = ["52nd-west"]', '42nd-west = ["34th-west"]', "markers run out"),
    ('42nd-west = ["52nd-west"]', "", "a way on from 42nd-west"),
    (
        '["violet", "green", "grey", "brown", "orange"]\nsix',
        '["violet", "green", "grey", "brown", "brown"]\nsix',
        "once",
    ),
    ("numbers = [4, 5, 6]", "numbers = [6, 5, 4]", "ascending"),
    ("of_each_kind = 9", "of_each_kind = 6", "fill the display"),
    ("blocks = [3, 2,", "blocks = [4, 1,", "at least two places"),
    ("taken = 3\n", "taken = 5\n", "whole handfuls"),
]


@pytest.mark.parametrize(("old", "new", "complaint"), WRONG, ids=[w[2] for w in WRONG])
def test_a_wrong_box_is_refused_in_words(old: str, new: str, complaint: str, tmp_path: Path, monkeypatch):
    text = (GAME.folder / "components.toml").read_text(encoding="utf-8")
    assert old in text
    with pytest.raises(BoxError, match=complaint):
        read_box(text.replace(old, new), tmp_path, monkeypatch)


@pytest.mark.rule("FA2")
def test_a_district_may_have_a_ring_of_its_own(tmp_path: Path, monkeypatch):
    text = (GAME.folder / "components.toml").read_text(encoding="utf-8")
    own = '[rings.own.times-square]\nfive-sites = ["green", "violet", "grey", "brown", "orange"]\n'
    beside = read_box(text + own, tmp_path, monkeypatch)["BESIDE"]
    assert [beside[b, d, 0].tolist() for b, d in ((0, 3), (0, 2), (1, 3))] == [[1, 2], [4, 1], [5, 1]]


def read_box(text: str, folder: Path, monkeypatch) -> dict:
    """What components.py makes of a user's own box."""
    (folder / "components.toml").write_text(text, encoding="utf-8")
    monkeypatch.setenv(VARIABLE, f"fifth-avenue={folder}")
    return runpy.run_path(str(GAME.folder / "components.py"))
