/** What is printed on cards, boards, floors and newspapers, as a row of signs. Prices are hollow coins, gains are full ones. */
import type { Face } from "./model";

export type Token =
  | { sign: "pay" | "get" | "points" | "cut"; text: string }
  | { sign: "pillar"; colour: string; based?: boolean }
  | { sign: "thumb" | "floor" | "paper" | "run-paper" | "card" | "hall-card" | "hall" | "own" | "market" | "newsboy" | "pawns" | "swap" | "step" }
  | { sign: "text"; text: string };

const WIDTHS: Record<string, number> = { floor: 24, hall: 22, pawns: 24, swap: 20, step: 17, own: 20, thumb: 22, pillar: 16, card: 15, "hall-card": 15, market: 20, "run-paper": 24, paper: 18, newsboy: 18, points: 20, pay: 20, get: 20 };

/** How wide a sign is, where it is 20 high. */
export function width(token: Token): number {
  if (token.sign === "text") return /[›/]/.test(token.text) ? 6 : token.text.length * 6.6 + 2;
  if (token.sign === "cut") return token.text.length * 7 + 4;
  return WIDTHS[token.sign];
}

/** As small as signs may be drawn: what is written in them must be read. */
export const READABLE = 0.64;

/** The space between two signs. */
export const GAP = 2;

/** How wide a row of signs is, where it is 20 high. */
export const across = (row: Token[]): number => row.reduce((sum, token) => sum + width(token) + GAP, -GAP);

const pay = (n: unknown): Token => ({ sign: "pay", text: `${n}` });
const get = (n: unknown): Token => ({ sign: "get", text: `${n}` });
const points = (n: unknown): Token => ({ sign: "points", text: `${n}` });
const pillar = (colour: unknown): Token => ({ sign: "pillar", colour: String(colour).replace("colour-", "") });
const built: Token = { sign: "pillar", colour: "any", based: true };
const text = (t: string): Token => ({ sign: "text", text: t });
const sign = (s: "thumb" | "floor" | "paper" | "run-paper" | "card" | "hall-card" | "hall" | "own" | "market" | "newsboy" | "pawns" | "swap" | "step"): Token => ({ sign: s });
const many = (n: unknown): Token[] => (Number(n) > 1 ? [text(`${n}`)] : []);

function building(a: Face["arguments"], same: boolean): Token[] {
  const parts = Array.from({ length: Number(a.count) }, () => built);
  const more = Number(a.bonus_points) > 0 ? [text("+"), points(a.bonus_points)] : [];
  return [pay(a.price), text("›"), ...parts, ...(same ? [text("="), built] : []), ...more];
}

const short = (street: string): string => street.replace("place-", "").replace("broadway", "Bway");

type Drawing = (a: Face["arguments"]) => Token[];
const DRAWN: Record<string, Drawing> = {
  "gain-nothing": () => [text("–")],
  "gain-dollars": (a) => [get(a.dollars)],
  "gain-points": (a) => [points(a.points)],
  "gain-dollars-and-points": (a) => [get(a.dollars), points(a.points)],
  "gain-dollars-per-newsboy": () => [get(1), text("×"), sign("newsboy")],
  "gain-dollars-per-floor": (a) => [get(a.dollars), text("×"), sign("floor")],
  "gain-points-per-floors": (a) => [points(a.points), text("×"), ...many(a.per), sign("floor")],
  "gain-points-if-colour": (a) => [sign("floor"), pillar(a.colour), text("›"), points(a.points)],
  "gain-points-if-slot-colour": (a) => [pillar(a.colour), text("›"), points(a.points)],
  "gain-reputation-tile": () => [text("+"), sign("thumb")],
  "gain-newspaper": () => [sign("paper")],
  "trade-pillar": (a) => [pillar(a.colour), pay(a.buy), text("/"), get(a.sell)],
  "build-pillars": (a) => building(a, false),
  "build-pillars-bonus": (a) => building(a, false),
  "build-pillars-same": (a) => building(a, true),
  "build-pillars-bonus-same": (a) => building(a, true),
  "build-floor": (a) => [pay(a.price), text("›"), sign("floor"), points(a.points)],
  "swap-pillar": () => [pillar("any"), sign("swap"), pillar("any")],
  "buy-any-pillar": (a) => [pay(a.price), text("›"), pillar("any")],
  "buy-street-card": (a) => [sign("card"), ...(Number(a.discount) > 0 ? [{ sign: "cut", text: `−${a.discount}` } as Token] : [])],
  "buy-city-hall-card": (a) => [sign("hall-card"), ...(Number(a.discount) > 0 ? [{ sign: "cut", text: `−${a.discount}` } as Token] : [])],
  "city-hall-action": (a) => [pay(a.price), text("›"), sign("hall")],
  "use-own-effect": (a) => [pay(a.price), text("›"), sign("own")],
  "use-market-effect": (a) => [pay(a.price), text("›"), sign("market")],
  "activate-newspaper": () => [sign("run-paper")],
  "per-street-card": (a) => [points(a.points), text("/"), ...many(a.per), sign("card")],
  "per-dollar": (a) => [points(a.points), text("/"), ...many(a.per), get("$")],
  "per-positive-reputation": (a) => [points(a.points), text("/"), ...many(a.per), sign("thumb")],
  "per-city-hall-card": (a) => [points(a.points), text("/"), sign("hall-card")],
  "fixed-points": (a) => [points(a.points)],
  "per-own-pillar": (a) => [points(a.points), text("/"), pillar("any"), sign("own")],
  "per-floor-with-colours": (a) => [points(a.points), text("/"), pillar(a.first), pillar(a.second)],
  "per-built-pillar": (a) => [points(a.points), text("/"), pillar(a.colour)],
  "floor-points": (a) => [sign("floor"), points(a.points)],
  "floor-none": () => [text("–")],
  "floor-city-hall-dollars": (a) => [sign("hall"), text("›"), get(a.dollars)],
  "floor-move-dollars": (a) => [sign("step"), text(short(String(a.street))), get(a.dollars)],
  "floor-share-place": () => [sign("pawns")],
  "floor-street-card-points": (a) => [sign("card"), text("+"), points(a.points)],
  "floor-sale-dollars": (a) => [pillar("any"), text("+"), get(a.dollars)],
  "floor-city-hall-card-discount": (a) => [sign("hall-card"), { sign: "cut", text: `−${a.dollars}` }],
  "floor-pillar-discount": (a) => [pillar("any"), { sign: "cut", text: `−${a.dollars}` }],
  "floor-same-colour": () => [built, text("="), built],
};

/** The signs of what is printed; an unknown effect, of a box of one's own, is left to its words. */
export function tokens(face: Face): Token[] {
  return DRAWN[face.message.replace("print-", "")]?.(face.arguments) ?? [text("?")];
}
