/** What the board shows, read out of a view: no rules, only where things lie. */
import type { GameEvent, View } from "../../net/types";

/** The fields of Fifth Avenue's record that the page uses (src/boroughs/games/fifth_avenue/state.py). */
export interface Fields {
  players: number;
  board: number;
  turns: number;
  turn: number;
  phase: number;
  owner: number[][];
  houses: number[][];
  shops: number[][][];
  stopped: number[];
  stops: number;
  park_houses: number[];
  park_shops: number[];
  park_drawn: number[];
  display: number[];
  block: number;
  placed: number;
  at: number[];
  markers: number[][];
  general: number[];
  supply: number[];
  hand: (number[][] | null)[];
  held: number[][];
  known: number[][][];
  shop: number;
  place: number;
  bid: number[][][];
  making: (number[][] | null)[];
}

export interface Bid {
  colour: string | null;
  total: number;
  coloured: number[];
  black: number[];
  houses: number;
  passed: boolean;
}

export interface Auction {
  place: string;
  commission: number;
  bidder: number;
  leader: number | "egon" | null;
  highest: number;
  needed: number;
  bids: Bid[];
  egon: { total: number | null; cards: number[] } | null;
  colour: string | null;
  may_stop: boolean;
  allowance: number | null;
  own: {
    colour: string | null;
    laid: { coloured: number[]; black: number[] };
    total: number;
    houses: number;
    enough: boolean;
    reach: Record<string, number>;
  } | null;
}

/** What `sight.extras` computes for the page. */
export interface Extras {
  worth: (number | null)[][];
  values: number[][];
  halves: number[][];
  houses: number[];
  full: boolean[];
  districts: number[];
  bonus: { shops: number; districts: number; points: number } | null;
  ways: string[][];
  rounds: string[][];
  stacks: { top: number | null; unseen: number; returned: number[] }[];
  pile: { face_down: number; face_up: number[] };
  black_draws: number[][] | null;
  placing: { site: string; worth: number }[][][] | null;
  auction: Auction | null;
}

export interface Box {
  districts: { names: string[] };
  way: Record<string, string[] | string>;
  rings: Record<string, string[]> & { own: Record<string, Record<string, string[]>> };
  cards: { colours: string[]; numbers: number[]; houses: number[]; coloured: number[] };
  shops: { kinds: string[]; blocks: number[] };
  bonus: { shops: number[]; districts: number[]; points: number[] };
  scoring: { points: number[]; park_shops: number };
  commissions: { names: string[] };
  houses: { taken: number };
  signs: { building_stops: number };
}

export const PHASE = { founding: 0, choosing: 1, placing: 2, taking: 3, moving: 4, bidding: 5, building: 6 } as const;

export const fields = (view: View): Fields => view.fields as unknown as Fields;
export const extras = (view: View): Extras => view.extras as unknown as Extras;

export const suits = (box: Box): string[] => [...box.cards.colours, "black"];
export const places = (box: Box): string[] => [...box.districts.names, "start", "central-park"];
export const siteNames = (box: Box): string[] => [...box.cards.colours, "dashed"];

/** A district's sites in their order round it, as numbers of the record. */
export function ring(box: Box, view: View, district: string): number[] {
  const board = fields(view).board === 0 ? "five-sites" : "six-sites";
  const order = box.rings.own[district]?.[board] ?? box.rings[board];
  return order.map((name) => siteNames(box).indexOf(name));
}

/** Whose houses: an owner number of the toolkit, null for Egon's, undefined for none. */
export function holder(view: View, owner: number): number | null | undefined {
  if (owner < 0) return undefined;
  return owner >= view.players ? null : owner;
}

/** The target of a place where commissions stand. */
export const placeTarget = (place: string): string => (place === "start" || place === "central-park" ? `place:${place}` : `district:${place}`);

export interface Block {
  index: number;
  tiles: (number | null)[];
  current: boolean;
  /** Shops placed on the board once this block is used up. */
  placed: number;
}

export function blocks(box: Box, view: View): Block[] {
  const { display, block } = fields(view);
  let first = 0;
  let placed = 0;
  return box.shops.blocks.map((size, index) => {
    const tiles = display.slice(first, first + size).map((kind) => (kind < 0 ? null : kind));
    first += size;
    placed += size - 1;
    return { index, tiles, current: index === block, placed };
  });
}

/** Cards in my hand by suit and number, without those that lie in a bid or are laid for the next. */
export function free(box: Box, view: View, seat: number): number[][] {
  const { hand, bid, making } = fields(view);
  const own = extras(view).auction?.own;
  const bound = own?.colour ?? null;
  return suits(box).map((suit, s) =>
    box.cards.numbers.map((_, n) => {
      const row = suit === "black" ? 1 : suit === bound ? 0 : null;
      const used = row === null ? 0 : bid[seat][row][n] + (making[seat]?.[row][n] ?? 0);
      return (hand[seat]?.[s][n] ?? 0) - used;
    }),
  );
}

/** Whether an event happened at this site. */
export function touched(event: GameEvent, district: string, site: string): boolean {
  const { kind, fields: f } = event;
  if (!["founded", "shop", "built", "egon-built"].includes(kind)) return false;
  return (f.district ?? f.place) === district && f.site === site && f.houses !== 0;
}
