/** Outlines of shapes made of unit squares: tiles, lots, districts. */
import { path, type Iso, type Point } from "./iso";

export type Cell = [column: number, row: number];
const key = ([c, r]: Cell): string => `${c},${r}`;

/** The closed outlines of a set of cells, as corner points in cell units. Holes are outlines of their own. */
export function outlines(cells: Cell[]): Cell[][] {
  const inside = new Set(cells.map(key));
  const next = new Map<string, Cell[]>();
  const edge = (a: Cell, b: Cell): void => void next.set(key(a), [...(next.get(key(a)) ?? []), b]);
  for (const [c, r] of cells) {
    if (!inside.has(key([c, r - 1]))) edge([c, r], [c + 1, r]);
    if (!inside.has(key([c + 1, r]))) edge([c + 1, r], [c + 1, r + 1]);
    if (!inside.has(key([c, r + 1]))) edge([c + 1, r + 1], [c, r + 1]);
    if (!inside.has(key([c - 1, r]))) edge([c, r + 1], [c, r]);
  }
  const found: Cell[][] = [];
  for (let start = next.keys().next(); !start.done; start = next.keys().next()) {
    const first = start.value.split(",").map(Number) as Cell;
    const line: Cell[] = [];
    let here = first;
    do {
      line.push(here);
      const ways = next.get(key(here))!;
      const way = ways.shift()!;
      if (ways.length === 0) next.delete(key(here));
      here = way;
    } while (key(here) !== key(first));
    found.push(line);
  }
  return found;
}

/** The outline of cells as a path; `place` says where a corner lies on the screen. */
export function outline(cells: Cell[], place: (corner: Cell) => Point): string {
  return outlines(cells)
    .map((line) => path(line.map(place)))
    .join("");
}

/** The outline of cells on the ground of a model. */
export const isoOutline = (iso: Iso, cells: Cell[], z = 0): string => outline(cells, ([c, r]) => iso.at(c, r, z));
