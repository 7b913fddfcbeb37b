"""What a seat sees, and worlds that fit what it sees: all lies open here, and no card of the future market is fixed before it shows."""

from boroughs.games.new_york_1901 import components as box
from boroughs.games.new_york_1901.city import buildings, choices, placed, skyline, supply
from boroughs.games.new_york_1901.moves import MOVES
from boroughs.games.new_york_1901.rules import golden
from boroughs.games.new_york_1901.state import BUILDING, CLOSED, FREE, NOTHING, PLACING, REPLACING, SETTLING, TURN
from boroughs.games.new_york_1901.why import tiles_refused
from boroughs.kernel import rule

PROMPTS = {
    SETTLING: "prompt-settle",
    BUILDING: "prompt-build",
    PLACING: "prompt-place",
    REPLACING: "prompt-replace",
}
BOARD = {
    "map": box.MAP,
    "districts": {d["letter"]: d["name"] for d in box.BOX["districts"]},
    "streets": {code: street["name"] for code, street in box.STREETS.items()},
    "parks": box.PARKS,
    "landmarks": box.LANDMARKS,
    "tiles": {
        kind["name"]: {"generation": kind["generation"], "points": kind["points"], "shape": kind["shape"]}
        for kind in box.KINDS
    },
}
"""What does not change in a match: a page draws it once."""


@rule
def redeal(s, seat, g):
    """Nothing to deal: the chance of the next draws is the match's key."""


def prompt(s):
    """The message that says what is expected now."""
    phase = int(s.phase[0])
    kinds = {MOVES.kind_of(move).name for move in choices(s)}
    if kinds == {"done"}:
        return "prompt-done"
    if phase != TURN:
        return PROMPTS[phase]
    if "take" in kinds:
        return "prompt-take-or-rebuild" if "rebuild" in kinds else "prompt-take"
    if kinds & {"build", "rebuild"}:
        return "prompt-build-or-rebuild"
    return "prompt-give-back" if "give-back" in kinds else "prompt-pass"


def extras(s, seat):
    """The board, its lots and buildings, tiles left, and, for the actor, all places as squares and why tiles cannot be chosen."""
    players = range(int(s.players[0]))
    acting = seat == int(s.turn[0])
    return {
        "board": BOARD,
        "lots": [lot_of(s, lot) for lot in range(box.LOT_COUNT)],
        "buildings": [
            {"player": b.seat, "tile": b.tile, "squares": [box.square_name(q) for q in b.squares]} for b in buildings(s)
        ],
        "supply": [supply(s, p) for p in players],
        "market": [card_of(card) for card in s.market[0]],
        "put_back": [card_of(card) for card in s.put_back[0, : int(s.put_back_size[0])]],
        "places": places(s) if acting else [],
        "refused": tiles_refused(s, seat) if acting else {},
        "breakdown": [{name: int(s.earned[0, p, i]) for i, name in enumerate(box.GENERATIONS)} for p in players],
        "ties": {"gold": [int(golden(s[0], p)) for p in players]},  # NY28
    }


def card_of(card):
    """A lot card as a page shows it."""
    if card == NOTHING:
        return None
    return {"district": box.DISTRICTS[card // box.LOT_SIZES], "size": int(card % box.LOT_SIZES) + box.SMALL}


def lot_of(s, lot):
    owner = int(s.owner[0, lot])
    return {
        "lot": box.LOT_NAMES[lot],
        "squares": [box.square_name(q) for q in box.LOTS[lot]],
        "district": box.DISTRICTS[int(box.LOT_CARD[lot]) // box.LOT_SIZES],
        "owner": None if owner in {FREE, CLOSED} else owner,
        "closed": owner == CLOSED,
        "worker": bool(s.worker[0, lot]),
    }


def places(s):
    """Where the chosen tile may go: the move, the squares, and the first squares of the tiles that would be torn down."""
    if s.phase[0] not in {PLACING, REPLACING}:
        return []
    city = skyline(s)
    found = []
    for move in choices(s):
        squares = placed(int(s.tile[0]), MOVES.fields(move))
        torn = {city[q].squares[0] for q in squares if q in city}
        found.append(
            {
                "move": MOVES.text(move),
                "squares": [box.square_name(q) for q in squares],
                "torn": sorted(box.square_name(q) for q in torn),
            }
        )
    return found
