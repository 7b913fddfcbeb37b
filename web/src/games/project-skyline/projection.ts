/** How the city is seen: from a corner where there is width, from one side on a phone, where a field has to be as wide as a finger. */
import { Iso, round, type Point } from "../../toolkit/iso";
import { SIDE } from "./model";

export type Extent = [x: number, y: number, width: number, height: number];

/** Seen from above and a little from the right: fields are upright rectangles, walls lean to the left. Low, so that a tower hides little of the field behind it. */
export class Oblique extends Iso {
  constructor(
    readonly width = 45,
    readonly depth = 48,
    floor = 2.8,
    readonly lean = 0.35,
  ) {
    super(width / 2, depth / width, floor);
  }

  override at(x: number, y: number, z = 0): Point {
    return [x * this.width - z * this.lean, y * this.depth - z * this.floor];
  }

  override lay(plane: "ground" | "left" | "right", x: number, y: number, z = 0): string {
    const [sx, sy] = this.at(x, y, z);
    return `matrix(${plane === "ground" ? "0.9 0 0 0.9" : "1 0 0 1"} ${round(sx)} ${round(sy)})`;
  }
}

/** One view of the city: how it is projected, its extent, where dice and pile lie, and which fields a building stands in front of. */
export interface Sight {
  iso: Iso;
  extent: Extent;
  rim: number;
  /** How wide the gap round a field is, on each side. */
  gap: number;
  desk: Point;
  /** How far signs are moved off the roofs before them: on the left, on the far side. */
  away: [left: number, far: number];
  /** How thick the model's base is, in floors. */
  thick: number;
  /** How far pawns that share a space stand apart, in spaces. */
  apart: number;
  /** Steps from a building to the fields that it may hide. */
  behind: Point[];
}

const corner = new Iso(48, 0.6, 8);
export const WIDE: Sight = {
  iso: corner,
  extent: [-8 * 48 - 26, -102, 16 * 48 + 52, 16 * 48 * 0.6 + 90],
  rim: 0.25,
  gap: 0.05,
  desk: [-394, -92],
  away: [-11, -11],
  thick: 2.4,
  apart: 0.26,
  behind: [[-1, -1], [-1, 0], [0, -1]],
};

const front = new Oblique();
export const TALL: Sight = {
  iso: front,
  extent: [-front.width - 1, -front.depth - 60, front.width * (SIDE + 2) + 3.8, front.depth * (SIDE + 2) + 86],
  rim: 0.02,
  gap: 0.015,
  desk: [-front.width + 4, -front.depth - 58],
  away: [0, -11],
  thick: 5.5,
  apart: 0.19,
  behind: [[0, -1]],
};
