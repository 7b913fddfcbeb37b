"""Every code block on every page runs, and every link leads somewhere."""

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from markdown_it import MarkdownIt
from tools import docs as site

ROOT = Path(__file__).resolve().parents[2]
PAGES = [*sorted((ROOT / "docs").rglob("*.md")), ROOT / "README.md"]
KNOWN = {"python", "console", "toml", "json", ""}
"""Without a language a block is text: output, notation, a form."""


def blocks(page):
    tokens = MarkdownIt("commonmark").parse(page.read_text(encoding="utf-8"))
    return [(t.info.strip(), t.content, t.map[0] + 1) for t in tokens if t.type == "fence"]


RUNNING = [p for p in PAGES if any(language for language, *_ in blocks(p))]


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("page", RUNNING, ids=lambda p: p.stem)
def test_code_blocks_run(page, tmp_path, monkeypatch):
    """A page's blocks run one after the other, as a reader would type them, in a folder with an environment and nothing else."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / ".venv").symlink_to(sys.prefix)
    monkeypatch.setenv("BOROUGHS_QUIET", "1")
    names = {"__name__": "page"}
    for language, content, line in blocks(page):
        assert language in KNOWN, f"{page.name}:{line}: nobody knows how to run {language!r}"
        if language == "python":
            first = content.splitlines()[0]
            if first.startswith("# ") and first.endswith(".py"):
                Path(first.removeprefix("# ")).write_text(content, encoding="utf-8")
            exec(compile("\n" * line + content, str(page), "exec"), names)
        elif language == "console":
            for command in (c.removeprefix("$ ") for c in content.splitlines() if c.startswith("$ ")):
                done = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)
                assert done.returncode == 0, f"{page.name}:{line}: {command}\n{done.stdout}{done.stderr}"
        elif language == "toml":
            tomllib.loads(content)
        elif language == "json":
            json.loads(content)


BARE = re.compile(r"^(\$ )?(boroughs|python3?|pip|pytest) ", re.MULTILINE)


@pytest.mark.parametrize(
    "page", [*PAGES, ROOT / "CONTRIBUTING.md", ROOT / "examples" / "README.md"], ids=lambda p: p.stem
)
def test_commands_are_written_as_one_types_them_in_a_checkout(page):
    """There everything is in .venv, and nothing on the path."""
    found = [content for language, content, _ in blocks(page) if language in ("", "console") and BARE.search(content)]
    assert not found, "write .venv/bin/ before it"


def test_site_is_built_and_its_links_lead_somewhere(tmp_path):
    made = site.build(ROOT / "docs", tmp_path / "site")
    pages = sorted((tmp_path / "site").rglob("*.html"))
    assert made == len(pages) == len(PAGES) - 1
    front = (tmp_path / "site" / "index.html").read_text(encoding="utf-8")
    for idea in ("moves", "chance", "sight", "records", "bots", "protocol", "research"):
        assert f'href="{idea}.html"' in front


def test_a_broken_link_stops_the_build(tmp_path):
    (tmp_path / "index.md").write_text("# Front\n\n[nowhere](gone.md)\n", encoding="utf-8")
    with pytest.raises(SystemExit, match="leads nowhere"):
        site.build(tmp_path, tmp_path / "site")
