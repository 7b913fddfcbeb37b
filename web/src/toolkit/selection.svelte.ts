/**
 * Choosing a move by pointing at things. A move is a set of *targets* (a card, a part, a site); pointing at targets narrows the legal moves
 * down, in any order, until one is left. Mouse, touch, keyboard and the list of moves all go through here. No rules: only the legal list.
 */
import type { LegalMove } from "../net/types";

export type TargetState = "live" | "chosen" | "implied" | "other" | "dead";

/** Milliseconds within which a second tap on the same thing is still the first one. */
const DOUBLE = 300;

export class Selection {
  /** Every legal move now, and the targets of each. */
  legal: LegalMove[] = $state.raw([]);
  #targets: Map<number, string[]> = $state.raw(new Map());
  /** What has been pointed at so far, in order. */
  chosen: string[] = $state.raw([]);
  /** What the pointer or the focus is on. */
  hover: string | null = $state(null);
  /** A move of the list under the pointer: shown on the board as a preview. */
  shown: LegalMove | null = $state.raw(null);

  /** When what was chosen last was. */
  #since = 0;

  candidates: LegalMove[] = $derived(this.fitting(this.chosen));
  /** The one move that is left, once something has been pointed at. */
  pending: LegalMove | null = $derived(this.chosen.length > 0 && this.candidates.length === 1 ? this.candidates[0] : null);
  #any: Set<string> = $derived(new Set([...this.#targets.values()].flat()));
  #live: Set<string> = $derived(new Set(this.candidates.flatMap((m) => this.targetsOf(m))));
  #implied: Set<string> = $derived(this.#common());

  /** A new position: nothing is chosen any more. */
  offer(legal: LegalMove[], targets: (move: LegalMove) => string[]): void {
    this.legal = legal;
    this.#targets = new Map(legal.map((m) => [m.id, targets(m)]));
    this.chosen = [];
    this.shown = null;
  }

  targetsOf(move: LegalMove): string[] {
    return this.#targets.get(move.id) ?? [];
  }

  /** The legal moves that contain all of these targets. */
  fitting(targets: string[]): LegalMove[] {
    return this.legal.filter((m) => targets.every((t) => this.#targets.get(m.id)?.includes(t)));
  }

  /** The candidates that would be left if this target were chosen too. */
  with(target: string): LegalMove[] {
    return this.candidates.filter((m) => this.#targets.get(m.id)?.includes(target));
  }

  state(target: string): TargetState {
    if (this.chosen.includes(target)) return "chosen";
    if (this.chosen.length > 0 && this.#implied.has(target)) return "implied";
    if (this.#live.has(target)) return "live";
    return this.#any.has(target) ? "other" : "dead";
  }

  /** Points at a target: takes it on, puts it back, or starts anew with what still fits it. */
  pick(target: string): void {
    this.shown = null;
    const now = performance.now();
    if (this.chosen.at(-1) === target && now - this.#since < DOUBLE) return;
    this.#since = now;
    if (this.chosen.includes(target)) {
      this.chosen = this.chosen.filter((t) => t !== target);
    } else if (this.#any.has(target)) {
      let kept = [target];
      for (const old of this.chosen) if (this.fitting([...kept, old]).length > 0) kept = [...kept, old];
      this.chosen = this.chosen.length === kept.length - 1 ? [...this.chosen, target] : kept;
    }
  }

  /** Chooses a whole move at once, as from the list. */
  propose(move: LegalMove): void {
    this.shown = null;
    this.chosen = [...this.targetsOf(move), `move:${move.id}`];
    if (!this.#targets.get(move.id)?.includes(`move:${move.id}`))
      this.#targets = new Map(this.#targets).set(move.id, this.chosen);
  }

  clear(): void {
    this.chosen = [];
    this.shown = null;
  }

  #common(): Set<string> {
    const [first, ...rest] = this.candidates;
    if (!first) return new Set();
    return new Set(this.targetsOf(first).filter((t) => rest.every((m) => this.targetsOf(m).includes(t))));
  }
}
