/** Where things lie on Fifth Avenue's board: rings drawn as ellipses, seen at the slant of all boards. */
import { round, type Point } from "../../toolkit/iso";

/** Half the width and half the depth of a ring of sites. */
export const RX = 93;
export const RY = 55;
const INNER = 0.43;
const OUTER = 1;

/** The middle of each place; the picture's origin is Times Square. */
export const SPOTS: Record<string, Point> = {
  "34th-west": [-104, 129],
  "34th-east": [104, 129],
  "42nd-west": [-208, 0],
  "times-square": [0, 0],
  "42nd-east": [208, 0],
  "52nd-west": [-104, -129],
  "52nd-east": [104, -129],
  start: [0, 220],
  "central-park": [0, -247],
};

const on = (r: number, angle: number): Point => [r * RX * Math.cos(angle), r * RY * Math.sin(angle)];
const put = ([x, y]: Point): string => `${round(x)} ${round(y)}`;

/** The middle angle of a site: five have one at the back, six have an edge there, so that the front middle is free. */
export function angle(index: number, count: number): number {
  const step = (2 * Math.PI) / count;
  return -Math.PI / 2 + index * step + (count % 2 === 0 ? step / 2 : 0);
}

/** The outline of one site of a ring. */
export function wedge(index: number, count: number, grow = 0): string {
  const half = Math.PI / count;
  const middle = angle(index, count);
  const [inner, outer] = [INNER - grow, OUTER + grow];
  const [near, far] = [half - (0.045 - grow) / inner, half - (0.045 - grow) / outer];
  const [a, b, c, d] = [on(outer, middle - far), on(outer, middle + far), on(inner, middle + near), on(inner, middle - near)];
  return `M${put(a)}A${round(outer * RX)} ${round(outer * RY)} 0 0 1 ${put(b)}L${put(c)}A${round(inner * RX)} ${round(inner * RY)} 0 0 0 ${put(d)}Z`;
}

/** The middle of a site, and where its sign stands. */
export const heart = (index: number, count: number): Point => on(0.72, angle(index, count));
export const corner = (index: number, count: number): Point => on(0.86, angle(index, count) - (0.3 * 2 * Math.PI) / count);

export const ellipse = (rx: number, ry: number, y = 0): string => `M${-rx} ${y}A${rx} ${ry} 0 0 1 ${rx} ${y}A${rx} ${ry} 0 0 1 ${-rx} ${y}Z`;

/** The side wall of a round plate. */
export const wall = (rx: number, ry: number, thick: number): string => `M${-rx} 0A${rx} ${ry} 0 0 0 ${rx} 0V${thick}A${rx} ${ry} 0 0 1 ${-rx} ${thick}Z`;

/** Where a commission stands at a place, and where its marker lies. */
export function stand(place: string, commission: number): Point {
  const [x, y] = SPOTS[place];
  const side = commission === 0 ? -1 : 1;
  if (place === "start") return [x + side * 20, y + 8];
  if (place === "central-park") return [x + side * 22 - 205, y + 16];
  return [x + side * 15, y + 10];
}

export const markerSpot = (place: string, commission: number): Point => [SPOTS[place][0] + (commission === 0 ? -19 : 19), SPOTS[place][1] - 9];

/** The middle line of a way, beside its twin. */
export function lane(place: string, commission: number): Point {
  if (place === "central-park") return stand(place, commission);
  const [x, y] = SPOTS[place];
  return [x + (commission === 0 ? -5 : 5), y];
}
