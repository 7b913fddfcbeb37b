/** Manhattan's page: what a move consists of, and which components draw it. */
import type { LegalMove, View } from "../../net/types";
import type { GameFront } from "../../toolkit/game";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Seat from "./Seat.svelte";
import type { Play } from "../../toolkit/play.svelte";
import { CHOOSING, colourOf, colours, fields, heights } from "./model";

/** The things that one points at: a part of the supply; a part that is ready, a card, a site. Cards are known by the board's square. */
function targets(move: LegalMove, view: View): string[] {
  const colour = colourOf(move, view);
  const { size, city, square, card } = move.fields;
  if (move.kind === "choose") return [`supply:${colour}:${size}`];
  if (move.kind === "build") return [`part:${colour}:${size}`, `square:${square}`, `site:${city}:${square}`];
  return [`part:${colour}:${size}`, `square:${card}`];
}

/** The highest part that the one who acts has ready: with it a refusal speaks of card and floors, not of parts. */
function tallest(view: View): string[] | undefined {
  const { ready } = fields(view);
  const found = colours(view.actor ?? 0, view).flatMap((c) => ready[c].flatMap((count, i) => (count > 0 ? [["part", String(c), String(i + 1)]] : [])));
  return found.sort((a, b) => Number(b[2]) - Number(a[2])).at(0);
}

function whyMoves(target: string, view: View, chosen: string[]): string[] {
  const [kind, a, b] = target.split(":");
  const own = (colour: string): string => (Number(colour) >= view.players ? " second" : "");
  const part = chosen.find((t) => t.startsWith("part:"))?.split(":") ?? tallest(view);
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

/** The tower that would stand there, and whose it was. */
function gist(move: LegalMove, play: Play): string {
  if (move.kind !== "build") return "";
  const { view, box } = play;
  const [city, site] = [box.cities.names.indexOf(String(move.fields.city)), Number(move.fields.square) - 1];
  const height = heights(view)[city][site] + Number(move.fields.size);
  const owner = fields(view).top[city][site];
  if (owner < 0) return "";
  if (owner === colourOf(move, view)) return play.say("gist-grows", { height });
  return play.say("gist-takes", { height, owner: play.names[owner % view.players], colour: play.say(`colour-${box.colours.names[owner]}`) });
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
  gist,
  colours,
  status,
  starter: (view) => fields(view).starter,
} satisfies GameFront;
