"""The position as text that one can play by."""

from typing import Any

from boroughs.games.fifth_avenue.board import worth
from boroughs.games.fifth_avenue.components import (
    BLOCK_COUNT,
    COLOUR_COUNT,
    COLOURS,
    COMMISSIONS,
    DISTRICT_COUNT,
    DISTRICTS,
    FIRST_OF_BLOCK,
    PLACES,
    SHOPS,
    SHOPS_TO_PLACE,
    SIGNS,
    SITES,
    SUIT_COUNT,
    SUITS,
)
from boroughs.games.fifth_avenue.moves import END
from boroughs.games.fifth_avenue.page import auction, cards, stack
from boroughs.games.fifth_avenue.state import BUILDING, GOES_ON, NONE

WIDTH, NAME = 11, 19


def draw(s: Any, seat: int, words: Any) -> str:
    """The districts, the display, the stacks, the players; then an auction, if there is one, and the seat's hand."""
    state, players = s[0], int(s.players[0])
    lines = head(state, players, words) + board(state, players, words) + display(state, words) + stacks(state, words)
    lines += ["", *player_table(state, players, words)]
    lines += auction_lines(state, seat, players, words)
    if seat >= 0:
        lines += ["", f"{words.say('text-hand')}: {hand_text(state.hand[seat], words)}"]
    return "\n".join(line.rstrip() for line in [*lines, words.say("text-legend")])


def head(state: Any, players: int, words: Any) -> list[str]:
    turn = words.say("text-turn", turn=int(state.turns), limit=int(state.limit) * players)
    progress = words.say(
        "text-progress", shops=int(state.placed), all=SHOPS_TO_PLACE, stops=int(state.stops), signs=SIGNS
    )
    lines = [f"{turn} · {progress}"]
    if state.ended != GOES_ON:
        lines.append(words.say("text-ended", end=words.say(f"end-{END.values[int(state.ended)]}")))
    for i, name in enumerate(COMMISSIONS):
        at = words.say(f"place-{PLACES[int(state.at[i])]}")
        line = words.say("text-commission", commission=words.say(f"commission-{name}"), place=at)
        marked = [words.say(f"place-{PLACES[int(d)]}") for d in state.markers[i] if d != NONE]
        lines.append(line + (f" ({words.say('text-marked', places=', '.join(marked))})" if marked else ""))
    return [*lines, ""]


# --- the board


def board(state: Any, players: int, words: Any) -> list[str]:
    sites = range(int(state.sites))
    lines = [" " * NAME + "".join(words.say(f"colour-{SITES[site]}").ljust(WIDTH) for site in sites)]
    for district in range(DISTRICT_COUNT):
        cells = [cell(state, district, site, players, words) for site in sites]
        row = words.say("text-stopped") if state.stopped[district] else "".join(c.ljust(WIDTH) for c in cells)
        lines.append(words.say(f"place-{DISTRICTS[district]}").ljust(NAME) + row)
    houses = [f"{owner_sign(p, players)}×{int(state.park_houses[p])}" for p in range(players) if state.park_houses[p]]
    park = " ".join(houses) or words.say("text-none")
    return [*lines, words.say("text-park").ljust(NAME) + park, ""]


def owner_sign(owner: int, players: int) -> str:
    return str(owner + 1) if owner < players else "E"


def cell(state: Any, district: int, site: int, players: int, words: Any) -> str:
    kinds = [int(kind) for kind in state.shops[district, site] if kind != NONE]
    if kinds:
        return " ".join(short(kind, words) for kind in kinds)
    value = worth(state, district, site)
    owner = int(state.owner[district, site])
    if owner == NONE:
        return "·" if value is None else f"·={value}"
    return f"{owner_sign(owner, players)}×{int(state.houses[district, site])}={value}"


def short(kind: int, words: Any) -> str:
    return str(words.say(f"shop-{SHOPS[kind]}"))[:2].upper()


def display(state: Any, words: Any) -> list[str]:
    blocks = []
    for i in range(int(state.block), BLOCK_COUNT):
        places = range(int(FIRST_OF_BLOCK[i]), int(FIRST_OF_BLOCK[i + 1]))
        shops = " ".join(short(int(state.display[j]), words) for j in places if state.display[j] != NONE)
        blocks.append(f"[{shops}]" if i == state.block else shops)
    below = [short(k, words) for k in range(len(SHOPS)) for _ in range(int(state.park_shops[k]))]
    none = words.say("text-none")
    return [
        f"{words.say('text-display')}: {' | '.join(blocks) or none}",
        f"{words.say('text-park-shops')}: {' '.join(below) or none}",
    ]


# --- cards


def stacks(state: Any, words: Any) -> list[str]:
    shown = []
    for colour in range(COLOUR_COUNT):
        one = stack(state, colour)
        below = [words.say("text-unseen", count=one["unseen"])] if one["unseen"] else []
        below += [" ".join(str(n) for n in one["returned"])] if one["returned"] else []
        top = words.say("text-none") if one["top"] is None else f"{one['top']}"
        name = words.say(f"colour-{COLOURS[colour]}")
        shown.append(f"{name} {top}" + (f" ({', '.join(below)})" if below else ""))
    black = words.say("text-black", down=int(state.pile_size))
    up = cards(state.face_up)
    below_black = f", {words.say('text-face-up', cards=' '.join(str(n) for n in up))}" if up else ""
    return [f"{words.say('text-stacks')}: {' · '.join(shown)}", black + below_black]


def hand_text(hand: Any, words: Any) -> str:
    """Cards of a hand by suit, as `violet 4 5 · black 6`."""
    suits = [(SUITS[suit], cards(hand[suit])) for suit in range(SUIT_COUNT)]
    shown = [f"{words.say(f'colour-{name}')} {' '.join(str(n) for n in held)}" for name, held in suits if held]
    return " · ".join(shown) or str(words.say("text-none"))


def player_table(state: Any, players: int, words: Any) -> list[str]:
    heads = ["", *(str(words.say(f"text-{name}")) for name in ("points", "supply", "general", "cards", "known"))]
    widths = [NAME, *(len(h) + 2 for h in heads[1:])]
    lines = ["".join(h.ljust(w) for h, w in zip(heads, widths, strict=True))]
    for p in range(players):
        numbers = (state.earned[p].sum(), state.supply[p], state.general[p], state.held[p].sum())
        known = hand_text(state.known[p], words)
        row = [str(words.seat(p)), *(str(int(n)) for n in numbers), known]
        lines.append("".join(c.ljust(w) for c, w in zip(row, widths, strict=True)))
    return lines


# --- an auction


def auction_lines(state: Any, seat: int, players: int, words: Any) -> list[str]:
    found = auction(state, seat, players)
    if found is None:
        return []
    head = f"{words.say('text-auction')}: {words.say('place-' + found['place'])}, "
    if state.phase == BUILDING:
        return ["", head + won_text(found, words)]
    lines = ["", head + words.say("text-needed", needed=found["needed"])]
    for p, bid in enumerate(found["bids"]):
        lines.append(f"  {words.seat(p)}: {bid_text(bid, words)}")
    if found["egon"] and found["egon"]["cards"]:
        lines.append(f"  {words.say('text-egon')}: {numbers_text(found['egon']['cards'])} = {found['egon']['total']}")
    own = found["own"]
    if own and (own["laid"]["coloured"] or own["laid"]["black"]):
        laid = {**own["laid"], "colour": own["colour"], "total": own["total"], "houses": own["houses"], "passed": False}
        lines.append(f"  {words.say('text-laid')}: {bid_text(laid, words)}")
    return lines


def won_text(found: dict[str, Any], words: Any) -> str:
    """Losers have taken their cards back, and the winner's are spent: what he won with is all there is to tell."""
    winner, houses = found["bidder"], words.say("text-houses", houses=found["allowance"])
    won = words.say("text-won", player=words.seat(winner), total=found["highest"])
    return f"{won} ({words.say('colour-' + found['bids'][winner]['colour'])}, {houses})"


def numbers_text(numbers: list[int]) -> str:
    return " ".join(str(n) for n in numbers)


def bid_text(bid: dict[str, Any], words: Any) -> str:
    shown = []
    if bid["coloured"]:
        shown.append(f"{words.say('colour-' + bid['colour'])} {numbers_text(bid['coloured'])}")
    if bid["black"]:
        shown.append(f"{words.say('colour-black')} {numbers_text(bid['black'])}")
    text = f"{' + '.join(shown)} = {bid['total']} ({words.say('text-houses', houses=bid['houses'])})" if shown else ""
    passed = str(words.say("text-passed")) if bid["passed"] else ""
    return ", ".join(part for part in (text, passed) if part) or str(words.say("text-no-bid"))
