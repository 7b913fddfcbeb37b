"""What a seat sees beyond the record's own declaration, and worlds that fit what it sees."""

from boroughs.games.project_skyline import preview
from boroughs.games.project_skyline.cards import RELOCATE
from boroughs.games.project_skyline.moves import CARD, STAY
from boroughs.games.project_skyline.state import (
    BUILDING,
    CARD_SECOND,
    CARD_TARGET,
    FINISHED,
    MARCHING,
    SOURCES,
    STARTING,
    STOREY_SETTING,
    TOWER_SETTING,
)
from boroughs.kernel import rule

PROMPTS = {
    STARTING: "prompt-start",
    TOWER_SETTING: "prompt-tower",
    STOREY_SETTING: "prompt-storey",
    BUILDING: "prompt-build",
    MARCHING: "prompt-march",
}


@rule
def redeal(s, seat, g):
    """Nothing to deal: the seen order of the pile stays, the rest of it is drawn when it comes up."""


def prompt(s):
    """The message that says what is expected now."""
    phase, card = int(s.phase[0]), int(s.card[0])
    if phase == CARD_TARGET:
        return f"prompt-card-{CARD.values[card]}"
    if phase == CARD_SECOND:
        return "prompt-second-move" if card == RELOCATE else "prompt-second-swap"
    if phase == BUILDING and preview.legal_moves(s) == [STAY]:
        return "prompt-stay"
    return PROMPTS[phase]


def extras(s, seat):
    """Groups and rents, what each of the seat's legal moves would bring, the cards, and where everybody's money came from."""
    deciding = seat >= 0 and seat == int(s.turn[0]) and int(s.phase[0]) != FINISHED
    return {
        "groups": preview.groups(s),
        "street": preview.street(s),
        "income": preview.income(s),
        "moves": preview.outcomes(s) if deciding else {},
        "unseen_cards": preview.unseen_cards(s),
        "next_card": preview.next_card(s),
        "breakdown": [
            {name: int(s.ledger[0, p, i]) for i, name in enumerate(SOURCES)} for p in range(int(s.players[0]))
        ],
    }
