"""Chairs: joining, links, moving to another device, hot-seat, host's rights, leaving."""

from boroughs.match.names import BOTS
from tests.server.people import BOT, play_on


async def test_a_browser_needs_a_cookie_and_gets_one_it_cannot_read(served):
    ann = served.person()
    answer = await ann.http.post("/api/tables", json={"game": "manhattan", "chairs": [{"kind": "me"}, BOT]})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=strict" in cookie
    assert answer.json()["you"]["chairs"] == [0]
    assert answer.json()["you"]["host"]
    me = (await ann.get("/api/me")).json()
    assert [line["id"] for line in me["tables"]] == [answer.json()["table"]["id"]]
    assert me["name"]


async def test_who_comes_back_keeps_the_chairs_for_another_year(served):
    ann, eve, hal = served.person("Ann"), served.person("Eve"), served.person("Hal")
    await ann.create("me", BOT)
    secret = ann.http.cookies["boroughs"]
    renewed = (await ann.get("/api/me")).headers["set-cookie"]
    assert renewed.startswith(f"boroughs={secret};")
    assert "Max-Age=31536000" in renewed
    eve.http.cookies.set("boroughs", "a" * 43)  # nobody's
    await hal.token()
    for other in (eve, hal):
        assert "set-cookie" not in (await other.get("/api/me")).headers


async def test_a_chair_moves_to_another_device_by_link(served):
    ann, phone = served.person("Ann"), served.person("Phone")
    table = (await ann.create("me", BOT))["table"]["id"]
    laptop = await ann.sit(table)
    path = (await ann.http.post(f"/api/tables/{table}/chairs/0/link", json={})).json()["path"]
    secret = path.removeprefix("/seat#")
    assert (await phone.http.post("/api/seat", json={"secret": secret})).json() == {"table": table, "chair": 0}
    there = await phone.sit(table)
    assert there.you["chairs"] == [0]
    await laptop.until(lambda line: line.you["chairs"] == [] and line.update["view"]["seat"] is None)
    assert (await laptop.do("move", n=0, move=0))["code"] == "not-yours"
    assert (await there.play_first())["type"] == "ack"
    used = await ann.http.post("/api/seat", json={"secret": secret})
    assert used.json()["code"] == "not-there"


async def test_a_chair_can_be_on_two_devices(served):
    ann, phone = served.person("Ann"), served.person("Phone")
    table = (await ann.create("me", BOT))["table"]["id"]
    link = await ann.http.post(f"/api/tables/{table}/chairs/0/link", json={"move": False})
    await phone.http.post("/api/seat", json={"secret": link.json()["path"].removeprefix("/seat#")})
    assert (await ann.sit(table)).you["chairs"] == (await phone.sit(table)).you["chairs"] == [0]


async def test_a_new_link_makes_the_old_one_useless(served):
    ann, ben = served.person("Ann"), served.person("Ben")
    table = (await ann.create("me", "open"))["table"]["id"]
    links = [(await ann.http.post(f"/api/tables/{table}/chairs/0/link", json={})).json()["path"] for _ in range(2)]
    old, new = (link.removeprefix("/seat#") for link in links)
    assert (await ben.http.post("/api/seat", json={"secret": old})).status_code == 404
    assert (await ben.http.post("/api/seat", json={"secret": new})).status_code == 200
    assert (await ben.http.post(f"/api/tables/{table}/chairs/1/link", json={})).json()["code"] == "not-yours"


async def test_hot_seat_sees_with_the_eyes_it_chooses(served):
    ann, ben = served.person("Ann"), served.person("Ben")
    table = (await ann.create({"kind": "me", "name": "Mum"}, {"kind": "me", "name": "Dad"}))["table"]["id"]
    line = await ann.sit(table)
    assert line.you["seats"] == [0, 1]
    for seat in (1, 0):
        await line.do("look", seat=seat)
        await line.until(lambda one, seat=seat: one.update["view"]["seat"] == seat)
        hands = line.update["view"]["fields"]["hand"]
        assert hands[seat] is not None
        assert hands[1 - seat] is None
    await line.do("look", seat=None)
    await line.until(lambda one: one.update["view"]["seat"] is None)
    watcher = await ben.sit(table)
    assert (await watcher.do("look", seat=0))["code"] == "not-yours"
    assert (await ben.get(f"/api/tables/{table}?seat=1")).status_code == 403
    assert (await ben.get(f"/api/tables/{table}?seat=what")).status_code == 400


async def test_the_host_fills_chairs_with_bots_and_frees_them(served):
    ann, ben = served.person("Ann"), served.person("Ben")
    table = (await ann.create("me", "open", "open"))["table"]["id"]
    await ben.join(table, chair=1)
    wish = {"kind": "bot", "level": "random"}
    assert (await ben.http.put(f"/api/tables/{table}/chairs/2", json=wish)).json()["code"] == "not-host"
    freed = await ann.http.put(f"/api/tables/{table}/chairs/1", json={"kind": "open"})
    assert freed.json()["chairs"][1]["kind"] == "open"
    assert (await ben.get("/api/me")).json()["tables"] == []
    assert (await ann.http.put(f"/api/tables/{table}/chairs/1", json=wish)).json()["status"] == "waiting"
    started = await ann.http.put(f"/api/tables/{table}/chairs/2", json=wish)
    assert started.json()["status"] == "playing"
    names = [chair["name"] for chair in started.json()["chairs"]]
    assert names[0] == "Ann"
    assert len(set(names) & set(BOTS)) == 2, "two bots, two names"
    late = await ann.http.put(f"/api/tables/{table}/chairs/1", json={"kind": "open"})
    assert late.json()["code"] == "not-now"
    better = await ann.http.put(f"/api/tables/{table}/chairs/1", json={"kind": "bot", "level": "builder"})
    assert better.json()["chairs"][1]["level"] == "builder"
    assert [chair["name"] for chair in better.json()["chairs"]] == names, "it stays who it is"
    assert (await ann.http.put(f"/api/tables/{table}/chairs/9", json=wish)).json()["code"] == "no-chair"


async def test_leaving_before_the_match_frees_the_chair_and_passes_the_host_on(served):
    ann, ben = served.person("Ann"), served.person("Ben")
    table = (await ann.create("me", "open", "open"))["table"]["id"]
    await ben.join(table)
    assert (await ann.command(table, "leave", chair=0)).json()["type"] == "ack"
    left = (await ben.get(f"/api/tables/{table}")).json()
    assert left["table"]["chairs"][0]["kind"] == "open"
    assert left["you"]["host"]


async def test_leaving_a_match_with_bots_alone_ends_it(served):
    ann = served.person()
    table = (await ann.create("me", BOT))["table"]["id"]
    line = await ann.sit(table)
    await play_on([line], 1)
    await line.do("leave", chair=0)
    await line.until(lambda one: one.table["status"] == "ended")
    assert line.table["key"]
    assert line.table["result"] is None


async def test_lobby_shows_public_tables_only(served):
    ann, ben = served.person("Ann"), served.person("Ben")
    public = (await ann.create("me", "open", public=True))["table"]["id"]
    private = (await ann.create("me", "open"))["table"]["id"]
    found = (await ben.get("/api/lobby")).json()
    assert [line["id"] for line in found] == [public]
    assert private not in str(found)
    assert (await ben.get("/api/lobby?game=none")).json() == []
    assert found[0]["mine"] == []


async def test_names_are_tidied_and_told_apart(served):
    ann, ben = served.person("Ann"), served.person("  A\u202enn \n ")
    table = (await ann.create("me", "open", BOT))["table"]["id"]
    await ben.join(table)
    names = [chair["name"] for chair in (await ann.get(f"/api/tables/{table}")).json()["table"]["chairs"]]
    assert names[:2] == ["Ann", "A nn"]
    assert names[2] in BOTS
    assert (await served.person("x" * 25).join(table)).json()["code"] == "malformed"


async def test_wrong_tables_are_refused_in_words(served):
    ann = served.person()
    for wish, code in [
        ({"game": "chess", "chairs": [{"kind": "me"}, BOT]}, "game"),
        ({"game": "manhattan", "chairs": [{"kind": "me"}]}, "game"),
        ({"game": "manhattan", "chairs": [BOT, BOT]}, "refused"),
        ({"game": "manhattan", "chairs": [{"kind": "me"}, BOT], "options": {"nope": 1}}, "game"),
        ({"game": "manhattan", "chairs": [{"kind": "me"}, {"kind": "bot", "level": "god"}]}, "game"),
        ({"game": "manhattan", "chairs": [{"kind": "me"}, {"kind": "open"}], "practice": True}, "refused"),
        ({"game": "manhattan", "chairs": [{"kind": "me"}, BOT], "first": 5}, "no-chair"),
    ]:
        answer = await ann.http.post("/api/tables", json=wish)
        assert (answer.json()["code"], answer.status_code // 100) == (code, 4), answer.text


async def test_who_comes_to_a_table_that_everybody_left_is_its_host(served):
    ann, ben = served.person("Ann"), served.person("Ben")
    table = (await ann.create("me", "open"))["table"]["id"]
    await ann.command(table, "leave", chair=0)
    assert (await ben.join(table, chair=1)).status_code == 200
    assert (await ben.get(f"/api/tables/{table}")).json()["you"]["host"]
    answer = await ben.http.put(f"/api/tables/{table}/chairs/0", json=BOT)
    assert answer.status_code == 200
