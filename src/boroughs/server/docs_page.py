"""The page that describes the API: plain HTML from the OpenAPI document. No script, and nothing from elsewhere."""

from html import escape
from typing import Any

HEAD = '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">'
LOOK = "max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere"


def written(schema: dict[str, Any]) -> str:
    info = schema["info"]
    title = f"{escape(info['title'])} {escape(info['version'])}"
    operations = [
        operation(path, verb, o) for path, verbs in sorted(schema["paths"].items()) for verb, o in verbs.items()
    ]
    structs = [struct(name, one) for name, one in sorted(schema["components"]["schemas"].items())]
    return (
        f'<!doctype html><html lang="en">{HEAD}<title>{title}: the API</title><body style="{LOOK}"><h1>{title}: the API</h1>'
        '<p>As JSON: <a href="/api/openapi.json">openapi.json</a>. Sockets and streams are told in docs/protocol.md.'
        f"<h2>Endpoints</h2><dl>{''.join(operations)}</dl><h2>Messages</h2>{''.join(structs)}</html>"
    )


def operation(path: str, verb: str, told: dict[str, Any]) -> str:
    body = told.get("requestBody", {}).get("content", {})
    asks = "".join(f"asks {kind(c.get('schema', {}))}, " for c in body.values())
    answers = [
        f"{status} {kind(c.get('schema', {}))}"
        for status, answer in told.get("responses", {}).items()
        for c in answer.get("content", {}).values()
        if status.startswith("2")
    ]
    query = [p["name"] for p in told.get("parameters", []) if p["in"] == "query"]
    asked = f" ?{escape(' '.join(query))}" if query else ""
    what = escape(told.get("description") or told.get("summary") or "")
    return f"<dt><code>{verb.upper()} {escape(path)}</code>{asked}<dd>{what}<br>{asks}answers {', '.join(answers) or 'nothing'}"


def kind(schema: dict[str, Any]) -> str:
    """A schema in one line, with links to the messages."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rsplit("/", 1)[-1])
        return f'<a href="#{name}">{name}</a>'
    for union in ("oneOf", "anyOf"):
        if union in schema:
            return " | ".join(kind(one) for one in schema[union])
    if "enum" in schema:
        return " | ".join(escape(repr(value)) for value in schema["enum"])
    if schema.get("type") == "array":
        return f"[{kind(schema.get('items', {}))}]"
    return escape(str(schema.get("type", "anything")))


def struct(name: str, schema: dict[str, Any]) -> str:
    rows = [
        f"<tr><td><code>{escape(field)}</code><td>{kind(one)}<td>{escape(one.get('description', ''))}"
        for field, one in schema.get("properties", {}).items()
    ]
    about = escape(schema.get("description", ""))
    return f'<h3 id="{escape(name)}">{escape(name)}</h3><p>{about}<table>{"".join(rows)}</table>'
