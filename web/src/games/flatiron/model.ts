/** What the board shows, read out of a view: no rules, only where things lie and what is printed on them. */
import type { View } from "../../net/types";
import type { Play } from "../../toolkit/play.svelte";

export const STREETS = ["broadway", "22nd", "5th", "23rd"];
export const NONE = -1;
/** Halves of cards are numbered: those of street cards first. */
const STREET_CARDS = 32;
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
  pillar_points: number[];
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
  board: number[];
  side: number[];
  money: number[];
  pillars: number[][];
  tiles: number[];
  columns: number[][][];
  open_floor: number;
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
  todo_count: number;
  todo_next: number;
  depth: number;
  gone_papers: number[];
  given: (number[] | null)[];
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
/** A board's effects in words, column by column. */
export const columnsTold = (play: Play, columns: Face[][]): string =>
  columns.map((faces, c) => `${play.say(`place-${STREETS[c]}`)}: ${faces.map((face) => printed(play, face)).join(", ")}`).join(". ");

export const PLACES = [...STREETS, "city-hall"];
export const CHOOSING_DANIELS_SIDE = 1;
export const RUNNING = 4;
export const PLACING_TILES = 6;
export const colours = (play: Play): string[] => (play.box.colours as { names: string[] }).names;
/** A colour's letter in the language that is spoken. */
export const letter = (play: Play, colour: string): string => play.say(`colour-${colour}`)[0].toUpperCase();

export const placeOf = (play: Play, company: number): string | null => {
  const at = fields(play.view).figure[company];
  return at === NONE ? null : PLACES[at];
};
/** Companies from mine on; in the solo game the second one is Daniel's. */
export const companies = (play: Play): number[] => (play.view.players === 1 ? [0, 1] : play.order);
export const ownerOf = (play: Play, company: number): number | null => (company < play.view.players ? company : null);
/** Letters of a name that a company's board has room for. */
const ROOM = 13;
export const shortName = (play: Play, company: number): string => {
  const name = nameOf(play, company);
  return name.length > ROOM ? `${name.slice(0, ROOM - 1).trimEnd()}…` : name;
};
export const nameOf = (play: Play, company: number): string => (company < play.view.players ? play.names[company] : "Daniel");
export const pointsOf = (play: Play, company: number): number =>
  company < play.view.players ? play.view.points[company] : (extras(play.view).daniel?.points ?? 0);
export const figures = (play: Play, place: string): number[] => [0, 1].filter((company) => placeOf(play, company) === place);

/** A company's newspapers in words; of another's, those that I gave away and know. */
export function papersHeld(play: Play, company: number): string {
  const f = fields(play.view);
  const count = play.say("seat-papers", { count: f.paper_count[company] });
  const given = play.me === null || play.me === company ? [] : (f.given[play.me] ?? []).flatMap((n, i) => Array.from({ length: n }, () => printed(play, extras(play.view).newspapers[i])));
  return given.length > 0 ? `${count}. ${play.say("papers-given", { papers: given.join("; ") })}` : count;
}

/** The cards that City Hall began with, in order: one that is gone leaves its place empty. */
export function hallPlaces(view: View): (CardPage | null)[] {
  const { city_hall, companies, daniel } = extras(view);
  const gone = [...companies.flatMap((c) => c.columns.flatMap((column) => column.city_hall.map((half) => half.card))), ...(daniel?.cards ?? []).filter((c) => !c.street).map((c) => c.id)];
  const open = new Map(city_hall.map((card) => [card.id, card]));
  return [...open.keys(), ...gone].sort().map((id) => open.get(id) ?? null);
}

/** Thumbs in words, or nothing. */
export const thumbs = (play: Play, value: number): string => (value === 0 ? "" : ` ${play.say("thumbs-label", { up: value > 0 ? "yes" : "no", count: Math.abs(value) })}`);

/** A half of a card in words: what it costs, where it goes, what it does. */
export function cardLabel(play: Play, card: CardPage, half: number): string {
  const face = card.halves[half];
  const what = { half: play.say(`half-${HALVES[half]}`), effect: printed(play, face), price: card.price };
  const told = card.street ? play.say("half-label", { ...what, column: play.say(`place-${card.street}`) }) : play.say("hall-label", what);
  return told + thumbs(play, face.reputation ?? 0);
}

/** A card that Daniel has taken: for his thumbs it matters which half is the upper one (FL39). */
export function takenLabel(play: Play, card: CardPage): string {
  const halves = card.halves.map((face, i) => `${play.say(`half-${HALVES[i]}`)}: ${printed(play, face)}.${thumbs(play, face.reputation ?? 0)}`);
  return play.say("taken-label", { kind: card.street ? "street" : "hall", price: card.price, halves: halves.join(" ") });
}

export interface Strip {
  face: Face;
  /** Its place among the column's effects, from 1; City Hall cards have none. */
  row: number | null;
  kind: "paper" | "hall" | "board";
}

/** A column as it lies: cards above from the outermost, the board's own effects, cards below; in the order of purchase from the board outwards. */
export function strips(view: View, company: number, column: number): { above: Strip[]; printed: Strip[]; below: Strip[] } {
  const page = extras(view).companies[company].columns[column];
  const halves = fields(view).columns[company][column].filter((half) => half !== NONE);
  const hall = page.city_hall.map((face): Strip => ({ face, row: null, kind: "hall" }));
  const effects = page.effects.map((face, i): Strip => ({ face, row: i + 1, kind: face.card ? "paper" : "board" }));
  const take = (half: number): Strip => (half < 2 * STREET_CARDS ? effects.shift()! : hall[0]);
  const above = halves.filter((half) => half % 2 === 0).reverse().map(take);
  const own = effects.splice(0, 2);
  return { above, printed: own, below: halves.filter((half) => half % 2 === 1).map(take) };
}
