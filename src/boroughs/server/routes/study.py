"""Positions that nobody plays: tutorials and the pictures of rules pages ask what a board looks like after some moves. The key is given, so
there is nothing to hide, and nothing is kept."""

from litestar import post

from boroughs.games import Game
from boroughs.match import Match
from boroughs.server import questions
from boroughs.server.house import House
from boroughs.server.messages import Studied, Study
from boroughs.server.refusals import Refusal
from boroughs.server.routes.costs import costs
from boroughs.server.routes.games import found


@post("/api/study", tags=["matches"], status_code=200, opt=costs(2.0))
async def study(house: House, data: Study) -> Studied:
    """The position after the moves, as the seat sees it."""
    game = found(data.game)
    await house.warmth.ready(game.id)  # compiling in a thread of ours would hold up everybody
    return await house.readers.work(lambda: studied(game, data))


def studied(game: Game, data: Study) -> Studied:
    if data.seat is not None and data.seat >= data.players:
        raise Refusal("malformed", f"There is no seat {data.seat} with {data.players} players.")
    match = Match(game, data.players, dict(data.options), bytes.fromhex(data.key), auto=data.auto)
    for move in data.moves:
        match.play(move)
    legal = {int(move) for move in match.legal_ids()} if not match.over else set()
    reasons = [questions.reason(match, text, legal) for text in data.ask] if not match.over else []
    return Studied(match.view(data.seat), match.events(-1, data.seat), match.legal(data.seat), reasons)


HANDLERS = [study]
