"""The API as it describes itself: schemathesis asks it everything, sensible or not, and finds no failure of ours."""

import asyncio

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error

from boroughs.server import messages, typescript
from tests.server.processes import Launcher, ServerProcess

EXAMPLES = 30


@pytest.fixture
async def server(launcher: Launcher, tmp_path):
    one = ServerProcess(launcher, f"sqlite:///{tmp_path / 'x.sqlite3'}")
    await one.start()
    yield one
    one.kill()


@pytest.mark.slow
@pytest.mark.timeout(600)
async def test_no_request_breaks_the_server(server: ServerProcess):
    async with httpx.AsyncClient(base_url=server.base) as http:
        wish = {"game": "manhattan", "chairs": [{"kind": "me"}, {"kind": "bot", "level": "random"}], "practice": True}
        table = (await http.post("/api/tables", json=wish)).json()["table"]
        real = {"table": table["id"], "match": table["match"], "game": "manhattan", "chair": 0, "version": 1}
        cookie = http.cookies["boroughs"]
    assert await asyncio.to_thread(ask_everything, server.base, real, cookie) > 20


def ask_everything(base: str, real: dict, cookie: str) -> int:
    """Every operation, with ids that are made up and with ids that there are."""
    schema = schemathesis.openapi.from_url(f"{base}/api/openapi.json")
    asked = 0
    for found in schema.get_all_operations():
        operation = found.ok()
        if operation.path.endswith("/stream"):  # never ends; tested by itself
            continue

        @settings(
            max_examples=EXAMPLES,
            deadline=None,
            database=None,
            suppress_health_check=list(HealthCheck),
            phases=[Phase.explicit, Phase.generate],
        )
        @operation_given(operation)
        def ask(case):
            case.call_and_validate(checks=[not_a_server_error])
            if case.path_parameters:
                case.path_parameters = {name: real.get(name, value) for name, value in case.path_parameters.items()}
            case.call_and_validate(checks=[not_a_server_error], cookies={"boroughs": cookie})

        ask()
        asked += 1
    return asked


def operation_given(operation):
    from hypothesis import given

    return given(case=operation.as_strategy())


def test_types_for_the_browser_are_written_from_the_messages():
    written = typescript.write()
    for name in ("Table", "Update", "View", "MatchRecord", "GameEvent", "CreateTable", "Welcome"):
        assert f"export interface {name} {{" in written
    assert "export type Command = Move | Undo" in written
    assert f"export const PROTOCOL = {messages.PROTOCOL};" in written
    assert '  type: "update";' in written
    assert ": any;" not in written


async def test_openapi_describes_every_message(served):
    schema = (await served.person().get("/api/openapi.json")).json()
    assert {"Snapshot", "Move", "Problem"} & set(schema["components"]["schemas"])
    page = (await served.person().get("/api/docs")).text
    assert "POST /api/tables" in page
    assert "<script" not in page
    assert 'name="viewport"' in page
    assert ".;" not in page
