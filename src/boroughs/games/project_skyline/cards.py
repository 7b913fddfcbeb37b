"""The action cards (PS26-PS30): drawing one, its targets, what it does. Ending the turn is the rules' business."""

from boroughs.games.project_skyline import components as box
from boroughs.games.project_skyline import moves as m
from boroughs.games.project_skyline.board import has_storey, swap_buildings, take_back, towers_on_board
from boroughs.games.project_skyline.components import CARD_KINDS, CARDS, COPIES, FIELDS
from boroughs.games.project_skyline.state import BY_CARDS, EMPTY, NO_CARD, TOWER, TWO
from boroughs.games.project_skyline.street import from_bank, pay_rent, walk
from boroughs.kernel import chance, note, roll, rule

(
    WALK_ON,
    PUSH_THE_RICHEST,
    HELP_THE_POOREST,
    WINDFALL,
    TAX_SOMEBODY,
    TAX_YOURSELF,
    LOSE_A_TOWER,
    SWAP_WITH_ANOTHER,
    EXTRA_STOREY,
    SWAP_TWO_OTHERS,
    RELOCATE,
    CLEAR_ANOTHER,
    CLEAR_YOUR_OWN,
) = range(CARD_KINDS)
HELP, SPOT, TAX = box.HELP, box.WINDFALL, box.TAX


# --- the pile


@rule
def unseen(s, card):
    """How many cards of a kind are still unseen in the pile."""
    left = COPIES[card]
    for i in range(min(s.cards_drawn, CARDS)):
        if s.card_order[i] == card:
            left -= 1
    return left


@rule
def draw_card(s):
    """PS11: the top card. Used ones go under the pile, so after a full cycle the order is known."""
    top = s.cards_drawn % CARDS
    if s.cards_drawn < CARDS:
        left = chance(s, CARDS - s.cards_drawn)
        card = 0
        while left >= unseen(s, card):
            left -= unseen(s, card)
            card += 1
        s.card_order[top] = card
    s.cards_drawn += 1
    return s.card_order[top]


# --- who is richest, poorest, has most towers


@rule
def most_cash(s):
    most = s.cash[0]
    for seat in range(1, s.players):
        most = max(most, s.cash[seat])
    return most


@rule
def least_cash(s):
    least = s.cash[0]
    for seat in range(1, s.players):
        least = min(least, s.cash[seat])
    return least


@rule
def most_towers(s):
    most = 0
    for seat in range(s.players):
        most = max(most, towers_on_board(s, seat))
    return most


# --- targets


@rule
def is_own(s, field):
    return s.owner[field] == s.turn and field != s.architect  # PS26


@rule
def is_foreign(s, field):
    return s.owner[field] != EMPTY and s.owner[field] != s.turn and field != s.architect  # PS26


@rule
def is_target(s, card, field):
    """Whether the card's first choice may be this field."""
    if card == EXTRA_STOREY:
        return s.owner[field] == EMPTY and has_storey(s, s.turn)
    if card == LOSE_A_TOWER:
        tower = s.height[field] == TOWER and field != s.architect
        return tower and towers_on_board(s, s.owner[field]) == most_towers(s)
    if card == CLEAR_YOUR_OWN:
        return is_own(s, field)
    if card == CLEAR_ANOTHER:
        return is_foreign(s, field) and s.height[field] <= TWO
    if card == SWAP_TWO_OTHERS:
        return is_foreign(s, field) and has_partner(s, card, field)
    return is_own(s, field) and s.height[field] <= TWO and has_partner(s, card, field)


@rule
def is_partner(s, card, first, field):
    """Whether the card's second choice may be this field."""
    if card == RELOCATE:
        return s.owner[field] == EMPTY
    if card == SWAP_WITH_ANOTHER:
        return is_foreign(s, field) and s.height[field] <= TWO
    return is_foreign(s, field) and s.owner[field] != s.owner[first]


@rule
def has_partner(s, card, first):
    for field in range(FIELDS):
        if is_partner(s, card, first, field):
            return True
    return False


@rule
def has_target(s, card):
    """PS27: whether there is anything to choose."""
    for field in range(FIELDS):
        if is_target(s, card, field):
            return True
    return False


@rule
def takes_two(card):
    """Whether one building is chosen first, then where it goes or what it is swapped with."""
    return card == SWAP_WITH_ANOTHER or card == SWAP_TWO_OTHERS or card == RELOCATE


# --- cards that leave a choice


@rule
def legal_targets(s, out):
    if s.card == PUSH_THE_RICHEST:
        return legal_pushes(s, out)
    if s.card == TAX_SOMEBODY:
        for seat in range(s.players):
            out[seat] = m.TAX_PLAYER + seat
        return s.players
    base = m.REMOVE
    if s.card == EXTRA_STOREY:
        base = m.SET_STOREY
    elif takes_two(s.card):
        base = m.PICK
    n = 0
    for field in range(FIELDS):
        if is_target(s, s.card, field):
            out[n] = base + field
            n += 1
    return n


@rule
def legal_pushes(s, out):
    richest = most_cash(s)
    n = 0
    for seat in range(s.players):
        if s.cash[seat] == richest:
            for spaces in range(m.STEPS):
                out[n] = m.ADVANCE + seat * m.STEPS + spaces
                n += 1
    return n


@rule
def legal_partners(s, out):
    base = m.MOVE if s.card == RELOCATE else m.SWAP
    n = 0
    for field in range(FIELDS):
        if is_partner(s, s.card, s.picked, field):
            out[n] = base + field
            n += 1
    return n


@rule
def remove(s, field, log):
    note(log, m.REMOVED, s.turn, s.owner[field], field, s.height[field])
    take_back(s, field)


@rule
def swap(s, field, log):
    note(log, m.SWAPPED, s.turn, s.picked, field)
    swap_buildings(s, s.picked, field)


@rule
def move(s, field, log):
    note(log, m.MOVED, s.turn, s.picked, field)
    swap_buildings(s, s.picked, field)


@rule
def tax(s, seat, log):
    """PS24: who has less than the tax pays what there is."""
    towers = towers_on_board(s, seat)
    amount = min(towers * TAX, s.cash[seat])
    from_bank(s, seat, -amount, BY_CARDS)
    note(log, m.TAXED, seat, towers, amount)


@rule
def push(s, seat, spaces, log):
    walk(s, seat, spaces, log)
    pay_rent(s, seat, log)


# --- drawing and carrying out


@rule
def carry_out(s, log):
    """PS11: draws a card and does all that needs no choice. True if a choice is left, with the card in `s.card`."""
    card = draw_card(s)
    note(log, m.CARD_DRAWN, s.turn, card)
    while card == SWAP_TWO_OTHERS and s.players == 2:  # PS29
        note(log, m.REPLACED, s.turn, card)
        card = draw_card(s)
        note(log, m.CARD_DRAWN, s.turn, card)
    if card == WALK_ON:
        white = roll(s)
        note(log, m.ROLLED_ON, s.turn, white)
        push(s, s.turn, white, log)
    elif card == HELP_THE_POOREST:
        help_poorest(s, log)
    elif card == WINDFALL:
        take_windfall(s, log)
    elif card == TAX_YOURSELF:
        tax(s, s.turn, log)
    elif card == PUSH_THE_RICHEST or card == TAX_SOMEBODY or has_target(s, card):
        s.card = card
        return True
    else:
        note(log, m.NO_EFFECT, s.turn, card)
    s.card = NO_CARD
    return False


@rule
def help_poorest(s, log):
    poorest = least_cash(s)
    for seat in range(s.players):
        if s.cash[seat] == poorest:
            note(log, m.HELPED, seat, HELP)
            from_bank(s, seat, HELP, BY_CARDS)


@rule
def take_windfall(s, log):
    white, black = roll(s), roll(s)
    amount = (white + black) * SPOT
    from_bank(s, s.turn, amount, BY_CARDS)
    note(log, m.WINDFALL, s.turn, white, black, amount)
