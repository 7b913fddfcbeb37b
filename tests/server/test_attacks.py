"""What somebody with bad intentions would try: to fill memory, to take seats, to read what is not theirs; test_connections has what holds lines."""

import json
import time

import msgspec
import pytest

from boroughs.games import load
from boroughs.match import Match
from boroughs.match.record import encode, to_record
from boroughs.server import chairs, views
from boroughs.server.names import tidy
from boroughs.server.refusals import Refusal
from boroughs.server.talk import plain
from boroughs.server.visitors import Caller, Visitors, hashed
from tests.server.people import BOT, Line, raw

# --- input

DEEP = '{"type":"chat","text":' + "[" * 6000 + "]" * 6000 + "}"


async def test_deep_and_odd_json_is_refused(served):
    ann = served.person()
    table = (await ann.create("me", "me"))["table"]["id"]
    headers = {"content-type": "application/json"}
    for body in (DEEP, "[" * 60_000, '{"type":"chat","text":"\\ud800"}', '{"type":"move","n":0,"move":"\\udfff"}'):
        answer = await ann.http.post(f"/api/tables/{table}/commands", content=body, headers=headers)
        assert answer.status_code in (400, 413, 422), answer.text
    line = await ann.sit(table)
    await line.socket.send(DEEP)
    await line.until(lambda one: one.heard[-1]["type"] == "refused")


async def test_the_sign_that_no_database_takes_is_refused_at_the_door(start, database):
    """In a batch of moves one with such a sign would take all the others with it."""
    served = await start(database)
    ann = served.person()
    table = (await ann.create("me", "me"))["table"]["id"]
    update = (await ann.get(f"/api/tables/{table}")).json()["update"]
    answer = await ann.command(table, "move", n=update["n"], move=update["legal"][0]["text"], id="\0")
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
    assert (await ann.command(table, "chat", text="here\0there")).status_code == 200
    assert (await ann.http.put("/api/me", json={"name": "A\0nn"})).json()["name"] == "A nn"
    for path in ("tables/%00", "matches/%00", "tables/x%00/chat", "matches/%00/record", "matches/%00/positions/0"):
        assert (await ann.get(f"/api/{path}")).status_code == 404
    assert (await ann.get("/api/lobby?game=%00")).json() == []


ABSURD = [
    {"clock": {"kind": "move", "seconds": 0}},
    {"clock": {"kind": "move", "seconds": 10**30}},
    {"clock": {"kind": "match", "seconds": 60, "increment": -1}},
    {"clock": {"kind": "match", "seconds": 1e400}},
    {"away_seconds": 1},
    {"away_seconds": 2**63},
    {"options": {"rounds": 10**40}},
    {"options": {"nonsense": True}},
    {"options": {str(k): k for k in range(2000)}},
    {"first": 7},
    {"first": -1},
    {"chairs": [{"kind": "me"}] * 9},
    {"chairs": [{"kind": "bot", "level": "../../x"}, {"kind": "me"}]},
    {"name": "x" * 25},
    {"name": ""},
    {"game": "../manhattan"},
    {"game": "__init__"},
]


async def test_absurd_wishes_are_refused(served):
    ann, headers = served.person(), {"content-type": "application/json"}
    for wish in ABSURD:
        body = {"game": "manhattan", "chairs": [{"kind": "me"}, BOT], **wish}
        text = json.dumps(body).replace("Infinity", "1e400")
        answer = await ann.http.post("/api/tables", content=text, headers=headers)
        assert answer.status_code in (400, 409, 422), (wish, answer.text)


def test_names_cannot_hide_or_turn_text_around():
    assert tidy("\u202eevil\u2066") == "evil"
    assert tidy("a\u200b\u3164b\n\tc") == "a b c"
    assert tidy("\u3164\u2800\u200d").isascii()  # nothing to see: a made-up name
    assert tidy("Ann\u034f\ufe0f") == tidy("A\U000e0100nn") == "Ann"
    assert tidy("\u034f\u17b4").isascii()
    assert tidy("Zoe\u0301" + "\u0301" * 20) == "Zo\u00e9\u0301\u0301"
    assert plain("hello \u202edlrow\u202c\u0007!") == "hello dlrow !"
    assert plain("Zoe" + "\u0301" * 200) == "Zoe\u0301\u0301"
    assert plain("\U0001f469\u200d\U0001f680") == "\U0001f469\u200d\U0001f680"  # joined signs stay joined


PATHS = [
    "/../../../etc/passwd",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/assets/..%2f..%2fserver/app.py",
    "//etc/passwd",
    "/assets/%00",
]


async def test_only_the_front_ends_own_files_are_sent(served):
    for path in PATHS:
        reader, writer = await raw(served, f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
        told = await reader.read()
        writer.close()
        assert b"root:" not in told
        assert b"import " not in told


def finished_record():
    match = Match(load("manhattan"), 2)
    while not match.over:
        match.play(int(match.legal_ids()[0]))
    return to_record(match)


async def test_hostile_records_are_refused_quickly(start):
    served = await start(tables_per_hour=7)
    ann, record = served.person(), finished_record()
    hostile = [
        {"forced": list(range(100_000))},
        {"forced": [0]},
        {"forced": [3, 2]},
        {"seats": ["x" * 300_000, "y"]},
        {"seats": ["x"] * 20_000},
        {"moves": [*record.moves, "choose 1"]},
    ]
    for change in hostile:
        began = time.monotonic()
        answer = await ann.http.post("/api/records", content=encode(msgspec.structs.replace(record, **change)))
        assert (answer.status_code, answer.json()["code"]) == (422, "record")
        assert time.monotonic() - began < 5
    assert (await ann.http.post("/api/records", content=encode(record))).status_code == 201
    assert (await ann.http.post("/api/records", content=encode(record))).status_code == 429


# --- seats


async def test_a_link_dies_when_it_is_used_or_replaced(served):
    ann, ben, eve = served.person("Ann"), served.person("Ben"), served.person("Eve")
    table = (await ann.create("me", "me"))["table"]["id"]
    links = [await ann.http.post(f"/api/tables/{table}/chairs/0/link", json={"move": True}) for _ in range(2)]
    old, new = [{"secret": link.json()["path"].removeprefix("/seat#")} for link in links]
    assert (await eve.http.post("/api/seat", json=old)).status_code == 404
    assert (await ben.http.post("/api/seat", json=new)).status_code == 200
    assert (await eve.http.post("/api/seat", json=new)).status_code == 404
    assert (await ann.http.post(f"/api/tables/{table}/chairs/0/link", json={})).json()["code"] == "not-yours"
    assert (await ann.get(f"/api/tables/{table}?seat=0")).status_code in (200, 403)


async def test_who_has_handed_a_chair_on_makes_no_link_to_it_elsewhere(served):
    """At another process, which has not heard of it yet."""
    ann, ben = served.person("Ann"), served.person("Ben")
    table = (await ann.create("me", "me"))["table"]["id"]
    room = served.house.rooms.open[table]
    before = dict(room.holders)
    link = await ann.http.post(f"/api/tables/{table}/chairs/0/link", json={"move": True})
    await ben.http.post("/api/seat", json={"secret": link.json()["path"].removeprefix("/seat#")})
    room.holders = before
    with pytest.raises(Refusal) as refused:
        await chairs.new_link(room, Caller(hashed(ann.http.cookies["boroughs"])), 0, move=True)
    assert refused.value.code == "not-yours"


async def test_a_line_that_is_held_up_brings_no_eyes_into_the_next_match(served):
    """After a match anybody may see with anybody's eyes. Who then stops reading until a rematch has begun must not go on with them."""
    ann, ben = served.person("Ann"), served.person("Ben")
    table = (await ann.create("me", "open", first=0))["table"]["id"]
    await ben.join(table)
    lines = [await ann.sit(table), await ben.sit(table)]
    await agreed(lines, "end")
    room = served.house.rooms.open[table]
    held = served.house.attendance.come(room, Caller(hashed(ben.http.cookies["boroughs"])), "0")
    told = held.messages()
    while b'"type":"update"' not in await anext(told):
        pass
    room.changed()
    assert b'"type":"table"' in await anext(told)  # and here the line is full
    await agreed(lines, "rematch")
    while (news := json.loads(await anext(told)))["type"] != "update":
        pass
    assert news["match"] == room.row.match
    assert room.history.actor == 0
    assert news["legal"] == []
    assert news["view"] == (await lines[1].next_update(news["n"]))["view"]
    served.house.attendance.go(held)


async def agreed(lines: list[Line], kind: str) -> None:
    """One proposes, the other agrees."""
    before = lines[1].table["rev"]
    assert (await lines[0].do("propose", kind=kind))["type"] == "ack"
    await lines[1].until(lambda one: one.table["rev"] > before and one.table["proposal"])
    assert (await lines[1].do("answer", proposal=lines[1].table["proposal"]["id"], agree=True))["type"] == "ack"


def test_over_https_the_cookie_is_this_hosts_alone():
    cookie = Visitors(None, secure=True).cookie("x")  # type: ignore[arg-type]
    assert (cookie.key, cookie.secure, cookie.path, cookie.domain) == ("__Host-boroughs", True, "/", None)
    assert cookie.httponly
    assert cookie.samesite == "strict"


async def test_a_cookie_that_somebody_made_up_is_nobodys(served):
    """No session can be fixed: an unknown secret is not taken over, a new one is given."""
    eve = served.person("Eve")
    eve.http.cookies.set("boroughs", "a" * 43)
    answer = await eve.http.post("/api/tables", json={"game": "manhattan", "chairs": [{"kind": "me"}, BOT]})
    assert answer.cookies["boroughs"] != "a" * 43


async def test_a_chair_that_is_handed_on_ends_the_practice(served):
    """Hot-seat with hints: as soon as another person has one of the chairs, nobody gets hints against them."""
    ann, ben = served.person("Ann"), served.person("Ben")
    table = (await ann.create("me", "me", practice=True, first=0))["table"]["id"]
    link = await ann.http.post(f"/api/tables/{table}/chairs/1/link", json={"move": True})
    await ben.http.post("/api/seat", json={"secret": link.json()["path"].removeprefix("/seat#")})
    assert (await ann.get(f"/api/tables/{table}")).json()["table"]["practice"] is False
    assert (await ann.command(table, "hint")).json()["code"] == "not-practice"


async def test_a_stranger_ends_the_practice(served):
    ann, ben = served.person("Ann"), served.person("Ben")
    table = (await ann.create("me", "me", practice=True))["table"]["id"]
    await ann.command(table, "leave", chair=1)
    await ann.command(table, "propose", kind="end")
    await ann.sit(table)
    assert (await ann.command(table, "propose", kind="rematch")).status_code == 200
    assert (await ben.join(table)).status_code == 200
    assert (await ann.get(f"/api/tables/{table}")).json()["table"]["practice"] is False
    assert (await ann.command(table, "hint")).json()["code"] == "not-practice"


async def test_answers_are_not_cached_unless_they_say_so(served):
    ann = served.person()
    table = (await ann.create("me", "me"))["table"]["id"]
    for path in (f"/api/tables/{table}", "/api/me", "/api/nothing"):
        assert (await ann.get(path)).headers["cache-control"] == "no-store"
    assert "max-age" in (await ann.get("/api/words/common/en.ftl")).headers["cache-control"]


async def test_what_a_table_remembers_for_its_viewers_is_bounded(served, monkeypatch):
    """Who sends an old move is told the position since then, and a long match has many old moves."""
    table = (await served.person().create("me", "me"))["table"]["id"]
    room = served.house.rooms.open[table]
    monkeypatch.setattr(views, "CACHED_BYTES", 50_000)
    told = [len(views.update_bytes(room, room.history, None, since)) for since in range(100)]
    assert min(told) > 100
    assert sum(map(len, room.cache.values())) <= views.CACHED_BYTES + max(told)
    assert sum(told) > 2 * views.CACHED_BYTES


async def test_what_is_not_utf_8_is_malformed(served):
    ann = served.person()
    table = (await ann.create("me", "me"))["table"]["id"]
    body, headers = b'{"type":"chat","text":"\xff"}', {"content-type": "application/json"}
    answer = await ann.http.post(f"/api/tables/{table}/commands", content=body, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


@pytest.mark.parametrize("number", ["²", "--5", "٣", "9" * 20, "-", "1_0"])
async def test_a_number_is_written_in_plain_digits(served, number):
    wish = {"game": "flatiron", "chairs": [{"kind": "me"}, BOT], "options": {"turn-limit": number}}
    answer = await served.person().http.post("/api/tables", json=wish)
    assert (answer.status_code, answer.json()["code"]) == (422, "game")
    assert "a number from" in answer.json()["message"]
