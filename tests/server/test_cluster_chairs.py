"""Chairs, and whether all play again, are decided about at two processes at once: who was faster is not overwritten."""

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


@pytest.fixture
async def ended(start, postgres):
    """A match that is over, of two people at two processes; the second has got up, and looks at the table no more."""
    database = postgres()
    here, there = await start(database), await start(database)
    ann, ben = here.person("Ann"), there.person("Ben")
    table = (await ann.create("me", "open", first=0))["table"]["id"]
    assert (await ben.join(table)).status_code == 200
    line = await ann.sit(table)
    assert (await ben.command(table, "leave", chair=1)).status_code == 200
    await line.until(lambda one: one.table["chairs"][1]["left"])
    await line.do("propose", kind="end")
    await line.until(lambda one: one.table["status"] == "ended")
    return here, there, line, ben, table


def begins(row):
    """Whether all play again."""
    return row.status == "waiting"


async def comes_back(ben, table, ann):
    assert (await ben.command(table, "back")).status_code == 200
    await ann.until(lambda line: not line.table["chairs"][1]["left"])


async def test_who_comes_back_just_when_all_play_again_keeps_the_chair(ended, meanwhile):
    """Else the next match would wait for somebody who sits there and cannot move."""
    here, _, ann, ben, table = ended
    meanwhile(here, lambda: ben.command(table, "back"), begins)
    assert (await ann.do("propose", kind="rematch"))["type"] == "ack"
    await ann.until(lambda line: line.table["status"] == "playing")
    assert [chair["left"] for chair in ann.table["chairs"]] == [False, False]
    assert (await ben.sit(table)).you["chairs"] == [1]


async def test_who_gets_up_just_when_all_play_again_no_longer_has_the_chair(ended, meanwhile):
    """Else it would be free and held at once: whoever sat down there would share a hand with somebody who has gone."""
    here, _, ann, ben, table = ended
    await comes_back(ben, table, ann)
    meanwhile(here, lambda: ben.command(table, "leave", chair=1), begins)
    assert (await ann.do("propose", kind="rematch"))["type"] == "ack"
    await ann.until(lambda line: line.table["chairs"][1]["kind"] == "open")
    assert (await here.person("Cat").join(table, chair=1)).status_code == 200
    assert (await ben.sit(table)).you["chairs"] == []


async def test_all_play_again_once_where_two_processes_begin_at_once(ended, meanwhile):
    """Else whoever had begun to play the first match would be put into the second, and the first would never end."""
    here, _, ann, ben, table = ended
    await comes_back(ben, table, ann)
    agree = {"proposal": 2, "agree": True}  # the question after the one that ended the match
    meanwhile(here, lambda: ben.command(table, "answer", **agree), begins)
    answer = await ann.do("propose", kind="rematch")
    assert [match.status for match in await here.house.store.matches_of(table)] == ["ended", "playing"]
    assert (answer["type"], answer["code"]) == ("refused", "not-now")
    await ann.until(lambda line: line.table["status"] == "playing")


async def test_who_comes_back_to_a_chair_that_all_who_play_again_have_freed_is_told_so(ended, meanwhile):
    """Else whoever has no chair any more would take themselves for sitting there."""
    here, there, _, ben, table = ended
    meanwhile(there, lambda: here.people[0].command(table, "propose", kind="rematch"))
    answer = await ben.command(table, "back")
    assert (answer.status_code, answer.json()["code"]) == (403, "not-yours")


async def test_a_chair_that_nobody_has_any_more_is_not_the_hosts(ended, meanwhile):
    """Else whoever came next to the table, which all have left, could not fill it."""
    here, there, _, ben, table = ended
    ann, cat = here.people[0], here.person("Cat")

    async def plays_again_and_goes():
        assert (await ann.command(table, "propose", kind="rematch")).status_code == 200
        return await ann.command(table, "leave", chair=0)

    meanwhile(there, plays_again_and_goes)
    await ben.command(table, "back")
    assert (await cat.join(table, chair=0)).status_code == 200
    assert (await cat.get(f"/api/tables/{table}")).json()["you"]["host"]


@pytest.fixture
async def waiting(start, postgres):
    """Two processes, and a table of Ann's with three free chairs: she and Ben are known to the first process, Cat and Ben's namesake to the
    second."""
    database = postgres()
    here, there = await start(database), await start(database)
    ann, ben = here.person("Ann"), here.person("Ben")
    table = (await ann.create("me", "open", "open", "open"))["table"]["id"]
    return here, ann, ben, there.person("Cat"), there.person("Ben"), table


async def names(person, table):
    return [chair["name"] for chair in (await person.get(f"/api/tables/{table}")).json()["table"]["chairs"]]


def has_passed(row):
    """Whether the first chair is not the host's any more."""
    return row.state.host != 0


async def test_who_gets_up_just_when_the_host_does_is_not_the_next_host(waiting, meanwhile):
    """Else a free chair would be the host's, and nobody could fill the table."""
    here, ann, ben, cat, _, table = waiting
    assert (await cat.join(table, chair=1)).status_code == 200
    assert (await ben.join(table, chair=2)).status_code == 200
    meanwhile(here, lambda: cat.command(table, "leave", chair=1), has_passed)
    assert (await ann.command(table, "leave", chair=0)).status_code == 200
    assert (await ben.get(f"/api/tables/{table}")).json()["you"]["host"]


async def test_who_sits_down_just_when_the_host_goes_is_the_next_host(waiting, meanwhile):
    here, ann, _, cat, _, table = waiting
    meanwhile(here, lambda: cat.join(table, chair=1), has_passed)
    assert (await ann.command(table, "leave", chair=0)).status_code == 200
    assert (await ann.get(f"/api/tables/{table}")).json()["table"]["host"] == 1


async def test_who_gets_up_from_a_chair_just_handed_on_leaves_it_to_whom_it_was_handed(waiting, meanwhile):
    here, _, ben, cat, _, table = waiting
    assert (await ben.join(table, chair=1)).status_code == 200
    link = (await ben.http.post(f"/api/tables/{table}/chairs/1/link", json={})).json()["path"]
    meanwhile(here, lambda: cat.http.post("/api/seat", json={"secret": link.removeprefix("/seat#")}))
    answer = await ben.command(table, "leave", chair=1)
    assert (answer.status_code, answer.json()["code"]) == (409, "not-now")
    assert (await cat.get(f"/api/tables/{table}")).json()["you"]["chairs"] == [1]
    assert (await ben.command(table, "leave", chair=1)).json()["code"] == "not-yours"


async def test_two_who_sit_down_at_once_are_told_apart(waiting, meanwhile):
    here, ann, ben, _, namesake, table = waiting
    meanwhile(here, lambda: namesake.join(table, chair=2))
    assert (await ben.join(table, chair=1)).status_code == 200
    assert await names(ann, table) == ["Ann", "Ben 2", "Ben", None]


async def test_who_takes_any_chair_gets_another_where_the_first_has_just_been_taken(waiting, meanwhile):
    """Else a program would be told that a table is full which is not."""
    here, _, ben, cat, _, table = waiting
    meanwhile(here, lambda: cat.join(table))
    assert (await ben.join(table)).json() == {"table": table, "chair": 2}
    assert (await cat.get(f"/api/tables/{table}")).json()["you"]["chairs"] == [1]
    assert (await ben.get(f"/api/tables/{table}")).json()["you"]["chairs"] == [2]


async def test_bots_that_are_put_on_two_chairs_at_once_are_told_apart(waiting, meanwhile):
    """The host's requests go to any process, so a click after the other is enough."""
    here, ann, _, elsewhere, _, table = waiting
    elsewhere.http.cookies = ann.http.cookies
    level = {"kind": "bot", "level": "random"}
    meanwhile(here, lambda: elsewhere.http.put(f"/api/tables/{table}/chairs/1", json=level))
    assert (await ann.http.put(f"/api/tables/{table}/chairs/2", json=level)).status_code == 200
    _, one, other, _ = await names(ann, table)
    assert one != other
