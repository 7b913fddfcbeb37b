/** Where things lie on the stage: the wide table of a desk, the tall one of a phone. */
export interface Area {
  x: number;
  y: number;
  w: number;
  h: number;
}
export interface Layout {
  wide: boolean;
  box: [number, number, number, number];
  track: Area;
  streets: Record<string, Area>;
  tower: { x: number; y: number; scale: number };
  plan: Area;
  next: Area;
  supply: Area;
  hall: Area;
  mine: Area;
  theirs: Area;
  /** Where only one company's board lies open at a time: what both have, and the switch between them. */
  heads: Area | null;
}

export const WIDE: Layout = {
  wide: true,
  box: [0, 0, 1000, 560],
  track: { x: 2, y: 2, w: 996, h: 28 },
  streets: {
    broadway: { x: 2, y: 38, w: 150, h: 136 },
    "22nd": { x: 2, y: 182, w: 150, h: 136 },
    "5th": { x: 512, y: 38, w: 150, h: 136 },
    "23rd": { x: 512, y: 182, w: 150, h: 136 },
  },
  tower: { x: 240, y: 310, scale: 1 },
  plan: { x: 328, y: 38, w: 176, h: 158 },
  next: { x: 328, y: 202, w: 176, h: 62 },
  supply: { x: 328, y: 270, w: 176, h: 48 },
  hall: { x: 672, y: 38, w: 326, h: 280 },
  mine: { x: 2, y: 328, w: 494, h: 230 },
  theirs: { x: 504, y: 328, w: 494, h: 230 },
  heads: null,
};

export const TALL: Layout = {
  wide: false,
  box: [0, 0, 360, 528],
  track: { x: 2, y: 1, w: 356, h: 19 },
  streets: {
    broadway: { x: 1, y: 24, w: 92, h: 88 },
    "22nd": { x: 1, y: 116, w: 92, h: 88 },
    "5th": { x: 267, y: 24, w: 92, h: 88 },
    "23rd": { x: 267, y: 116, w: 92, h: 88 },
  },
  tower: { x: 128.5, y: 203, scale: 0.54 },
  plan: { x: 164, y: 24, w: 99, h: 101 },
  next: { x: 164, y: 127, w: 99, h: 46 },
  supply: { x: 164, y: 175, w: 99, h: 29 },
  hall: { x: 1, y: 208, w: 358, h: 88 },
  mine: { x: 1, y: 345, w: 358, h: 182 },
  theirs: { x: 1, y: 345, w: 358, h: 182 },
  heads: { x: 1, y: 299, w: 358, h: 46 },
};
