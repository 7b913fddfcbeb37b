"""Non-interference over the wire: two worlds that differ only in what a viewer cannot know send that viewer the same bytes.

A match runs on two servers. At positions all over it, the second server's world is dealt anew behind the viewer's back: other hands, other
piles, another key, other hidden fields in what happened before, and so in every earlier position too. Then the viewer asks both for
everything that there is to ask. Keys, times and ids aside, every answer must be equal to the last byte.
"""

import asyncio
import random
import secrets

import pytest

from boroughs.games import all_games, load
from boroughs.server import bots_at_table, starting
from boroughs.server.archive import scores_of
from tests.server.worlds import Side, plan, told_by_what_is_known

GAMES = [game.id for game in all_games()]
POSITIONS = 4


def players_of(game: str) -> int:
    return max(2, load(game).least)


@pytest.fixture
def same_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the server draws for itself (the worlds of a preview, a bot's seed) is the same in both worlds."""
    monkeypatch.setattr(secrets, "randbits", lambda bits: 3**30 % 2**bits)
    monkeypatch.setattr(bots_at_table, "analyse", told_by_what_is_known)


@pytest.mark.timeout(600)
@pytest.mark.parametrize("viewer", [None, 0, 1], ids=["bystander", "first", "second"])
@pytest.mark.parametrize("game", GAMES)
async def test_the_same_bytes_in_worlds_that_a_viewer_cannot_tell_apart(
    start, tmp_path, monkeypatch, same_chance, game, viewer
):
    planned = plan(load(game), players_of(game), viewer, POSITIONS)
    monkeypatch.setattr(starting, "new_key", lambda: planned.key)
    real, other = [Side(await start(f"sqlite:///{tmp_path / name}.sqlite3"), viewer) for name in "ab"]
    for side in (real, other):
        await side.open(game, players_of(game))
    chance = random.Random(f"{game} {viewer}")
    for version in planned.versions:
        while real.match.version < version:
            await real.go_on(planned.moves[real.match.version])
        other.become(real, seed=version)
        await compare(real, other, chance)
        await act(real, other, planned.moves[real.match.version])


async def compare(real: Side, other: Side, chance: random.Random) -> None:
    """Asks both for everything."""
    if real.match.actor == real.viewer:
        both = [[int(m) for m in side.match.legal_ids()] for side in (real, other)]
        assert both[0] == both[1], "what a seat may do depends on what it cannot see"
    seed = chance.random()
    mine, theirs = [await side.everything(random.Random(seed)) for side in (real, other)]
    assert list(mine) == list(theirs)
    for asked, answer in mine.items():
        assert answer == theirs[asked], asked
    compare_scores(real, other)


def compare_scores(real: Side, other: Side) -> None:
    """The points after every version, as they are told of the running match: each is what a bystander could count then."""
    told = scores_of(real.history).points
    assert told == [other.match.replayed(version).points for version in range(real.match.version + 1)]


async def act(real: Side, other: Side, move: int) -> None:
    """The viewer, or whoever has the turn, does the same on both sides; while the viewer learns the same, the bytes are the same."""
    if move not in other.match.legal_ids():
        return
    mine = real.match.actor == real.viewer
    command = {"type": "move", "n": real.history.n, "move": move, "id": "m"}
    for side in (real, other):
        who = side.eve if mine else side.all
        answer = await who.http.post(f"/api/tables/{side.table}/commands", json=command)
        assert answer.status_code == 200, answer.text
    if real.match.seen(real.viewer).tobytes() == other.match.seen(other.viewer).tobytes():
        assert real.match.undo_target(real.viewer or 0) == other.match.undo_target(real.viewer or 0)
        await take_back(real, other)


async def take_back(real: Side, other: Side) -> None:
    """What an undo answers and leads to."""
    before = [side.clean(await side.ask({"type": "undo", "n": side.history.n, "id": "u"})) for side in (real, other)]
    assert before[0] == before[1]
    shown = [side.clean((await side.eve.get(f"/api/tables/{side.table}")).text) for side in (real, other)]
    assert shown[0] == shown[1]


async def test_a_bots_time_tells_nothing(start):
    """Whether a bot has one move or many, it answers after the same time."""
    served = await start(bot_pace_ms=400)
    ann = served.person()
    line = await ann.sit((await ann.create("me", {"kind": "bot", "level": "random"}, first=1))["table"]["id"])
    waits, loop = [], asyncio.get_running_loop()
    for n in range(1, 5):
        if line.update["legal"]:
            break
        started = loop.time()
        await line.next_update(n)
        waits.append(loop.time() - started)
    assert len(waits) >= 2
    assert min(waits[1:]) > 0.35
