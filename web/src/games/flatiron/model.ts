/** What the board shows, read out of a view: no rules, only where things lie and what is printed on them. */
import type { View } from "../../net/types";
import type { Play } from "../../toolkit/play.svelte";

export const STREETS = ["broadway", "22nd", "5th", "23rd"];
export const NONE = -1;
export const HALVES = ["upper", "lower"];

export interface Face {
  message: string;
  arguments: Record<string, string | number>;
  reputation?: number;
}
export interface CardPage {
  id: string;
  street: string | null;
  price: number;
  halves: Face[];
}
export interface StackPage {
  street: string;
  card: CardPage | null;
  unseen: number;
  under: string[];
}
export interface ColumnPage {
  street: string;
  effects: (Face & { card: string | null; half: string | null })[];
  city_hall: (Face & { card: string; half: string })[];
  reputation: number;
}
export interface BoardPage {
  id: string;
  sides: Record<string, Face[][]>;
  pillar_points: number[];
}
export interface DanielPage {
  points: number;
  place: string | null;
  row: string[];
  symbols: number;
  cards: CardPage[];
  prices: number;
  breakdown: Record<string, number>;
}

/** The fields of the record that the page uses (src/boroughs/games/flatiron/state.py). */
export interface Fields {
  phase: number;
  turn: number;
  rounds: number;
  turn_limit: number;
  figure: number[];
  money: number[];
  pillars: number[][];
  tiles: number[];
  level: number;
  building: number[];
  slots: number[][];
  supply: number[];
  tile_supply: number;
  pile: number;
  active_paper: number;
  papers: (number[] | null)[];
  paper_count: number[];
  drawn: (number[] | null)[];
  choosing_paper: number;
  paper_supply_count: number;
}

export interface Extras {
  stacks: StackPage[];
  city_hall: CardPage[];
  floor: { id: string; effect: Face; slots: Face[] };
  open_floor: { id: string; effect: Face; slots: Face[] } | null;
  newspapers: Face[];
  companies: { columns: ColumnPage[]; pillar_points: number[] }[];
  offered: BoardPage[];
  effect: Face | null;
  newsboy: number | null;
  daniel?: DanielPage;
}

export const fields = (view: View): Fields => view.fields as unknown as Fields;
export const extras = (view: View): Extras => view.extras as unknown as Extras;
/** What is printed, in words. */
export const printed = (play: Play, face: Face): string => play.words.why(face.message, face.arguments);

/** The vocabulary of places, colours and newspapers, from the legal moves' domains: as the game's tables name them. */
export const PLACES = [...STREETS, "city-hall"];
export const colours = (play: Play): string[] => (play.box.colours as { names: string[] }).names;
export const placeOf = (play: Play, company: number): string | null => {
  const at = fields(play.view).figure[company];
  return at === NONE ? null : PLACES[at];
};
