"""The kinds of decision and the kinds of event."""

from boroughs.games.fifth_avenue import components as box
from boroughs.kernel import Events, Moves, event, hidden, kind, names, number, seat, span

DISTRICT = names("place", *box.DISTRICTS)
PLACE = names("place", *box.PLACES)
COLOUR = names("colour", *box.COLOURS)
SITE = names("colour", *box.SITES)
SUIT = names("colour", *box.SUITS)
SHOP = names("shop", *box.SHOPS)
COMMISSION = names("commission", *box.COMMISSIONS)
CARD = names("card", *(str(number) for number in box.NUMBERS))
END = names("end", "none", "shops", "stops", "limit")

MOVES = Moves(
    kind("found", district=DISTRICT, site=COLOUR),  # FA8
    kind("houses"),  # FA10
    kind("shop", shop=SHOP),  # FA11: then its site
    kind("site", district=DISTRICT, site=SITE),  # FA20
    kind("black"),  # FA12
    kind("score", district=DISTRICT),  # FA13
    kind("take", colour=COLOUR),  # FA14
    kind("move", commission=COMMISSION, place=PLACE),  # FA16
    kind("lay", suit=SUIT, card=CARD, telling=True),  # FA26: one more card for the bid in the making
    kind("bid", telling=True),  # FA27; never made for a player: it cannot be undone
    kind("pass", telling=True),  # FA27, CO5
    kind("build", houses=span(0, box.MOST_BUILT, "houses")),  # FA30
    kind("stop"),  # FA35
)
FOUND, HOUSES, SHOP_TAKEN, SITE_CHOSEN, BLACK, SCORE, TAKE, MOVE, LAY, BID, PASS, BUILD, STOP = MOVES.bases

EVENTS = Events(
    event("set-up-shop", shop=SHOP, district=DISTRICT, site=SITE),
    event("dealt", player=seat(), suit=SUIT, card=hidden(CARD, "player")),
    event("top", colour=COLOUR, card=CARD),
    event("founded", player=seat(), district=DISTRICT, site=SITE),
    event("turn", player=seat(), turn=number()),
    event("took-houses", player=seat(), houses=number(), left=number()),
    event("shop", player=seat(), shop=SHOP, district=DISTRICT, site=SITE, count=number()),
    event("to-park", shop=SHOP),
    event("bonus", player=seat(), shops=number(), districts=number(), points=number()),
    event("drew", player=seat(), card=hidden(CARD, "player")),
    event("no-black", player=seat()),
    event("shuffled", cards=number()),
    event("scoring", player=seat(), district=DISTRICT),
    event(
        "scored",
        player=seat(),
        district=DISTRICT,
        site=SITE,
        houses=number(),
        each=number(),
        points=number(),
    ),
    event("took-card", player=seat(), colour=COLOUR, card=CARD),
    event("moved", player=seat(), commission=COMMISSION, start=PLACE, place=PLACE),
    event("marked", commission=COMMISSION, district=DISTRICT),
    event("unmarked", commission=COMMISSION, district=DISTRICT),
    event("round", player=seat(), commission=COMMISSION),
    event("auction", place=PLACE, player=seat()),
    event("showed", player=seat(), suit=SUIT, card=CARD, count=number(), reveals=True),
    event("bid", player=seat(), colour=COLOUR, place=PLACE, total=number(), reveals=True),
    event("passed", player=seat(), place=PLACE),
    event("egon-turned", card=CARD),
    event("egon-bid", total=number(), highest=number()),
    event("egon-out", total=number(), highest=number()),
    event("won", player=seat(), place=PLACE, colour=COLOUR, total=number(), houses=number()),
    event("nobody-won", place=PLACE),
    event("egon-won", place=PLACE, total=number()),
    event("spent", player=seat(), suit=SUIT, card=CARD, count=number()),
    event("built", player=seat(), place=PLACE, site=SITE, houses=number()),
    event("egon-built", district=DISTRICT, site=SITE, each=number(), equals=number()),
    event("egon-short", district=DISTRICT, site=SITE),
    event("stopped", player=seat(), district=DISTRICT),
    event("egon-stopped", district=DISTRICT),
    event("stop-points", player=seat(), district=DISTRICT, houses=number(), points=number()),
    event("half-points", player=seat(), district=DISTRICT, full=number(), points=number()),
    event("cleared", district=DISTRICT, houses=number(), shops=number()),
    event("ending", end=END),
    event("park-turned", shop=SHOP),
    event("park-worth", kinds=number(), each=number()),
    event("park-scored", player=seat(), houses=number(), each=number(), points=number()),
    event("over", end=END, turns=number()),
)
(
    SET_UP_SHOP,
    DEALT,
    TOP,
    FOUNDED,
    TURN,
    TOOK_HOUSES,
    SHOP_PLACED,
    TO_PARK,
    BONUS,
    DREW,
    NO_BLACK,
    SHUFFLED,
    SCORING,
    SCORED,
    TOOK_CARD,
    MOVED,
    MARKED,
    UNMARKED,
    ROUND,
    AUCTION,
    SHOWED,
    BID_MADE,
    PASSED,
    EGON_TURNED,
    EGON_BID,
    EGON_OUT,
    WON,
    NOBODY_WON,
    EGON_WON,
    SPENT,
    BUILT,
    EGON_BUILT,
    EGON_SHORT,
    STOPPED,
    EGON_STOPPED,
    STOP_POINTS,
    HALF_POINTS,
    CLEARED,
    ENDING,
    PARK_TURNED,
    PARK_WORTH,
    PARK_SCORED,
    OVER_NOTE,
) = range(len(EVENTS.kinds))
