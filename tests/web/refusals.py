"""What a page says of a thing that nothing can be done with now. Without a browser: the page's own code, run by Node."""

import msgspec

from boroughs.match import Match
from tests.web.brings import by_node

ASK = """
import { text } from "node:stream/consumers";
import { createServer } from "vite";
import { svelte } from "@sveltejs/vite-plugin-svelte";
const { page, cases } = JSON.parse(await text(process.stdin));
const server = await createServer({ configFile: false, plugins: [svelte()], appType: "custom", logLevel: "error", server: { middlewareMode: true, ws: false, watch: null }, optimizeDeps: { noDiscovery: true } });
const { default: front } = await server.ssrLoadModule(`/src/games/${page}/index.ts`);
console.log(JSON.stringify(cases.map(({ view, target }) => front.whyMoves(target, view, []))));
await server.close();
"""


def refusals(*cases: tuple[Match, str]) -> list[str]:
    """For each position and thing, all of one game, the message that says why it is of no use to the actor."""
    page = cases[0][0].game.id
    given = [{"view": msgspec.to_builtins(match.view(match.actor)), "target": target} for match, target in cases]
    asked = by_node(ASK, {"page": page, "cases": given})
    return [refusal(match, moves) for (match, _), moves in zip(cases, asked, strict=True)]


def refusal(match: Match, moves: list[str]) -> str:
    """The first reason, as the page takes it."""
    legal = set(match.legal_ids().tolist())
    refused = [move for move in map(match.game.moves.parse, moves) if move not in legal]
    return match.why_not(refused[0])[0]
