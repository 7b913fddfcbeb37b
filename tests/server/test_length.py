"""That a long match, a long list or many lines of one address keep nobody else waiting, and that no match is too long for its players."""

import asyncio
import itertools
import time

import msgspec
import pytest

from boroughs.games import load
from boroughs.match import Match
from boroughs.match.record import encode, to_record
from boroughs.server import limits, moves, questions, readers, records
from boroughs.server.readers import ASKING, Readers
from boroughs.server.refusals import Refusal
from boroughs.server.routes import people, study
from tests.server.people import play_on

HALF = 0.5


def finished_record():
    match = Match(load("manhattan"), 2, key=bytes(16))
    while not match.over:
        match.play(int(match.legal_ids()[0]))
    return to_record(match)


async def imported(served, person) -> dict[str, str]:
    """A match from before that no process has in memory."""
    answer = await person.http.post("/api/records", content=encode(finished_record()))
    assert answer.status_code == 201, answer.text
    served.house.rooms.drop(list(served.house.rooms.open))
    return answer.json()


@pytest.fixture
def slow_rules(monkeypatch):
    """Every move takes as long as a hundred."""
    play = Match.play

    def slow(self, *args, **more):
        time.sleep(0.01)
        return play(self, *args, **more)

    return lambda: monkeypatch.setattr(Match, "play", slow)


async def longest_wait(person, task: asyncio.Task) -> float:
    """How long a trivial request took at most, as a share of the time until something else was done: nearly all if that is in its way."""
    start, waits = time.monotonic(), [0.0]
    while not task.done():
        began = time.monotonic()
        assert (await person.get("/api/levels")).status_code == 200
        waits.append(time.monotonic() - began)
    return max(waits) / (time.monotonic() - start)


@pytest.mark.parametrize("what", ["", "/scores"])
async def test_a_long_match_is_played_again_beside_everything_else(served, slow_rules, what):
    ann, ben = served.person(), served.person("Ben")
    match = (await imported(served, ann))["match"]
    await ben.get("/api/levels")
    slow_rules()
    asking = asyncio.create_task(ann.get(f"/api/matches/{match}{what}"))
    assert await longest_wait(ben, asking) < HALF
    assert (await asking).status_code == 200


async def test_addresses_take_turns_in_what_takes_long():
    one, done = Readers(), []

    async def ask(address: str) -> None:
        ASKING.set(address)
        done.append(await one.work(lambda: time.sleep(0.01) or address))

    await asyncio.gather(*(asyncio.create_task(ask(who)) for who in ["eve"] * 10 + ["ann"]))
    assert done.index("ann") <= 2
    one.close()


async def test_who_asks_for_too_much_that_takes_long_is_told(monkeypatch):
    monkeypatch.setattr(readers, "MOST_OF_ONE", 3)
    one = Readers()
    asked = [asyncio.create_task(one.work(lambda: time.sleep(0.01))) for _ in range(10)]
    answers = await asyncio.gather(*asked, return_exceptions=True)
    assert {answer.code for answer in answers if isinstance(answer, Refusal)} == {"slow-down"}
    assert answers[:3] == [None] * 3
    one.close()


async def test_studies_wait_for_their_turn(served, monkeypatch):
    ann, plain, running, most = served.person(), study.studied, itertools.count(), []

    def counted(*args):
        most.append(next(running))
        time.sleep(0.02)
        found = plain(*args)
        assert next(running) == most[-1] + 1, "two at once"
        return found

    monkeypatch.setattr(study, "studied", counted)
    wish = {"game": "manhattan", "players": 2, "key": "00" * 16}
    answers = await asyncio.gather(*(ann.http.post("/api/study", json=wish) for _ in range(4)))
    assert [answer.status_code for answer in answers] == [200] * 4


async def test_a_match_that_never_ends_is_ended(served, monkeypatch):
    """Nobody is stuck: it counts as ended without a result, can be exported, and there can be a rematch."""
    monkeypatch.setattr(moves, "LONGEST", 6)
    ann = served.person()
    table = (await ann.create("me", "me", first=0))["table"]["id"]
    for _ in range(6):
        state = (await ann.get(f"/api/tables/{table}")).json()
        if state["table"]["status"] == "ended":
            break
        first = state["update"]["legal"][0]["text"]
        assert (await ann.command(table, "move", n=state["update"]["n"], move=first)).status_code == 200
    state = (await ann.get(f"/api/tables/{table}")).json()
    assert (state["table"]["status"], state["update"]["view"]["actor"]) == ("ended", None)
    record = await ann.get(f"/api/matches/{state['table']['match']}/record")
    assert (await ann.http.post("/api/records", content=record.content)).status_code == 201
    await ann.sit(table)
    assert (await ann.command(table, "propose", kind="rematch")).status_code == 200
    assert (await ann.get(f"/api/tables/{table}")).json()["table"]["status"] == "playing"


async def test_a_record_longer_than_any_match_is_refused_at_once(served):
    record = finished_record()
    long = msgspec.structs.replace(record, moves=(record.moves * records.MOST_MOVES)[: records.MOST_MOVES + 1])
    answer = await served.person().http.post("/api/records", content=encode(long))
    assert (answer.status_code, answer.json()["code"]) == (422, "record")
    assert f"a match has {records.MOST_MOVES} at most" in answer.json()["message"]


async def test_memory_holds_so_many_moves_not_so_many_tables(start):
    served = await start(kept_moves=200)
    ann = served.person()
    tables = [(await imported(served, ann))["table"] for _ in range(4)]
    for table in [*tables, tables[0]]:
        assert (await ann.get(f"/api/tables/{table}")).json()["update"]["n"] > 50
        assert sum(room.length for room in served.house.rooms.open.values()) <= 200


async def test_what_tells_of_many_moves_counts_for_many_requests(start, monkeypatch):
    monkeypatch.setattr(limits, "MOVES_TOLD", 4)
    served = await start(requests_per_second=10.0)
    ann = served.person()
    made = await imported(served, ann)
    for path in (f"tables/{made['table']}", f"matches/{made['match']}/events", f"matches/{made['match']}/scores"):
        await asyncio.sleep(3.0)
        answers = [(await ann.get(f"/api/{path}")).status_code for _ in range(3)]
        assert (answers[0], answers[-1]) == (200, 429), path
    await asyncio.sleep(3.0)
    few = [(await ann.get(f"/api/tables/{made['table']}?since={since}")).status_code for since in [10_000] * 10]
    assert few == [200] * 10


async def test_a_long_list_of_tables_counts_for_several_requests(start, monkeypatch):
    monkeypatch.setattr(people, "LINES_TOLD", 1)
    served = await start(requests_per_second=5.0)
    ann = served.person()
    for _ in range(6):
        await ann.create("me", "open", public=True)
    for path in ("/api/me", "/api/lobby"):
        await asyncio.sleep(3.0)
        answers = [await ann.get(path) for _ in range(4)]
        assert [answer.status_code for answer in answers] == [200, 200, 429, 429], path


async def test_a_list_tells_what_has_changed(served):
    ann, ben = served.person(), served.person("Ben")
    table = (await ann.create("me", "open", public=True))["table"]["id"]

    async def chairs():
        return [(c["kind"], c["online"]) for c in (await ann.get("/api/lobby")).json()[0]["chairs"]]

    assert await chairs() == [("person", False), ("open", False)]
    await ann.sit(table)
    assert await chairs() == [("person", True), ("open", False)]
    await ben.join(table)
    assert await chairs() == [("person", True), ("person", False)]


async def test_all_lines_of_an_address_share_what_they_may_send(start):
    """They are slowed together, and nobody is cut for what others of the same house do."""
    served = await start(commands_per_second_of_address=50.0, flood_seconds=0.2)
    ann = served.person()
    table = (await ann.create("me", "me"))["table"]["id"]
    lines = [await ann.sit(table) for _ in range(5)]
    began = time.monotonic()
    await asyncio.gather(*(line.do("ping") for line in lines for _ in range(50)))
    assert time.monotonic() - began > 1.5
    assert [line.closed for line in lines] == [None] * 5


async def test_others_are_served_while_moves_are_tried(served, monkeypatch):
    ann, ben, plain = served.person(), served.person("Ben"), questions.outcome
    table = (await ann.create("me", "me", first=0))["table"]["id"]
    legal = [m["text"] for m in (await ann.get(f"/api/tables/{table}")).json()["update"]["legal"]]
    await ben.get("/api/levels")
    monkeypatch.setattr(questions, "outcome", lambda *args: time.sleep(0.03) or plain(*args))
    asking = asyncio.create_task(ann.command(table, "preview", moves=(legal * 64)[:64]))
    assert await longest_wait(ben, asking) < HALF
    assert len((await asking).json()["outcomes"]) == 64


async def test_going_back_far_is_quick_after_many_moves(served):
    """Also by consent, and however often something was taken back."""
    ann = served.person()
    table = (await ann.create("me", "me", first=0))["table"]["id"]
    line = await ann.sit(table)
    await play_on([line], 1)
    for _ in range(3):
        n = line.update["n"]
        assert (await line.do("undo", n=n))["type"] == "ack"
        await line.next_update(n + 1)
        await line.play_first()
        await line.next_update(n + 2)
    assert (await line.do("propose", kind="undo"))["type"] == "ack"
    assert (await line.next_update(8))["view"]["version"] == 0
