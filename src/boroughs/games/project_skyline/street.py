"""The street and the money: walking, rent, what the bank gives and takes, and the final count."""

from boroughs.games.project_skyline import components as box
from boroughs.games.project_skyline import moves as m
from boroughs.games.project_skyline.board import bits, group_of, rent_of, towers_on_board
from boroughs.games.project_skyline.components import BESIDE, FIELDS, SPACES
from boroughs.games.project_skyline.state import BY_PREMIUM, EMPTY, FINISHED, PAID, RECEIVED, WAIVED
from boroughs.kernel import NOBODY, note, rule

STEP, PREMIUM_EACH = box.STEP, box.PREMIUM


# --- money


@rule
def from_bank(s, seat, amount, source):
    """The bank pays the seat; a negative amount is paid to the bank."""
    s.cash[seat] += amount
    s.ledger[seat, source] += amount
    s.bank -= amount


@rule
def hand_over(s, payer, owner, amount):
    s.cash[payer] -= amount
    s.ledger[payer, PAID] -= amount
    s.cash[owner] += amount
    s.ledger[owner, RECEIVED] += amount


# --- the pawns


@rule
def walk(s, seat, spaces, log):
    """PS9: along the street, in the direction of the arrows."""
    origin = s.pawn[seat]
    s.pawn[seat] = (origin + STEP * spaces + SPACES) % SPACES
    note(log, m.WALKED, seat, origin, s.pawn[seat])


@rule
def on_action_space(s, seat):
    return BESIDE[s.pawn[seat]] < 0


@rule
def pay_rent(s, seat, log):
    """PS10, PS12: what the pawn's place costs; rent beyond the cash ends the match (PS22)."""
    field = BESIDE[s.pawn[seat]]
    if field < 0:
        return  # PS28
    owner = s.owner[field]
    if owner == EMPTY or owner == seat:
        return
    group = group_of(s, field)
    rent = rent_of(s, group)
    if rent > s.cash[seat]:
        note(log, m.BANKRUPT, seat, owner, field, rent, s.cash[seat])
        note_buildings(s, group, log)
        finish(s, m.BANKRUPTCY, seat, owner, rent, log)
    else:
        note(log, m.RENT, seat, owner, field, bits(group), rent)
        note_buildings(s, group, log)
        hand_over(s, seat, owner, rent)


@rule
def note_buildings(s, group, log):
    """For which buildings the rent is, where they are several."""
    if log is None or bits(group) == 1:
        return
    for field in range(FIELDS):
        if group >> field & 1:
            note(log, m.RENT_PART, s.owner[field], field, s.height[field], box.RENT[s.height[field]])


# --- the end


@rule
def finish(s, ending, debtor, creditor, debt, log):
    """PS23: premiums for all, then the debt; whoever could not pay all of it is let off the rest."""
    for seat in range(s.players):
        towers = towers_on_board(s, seat)
        from_bank(s, seat, towers * PREMIUM_EACH, BY_PREMIUM)
        note(log, m.PREMIUM, seat, towers, towers * PREMIUM_EACH)
    if debtor != NOBODY:
        paid = min(debt, s.cash[debtor])
        from_bank(s, debtor, debt - paid, WAIVED)
        hand_over(s, debtor, creditor, debt)
        note(log, m.SETTLED, debtor, creditor, paid, debt - paid)
    s.phase = FINISHED
    note(log, m.OVER_NOTE, ending, s.turn_number)
