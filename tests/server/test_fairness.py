"""That nobody's bots, hints, reviews, questions or chat can keep others waiting, and that a bot's time tells nothing."""

import asyncio
import threading
import time

import pytest

from boroughs.server import bots_at_table
from boroughs.server.bot_turns import MARGIN, TICK, pace, rest
from boroughs.server.refusals import Refusal
from boroughs.server.thinkers import MOST_OF_ONE, Thinkers
from tests.server.people import BOT, PATIENCE
from tests.server.worlds import told_by_what_is_known

PUBLIC = {"game": "manhattan", "chairs": [{"kind": "me"}, {"kind": "open"}], "public": True}


def test_a_bot_is_shown_at_the_same_time_however_long_it_thought():
    shown = [spent + rest(spent, 0.6) for spent in (0.0, 0.01, 0.3, 0.6)]
    assert shown == pytest.approx([0.6] * 4)
    late = [spent + rest(spent, 0.6) for spent in (0.7, 0.9, 1.09)]
    assert late == pytest.approx([0.6 + TICK] * 3)
    assert pace(0.6, "architect") == pytest.approx(max(0.6, bots_at_table.seconds("architect") + MARGIN))
    assert rest(3.0, 0.0) == 0


async def test_neither_time_nor_figures_tell_whether_a_bot_had_a_choice(start, monkeypatch):
    """One bot answers at once, another thinks: both are shown alike, and count alike until then."""
    served = await start(bot_pace_ms=500)
    ann, loop, waits, queues = served.person(), asyncio.get_running_loop(), [], []
    plain_choose = bots_at_table.choose
    for think in (0.0, 0.3):

        def choose(*args, think=think):
            time.sleep(think)
            return plain_choose(*args)

        monkeypatch.setattr(bots_at_table, "choose", choose)
        line = await ann.sit((await ann.create("me", BOT, first=1))["table"]["id"])
        began = loop.time()
        await asyncio.sleep(0.2)
        queues.append([f for f in (await ann.get("/metrics")).text.splitlines() if f.startswith("boroughs_bot_queue")])
        await line.next_update(1)
        waits.append(loop.time() - began)
        await ann.command(line.table["id"], "bots", paused=True)
    assert queues[0] == queues[1] == ["boroughs_bot_queue 1.0"]
    assert abs(waits[0] - waits[1]) < 0.2


async def test_reviews_leave_a_thread_to_the_bots():
    thinkers, gate = Thinkers(2), threading.Event()
    reviews = [asyncio.create_task(thinkers.review("here", lambda _: gate.wait(20))) for _ in range(10)]
    await asyncio.sleep(0.05)
    async with asyncio.timeout(10):
        assert await thinkers.think(lambda _: "a bot's move") == "a bot's move"
    gate.set()
    assert await asyncio.gather(*reviews) == [True] * 10
    thinkers.close()


async def test_who_has_many_tables_keeps_nobody_elses_bots_waiting(start, monkeypatch):
    """Somebody opens tables with bots that think long, and goes away."""
    served = await start(bot_threads=1)
    gate, thought = threading.Event(), []
    plain_choose = bots_at_table.choose

    def choose(game, known, seat, level, seed, stop):
        thought.append(level)
        gate.wait(20)
        return plain_choose(game, known, seat, level, seed, stop)

    monkeypatch.setattr(bots_at_table, "choose", choose)
    eve, ann = served.person("Eve"), served.person("Ann")
    eve.http.headers["x-forwarded-for"] = "203.0.113.7"
    slow = {"kind": "bot", "level": "newcomer"}
    for _ in range(20):
        await eve.create("me", slow, slow, slow, first=1)
    line = await ann.sit((await ann.create("me", BOT, first=1))["table"]["id"])
    gate.set()
    await line.next_update(1)
    assert thought.index("random") <= 2


async def test_who_asks_for_many_reviews_keeps_nobody_else_waiting():
    thinkers, gate, done = Thinkers(2), threading.Event(), []
    many = [asyncio.create_task(thinkers.review("many", lambda _: gate.wait(20))) for _ in range(MOST_OF_ONE + 1)]
    await asyncio.sleep(0.05)
    with pytest.raises(Refusal):
        await thinkers.review("many", lambda _: None)
    one = asyncio.create_task(thinkers.review("one", lambda _: done.append(sum(task.done() for task in many))))
    many[50].cancel()
    await asyncio.sleep(0.05)
    gate.set()
    await one
    assert done[0] <= 3
    await asyncio.gather(*many, return_exceptions=True)
    assert thinkers.reviews == 0
    thinkers.close()


async def test_questions_of_one_address_are_limited_on_all_lines_together(start):
    served = await start(questions_per_second=65.0)
    ann, ben = served.person("Ann"), served.person("Ben")
    lines = [await who.sit((await who.create("me", "me"))["table"]["id"]) for who in (ann, ann, ben)]
    asked = [line.update["legal"][0]["text"] for line in lines]
    posted = ben.command(lines[2].table["id"], "why", moves=[asked[2]] * 64)
    told = (line.do("preview", moves=[text] * 64) for line, text in zip(lines, asked, strict=True))
    *answers, why = await asyncio.gather(*told, posted)
    refused = [answer["code"] for answer in (*answers, why.json()) if "code" in answer]
    assert refused == ["slow-down"] * 3
    assert (await lines[2].do("ping"))["type"] == "pong"


async def test_chat_of_one_address_is_limited(served):
    """A public table is open to anybody with a name."""
    ann, eve = served.person("Ann"), served.person("Eve")
    table = (await ann.create("me", "open"))["table"]["id"]
    eve.http.headers["x-forwarded-for"] = "203.0.113.7"
    await eve.http.put("/api/me", json={"name": "Eve"})
    answers = [(await eve.command(table, "chat", text="buy this")).status_code for _ in range(30)]
    assert 8 <= answers.count(200) < 20
    assert (await ann.command(table, "chat", text="what?")).status_code == 200


async def test_one_address_cannot_fill_the_lobby(start):
    served = await start(public_tables_per_address=2)
    eve, ann = served.person("Eve"), served.person("Ann")
    eve.http.headers["x-forwarded-for"] = "203.0.113.7"
    answers = [(await eve.http.post("/api/tables", json=PUBLIC)) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [201, 201, 429]
    assert (await ann.create("me", "open", public=True))["table"]["public"]
    await ann.join(answers[0].json()["table"]["id"])
    assert (await eve.http.post("/api/tables", json=PUBLIC)).status_code == 201


async def test_one_address_cannot_fill_the_lobby_at_once(start):
    served = await start(public_tables_per_address=2)
    eve = served.person("Eve")
    await eve.http.put("/api/me", json={"name": "Eve"})
    answers = await asyncio.gather(*(eve.http.post("/api/tables", json=PUBLIC) for _ in range(10)))
    assert sorted(answer.status_code for answer in answers) == [201] * 2 + [429] * 8
    assert len((await eve.get("/api/lobby")).json()) == 2


async def test_a_table_that_has_begun_at_another_process_no_longer_waits(start, postgres):
    database = postgres()
    here, there = [await start(database, public_tables_per_address=1) for _ in range(2)]
    here.house.rooms.mine = lambda _: False  # nobody there looks at it, or has to
    ann, ben = here.person("Ann"), there.person("Ben")
    table = (await ann.create("me", "open", public=True))["table"]["id"]
    assert (await ann.http.post("/api/tables", json=PUBLIC)).status_code == 429
    assert (await ben.join(table)).status_code == 200
    async with asyncio.timeout(PATIENCE):
        while not here.house.rooms.open[table].behind:  # the news travel
            await asyncio.sleep(0.01)
    assert (await ann.http.post("/api/tables", json=PUBLIC)).status_code == 201


async def test_what_takes_long_counts_for_more(start):
    served = await start(requests_per_second=4.0)
    ann = served.person()
    match = (await ann.create("me", "me"))["table"]["match"]
    await asyncio.sleep(0.5)
    answers = [(await ann.get(f"/api/matches/{match}/scores")).status_code for _ in range(6)]
    assert answers.count(200) <= 5


async def test_the_description_of_the_api_is_written_once(served):
    ann = served.person()
    await ann.get("/api/docs")
    began = time.process_time()
    for _ in range(20):
        assert (await ann.get("/api/docs")).status_code == (await ann.get("/api/openapi.json")).status_code == 200
    assert time.process_time() - began < 1.0


async def test_a_hint_is_thought_over_once(served, monkeypatch):
    calls = []

    def analyse(*args):
        calls.append(args)
        time.sleep(0.2)
        return told_by_what_is_known(*args)

    monkeypatch.setattr(bots_at_table, "analyse", analyse)
    ann = served.person()
    table = (await ann.create("me", BOT, first=0, practice=True))["table"]["id"]
    answers = await asyncio.gather(*(ann.command(table, "hint") for _ in range(8)))
    assert {answer.status_code for answer in answers} == {200}
    assert len(calls) == 1
