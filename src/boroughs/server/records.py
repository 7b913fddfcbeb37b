"""Records out and in. A record is what is stored, so it can be had even where the match no longer replays."""

from collections.abc import Sequence
from functools import partial
from typing import Literal

from boroughs.games import load
from boroughs.match import Match, Record, RecordError
from boroughs.match.match import key_hash
from boroughs.match.record import load_match
from boroughs.server.history import LONGEST, surviving
from boroughs.server.messages import MOST_CHAIRS, Imported, StoredEntry, StoredMatch
from boroughs.server.names import tidy
from boroughs.server.readers import Readers
from boroughs.server.starting import new_id
from boroughs.server.store import Entry, MatchRow, Store, TableRow
from boroughs.server.store.rows import Sitting, TableState
from boroughs.server.store.store import now_ms

MOST_MOVES = LONGEST + 500
"""More than any table lets be played, with what is forced after the last decision."""
LONGEST_NAME = 200


def record_of(row: MatchRow, entries: Sequence[Entry]) -> Record:
    """A finished match as a document; undone moves are not in it."""
    assert row.status != "playing", "the key of a running match is a secret"
    moves, _ = surviving(entries)
    return Record(
        game=row.game,
        rules_version=row.rules_version,
        players=len(row.seats),
        options=row.options,
        seats=row.names,
        key_hash=key_hash(row.key),
        moves=[text for text, _ in moves],
        forced=[k for k, (_, forced) in enumerate(moves, 1) if forced],
        key=row.key.hex(),
        result=row.result,
        components=row.components,
    )


def stored(row: MatchRow, entries: Sequence[Entry], trouble: str | None) -> StoredMatch:
    """The log as it is, line by line."""
    lines = [StoredEntry(e.n, e.kind, e.seat, "; ".join([e.text, *e.forced]), e.at) for e in entries]
    return StoredMatch(row.id, row.game, row.rules_version, lines, trouble)


async def import_record(store: Store, readers: Readers, record: Record) -> Imported:
    """Checks a record from its key to its result, and keeps it for replay."""
    check_size(record)
    table, row, entries = await readers.work(lambda: rows_of(record, load_match(record)))
    await store.add_finished(table, row, entries)
    return Imported(row.id, table.id)


def check_size(record: Record) -> None:
    """What could take long is looked at before anything is done with it."""
    if len(record.moves) > MOST_MOVES:
        raise RecordError(f"The record has {len(record.moves)} moves; a match has {MOST_MOVES} at most here.")
    if len(record.seats) > MOST_CHAIRS or any(len(name) > LONGEST_NAME for name in record.seats):
        raise RecordError("The names in the record are too many or too long.")
    forced = record.forced
    if forced and (forced != sorted(set(forced)) or forced[0] < 1 or forced[-1] > len(record.moves)):
        raise RecordError("The record's list of forced moves does not fit its moves.")


def rows_of(record: Record, match: Match) -> tuple[TableRow, MatchRow, list[Entry]]:
    now, game = now_ms(), load(record.game)
    status: Literal["over", "ended"] = "over" if match.over else "ended"
    chairs = [Sitting("person", tidy(name), left=True) for name in record.seats]
    state = TableState(options=match.options, chairs=chairs, host=-1)
    match_id = new_id()
    table = TableRow(new_id(12), game.id, status, False, match_id, 0, state, now, now)
    row = MatchRow(
        id=match_id,
        table=table.id,
        number=1,
        game=game.id,
        rules_version=game.rules_version,
        components=game.box_digest,
        options=match.options,
        key=match.key,
        seats=list(range(match.players)),
        names=[tidy(name) for name in record.seats],
        status=status,
        result=match.result,
        imported=True,
        started=now,
        finished=now,
    )
    entry = partial(Entry, match=row.id, kind="move", at=now)
    return table, row, entries_of(record, match, entry, status)


def entries_of(record: Record, match: Match, entry: "partial[Entry]", status: str) -> list[Entry]:
    """One entry for each decision, with what was forced after it."""
    decisions: list[tuple[int | None, str, list[str]]] = []
    past, forced = match.replayed(0), frozenset(record.forced)
    past.auto = [False] * past.players
    for k, text in enumerate(record.moves, 1):
        actor = past.actor
        if k not in forced:
            decisions.append((actor, text, []))
        elif decisions:
            decisions[-1][2].append(text)
        else:
            decisions.append((None, "", [text]))
        past.play(text)
    rows = [entry(n=n, seat=s, text=t, forced=f) for n, (s, t, f) in enumerate(decisions, 1)]
    return (
        rows if status == "over" else [*rows, entry(n=len(rows) + 1, kind="end", seat=None, text="imported", forced=[])]
    )
