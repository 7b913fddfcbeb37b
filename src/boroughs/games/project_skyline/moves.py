"""The kinds of decision and the kinds of event."""

from boroughs.games.project_skyline.components import CARD_NAMES, CORNER_NAMES, FIELD_NAMES, SPACE_NAMES
from boroughs.kernel import Events, Moves, event, kind, names, number, seat, span

FIELD = names("field", *FIELD_NAMES)
SPACE = names("space", *SPACE_NAMES)
CARD = names("card", *CARD_NAMES)
HEIGHT = names("height", "none", "one", "two", "three", "tower")
ENDING = names("ending", "towers", "bankruptcy", "turns")
ALL_TOWERS, BANKRUPTCY, TURN_LIMIT = range(3)
STEPS = 3
"""How far card 2 moves a pawn at most."""

MOVES = Moves(
    kind("start", corner=names("space", *CORNER_NAMES)),  # PS6
    kind("tower", field=FIELD),  # PS7
    kind("storey", field=FIELD),  # PS7 and the card that gives a storey
    kind("build", field=FIELD),  # PS14: where the architect goes
    kind("stay"),  # PS19: there is nothing to build
    kind("march", field=FIELD),  # PS17, PS25
    kind("advance", player=seat(), spaces=span(1, STEPS)),  # the cards of PS30, from here on
    kind("tax", player=seat()),
    kind("remove", field=FIELD),
    kind("pick", field=FIELD),
    kind("swap", field=FIELD),
    kind("move", field=FIELD),
)
START, SET_TOWER, SET_STOREY, BUILD, STAY, MARCH, ADVANCE, TAX_PLAYER, REMOVE, PICK, SWAP, MOVE = MOVES.bases

EVENTS = Events(
    event("pawn-set", player=seat(), space=SPACE),
    event("tower-set", player=seat(), field=FIELD),
    event("storey-set", player=seat(), field=FIELD),
    event("architect", player=seat(), field=FIELD),
    event("rolled", player=seat(), white=number(), black=number(), turn=number()),
    event("walked", player=seat(), origin=SPACE, space=SPACE),
    event("rent", player=seat(), owner=seat(), field=FIELD, buildings=number(), amount=number("money")),
    event("rent-part", owner=seat(), field=FIELD, height=HEIGHT, amount=number("money")),  # each of several buildings
    event("built", player=seat(), field=FIELD),
    event("raised", player=seat(), field=FIELD, height=HEIGHT),
    event("stayed", player=seat()),
    event("borrowed", player=seat()),
    event("joined", player=seat(), origin=FIELD, field=FIELD),
    event("demolished", player=seat(), owner=seat(), field=FIELD, height=HEIGHT),
    event("marched", player=seat(), origin=FIELD, field=FIELD, height=HEIGHT),
    event("tower-built", player=seat(), field=FIELD, left=number()),
    event("card", player=seat(), card=CARD),
    event("no-effect", player=seat(), card=CARD),
    event("replaced", player=seat(), card=CARD),
    event("rolled-on", player=seat(), white=number()),
    event("helped", player=seat(), amount=number("money")),
    event("windfall", player=seat(), white=number(), black=number(), amount=number("money")),
    event("taxed", player=seat(), towers=number(), amount=number("money")),
    event("removed", player=seat(), owner=seat(), field=FIELD, height=HEIGHT),
    event("swapped", player=seat(), field=FIELD, other=FIELD),
    event("moved", player=seat(), origin=FIELD, field=FIELD),
    event("bankrupt", player=seat(), owner=seat(), field=FIELD, amount=number("money"), cash=number("money")),
    event("premium", player=seat(), towers=number(), amount=number("money")),
    event("settled", player=seat(), owner=seat(), paid=number("money"), waived=number("money")),
    event("over", ending=ENDING, turns=number()),
)
(
    PAWN_SET,
    TOWER_SET,
    STOREY_SET,
    ARCHITECT,
    ROLLED,
    WALKED,
    RENT,
    RENT_PART,
    BUILT,
    RAISED,
    STAYED,
    BORROWED,
    JOINED,
    DEMOLISHED,
    MARCHED,
    TOWER_BUILT,
    CARD_DRAWN,
    NO_EFFECT,
    REPLACED,
    ROLLED_ON,
    HELPED,
    WINDFALL,
    TAXED,
    REMOVED,
    SWAPPED,
    MOVED,
    BANKRUPT,
    PREMIUM,
    SETTLED,
    OVER_NOTE,
) = range(len(EVENTS.kinds))
