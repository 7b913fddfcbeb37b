"""A copy of a match is played on without changing the match."""

from boroughs.match import Match


def test_a_copy_goes_its_own_way():
    match = Match("manhattan", 2, key=bytes(16))
    before, version = match.hash(), match.version
    other = match.copy()
    other.play(match.legal()[0].id)
    assert (match.hash(), match.version, len(match.events())) == (before, version, len(match.events(-1)))
    assert other.version == version + 1
    match.play(match.legal()[0].id)
    assert match.hash() == other.hash()


def test_a_copy_can_be_undone_alone():
    match = Match("manhattan", 2, key=bytes(16))
    match.play(match.legal()[0].id)
    other, stands = match.copy(), match.hash()
    seat = 0 if match.undo_target(0) is not None else 1
    other.undo(seat)
    assert match.hash() == stands != other.hash()


def test_copies_of_copies_have_equal_hashes():
    match = Match("manhattan", 2, key=bytes(16))
    for _ in range(40):
        move = int(match.legal_ids()[-1])
        one, other = match.copy(), match.copy().copy()
        one.play(move)
        other.play(move)
        assert one.hash() == other.hash()
        match = one
    assert match.hash() == match.replayed(match.version).hash()
