"""A Flatiron table whose position tests set up as they like; every change keeps each component in one place."""

import random
from typing import Any

import numpy as np

from boroughs.games import load
from boroughs.games.flatiron import components as box
from boroughs.games.flatiron.state import MOVING, NONE
from boroughs.match import Match

GAME = load("flatiron")


class Table:
    """A match, its fields by name, and ways to put things where a test needs them."""

    def __init__(self, players: int = 2, boards: str = "ab", sides: str = "vv", seed: int = 1, **options: Any):
        chosen = {name.replace("_", "-"): value for name, value in options.items()}
        self.match = Match(GAME, players, chosen, random.Random(seed).randbytes(16), auto=False)
        self.fields = self.match.state.view(np.ndarray)
        for company, (board, side) in enumerate(zip(boards, sides, strict=True)):
            self["board"][company] = box.BOARDS.index(board)
            self["side"][company] = "vr".index(side)
        self["phase"] = MOVING
        self.set_floor("f15")

    def __getitem__(self, name: str) -> Any:
        return self.fields[name][0]

    def __setitem__(self, name: str, value: Any) -> None:
        self.fields[name][0] = value

    # --- putting things in place

    def set_floor(self, floor: str) -> None:
        """Makes a floor the active one, at the level that the building has."""
        old, new = int(self["floor"]), box.FLOORS.index(floor)
        if new == old:
            return
        if self["open_floor"] == new:
            self["open_floor"] = old
        elif new in self["building"]:
            self["building"][self["building"] == new] = old
        else:
            self["unseen_floor"][old] = 1
            self["unseen_floor"][new] = 0
        self["floor"] = new
        self["building"][int(self["level"])] = new

    def set_level(self, level: int) -> None:
        """Raises the building to a level; the floors below are full of nothing."""
        while self["level"] < level:
            unseen = next(f for f in range(box.FLOOR_COUNT) if self["unseen_floor"][f])
            lower, active = int(self["level"]), int(self["floor"])
            self["level"] = lower + 1
            self["building"][lower] = unseen
            self["building"][lower + 1] = active
            self["unseen_floor"][unseen] = 0
            if self["pile"] > 0:
                self["pile"] -= 1
        if level == box.LEVELS - 2:
            if self["open_floor"] != box.ROOF and self["open_floor"] != NONE:
                self["unseen_floor"][int(self["open_floor"])] = 1
            self["open_floor"] = box.ROOF

    def stand(self, *colours: str | None) -> None:
        """Pillars on the active floor, slot by slot, out of the supply."""
        for slot, colour in enumerate(colours):
            if colour is not None:
                self["slots"][int(self["level"]), slot] = box.COLOURS.index(colour)
                self["supply"][box.COLOURS.index(colour)] -= 1

    def give(self, seat: int, *pillars: str, money: int | None = None) -> None:
        for colour in pillars:
            self["pillars"][seat, box.COLOURS.index(colour)] = 1
            self["supply"][box.COLOURS.index(colour)] -= 1
        if money is not None:
            self["money"][seat] = money

    def free(self, card: int) -> None:
        """Takes a street card from wherever it is in its stack."""
        stack = int(box.STACK_OF[card])
        if self["top"][stack] == card:
            self["top"][stack] = NONE
        self["unseen"][card] = 0

    def show(self, *cards: str) -> None:
        """Makes cards the top ones of their stacks."""
        for name in cards:
            card = box.STREET_CARDS.index(name)
            stack = int(box.STACK_OF[card])
            if self["top"][stack] != NONE:
                self["unseen"][int(self["top"][stack])] = 1
            self["unseen"][card] = 0
            self["top"][stack] = card

    def top_up(self) -> None:
        """Gives every stack a top card again, where one was taken away."""
        for stack in range(box.STREET_COUNT):
            if self["top"][stack] == NONE:
                card = next(c for c in box.STACK_CARDS[stack] if c >= 0 and self["unseen"][c])
                self["unseen"][card] = 0
                self["top"][stack] = card

    def empty_stack(self, street: str) -> None:
        """Sells a whole stack to Daniel's company, which keeps cards without columns."""
        stack = box.STREETS.index(street)
        self["top"][stack] = NONE
        for card in box.STACK_CARDS[stack]:
            if card >= 0:
                self["unseen"][card] = 0
                self["daniel_cards"][card] = 1

    def tuck(self, seat: int, card: str, half: str, column: str | None = None) -> None:
        """A card in a company's column; City Hall cards need to be told which."""
        if card in box.STREET_CARDS:
            number = box.STREET_CARDS.index(card)
            self.free(number)
            where, shown = int(box.STREET_OF[number]), 2 * number + box.HALVES.index(half)
            self.top_up()
        else:
            number = box.HALL_CARDS.index(card)
            if not self["hall"][number]:  # another one goes back to the box for it
                self["hall"][next(i for i in range(box.HALL_CARD_COUNT) if self["hall"][i])] = 0
            self["hall"][number] = 0
            where = box.STREETS.index(str(column))
            shown = box.HALL_HALVES + 2 * number + box.HALVES.index(half)
        self["columns"][seat, where, int(self["held"][seat, where])] = shown
        self["held"][seat, where] += 1

    def offer(self, *cards: str) -> None:
        """Makes City Hall offer just these, and as many others as it needs to."""
        self["hall"][:] = 0
        held = int((self["columns"] >= box.HALL_HALVES).sum())
        wanted = [box.HALL_CARDS.index(card) for card in cards]
        others = [i for i in range(box.HALL_CARD_COUNT) if i not in wanted and not self._in_column(i)]
        for card in [*wanted, *others][: box.HALL_SHOWN - held]:
            self["hall"][card] = 1

    def _in_column(self, card: int) -> bool:
        first = box.HALL_HALVES + 2 * card
        return bool(((self["columns"] == first) | (self["columns"] == first + 1)).any())

    def activate(self, paper: str) -> None:
        """Makes a newspaper the active one; the former goes back to the supply."""
        self["paper_supply"][int(self["active_paper"])] += 1
        self["active_paper"] = box.PAPERS.index(paper)
        self["paper_supply"][box.PAPERS.index(paper)] -= 1

    def hold(self, seat: int, *papers: str) -> None:
        """Newspapers out of the supply in a player's hand."""
        for name in papers:
            paper = box.PAPERS.index(name)
            self["papers"][seat, paper] += 1
            self["paper_count"][seat] += 1
            self["paper_supply"][paper] -= 1
            self["paper_supply_count"] -= 1

    def score(self, company: int, points: int, *, newsboy: int | None = None) -> None:
        """Points on the track, as if from effects; the newsboy has been met on the way, or stands where a test says."""
        self["points"][company] = points
        self["earned"][company, 3] = points
        reached = int((points >= box.NEWSBOY).sum())
        self["newsboy"] = max(reached, int(self["newsboy"])) if newsboy is None else newsboy

    def at(self, *places: str | None) -> None:
        for company, place in enumerate(places):
            self["figure"][company] = NONE if place is None else box.PLACES.index(place)

    # --- playing and looking

    def sound(self) -> "Table":
        """Fails if the position is impossible."""
        broken = GAME.door.check(self.match.state, 0)
        assert not broken, GAME.invariants[broken]
        return self

    def play(self, *moves: str) -> "Table":
        if not self.match.moves:
            self.sound()
        for move in moves:
            self.match.play(move)
            self.sound()
        return self

    @property
    def legal(self) -> set[str]:
        return {move.text for move in self.match.legal()}

    def events(self, kind: str | None = None, since: int = 0) -> list[Any]:
        """What happened since the position was set up."""
        return [e.fields if kind else e.kind for e in self.match.events(since, 0) if kind in (None, e.kind)]

    def refused(self, move: str) -> str:
        """The sentence with which a move is refused."""
        from boroughs.match import IllegalMove

        try:
            self.match.play(move)
        except IllegalMove as error:
            return str(error)
        raise AssertionError(f"{move} was accepted")
