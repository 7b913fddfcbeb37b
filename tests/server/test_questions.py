"""Why not, what would it bring, what would you do; and that the answers tell nothing that one may not know."""

from boroughs.server import bots_at_table
from tests.cases import Case, random_match
from tests.server.people import BOT, play_on


async def alone(served, **more):
    ann = served.person()
    snapshot = await ann.create("me", BOT, first=0, **more)
    return ann, await ann.sit(snapshot["table"]["id"])


async def test_why_not(served):
    _, line = await alone(served)
    answer = await line.do("why", moves=["choose 1", "build cairo 5 1", line.update["legal"][0]["text"]])
    assert answer["type"] == "reasons"
    legal, illegal = answer["reasons"][0], answer["reasons"][1]
    assert legal["message"] is None
    assert illegal["message"].startswith("why-")
    assert (await line.do("why", moves=["fly away"]))["code"] == "illegal"


async def test_a_preview_tells_what_is_certain(served):
    ann = served.person()
    table = (await ann.create("me", "me", first=0))["table"]["id"]
    lines = [await ann.sit(table, "?seat=0"), await ann.sit(table, "?seat=1")]
    while lines[0].update["view"]["prompt"] != "prompt-build":
        await play_on(lines, 1)
    mover = next(line for line in lines if line.update["legal"])
    moves = [m["text"] for m in mover.update["legal"][:5]]
    before = mover.update["n"]
    answer = await mover.do("preview", moves=moves)
    assert [o["move"] for o in answer["outcomes"]] == moves
    assert all(o["events"][0]["kind"] == "built" for o in answer["outcomes"])
    assert not any(o["certain"] for o in answer["outcomes"])  # a card is drawn after building
    assert all("card" not in e["fields"] for o in answer["outcomes"] for e in o["events"] if e["kind"] == "drawn")
    assert mover.update["n"] == before
    await mover.do("move", n=before, move=moves[0])
    await mover.next_update(before + 1)
    built = [e for e in mover.events if e["kind"] == "built"][-1]
    assert built["fields"] == answer["outcomes"][0]["events"][0]["fields"]


async def test_only_who_decides_may_ask(served):
    ann, ben = served.person("Ann"), served.person("Ben")
    table = (await ann.create("me", "open", first=0))["table"]["id"]
    await ben.join(table)
    line = await ben.sit(table)
    assert (await line.do("why", moves=["choose 1"]))["code"] == "not-your-turn"
    assert (await line.do("preview", moves=["choose 1"]))["code"] == "not-your-turn"
    assert (await line.do("hint"))["code"] == "not-practice"


async def test_a_hint_at_a_practice_table(warm, start):
    served = await start(hint_seconds=0.05)
    _, line = await alone(served, practice=True)
    answer = await line.do("hint")
    assert answer["type"] == "hinted", answer
    analysis = answer["analysis"]
    legal = {m["id"] for m in line.update["legal"]}
    assert analysis["candidates"]
    assert {c["move"]["id"] for c in analysis["candidates"]} <= legal
    assert abs(sum(analysis["chances"]) - 1) < 0.01


def test_a_hint_where_there_is_no_choice():
    whole, _ = random_match(Case("new-york-1901", 2), 1)
    past = next(p for p in map(whole.replayed, range(whole.version)) if len(p.legal_ids()) == 1)
    thought = bots_at_table.analyse(past.game, past.seen(past.actor), past.actor, 0.02, 1, bots_at_table.new_stop())
    assert [c.move for c in thought.candidates] == thought.line == past.legal_ids().tolist()
    assert thought.candidates[0].win == thought.chances[past.actor]


async def test_bots_of_every_level_make_a_move(warm, served):
    from boroughs.bots import LEVELS

    for level in list(LEVELS)[:4]:
        ann = served.person()
        line = await ann.sit((await ann.create("me", {"kind": "bot", "level": level}, first=1))["table"]["id"])
        await line.next_update(1)
    told = (await served.person().get("/api/levels")).json()
    assert [level["id"] for level in told] == list(LEVELS)
