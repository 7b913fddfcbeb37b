"""Records: a whole match as one JSON document that loads on any machine, and saves as private records of matches under way."""

from typing import Any

import msgspec

from boroughs.games import GameError, load
from boroughs.match.errors import MatchError, RecordError
from boroughs.match.match import KEY_BYTES, Match, key_hash
from boroughs.match.messages import Record

FORMAT = 1


def to_record(match: Match, *, private: bool = False) -> Record:
    """The match as a document. The key is in it once the match is over; `private` puts it in before: whoever reads such
    a save can know all cards.
    """
    return Record(
        game=match.game.id,
        rules_version=match.game.rules_version,
        players=match.players,
        options=match.options,
        seats=list(match.seats),
        key_hash=key_hash(match.key),
        moves=[match.game.moves.text(move) for move in match.moves],
        forced=list(match.forced),
        key=match.key.hex() if match.over or private else None,
        result=match.result,
        components=match.game.box_digest,
        format=FORMAT,
    )


def encode(record: Record) -> bytes:
    """The document as JSON, one move a line."""
    return msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n"


def decode(text: bytes | str) -> Record:
    """Reads a document; says in words what is wrong with it."""
    try:
        plain = msgspec.json.decode(text)
    except msgspec.DecodeError as error:
        raise RecordError(f"This is not a whole record: {error}. Is the file cut off?") from None
    if isinstance(plain, dict) and plain.get("format", FORMAT) != FORMAT:
        raise RecordError(f"This record has the format {plain['format']!r}; this version reads format {FORMAT}.")
    try:
        return msgspec.convert(plain, Record)
    except msgspec.ValidationError as error:
        raise RecordError(f"This is not a record of a match: {error}.") from None


def load_match(record: Record) -> Match:
    """Replays a record, and checks everything in it: key, moves, result."""
    match = start(record)
    for n, text in enumerate(record.moves, 1):
        try:
            match.play(text)
        except MatchError as error:
            raise RecordError(f"Move {n} of the record, {text!r}, cannot be played: {error}") from None
    match.forced = list(record.forced)
    match.auto = [True] * match.players
    if record.result is not None and record.result != match.result:
        raise RecordError(f"The record says {told(record.result)}, but its moves lead to {told(match.result)}.")
    return match


def start(record: Record) -> Match:
    """The match of a record before its first move."""
    try:
        game = load(record.game)
        game.check_players(record.players)
        game.complete_options(record.options)
    except GameError as error:
        raise RecordError(f"The record cannot be replayed: {error}") from None
    if record.rules_version > game.rules_version:
        raise RecordError(
            f"The record follows version {record.rules_version} of {game.title}'s rules, newer than version "
            f"{game.rules_version} here. Update boroughs to replay it."
        )
    if record.rules_version < game.rules_version:
        raise RecordError(
            f"The record follows version {record.rules_version} of {game.title}'s rules; they have changed since "
            f"(version {game.rules_version}). It can be read as it is, but not replayed."
        )
    if record.components != game.box_digest:
        raise RecordError(f"The record was played with other components of {game.title} than those loaded now.")
    if len(record.seats) != record.players:
        raise RecordError(f"The record names {len(record.seats)} seats for {record.players} players.")
    return Match(game, record.players, dict(record.options), checked_key(record), record.seats, auto=False)


def checked_key(record: Record) -> bytes:
    if record.key is None:
        raise RecordError("The record has no key, since its match is not over; it cannot be replayed from the set-up.")
    try:
        key = bytes.fromhex(record.key)
    except ValueError:
        key = b""
    if len(key) != KEY_BYTES or key_hash(key) != record.key_hash:
        raise RecordError(
            "The record's key does not fit the hash that was published at the start: it has been changed."
        )
    return key


def told(result: Any) -> str:
    return "no result" if result is None else "points " + ", ".join(str(p) for p in result.points)
