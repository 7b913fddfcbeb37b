"""Scenarios: a TOML document that sets up a position, plays moves in notation and says what must be so. See docs/scenarios.md."""

import re
import tomllib
from typing import Any

import msgspec
import numpy as np

from boroughs.games import GameError
from boroughs.kernel import NOBODY
from boroughs.match.errors import MatchError
from boroughs.match.match import KEY_BYTES, Match

Value = Any
PLACE = re.compile(r"^(\w+)(?:\[([\d\s,-]*)\])?$")
DEFAULT_KEY = "00" * KEY_BYTES


class ScenarioError(ValueError):
    """A scenario that cannot be run, or an expectation that does not hold."""


class Sees(msgspec.Struct, forbid_unknown_fields=True):
    """What a seat's view (-1: a bystander's) contains, and which fields or rows of fields it must not contain."""

    seat: int
    fields: dict[str, Value] = {}
    extras: dict[str, Value] = {}
    hidden: list[str] = []


class Step(msgspec.Struct, forbid_unknown_fields=True):
    """One step: its keys are carried out in this order."""

    note: str = ""
    set: dict[str, Value] = {}
    play: list[str] | str = []
    undo: int | None = None
    error: str | None = None
    expect: dict[str, Value] = {}
    actor: int | None = None
    over: bool | None = None
    points: list[int] | None = None
    ranking: list[int] | None = None
    legal: list[str] = []
    illegal: list[str] = []
    exactly: list[str] | None = None
    events: list[str] = []
    no_events: list[str] = []
    sees: list[Sees] = []


class Scenario(msgspec.Struct, forbid_unknown_fields=True):
    """A whole scenario."""

    game: str
    players: int
    title: str = ""
    rules: list[str] = []
    options: dict[str, str | int | bool] = {}
    key: str = DEFAULT_KEY
    auto: bool = False
    set: dict[str, Value] = {}
    steps: list[Step] = []


def read(text: str) -> Scenario:
    """A scenario from TOML; says in words what is wrong with it."""
    try:
        return msgspec.convert(tomllib.loads(text), Scenario)
    except tomllib.TOMLDecodeError as error:
        raise ScenarioError(f"The scenario is not TOML: {error}.") from None
    except msgspec.ValidationError as error:
        raise ScenarioError(f"The scenario cannot be read: {error}.") from None


def run(scenario: Scenario) -> Match:
    """Runs a scenario to its end, and returns the match; raises ScenarioError with the step that failed."""
    match = start(scenario)
    for number, step in enumerate(scenario.steps, 1):
        try:
            carry_out(match, step)
        except ScenarioError as error:
            told = f" ({step.note})" if step.note else ""
            raise ScenarioError(f"Step {number}{told}: {error}") from None
    return match


def start(scenario: Scenario) -> Match:
    try:
        key = bytes.fromhex(scenario.key)
    except ValueError:
        key = b""
    check(len(key) == KEY_BYTES, f"The key {scenario.key!r} is not 32 hexadecimal digits.")
    try:
        match = Match(scenario.game, scenario.players, dict(scenario.options), key, auto=scenario.auto)
    except GameError as error:
        raise ScenarioError(str(error)) from None
    change(match, scenario.set)
    return match


def carry_out(match: Match, step: Step) -> None:
    change(match, step.set)
    before = match.version
    refused = act(match, step)
    if step.error is not None:
        check(refused is not None, f"expected the error {step.error!r}, but the move was accepted")
        check(
            step.error in f"{refused.__class__.__name__}: {refused}",
            f"expected the error {step.error!r}, got {refused}",
        )
    elif refused is not None:
        raise ScenarioError(str(refused))
    expect_position(match, step)
    expect_moves(match, step)
    happened = [match.game.events.text(row) for rows in match.event_rows[before + 1 :] for row in rows]
    for text in step.events:
        check(any(covers(line, text) for line in happened), f"no event {text!r} among {happened}")
    for text in step.no_events:
        check(not any(covers(line, text) for line in happened), f"there was an event {text!r}: {happened}")
    for eyes in step.sees:
        expect_sight(match, eyes)


def act(match: Match, step: Step) -> MatchError | None:
    """Plays or undoes; a refusal is returned, since it may be what the scenario expects."""
    try:
        for move in [step.play] if isinstance(step.play, str) else step.play:
            match.play(move)
        if step.undo is not None:
            match.undo(step.undo)
    except MatchError as error:
        return error
    return None


def covers(line: str, text: str) -> bool:
    """An event covers a text if kind and all fields that the text names are the same."""
    happened, wanted = line.split(), text.split()
    return happened[0] == wanted[0] and set(wanted) <= set(happened)


def check(holds: bool, sentence: str) -> None:
    if not holds:
        raise ScenarioError(sentence)


# --- fields of the record


def place(match: Match, name: str) -> tuple[Any, tuple[int, ...]]:
    """A field by its name and index, as `floors[2,4]`: the field's array and where in it."""
    found = PLACE.match(name)
    if not found or found[1] not in match.game.layout.fields:
        fields = ", ".join(match.game.layout.fields)
        raise ScenarioError(f"{name!r} is no field of {match.game.title}'s record. Its fields: {fields}.")
    index = tuple(int(i) for i in (found[2] or "").split(",") if i.strip())
    shape = match.game.layout.fields[found[1]].shape
    if len(index) > len(shape) or any(not 0 <= i < n for i, n in zip(index, shape, strict=False)):
        raise ScenarioError(f"{name!r} points outside the field, whose shape is {list(shape)}.")
    return match.state.view(np.ndarray)[found[1]], (0, *index)


def change(match: Match, values: dict[str, Value]) -> None:
    """Sets fields and what follows from them, then refuses a position in which a part is in two places or in none."""
    for name, value in values.items():
        array, index = place(match, name)
        try:
            array[index] = value
        except (ValueError, OverflowError, TypeError) as error:
            raise ScenarioError(f"{name} cannot be {value!r}: {error}.") from None
    if values and "derive" in match.game.functions:
        match.game.door.derive(match.state, 0)
    broken = int(match.game.door.check(match.state, 0)) if values else 0
    check(broken == 0, f"This position is impossible: {match.game.invariants[broken]}.")


def expect_position(match: Match, step: Step) -> None:
    for name, value in step.expect.items():
        array, index = place(match, name)
        found = array[index].tolist()
        check(found == value, f"expected {name} = {value}, found {found}")
    result = match.result
    for what, wanted, found in (
        ("actor", step.actor, match.actor),
        ("over", step.over, match.over),
        ("points", step.points, match.points),
        ("ranking", step.ranking, result.places if result else None),
    ):
        check(wanted is None or wanted == found, f"expected {what} {wanted}, found {found}")


def expect_moves(match: Match, step: Step) -> None:
    legal = {move.text for move in match.legal()}
    for text in step.legal:
        check(text in legal, f"expected {text!r} to be legal; legal are {sorted(legal)}")
    for text in step.illegal:
        check(text not in legal, f"expected {text!r} not to be legal, but it is")
        match.game.moves.parse(text)  # a misspelt move would be illegal for the wrong reason
    if step.exactly is not None:
        check(set(step.exactly) == legal, f"expected exactly {sorted(step.exactly)}, found {sorted(legal)}")


def expect_sight(match: Match, eyes: Sees) -> None:
    seat = None if eyes.seat == NOBODY else eyes.seat
    view = match.view(seat)
    who = "a bystander" if seat is None else f"seat {seat}"
    for name, value in eyes.fields.items():
        found = looked_up(view.fields, name)
        check(found == value, f"expected {who} to see {name} = {value}, found {found}")
    for name, value in eyes.extras.items():
        found = looked_up(view.extras, name)
        check(found == value, f"expected {who} to be shown {name} = {value}, found {found}")
    for name in eyes.hidden:
        found = looked_up(view.fields, name)
        check(found is None, f"{who} sees {name}: {found}")


def looked_up(values: dict[str, Any], name: str) -> Any:
    """A value of a view by name and index; None where there is nothing to see."""
    found = PLACE.match(name)
    if not found:
        raise ScenarioError(f"{name!r} is not the name of a field.")
    value = values.get(found[1])
    for i in (found[2] or "").split(","):
        if i.strip() and value is not None:
            value = value[int(i)]
    return value
