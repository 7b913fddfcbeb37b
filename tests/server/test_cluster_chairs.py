"""Chairs that are decided about at two processes at once: who was faster is not overwritten."""

import pytest


@pytest.fixture
async def apart(start, postgres):
    """Two processes. The second hears nothing of the first: news may always come a moment too late."""
    database = postgres()
    here, there = await start(database), await start(database)
    there.house.rooms.heard = lambda _: None
    return here, there


async def test_a_bot_is_not_put_on_a_chair_that_somebody_has_just_taken(apart):
    """Else the newcomer would hold the bot's chair, see its cards and play for it."""
    here, there = apart
    ann, ben = there.person("Ann"), here.person("Ben")
    table = (await ann.create("me", "open", "open"))["table"]["id"]
    assert (await ben.join(table, chair=1)).status_code == 200
    answer = await ann.http.put(f"/api/tables/{table}/chairs/1", json={"kind": "bot", "level": "random"})
    assert (answer.status_code, answer.json()["code"]) == (409, "not-now")
    line = await ben.sit(table)
    assert line.you["chairs"] == [1]
    assert [chair["kind"] for chair in line.table["chairs"]] == ["person", "person", "open"]
    answer = await ann.http.put(f"/api/tables/{table}/chairs/1", json={"kind": "bot", "level": "random"})
    assert answer.status_code == 200, "now she has seen who sits there"
    await line.until(lambda one: one.table["chairs"][1]["kind"] == "bot" and one.you["chairs"] == [])


async def test_who_gets_up_just_when_the_match_begins_leaves_no_free_chair_in_it(apart):
    here, there = apart
    ann, ben = there.person("Ann"), here.person("Ben")
    table = (await ann.create("me", "open"))["table"]["id"]
    assert (await ben.join(table)).status_code == 200
    answer = await ann.command(table, "leave", chair=0)
    assert (answer.status_code, answer.json()["code"]) == (409, "not-now")
    assert (await ann.command(table, "leave", chair=0)).status_code == 200
    line = await ben.sit(table)
    await line.until(lambda one: one.table["chairs"][0]["left"])
    assert line.table["chairs"][0]["kind"] == "person", "the others choose about it"
