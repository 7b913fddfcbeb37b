"""What researchers import brings nothing that only a server, a command line or a plot needs."""

import os
import subprocess
import sys

import pytest

OTHERS = (
    "litestar",
    "uvicorn",
    "sqlalchemy",
    "alembic",
    "asyncpg",
    "prometheus_client",
    "matplotlib",
    "cyclopts",
    "rich",
)
PROGRAM = "import sys, boroughs.{0}; print([name for name in {1} if name in sys.modules])"


@pytest.mark.parametrize("part", ["games", "match", "bots", "arena", "research.vector", "research.pettingzoo"])
def test_research_imports_no_server_and_no_plots(part: str):
    program = PROGRAM.format(part, OTHERS)
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, env=os.environ)
    assert done.stdout == "[]\n"
