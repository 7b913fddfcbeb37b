"""Undo by the rules and by consent, ends, rematches."""

import pytest

from boroughs.server import absence, attendance, caretaker, proposals
from boroughs.server.settings import Settings
from boroughs.server.store.store import now_ms
from tests.server.conftest import QUICK, running
from tests.server.people import BOT, play_on


async def two(served, **more):
    ann, ben = served.person("Ann"), served.person("Ben")
    table = (await ann.create("me", "open", first=0, **more))["table"]["id"]
    await ben.join(table)
    return table, await ann.sit(table), await ben.sit(table)


async def test_ones_own_step_can_be_taken_back(served):
    _, ann, ben = await two(served)
    await ann.play_first()
    update = await ann.next_update(1)
    assert update["undo_to"] == 0
    assert (await ben.do("undo", n=1))["code"] == "undo-refused"
    assert (await ann.do("undo", n=1))["n"] == 2
    for line in (ann, ben):
        update = await line.next_update(2)
        assert (update["view"]["version"], update["keep"]) == (0, 0)
        assert all(event["n"] == 0 for event in line.events)
    assert ann.update["legal"]
    assert (await ann.do("undo", n=2))["code"] == "undo-refused"
    assert (await ann.do("undo", n=1))["code"] == "stale"


async def test_an_undo_survives_a_restart(tmp_path):
    settings = Settings(**QUICK, database=f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    async with running(settings) as served:
        table, ann, ben = await two(served)
        await ann.play_first()
        await ann.do("undo", n=1)
        await ann.next_update(2)
        await play_on([ann, ben], 3)
        await ann.next_update(5)
        n, version = 5, ann.update["view"]["version"]
    async with running(settings) as again:
        update = (await again.person().get(f"/api/tables/{table}")).json()["update"]
    assert (update["n"], update["view"]["version"]) == (n, version)


async def test_undo_beyond_ones_own_needs_consent(served, monkeypatch):
    monkeypatch.setattr(proposals, "PAUSE_MS", 0)
    _, ann, ben = await two(served)
    await play_on([ann, ben], 5)
    at = ann.update["n"]
    assert (await ann.do("propose", kind="undo", version=2))["type"] == "ack"
    proposal = await ben.until(lambda line: line.table["proposal"])
    assert (proposal["kind"], proposal["version"], proposal["needed"]) == ("undo", 2, [1])
    await ben.do("answer", proposal=proposal["id"], agree=False)
    await ann.until(lambda line: line.table["proposal"] is None)
    assert ann.update["n"] == at
    await ann.do("propose", kind="undo", version=2)
    proposal = await ben.until(lambda line: line.table["proposal"])
    await ben.do("answer", proposal=proposal["id"], agree=True)
    update = await ann.next_update(at + 1)
    assert (update["view"]["version"], update["keep"]) == (2, 2)
    assert max(event["n"] for event in ann.events) <= 2


async def test_bots_consent_at_once(served):
    ann = served.person()
    line = await ann.sit((await ann.create("me", BOT, first=0))["table"]["id"])
    await play_on([line], 8)
    update = await line.my_turn()
    assert (await line.do("propose", kind="undo"))["type"] == "ack"
    back = await line.next_update(update["n"] + 1)
    assert back["view"]["version"] < update["view"]["version"]
    assert back["view"]["actor"] == line.you["seats"][0]


async def test_a_move_outdates_a_proposal(served):
    _, ann, ben = await two(served)
    await play_on([ann, ben], 3)
    await ann.do("propose", kind="undo", version=0)
    proposal = await ben.until(lambda line: line.table["proposal"])
    await play_on([ann, ben], 1)
    await ben.until(lambda line: line.table["proposal"] is None)
    assert (await ben.do("answer", proposal=proposal["id"], agree=True))["code"] == "not-now"


@pytest.fixture
def ben_is_late(monkeypatch):
    """Ben's line is cut, his time runs out, and a bot stands in for him."""

    async def late(ann, ben):
        monkeypatch.setattr(attendance, "LINGER", 0.05)
        await ben.close()
        with monkeypatch.context() as an_hour_later:
            an_hour_later.setattr(caretaker, "ALIVE_MS", 10_000_000)  # nobody has slept
            for module in (absence, caretaker):
                an_hour_later.setattr(module, "now_ms", lambda: now_ms() + 3_600_000)
            await ann.until(lambda line: line.table["chairs"][1]["standing_in"])
        await ann.until(lambda line: not line.table["chairs"][1]["online"])

    return late


@pytest.mark.parametrize("kind", ["undo", "end"])
async def test_a_person_for_whom_a_bot_stands_in_is_asked_like_any_other(served, ben_is_late, kind):
    """Else one could play on against the bot, see what is drawn, and go back to before it; or annul a match that one loses."""
    table, ann, ben = await two(served, clock={"kind": "move", "seconds": 60, "on_timeout": "bot"})
    await play_on([ann, ben], 1)
    while ann.update["legal"]:
        await play_on([ann, ben], 1)
    await ben_is_late(ann, ben)
    await ann.my_turn()
    at, version = ann.update["n"], ann.update["view"]["version"]
    await ann.do("propose", kind=kind, **({"version": 0} if kind == "undo" else {}))
    proposal = await ann.until(lambda line: line.table["proposal"])
    assert proposal["needed"] == [1]
    assert (ann.update["n"], ann.update["view"]["version"], ann.table["status"]) == (at, version, "playing")
    back = await served.people[1].sit(table)
    await back.do("answer", proposal=proposal["id"], agree=True)
    if kind == "undo":
        assert (await ann.next_update(at + 1))["view"]["version"] == 0
    else:
        await ann.until(lambda line: line.table["status"] == "ended")


async def test_who_has_left_has_no_say(served):
    _, ann, ben = await two(served)
    await play_on([ann, ben], 3)
    await ben.do("leave", chair=1)
    assert (await ben.do("propose", kind="end"))["code"] == "not-yours"
    at = (await ann.until(lambda line: line.update["n"] >= 3 and line.update))["n"]
    await ann.do("propose", kind="undo", version=0)
    assert (await ann.next_update(at + 1))["view"]["version"] == 0
    await ann.do("propose", kind="end")
    await ann.until(lambda line: line.table["status"] == "ended")


async def test_an_open_question_cannot_be_buried_under_another(served):
    _, ann, ben = await two(served)
    await play_on([ann, ben], 3)
    await ann.do("propose", kind="end")
    proposal = await ben.until(lambda line: line.table["proposal"])
    for line in (ann, ben):
        refused = await line.do("propose", kind="undo", version=0)
        assert (refused["code"], line.table["proposal"]) == ("open-question", proposal)
    assert (await ann.do("propose", kind="end"))["type"] == "ack"  # sent again: the same question
    assert ann.table["proposal"] == proposal


async def test_who_was_refused_does_not_ask_at_once_again(served, monkeypatch):
    _, ann, ben = await two(served)
    await play_on([ann, ben], 3)
    await ann.do("propose", kind="end")
    await ben.do("answer", proposal=(await ben.until(lambda line: line.table["proposal"]))["id"], agree=False)
    for kind in ("end", "undo"):
        refused = await ann.do("propose", kind=kind)
        assert refused["code"] == "slow-down"
        assert 0 < refused["retry_after"] <= 15
    assert (await ben.do("propose", kind="end"))["type"] == "ack"
    await ben.do("answer", proposal=ben.table["proposal"]["id"], agree=False)
    monkeypatch.setattr(proposals, "now_ms", lambda: now_ms() + proposals.PAUSE_MS)
    assert (await ann.do("propose", kind="end"))["type"] == "ack"


async def test_who_asks_is_told_who_did_not_agree_until_something_is_decided(served, monkeypatch):
    monkeypatch.setattr(proposals, "PAUSE_MS", 0)
    _, ann, ben = await two(served)
    await play_on([ann, ben], 3)

    async def asks_and(answers):
        await ann.do("propose", kind="end")
        proposal = await answers.until(lambda line: line.table["proposal"])
        await answers.do("answer", proposal=proposal["id"], agree=False)
        await ann.until(lambda line: line.table["proposal"] is None)
        return proposal["id"]

    number = await asks_and(ben)
    assert ann.table["declined"] == {"proposal": number, "kind": "end", "by": 0, "chair": 1}
    await asks_and(ann)
    assert ann.table["declined"] is None, "she has withdrawn it herself"
    await asks_and(ben)
    assert ann.table["declined"]
    await play_on([ann, ben], 1)
    await ann.until(lambda line: line.table["declined"] is None)


async def test_all_can_end_a_match(served):
    _, ann, ben = await two(served)
    await play_on([ann, ben], 2)
    await ann.do("propose", kind="end")
    proposal = await ben.until(lambda line: line.table["proposal"])
    await ben.do("answer", proposal=proposal["id"], agree=True)
    await ann.until(lambda line: line.table["status"] == "ended")
    assert ann.table["ended_by"] == "agreed"
    update = await ann.next_update(3)
    assert (update["view"]["actor"], update["legal"]) == (None, [])
    assert (await ann.do("move", n=3, move=0))["code"] == "over"
    assert (await ann.do("undo", n=3))["code"] == "over"


async def test_rematch_keeps_table_settings_and_watchers(served):
    table, ann, ben = await two(served, clock={"kind": "move", "seconds": 300})
    watcher = await served.person("Eve").sit(table)
    assert (await ann.do("propose", kind="rematch"))["code"] == "not-over"
    await ann.do("propose", kind="end")
    await ben.do("answer", proposal=(await ben.until(lambda line: line.table["proposal"]))["id"], agree=True)
    await ben.until(lambda line: line.table["status"] == "ended")
    first = ben.table["match"]
    await ben.do("propose", kind="rematch")
    await ann.do("answer", proposal=(await ann.until(lambda line: line.table["proposal"]))["id"], agree=True)
    for line in (ann, ben, watcher):
        update = await line.until(lambda one: one.update and one.update["match"] != first and one.update)
        assert (update["since"], update["keep"], update["view"]["version"]) == (0, -1, 0)
    assert ann.table["clock"]["seconds"] == 300
    assert [match["over"] for match in ann.table["matches"]] == [True, False]
    assert ann.table["key"] is None
    await play_on([ann, ben], 2)
    old = await served.people[0].get(f"/api/matches/{first}")
    assert old.json()["status"] == "ended"
    assert old.json()["key"]
