/** What the board shows, read out of a view: no rules, only where things lie. */
import type { View } from "../../net/types";
import type { Cell } from "../../toolkit/shapes";

/** How the map writes a place where streets meet. */
export const CROSSING = "++";
export const PHASE = { turn: 0, settling: 1, building: 2, placing: 3, replacing: 4, finished: 5 };

/** The fields of the record that the page uses (src/boroughs/games/new_york_1901/state.py). */
export interface Fields {
  turn: number;
  phase: number;
  card: number;
  tile: number;
  trigger: number;
  future_size: number;
  put_back_size: number;
  character: number[];
  unused: number[];
}

export interface Lot {
  lot: string;
  squares: string[];
  district: string;
  owner: number | null;
  closed: boolean;
  worker: boolean;
}
export interface Building {
  player: number;
  tile: string;
  squares: string[];
}
export interface LotCard {
  district: string;
  size: number;
}
export interface Tile {
  generation: string;
  points: number;
  shape: string[];
}
export interface BoardData {
  map: string[][];
  districts: Record<string, string>;
  streets: Record<string, string>;
  parks: Record<string, string>;
  landmarks: Record<string, string>;
  tiles: Record<string, Tile>;
}
export interface Place {
  move: string;
  squares: string[];
  torn: string[];
}

export const fields = (view: View): Fields => view.fields as unknown as Fields;
export const board = (view: View): BoardData => view.extras.board as BoardData;
export const lots = (view: View): Lot[] => view.extras.lots as Lot[];
export const buildings = (view: View): Building[] => view.extras.buildings as Building[];
export const market = (view: View): (LotCard | null)[] => view.extras.market as (LotCard | null)[];
export const places = (view: View): Place[] => view.extras.places as Place[];
/** Tiles that a seat can still build, by name. */
export const supply = (view: View, seat: number): Record<string, number> => (view.extras.supply as Record<string, number>[])[seat];
export const placing = (view: View): boolean => fields(view).phase === PHASE.placing || fields(view).phase === PHASE.replacing;

/** A square's column and row, both from 0. */
export const cell = (square: string): Cell => [square.charCodeAt(0) - 97, Number(square.slice(1)) - 1];

/** The name of a square by column and row. */
export const squareName = ([c, r]: Cell): string => `${String.fromCharCode(97 + c)}${r + 1}`;

/** The building on a square, if there is one. */
export const buildingOn = (view: View, square: string): Building | undefined => buildings(view).find((b) => b.squares.includes(square));

/** How many workers everybody has. */
export const WORKERS = 4;

/** The district of a seat's character. */
export const characterOf = (view: View, seat: number): string => Object.values(board(view).districts)[fields(view).character[seat]];

/** The lots that a card could be used for. */
export const freeLots = (view: View, { district, size }: LotCard): Lot[] =>
  lots(view).filter((lot) => lot.owner === null && !lot.closed && lot.district === district && lot.squares.length === size);

/** How high a generation is built. */
export const FLOORS: Record<string, number> = { bronze: 2, silver: 3.5, gold: 5.5, legendary: 8 };

/** The squares of a shape as drawn in the box. */
export const shapeCells = (shape: string[]): Cell[] =>
  shape.flatMap((row, r) => [...row].flatMap((mark, c) => (mark === "#" ? [[c, r] as Cell] : [])));

/** A shape turned by quarters (its top to the east, south, west), flipped before if asked. */
export function turned(cells: Cell[], turn: string, flipped: boolean): Cell[] {
  let found: Cell[] = flipped ? cells.map(([c, r]) => [-c, r]) : cells;
  for (let i = 0; i < ["north", "east", "south", "west"].indexOf(turn); i++) found = found.map(([c, r]) => [-r, c]);
  const left = Math.min(...found.map(([c]) => c));
  const top = Math.min(...found.map(([, r]) => r));
  return found.map(([c, r]) => [c - left, r - top]);
}
