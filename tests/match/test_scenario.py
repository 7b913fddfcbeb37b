"""The scenario runner: it finds what is wrong, and says it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boroughs.match.scenario import ScenarioError, read, run

HEAD = 'game = "manhattan"\nplayers = 4\n'


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("game = ", "not TOML"),
        ('game = "manhattan"', "players"),
        (HEAD + "colour = 3", "colour"),
        ('game = "chess"\nplayers = 2', "no game 'chess'"),
        ('game = "manhattan"\nplayers = 5', "2 to 4 players"),
        (HEAD + 'key = "12"', "32 hexadecimal"),
        (HEAD + "[options]\nspeed = 1", "no option 'speed'"),
        (HEAD + "[set]\nheight = 1", "'height' is no field"),
        (HEAD + '[set]\n"top[9,0]" = 1', "outside the field"),
        (HEAD + "[set]\nphase = 1000", "cannot be 1000"),
        (HEAD + '[set]\n"top[0,0]" = 1', "impossible: a tower with floors has no owner"),
        (HEAD + '[set]\n"ready[0]" = [1, 0, 0, 0]', "impossible: a colour's parts"),
        (HEAD + '[set]\n"hand[0,0]" = 5', "impossible: the cards of some square"),
        (HEAD + '[[steps]]\nplay = "fly"', "Step 1: 'fly' is not a move"),
        (HEAD + '[[steps]]\nplay = "choose 1"\nerror = "illegal"', "the move was accepted"),
        (HEAD + '[[steps]]\nplay = "fly"\nerror = "stale"', "expected the error 'stale'"),
        (HEAD + "[[steps]]\nexpect = { turn = 3 }", "expected turn = 3, found 0"),
        (HEAD + "[[steps]]\nactor = 2", "expected actor 2, found 0"),
        (HEAD + "[[steps]]\npoints = [1, 0, 0, 0]", "expected points"),
        (HEAD + "[[steps]]\nranking = [1, 1, 1, 1]", "expected ranking"),
        (HEAD + '[[steps]]\nlegal = ["build cairo 1 1"]', "to be legal"),
        (HEAD + '[[steps]]\nillegal = ["choose 1"]', "not to be legal"),
        (HEAD + '[[steps]]\nexactly = ["choose 1"]', "expected exactly"),
        (HEAD + '[[steps]]\nplay = "choose 1"\nevents = ["chosen size=2"]', "no event 'chosen size=2'"),
        (HEAD + '[[steps]]\nplay = "choose 1"\nno_events = ["chosen"]', "there was an event"),
        (HEAD + '[[steps]]\nsees = [{ seat = 0, hidden = ["hand[0]"] }]', "seat 0 sees hand[0]"),
        (HEAD + "[[steps]]\nsees = [{ seat = -1, fields = { turn = 2 } }]", "a bystander to see turn = 2"),
    ],
)
def test_what_is_wrong_is_said(text: str, says: str):
    with pytest.raises(ScenarioError) as failed:
        run(read(text))
    assert says in str(failed.value)


@pytest.mark.rule("CO3")
def test_what_a_seat_sees_and_what_not():
    run(
        read(
            HEAD
            + """
            [[steps]]
            play = ["choose 1", "choose 2"]
            undo = 0
            expect = { "ready[0]" = [1, 0, 0, 0] }
            [[steps]]
            sees = [
                { seat = 0, fields = { turn = 0, "ready[0,0]" = 1 }, hidden = ["hand[1]", "hand[2]", "draw_pile"] },
                { seat = -1, hidden = ["hand[0]"], extras = { "heights[0]" = [0, 0, 0, 0, 0, 0, 0, 0, 0] } },
            ]
            """
        )
    )


@given(st.text(max_size=80))
def test_any_text_is_refused_in_words(text: str):
    with pytest.raises(ScenarioError):
        run(read(text))
