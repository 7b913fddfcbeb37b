"""Two worlds that a viewer cannot tell apart: a running match, and the same match with everything dealt anew that the viewer does not know."""

import hashlib
import json
import random
import re
from dataclasses import dataclass, replace
from typing import Any

from boroughs.bots import Answer
from boroughs.bots.bot import Candidate
from boroughs.games import Game
from boroughs.kernel import NOBODY, seed_dice
from boroughs.kernel.record import OPEN
from boroughs.match import Match
from boroughs.server.history import History
from boroughs.server.moves import play
from boroughs.server.room import Room

LONGEST = 500
TIMES = re.compile(r'"(created|changed|now|started|finished|at|away_since|ask_from)":(\d+|null)')
PRESENCE = re.compile(r'"(watchers|online)":(\d+|true|false)')
"""Who is there depends on when a line that was cut is noticed."""
HASHES = re.compile(r'"key_hash":"[0-9a-f]+"')
FIGURES = re.compile(r" [0-9.e+-]+$", re.MULTILINE)


def dealt_anew(match: Match, viewer: int | None, seed: int) -> Match:
    """A match that looks the same to the viewer: another key, other hidden things, other hidden fields in what happened."""
    chance, eyes = random.Random(seed), NOBODY if viewer is None else viewer
    state = redealt(match, viewer, seed)
    key = chance.randbytes(16)
    state.key[0], state.draws[0] = [chance.getrandbits(64), chance.getrandbits(64)], chance.randrange(1000)
    other = match.copy()
    other.state, other.key = state, key
    other.event_rows = [scrambled(match.game, rows, eyes, chance) for rows in match.event_rows]
    other.replayed = lambda version: dealt_anew(match.replayed(version), viewer, seed + 1)  # type: ignore[method-assign]
    assert other.seen(viewer).tobytes() == match.seen(viewer).tobytes()
    return other


def redealt(match: Match, viewer: int | None, seed: int) -> Any:
    """A state that the viewer cannot tell from the real one."""
    state = match.seen(viewer)
    match.game.door.redeal(state, 0, NOBODY if viewer is None else viewer, seed_dice(seed))
    return state


def hides(game: Game) -> bool:
    """Whether more than the key is hidden. Where cards are drawn when they come up, the key alone tells what will be."""
    return any(field.sight != OPEN for name, field in game.layout.fields.items() if name not in ("key", "draws"))


def differs(match: Match, viewer: int | None, seed: int) -> bool:
    """Whether a world dealt anew is really another, the key aside."""
    real, other = match.state.copy(), redealt(match, viewer, seed)
    for state in (real, other):
        state.key[0], state.draws[0] = [0, 0], 0
    return bool(real.tobytes() != other.tobytes())


@dataclass(frozen=True)
class Plan:
    """A match, and the versions at which there is something to compare."""

    key: bytes
    moves: list[int]
    versions: list[int]


def plan(game: Game, players: int, viewer: int | None, positions: int) -> Plan:
    """A random match in which the viewer does not know something: half at the viewer's own decisions, half at those of others."""
    for seed in range(100):
        chance = random.Random(f"{game.id} {viewer} {seed}")
        match = Match(game, players, key=chance.randbytes(16))
        found: dict[bool, list[int]] = {True: [], False: []}
        while not match.over and match.version < LONGEST:
            if not hides(game) or differs(match, viewer, match.version):
                found[match.actor == viewer].append(match.version)
            match.play(int(chance.choice(match.legal_ids())))
        if any(found.values()):
            half = positions // 2
            chosen = [v for some in found.values() for v in chance.sample(some, min(half, len(some)))]
            return Plan(match.key, match.moves, sorted(chosen))
    raise AssertionError(f"nothing is ever hidden from {viewer} in {game.id}")


def scrambled(game: Game, rows: Any, eyes: int, chance: random.Random) -> Any:
    """The events of a move with other values in the fields that the viewer may not know."""
    other = rows.copy()
    for row, was in zip(other, rows, strict=True):
        kind = game.events.kinds[int(row[0])]
        shown = game.events.fields(was, eyes)
        for place, (name, domain) in enumerate(kind.fields.items(), 1):
            if name not in shown:
                row[place] = chance.randrange(max(domain.count, 2))
    return other


def told_by_what_is_known(game: Game, known: Any, seat: int, _seconds: float, _seed: int, _stop: Any) -> Answer:
    """Stands in for a bot: its answer tells every byte that it was given."""
    told = int.from_bytes(hashlib.sha256(known.tobytes()).digest()[:6], "big")
    return Answer(0, [Candidate(0, told, told / 2**48, told / 7)], [0], [told / 2**48], [float(told)])


class Side:
    """One of the two servers: a table at which one person holds all seats but the viewer's, who is Eve."""

    def __init__(self, served: Any, viewer: int | None):
        self.served, self.viewer = served, viewer
        self.all, self.eve = served.person("All"), served.person("Eve")

    async def open(self, game: str, players: int) -> None:
        await self.eve.http.put("/api/me", json={"name": "Eve"})
        wishes = [{"kind": "me", "name": f"P{p}"} for p in range(players)]
        made = await self.all.create(*wishes, game=game, first=0, practice=True, public=True)
        self.table, self.match_id = made["table"]["id"], made["table"]["match"]
        if self.viewer is not None:
            link = await self.all.http.post(f"/api/tables/{self.table}/chairs/{self.viewer}/link", json={"move": True})
            await self.eve.http.post("/api/seat", json={"secret": link.json()["path"].removeprefix("/seat#")})

    @property
    def room(self) -> Room:
        return self.served.house.rooms.open[self.table]

    @property
    def history(self) -> History:
        history = self.room.history
        assert history is not None
        return history

    @property
    def match(self) -> Match:
        return self.history.match

    def become(self, other: "Side", seed: int) -> None:
        """Takes the other's place in the match, in a world dealt anew."""
        match = dealt_anew(other.match, self.viewer, seed)
        entries = [replace_entry(entry, self.match_id, self.viewer) for entry in other.history.entries]
        self.room.show(replace(other.history, id=self.match_id, match=match, entries=entries))

    async def go_on(self, move: int) -> None:
        """A move that nobody has to ask for."""
        async with self.room.working():
            actor = self.match.actor
            assert actor is not None
            await play(self.room, self.history, move, actor, "")

    def clean(self, text: str) -> str:
        """Without keys, times and ids."""
        text = TIMES.sub(r'"\1":0', text.replace(self.table, "TABLE").replace(self.match_id, "MATCH"))
        return HASHES.sub('"key_hash":""', PRESENCE.sub(r'"\1":0', text))

    # --- what Eve can ask

    async def everything(self, chance: random.Random) -> dict[str, str]:
        """Every answer that Eve can get now, by what was asked."""
        told = {path: (await self.eve.get(path)).text for path in self.paths(chance)}
        told |= {json.dumps(command): await self.ask(command) for command in self.questions(chance)}
        since = max(0, self.history.n - chance.randrange(3))
        place = f"?match={self.match_id}&since={since}"
        for accept in ("text/event-stream", "application/x-ndjson"):
            told[accept] = await self.stream(place, accept)
        told["socket"] = await self.socket(place)
        figures = (await self.eve.get("/metrics")).text
        told["metrics"] = "\n".join(sorted(set(FIGURES.sub("", figures).splitlines())))
        return {self.clean(asked): self.clean(text) for asked, text in told.items()}

    def paths(self, chance: random.Random) -> list[str]:
        table, match = f"/api/tables/{self.table}", f"/api/matches/{self.match_id}"
        version, n = self.match.version, self.history.n
        past = [chance.randint(0, version) for _ in range(2)]
        return [
            table,
            f"{table}?seat=none&since={max(0, n - 2)}",
            *(f"{table}?seat={seat}" for seat in range(self.match.players)),
            f"{table}/chat",
            match,
            f"{match}/events",
            f"{match}/events?since={version - 2}&seat=none",
            *(f"{match}/events?seat={seat}" for seat in range(self.match.players)),
            *(f"{match}/positions/{v}" for v in past),
            *(f"{match}/positions/{past[0]}?seat={seat}" for seat in ("none", *range(self.match.players))),
            f"{match}/record",
            f"{match}/stored",
            f"{match}/analysis/{past[0]}",
            "/api/lobby",
            "/api/me",
        ]

    def questions(self, chance: random.Random) -> list[dict[str, Any]]:
        """Commands that are answered or refused, and change nothing."""
        n, moves = self.history.n, self.match.game.moves
        some = [chance.randrange(moves.size) for _ in range(6)]
        mine = self.match.actor == self.viewer
        legal = [int(m) for m in self.match.legal_ids()] if mine else []
        illegal = [m for m in some if m not in legal]
        return [
            {"type": "move", "n": n + 1, "move": some[0]},
            {"type": "move", "n": max(0, n - 1), "move": some[0]},
            *({"type": "move", "n": n, "move": move} for move in illegal[:3]),
            {"type": "why", "moves": [moves.text(m) for m in some]},
            {"type": "preview", "moves": [moves.text(m) for m in (legal or some)[:6]]},
            {"type": "hint"},
            {"type": "undo", "n": n + 7},
            {"type": "propose", "kind": "rematch"},
            {"type": "propose", "kind": "undo", "version": self.match.version + 1},
            {"type": "look", "seat": 1},
            {"type": "bots", "paused": True},
        ]

    async def ask(self, command: dict[str, Any]) -> str:
        return (await self.eve.http.post(f"/api/tables/{self.table}/commands", json=command)).text

    async def stream(self, query: str, accept: str) -> str:
        """A stream up to its first update, or to the table if there is nothing new."""
        told = ""
        address = f"/api/tables/{self.table}/stream{query}"
        async with self.eve.http.stream("GET", address, headers={"accept": accept}) as answer:
            async for line in answer.aiter_lines():
                told += line + "\n"
                if '"type":"update"' in line or (self.up_to_date(query) and '"type":"welcome"' in line):
                    return told
        return told

    async def socket(self, query: str) -> str:
        line = await self.eve.sit(self.table, query)
        if not self.up_to_date(query):
            await line.until(lambda one: one.update)
        await line.close()
        self.eve.lines.remove(line)
        return "\n".join(line.raw[: 1 if self.up_to_date(query) else 2])

    def up_to_date(self, query: str) -> bool:
        return query.endswith(f"since={self.history.n}")


def replace_entry(entry: Any, match: str, viewer: int | None) -> Any:
    """An entry of the other table; what others have played is not for the viewer, but through events."""
    import msgspec

    text = entry.text if entry.seat == viewer or entry.kind != "move" else "something else"
    return msgspec.structs.replace(entry, match=match, text=text, forced=["hidden" for _ in entry.forced])
