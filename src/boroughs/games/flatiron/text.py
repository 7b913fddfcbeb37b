"""The position as text that one can play by: everything that lies open, with what is printed on it."""

from typing import Any

from boroughs.games.flatiron import components as box
from boroughs.games.flatiron.faces import Face, card_page, effect_face, floor_page
from boroughs.games.flatiron.page import (
    company_page,
    current_effect,
    daniel_page,
    offered_page,
    stack_page,
)
from boroughs.games.flatiron.state import CHOOSING_BOARD, FINISHED, NONE, PLACING_TILES

FREE = "·"


def draw(s: Any, seat: int, words: Any) -> str:
    """Building, streets, City Hall, companies, then what the seat alone knows."""
    return "\n".join(Drawing(s[0], seat, words).lines())


class Drawing:
    """One position, one pair of eyes, one language."""

    def __init__(self, state: Any, seat: int, words: Any):
        self.state, self.seat, self.words = state, seat, words

    def lines(self) -> list[str]:
        parts = [self.turn(), self.building(), self.streets(), self.city_hall(), self.supply()]
        parts += [self.company(company) for company in range(int(self.state.players))]
        if self.state.players == 1 and self.state.board[1] != NONE:
            parts.append(self.daniel())
        if self.state.phase == CHOOSING_BOARD:
            parts.append(self.offered())
        if self.seat >= 0:
            parts.append(self.secrets())
        parts.append(self.now())
        return "\n\n".join("\n".join(part) for part in parts if part).split("\n")

    # --- words

    def say(self, message: str, **arguments: Any) -> str:
        return str(self.words.say(message, **arguments))

    def name(self, label: str, value: str) -> str:
        """The words for a component's id; a replaced box may have ids that nobody has words for."""
        message = f"{label}-{value}"
        return self.say(message) if self.words.has(message) else value

    def printed(self, face: Face) -> str:
        return str(self.words.why(face["message"], face["arguments"]))

    def player(self, seat: int) -> str:
        return str(self.words.seat(seat))

    @staticmethod
    def thumbs(reputation: int) -> str:
        return f" [{reputation:+d}]".replace("-", "−") if reputation else ""

    # --- the table

    def turn(self) -> list[str]:
        state = self.state
        if state.phase == FINISHED:
            return [self.say("text-limited" if state.limited else "text-finished")]
        if state.phase == PLACING_TILES:
            return [self.say("why-tiles-now")]
        lines = [self.say("text-turn", turn=int(state.rounds) + 1, player=self.player(int(state.turn)))]
        if state.turn_limit:
            lines.append(self.say("text-limit", limit=int(state.turn_limit)))
        return lines

    def building(self) -> list[str]:
        state = self.state
        lines = [self.say("text-building")]
        if state.open_floor != NONE:
            then = self.say("text-pile", floors=int(state.pile)) if state.pile else self.say("text-pile-roof")
            rest = "" if state.open_floor == box.ROOF else f" ({then})"
            lines.append(f"  {self.say('text-next')}: {self.floor(int(state.open_floor))}{rest}")
        for level in range(int(state.level), -1, -1):
            active = f", {self.say('text-active')}" if level == state.level else ""
            title = f"{self.say('text-level', level=level + 1)}{active}"
            lines.append(f"  {title}: {self.floor(int(state.building[level]), state.slots[level])}")
        return lines

    def floor(self, floor: int, pillars: Any = None) -> str:
        """A floor's effect and slots; where pillars stand, their colours."""
        page = floor_page(floor)
        slots = []
        for slot, face in enumerate(page["slots"]):
            colour = NONE if pillars is None else int(pillars[slot])
            what = f"({self.printed(face)})" if colour == NONE else self.name("colour", box.COLOURS[colour]).upper()
            slots.append(f"{slot + 1} {what}")
        return " | ".join([f"{self.name('floor', page['id'])}, {self.printed(page['effect'])}", *slots])

    def streets(self) -> list[str]:
        lines = [self.say("text-streets")]
        for stack in range(box.STREET_COUNT):
            page = stack_page(self.state, stack)
            notes = [self.say("text-unseen", cards=page["unseen"])] if page["unseen"] else []
            notes += [self.say("text-under", cards=" ".join(page["under"]))] if page["under"] else []
            below = f" ({'; '.join(notes)})" if notes else ""
            top = self.card(page["card"]) if page["card"] else self.say("text-empty")
            lines.append(f"  {self.name('place', page['street'])}: {top}{below}")
        return lines

    def card(self, page: dict[str, Any]) -> str:
        """A card's id, the street of its column, its price and both halves."""
        street = f" → {self.name('place', page['street'])}" if page["street"] else ""
        halves = " / ".join(f"{self.printed(half)}{self.thumbs(half['reputation'])}" for half in page["halves"])
        return f"{page['id']}{street}, {self.say('print-price', price=page['price'])}: {halves}"

    def city_hall(self) -> list[str]:
        lines = [
            f"{self.say('text-city-hall')}. {self.say('text-active-newspaper')}: {self.newspaper(int(self.state.active_paper))}"
        ]
        shown = [box.STREET_CARD_COUNT + card for card in range(box.HALL_CARD_COUNT) if self.state.hall[card]]
        return lines + [f"  {self.card(card_page(card))}" for card in shown]

    def newspaper(self, paper: int) -> str:
        return f"{box.PAPERS[paper]} ({self.printed(effect_face(box.PAPER_EFFECTS + paper))})"

    def supply(self) -> list[str]:
        state = self.state
        pillars = ", ".join(
            f"{self.name('colour', colour)} {int(state.supply[i])}" for i, colour in enumerate(box.COLOURS)
        )
        space = int(box.NEWSBOY[int(state.newsboy)]) if state.newsboy < box.SPACES else 0
        rest = self.say(
            "text-supply-line",
            tiles=int(state.tile_supply),
            newspapers=int(state.paper_supply_count),
            newsboy=space,
        )
        return [f"{self.say('text-supply')}: {pillars}; {rest}"]

    # --- companies

    def company(self, company: int) -> list[str]:
        state = self.state
        if state.board[company] == NONE:
            return [self.say("text-no-board", player=self.player(company))]
        board, side = box.BOARDS[int(state.board[company])], box.SIDES[int(state.side[company])]
        title = self.say(
            "text-company",
            player=self.player(company),
            board=self.name("board", board),
            side=self.name("side", side),
        )
        page = company_page(state, company)
        lines = [title, f"  {self.status(company)}", f"  {self.pillar_points(page['pillar_points'])}"]
        return lines + [f"  {self.column(column)}" for column in page["columns"]]

    def status(self, company: int) -> str:
        state = self.state
        pillars = [self.name("colour", c) for i, c in enumerate(box.COLOURS) if state.pillars[company, i]]
        return self.say(
            "text-status",
            place=self.place(int(state.figure[company])),
            dollars=int(state.money[company]),
            points=int(state.earned[company].sum()),
            pillars=", ".join(pillars) or self.say("text-none"),
            tiles=int(state.tiles[company]),
            newspapers=int(state.paper_count[company]),
        )

    def place(self, place: int) -> str:
        return self.say("text-outside") if place == NONE else self.name("place", box.PLACES[place])

    def pillar_points(self, points: list[int]) -> str:
        worth = ", ".join(f"{self.name('colour', c)} {points[i]}" for i, c in enumerate(box.COLOURS))
        return f"{self.say('text-scores')}: {worth}"

    def column(self, page: dict[str, Any]) -> str:
        """A column's effects, numbered from the top, its City Hall cards and its reputation."""
        cells = [
            f"{n} {self.printed(effect)}{self.thumbs(effect['reputation'])}"
            for n, effect in enumerate(page["effects"], 1)
        ]
        cells += [f"{hall['card']} {self.printed(hall)}{self.thumbs(hall['reputation'])}" for hall in page["city_hall"]]
        total = f"  = [{page['reputation']:+d}]".replace("-", "−") if page["reputation"] else ""
        return f"{self.name('place', page['street'])}: {' | '.join(cells)}{total}"

    def daniel(self) -> list[str]:
        page = daniel_page(self.state)
        board = self.name("board", box.BOARDS[int(self.state.board[1])])
        place = self.name("place", page["place"]) if page["place"] else self.say("text-outside")
        row = " ".join(page["row"]) or self.say("text-none")
        lines = [
            self.say("text-daniel", board=board),
            f"  {self.say('text-daniel-status', place=place, points=page['points'], prices=page['prices'])}",
            f"  {self.pillar_points(page['pillar_points'])}",
            f"  {self.say('text-daniel-row', row=row, symbols=page['symbols'])}",
        ]
        return lines + ([f"  {self.say('text-daniel-thumbs')}"] if self.state.harder else [])

    def offered(self) -> list[str]:
        """The boards to choose from, with both sides of each."""
        lines = [self.say("text-offered", player=self.player(int(self.state.turn)))]
        for page in offered_page(self.state):
            lines.append(f"  {self.name('board', page['id'])}, {self.pillar_points(page['pillar_points'])}")
            for side, columns in page["sides"].items():
                printed = [
                    f"{self.name('place', box.STREETS[i])}: {' | '.join(self.printed(f) for f in column)}"
                    for i, column in enumerate(columns)
                ]
                lines.append(f"    {self.name('side', side)}: {'; '.join(printed)}")
        return lines

    # --- what the seat alone knows

    def secrets(self) -> list[str]:
        state, seat = self.state, self.seat
        lines = []
        for title, held in (("text-your-newspapers", state.papers[seat]), ("text-given", state.given[seat])):
            papers = [self.newspaper(paper) for paper in range(box.PAPER_COUNT) for _ in range(int(held[paper]))]
            if papers:
                lines.append(f"{self.say(title)}: {', '.join(papers)}")
        if state.choosing_paper and state.turn == seat:
            lines.append(f"{self.say('text-drawn')}: {', '.join(self.newspaper(int(p)) for p in state.drawn[seat])}")
        return lines

    def now(self) -> list[str]:
        lines = []
        if self.state.depth > 0:
            lines.append(f"{self.say('text-now')}: {self.printed(effect_face(current_effect(self.state)))}")
        return [*lines, self.say("text-legend")]
