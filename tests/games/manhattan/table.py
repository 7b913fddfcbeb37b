"""Positions of Manhattan set up by the names that players use."""

from typing import Any

import numpy as np

from boroughs.games import load
from boroughs.games.manhattan.components import CARD_OF_SITE, CITIES, COLOURS, COPIES, PARTS, SITES, SIZES
from boroughs.games.manhattan.state import BUILDING, EMPTY
from boroughs.match import Match
from boroughs.match.scenario import change

GAME = load("manhattan")


class Table:
    """A position in the making: empty cities, the first player about to build, four cards of different squares in each hand."""

    def __init__(self, players: int = 4, **options: str):
        self.match = Match(GAME, players, options, bytes(range(16)), auto=False)
        self.players = players
        self.values: dict[str, Any] = {"phase": BUILDING}
        self.top = np.full((len(CITIES), SITES), EMPTY)
        self.floors = np.zeros((len(CITIES), SITES, len(COLOURS)), int)
        self.built = np.zeros((len(COLOURS), SIZES), int)
        self.chosen = np.zeros((len(COLOURS), SIZES), int)
        self.cards = np.zeros((players, SITES), int)
        self.played = np.zeros((players, SITES), int)
        for seat in range(players):
            self.hand(seat, 2, 3, 4, 5)

    def set(self, **values: Any) -> "Table":
        self.values |= values
        return self

    def tower(self, city: str, square: int, *parts: str) -> "Table":
        """Its parts from the ground up: `blue 3`."""
        site = CITIES.index(city), square - 1
        for part in parts:
            name, size = part.split()
            colour = COLOURS.index(name)
            self.floors[(*site, colour)] += int(size)
            self.built[colour, int(size) - 1] += 1
            self.top[site] = colour
        return self

    def ready(self, colour: str, *sizes: int) -> "Table":
        for size in sizes:
            self.chosen[COLOURS.index(colour), size - 1] += 1
        return self

    def hand(self, seat: int, *squares: int) -> "Table":
        """Four cards, by the board's squares that they mean to their player."""
        self.cards[seat] = 0
        for square in squares:
            self.cards[seat, self.card(seat, square)] += 1
        return self

    def used_up(self, seat: int) -> "Table":
        """All cards but those in the hands and one lie before this seat; that one is drawn next."""
        self.played[seat] = COPIES - self.cards.sum(axis=0)
        self.played[seat, self.played[seat].argmax()] -= 1
        return self

    def card(self, seat: int, square: int) -> int:
        return int(CARD_OF_SITE[self.players - 2, seat, square - 1])

    def start(self, *, auto: bool = False) -> Match:
        """The match in this position; a position with a part or a card too many is refused."""
        unused = np.array(PARTS)[None, :] - self.built - self.chosen
        unused[self.players * int(self.match.state.colours_each[0]) :] = 0
        pile = COPIES - self.cards.sum(axis=0) - self.played.sum(axis=0)
        for name, rows in (("hand", self.cards), ("played", self.played)):
            self.values[name] = [*rows.tolist(), *([[0] * SITES] * (len(COLOURS) - self.players))]
        self.set(top=self.top.tolist(), floors=self.floors.tolist(), built=self.built.tolist(), supply=unused.tolist())
        self.set(ready=self.chosen.tolist(), draw_pile=pile.tolist(), draw_pile_size=int(pile.sum()))
        change(self.match, self.values)
        self.match.auto = [auto] * self.players
        return self.match


def texts(match: Match) -> set[str]:
    return {move.text for move in match.legal()}


def play(match: Match, *moves: str) -> Match:
    for move in moves:
        match.play(move)
    return match
