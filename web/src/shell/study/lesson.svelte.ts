/** A tutorial under way: which step, what has been played, what the board shows. */
import type { LegalMove, Reason, Studied, Study } from "../../net/types";
import { Play } from "../../toolkit/play.svelte";
import type { Step, Tutorial } from "../../toolkit/tutorial";
import { api } from "../../net/api";
import { gameFront } from "../games";
import { settings } from "../settings.svelte";
import { gameWords } from "../words.svelte";
import { study } from "./study";

const scripts = import.meta.glob("../../games/*/tutorial.ts", { import: "default" }) as Record<string, () => Promise<Tutorial>>;
export const taught = (game: string): boolean => `../../games/${game}/tutorial.ts` in scripts;

/** How long a neighbour's move stays before the next one; many of them go faster. */
const PACE = 750;
const ALL = 3600;

export class Lesson {
  at = $state(0);
  /** The neighbours are moving. */
  busy = $state(true);
  /** The learner made a legal move, but not the one that is asked for. */
  astray = $state(false);
  /** What the learner played, by step. */
  readonly #made: (string | undefined)[] = [];
  #run = 0;

  private constructor(
    readonly game: string,
    readonly script: Tutorial,
    readonly play: Play,
  ) {
    play.ask = (moves) => this.#why(moves);
  }

  static async open(game: string, names: string[]): Promise<Lesson | null> {
    const find = scripts[`../../games/${game}/tutorial.ts`];
    if (!find) return null;
    const [script, front, tables] = await Promise.all([find(), gameFront(game), api.game(game)]);
    if (!front) return null;
    const play = new Play(front, tables);
    play.words = await gameWords(game, settings.language, tables, "tutorial");
    play.names = names.slice(0, script.players);
    return new Lesson(game, script, play);
  }

  get step(): Step {
    return this.script.steps[this.at];
  }

  get last(): boolean {
    return this.at === this.script.steps.length - 1;
  }

  /** Whether the learner is to move now. */
  get asks(): boolean {
    return !this.busy && (this.step.do !== undefined || this.step.any === true);
  }

  /** What the coach points at now. */
  get points(): string[] {
    if (this.busy) return [];
    if (this.step.point) return this.step.point;
    const move = this.play.select.legal.find((m) => m.text === this.step.do?.[0]);
    return move ? this.play.select.targetsOf(move).filter((t) => !this.play.select.chosen.includes(t)) : [];
  }

  /** Goes to a step: what happened before it stands, its own moves are played one after the other. */
  async go(at: number, moving = true): Promise<void> {
    const run = ++this.#run;
    this.at = Math.max(0, Math.min(at, this.script.steps.length - 1));
    this.astray = false;
    this.busy = true;
    this.play.active = false;
    const before = this.#before(this.at);
    const own = this.step.moves ?? [];
    let shown = await this.#show(before, null, run);
    for (let i = 1; i <= own.length && run === this.#run; i++) {
      if (moving) await new Promise((done) => setTimeout(done, Math.min(PACE, ALL / own.length)));
      shown = await this.#show([...before, ...own.slice(0, i)], shown, run);
    }
    if (run !== this.#run || !shown) return;
    this.busy = false;
    this.play.active = this.asks && shown.legal.length > 0;
  }

  next(): Promise<void> {
    return this.go(this.at + 1, settings.moving);
  }

  /** The learner has chosen a move. */
  async take(move: LegalMove): Promise<void> {
    const { step } = this;
    if (!this.asks) return;
    if (!step.any && !step.do?.includes(move.text)) {
      this.astray = true;
      this.play.select.clear();
      return;
    }
    this.#made[this.at] = move.text;
    await this.next();
  }

  /** Makes the move for the learner. */
  async demonstrate(): Promise<void> {
    const move = this.play.select.legal.find((m) => m.text === this.step.do?.[0]);
    if (move) await this.take(move);
  }

  /** The words in another language. */
  async speak(): Promise<void> {
    this.play.words = await gameWords(this.game, settings.language, this.play.tables, "tutorial");
  }

  #wish(moves: string[]): Study {
    const { players, key, options, seat, auto } = this.script;
    return { game: this.game, players, key, options, seat, auto, moves };
  }

  /** All moves before a step's own ones. */
  #before(at: number): string[] {
    return this.script.steps.slice(0, at).flatMap((step, i) => {
      const made = this.#made[i] ?? step.do?.[0];
      return [...(step.moves ?? []), ...(made ? [made] : [])];
    });
  }

  async #show(moves: string[], before: Studied | null, run: number): Promise<Studied | null> {
    const { play } = this;
    const found = await study(this.#wish(moves));
    if (run !== this.#run) return null;
    const since = before?.view.version ?? (play.view && play.view.version < found.view.version ? play.view.version : found.view.version);
    play.fresh = found.events.filter((event) => event.n > since);
    play.recent = play.fresh;
    play.log = found.events;
    play.show(found.view, found.legal);
    return found;
  }

  async #why(moves: string[]): Promise<Reason[]> {
    const own = [...this.#before(this.at), ...(this.step.moves ?? [])];
    return (await study({ ...this.#wish(own), ask: moves })).reasons;
  }
}
