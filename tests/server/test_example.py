"""The forty-line bot of `examples/` plays a whole match, and the deploy examples say what the program understands."""

import asyncio
import re
import sys
from pathlib import Path

from boroughs.server.settings import Settings

ROOT = Path(__file__).resolve().parents[2]


async def test_the_example_bot_plays_a_whole_match(served):
    lines = (ROOT / "examples/bot.py").read_text().splitlines()
    assert len(lines) <= 50
    process = await asyncio.create_subprocess_exec(
        sys.executable, str(ROOT / "examples/bot.py"), served.base, "new", stdout=asyncio.subprocess.PIPE
    )
    async with asyncio.timeout(120):
        out, _ = await process.communicate()
    assert process.returncode == 0
    assert "Over: [" in out.decode()


async def test_the_example_bot_joins_a_table_of_people(served):
    ann = served.person()
    table = (await ann.create("me", "open"))["table"]["id"]
    process = await asyncio.create_subprocess_exec(
        sys.executable, str(ROOT / "examples/bot.py"), served.base, table, stdout=asyncio.subprocess.PIPE
    )
    line = await ann.sit(table)
    async with asyncio.timeout(120):
        await line.until(lambda one: one.table["status"] == "playing")
    assert line.table["chairs"][1]["program"]
    await line.do("leave", chair=0)
    process.kill()
    await process.communicate()


def test_every_setting_in_the_examples_exists():
    known = {f"BOROUGHS_{name.upper()}" for name in Settings.__struct_fields__} | {"BOROUGHS_CACHE"}
    for file in (ROOT / "deploy").iterdir():
        assert set(re.findall(r"BOROUGHS_[A-Z_]+", file.read_text())) <= known, file.name
