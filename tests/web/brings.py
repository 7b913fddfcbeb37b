"""What a page says a move would bring. Without a browser: the page's own code, run by Node."""

import json
import subprocess
from pathlib import Path
from typing import Any

import msgspec

from boroughs.match import Match
from boroughs.match.words import LANGUAGES
from tests.web.chromium import node

ROOT = Path(__file__).resolve().parents[2]
NAMES = ["Ann", "Bob", "Cy", "Di"]
TELL = """
import { text } from "node:stream/consumers";
import { createServer } from "vite";
const { page, box, names, texts, view, move } = JSON.parse(await text(process.stdin));
const server = await createServer({ configFile: false, appType: "custom", logLevel: "error", server: { middlewareMode: true, ws: false, watch: null }, optimizeDeps: { noDiscovery: true } });
const { brings } = await server.ssrLoadModule(`/src/games/${page}/brings.ts`);
const { Words } = await server.ssrLoadModule("/src/toolkit/words.ts");
const tell = ([language, files]) => {
  const words = new Words(language, files);
  return [language, brings({ box, names, view, words, say: (message, args) => words.say(message, args) }, move)];
};
console.log(JSON.stringify(Object.fromEntries(Object.entries(texts).map(tell))));
await server.close();
"""


def told(match: Match, move: str, box: Any) -> dict[str, Any]:
    """What the page tells the actor about a move, by language."""
    found = next(legal for legal in match.legal() if legal.text == move)
    given = {
        "page": match.game.id,
        "box": box,
        "names": NAMES,
        "texts": {language: texts(match, language) for language in LANGUAGES},
        "view": msgspec.to_builtins(match.view(match.actor)),
        "move": msgspec.to_builtins(found),
    }
    return dict(by_node(TELL, given))


def by_node(script: str, given: dict[str, Any]) -> Any:
    """What a script of the front end makes of what it is given."""
    run = subprocess.run(
        [node(), "--input-type=module", "-e", script],
        input=json.dumps(given, default=list),
        cwd=ROOT / "web",
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    return json.loads(run.stdout)


def texts(match: Match, language: str) -> list[str]:
    folders = (ROOT / "src/boroughs/match", match.game.folder, ROOT / "web/src", ROOT / "web/src/games" / match.game.id)
    return [(folder / "words" / f"{language}.ftl").read_text(encoding="utf-8") for folder in folders]
