/** What the search thinks of a finished match, decision by decision: asked for from coarse to fine, so that the picture is there at once. */
import { api } from "../../net/api";
import type { Analysis } from "../../net/types";
import type { Sitting } from "./sitting";

/** How many questions are under way at a time. */
const HANDS = 2;
const MOST_TURNS = 6;
const COSTLY = 0.03;
const SWING = 0.12;

export interface Turn {
  version: number;
  seat: number;
  /** The chance to win that was given away. */
  lost: number;
  /** Whose chances changed most with the move, and from where to where. */
  swing: { seat: number; from: number; to: number };
}

export class Review {
  found: Map<number, Analysis> = $state.raw(new Map());
  running = $state(false);
  trouble: unknown = $state.raw(null);
  #stopped = false;

  constructor(readonly sitting: Sitting) {}

  /** How many decisions there are. */
  get total(): number {
    return this.sitting.newest?.version ?? 0;
  }

  get done(): boolean {
    return this.total > 0 && this.found.size >= this.total;
  }

  async start(): Promise<void> {
    if (this.running) return;
    this.running = true;
    this.#stopped = false;
    this.trouble = null;
    const todo = fromCoarse(this.total).filter((version) => !this.found.has(version));
    const hand = async (): Promise<void> => {
      for (let version = todo.shift(); version !== undefined && !this.#stopped; version = todo.shift()) await this.ask(version);
    };
    await Promise.all(Array.from({ length: HANDS }, hand));
    this.running = false;
  }

  stop(): void {
    this.#stopped = true;
  }

  /** One decision; the one that is looked at is asked for first. */
  async ask(version: number): Promise<void> {
    const { match } = this.sitting;
    if (match === null || this.found.has(version) || version >= this.total) return;
    try {
      const analysis = await api.analysis(match, version);
      this.found = new Map(this.found).set(version, analysis);
    } catch (error) {
      this.trouble = error;
      this.stop();
    }
  }

  /** A seat's chance to win at each version, where it is known; at the end it is settled. */
  chances(seat: number): (number | null)[] {
    const all: (number | null)[] = Array.from({ length: this.total + 1 }, (_, v) => this.found.get(v)?.chances[seat] ?? null);
    const places = this.sitting.newest?.result?.places;
    if (places) all[this.total] = places[seat] === 1 ? 1 / places.filter((p) => p === 1).length : 0;
    return all;
  }

  /** Where the match turned: decisions that gave much away, and moves after which the odds were others. In the order of the match. */
  get turns(): Turn[] {
    const seats = this.sitting.names.map((_, seat) => this.chances(seat));
    const all = [...this.found.values()].map((a): Turn => {
      const swings = seats.map((c, seat) => ({ seat, from: c[a.version] ?? 0, to: c[a.version + 1] ?? c[a.version] ?? 0 }));
      const swing = swings.reduce((x, y) => (Math.abs(y.to - y.from) > Math.abs(x.to - x.from) ? y : x));
      return { version: a.version, seat: a.seat, lost: a.lost ?? 0, swing };
    });
    const weight = (turn: Turn): number => Math.max(turn.lost, Math.abs(turn.swing.to - turn.swing.from) / 2);
    return all
      .filter((turn) => turn.lost >= COSTLY || Math.abs(turn.swing.to - turn.swing.from) >= SWING)
      .sort((a, b) => weight(b) - weight(a))
      .slice(0, MOST_TURNS)
      .sort((a, b) => a.version - b.version);
  }
}

/** 0 to count - 1, every 16th first, then every 8th, and so on. */
function fromCoarse(count: number): number[] {
  const order = new Set<number>();
  for (let step = 16; step >= 1; step /= 2) for (let v = 0; v < count; v += step) order.add(v);
  return [...order];
}
