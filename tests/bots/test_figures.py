"""The page of figures says what the kept matches say."""

from benchmarks.strength import Line, numbers, of_line, row_of

LINE = Line("manhattan", "search:0.2", "greedy", 2, 32, 0.8)


def row(match: int, share: float, sources: str = "now", **more: int) -> dict[str, object]:
    return {"line": LINE.name, "match": match, "share": share, "sources": sources, **more}


def test_sums_and_single_matches_are_counted_together() -> None:
    rows = [row(0, 0.9, matches=10), row(10, 1.0), row(11, 0.0)]
    assert [len(numbers(r)) for r in rows] == [10, 1, 1]
    assert "| 83.3% |" in row_of(LINE, rows, "now")
    assert "| 12 | 80% | reached" in row_of(LINE, rows, "now")


def test_matches_of_older_sources_count_only_until_newer_ones_are_there() -> None:
    old = [row(0, 0.9, "before", matches=10)]
    assert "(older sources)" in row_of(LINE, of_line(old, LINE.name, "now"), "now")
    assert of_line([*old, row(0, 0.0)], LINE.name, "now") == [row(0, 0.0)]


def test_a_match_that_was_played_twice_counts_once() -> None:
    assert of_line([row(3, 0.0), row(3, 1.0)], LINE.name, "now") == [row(3, 1.0)]
