"""Project Skyline by its numbered rules where a scenario cannot say it: order, chance, groups, whole matches."""

import random
from collections import Counter

import numpy as np
import pytest

from boroughs.games import load
from boroughs.games.project_skyline import board
from boroughs.games.project_skyline.components import CARDS, COPIES, RENT
from boroughs.games.project_skyline.moves import CARD
from boroughs.games.project_skyline.state import EMPTY, ONE, TOWER, TWO
from boroughs.match import Match

GAME = load("project-skyline")


def match_of(players: int, seed: int, *, auto: bool = True, **options: bool | int) -> tuple[Match, random.Random]:
    named = {name.replace("_", "-"): value for name, value in options.items()}
    return Match(GAME, players, named, random.Random(seed).randbytes(16), auto=auto), random.Random(seed)


def play_out(match: Match, chooser: random.Random) -> Match:
    while not match.over:
        match.play(int(chooser.choice(match.legal_ids())))
    return match


# --- groups


def naive_group(owner: list[int], field: int) -> set[int]:
    found, edge = {field}, [field]
    while edge:
        row, column = divmod(edge.pop(), 6)
        for r, c in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
            other = r * 6 + c
            if 0 <= r < 6 and 0 <= c < 6 and other not in found and owner[other] == owner[field]:
                found.add(other)
                edge.append(other)
    return found


@pytest.mark.rule("PS12")
def test_a_group_is_what_hangs_together_side_by_side():
    chooser, out = random.Random(12), np.zeros(36, np.int64)
    for players in (2, 3, 4):
        for _ in range(100):
            state = GAME.blank()
            state.players[0] = players
            owner = [chooser.choice([EMPTY, *range(players)]) for _ in range(36)]
            height = [0 if o == EMPTY else chooser.choice([ONE, TWO, TOWER]) for o in owner]
            state.owner[0], state.height[0] = owner, height
            board.rents(state[0], out)
            for field in range(36):
                if owner[field] == EMPTY:
                    assert out[field] == 0
                    continue
                group = naive_group(owner, field)
                assert int(board.group_of(state[0], field)) == sum(1 << f for f in group)
                assert out[field] == sum(int(RENT[height[f]]) for f in group)


# --- turns


@pytest.mark.rule("PS8", "PS9")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_clockwise_from_whoever_set_the_last_storey(players: int):
    match, chooser = match_of(players, 5)
    play_out(match, chooser)
    rolls = [e.fields for e in match.events() if e.kind == "rolled"]
    assert [r["turn"] for r in rolls] == list(range(1, len(rolls) + 1))
    assert [r["player"] for r in rolls] == [(1 + i) % players for i in range(len(rolls))]


@pytest.mark.rule("PS9")
def test_both_dice_are_seen_and_the_pawn_has_moved_before_anything_is_chosen():
    match, chooser = match_of(3, 6)
    before, seen = None, set()
    while not match.over:
        view = match.view(match.actor)
        if view.fields["turn_number"]:
            seen.add((view.fields["white_die"], view.fields["black_die"]))
            kinds = [e.kind for e in match.events(before)] if before is not None else []
            if "rolled" in kinds:
                last = len(kinds) - 1 - kinds[::-1].index("rolled")
                assert kinds[last + 1] == "walked"
        before = match.version
        match.play(int(chooser.choice(match.legal_ids())))
    assert {die for pair in seen for die in pair} == set(range(1, 7))


@pytest.mark.rule("PS11")
def test_an_action_space_ends_the_turn_without_the_architect():
    for seed in range(5):
        match, chooser = match_of(4, seed)
        play_out(match, chooser)
        turns, architect = [], {"built", "raised", "stayed"}
        for event in match.events():
            if event.kind == "rolled":
                turns.append(set())
            elif turns:
                turns[-1].add(event.kind)
        with_card = [kinds for kinds in turns if "card" in kinds]
        assert with_card
        assert not any(kinds & architect for kinds in with_card)
        assert all(kinds & architect or kinds & {"over"} for kinds in turns if "card" not in kinds)


@pytest.mark.rule("PS17", "PS19")
def test_a_raise_can_be_taken_back_until_the_march_is_made():
    undone = 0
    for seed in range(4):
        match, chooser = match_of(4, seed, auto=False)
        while not match.over:
            actor, position = match.actor, match.hash()
            move = int(chooser.choice(match.legal_ids()))
            match.play(move)
            if not match.over and match.view(None).prompt == "prompt-march" and match.actor == actor:
                assert match.undo_target(actor) == match.version - 1
                match.undo(actor)
                assert match.hash() == position
                match.play(move)
                undone += 1
    assert undone > 20


# --- the pile


def cards_of(match: Match) -> list[str]:
    return [str(e.fields["card"]) for e in match.events() if e.kind == "card"]


@pytest.mark.rule("PS5", "PS11")
def test_the_pile_goes_round_in_the_order_in_which_it_was_first_seen():
    long_enough = 0
    for seed in range(80):
        match, chooser = match_of(4, seed)
        drawn = cards_of(play_out(match, chooser))
        seen = Counter(drawn[:CARDS])
        assert all(seen[name] <= COPIES[kind] for kind, name in enumerate(CARD.values))
        for i, card in enumerate(drawn[CARDS:]):
            assert card == drawn[i]
        if len(drawn) > CARDS:
            assert seen == {name: COPIES[kind] for kind, name in enumerate(CARD.values)}
            long_enough += 1
    assert long_enough >= 5


@pytest.mark.rule("PS11")
def test_the_first_card_is_any_of_the_pile_as_its_copies_say():
    first = Counter()
    for seed in range(400):
        match, chooser = match_of(4, seed)
        while not match.over and match.state.cards_drawn[0] == 0:
            match.play(int(chooser.choice(match.legal_ids())))
        first[cards_of(match)[0]] += 1
    for kind, name in enumerate(CARD.values):
        expected = 400 * int(COPIES[kind]) / CARDS
        assert abs(first[name] - expected) < 5 * expected**0.5, (name, first[name], expected)


@pytest.mark.rule("PS11")
def test_a_redealt_world_keeps_what_was_seen_of_the_pile_and_nothing_more():
    """Before a full cycle the next card depends on chance that nobody knows, after it on nothing but what all have seen."""
    match, chooser = match_of(4, 3)
    while match.state.cards_drawn[0] < 5:
        match.play(int(chooser.choice(match.legal_ids())))
    assert len(next_cards(match)) > 5
    assert sum(match.view(None).extras["unseen_cards"].values()) == CARDS - match.state.cards_drawn[0]
    seed = 0
    while match.over or match.state.cards_drawn[0] < CARDS:
        if match.over:
            match, chooser = match_of(4, seed := seed + 1)
        match.play(int(chooser.choice(match.legal_ids())))
    if not match.over:
        assert next_cards(match) == {match.view(None).extras["next_card"]}


def next_cards(match: Match) -> set[str]:
    """The next card in many worlds that look the same to a bystander."""
    from boroughs.games.project_skyline import cards
    from boroughs.kernel import seed_dice

    found = set()
    for seed in range(60):
        world = match.seen(None)
        GAME.door.redeal(world, 0, -1, seed_dice(seed))
        world.key[0] = (seed, seed + 1)
        found.add(CARD.values[int(cards.draw_card(world[0]))])
    return found


# --- the end


@pytest.mark.rule("PS22", "PS23")
def test_a_match_ends_by_the_last_tower_or_by_bankruptcy_and_most_cash_wins():
    endings = Counter()
    for seed in range(60):
        match, chooser = match_of(3, seed)
        play_out(match, chooser)
        assert match.result
        ending = next(e for e in match.events() if e.kind == "over").fields["ending"]
        endings[ending] += 1
        points = match.result.points
        assert match.result.places == [1 + sum(p > mine for p in points) for mine in points]
        out_of_towers = [p for p in range(3) if match.state.towers[0, p] == 0]
        assert bool(out_of_towers) == (ending == "towers")
        premiums = [e.fields["amount"] for e in match.events() if e.kind == "premium"]
        assert premiums == [100 * (5 - int(match.state.towers[0, p])) for p in range(3)]
    assert set(endings) == {"towers", "bankruptcy"}


@pytest.mark.rule("PS31")
def test_the_turn_limit_ends_a_match_that_would_go_on():
    match, chooser = match_of(3, 1, turns=12)
    play_out(match, chooser)
    over = next(e for e in match.events() if e.kind == "over")
    assert over.fields == {"ending": "turns", "turns": 12}
    assert sum(e.kind == "rolled" for e in match.events()) == 12
