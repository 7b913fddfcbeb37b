"""Set-up, legal moves, playing one, scoring: in the order of the rulebook. Effects are run by `effects`, `ways` and `running`."""

from boroughs.games.flatiron import events as ev
from boroughs.games.flatiron import moves as m
from boroughs.games.flatiron.components import (
    BOARD_COUNT,
    CITY_HALL,
    EFFECT,
    FLOOR_STREET,
    PAPER_COUNT,
    PAPER_EFFECTS,
    PLACE_COUNT,
    REVERSE,
    ROOF,
    ROWS,
    STREET_COUNT,
    VIOLET,
)
from boroughs.games.flatiron.daniel import daniels_turn
from boroughs.games.flatiron.effects import own_effect, pop, push
from boroughs.games.flatiron.newsboy import DANIEL, deliver, keep, use_paper
from boroughs.games.flatiron.running import acquire_by, may_use_papers, resume, run
from boroughs.games.flatiron.scoring import score_company, score_daniel, total
from boroughs.games.flatiron.start import setup
from boroughs.games.flatiron.state import (
    ACTING,
    CHOOSING_BOARD,
    CHOOSING_DANIELS_SIDE,
    CLOSING,
    EFFECT_AT,
    FINISHED,
    MOVING,
    NONE,
    OFFERED,
    PLACING_TILES,
    RUNNING,
    STEP,
)
from boroughs.games.flatiron.trade import buy_card, can_buy_card, floor_gives, take_dollars
from boroughs.games.flatiron.vocabulary import KIND, MOVE_DOLLARS, SHARE_PLACE
from boroughs.games.flatiron.ways import ways, ways_to_acquire
from boroughs.kernel import OVER, chance, note, rule

__all__ = ["actor", "apply", "legal", "ranking", "score", "setup"]


# --- decisions


@rule
def actor(s):
    return OVER if s.phase == FINISHED else s.turn


@rule
def legal(s, out):
    if s.choosing_paper:
        return legal_papers_to_keep(s, out)
    if s.depth > 0:
        return legal_ways(s, out)
    if s.phase == MOVING:
        return legal_papers(s, out, legal_places(s, out))
    if s.phase == ACTING:
        return legal_papers(s, out, legal_actions(s, out))
    if s.phase == CLOSING:
        out[0] = m.END
        return legal_papers(s, out, 1)
    if s.phase == CHOOSING_BOARD:
        return legal_boards(s, out)
    if s.phase == CHOOSING_DANIELS_SIDE:
        out[0] = m.DANIELS_SIDE + VIOLET
        out[1] = m.DANIELS_SIDE + REVERSE
        return 2
    if s.phase == PLACING_TILES:
        for column in range(STREET_COUNT):
            out[column] = m.TILE + column
        return STREET_COUNT
    return 0


@rule
def legal_boards(s, out):
    n = 0
    for i in range(1 if s.random_boards else 2):
        for side in range(2):
            if s.offered_side[s.turn, i] == NONE or s.offered_side[s.turn, i] == side:
                out[n] = m.CHOOSE_BOARD + s.offered[s.turn, i] * 2 + side
                n += 1
    return n


@rule
def legal_places(s, out):
    """FL10, FL28, FL35: another place than one's own, and not the other figure's unless the floor allows it."""
    n = 0
    for place in range(PLACE_COUNT):
        free = s.figure[1 - s.turn] != place or floor_gives(s, SHARE_PLACE) > 0
        if s.figure[s.turn] != place and free:
            out[n] = m.GO + place
            n += 1
    return n


@rule
def legal_actions(s, out):
    """FL10: buy, run effects, or take dollars."""
    place = s.figure[s.turn]
    out[0] = m.TAKE
    out[1] = m.RUN
    if place == CITY_HALL:
        return ways_to_acquire(s, 0, s.money[s.turn], out, 2)
    if can_buy_card(s, s.turn, place, 0, s.money[s.turn]):
        out[2] = m.BUY + place * 2
        out[3] = m.BUY + place * 2 + 1
        return 4
    return 2


@rule
def legal_papers(s, out, n):
    """FL17: newspapers of one's own."""
    if s.paper_count[s.turn] > 0:
        for paper in range(PAPER_COUNT):
            if s.papers[s.turn, paper] > 0:
                out[n] = m.USE + paper
                n += 1
    return n


@rule
def legal_ways(s, out):
    """The ways to run the innermost effect, and to skip it where that is allowed."""
    n = ways(s, out)
    if s.frames[s.depth - 1, STEP] == OFFERED:
        out[n] = m.SKIP
        n += 1
    return legal_papers(s, out, n) if may_use_papers(s) else n


@rule
def legal_papers_to_keep(s, out):
    out[0] = m.KEEP + s.drawn[s.turn, 0]
    if s.drawn[s.turn, 0] == s.drawn[s.turn, 1]:
        return 1
    out[1] = m.KEEP + s.drawn[s.turn, 1]
    return 2


# --- playing a move


@rule
def apply(s, move, log):
    if s.choosing_paper:
        keep(s, move - m.KEEP, log)
    elif m.USE <= move < m.END:
        use(s, move - m.USE, log)
    elif s.depth > 0:
        if move == m.SKIP:
            skip(s, log)
        else:
            run(s, move, log)
    elif s.phase == MOVING:
        go(s, move - m.GO, log)
    elif s.phase == ACTING:
        act(s, move, log)
    elif s.phase == CLOSING:
        end_turn(s, log)
    elif s.phase == PLACING_TILES:
        place_tile(s, move - m.TILE, log)
    elif s.phase == CHOOSING_BOARD:
        choose_board(s, move - m.CHOOSE_BOARD, log)
    else:
        choose_daniels_side(s, move - m.DANIELS_SIDE, log)
    advance(s, log)


@rule
def advance(s, log):
    """Goes on until somebody must decide: newspapers that are due first, then effects, then the turn."""
    while s.choosing_paper == 0:
        if s.due > 0:
            deliver(s, log)
        elif s.depth > 0:
            if resume(s, log):
                return
        elif s.phase == RUNNING:
            if s.todo_next < s.todo_count:
                push(s, s.todo[s.todo_next], OFFERED)
                s.todo_next += 1
            else:
                s.todo[:] = 0
                s.todo_count = 0
                s.todo_next = 0
                s.phase = CLOSING
        elif s.phase == CLOSING and s.paper_count[s.turn] == 0:
            end_turn(s, log)
        else:
            return


@rule
def choose_board(s, fields, log):
    seat = s.turn
    s.board[seat] = fields // 2
    s.side[seat] = fields % 2
    note(log, ev.BOARD_CHOSEN, seat, fields // 2, fields % 2)
    if s.players == 1:
        draw_daniels_board(s, log)
    elif seat == 0:
        s.turn = 1
    else:
        s.turn = 0
        begin_turn(s, log)


@rule
def draw_daniels_board(s, log):
    """FL34: one of those that the player did not keep; the player chooses its side."""
    left = chance(s, BOARD_COUNT - 1)
    s.board[DANIEL] = left + 1 if left >= s.board[0] else left
    note(log, ev.DANIEL_BEGINS, s.board[DANIEL])
    s.phase = CHOOSING_DANIELS_SIDE
    if s.offered_side[DANIEL, 0] != NONE:
        choose_daniels_side(s, s.offered_side[DANIEL, 0], log)


@rule
def choose_daniels_side(s, side, log):
    s.side[DANIEL] = side
    note(log, ev.DANIEL_SIDE, s.board[DANIEL], side)
    daniels_turn(s, log)
    begin_turn(s, log)


@rule
def begin_turn(s, log):
    s.phase = MOVING
    note(log, ev.TURN, s.turn, s.rounds + 1)


@rule
def go(s, place, log):
    """FL10; FL28: the floor can pay for moving to its street."""
    company = s.turn
    s.figure[company] = place
    s.phase = ACTING
    note(log, ev.WENT, company, place)
    if FLOOR_STREET[s.floor] == place:
        dollars = floor_gives(s, MOVE_DOLLARS)
        s.money[company] += dollars
        note(log, ev.FLOOR_HELPED, company, MOVE_DOLLARS, dollars, 0)


@rule
def act(s, move, log):
    """FL10: one action where the figure stands."""
    place = s.figure[s.turn]
    s.phase = CLOSING
    if move == m.TAKE:
        take_dollars(s, place == CITY_HALL, log)
    elif move == m.RUN:
        note(log, ev.RUNNING, s.turn, place)
        if place == CITY_HALL:  # FL15
            push(s, PAPER_EFFECTS + s.active_paper, OFFERED)
        else:
            list_effects(s, place)
    elif place == CITY_HALL:
        acquire_by(s, move, 0, log)
    else:
        buy_card(s, place, (move - m.BUY) % 2, 0, log)


@rule
def list_effects(s, column):
    """FL14: the visible effects of the column, from top to bottom, as they are now."""
    s.phase = RUNNING
    s.todo_next = 0
    for row in range(ROWS):
        effect = own_effect(s, s.turn, column, row)
        if effect != NONE:
            s.todo[s.todo_count] = effect
            s.todo_count += 1


@rule
def use(s, paper, log):
    """FL17: its effect is offered at once. An effect of the column that was offered comes again afterwards."""
    if s.depth > 0:
        pop(s)
        s.todo_next -= 1
    use_paper(s, paper, log)
    push(s, PAPER_EFFECTS + paper, OFFERED)


@rule
def skip(s, log):
    note(log, ev.SKIPPED, s.turn, EFFECT[s.frames[s.depth - 1, EFFECT_AT], KIND])
    pop(s)


@rule
def end_turn(s, log):
    """The next turn, unless the roof stands (FL30) or the limit of turns is reached (FL40). Daniel plays his at once."""
    if s.floor == ROOF:
        end_game(s, log)
        return
    s.turn = (s.turn + 1) % s.players
    if s.turn == 0:
        s.rounds += 1
        if s.rounds == s.turn_limit:
            s.limited = 1
            note(log, ev.LIMIT_REACHED, s.rounds)
            end_game(s, log)
            return
        if s.players == 1:
            daniels_turn(s, log)
            if s.floor == ROOF:
                end_game(s, log)
                return
    begin_turn(s, log)


# --- the end


@rule
def end_game(s, log):
    """FL31: reputation tiles find their columns, then everything is scored."""
    s.phase = PLACING_TILES
    for seat in range(s.players):
        if s.tiles[seat] > 0:
            s.turn = seat
            return
    s.phase = FINISHED
    for seat in range(s.players):
        score_company(s, seat, log)
    if s.players == 1:
        score_daniel(s, log)
    note(log, ev.OVER, s.rounds)


@rule
def place_tile(s, column, log):
    s.tiles[s.turn] -= 1
    s.tiles_in[s.turn, column] += 1
    note(log, ev.TILE_PLACED, s.turn, column)
    if s.tiles[s.turn] == 0:
        end_game(s, log)


@rule
def score(s, out):
    """Points so far, by seat; alone, Daniel's too (FL39)."""
    for seat in range(s.players):
        out[seat] = total(s, seat)
    if s.players == 1 and out.shape[0] > DANIEL:
        out[DANIEL] = total(s, DANIEL)


@rule
def ranking(s, out):
    """FL33: most points, then the roof; without a roof the place is shared. A solo player is first or, behind Daniel, second."""
    for seat in range(s.players):
        other = 1 - seat
        mine = total(s, seat)
        theirs = total(s, other)
        out[seat] = 2 if theirs > mine or (theirs == mine and s.roof_builder == other) else 1
