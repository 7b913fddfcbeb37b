"""What Flatiron's page says a move would cost and bring is true. Without a browser: the page's own code, run by Node."""

import json
import subprocess
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from boroughs.games.flatiron.components import BOX
from boroughs.match.words import LANGUAGES
from tests.games.flatiron.running import reach, running
from tests.games.flatiron.table import Table
from tests.web.chromium import node

ROOT = Path(__file__).resolve().parents[3]
TELL = """
import { text } from "node:stream/consumers";
import { createServer } from "vite";
const server = await createServer({ configFile: false, appType: "custom", logLevel: "error", server: { middlewareMode: true, ws: false, watch: null }, optimizeDeps: { noDiscovery: true } });
const { brings } = await server.ssrLoadModule("/src/games/flatiron/brings.ts");
const { Words } = await server.ssrLoadModule("/src/toolkit/words.ts");
const { box, texts, view, move } = JSON.parse(await text(process.stdin));
const tell = ([language, files]) => {
  const words = new Words(language, files);
  return [language, brings({ box, view, words, say: (message, args) => words.say(message, args) }, move)];
};
console.log(JSON.stringify(Object.fromEntries(Object.entries(texts).map(tell))));
await server.close();
"""


def texts(language: str) -> list[str]:
    folders = ("src/boroughs/match", "src/boroughs/games/flatiron", "web/src", "web/src/games/flatiron")
    return [(ROOT / folder / "words" / f"{language}.ftl").read_text(encoding="utf-8") for folder in folders]


def told(table: Table, move: str) -> dict[str, str]:
    """What the page tells the actor about a move, by language."""
    found = next(legal for legal in table.match.legal() if legal.text == move)
    given = {
        "box": BOX,
        "texts": {language: texts(language) for language in LANGUAGES},
        "view": msgspec.to_builtins(table.match.view(table.match.actor)),
        "move": msgspec.to_builtins(found),
    }
    run = subprocess.run(
        [node(), "--input-type=module", "-e", TELL],
        input=json.dumps(given, default=list),
        cwd=ROOT / "web",
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    return dict(json.loads(run.stdout))


def acting_as_if_at_city_hall() -> Table:
    """The effect itself costs a dollar of the six."""
    table = running("s13", "upper", money=6)
    table.offer("h01")
    return reach(table, "s13")


def building(card: str, half: str) -> Table:
    return reach(running(card, half, "orange", "blue"), card)


def empty_stack() -> Table:
    table = Table(players=1)
    table.empty_stack("broadway")
    return table


CASES = [
    pytest.param(
        acting_as_if_at_city_hall,
        "take",
        "2 dollars: you then have $7.",
        "2 Dollar: Dann hast du 7 $.",
        marks=pytest.mark.rule("FL24"),
        id="dollars of City Hall less the effect's own",
    ),
    pytest.param(
        acting_as_if_at_city_hall,
        "acquire h01 5th upper",
        "Costs $4, leaves you $2.",
        "Kostet 4 $, dir bleiben 2 $.",
        marks=pytest.mark.rule("FL24"),
        id="a card of City Hall and the effect's own dollar",
    ),
    pytest.param(
        empty_stack,
        "go broadway",
        "No card is left here.",
        "Hier liegt keine Karte mehr.",
        marks=pytest.mark.rule("FL27"),
        id="an empty stack has no price",
    ),
]


@pytest.mark.parametrize(("position", "move", "english", "german"), CASES)
def test_what_a_move_costs(position: Callable[[], Table], move: str, english: str, german: str):
    table = position()
    said = told(table, move)
    assert said["en"].startswith(english)
    assert said["de"].startswith(german)


@pytest.mark.rule("FL24")
@pytest.mark.parametrize(("move", "left"), [("take", 7), ("acquire h01 5th upper", 2)])
def test_that_is_what_becomes_of_the_money(move: str, left: int):
    assert acting_as_if_at_city_hall().play(move)["money"][0] == left


@pytest.mark.rule("FL21", "FL24", "FL25")
def test_two_pillars_are_paid_together_and_the_effects_own_points_are_told():
    table = building("s18", "upper")
    first = told(table, "build orange 1")
    table.play("build orange 1")
    second = told(table, "build blue 2")
    assert first["en"].startswith("Costs $3.")
    assert second["en"].startswith("Costs nothing more.")
    assert first["de"].startswith("Kostet 3 $.")
    assert second["de"].startswith("Kostet nichts mehr.")
    for said in (first, second):
        assert said["en"].endswith("At the end of the effect 2 points more.")
        assert said["de"].endswith("Am Ende des Effekts 2 Punkte mehr.")
