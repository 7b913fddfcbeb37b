"""What is asked, answered and chosen at two processes at once: nobody's word counts for another question, and nothing is done twice."""

import contextlib

import pytest

from boroughs.server import absence, proposals
from boroughs.server.refusals import Refusal
from boroughs.server.store.store import now_ms
from tests.server.people import BOT


@pytest.fixture
async def two(start, postgres, monkeypatch):
    """Two processes, and at each somebody who plays at the same table."""
    monkeypatch.setattr(proposals, "PAUSE_MS", 0)
    database = postgres()
    here, there = await start(database), await start(database)
    ann, ben = here.person("Ann"), there.person("Ben")
    table = (await ann.create("me", "open", first=0))["table"]["id"]
    assert (await ben.join(table)).status_code == 200
    await (await ann.sit(table)).until(lambda line: line.table["status"] == "playing")
    return here, there, ann, ben, table


@pytest.fixture
async def alone(start, postgres):
    """Two processes, and at each a window of the same person, who plays against a bot."""
    database = postgres()
    here, there = await start(database), await start(database)
    ann, window = here.person("Ann"), there.person("Ann")
    clock = {"kind": "move", "seconds": 60, "on_timeout": "bot"}
    table = (await ann.create("me", BOT, first=0, clock=clock))["table"]["id"]
    window.http.cookies = ann.http.cookies
    return here, there, ann, window, table


async def question(person, table):
    return (await person.get(f"/api/tables/{table}")).json()["table"]["proposal"]


async def matches(served, table):
    """The status of each, and the kinds of its entries but moves."""
    found = await served.house.store.matches_of(table)
    logs = [await served.house.store.entries(match.id) for match in found]
    return [(match.status, [e.kind for e in log if e.kind != "move"]) for match, log in zip(found, logs, strict=True)]


def settles(row):
    """Whether the question has been answered."""
    return row.state.proposals and row.state.proposal is None


async def test_a_question_just_asked_is_not_buried_under_another(two, meanwhile):
    here, _, ann, ben, table = two
    meanwhile(here, lambda: ben.command(table, "propose", kind="end"))
    answer = await ann.command(table, "propose", kind="end")
    assert (answer.status_code, answer.json()["code"]) == (409, "open-question")
    assert (await question(ann, table))["by"] == 1


async def test_a_question_sent_again_to_another_process_is_the_same(two, meanwhile):
    """As after a cut: else what the others are about to answer would be asked no more."""
    here, there, ann, _, table = two
    window = there.person("Ann")
    window.http.cookies = ann.http.cookies
    meanwhile(here, lambda: window.command(table, "propose", kind="end"))
    assert (await ann.command(table, "propose", kind="end")).status_code == 200
    assert (await question(ann, table))["id"] == 1


async def test_a_match_that_is_ended_at_two_processes_at_once_ends_once(alone, meanwhile):
    here, _, ann, window, table = alone
    meanwhile(here, lambda: window.command(table, "propose", kind="end"))
    answer = await ann.command(table, "propose", kind="end")
    assert await matches(here, table) == [("ended", ["end"])]
    assert (answer.status_code, answer.json()["code"]) == (409, "over")


async def test_a_rematch_that_one_begins_at_two_processes_at_once_begins_once(alone, meanwhile):
    here, _, ann, window, table = alone
    assert (await ann.command(table, "propose", kind="end")).status_code == 200
    meanwhile(here, lambda: window.command(table, "propose", kind="rematch"))
    answer = await ann.command(table, "propose", kind="rematch")
    assert await matches(here, table) == [("ended", ["end"]), ("playing", [])]
    assert (answer.status_code, answer.json()["code"]) == (409, "not-over")


async def test_who_agrees_has_not_agreed_to_the_question_after_it(two, meanwhile):
    """Else whoever asks could put another one in the place of the first, just when it is answered."""
    _, there, ann, ben, table = two
    assert (await ann.command(table, "propose", kind="end")).status_code == 200
    await (await ben.sit(table)).until(lambda line: line.table["proposal"])

    async def asks_anew():
        assert (await ann.command(table, "answer", proposal=1, agree=False)).status_code == 200
        return await ann.command(table, "propose", kind="end")

    meanwhile(there, asks_anew)
    answer = await ben.command(table, "answer", proposal=1, agree=True)
    assert (answer.status_code, answer.json()["code"]) == (409, "not-now")
    asked = await question(ann, table)
    assert (asked["id"], asked["needed"]) == (2, [1])


async def test_what_is_withdrawn_just_when_all_have_agreed_is_not_done(two, meanwhile):
    _, there, ann, ben, table = two
    assert (await ann.command(table, "propose", kind="end")).status_code == 200
    await (await ben.sit(table)).until(lambda line: line.table["proposal"])
    meanwhile(there, lambda: ann.command(table, "answer", proposal=1, agree=False), settles)
    answer = await ben.command(table, "answer", proposal=1, agree=True)
    assert await matches(there, table) == [("playing", [])]
    assert (answer.status_code, answer.json()["code"]) == (409, "not-now")


def votes(row):
    return row.state.choices


def stands_in(row):
    return any(who.standing_in for who in row.state.chairs)


@pytest.mark.parametrize("such", [votes, stands_in])
async def test_no_bot_stands_in_for_who_comes_back_just_when_the_others_choose_one(two, meanwhile, such):
    here, _, ann, ben, table = two
    assert (await ben.command(table, "leave", chair=1)).status_code == 200
    await (await ann.sit(table)).until(lambda line: line.table["chairs"][1]["left"])
    meanwhile(here, lambda: ben.command(table, "back"), such)
    answer = await ann.command(table, "choose", chair=1, choice="bot")
    chair = (await ann.get(f"/api/tables/{table}")).json()["table"]["chairs"][1]
    assert (chair["left"], chair["standing_in"]) == (False, False)
    assert (answer.status_code, answer.json()["code"]) == (409, "not-now")


async def test_no_bot_stands_in_for_who_is_late_where_the_match_has_just_ended(alone, meanwhile, monkeypatch):
    """Else it would play the next one in the place of somebody who is there."""
    here, _, ann, window, table = alone
    room = await here.house.rooms.get(table)
    meanwhile(here, lambda: window.command(table, "propose", kind="end"), stands_in)
    monkeypatch.setattr(absence, "now_ms", lambda: now_ms() + 60_000)
    with contextlib.suppress(Refusal):
        await absence.time_out(room)
    found = (await ann.get(f"/api/tables/{table}")).json()["table"]
    assert (found["status"], found["chairs"][0]["standing_in"]) == ("ended", False)


@pytest.fixture
def before_the_next_entry(monkeypatch):
    """Something happens at another process just before this one writes an entry."""

    def happens(served, act):
        writer, pending = served.house.store.writer, [act]
        append = writer.append

        async def late(*args):
            if pending:
                assert (await pending.pop()()).status_code == 200
            return await append(*args)

        monkeypatch.setattr(writer, "append", late)

    return happens


async def moves(person, table):
    """The first move that is legal."""
    seen = await person.position(table)
    return await person.command(table, "move", n=seen["n"], move=seen["legal"][0]["text"])


async def test_who_is_the_last_to_leave_ends_the_match_though_something_is_played_just_then(
    alone, before_the_next_entry
):
    """Else the match would be played on with nobody there."""
    here, _, ann, window, table = alone
    before_the_next_entry(here, lambda: moves(window, table))
    answer = await ann.command(table, "leave", chair=0)
    assert answer.status_code == 200
    assert await matches(here, table) == [("ended", ["end"])]


async def test_no_bot_stands_in_for_who_has_just_moved_at_another_process(start, postgres, monkeypatch):
    database = postgres()
    here, there = await start(database), await start(database)
    ann, ben = here.person("Ann"), there.person("Ben")
    clock = {"kind": "move", "seconds": 60, "on_timeout": "bot"}
    table = (await ben.create("me", "open", game="project-skyline", first=0, clock=clock))["table"]["id"]
    assert (await ann.join(table)).status_code == 200
    here.house.rooms.heard = lambda _: None
    room = await here.house.rooms.get(table)
    stand_in = absence.stand_in

    async def late(*args):
        assert (await moves(ben, table)).status_code == 200
        await stand_in(*args)

    monkeypatch.setattr(absence, "stand_in", late)
    monkeypatch.setattr(absence, "now_ms", lambda: now_ms() + 60_000)
    with contextlib.suppress(Refusal):
        await absence.time_out(room)
    found = (await ben.get(f"/api/tables/{table}")).json()["table"]
    assert not found["chairs"][0]["standing_in"]
