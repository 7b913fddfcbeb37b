/** Facades: each owner has a style of windows, so that a floor tells its owner without colour. */
import { path, type Iso, type Point } from "./iso";

export type Style = "ribbon" | "fins" | "dots" | "grid" | "stone";
export const STYLES: Style[] = ["ribbon", "fins", "dots", "grid"];

export interface Facade {
  lit: string;
  dark: string;
}

type Spot = (u: number, z: number) => Point;
/** One window: from u0 to u1 along the wall, from v0 to v1 of its storey. */
type Window = [u0: number, u1: number, v0: number, v1: number];

const LAYOUT: Record<Style, Window[]> = {
  ribbon: [[0.08, 0.92, 0.3, 0.66]],
  fins: [0, 1, 2, 3, 4].map((i) => [0.08 + i * 0.182, 0.18 + i * 0.182, 0, 1] as Window),
  dots: [0, 1, 2].map((i) => [0.14 + i * 0.27, 0.32 + i * 0.27, 0.26, 0.74] as Window),
  grid: [0, 1, 2, 3].map((i) => [0.06 + i * 0.225, 0.245 + i * 0.225, 0.12, 0.88] as Window),
  stone: [],
};

/** Which windows are lit: always the same ones for the same wall, so that nothing flickers. */
function isLit(style: Style, floor: number, i: number, side: number): boolean {
  const mixed = (floor * 73 + i * 151 + side * 37 + style.length * 89) % 11;
  return style === "ribbon" ? (floor + side) % 2 === 0 : style === "fins" ? (i + side) % 2 === 0 : mixed < 5;
}

function wall(style: Style, floors: number, side: number, spot: Spot): Facade {
  const found: Facade = { lit: "", dark: "" };
  for (let floor = 0; floor < floors; floor++) {
    LAYOUT[style].forEach(([u0, u1, v0, v1], i) => {
      const d = path([spot(u0, floor + v0), spot(u1, floor + v0), spot(u1, floor + v1), spot(u0, floor + v1)]);
      found[isLit(style, floor, i, side) ? "lit" : "dark"] += d;
    });
  }
  return found;
}

/** The windows of both visible walls of a box. */
export function facades(iso: Iso, style: Style, x0: number, y0: number, x1: number, y1: number, z0: number, floors: number): Facade {
  const left = wall(style, floors, 0, (u, z) => iso.onLeft(x0, x1, y1, u, z0 + z));
  const right = wall(style, floors, 1, (u, z) => iso.onRight(y0, y1, x1, u, z0 + z));
  return { lit: left.lit + right.lit, dark: left.dark + right.dark };
}
