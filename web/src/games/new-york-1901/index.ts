/** New York 1901's page: what a move consists of, and which components draw it. */
import type { LegalMove, View } from "../../net/types";
import type { GameFront } from "../../toolkit/game";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Seat from "./Seat.svelte";
import { gist } from "./brings";
import { notation } from "./lie.svelte";
import { fields, places, placing } from "./model";

/** The things that one points at: a card, a lot, a tile and what to do with it; for a place every square that the tile would cover. */
function targets(move: LegalMove, view: View): string[] {
  const { district, size, lot, tile } = move.fields;
  if (move.kind === "take") return [`card:${district}:${size}`];
  if (move.kind === "settle" || move.kind === "give-back") return [`lot:${lot}`];
  if (move.kind === "build" || move.kind === "rebuild") return [`tile:${tile}`, `how:${move.kind}`];
  if (move.kind === "place") return (places(view).find((p) => p.move === move.text)?.squares ?? []).map((square) => `square:${square}`);
  return [`act:${move.kind}`];
}

function whyMoves(target: string, view: View, chosen: string[]): string[] {
  const [kind, a, b] = target.split(":");
  const how = chosen.find((t) => t.startsWith("how:"))?.slice(4);
  if (kind === "card") return [`take ${a} ${b}`];
  if (kind === "lot") return [view.prompt === "prompt-give-back" ? `give-back ${a}` : `settle ${a}`];
  if (kind === "tile") return (how ? [how] : ["build", "rebuild"]).map((verb) => `${verb} ${a}`);
  if (kind === "square" && placing(view)) return [notation(view, a)];
  return [];
}

/** Only what ends the turn is asked about. */
const weighty = (move: LegalMove): boolean => ["place", "done", "give-back", "pass"].includes(move.kind);

function status(view: View): { message: string; args: Record<string, string | number> } {
  const f = fields(view);
  if (f.trigger >= 0) return { message: "status-last", args: {} };
  return { message: "status-race", args: { most: Math.max(...view.points), cards: f.future_size + f.put_back_size } };
}

const keys: [string, string][] = [
  ["R", "turn-act"],
  ["F", "flip-act"],
];

export default { id: "new-york-1901", Board, Hand, Seat, targets, whyMoves, weighty, gist, status, keys, starter: () => 0 } satisfies GameFront;
