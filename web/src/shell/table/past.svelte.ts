/** A finished match out of the archive. Everybody may see it with any seat's eyes. */
import { api } from "../../net/api";
import type { GameEvent, MatchInfo, View } from "../../net/types";
import { Play } from "../../toolkit/play.svelte";
import { gameFront } from "../games";
import { settings } from "../settings.svelte";
import { gameWords } from "../words.svelte";
import type { Sitting } from "./sitting";

export class PastMatch implements Sitting {
  log: GameEvent[] = $state.raw([]);
  newest: View | null = $state.raw(null);
  past: number | null = $state(null);
  /** With whose eyes; null: a bystander's. */
  eyes: number | null = $state(0);
  mine: number | null = null;

  private constructor(
    readonly info: MatchInfo,
    readonly play: Play,
  ) {}

  static async open(id: string): Promise<PastMatch> {
    const info = await api.match(id);
    const [tables, front] = await Promise.all([api.game(info.game), gameFront(info.game)]);
    if (!front) throw new Error(`There is no board for ${info.game}.`);
    const play = new Play(front, tables);
    play.words = await gameWords(info.game, settings.language, tables);
    const found = new PastMatch(info, play);
    if (info.status === "playing") return found;
    found.mine = (await api.position(id, 0)).view.seat;
    // nobody with a seat may have won: Daniel has none
    await found.see(found.mine ?? Math.max(0, info.result?.places.indexOf(1) ?? 0));
    return found;
  }

  get match(): string {
    return this.info.id;
  }

  get endedBy(): string | null {
    return this.info.ended_by;
  }

  get names(): string[] {
    return this.info.names;
  }

  name(seat: number): string {
    return this.names[seat];
  }

  chair(): undefined {
    return undefined;
  }

  /** Looks with other eyes. */
  async see(eyes: number | null): Promise<void> {
    const { id, version } = this.info;
    const [log, last] = await Promise.all([api.events(id, -1, eyes), api.position(id, version, eyes)]);
    this.eyes = eyes;
    this.log = log;
    this.newest = last.view;
    await this.visit(this.past);
  }

  async visit(version: number | null): Promise<void> {
    const { info, play, newest, eyes } = this;
    if (!newest) return;
    this.past = version === null || version >= info.version ? null : Math.max(0, version);
    const wanted = this.past;
    const view = wanted === null ? newest : (await api.position(info.id, wanted, eyes)).view;
    if (this.past !== wanted || this.eyes !== eyes) return;
    const step = play.view !== undefined && view.version === play.view.version + 1;
    play.log = this.log.filter((event) => event.n <= view.version);
    play.recent = this.log.filter((event) => event.n === view.version && event.n > 0);
    play.fresh = step ? play.recent : [];
    play.names = this.names;
    play.show(view, []);
    play.active = false;
  }

  /** The words in another language. */
  async speak(): Promise<void> {
    this.play.words = await gameWords(this.info.game, settings.language, this.play.tables);
    this.play.names = this.names;
  }
}
