"""Records: their declarations, and who may see what."""

import numpy as np
import pytest

from boroughs.kernel import blank, i1, i2, open_, private, record, secret, u8
from boroughs.kernel.record import TAKEN, Widening


def test_a_field_cannot_be_called_like_a_method_of_numpy():
    with pytest.raises(TypeError, match="round"):
        record(type("State", (), {"round": open_(i1)}))
    assert {"round", "max", "sort", "all", "copy"} <= TAKEN


def test_a_private_field_has_an_axis_of_seats():
    with pytest.raises(AssertionError):
        private(i1)


@record
class Sample:
    turn = open_(i1)
    hand = private(i2, 3, 2)
    deck = secret(i1, 5)
    mask = secret(u8, 2)


def seen(seat: int):
    states = blank(Sample)
    states.turn[0], states.hand[0], states.deck[0], states.mask[0], states.key[0] = 2, 7, 9, 3, 5
    cover, unknown = Sample.unseen_by(seat)
    raw = states.view(np.ndarray).view(np.uint8)
    return np.where(cover, unknown, raw).view(Sample.dtype)[0]


@pytest.mark.rule("CO3")
def test_a_seat_sees_open_fields_and_its_own_row():
    known = seen(1)
    assert known["turn"] == 2
    assert known["hand"].tolist() == [[-1, -1], [7, 7], [-1, -1]]
    assert set(known["deck"]) == {-1}
    assert known["mask"].tolist() == known["key"].tolist() == [0, 0]


@pytest.mark.rule("CO3")
def test_a_bystander_sees_open_fields_alone():
    assert seen(-1)["hand"].tolist() == [[-1, -1]] * 3


def test_interpreted_states_widen_what_is_read_and_refuse_what_does_not_fit():
    states = np.zeros(2, Sample.dtype).view(Widening)
    s = states[0]
    s.turn = 100
    assert s.turn + 100 == 200
    s.hand[1, 0] = 300
    assert s.hand[1, 0] * 1000 == 300_000
    with pytest.raises(OverflowError):
        s.turn = 200
    states[1] = states[0]
    s.turn = 3
    assert (states[0].turn, states[1].turn) == (3, 100)
