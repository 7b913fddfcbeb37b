"""A table from first to last, over either store."""

import asyncio

from boroughs.match.match import key_hash
from tests.server.conftest import Starts
from tests.server.people import BOT, play_on


async def test_two_people_play_a_whole_match(start: Starts, database: str):
    served = await start(database)
    ann, ben, eve = served.person("Ann"), served.person("Ben"), served.person("Eve")
    table = (await ann.create("me", "open"))["table"]
    assert table["status"] == "waiting"
    assert (await ben.join(table["id"])).json() == {"table": table["id"], "chair": 1}
    lines = [await ann.sit(table["id"]), await ben.sit(table["id"])]
    watcher = await eve.sit(table["id"])
    promised = lines[0].table["matches"][0]["key_hash"]
    await play_on(lines)
    await lines[0].until(lambda line: line.table["status"] == "over")
    await watcher.next_update(lines[0].update["n"])
    assert watcher.update["view"]["result"] == lines[0].update["view"]["result"]
    assert all(not message.get("legal") for message in watcher.heard)
    assert key_hash(bytes.fromhex(lines[0].table["key"])) == promised
    record = await ann.get(f"/api/matches/{lines[0].table['match']}/record")
    assert record.json()["result"] == watcher.update["view"]["result"]


async def test_the_first_chair_to_be_full_starts(served):
    ann, ben = served.person("Ann"), served.person("Ben")
    table = (await ann.create("me", "open", BOT))["table"]["id"]
    line = await ann.sit(table)
    assert line.update is None
    await ben.join(table)
    await line.until(lambda one: one.table["status"] == "playing" and one.update)
    assert sorted(chair["seat"] for chair in line.table["chairs"]) == [0, 1, 2]
    assert (await served.person("Cy").join(table)).json()["code"] == "taken"


async def test_a_bot_plays_to_the_end(served):
    ann = served.person()
    table = (await ann.create("me", BOT, BOT))["table"]["id"]
    line = await ann.sit(table)
    await play_on([line])
    assert line.update["view"]["actor"] is None


async def test_two_moves_for_the_same_n(start: Starts, database: str):
    served = await start(database)
    ann = served.person()
    table = (await ann.create("me", {"kind": "me", "name": "Second"}))["table"]["id"]
    one, other = await ann.sit(table), await ann.sit(table)
    update = await one.my_turn()
    moves = [m["text"] for m in update["legal"][:2]]
    answers = await asyncio.gather(
        one.do("move", n=update["n"], move=moves[0]), other.do("move", n=update["n"], move=moves[1])
    )
    assert sorted(a["type"] for a in answers) == ["ack", "refused"]
    refused = next(a for a in answers if a["type"] == "refused")
    assert refused["code"] == "stale"
    loser = (one, other)[answers.index(refused)]
    assert (await loser.next_update(update["n"] + 1))["n"] == update["n"] + 1


async def test_stale_over_http_brings_the_state(served):
    ann = served.person()
    snapshot = await ann.create("me", "me")
    table, update = snapshot["table"]["id"], snapshot["update"]
    move = update["legal"][0]["text"]
    assert (await ann.command(table, "move", n=update["n"], move=move)).json()["n"] == update["n"] + 1
    late = await ann.command(table, "move", n=update["n"], move=move)
    assert late.status_code == 409
    assert late.json()["code"] == "stale"
    assert late.json()["update"]["n"] == update["n"] + 1


async def test_a_move_sent_again_is_not_played_twice(served):
    ann = served.person()
    table = (await ann.create("me", "me"))["table"]["id"]
    line = await ann.sit(table)
    update = await line.my_turn()
    move = {"n": update["n"], "move": update["legal"][0]["text"], "id": "same"}
    first = await line.do("move", **move)
    await line.close()
    again = await ann.sit(table)
    assert await again.do("move", **move) == first
    assert (await again.next_update(first["n"]))["n"] == first["n"]


async def test_an_id_used_again_for_another_decision_is_another_request(served):
    """A page that counts its requests from one again after a reload."""
    ann = served.person()
    table = (await ann.create("me", "me"))["table"]["id"]
    lines = [await ann.sit(table, "?seat=0"), await ann.sit(table, "?seat=1")]
    for n in range(4):
        mover = next(line for line in [await line.next_update(n) and line for line in lines] if line.update["legal"])
        answer = await mover.do("move", n=n, move=mover.update["legal"][0]["id"], id="c1")
        assert (answer["type"], answer["n"]) == ("ack", n + 1)


async def test_reconnect_since_n_tells_what_was_missed(served):
    ann = served.person()
    table = (await ann.create("me", "me"))["table"]["id"]
    lines = [await ann.sit(table, "?seat=0"), await ann.sit(table, "?seat=1")]
    witness = await ann.sit(table, "?seat=none")
    await play_on(lines, 3)
    told = await witness.next_update(3)
    before = list(witness.events)
    await play_on(lines, 4)
    await witness.next_update(7)
    back = await ann.sit(table, f"?match={told['match']}&since=3&seat=none")
    update = await back.next_update(7)
    assert (update["since"], update["keep"]) == (3, told["view"]["version"])
    assert before + update["events"] == witness.events
