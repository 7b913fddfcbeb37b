/** Where the streets run, and where the names of streets, parks and landmarks are written. */
import type { Iso, Point } from "../../toolkit/iso";
import type { Cell } from "../../toolkit/shapes";
import { squareName, type BoardData } from "./model";

export const cellsOf = (data: BoardData, code: string): Cell[] => data.map.flatMap((row, r) => row.flatMap((c, x) => (c === code ? [[x, r] as Cell] : [])));

/** In squares. */
const ASIDE = 0.15;

/** The stretches of a street between its crossings. */
function stretches(cells: Cell[]): Cell[][] {
  const found: Cell[][] = [];
  for (const now of cells) {
    const before = found.at(-1)?.at(-1);
    if (before && Math.abs(now[0] - before[0]) + Math.abs(now[1] - before[1]) === 1) found.at(-1)!.push(now);
    else found.push([now]);
  }
  return found;
}

export interface Street {
  name: string;
  /** From west to east. */
  along: boolean;
  runs: Cell[][];
}

export function streets(data: BoardData): Street[] {
  return Object.entries(data.streets).map(([code, name]) => {
    const runs = stretches(cellsOf(data, code));
    return { name, along: runs[0].every(([, r]) => r === runs[0][0][1]), runs };
  });
}

/** The stretch that carries the name: one that no building stands before, if there is one. At first names do not meet at crossings.
 * Where every stretch lies behind buildings, or on squares with another name (`taken`), there is none: a name over roofs would hide what they are worth. */
export function namedRun({ runs: all, along }: Street, built: Set<string>, taken: Set<string>): Cell[] | null {
  const runs = all.filter((run) => !run.some((at) => taken.has(squareName(at))));
  if (runs.length === 0) return null;
  const first = runs[Math.min(runs.length - 1, along ? runs.length - 2 : 1)] ?? runs[0];
  const hidden = (run: Cell[]): number => run.filter(([c, r]) => [[c + 1, r], [c, r + 1], [c + 1, r + 1]].some((at) => built.has(squareName(at as Cell)))).length;
  const best = [first, ...runs].reduce((best, run) => (hidden(run) < hidden(best) ? run : best));
  return hidden(best) < best.length ? best : null;
}

/** The middle of some squares, or a little before it. */
export function heart(iso: Iso, cells: Cell[], before: Point = [0, 0]): Point {
  const [x, y] = [0, 1].map((i) => cells.reduce((sum, c) => sum + c[i] + 0.5, 0) / cells.length - before[i]);
  return iso.at(x, y);
}

/** How far a name gives way on the two near edges, where the names of columns and rows stand too. */
export function givingWay(data: BoardData, { along, runs }: Street): Point {
  const [c, r] = runs[0][0];
  if (along) return [0, r === data.map.length - 1 ? ASIDE : 0];
  return [c === data.map[0].length - 1 ? ASIDE : 0, 0];
}
