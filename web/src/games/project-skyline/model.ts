/** What the board shows, read out of a view: no rules, only where things lie. */
import type { GameEvent, LegalMove, View } from "../../net/types";
import type { Point } from "../../toolkit/iso";

export const SIDE = 6;
export const FLOORS_A_STOREY = 3;
/** A tower: three set-backs and a mast, hardly higher than three storeys. */
export const TOWER = 4;
export const TOWER_FLOORS = 10;
export const HEIGHT_NAMES = ["none", "one", "two", "three", "tower"];
export const PHASE = { starting: 0, tower: 1, storey: 2, building: 3, marching: 4, card: 5, second: 6, finished: 7 };

/** The fields of the record that the page uses (src/boroughs/games/project_skyline/state.py). */
export interface Fields {
  players: number;
  turn: number;
  phase: number;
  turn_number: number;
  turn_limit: number;
  white_die: number;
  black_die: number;
  architect: number;
  marching: number;
  card: number;
  picked: number;
  owner: number[];
  height: number[];
  pawn: number[];
  storeys: number[];
  towers: number[];
  spare_storeys: number;
  cards_drawn: number;
}

export interface Space {
  space: string;
  field: string | null;
  owner: number | null;
  rent: number;
}

/** Buildings of one owner side by side: a stop at one of the spaces costs the rent of all. */
export interface Group {
  owner: number;
  fields: string[];
  rent: number;
  spaces: string[];
}

/** What a move would bring, as the game works it out. */
export interface Outcome {
  height?: string;
  marches?: string[];
  demolishes?: { owner: number; field: string; height: string };
  joins?: { owner: number; field: string; height: string };
  removes?: { owner: number; field: string; height: string };
  income?: number[];
  group_rent?: number;
  rent?: { player: number; owner: number; amount: number; paid: boolean } | null;
  tax?: number;
}

export const fields = (view: View): Fields => view.fields as unknown as Fields;
export const groupOf = (view: View, field: string): Group | undefined => (view.extras.groups as Group[]).find((g) => g.fields.includes(field));
export const street = (view: View): Space[] => view.extras.street as Space[];
export const income = (view: View): number[] => view.extras.income as number[];
export const outcome = (view: View, move: LegalMove): Outcome | undefined => (view.extras.moves as Record<string, Outcome>)[move.text];
export const unseen = (view: View): number => Object.values(view.extras.unseen_cards as Record<string, number>).reduce((a, b) => a + b, 0);

export const fieldName = (index: number): string => `${"abcdef"[index % SIDE]}${Math.floor(index / SIDE) + 1}`;
export const fieldIndex = (name: string): number => "abcdef".indexOf(name[0]) + SIDE * (Number(name[1]) - 1);

/** How many floors a building has on the screen. */
export const floorsOf = (height: number): number => (height === TOWER ? TOWER_FLOORS : height * FLOORS_A_STOREY);

/** A way from field to field goes straight, or turns once: along its row first. */
export function way(from: Point, to: Point): Point[] {
  return from[0] !== to[0] && from[1] !== to[1] ? [from, [to[0], from[1]], to] : [from, to];
}
export const placeOf = (index: number): Point => [index % SIDE, Math.floor(index / SIDE)];

/** Where a street space lies round the city, in squares: clockwise from the far corner. */
export function spaceAt(index: number): [x: number, y: number] {
  const side = Math.floor(index / (SIDE + 1));
  const step = index % (SIDE + 1);
  const run = step - 1;
  return ([[run, -1], [SIDE, run], [SIDE - 1 - run, SIDE], [-1, SIDE - 1 - run]] as [number, number][])[side];
}

export const isCorner = (index: number): boolean => index % (SIDE + 1) === 0;

/** The name of the space to which a pawn would go. */
export function ahead(view: View, seat: number, spaces: number): string {
  const ring = street(view);
  return ring[(fields(view).pawn[seat] + spaces) % ring.length].space;
}

/** Whether something happened on a field. */
export const touches = (name: string) => (event: GameEvent): boolean =>
  [event.fields.field, event.fields.origin, event.fields.other].includes(name) && event.kind !== "rent" && event.kind !== "rent-part";

/** The action card that waits for a choice, or that was drawn since I acted: the last one of them. */
export function cardShown(play: { recent: GameEvent[]; log: GameEvent[]; view: View }): string {
  const events = fields(play.view).card >= 0 ? play.log : play.recent;
  return String(events.findLast((e) => e.kind === "card")?.fields.card ?? "");
}
