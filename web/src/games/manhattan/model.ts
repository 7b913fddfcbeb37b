/** What the board shows, read out of a view: no rules, only where things lie. */
import type { GameEvent, LegalMove, View } from "../../net/types";

export interface Part {
  owner: number;
  size: number;
}

/** The fields of Manhattan's record that the page uses (src/boroughs/games/manhattan/state.py). */
export interface Fields {
  players: number;
  colours_each: number;
  last_round: number;
  parts_each: number;
  round_number: number;
  starter: number;
  turn: number;
  phase: number;
  top: number[][];
  floors: number[][][];
  supply: number[][];
  ready: number[][];
  hand: (number[] | null)[];
  draw_pile_size: number;
  played: number[][];
  last_played: number[];
}

export interface Box {
  cities: { names: string[] };
  colours: { names: string[] };
  sides: Record<string, (number | string)[]>;
}

export const CHOOSING = 0;
export const BUILDING = 1;

export const fields = (view: View): Fields => view.fields as unknown as Fields;

export const heights = (view: View): number[][] => view.extras.heights as number[][];
export const towers = (view: View): number[][] => view.extras.towers as number[][];

/** A seat's colours: with two players each has two. */
export function colours(seat: number, view: View): number[] {
  const { players, colours_each } = fields(view);
  return Array.from({ length: colours_each }, (_, which) => seat + which * players);
}

/** The board's squares (1 to 9) in the order in which a seat sees them, row by row from far left. */
export function squaresFrom(box: Box, view: View, seat: number): number[] {
  const seating = { 2: "two", 3: "three", 4: "four" }[view.players] ?? "four";
  return box.sides[box.sides[seating][seat] as string] as number[];
}

/** Every tower's parts from the ground up. The record knows how many floors are whose; in which order they came, the log tells. */
export function stacks(view: View, log: GameEvent[], box: Box): Part[][][] {
  const found: Part[][][] = box.cities.names.map(() => Array.from({ length: 9 }, () => []));
  for (const { kind, n, fields: f } of log) {
    if (kind !== "built" || n > view.version) continue;
    const city = box.cities.names.indexOf(String(f.city));
    found[city][Number(f.square) - 1].push({ owner: box.colours.names.indexOf(String(f.colour)), size: Number(f.size) });
  }
  const { floors, top } = fields(view);
  return found.map((city, c) => city.map((parts, s) => (fits(parts, floors[c][s], top[c][s]) ? parts : piled(floors[c][s], top[c][s]))));
}

function fits(parts: Part[], floors: number[], top: number): boolean {
  const mine = (owner: number): number => parts.reduce((sum, p) => sum + (p.owner === owner ? p.size : 0), 0);
  return floors.every((count, owner) => count === mine(owner)) && (parts.at(-1)?.owner ?? -1) === top;
}

/** Without a log: each colour in one block, the owner's on top. */
function piled(floors: number[], top: number): Part[] {
  const parts = floors.map((size, owner) => ({ owner, size })).filter((p) => p.size > 0);
  return parts.sort((a, b) => Number(a.owner === top) - Number(b.owner === top));
}

/** The colour with more towers in a city than each other one, or null. */
export function leader(counts: number[]): number | null {
  const most = Math.max(...counts);
  return most > 0 && counts.filter((n) => n === most).length === 1 ? counts.indexOf(most) : null;
}

/** The one highest tower, or null. */
export function highest(all: number[][]): { city: number; site: number } | null {
  const flat = all.flat();
  const most = Math.max(...flat);
  if (most === 0 || flat.filter((h) => h === most).length > 1) return null;
  const at = flat.indexOf(most);
  return { city: Math.floor(at / 9), site: at % 9 };
}

/** The owner number that a move's colour means for the seat that moves. */
export function colourOf(move: LegalMove, view: View): number {
  return (view.actor ?? 0) + (move.fields.colour === "second" ? view.players : 0);
}
