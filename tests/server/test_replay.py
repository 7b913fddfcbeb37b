"""Matches as they were: positions, scores, analysis, records out and in, and old ones that no longer replay."""

import json

import pytest
from sqlalchemy import text

from boroughs.cli.main import main
from boroughs.games import load
from boroughs.match.record import decode, load_match
from tests.server.people import BOT, play_on


async def finished(served, moves: int | None = None):
    ann = served.person()
    table = (await ann.create("me", BOT, first=0))["table"]["id"]
    line = await ann.sit(table)
    await play_on([line], moves)
    return ann, line


async def test_positions_show_what_each_saw(served):
    ann, line = await finished(served, 12)
    await line.my_turn()  # the bot has made its moves
    eve = served.person("Eve")
    match, version = line.table["match"], line.update["view"]["version"]
    at = (await ann.get(f"/api/matches/{match}/positions/{version}")).json()
    assert at["view"] == {**line.update["view"], "can_undo": at["view"]["can_undo"]}
    past = (await ann.get(f"/api/matches/{match}/positions/4")).json()
    assert past["view"]["version"] == 4
    assert past["view"]["fields"]["hand"][0] is not None
    assert all(e["n"] == 4 for e in past["events"])
    other = await eve.get(f"/api/matches/{match}/positions/4")
    assert other.json()["view"]["fields"]["hand"] == [None] * len(past["view"]["fields"]["hand"])
    assert (await eve.get(f"/api/matches/{match}/positions/4?seat=0")).json()["code"] == "not-yours"
    assert (await ann.get(f"/api/matches/{match}/positions/99999")).json()["code"] == "not-there"
    told = (await ann.get(f"/api/matches/{match}/events")).json()
    assert told == line.events
    for path in ("record", "stored", "analysis/3"):
        assert (await ann.get(f"/api/matches/{match}/{path}")).json()["code"] == "not-over"
    assert (await ann.get(f"/api/matches/{match}")).json()["key"] is None
    assert (await ann.get("/api/matches/none")).status_code == 404


async def test_who_made_a_move_is_told_by_the_chairs_of_its_own_match(served):
    """In a rematch somebody else may begin: who made a move of the first match is not told by the second one's order."""
    ann = served.person()
    line = await ann.sit((await ann.create("me", "me", first="lot"))["table"]["id"])
    first, room = line.table["match"], served.house.rooms.open[line.table["id"]]
    seats, actor = room.seats, (await line.my_turn())["view"]["actor"]
    await play_on([line], 1)
    version = line.update["view"]["version"]
    await play_on([line], 1)
    while room.seats == seats:
        before = line.table["match"]
        await line.do("propose", kind="end")
        await line.until(lambda one: one.table["status"] == "ended")
        await line.do("propose", kind="rematch")
        await line.until(lambda one, before=before: one.table["match"] != before)
    past = (await ann.get(f"/api/matches/{first}/positions/{version}")).json()
    assert past["mover"] == seats[actor]


async def test_afterwards_everything_is_open(warm, start):
    served = await start(review_seconds=0.05)
    _, line = await finished(served)
    match, result = line.table["match"], line.update["view"]["result"]
    eve = served.person("Eve")
    scores = (await eve.get(f"/api/matches/{match}/scores")).json()
    assert scores["points"][-1] == result["points"]
    assert len(scores["points"]) == len(scores["actors"]) == line.update["view"]["version"] + 1
    both = (await eve.get(f"/api/matches/{match}/positions/3?seat=1")).json()
    assert both["view"]["fields"]["hand"][1] is not None
    thought = (await eve.get(f"/api/matches/{match}/analysis/0")).json()
    assert thought["played"]["text"] == (await eve.get(f"/api/matches/{match}/record")).json()["moves"][0]
    assert 0 <= thought["lost"] <= 1
    assert thought["played"]["id"] in {c["move"]["id"] for c in thought["candidates"]}
    assert sum(thought["chances"]) == pytest.approx(1.0)
    stored = (await eve.get(f"/api/matches/{match}/stored")).json()
    assert stored["entries"][-1]["n"] == line.update["n"]


async def test_chances_are_told_where_there_was_no_choice(warm, start):
    """Else the match would seem to turn there, from nothing."""
    served = await start(review_seconds=0.05)
    ann, line = await finished(served)
    match = line.table["match"]
    played = load_match(decode((await ann.get(f"/api/matches/{match}/record")).text))
    forced = next(n for n in range(played.version) if len(played.replayed(n).legal()) == 1)
    thought = (await ann.get(f"/api/matches/{match}/analysis/{forced}")).json()
    assert sum(thought["chances"]) == pytest.approx(1.0)
    assert thought["candidates"] == []
    assert (thought["played"]["id"], thought["lost"]) == (played.moves[forced], 0.0)


async def test_a_record_goes_out_and_comes_in(served, tmp_path, capsys):
    ann, line = await finished(served)
    record = (await ann.get(f"/api/matches/{line.table['match']}/record")).json()
    file = tmp_path / "match.json"
    file.write_text(json.dumps(record))
    main(["verify", str(file), "--json"])
    assert json.loads(capsys.readouterr().out)["ok"]
    imported = await ann.http.post("/api/records", json=record)
    assert imported.status_code == 201, imported.text
    again = await ann.get(f"/api/matches/{imported.json()['match']}/record")
    assert again.json() == record
    info = (await ann.get(f"/api/matches/{imported.json()['match']}")).json()
    assert (info["imported"], info["result"]) == (True, record["result"])


@pytest.mark.parametrize("spoil", ["key", "move", "result", "hash"])
async def test_a_spoilt_record_is_refused(served, tmp_path, spoil, capsys):
    ann, line = await finished(served)
    record = (await ann.get(f"/api/matches/{line.table['match']}/record")).json()
    if spoil == "key":
        record["key"] = "00" * 16
    elif spoil == "move":
        record["moves"][5] = "choose 9"
    elif spoil == "result":
        record["result"]["points"][0] += 1
    else:
        record["key_hash"] = "f" * 64
    refused = await ann.http.post("/api/records", json=record)
    assert (refused.status_code, refused.json()["code"]) == (422, "record")
    file = tmp_path / "match.json"
    file.write_text(json.dumps(record))
    with pytest.raises(SystemExit) as stopped:
        main(["verify", str(file)])
    assert stopped.value.code == 2
    assert "record" in capsys.readouterr().err


async def test_an_old_record_that_no_longer_replays_is_shown_as_it_is_stored(start, tmp_path):
    url = f"sqlite:///{tmp_path / 'old.sqlite3'}"
    served = await start(url)
    ann, line = await finished(served)
    table, match = line.table["id"], line.table["match"]
    stored = (await ann.get(f"/api/matches/{match}/stored")).json()
    change = text("UPDATE matches SET rules_version = rules_version + 1")
    await served.house.store.database.transact(lambda connection: connection.execute(change), writes=True)
    served.house.rooms.drop(list(served.house.rooms.open))
    shown = (await ann.get(f"/api/tables/{table}")).json()
    assert (shown["table"]["status"], shown["update"]) == ("unreadable", None)
    info = (await ann.get(f"/api/matches/{match}")).json()
    assert info["status"] == "unreadable"
    assert load("manhattan").title in info["trouble"]
    assert (await ann.get(f"/api/matches/{match}/positions/1")).json()["code"] == "unreadable"
    now = (await ann.get(f"/api/matches/{match}/stored")).json()
    assert now["entries"] == stored["entries"]
    record = (await ann.get(f"/api/matches/{match}/record")).json()
    assert record["rules_version"] == load("manhattan").rules_version + 1
    assert (await ann.command(table, "move", n=1, move=0)).json()["code"] == "unreadable"


@pytest.mark.parametrize("what", ["UPDATE entries SET text = ''", "DELETE FROM entries"])
async def test_the_database_refuses_to_change_the_log(start, database, what):
    served = await start(database)
    await finished(served, 1)
    with pytest.raises(Exception, match="only added to"):
        await served.house.store.database.transact(lambda connection: connection.execute(text(what)), writes=True)
