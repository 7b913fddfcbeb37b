"""What a page wants to show and would otherwise have to compute: plain Python over what a seat sees."""

from typing import Any

from boroughs.games.flatiron import components as box
from boroughs.games.flatiron import vocabulary as v
from boroughs.games.flatiron.faces import (
    card_page,
    column_effects,
    column_hall_cards,
    column_reputation,
    effect_face,
    floor_page,
    scoring_face,
)
from boroughs.games.flatiron.state import (
    ASKED,
    CHOOSING_BOARD,
    CHOOSING_DANIELS_SIDE,
    CLOSING,
    EFFECT_AT,
    MOVING,
    NONE,
    PLACING_TILES,
    SECOND,
    SOURCES,
    STEP,
)

DANIEL = 1
PHASE_PROMPTS = {
    CHOOSING_BOARD: "prompt-board",
    CHOOSING_DANIELS_SIDE: "prompt-daniels-side",
    MOVING: "prompt-go",
    CLOSING: "prompt-end",
    PLACING_TILES: "prompt-tile",
}
SKIP_TOLD = (v.TRADE, v.RAISE, v.SWAP)
"""Effects whose prompt speaks of skipping them, and has a second one for where that is not allowed."""
OF_PLAYERS = tuple(s for s in SOURCES if s not in ("popularity", "joining", "prices", "thumbs"))
OF_DANIEL = ("pillars", "floors", "popularity", "joining", "prices", "thumbs")


def prompt(s: Any) -> str:
    """The message that says what is expected now."""
    state = s[0]
    if state.choosing_paper:
        return "prompt-keep"
    if state.depth > 0:
        return effect_prompt(state)
    if int(state.phase) in PHASE_PROMPTS:
        return PHASE_PROMPTS[int(state.phase)]
    at_city_hall = state.figure[state.turn] == box.CITY_HALL
    return "prompt-act-city-hall" if at_city_hall else "prompt-act"


def effect_prompt(state: Any) -> str:
    """What to do with the innermost effect. One that was chosen to be run cannot be skipped (FL25)."""
    step = state.frames[state.depth - 1, STEP]
    if step == SECOND:
        return "prompt-second-pillar"
    kind = box.EFFECT_ROWS[current_effect(state)][v.KIND]
    message = "prompt-gain" if kind <= v.LAST_GAIN else f"prompt-{v.EFFECT_NAMES[kind]}"
    return f"{message}-now" if step == ASKED and kind in SKIP_TOLD else message


def current_effect(state: Any) -> int:
    """The effect that is decided about: where it is to run the newspaper, the newspaper's own."""
    effect = int(state.frames[state.depth - 1, EFFECT_AT])
    runs_newspaper = box.EFFECT_ROWS[effect][v.KIND] == v.ACTIVATE
    return box.PAPER_EFFECTS + int(state.active_paper) if runs_newspaper else effect


def extras(s: Any, seat: int) -> dict[str, Any]:
    """Everything that lies open with what is printed on it, and points by source."""
    state = s[0]
    players = int(state.players)
    shown: dict[str, Any] = {
        "stacks": [stack_page(state, stack) for stack in range(box.STREET_COUNT)],
        "city_hall": [card_page(box.STREET_CARD_COUNT + i) for i in range(box.HALL_CARD_COUNT) if state.hall[i]],
        "floor": floor_page(int(state.floor)),
        "open_floor": None if state.open_floor == NONE else floor_page(int(state.open_floor)),
        "newspapers": [effect_face(box.PAPER_EFFECTS + paper) for paper in range(box.PAPER_COUNT)],
        "companies": [company_page(state, company) for company in range(players)],
        "offered": offered_page(state),
        "effect": effect_face(current_effect(state)) if state.depth > 0 else None,
        "newsboy": next((int(space) for space in box.NEWSBOY[int(state.newsboy) :]), None),
        "breakdown": [breakdown(state, company, OF_PLAYERS) for company in range(players)],
        "ties": {"roof": [int(state.roof_builder == company) for company in range(len(state.earned))]},  # FL33
    }
    if players == 1:
        shown["daniel"] = daniel_page(state)
    return shown


def breakdown(state: Any, company: int, sources: tuple[str, ...]) -> dict[str, int]:
    return {source: int(state.earned[company, SOURCES.index(source)]) for source in sources}


def stack_page(state: Any, stack: int) -> dict[str, Any]:
    """A stack's top card, how many lie below it that nobody has seen, and those that went under it in order."""
    top = int(state.top[stack])
    return {
        "street": box.STREETS[stack],
        "card": None if top == NONE else card_page(top),
        "unseen": sum(int(state.unseen[card]) for card in box.STACK_CARDS[stack] if card != NONE),
        "under": [box.STREET_CARDS[int(card)] for card in state.under[stack] if card != NONE],
    }


def company_page(state: Any, company: int) -> dict[str, Any]:
    """A company's board with its cards, column by column."""
    if state.board[company] == NONE:
        return {"columns": [], "pillar_points": []}
    return {
        "columns": [column_page(state, company, column) for column in range(box.STREET_COUNT)],
        "pillar_points": [int(n) for n in box.BOARD_POINTS[int(state.board[company])]],
    }


def column_page(state: Any, company: int, column: int) -> dict[str, Any]:
    effects = column_effects(state, company, column)
    halls = column_hall_cards(state, company, column)
    return {
        "street": box.STREETS[column],
        "effects": [{**effect_face(effect), **carrier(effect)} for effect in effects],
        "city_hall": [{**scoring_face(half), **hall_carrier(half)} for half in halls],
        "reputation": column_reputation(state, company, column),
    }


def carrier(effect: int) -> dict[str, Any]:
    """The card and half that carry an effect of a column; the board's own effects have none."""
    if effect >= box.BOARD_EFFECTS:
        return {"card": None, "half": None, "reputation": 0}
    card = box.STREET_CARDS[effect // 2]
    return {"card": card, "half": box.HALVES[effect % 2], "reputation": int(box.THUMBS[effect])}


def hall_carrier(half: int) -> dict[str, Any]:
    """The City Hall card of a visible half, counted from the first of them, and its thumbs."""
    card = box.HALL_CARDS[half // 2]
    return {"card": card, "half": box.HALVES[half % 2], "reputation": int(box.THUMBS[box.HALL_HALVES + half])}


def offered_page(state: Any) -> list[dict[str, Any]]:
    """While boards are chosen: those dealt to the player who chooses, with both sides."""
    if state.phase != CHOOSING_BOARD:
        return []
    return [board_page(int(board)) for board in state.offered[state.turn] if board != NONE]


def board_page(board: int) -> dict[str, Any]:
    """A board's effects by side and column."""

    def printed(side: int, column: int) -> list[Any]:
        first = box.BOARD_EFFECTS + ((board * 2 + side) * box.STREET_COUNT + column) * box.PRINTED
        return [effect_face(first + row) for row in range(box.PRINTED)]

    sides = {name: [printed(i, column) for column in range(box.STREET_COUNT)] for i, name in enumerate(box.SIDES)}
    return {"id": box.BOARDS[board], "sides": sides, "pillar_points": [int(n) for n in box.BOARD_POINTS[board]]}


def daniel_page(state: Any) -> dict[str, Any]:
    """Daniel's points, his open cards and the cards that he has taken. He is no seat."""
    taken = [card for card in range(box.CARD_COUNT) if state.daniel_cards[card]]
    sources = breakdown(state, DANIEL, OF_DANIEL)
    board = int(state.board[DANIEL])
    return {
        "points": sum(sources.values()),
        "breakdown": sources,
        "place": None if state.figure[DANIEL] == NONE else box.PLACES[int(state.figure[DANIEL])],
        "pillar_points": [] if board == NONE else [int(n) for n in box.BOARD_POINTS[board]],
        "row": [box.DANIEL_CARDS[int(card)] for card in state.row[: int(state.row_count)]],
        "symbols": sum(int(box.DANIEL_SYMBOLS[int(card)]) for card in state.row[: int(state.row_count)]),
        "cards": [card_page(card) for card in taken],
        "prices": sum(int(box.PRICE_OF[card]) for card in taken),
    }
