/** How the tile in hand lies: turned, flipped, and where it would stand. Board and hand share it; it belongs to nobody but the one who looks. */
import type { LegalMove, View } from "../../net/types";
import type { Play } from "../../toolkit/play.svelte";
import type { Cell } from "../../toolkit/shapes";
import { board, cell, fields, places, shapeCells, squareName, turned, type Place } from "./model";

/** A turn and a side, as in "east:flipped". */
export type Way = `${string}:${string}`;
const TURNS = ["north", "east", "south", "west"];
const WAYS = ["plain", "flipped"].flatMap((flip) => TURNS.map((turn) => `${turn}:${flip}` as Way));
const wayOf = (move: LegalMove): Way => `${move.fields.turn}:${move.fields.flip}`;
const wayOfText = (place: string): Way => `${place.split(" ")[2]}:${place.endsWith(" flipped") ? "flipped" : "plain"}`;
const centre = (cells: Cell[]): Cell => [0, 1].map((i) => cells.reduce((sum, c) => sum + c[i], 0) / cells.length) as Cell;

class Lie {
  way: Way = $state("north:plain");
}
const lie = new Lie();

/** The name of the tile in hand. */
export const tileInHand = (view: View): string => Object.keys(board(view).tiles)[fields(view).tile];

/** The ways in which it can lie anywhere. */
export const ways = (view: View): Way[] => WAYS.filter((way) => places(view).some((p) => wayOfText(p.move) === way));

/** How it lies now: as it was turned last, if there is a place for it that way. */
export function wayNow(view: View): Way {
  const open = ways(view);
  return open.includes(lie.way) ? lie.way : (open[0] ?? lie.way);
}

/** The squares of the tile in hand, lying in some way. */
export function lying(view: View, way: Way): Cell[] {
  const [turn, flip] = way.split(":");
  return turned(shapeCells(board(view).tiles[tileInHand(view)].shape), turn, flip === "flipped");
}

/** The legal places over a square: as the tile lies first, then turned on; the one whose middle is nearest first. */
function over(play: Play, square: string): LegalMove[] {
  const at = cell(square);
  const first = WAYS.indexOf(wayNow(play.view));
  const rank = (move: LegalMove): number => (WAYS.indexOf(wayOf(move)) - first + WAYS.length) % WAYS.length;
  const away = (move: LegalMove): number => Math.hypot(...centre(placeOf(play, move)!.squares.map(cell)).map((v, i) => v - at[i]));
  return play.select.legal
    .filter((m) => m.kind === "place" && placeOf(play, m)?.squares.includes(square))
    .sort((a, b) => rank(a) - rank(b) || away(a) - away(b));
}

export const placeOf = (play: Play, move: LegalMove): Place | undefined => places(play.view).find((p) => p.move === move.text);

const pointed = (play: Play): string | null => {
  const { hover } = play.select;
  return hover?.startsWith("square:") ? hover.slice(7) : null;
};

/** The move that is shown on the board: of the list, under the pointer, or waiting to be confirmed. */
export function aimed(play: Play): LegalMove | null {
  const square = pointed(play);
  return play.select.shown ?? play.select.pending ?? (square ? (over(play, square)[0] ?? null) : null);
}

/** Pointing at a square proposes the place that is shown there; pointing again turns the tile on. */
export function settle(play: Play, target: string): boolean {
  if (!target.startsWith("square:")) return false;
  const found = over(play, target.slice(7));
  if (found.length === 0) return false;
  const at = found.findIndex((m) => m.id === play.select.pending?.id);
  const move = found[(at + 1) % found.length];
  lie.way = wayOf(move);
  play.select.propose(move);
  return true;
}

/** Lays the tile another way; what waits to be confirmed turns on its place, if it can. */
export function lay(play: Play, way: Way): void {
  const { pending } = play.select;
  lie.way = way;
  if (!pending) return;
  const squares = placeOf(play, pending)?.squares ?? [];
  const next = squares.flatMap((square) => over(play, square)).find((m) => wayOf(m) === way);
  if (next) play.select.propose(next);
  else play.select.clear();
}

/** The next way round, or the other side: among those that have a place under the pointer, if any has. */
export function turnOn(play: Play, what: "turn" | "flip"): void {
  const square = pointed(play);
  const here = square ? WAYS.filter((way) => over(play, square).some((m) => wayOf(m) === way)) : [];
  const open = here.length > 1 ? here : ways(play.view);
  const now = square && here.length > 1 ? wayOf(over(play, square)[0]) : wayNow(play.view);
  const at = WAYS.indexOf(now);
  const order = WAYS.map((_, i) => WAYS[(at + i + 1) % WAYS.length]);
  const flipped = (way: Way): boolean => way.endsWith("flipped") !== now.endsWith("flipped");
  const next = order.find((way) => open.includes(way) && flipped(way) === (what === "flip")) ?? order.find((way) => open.includes(way));
  if (next) lay(play, next);
}

/** The squares on which the tile would lie with its middle on a square, whether it may or not. */
export function around(view: View, square: string): Cell[] {
  const cells = lying(view, wayNow(view));
  const [mx, my] = centre(cells);
  const away = ([c, r]: Cell): number => Math.hypot(c - mx, r - my);
  const middle = [...cells].sort((a, b) => away(a) - away(b))[0];
  const at = cell(square);
  return cells.map(([c, r]) => [c - middle[0] + at[0], r - middle[1] + at[1]]);
}

/** That as a move in notation, to ask why it is not legal: a place is named by its first square, row by row. */
export function notation(view: View, square: string): string {
  const first = [...around(view, square)].sort((a, b) => a[1] - b[1] || a[0] - b[0])[0];
  const [turn, flip] = wayNow(view).split(":");
  return `place ${squareName(first)} ${turn}${flip === "flipped" ? " flipped" : ""}`;
}
