"""What is shown fits a narrow terminal: tables become lists, boards are stacked, sentences wrapped."""

import io
import random
from collections import Counter

import pytest
from rich.console import Console

from boroughs.cli import common
from boroughs.cli.chart import chart
from boroughs.cli.fit import fitted
from boroughs.games import all_games
from boroughs.match import Match
from boroughs.match.words import drawn


def test_a_table_too_wide_for_the_terminal_is_a_list(monkeypatch):
    made = common.table("Wins", "bot", "matches", "share")
    made.add_row("greedy", "1,000", "75.0%")
    made.add_row("random", "1,000", "25.0%")
    shown = {}
    for width in (16, 40):
        monkeypatch.setattr(common, "console", Console(width=width, file=io.StringIO()))
        common.print_table(made)
        shown[width] = [line.split() for line in common.console.file.getvalue().splitlines()]
    assert shown[40] == [
        ["Wins"],
        ["bot", "matches", "share"],
        ["greedy", "1,000", "75.0%"],
        ["random", "1,000", "25.0%"],
    ]
    assert ["share", "75.0%"] in shown[16]
    assert [] in shown[16]


def test_a_chart_is_as_wide_as_there_is_room():
    drawn_chart = chart([[0.5, 0.5]] * 90, ["Ada", "Bob"], 30)
    assert max(map(len, drawn_chart.split("\n"))) == 30


@pytest.mark.parametrize("game", [g.id for g in all_games()])
@pytest.mark.parametrize("width", [30, 40, 79])
def test_a_board_fits_a_narrow_terminal_and_loses_nothing(game, width):
    match, chooser = Match(game, 2, key=bytes(16)), random.Random(1)
    for _ in range(30):
        match.play(int(chooser.choice(match.legal_ids())))
    whole = drawn(match, 0)
    shown = fitted(whole, width)
    assert max(map(len, shown.split("\n"))) <= width
    assert not Counter(whole.replace("\n", "").replace(" ", "")) - Counter(shown)
    assert fitted(whole, 1000) == "\n".join(line.rstrip() for line in whole.split("\n"))


def test_columns_are_stacked_behind_the_names_of_their_rows():
    drawing = "        east   west\nCairo      1      2\nSydney     3      4"
    assert fitted(drawing, 16) == "        east\nCairo      1\nSydney     3\n\n        west\nCairo      2\nSydney     4"


def test_a_head_too_long_for_a_line_is_cut_between_words():
    drawing = "     rent round the street  pawn\nAda                    260  e5\n"
    heads = [line.strip() for line in fitted(drawing, 16).split("\n")[::3]]
    assert " ".join(heads).split() == ["rent", "round", "the", "street", "pawn"]


def test_sentences_are_wrapped_between_words():
    assert fitted("  one two three", 10) == "  one two\n    three"
