"""The browser's types, written from the messages: `python -m boroughs.server.typescript > web/src/generated/protocol.ts`."""

import ast
import inspect
import sys
import textwrap
from collections.abc import Iterator
from typing import Any

import msgspec

from boroughs.server import messages

HEADER = "// Written by boroughs.server.typescript from boroughs.server.messages. Do not edit.\n"
UNIONS = ("Command", "Said", "Reply")
RENAMED = {"Record": "MatchRecord", "Event": "GameEvent"}
"""What would hide a type that the browser has already."""
SCALARS = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def structs() -> list[type]:
    """Every message, in the order of their names."""
    found = [getattr(messages, name) for name in messages.__all__]
    return [t for t in found if isinstance(t, type) and issubclass(t, msgspec.Struct)]


def name_of(message: str) -> str:
    return RENAMED.get(message, message)


def type_of(schema: dict[str, Any]) -> str:
    """One JSON schema as a TypeScript type."""
    if "$ref" in schema:
        return name_of(str(schema["$ref"]).rsplit("/", 1)[-1])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(type_of(one) for one in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(_literal(value) for value in schema["enum"])
    return _plain(schema)


def _literal(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _plain(schema: dict[str, Any]) -> str:
    kind = schema.get("type")
    if kind == "array":
        inner = type_of(schema.get("items", {}))
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if kind == "object":
        more = schema.get("additionalProperties", {})
        return f"{{ [key: string]: {type_of(more) if isinstance(more, dict) else 'unknown'} }}"
    return SCALARS.get(str(kind), "unknown")


def notes_of(cls: type) -> dict[str, str]:
    """The sentence that stands under a field, by the field's name."""
    body = ast.parse(textwrap.dedent(inspect.getsource(cls))).body[0]
    assert isinstance(body, ast.ClassDef)
    pairs = zip(body.body, body.body[1:], strict=False)
    return dict(note for above, below in pairs if (note := _note(above, below)))


def _note(above: ast.stmt, below: ast.stmt) -> tuple[str, str] | None:
    if not isinstance(above, ast.AnnAssign) or not isinstance(above.target, ast.Name):
        return None
    if not isinstance(below, ast.Expr) or not isinstance(below.value, ast.Constant):
        return None
    return above.target.id, str(below.value.value)


def comment(text: str, indent: str = "") -> Iterator[str]:
    if text:
        yield f"{indent}/** {' '.join(text.split())} */"


def interface(cls: type, schema: dict[str, Any]) -> Iterator[str]:
    """One message as an interface. Fields with a default may be left out by who sends them."""
    notes = notes_of(cls)
    yield from comment(str(schema.get("description", "")))
    yield f"export interface {name_of(cls.__name__)} {{"
    for name, field in schema["properties"].items():
        yield from comment(notes.get(name, ""), "  ")
        mark = "" if name in schema.get("required", ()) or name == "type" else "?"
        yield f"  {name}{mark}: {type_of(field)};"
    yield "}\n"


def alias(name: str) -> str:
    union = getattr(messages, name)
    return f"export type {name} = {' | '.join(t.__name__ for t in union.__args__)};\n"


def write() -> str:
    """The whole file."""
    _, components = msgspec.json.schema_components(structs())
    by_name = {t.__name__: t for t in structs()}
    lines = [HEADER]
    for name in sorted(components):
        cls = by_name.get(name)
        assert cls is not None, f"{name} is not exported by boroughs.server.messages"
        lines += interface(cls, components[name])
    lines += [alias(name) for name in UNIONS]
    lines.append(f"export const PROTOCOL = {messages.PROTOCOL};")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.stdout.write(write())
