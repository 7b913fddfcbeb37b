"""The learned judgement: it sees the table alike from every side, foresees winners, and learns."""

import random

import numpy as np
import pytest

from boroughs.bots import BotError
from boroughs.bots.bot import legal_moves
from boroughs.bots.learn import Plan, learn, learned_so_far, studies, write
from boroughs.games import load
from boroughs.games.project_skyline import preview
from boroughs.games.project_skyline.components import BESIDE
from boroughs.games.project_skyline.state import BUILDING, FINISHED, STOREY_SETTING, THREE, TOWER_SETTING
from boroughs.kernel import seed_dice
from boroughs.match import Match
from tests.cases import Case, random_match

GAME = load("project-skyline")
ADVICE, COUNTING, JUDGEMENT, LEARNING, LOOKAHEAD, RULES, STUDY = (
    GAME.module(name) for name in ("advice", "counting", "judgement", "learning", "lookahead", "rules", "study")
)
SMALL = Plan(matches=20, deciding=20)


def foreseen(state) -> np.ndarray:
    return np.array([JUDGEMENT.chance(state[0], seat) for seat in range(4)])


def somewhere(seed: int, moves: int) -> Match:
    return random_match(Case(GAME.id, 4), seed, moves)[0]


@pytest.mark.parametrize("seed", range(5))
def test_a_turned_city_is_the_same_city(seed):
    plain = somewhere(seed, 40).state
    turned = plain.copy()
    quarter = JUDGEMENT.TURNED[1]
    turned.owner[0][quarter] = plain.owner[0]
    turned.height[0][quarter] = plain.height[0]
    turned.architect[0] = quarter[plain.architect[0]]
    turned.pawn[0] = (plain.pawn[0] - 7) % 28
    assert foreseen(turned) == pytest.approx(foreseen(plain))


@pytest.mark.parametrize("seed", range(5))
def test_seats_that_move_on_by_one_take_their_chances_with_them(seed):
    plain = somewhere(seed, 40).state
    moved = plain.copy()
    for name in ("pawn", "storeys", "towers", "cash", "borrowed"):
        moved[name][0] = np.roll(plain[name][0], 1)
    owned = plain.owner[0] >= 0
    moved.owner[0][owned] = (plain.owner[0][owned] + 1) % 4
    moved.turn[0] = (plain.turn[0] + 1) % 4
    assert foreseen(moved) == pytest.approx(np.roll(foreseen(plain), 1))


def test_it_is_told_the_rents_that_the_street_has():
    """Three storeys that have still to march cost nothing, to it as to the pawns."""
    marched, facts, counted = 0, np.zeros(COUNTING.FACTS, np.int64), np.zeros((4, COUNTING.COUNTED))
    for seed in range(12):
        chooser = random.Random(seed)
        match = Match(GAME, 4, {}, chooser.randbytes(16), auto=False)
        while not match.over:
            owner, rent = match.state.owner[0], preview.field_rents(match.state)
            COUNTING.count(match.state[0], facts, counted)
            for seat in range(4):
                asked = sum(rent[field] for field in BESIDE if field >= 0 and owner[field] == seat)
                assert counted[seat, COUNTING.STREET_RENT] == pytest.approx(asked * 0.001), f"seed {seed}"
            marched += int((match.state.height[0] == THREE).any())
            match.play(int(chooser.choice(match.legal_ids())))
    assert marched


def test_it_foresees_winners():
    """After three quarters of a match of greedy players, the later winner has far more than the quarter of a blind guess."""
    said = []
    for seed in range(60):
        match, seen, dice = Match(GAME, 4, {}, random.Random(seed).randbytes(16)), [], seed_dice(seed)
        while not match.over:
            seen.append(match.state.copy())
            moves = match.legal_ids()
            match.play(int(moves[ADVICE.foremost(match.state[0], moves, len(moves), dice)]))
        chances = foreseen(seen[len(seen) * 3 // 4])
        said.append(chances[int(np.argmax(match.points))] / chances.sum())
    assert np.mean(said) > 0.4, np.mean(said)


def foresee(state, seat: int, chances: np.ndarray) -> None:
    """What the search does with the chances that follow from the evaluation."""
    before = state.copy()
    ADVICE.foresee(state, GAME.blank(), GAME.new_move_buffer(), seat, chances)
    assert (state == before).all()


@pytest.mark.parametrize("seed", range(5))
def test_who_searches_counts_on_its_best_move_and_leaves_the_others_the_rest(seed):
    """The judgement learned what a seat wins that plays by it among others who do not: of the others it knows less."""
    match = somewhere(seed, 50)
    while match.state.phase[0] != BUILDING:
        match.play(int(match.legal_ids()[0]))
    state, seat, moves, chances = match.state, match.actor, match.legal_ids(), np.array([0.1, 0.2, 0.3, 0.4])
    before, liked = np.delete(chances, seat), np.zeros(len(moves))
    ADVICE.prefer(state, GAME.blank(), moves, len(moves), liked)
    foresee(state, seat, chances)
    assert chances[seat] == liked.max()
    assert chances.sum() == pytest.approx(1.0)
    assert np.delete(chances, seat) / before == pytest.approx((1.0 - chances[seat]) / before.sum())


def test_chances_of_three_are_as_the_evaluation_has_them():
    chances = np.array([0.2, 0.3, 0.5])
    foresee(random_match(Case(GAME.id, 3), 2, 40)[0].state, 1, chances)
    assert chances.tolist() == [0.2, 0.3, 0.5]


def test_with_the_variant_the_chance_is_that_of_the_table_as_it_stands():
    """A march that joins buildings is unknown to a look ahead."""
    state, chances = random_match(Case(GAME.id, 4, (("expert", True),)), 2, 40)[0].state, np.full(4, 0.25)
    foresee(state, 2, chances)
    assert chances[2] == foreseen(state)[2]


def test_with_four_a_playout_is_judged_where_the_seat_that_searches_builds():
    """Then its dice are known, and it has the best of what they allow. Others' decisions, and cards, tell less; with three any decision will do."""
    told, all_told = set(), set()
    for seed in range(4):
        match = somewhere(seed, 0)
        while not match.over:
            state = match.state
            told |= {(int(state.phase[0]), seat == match.actor) for seat in range(4) if ADVICE.tells(state[0], seat)}
            match.play(int(match.legal_ids()[0]))
        other = random_match(Case(GAME.id, 3), seed, 40)[0].state[0]
        all_told |= {bool(ADVICE.tells(other, seat)) for seat in range(3)}
    assert told == {(BUILDING, True)}
    assert all_told == {True}


def test_a_move_weighed_is_the_move_played():
    """What the pupil looks at is the city that the rules make of its move."""
    compared = 0
    for seed in range(12):
        chooser = random.Random(seed)
        match = Match(GAME, 4, {}, chooser.randbytes(16), auto=False)
        while not match.over:
            move = int(chooser.choice(match.legal_ids()))
            weighed, whole = match.state.copy(), LOOKAHEAD.leaves_nothing_open(match.state[0], move)
            if whole:
                LOOKAHEAD.do(weighed[0], move)
            match.play(move)
            if whole and not match.over:
                compared += 1
                for name in ("owner", "height", "storeys", "towers", "borrowed"):
                    assert (weighed[name] == match.state[name]).all(), (
                        f"seed {seed}: {name} after {GAME.moves.text(move)}"
                    )
                if match.state.phase[0] >= 3 and weighed.phase[0] >= 3:
                    assert weighed.architect == match.state.architect
    assert compared > 500


@pytest.mark.parametrize("seed", range(4))
def test_who_searches_plays_on_as_the_judgement_likes_best(seed):
    """Its own moves in playouts are the best of those that it weighs, after the set-up and but for a card's first choice of two.

    Looking ahead leaves the table as it was.
    """
    chooser, compared = random.Random(seed), 0
    match = Match(GAME, 4, {}, chooser.randbytes(16), auto=False)
    while not match.over:
        moves, before = match.legal_ids(), match.state.copy()
        liked = np.zeros(len(moves))
        ADVICE.prefer(match.state, GAME.blank(), moves, len(moves), liked)
        planned = ADVICE.plan(match.state, GAME.blank(), moves, len(moves), seed_dice(seed))
        assert (match.state == before).all()
        assert ((liked >= 0.0) & (liked <= 1.0)).all()
        if match.state.phase[0] >= BUILDING and GAME.moves.kind_of(int(moves[0])).name != "pick":
            compared += 1
            assert liked[planned] == liked.max(), f"seed {seed}"
        match.play(int(chooser.choice(moves)))
    assert compared > 30


def test_what_is_told_after_a_move_is_what_a_look_at_all_tells():
    """After a move the network is told only what has changed: its answer is that to the whole table, for every kind of move."""
    kinds = set()
    for seed in range(12):
        chooser = random.Random(seed)
        match = Match(GAME, 4, {}, chooser.randbytes(16), auto=False)
        while not match.over:
            moves, liked = match.legal_ids(), np.zeros(len(match.legal_ids()))
            ADVICE.prefer(match.state, GAME.blank(), moves, len(moves), liked)
            for move, chance in zip(moves.tolist(), liked.tolist(), strict=True):
                if not LOOKAHEAD.leaves_nothing_open(match.state[0], move):
                    continue
                after = match.state.copy()
                LOOKAHEAD.do(after[0], move)
                if after.phase[0] != FINISHED:
                    kinds.add(GAME.moves.kind_of(move).name)
                    assert said_of(after) == pytest.approx(chance, abs=1e-5), f"seed {seed}: {GAME.moves.text(move)}"
            match.play(int(chooser.choice(moves)))
    assert kinds >= {"tower", "storey", "build", "march", "advance", "tax", "remove", "swap", "move"}


def said_of(
    state, seat: int | None = None, *, deciding: bool = False, weights=(JUDGEMENT.FIRST, JUDGEMENT.SECOND)
) -> float:
    """What the network says to the actor, or to another seat, of all that is there to see."""
    facts, counted, hidden, rows, times = JUDGEMENT.desk(weights[0].dtype)
    COUNTING.count(state[0], facts[0], counted[0])
    seat = int(state.turn[0]) if seat is None else seat
    n = JUDGEMENT.look(state[0], seat, counted[0], deciding, rows, times)
    return float(JUDGEMENT.chance_to_win(*weights, rows, times, n, hidden[0]))


def test_with_four_playouts_go_on_through_the_set_up():
    """What a place is worth shows when dice have fallen. Without the judgement a playout is as long as it was."""
    for case, waits in (
        (Case(GAME.id, 4), True),
        (Case(GAME.id, 3), False),
        (Case(GAME.id, 4, (("expert", True),)), False),
    ):
        match = random_match(case, 1, 0)[0]
        counted = {int(match.state.phase[0]): bool(ADVICE.counts(match.state[0]))}
        while match.state.phase[0] < BUILDING:
            match.play(int(match.legal_ids()[0]))
            counted[int(match.state.phase[0])] = bool(ADVICE.counts(match.state[0]))
        assert [counted[phase] for phase in (TOWER_SETTING, STOREY_SETTING, BUILDING)] == [not waits, not waits, True]


def test_tables_that_the_judgement_does_not_know_are_played_as_before():
    for case in (Case(GAME.id, 4, (("expert", True),)), Case(GAME.id, 3)):
        state = random_match(case, 2, 40)[0].state
        moves = np.array(legal_moves(GAME, state))
        liked, weighed = np.zeros(len(moves)), np.zeros(len(moves))
        ADVICE.prefer(state, GAME.blank(), moves, len(moves), liked)
        ADVICE.weigh(state[0], moves, len(moves), weighed)
        assert (liked == weighed).all()


def test_what_is_taught_is_believed():
    first, second = JUDGEMENT.FIRST.copy(), JUDGEMENT.SECOND.copy()
    memory, notes = somewhere(1, 30).state.copy(), np.ones(1, np.int64)
    before = foreseen(memory)[2]
    for _ in range(50):
        LEARNING.reflect(memory, notes, 1, 2, 1.0, first, second, 0.01)
    after = said_of(memory, 2, deciding=True, weights=(first, second))
    assert after > before + 0.1


def test_it_beats_greedy_players_one_look_ahead():
    """A quarter would be even; a third and more was measured."""
    weights = np.load(JUDGEMENT.FILE).astype(np.float64)
    assert LEARNING.practise(GAME, weights, seed_dice(5), 3000, 0.0) > 0.3


def test_learning_is_reproducible_and_written_with_how_it_was_got(tmp_path):
    said: list[str] = []
    found = learn(GAME, SMALL, said.append)
    again = learn(GAME, SMALL, said.append)
    assert (found.weights == again.weights).all()
    assert "20 of 20 matches" in said[0]
    path = write(GAME, SMALL, found, tmp_path)
    assert (np.load(path) == found.weights).all()
    assert f"matches = {learned_so_far(GAME) + 20}" in (tmp_path / "judgement.toml").read_text()


def test_playouts_teach_too_and_always_the_same():
    plan = Plan(matches=10, deciding=20, playouts=2)
    found, again = learn(GAME, plan, lambda line: None), learn(GAME, plan, lambda line: None)
    assert (found.weights == again.weights).all()
    assert (found.weights != np.load(JUDGEMENT.FILE)).any()


def test_a_game_that_does_not_study_says_so():
    with pytest.raises(BotError, match="Manhattan does not study by playouts: leave --playouts out"):
        studies(load("manhattan"), 2)


@pytest.mark.parametrize(("came", "more"), [(0.9, 0.0), (0.5, 0.8)])
def test_what_is_studied_is_believed(came, more):
    """A position that came to more is thought more of, and so is one that did better than the other moves."""
    state = somewhere(2, 40).state
    first, second = JUDGEMENT.FIRST.astype(np.float64), JUDGEMENT.SECOND.astype(np.float64)
    before = STUDY.correct(state[0], 1, False, 0.0, 0.0, first, second, 0.0)
    assert before < came + more
    STUDY.correct(state[0], 1, False, came, more, first, second, 0.01)
    assert STUDY.correct(state[0], 1, False, 0.0, 0.0, first, second, 0.0) > before


def test_moves_of_a_decision_are_taught_apart():
    """Of two moves that look alike the better one is to be liked more, the other less, and a hopeless third is hardly asked."""
    more = STUDY.compared(np.array([0.5, 0.3, 0.05]), np.array([0.4, 0.4, 0.05]))
    assert more[0] > 0.5
    assert more[1] < -0.5
    assert abs(more[2]) < 0.1
    alike = STUDY.compared(np.full(3, 0.3), np.array([0.3, 0.3, 0.3]))
    assert alike == pytest.approx(np.zeros(3))


def test_an_interruption_judges_what_was_learned(monkeypatch):
    lessons = []

    def lesson(game, weights, dice, matches, rate, wild=0.0):
        lessons.append(rate)
        if rate > 0 and len(lessons) == 2:
            raise KeyboardInterrupt
        return 0.5

    monkeypatch.setattr(LEARNING, "practise", lesson)
    said: list[str] = []
    found = learn(GAME, Plan(matches=20_000, deciding=10), said.append)
    assert found.matches == 5000
    assert "Interrupted" in said[-1]
    assert lessons[2:] == [0.0, 0.0]


def test_an_interrupted_judging_takes_the_matches_so_far(monkeypatch):
    played: list[int] = []

    def lesson(game, weights, dice, matches, rate, wild=0.0):
        if rate == 0.0 and len(played) == 3:
            raise KeyboardInterrupt
        return 0.5

    monkeypatch.setattr(LEARNING, "practise", lesson)
    said: list[str] = []
    found = learn(GAME, Plan(matches=5000, deciding=40_000), said.append, played.append)
    assert played == [5000, 400, 400]
    assert "400 of 40,000 matches" in said[-1]
    assert (found.share, found.before, found.deciding) == (0.5, 0.5, 400)


def test_a_game_without_a_judgement_says_so():
    with pytest.raises(BotError, match="Manhattan has no judgement that learns"):
        learn(load("manhattan"), SMALL)
