"""Everything that a game can say, it can say in both languages."""

import re

import pytest

from boroughs.games import all_games
from boroughs.kernel import NOBODY
from boroughs.match.words import COMMON, LANGUAGES, words
from tests.cases import ALL, Case, random_match

GAMES = all_games()
MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
ONE_OF_MANY = re.compile(
    r"\b1 (points|houses|floors|cards|shops|turns|rounds|towers|storeys|squares|workers"
    r"|Punkte|Häuser|Stockwerke|Karten|Geschäfte|Vierteln|Zügen|Runden|Türme|Hochhäuser|Etagen|Arbeiter)\b"
)
WRONG_ARTICLE = re.compile(r"\b(a [aeio]|an [bcdfgjklmnpqrstvwz])")


def messages(folder, language):
    return set(MESSAGE.findall((folder / f"{language}.ftl").read_text(encoding="utf-8")))


@pytest.mark.parametrize("folder", [COMMON, *(g.folder / "words" for g in GAMES)], ids=lambda f: f.parent.name)
def test_both_languages_have_the_same_messages(folder):
    assert messages(folder, "en") ^ messages(folder, "de") == set()


@pytest.mark.parametrize("game", GAMES, ids=lambda g: g.id)
def test_every_move_event_option_and_name_has_words(game):
    wanted = {"game-title", "game-summary"}
    wanted |= {f"move-{k.name}" for k in game.moves.kinds} | {f"event-{k.name}" for k in game.events.kinds}
    for kind in (*game.moves.kinds, *game.events.kinds):
        for domain in kind.fields.values():
            wanted |= {f"{domain.label}-{value}" for value in domain.values if not domain.wordless}
    for option in game.options:
        wanted |= {f"option-{option.name}"} | {f"option-{option.name}-{choice}" for choice in option.choices}
    for language in LANGUAGES:
        assert sorted(m for m in wanted if not words(game, language).has(m)) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", ALL, ids=str)
def test_a_whole_match_can_be_told(case: Case, language: str):
    """Moves, events, prompts, reasons, boards and sources, with every argument in place."""
    match, chooser = random_match(case, 11, moves=0)
    speak, text = words(match.game, language), match.game.module("text")
    while not match.over:
        for move in chooser.sample(list(match.legal_ids()), min(3, len(match.legal_ids()))):
            fine(speak.move(int(move), match.seats))
        view = match.view(None)
        assert speak.has(view.prompt), view.prompt
        for you in (True, False):
            fine(speak.prompt(view.prompt, "Ada", you=you))
        wrong = int(chooser.randrange(match.game.moves.size))
        if wrong not in match.legal_ids():
            message, arguments = match.why_not(wrong)
            assert speak.has(message), message
            fine(speak.why(message, arguments))
        if chooser.random() < 0.05:
            for seat in range(NOBODY, match.players):
                assert text.draw(match.seen(None if seat < 0 else seat), seat, speak).strip()
            assert all(speak.has(f"source-{s}") for seat in view.extras["breakdown"] for s in seat)
            assert all(speak.has(f"ties-{name}") for name in view.extras.get("ties", {}))
        match.play(int(chooser.choice(match.legal_ids())))
    for viewer in (None, 0):
        for event in match.events(-1, viewer):
            fine(speak.event(event, match.seats))


def fine(text: str):
    """Formatted without a hole, not just the message's id, a single thing not in the plural, and no `a amber`."""
    assert text
    assert "{" not in text
    assert "???" not in text
    assert not ONE_OF_MANY.search(text), text
    assert not WRONG_ARTICLE.search(text), text
