"""Bots by their text."""

import pytest

from boroughs.bots import LEVELS, Answer, BotError, Budget, Greedy, Random, Search, asked, legal_moves, make
from boroughs.match import Match
from boroughs.match.words import LANGUAGES, words

OWN = """
from boroughs.bots import Answer, legal_moves

class Last:
    def choose(self, game, known, seat, budget, seed):
        return Answer(legal_moves(game, known)[-1])

class NoBot:
    pass

class Wants:
    def __init__(self, depth):
        self.depth = depth

class Numbers:
    def choose(self, game, known, seat, budget, seed):
        return legal_moves(game, known)[-1]
"""


def test_names_make_their_bots():
    assert isinstance(make("random"), Random)
    assert isinstance(make("greedy"), Greedy)
    for text, budget in (
        ("search", Budget(seconds=1.0, threads=1)),
        ("search:0.2", Budget(seconds=0.2, threads=1)),
        ("search:.5s", Budget(seconds=0.5, threads=1)),
        ("search:1000i", Budget(iterations=1000, threads=1)),
        ("search:5x2", Budget(seconds=5.0, threads=2)),
    ):
        bot = make(text)
        assert isinstance(bot, Search)
        assert bot.budget == budget


def test_levels_have_bots_and_words():
    assert len(LEVELS) == 5
    for level in LEVELS:
        assert callable(make(level).choose)
        for language in LANGUAGES:
            assert words(None, language).has(f"level-{level}")
            assert words(None, language).has(f"level-{level}-help")


def test_a_class_of_ones_own(tmp_path):
    (tmp_path / "mine.py").write_text(OWN)
    match = Match("manhattan", 2, key=bytes(16))
    answer = make(f"{tmp_path}/mine.py:Last").choose(match.game, match.seen(0), 0, Budget(), 1)
    assert answer.move == match.legal_ids()[-1]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("gandalf", "There is no bot 'gandalf'. A bot is a level (newcomer"),
        ("search:fast", "no bot 'search:fast'"),
        ("nowhere.py:Last", "no file nowhere.py"),
        ("{}/mine.py:First", "has no First"),
        ("{}/mine.py:NoBot", "no method choose"),
        ("{}/mine.py:Wants", "cannot be made without arguments"),
        ("{}/torn.py:Last", "is no Python that can be read: '(' was never closed"),
        ("{}/lacks.py:Last", "needs something that is not there: No module named 'nowhere'"),
        ("{}/mine.py:", "Which class of"),
    ],
)
def test_what_is_no_bot_is_refused_in_words(tmp_path, text, says):
    (tmp_path / "mine.py").write_text(OWN)
    (tmp_path / "torn.py").write_text("print(")
    (tmp_path / "lacks.py").write_text("import nowhere")
    with pytest.raises(BotError) as caught:
        make(text.format(tmp_path))
    assert says in str(caught.value)


def test_an_answer_that_is_no_move_is_refused_in_words(tmp_path):
    (tmp_path / "mine.py").write_text(OWN)
    match = Match("manhattan", 2, key=bytes(16))
    with pytest.raises(BotError, match=r"^Numbers answered [0-9]+\. A bot answers with Answer"):
        asked(make(f"{tmp_path}/mine.py:Numbers"), match.game, match.seen(0), 0, Budget(), 1)


def test_a_bot_may_write_on_what_it_was_given():
    class Scribbles:
        def choose(self, game, known, seat, budget, seed):
            move = legal_moves(game, known)[-1]
            known.fill(0)
            return Answer(move)

    match = Match("manhattan", 2, key=bytes(16))
    assert asked(Scribbles(), match.game, match.seen(0), 0, Budget(), 1) == match.legal_ids()[-1]


def test_a_budget_is_a_ceiling():
    own = Budget(seconds=1.0, threads=2)
    assert Budget(seconds=5.0, iterations=10).within(own) == Budget(seconds=1.0, iterations=10, threads=2)
    assert Budget().within(own) == own
