"""Somebody is away, or out of time."""

import asyncio
import sqlite3

import pytest

from boroughs.server import absence, attendance, caretaker, clocks
from boroughs.server.history import surviving
from boroughs.server.messages import Clock
from boroughs.server.settings import Settings
from boroughs.server.store import Entry, StoreFailed
from boroughs.server.store.store import now_ms
from tests.server.conftest import QUICK, running
from tests.server.people import BOT, play_on

HOUR = 3_600_000


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch):
    """Makes it an hour later, for the rules about absence."""

    def jump(ms: int = HOUR) -> None:
        monkeypatch.setattr(caretaker, "ALIVE_MS", 10 * HOUR)  # nobody has slept
        for module in (absence, caretaker):
            monkeypatch.setattr(module, "now_ms", lambda: now_ms() + ms)

    return jump


async def three(served, **more):
    """Ann's turn; Ann goes away."""
    people = [served.person(name) for name in ("Ann", "Ben", "Cy")]
    table = (await people[0].create("me", "open", "open", first=0, **more))["table"]["id"]
    for person in people[1:]:
        await person.join(table)
    return table, people, [await person.sit(table) for person in people]


async def test_presence_is_shown(served, monkeypatch):
    monkeypatch.setattr(attendance, "LINGER", 0.05)
    _, _, (ann, ben, cy) = await three(served)
    await ben.until(lambda line: all(chair["online"] for chair in line.table["chairs"]))
    await ann.close()
    away = await ben.until(lambda line: not line.table["chairs"][0]["online"] and line.table["chairs"][0])
    assert away["away_since"] <= now_ms()
    assert away["ask_from"] >= away["away_since"] + 120_000
    assert (await cy.do("choose", chair=0, choice="bot"))["code"] == "not-now"


async def test_who_went_before_it_was_his_turn_is_asked_about_when_it_is(served, monkeypatch):
    monkeypatch.setattr(attendance, "LINGER", 0.05)
    _, _, (ann, ben, cy) = await three(served)
    await ben.close()
    gone = await cy.until(lambda line: not line.table["chairs"][1]["online"] and line.table["chairs"][1])
    assert gone["ask_from"] is None, "it is Ann's turn"
    while ann.update["legal"]:
        await play_on([ann], 1)
    await cy.until(lambda line: line.table["chairs"][1]["ask_from"] is not None)


async def test_the_others_choose_a_bot_and_who_comes_back_takes_the_chair_again(served, later, monkeypatch):
    monkeypatch.setattr(attendance, "LINGER", 0.05)
    table, people, (ann, ben, cy) = await three(served)
    await ann.close()
    await ben.until(lambda line: not line.table["chairs"][0]["online"])
    later()
    await ben.do("choose", chair=0, choice="bot")
    await cy.until(lambda line: line.table["chairs"][0]["choices"] == {"1": "bot"})
    assert not cy.table["chairs"][0]["standing_in"]
    await cy.do("choose", chair=0, choice="bot")
    await ben.until(lambda line: line.table["chairs"][0]["standing_in"])
    await ben.next_update(1)  # the bot has moved
    back = await people[0].sit(table)
    assert (await back.do("move", n=back.update["n"], move=0))["code"] == "not-yours"
    await back.do("back")
    await ben.until(lambda line: not line.table["chairs"][0]["standing_in"])
    await play_on([back, ben, cy], 4)


async def test_the_others_wait_or_end(served, later, monkeypatch):
    monkeypatch.setattr(attendance, "LINGER", 0.05)
    _, people, (ann, ben, cy) = await three(served)
    await ann.close()
    await ben.until(lambda line: not line.table["chairs"][0]["online"])
    later()
    for line in (ben, cy):
        await line.do("choose", chair=0, choice="wait")
    await ben.until(lambda line: line.table["chairs"][0]["ask_from"] > now_ms() + HOUR)
    assert (await ben.do("choose", chair=0, choice="end"))["code"] == "not-now"
    later(2 * HOUR)
    for line in (ben, cy):
        await line.do("choose", chair=0, choice="end")
    await ben.until(lambda line: line.table["status"] == "ended")
    assert ben.table["ended_by"] == "absent"
    assert (await people[1].get(f"/api/matches/{ben.table['match']}")).json()["ended_by"] == "absent"


async def test_a_match_that_the_others_end_leaves_no_question_behind(served, later, monkeypatch):
    """It would be answered, and end the match once more, or keep everybody from asking for a rematch."""
    monkeypatch.setattr(attendance, "LINGER", 0.05)
    _, people, (ann, ben, cy) = await three(served)
    await ann.close()
    await ben.until(lambda line: not line.table["chairs"][0]["online"])
    await ben.do("propose", kind="end")
    asked = await cy.until(lambda line: line.table["proposal"])
    later()
    for line in (ben, cy):
        await line.do("choose", chair=0, choice="end")
    await cy.until(lambda line: line.table["status"] == "ended" and line.table["proposal"] is None)
    assert (await cy.do("answer", proposal=asked["id"], agree=True))["code"] == "not-now"
    assert (await people[1].get(f"/api/matches/{ben.table['match']}")).json()["ended_by"] == "absent"
    await cy.do("propose", kind="rematch")
    await ben.until(lambda line: (line.table["proposal"] or {}).get("kind") == "rematch")


async def test_who_leaves_is_asked_about_at_once(served):
    _, people, (ann, ben, cy) = await three(served)
    await ann.do("leave", chair=0)
    await ben.until(lambda line: line.table["chairs"][0]["left"])
    assert ben.table["host"] == 1
    assert (await people[0].get("/api/me")).json()["tables"] == []
    for line in (ben, cy):
        await line.do("choose", chair=0, choice="bot")
    await ben.next_update(1)


async def test_nobody_votes_about_himself_or_from_outside(served, later):
    table, _, (ann, _, _) = await three(served)
    later()
    assert (await ann.do("choose", chair=0, choice="end"))["code"] == "not-yours"
    eve = served.person("Eve")
    await eve.token()
    assert (await eve.command(table, "choose", chair=0, choice="end")).json()["code"] == "not-yours"


@pytest.mark.parametrize(("then", "status"), [("bot", "playing"), ("end", "ended")])
async def test_the_clock_runs_out(served, later, then, status):
    ann = served.person()
    clock = {"kind": "match", "seconds": 60, "on_timeout": then}
    line = await ann.sit((await ann.create("me", BOT, first=0, clock=clock))["table"]["id"])
    assert line.table["clocks"]["running"] == 0
    assert line.table["clocks"]["left"][0] <= 60_000
    later()
    await line.until(
        lambda one: one.table["status"] == status and (one.table["chairs"][0]["standing_in"] or then == "end")
    )


async def test_with_ask_the_others_choose_when_time_is_up(served, later):
    _, _, (_, ben, cy) = await three(served, clock={"kind": "move", "seconds": 30})
    later(40_000)
    for line in (ben, cy):
        assert (await line.do("choose", chair=0, choice="bot"))["type"] == "ack"
    await ben.until(lambda line: line.table["chairs"][0]["standing_in"])


async def test_who_moves_and_takes_back_runs_out_of_time(served, later):
    _, _, (ann, *_) = await three(served, clock={"kind": "move", "seconds": 30, "on_timeout": "end"})
    before = ann.table["clocks"]["left"][0]
    await asyncio.sleep(0.3)
    await ann.play_first()
    await ann.do("undo", n=1)
    update = await ann.next_update(2)
    assert update["clocks"]["left"][0] <= before - 300
    later(30_000)
    await ann.until(lambda line: line.table["status"] == "ended")


LATE = {"kind": "move", "seconds": 30, "on_timeout": "end"}


async def test_nobody_is_late_because_the_server_was_away(tmp_path):
    """It stops in the middle of a turn, and comes back an hour later: nobody could have moved meanwhile."""
    file = tmp_path / "tables.sqlite3"
    settings = Settings(**QUICK, database=f"sqlite:///{file}")
    async with running(settings) as served:
        table, _, _ = await three(served, clock=LATE)
    with sqlite3.connect(file) as database:
        database.execute("UPDATE matches SET started = started - ?", (HOUR,))
    async with running(settings) as again:
        await asyncio.sleep(2 * caretaker.BEAT)
        found = (await again.person().get(f"/api/tables/{table}")).json()["table"]
    assert (found["status"], found["clocks"]["left"][0]) == ("playing", 30_000)


async def test_nobody_is_late_because_the_servers_computer_slept(served, monkeypatch):
    _, _, (ann, *_) = await three(served, clock=LATE)
    for module in (absence, caretaker):
        monkeypatch.setattr(module, "now_ms", lambda: now_ms() + HOUR)
    await asyncio.sleep(2 * caretaker.BEAT)
    assert ann.table["status"] == "playing"
    assert len(served.house.processes.returns) == 2


async def test_a_process_more_gives_nobody_more_time(postgres, start):
    """Clocks stand still only where no process was there."""
    database = postgres()
    first = await start(database)
    await asyncio.sleep(2 * caretaker.BEAT)
    second = await start(database)
    assert len(first.house.processes.returns) == 1
    assert second.house.processes.returns == first.house.processes.returns


async def test_who_was_at_a_process_that_has_gone_and_does_not_come_back_is_away(postgres, start):
    """The others are told, and choose: at their process nothing else happens at the table."""
    database = postgres()
    here = await start(database)
    ann = here.person("Ann")
    table = (await ann.create("me", "open", first=1, away_seconds=10))["table"]["id"]
    async with running(Settings(**{**QUICK, "database": database})) as there:
        ben = there.person("Ben")
        await ben.join(table)
        line = await ann.sit(table)
        await ben.sit(table)
        await line.until(lambda one: one.table["chairs"][1]["online"])
        until = now_ms()
    away = await line.until(lambda one: not one.table["chairs"][1]["online"] and one.table["chairs"][1])
    assert away["away_since"] >= until, "he was there as long as his process"
    assert away["ask_from"] >= until + 10_000


async def test_who_goes_while_the_store_fails_is_away_for_those_at_another_process_too(postgres, start, monkeypatch):
    monkeypatch.setattr(attendance, "LINGER", 0.05)
    database = postgres()
    here, there = await start(database), await start(database)
    ann, ben = here.person("Ann"), there.person("Ben")
    table = (await ann.create("me", "open"))["table"]["id"]
    await ben.join(table)
    host, guest = await ann.sit(table), await ben.sit(table)
    await host.until(lambda one: one.table["chairs"][1]["online"])
    put_presence = there.house.store.put_presence

    async def failing(*_):
        monkeypatch.setattr(there.house.store, "put_presence", put_presence)
        raise StoreFailed("The line is cut.")

    monkeypatch.setattr(there.house.store, "put_presence", failing)
    await guest.close()
    await host.until(lambda one: not one.table["chairs"][1]["online"])


# --- clocks by themselves


def shown(
    clock: Clock, entries: list[Entry], actor: int, now: int, bots: tuple[bool, ...] = (False, False), returns=()
):
    course = clocks.Course(0, entries, surviving(entries)[1], actor, returns)
    return clocks.show(clock, course, bots, now)


def entry(n: int, seat: int, at: int, kind: str = "move", text: str = "x") -> Entry:
    return Entry("m", n, kind, seat, text, [], at)


def test_a_clock_per_move_counts_a_turn_of_several_decisions_as_one():
    entries = [entry(1, 0, 1_000), entry(2, 0, 3_000)]
    assert shown(Clock("move", 10), entries, 0, 4_000).left == [6_000, 10_000]
    assert shown(Clock("move", 10), entries, 1, 4_000).left == [10_000, 9_000]


def test_a_clock_per_move_is_not_wound_up_by_taking_back():
    """Neither within a turn nor after its last decision, when it is the next player's turn already."""
    entries = [entry(1, 1, 1_000), entry(2, 0, 4_000), entry(3, 0, 5_000, "undo", "1")]
    assert shown(Clock("move", 10), entries, 0, 6_000).left == [5_000, 10_000]
    again = [*entries, entry(4, 0, 7_000), entry(5, 0, 8_000, "undo", "1")]
    assert shown(Clock("move", 10), again, 0, 9_000).left == [2_000, 10_000]


def test_a_turn_that_all_go_back_to_begins_anew():
    entries = [entry(1, 0, 1_000), entry(2, 1, 2_000), entry(3, 0, 9_000, "undo", "0")]
    assert shown(Clock("move", 10), entries, 0, 10_000).left == [9_000, 10_000]
    assert shown(Clock("move", 10), entries, 1, 10_000).left == [10_000, 9_000]


@pytest.mark.parametrize("kind", ["move", "match"])
def test_a_decision_in_which_the_server_was_away_counts_from_its_return(kind):
    entries, settling = [entry(1, 1, 1_000)], clocks.SETTLING
    left = [shown(Clock(kind, 60), entries, 0, now, returns=[40_000]).left[0] for now in (39_000, 41_000)]
    assert left == [60_000 - 38_000, 60_000]
    moved = [*entries, entry(2, 0, 43_000 + settling)]
    later = shown(Clock(kind, 60), moved, 1, 44_000 + settling, returns=[40_000])
    assert later.left == ([60_000, 59_000] if kind == "move" else [57_000, 58_000])


def test_a_clock_per_match_adds_up_and_gives_the_increment():
    entries = [entry(1, 0, 4_000), entry(2, 1, 5_000)]
    now = shown(Clock("match", 60, increment=2), entries, 0, 6_000)
    assert now.left == [60_000 - 4_000 + 2_000 - 1_000, 60_000 - 1_000 + 2_000]
    assert now.running == 0


def test_a_bots_clock_stands_still_and_none_goes_below_zero():
    now = shown(Clock("match", 5), [entry(1, 0, 9_000)], 1, 99_000, (False, True))
    assert (now.left, now.running) == ([0, 5_000], None)


def test_the_time_until_an_undo_counts_for_who_asked():
    entries = [entry(1, 0, 1_000), entry(2, 0, 9_000, "undo", "0")]
    assert shown(Clock("match", 60), entries, 0, 9_000).left == [51_000, 60_000]
