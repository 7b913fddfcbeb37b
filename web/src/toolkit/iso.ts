/** The projection of all boards: a city seen from above at a steep slant, so that low towers behind high ones stay in sight. */

export type Point = [x: number, y: number];

export class Iso {
  /** `tile`: half the width of one unit square on the screen; `slope`: height to width of a square; `floor`: height of a storey. */
  constructor(
    readonly tile = 44,
    readonly slope = 0.6,
    readonly floor = 9,
  ) {}

  /** Where a point of the model is on the screen: x runs to the right and down, y to the left and down, z up (in floors). */
  at(x: number, y: number, z = 0): Point {
    return [(x - y) * this.tile, (x + y) * this.tile * this.slope - z * this.floor];
  }

  /** A closed outline through points of the model. */
  outline(...points: [x: number, y: number, z?: number][]): string {
    return path(points.map((p) => this.at(...p)));
  }

  /** A rectangle on the level z. */
  plate(x0: number, y0: number, x1: number, y1: number, z = 0): string {
    return this.outline([x0, y0, z], [x1, y0, z], [x1, y1, z], [x0, y1, z]);
  }

  /** The three visible faces of a box. */
  box(x0: number, y0: number, x1: number, y1: number, z0: number, z1: number): { top: string; left: string; right: string } {
    return {
      top: this.plate(x0, y0, x1, y1, z1),
      left: this.outline([x0, y1, z0], [x1, y1, z0], [x1, y1, z1], [x0, y1, z1]),
      right: this.outline([x1, y1, z0], [x1, y0, z0], [x1, y0, z1], [x1, y1, z1]),
    };
  }

  /** The outline of a whole box. */
  hull(x0: number, y0: number, x1: number, y1: number, z0: number, z1: number): string {
    return this.outline([x0, y1, z0], [x1, y1, z0], [x1, y0, z0], [x1, y0, z1], [x0, y0, z1], [x0, y1, z1]);
  }

  /** The shadow of a box on the ground: the sun stands low on the left. */
  shadow(x0: number, y0: number, x1: number, y1: number, z: number): string {
    const dx = z * 0.11;
    const dy = -z * 0.07;
    return this.outline([x0, y0], [x0 + dx, y0 + dy], [x1 + dx, y0 + dy], [x1 + dx, y1 + dy], [x1, y1], [x0, y1]);
  }

  /** A point on a side face: u from 0 to 1 along its foot, z in floors. */
  onLeft(x0: number, x1: number, y: number, u: number, z: number): Point {
    return this.at(x0 + (x1 - x0) * u, y, z);
  }

  onRight(y0: number, y1: number, x: number, u: number, z: number): Point {
    return this.at(x, y1 + (y0 - y1) * u, z);
  }

  /** The transform that lays upright drawing on a plane: the ground (reading along x), the left or the right wall. */
  lay(plane: "ground" | "left" | "right", x: number, y: number, z = 0): string {
    const [sx, sy] = this.at(x, y, z);
    const s = this.slope;
    const m = { ground: [0.72, 0.72 * s, -0.72, 0.72 * s], left: [1, s, 0, 1], right: [1, -s, 0, 1] }[plane];
    return `matrix(${m.join(" ")} ${round(sx)} ${round(sy)})`;
  }
}

export function round(v: number): number {
  return Math.round(v * 100) / 100;
}

export function path(points: Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}Z`;
}
