"""Positions that nobody plays: what tutorials and rules pages are drawn from."""

import pytest

KEY = "00" * 16
WISH = {"game": "manhattan", "players": 3, "key": KEY, "seat": 0}


async def ask(served, status: int = 200, **wish):
    answer = await served.person().http.post("/api/study", json={**WISH, **wish})
    assert answer.status_code == status, answer.text
    return answer.json()


async def test_a_position_after_some_moves(served):
    begin = await ask(served)
    assert begin["view"]["version"] == 0
    assert [m["text"] for m in begin["legal"]] == ["choose 1", "choose 2", "choose 3", "choose 4"]
    later = await ask(served, moves=["choose 4", "choose 3"], ask=["choose 1", "build cairo 5 3"])
    assert later["view"]["version"] == 2
    assert later["view"]["fields"]["hand"] == begin["view"]["fields"]["hand"]
    assert [e["kind"] for e in later["events"] if e["n"] > 0] == ["chosen", "chosen"]
    assert [r["message"] for r in later["reasons"]] == [None, "why-choosing"]


async def test_others_see_no_more_than_at_a_table(served):
    moved = await ask(served, seat=1, moves=["choose 4"])
    assert moved["legal"] == []
    assert moved["view"]["fields"]["hand"][0] is None
    bystander = await ask(served, seat=None)
    assert bystander["view"]["fields"]["hand"] == [None] * 4 or not any(bystander["view"]["fields"]["hand"])


@pytest.mark.parametrize(
    ("status", "wrong"),
    [
        (400, {"key": "short"}),
        (400, {"seat": 3}),
        (404, {"game": "chess"}),
        (422, {"players": 7}),
        (422, {"moves": ["build cairo 5 3"]}),
        (422, {"options": {"rounds": "many"}}),
    ],
)
async def test_what_makes_no_sense_is_refused(served, status, wrong):
    assert (await ask(served, status, **wrong))["code"]
