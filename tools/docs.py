"""`make docs`: the pages under docs/ as a small site, every link checked. Nothing but markdown-it, which the package has anyway."""

import html
import re
import shutil
import sys
from pathlib import Path

from markdown_it import MarkdownIt

ROOT = Path(__file__).resolve().parents[1]
DOCS, SITE, REPORTS = ROOT / "docs", ROOT / "site", ROOT / "build" / "report"
ORDER = (
    "index",
    "moves",
    "chance",
    "sight",
    "records",
    "games",
    "scenarios",
    "bots",
    "strength",
    "research",
    "arena",
    "server",
    "protocol",
    "boards",
)
STYLE = """
:root { color-scheme: light dark; --line: #8884; --link: #1f6aa5; }
body { font: 16px/1.6 system-ui, sans-serif; margin: 0; display: grid; grid-template-columns: 13rem minmax(0, 48rem); gap: 2.5rem; padding: 1.5rem; }
nav ul { list-style: none; padding: 0; position: sticky; top: 1.5rem; } nav li { margin: 0.2rem 0; } nav strong { color: inherit; }
a { color: var(--link); } nav a { text-decoration: none; }
pre { padding: 0.8rem 1rem; border: 1px solid var(--line); border-radius: 6px; overflow-x: auto; font-size: 0.88em; line-height: 1.45; }
code { font-family: ui-monospace, monospace; font-size: 0.92em; } table { border-collapse: collapse; display: block; overflow-x: auto; }
th, td { border-bottom: 1px solid var(--line); padding: 0.25rem 0.7rem; text-align: left; } img { max-width: 100%; background: #fff; }
@media (max-width: 50rem) { body { display: block; } nav ul { position: static; columns: 2; } }
"""


def main() -> None:
    made = build(DOCS, SITE)
    if REPORTS.is_dir():
        shutil.copytree(REPORTS, SITE / "report", dirs_exist_ok=True)
    print(f"{made} pages in {SITE.relative_to(ROOT)}/index.html")


def build(docs: Path, site: Path) -> int:
    """Writes the site and returns how many pages it has. A link that leads nowhere stops it."""
    pages = in_order(docs)
    broken = [problem for page in pages for problem in broken_links(docs, page)]
    if broken:
        sys.exit("\n".join(broken))
    shutil.rmtree(site, ignore_errors=True)
    for page in pages:
        target = site / page.relative_to(docs).with_suffix(".html")
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(rendered(docs, page, pages), encoding="utf-8")
    if (docs / "images").is_dir():
        shutil.copytree(docs / "images", site / "images")
    return len(pages)


def in_order(docs: Path) -> list[Path]:
    found = sorted(docs.rglob("*.md"))
    return sorted(found, key=lambda p: (len(p.parts), ORDER.index(p.stem) if p.stem in ORDER else len(ORDER), p))


def parser() -> MarkdownIt:
    return MarkdownIt("commonmark", {"html": False}).enable("table")


def links(page: Path) -> list[str]:
    """Where a page's links and pictures lead, those outside the site left out."""
    found = []
    for token in parser().parse(page.read_text(encoding="utf-8")):
        for child in token.children or []:
            target = child.attrGet("href") or child.attrGet("src")
            if target and "://" not in str(target) and not str(target).startswith(("#", "mailto:")):
                found.append(str(target).split("#", maxsplit=1)[0])
    return found


def broken_links(docs: Path, page: Path) -> list[str]:
    return [
        f"{page.relative_to(docs)}: the link to {target} leads nowhere"
        for target in links(page)
        if not (page.parent / target).exists()
    ]


def title(page: Path) -> str:
    found = re.search(r"^# (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return found.group(1).replace("`", "") if found else page.stem


def rendered(docs: Path, page: Path, pages: list[Path]) -> str:
    body = str(parser().render(page.read_text(encoding="utf-8")))
    body = re.sub(r'href="([^":]+)\.md(#[^"]*)?"', r'href="\1.html\2"', body)
    depth = "../" * (len(page.relative_to(docs).parts) - 1)
    entries = []
    for other in pages:
        name = html.escape(title(other))
        link = f'<a href="{depth}{other.relative_to(docs).with_suffix(".html").as_posix()}">{name}</a>'
        entries.append(f"<li>{f'<strong>{name}</strong>' if other == page else link}</li>")
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{html.escape(title(page))} – Boroughs</title>'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><style>{STYLE}</style></head><body>'
        f"<nav><ul>{''.join(entries)}</ul></nav><main>{body}</main></body></html>\n"
    )


if __name__ == "__main__":
    main()
