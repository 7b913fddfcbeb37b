/** The city in the evening as outlines: houses with setbacks, four landmarks, a bridge. Always the same. */
export interface City {
  far: string;
  near: string;
  /** Lit windows of the near houses. */
  windows: string;
  rays: string;
  cables: string;
}

type Tier = [width: number, height: number];
type House = { x: number; tiers: Tier[]; spire?: number; crown?: boolean };

/** A chance that never changes. */
function dice(seed: number): () => number {
  let s = seed;
  return () => (s = (s * 1103515245 + 12345) % 2147483648) / 2147483648;
}

function outline({ x, tiers, spire = 0, crown = false }: House, ground: number): string {
  const up: string[] = [];
  const down: string[] = [];
  let y = ground;
  for (const [width, height] of tiers) {
    up.push(`L${x - width / 2} ${y}L${x - width / 2} ${y - height}`);
    down.unshift(`L${x + width / 2} ${y - height}L${x + width / 2} ${y}`);
    y -= height;
  }
  const [width] = tiers[tiers.length - 1];
  const arches = crown ? `Q${x - width / 2} ${y - width * 0.7} ${x} ${y - width * 1.5}Q${x + width / 2} ${y - width * 0.7} ${x + width / 2} ${y}` : "";
  const needle = spire ? `L${x - 1.2} ${y - (crown ? width * 1.5 : 0)}L${x} ${y - spire}L${x + 1.2} ${y - (crown ? width * 1.5 : 0)}` : "";
  return `M${x - tiers[0][0] / 2} ${ground}${up.join("")}${crown ? arches : ""}${needle}${down.join("")}Z`;
}

/** Windows in columns, as the tall houses of the time had them; some rows are dark. */
function lit({ x, tiers }: House, ground: number, next: () => number): string {
  let y = ground;
  let d = "";
  for (const [width, height] of tiers) {
    const columns = Math.floor((width - 6) / 8);
    const left = x - ((columns - 1) * 8) / 2 - 1.5;
    for (let c = 0; c < columns; c++)
      for (let r = 0; r < Math.floor((height - 6) / 10); r++) if (next() > 0.66) d += `M${left + c * 8} ${y - height + 6 + r * 10}h3v5h-3z`;
    y -= height;
  }
  return d;
}

function row(seed: number, width: number, wide: number, low: number, high: number): House[] {
  const next = dice(seed);
  const found: House[] = [];
  for (let x = 0; x < width + wide; ) {
    const w = wide * (0.7 + next() * 0.8);
    const h = low + (high - low) * next() ** 1.7;
    const steps = h > (low + high) / 2.4 ? 3 : 1 + Math.floor(next() * 2);
    const tiers = Array.from({ length: steps }, (_, i): Tier => [w * (1 - i * 0.24), i === 0 ? h * (0.5 + 0.5 / steps) : (h * 0.5) / steps]);
    found.push({ x: x + w / 2, tiers, spire: steps === 3 && next() > 0.5 ? 12 + next() * 14 : 0 });
    x += w + next() * 5;
  }
  return found;
}

const LANDMARKS: House[] = [
  { x: 372, tiers: [[64, 62], [48, 40], [34, 26], [20, 10], [10, 8]], spire: 40 },
  { x: 905, tiers: [[56, 70], [40, 38], [26, 16]], crown: true, spire: 74 },
  { x: 1178, tiers: [[26, 104], [30, 6]] },
  { x: 640, tiers: [[60, 50], [34, 44], [22, 20]], crown: true, spire: 44 },
];

/** Two towers with pointed arches, and the cables between them. */
function bridge(x: number, ground: number): { towers: string; cables: string } {
  const tower = (at: number): string =>
    `M${at - 17} ${ground}V${ground - 84}h34V${ground}h-9V${ground - 50}q-4 -12 -8 0V${ground}zM${at - 19} ${ground - 88}h38v5h-38z`;
  const deck = ground - 26;
  const sag = (from: number, to: number, top: number, low: number): string => `M${from} ${top}Q${(from + to) / 2} ${low} ${to} ${top}`;
  const ends = `M${x - 140} ${deck}Q${x - 70} ${deck - 8} ${x} ${ground - 86}M${x + 210} ${ground - 86}Q${x + 280} ${deck - 8} ${x + 350} ${deck}`;
  const hangers = Array.from({ length: 13 }, (_, i) => {
    const share = (i + 1) / 14;
    return `M${x + 210 * share} ${deck}V${ground - 86 + 4 * share * (1 - share) * 50}`;
  });
  return { towers: tower(x) + tower(x + 210) + `M${x - 150} ${deck}h510v4h-510z`, cables: sag(x, x + 210, ground - 86, deck + 14) + ends + hangers.join("") };
}

export function city(width: number, ground: number): City {
  const next = dice(99);
  const clear = (house: House): boolean => LANDMARKS.every((l) => Math.abs(l.x - house.x) > 34) && house.x < 1250;
  const near = [...row(23, width, 46, 18, 96).filter(clear), ...LANDMARKS];
  const over = bridge(1310, ground);
  const rays = Array.from({ length: 31 }, (_, i) => {
    const angle = (Math.PI * (i + 0.5)) / 31;
    return `M${width / 2} ${ground}L${width / 2 - Math.cos(angle) * 1400} ${ground - Math.sin(angle) * 1400}`;
  });
  return {
    far: row(7, width, 40, 46, 150).map((house) => outline(house, ground)).join(""),
    near: near.map((house) => outline(house, ground)).join("") + over.towers,
    windows: near.map((house) => lit(house, ground, next)).join(""),
    rays: rays.join(""),
    cables: over.cables,
  };
}
