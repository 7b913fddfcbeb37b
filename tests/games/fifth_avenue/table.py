"""Positions of Fifth Avenue set up by the names that players use."""

import random
from typing import Any

from boroughs.games import load
from boroughs.games.fifth_avenue.components import (
    COLOURS,
    COMMISSIONS,
    DISTRICTS,
    MARKERS,
    NUMBERS,
    PLACES,
    SHOPS,
    SITES,
    STACK,
    START,
    SUITS,
)
from boroughs.games.fifth_avenue.moves import CARD
from boroughs.games.fifth_avenue.state import BIDDING, CHOOSING, MOVING, NONE
from boroughs.match import Match
from boroughs.match.scenario import change

GAME = load("fifth-avenue")
EVEN_DISPLAY = [0, 1, 2, 3] * 5
"""Five shops of each kind; two neighbours are always different."""
FOURS = [0] * len(COLOURS)


def number(text: str) -> int:
    return CARD.digit(text)


def counts(text: str) -> list[list[int]]:
    """`violet 4 4 black 5` as counts by suit and number."""
    found = [[0] * len(NUMBERS) for _ in SUITS]
    suit = 0
    for word in text.split():
        if word in SUITS:
            suit = SUITS.index(word)
        else:
            found[suit][number(word)] += 1
    return found


class Table:
    """A position in the making: an empty board, empty hands, both commissions at Start, the first player to choose a turn."""

    def __init__(self, players: int = 3, **options: Any):
        self.match = Match(GAME, players, options, bytes(range(16)), auto=False)
        seats, sites = 4, len(SITES)
        self.values: dict[str, Any] = {
            "phase": CHOOSING,
            "turn": 0,
            "turns": 1,
            "unplaced": [0] * seats,
            "owner": [[NONE] * sites for _ in DISTRICTS],
            "houses": [[0] * sites for _ in DISTRICTS],
            "shops": [[[NONE, NONE] for _ in range(sites)] for _ in DISTRICTS],
            "display": EVEN_DISPLAY,
            "supply": [3] * seats if players == seats else [3] * players + [0] * (seats - players),
            "hand": [counts("") for _ in range(seats)],
            "known": [counts("") for _ in range(seats)],
            "top": FOURS,
            "at": [START, START],
            "markers": [[NONE] * MARKERS for _ in COMMISSIONS],
        }

    def set(self, **values: Any) -> "Table":
        self.values |= values
        return self

    def district(self, name: str, **sites: str) -> "Table":
        """Sites by colour: `green="0x2"` is two houses of seat 0, `violet="boutique gallery"` two shops."""
        d = DISTRICTS.index(name)
        for colour, text in sites.items():
            site = SITES.index(colour)
            if "x" in text and text[0].isdigit():
                owner, houses = text.split("x")
                self.values["owner"][d][site], self.values["houses"][d][site] = int(owner), int(houses)
            else:
                kinds = [SHOPS.index(kind) for kind in text.split()]
                self.values["shops"][d][site] = [*kinds, NONE, NONE][:2]
        return self

    def hands(self, *texts: str) -> "Table":
        for seat, text in enumerate(texts):
            self.values["hand"][seat] = counts(text)
        return self

    def commission(self, name: str, at: str, *marked: str) -> "Table":
        which = COMMISSIONS.index(name)
        self.values["at"][which] = PLACES.index(at)
        districts = [DISTRICTS.index(d) for d in marked]
        self.values["markers"][which] = (districts + [NONE] * MARKERS)[:MARKERS]
        return self

    def returned(self, colour: str, *numbers: str) -> "Table":
        rows = self.values.setdefault("returned", [[NONE] * STACK for _ in COLOURS])
        rows[COLOURS.index(colour)] = ([number(n) for n in numbers] + [NONE] * STACK)[:STACK]
        return self

    def ready(self) -> Match:
        """The match in this position; a position with a component too many is refused."""
        change(self.match, self.values)
        return self.match

    def auction(self, *districts: str, commission: str = "white", mover: int = 0) -> Match:
        """The match just after the mover has returned a commission that visited these districts."""
        self.commission(commission, "central-park", *districts).set(turn=mover, phase=MOVING)
        match = self.ready()
        match.play(f"move {commission} start")
        assert match.state.phase[0] == BIDDING
        return match


# --- looking at a match


def texts(match: Match) -> set[str]:
    return {move.text for move in match.legal()}


def events(match: Match, since: int | None = None, viewer: int | None = None) -> list[str]:
    """The events of the last move (or of all since a version), as lines."""
    first = match.version if since is None else since + 1
    rows = [row for part in match.event_rows[first:] for row in part]
    return [GAME.events.text(row, viewer) for row in rows]


def kinds(match: Match, since: int | None = None) -> list[str]:
    return [line.split()[0] for line in events(match, since)]


def play(match: Match, *moves: str) -> Match:
    for move in moves:
        match.play(move)
    return match


def lay(match: Match, text: str) -> Match:
    """Lays cards, `grey 4 4 black 5`, one by one."""
    suit = ""
    for word in text.split():
        if word in SUITS:
            suit = word
        else:
            match.play(f"lay {suit} {word}")
    return match


def bid(match: Match, text: str) -> Match:
    return play(lay(match, text), "bid")


def hand(match: Match, seat: int) -> dict[str, list[int]]:
    """A hand by suit, as numbers."""
    held = match.state.hand[0, seat]
    found = {suit: [int(NUMBERS[n]) for n in range(3) for _ in range(int(held[i, n]))] for i, suit in enumerate(SUITS)}
    return {suit: numbers for suit, numbers in found.items() if numbers}


def random_match(players: int, seed: int = 1, *, auto: bool = True, **options: Any) -> tuple[Match, random.Random]:
    chooser = random.Random(seed)
    return Match(GAME, players, options, chooser.randbytes(16), auto=auto), chooser


def finished(players: int, seed: int = 1, **options: Any) -> Match:
    match, chooser = random_match(players, seed, **options)
    while not match.over:
        match.play(int(chooser.choice(match.legal_ids())))
    return match


def district(name: str) -> int:
    return PLACES.index(name)


def site(name: str) -> int:
    return SITES.index(name)
