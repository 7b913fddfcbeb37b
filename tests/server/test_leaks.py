"""Non-interference over the wire: two worlds that differ only in what a viewer cannot know send that viewer the same bytes.

The worlds are real matches with different keys, on two servers, played by the same moves; the viewer asks for everything there is to ask.
Keys, times and ids aside, every answer and every socket message must be equal, as long as what the viewer may know is equal.
"""

import asyncio
import itertools
import json
import random
import re

import pytest

from boroughs.games import all_games
from boroughs.kernel import seed_dice
from boroughs.match import Match
from boroughs.server import starting, views

GAMES = [game.id for game in all_games()]
KEYS = 300
PAIRS = 4
STEPS = 24
TIMES = re.compile(r'"(created|changed|now|started|finished|at|away_since|ask_from)":(\d+|null)')
HASHES = re.compile(r'"key_hash":"[0-9a-f]+"')


HIDDEN_SET_UP = ("manhattan", "project-skyline")
"""Where two deals can look the same from the start. What lies open in the other games differs at once: their hidden things are compared
position by position in tests/conformance/test_sight.py."""


def players_of(game_id: str) -> int:
    game = next(g for g in all_games() if g.id == game_id)
    return max(2, game.least)


def seen(match: Match, viewer: int | None) -> bytes:
    return match.seen(viewer).tobytes()


def pairs(game: str, viewer: int | None, seed: int):
    """Pairs of keys whose deals the viewer cannot tell apart, though they differ."""
    chance, found = random.Random(seed), {}
    for _ in range(KEYS):
        key = chance.randbytes(16)
        match = Match(game, players_of(game), key=key)
        found.setdefault((seen(match, viewer), json.dumps(str(match.events(-1, viewer)))), []).append(key)
    return [tuple(keys[:2]) for keys in found.values() if len(keys) > 1]


class World:
    """One of the two: a table whose seats are all held by one person, and an onlooker with the viewer's eyes."""

    def __init__(self, served, viewer: int | None):
        self.served, self.viewer = served, viewer
        self.all = served.person("All")
        self.eyes = served.person("Eve")

    async def open(self, game: str, key: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(starting, "new_key", lambda: key)
        count = players_of(game)
        wishes = [{"kind": "me", "name": f"P{p}"} for p in range(count)]
        self.table = (await self.all.create(*wishes, game=game, first=0))["table"]["id"]
        if self.viewer is not None:
            link = await self.all.http.post(f"/api/tables/{self.table}/chairs/{self.viewer}/link", json={"move": True})
            await self.eyes.http.post("/api/seat", json={"secret": link.json()["path"].removeprefix("/seat#")})
        self.line = await self.eyes.sit(self.table)
        await self.line.next_update(0)
        self.match_id = self.line.update["match"]

    @property
    def match(self) -> Match:
        """The authority itself: what is really so."""
        return self.served.house.rooms.open[self.table].history.match

    @property
    def n(self) -> int:
        return self.served.house.rooms.open[self.table].n

    def clean(self, text: str) -> str:
        """Without keys, times and ids."""
        text = TIMES.sub(r'"\1":0', text.replace(self.table, "TABLE").replace(self.match_id, "MATCH"))
        return HASHES.sub('"key_hash":""', text)

    async def play(self, move: int) -> None:
        actor = self.match.actor
        who = self.eyes if actor == self.viewer else self.all
        answer = await who.command(self.table, "move", n=self.n, move=move)
        assert answer.status_code == 200, answer.text
        await self.line.next_update(self.n)

    async def everything(self, chance: random.Random) -> list[str]:
        """Every answer that the viewer can get now."""
        version, n = self.match.version, self.n
        asked = [
            f"/api/tables/{self.table}",
            f"/api/tables/{self.table}?seat=none&since={max(0, n - 2)}",
            f"/api/tables/{self.table}?seat=0",
            f"/api/tables/{self.table}?seat=1",
            f"/api/matches/{self.match_id}",
            f"/api/matches/{self.match_id}/scores",
            f"/api/matches/{self.match_id}/events",
            f"/api/matches/{self.match_id}/events?since={version - 2}",
            f"/api/matches/{self.match_id}/positions/{version}",
            f"/api/matches/{self.match_id}/positions/{chance.randint(0, version)}?seat=none",
            f"/api/matches/{self.match_id}/record",
            f"/api/matches/{self.match_id}/stored",
            f"/api/matches/{self.match_id}/analysis/0",
        ]
        told = [(await self.eyes.get(path)).text for path in asked]
        moves = [int(chance.randrange(self.match.game.moves.size)) for _ in range(3)]
        commands = [
            {"type": "move", "n": n + 1, "move": moves[0]},
            {"type": "move", "n": max(0, n - 1), "move": moves[0]},
            {"type": "why", "moves": [self.match.game.moves.text(m) for m in moves]},
            {"type": "hint"},
            {"type": "undo", "n": n + 7},
            {"type": "propose", "kind": "rematch"},
        ]
        if self.match.actor != self.viewer:
            commands.append({"type": "move", "n": n, "move": moves[1]})
        told += [await self.ask(command) for command in commands]
        return [self.clean(text) for text in told]

    async def ask(self, command: dict) -> str:
        return (await self.eyes.http.post(f"/api/tables/{self.table}/commands", json=command)).text

    def heard(self) -> list[str]:
        return [self.clean(text) for text in self.line.raw if '"type":"update"' in text]


@pytest.mark.timeout(600)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("viewer", [None, 0, 1], ids=["bystander", "first", "second"])
async def test_the_same_bytes_in_worlds_that_a_viewer_cannot_tell_apart(start, tmp_path, monkeypatch, game, viewer):
    servers = [await start(f"sqlite:///{tmp_path / name}.sqlite3") for name in "ab"]
    compared = 0
    for number, keys in enumerate(itertools.islice(pairs(game, viewer, seed=5), PAIRS)):
        worlds = [World(served, viewer) for served in servers]
        for world, key in zip(worlds, keys, strict=True):
            await world.open(game, key, monkeypatch)
        compared += await compare(worlds, random.Random(number))
        for world in worlds:
            await world.line.close()
    if viewer is None and game in HIDDEN_SET_UP:
        assert compared > PAIRS


async def compare(worlds: list[World], chance: random.Random) -> int:
    """Plays the same moves in both worlds until the viewer learns something that differs. Returns the number of positions."""
    steps = 0
    for step in range(STEPS):
        one, other = worlds
        if seen(one.match, one.viewer) != seen(other.match, other.viewer):
            return steps
        if step % 4 == 0:
            seed = chance.random()
            answers = [await world.everything(random.Random(seed)) for world in worlds]
            for mine, theirs in zip(*answers, strict=True):
                assert mine == theirs
        await asyncio.gather(*(world.line.next_update(world.n) for world in worlds))
        assert one.heard() == other.heard()
        steps += 1
        common = [set(map(int, world.match.legal_ids())) for world in worlds]
        if one.match.actor == one.viewer:
            assert common[0] == common[1], "what a seat may do depends on what it cannot see"
        both = sorted(common[0] & common[1])
        if one.match.over or not both:
            return steps
        move = chance.choice(both)
        for world in worlds:
            await world.play(move)
    return steps


@pytest.mark.parametrize("game", GAMES)
async def test_in_the_middle_of_a_match_too(served, game):
    """Worlds dealt anew behind the viewer's back: the encoded position stays the same, for every pair of eyes."""
    ann, chance = served.person(), random.Random(3)
    players = players_of(game)
    table = (await ann.create(*[{"kind": "me", "name": f"P{p}"} for p in range(players)], game=game))["table"]["id"]
    room = served.house.rooms.open[table]
    differing = 0
    for step in range(60):
        match = room.history.match
        if match.over:
            break
        real = match.state
        for viewer in (None, *range(players)):
            match.state = real
            told = views.update_bytes(room, room.history, viewer, 0), views.table_bytes(room)
            room.cache.clear()
            other = match.seen(viewer)
            match.game.door.redeal(other, 0, -1 if viewer is None else viewer, seed_dice(step))
            other.key[0], other.draws[0] = [chance.getrandbits(64), 7], 9
            differing += other.tobytes() != real.tobytes()
            match.state = other
            assert (views.update_bytes(room, room.history, viewer, 0), views.table_bytes(room)) == told
            room.cache.clear()
        match.state = real
        ids = [int(i) for i in match.legal_ids()]
        await ann.command(table, "move", n=room.n, move=chance.choice(ids))
    assert differing > 0


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
