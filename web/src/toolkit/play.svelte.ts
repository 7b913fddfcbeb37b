/** One position as a board sees it. A live table, a replay, a tutorial and a picture on a rules page are all a `Play`. */
import { getContext, setContext, untrack } from "svelte";
import type { GameEvent, GameTables, LegalMove, Reason, View } from "../net/types";
import type { GameFront } from "./game";
import { Selection } from "./selection.svelte";
import { tip } from "./tip.svelte";
import type { Words } from "./words";

export class Play {
  view: View = $state.raw(undefined as unknown as View);
  /** Everything that happened up to this position, as I may know it. */
  log: GameEvent[] = $state.raw([]);
  /** What happened with the last step: to be animated once. */
  fresh: GameEvent[] = $state.raw([]);
  /** What happened since I acted last: stays marked. */
  recent: GameEvent[] = $state.raw([]);
  /** Names by seat, in my language's words for bots. */
  names: string[] = $state.raw([]);
  words: Words = $state.raw(undefined as unknown as Words);
  /** Whether pointing at things does anything now. */
  active = $state(false);
  readonly select = new Selection();
  /** A board's own way to point at a target, such as turning a tile by pointing again; true where that was all. */
  gesture: ((target: string) => boolean) | null = null;
  /** Asks the authority why moves (in notation) are not legal; a picture has nobody to ask. */
  ask: (moves: string[]) => Promise<Reason[]> = async () => [];

  constructor(
    readonly front: GameFront,
    readonly tables: GameTables,
  ) {}

  /** The seat that looks; null for a bystander. */
  get me(): number | null {
    return this.view.seat;
  }

  /** The seat from whose side of the table the board is seen. */
  get eye(): number {
    return this.view.seat ?? 0;
  }

  /** What is in the box: `components.toml`; other files of the box by their names. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  get box(): any {
    const { components, ...others } = this.tables.components as { components: object };
    return { ...components, ...others };
  }

  /** A message of this game or of all games. */
  say(message: string, args: Record<string, string | number> = {}): string {
    return this.words.say(message, args);
  }

  /** Points as this game writes them: some count money. */
  score(points: number): string {
    const written = this.say("score", { points: Math.abs(points) });
    return points < 0 ? `−${written}` : written;
  }

  /** What was won or lost. */
  gain(points: number): string {
    return points > 0 ? `+${this.score(points)}` : this.score(points);
  }

  /** Seats in turn order, beginning with mine. */
  get order(): number[] {
    return Array.from({ length: this.view.players }, (_, i) => (i + this.eye) % this.view.players);
  }

  show(view: View, legal: LegalMove[]): void {
    untrack(() => view.version !== this.view?.version && tip.outdate());
    this.view = view;
    this.select.offer(legal, (move) => this.front.targets(move, view));
  }

  /** Why nothing can be done with a target now, in words. */
  async why(target: string): Promise<string> {
    const moves = this.front.whyMoves?.(target, this.view, this.select.chosen) ?? [];
    const reasons = moves.length > 0 ? await this.ask(moves.slice(0, 64)) : [];
    const found = reasons.find((r) => r.message !== null);
    return found?.message ? this.words.why(found.message, found.args) : "";
  }
}

const KEY = Symbol("play");

export function setPlay(play: Play): void {
  setContext(KEY, play);
}

export function usePlay(): Play {
  return getContext<Play>(KEY);
}
