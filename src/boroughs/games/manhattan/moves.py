"""The kinds of decision and the kinds of event."""

from boroughs.games.manhattan.components import CITIES, COLOURS, SITES, SIZES
from boroughs.kernel import Events, Moves, event, hidden, kind, names, number, seat, span, trailing

CITY = names("city", *CITIES)
COLOUR = names("colour", *COLOURS)
SQUARE = span(1, SITES, "square")
"""The board's square: a card too is named by the one that it shows to its player (MH4)."""
SIZE = span(1, SIZES, "height")
OWN = trailing("own-colour", "first", "second")
"""Which of one's colours: the second is for two players (MH21)."""

MOVES = Moves(
    kind("choose", size=SIZE, colour=OWN),  # MH7
    kind("build", city=CITY, square=SQUARE, size=SIZE, colour=OWN, telling=True),  # MH8; of the hand, CO5
    kind("give-up", card=SQUARE, size=SIZE, colour=OWN, telling=True),  # MH15; of the hand, CO5
)
CHOOSE, BUILD, GIVE_UP = MOVES.bases

EVENTS = Events(
    event("round", round=number(), starter=seat()),
    event("chosen", player=seat(), colour=COLOUR, size=number("height")),
    event(
        "built",
        player=seat(),
        colour=COLOUR,
        city=CITY,
        square=number("square"),
        size=number("height"),
        height=number(),
    ),
    event("given-up", player=seat(), colour=COLOUR, card=number("square"), size=number("height")),
    event("drawn", player=seat(), card=hidden(number("square"), "player")),
    event("reshuffled", cards=number()),
    event(
        "highest", player=seat(), colour=COLOUR, city=CITY, square=number("square"), height=number(), points=number()
    ),
    event("no-highest", towers=number(), height=number()),
    event("majority", player=seat(), colour=COLOUR, city=CITY, towers=number(), points=number()),
    event("towers", player=seat(), colour=COLOUR, towers=number(), points=number()),
    event("over", rounds=number()),
)
ROUND, CHOSEN, BUILT, GIVEN_UP, DRAWN, RESHUFFLED, HIGHEST, NO_HIGHEST, MAJORITY, TOWERS, OVER_NOTE = range(
    len(EVENTS.kinds)
)
