/** Manhattan's page: what a move consists of, and which components draw it. */
import type { LegalMove, View } from "../../net/types";
import type { GameFront } from "../../toolkit/game";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Seat from "./Seat.svelte";
import { CHOOSING, colourOf, colours, fields } from "./model";

/** The things that one points at: a part of the supply; a part that is ready, a card, a site. Cards are known by the board's square. */
function targets(move: LegalMove, view: View): string[] {
  const colour = colourOf(move, view);
  const { size, city, square, card } = move.fields;
  if (move.kind === "choose") return [`supply:${colour}:${size}`];
  if (move.kind === "build") return [`part:${colour}:${size}`, `square:${square}`, `site:${city}:${square}`];
  return [`part:${colour}:${size}`, `square:${card}`];
}

function whyMoves(target: string, view: View, chosen: string[]): string[] {
  const [kind, a, b] = target.split(":");
  const own = (colour: string): string => (Number(colour) >= view.players ? " second" : "");
  const part = chosen.find((t) => t.startsWith("part:"))?.split(":");
  const suffix = part ? own(part[1]) : "";
  if (kind === "supply") return [`choose ${b}${own(a)}`];
  if (kind === "part") return [`build manhattan 1 ${b}${own(a)}`];
  if (kind === "site") return (part ? [part[2]] : [4, 3, 2, 1]).map((size) => `build ${a} ${b} ${size}${suffix}`);
  return [];
}

/** Parts are chosen one after the other; only the last one ends the turn. */
function weighty(move: LegalMove, view: View): boolean {
  if (move.kind !== "choose") return true;
  const { ready, parts_each } = fields(view);
  const mine = colours(view.actor ?? 0, view).map((c) => ready[c].reduce((a, b) => a + b, 0));
  return mine.reduce((a, b) => a + b, 0) === parts_each * mine.length - 1;
}

function status(view: View): { message: string; args: Record<string, string | number> } {
  const { round_number, last_round } = fields(view);
  return { message: "text-round", args: { round: round_number, last: last_round } };
}

export const choosing = (view: View): boolean => fields(view).phase === CHOOSING;

export default {
  id: "manhattan",
  Board,
  Hand,
  Seat,
  targets,
  whyMoves,
  weighty,
  colours,
  status,
  starter: (view) => fields(view).starter,
} satisfies GameFront;
