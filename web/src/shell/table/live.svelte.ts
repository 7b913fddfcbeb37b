/** A table as this browser knows it: kept in step by the line to the server. */
import { api } from "../../net/api";
import { Live, type LineState } from "../../net/live";
import type { ChatLine, Command, GameEvent, LegalMove, Reasons, Reply, Said, Table, Update, You } from "../../net/types";
import { Play } from "../../toolkit/play.svelte";
import { gameFront } from "../games";
import { settings } from "../settings.svelte";
import { gameWords, t } from "../words.svelte";

export class LiveTable {
  table: Table | null = $state.raw(null);
  you: You | null = $state.raw(null);
  update: Update | null = $state.raw(null);
  log: GameEvent[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  line: LineState = $state("opening");
  play: Play | null = $state.raw(null);
  /** A command is under way. */
  sending = $state(false);
  /** The last refusal, by its code. */
  refused: { code: string; message: string } | null = $state.raw(null);
  /** A past version that is looked at instead of the present. */
  past: number | null = $state(null);
  /** Milliseconds by which the server's clock is ahead of this one. */
  skew = 0;
  /** The `n` at which a move was sent. */
  #asked = -1;
  readonly #live: Live;

  constructor(readonly id: string) {
    this.#live = new Live(id, {
      said: (message) => void this.#hear(message),
      state: (state) => (this.line = state),
      since: () => (this.update ? { match: this.update.match, n: this.update.n } : null),
    });
  }

  close(): void {
    this.#live.close();
  }

  // --- who is who

  /** The name of a seat as the pages show it. */
  name(seat: number): string {
    const chair = this.table?.chairs.find((c) => c.seat === seat);
    return chair ? chairName(chair) : t("seat", { number: seat + 1 });
  }

  get names(): string[] {
    return Array.from({ length: this.update?.view.players ?? 0 }, (_, seat) => this.name(seat));
  }

  /** Another seat of this browser is to move: the device is to be handed over. */
  get handover(): number | null {
    const actor = this.update?.view.actor ?? null;
    const { seats = [], looking = null } = this.you ?? {};
    return actor !== null && actor !== looking && seats.includes(actor) && seats.length > 1 ? actor : null;
  }

  get myTurn(): boolean {
    const actor = this.update?.view.actor ?? null;
    return actor !== null && actor === this.update?.view.seat;
  }

  /** Whether a move is asked about before it is sent. */
  confirms(coarse: boolean): boolean {
    if (settings.confirm !== "auto") return settings.confirm === "always";
    return coarse || (this.table?.clock?.seconds ?? 0) >= 3600;
  }

  // --- doing

  async send(command: Command): Promise<Reply | null> {
    this.refused = null;
    this.sending = true;
    try {
      return await this.#live.send(command);
    } catch (error) {
      this.refused = { code: (error as { code: string }).code, message: (error as Error).message };
      return null;
    } finally {
      this.sending = false;
    }
  }

  /** Sends a move, once for each position: what the server says next decides. */
  async move(move: LegalMove): Promise<void> {
    const { update, play } = this;
    if (!update || this.#asked === update.n) return;
    this.#asked = update.n;
    const reply = await this.send({ type: "move", n: update.n, move: move.text });
    if (reply) return;
    this.#asked = -1;
    play?.select.clear();
  }

  async undo(): Promise<void> {
    if (this.update) await this.send({ type: "undo", n: this.update.n });
  }

  async #why(moves: string[]): Promise<Reasons["reasons"]> {
    try {
      return ((await this.#live.send({ type: "why", moves })) as Reasons).reasons;
    } catch {
      return [];
    }
  }

  // --- hearing

  async #hear(message: Said): Promise<void> {
    if (message.type === "welcome") this.skew = message.now - Date.now();
    if (message.type === "welcome" || message.type === "table") {
      this.table = message.table;
      this.you = message.you;
      if (this.play) this.play.names = this.names;
    } else if (message.type === "update") await this.#updated(message);
    else if (message.type === "chat" && !this.chat.some((line) => line.line === message.line)) this.chat = [...this.chat, message];
  }

  async #updated(update: Update): Promise<void> {
    const before = this.update?.match === update.match ? this.update : null;
    if (!before) this.#asked = -1;
    this.update = update;
    this.log = [...(before ? this.log.filter((event) => event.n <= update.keep) : []), ...update.events];
    if (!this.play || this.play.tables.game !== update.view.game) await this.#prepare(update.view.game);
    if (this.update === update && this.past === null) this.#present(before);
  }

  async #prepare(game: string): Promise<void> {
    const [tables, front] = await Promise.all([api.game(game), gameFront(game)]);
    if (!front) return;
    const play = new Play(front, tables);
    play.words = await gameWords(game, settings.language, tables);
    play.ask = (moves) => this.#why(moves);
    this.play = play;
  }

  /** Shows the present on the board; what is new since `before` is animated, and stays marked until I act. */
  #present(before: Update | null): void {
    const { play, update } = this;
    if (!play || !update) return;
    const shown = before?.view.version ?? update.view.version;
    const fresh = before ? update.events.filter((event) => event.n > shown) : [];
    const mine = update.mover !== null && this.you?.chairs.includes(update.mover ?? -1);
    const kept = play.recent.filter((event) => event.n <= update.keep);
    play.recent = before ? (mine ? [] : [...kept, ...fresh]) : this.log.filter((event) => event.n === update.view.version && event.n > 0);
    play.fresh = fresh;
    play.log = this.log;
    play.names = this.names;
    play.show(update.view, update.legal);
    play.active = update.legal.length > 0;
  }

  /** Looks at an earlier version; null: back to the present. */
  async visit(version: number | null): Promise<void> {
    const { play, update } = this;
    if (!play || !update) return;
    if (version === null || version >= update.view.version) {
      this.past = null;
      this.#present(null);
      return;
    }
    this.past = version;
    const then = await api.position(update.match, version, update.view.seat);
    if (this.past !== version) return;
    play.fresh = [];
    play.recent = this.log.filter((event) => event.n === version);
    play.log = this.log.filter((event) => event.n <= version);
    play.show(then.view, []);
    play.active = false;
  }

  /** The words in another language; the game goes on. */
  async speak(): Promise<void> {
    const { play } = this;
    if (!play) return;
    play.words = await gameWords(play.tables.game, settings.language, play.tables);
    play.names = this.names;
  }
}

export function chairName(chair: { kind: string; name: string | null; level: string | null; standing_in: boolean }): string {
  if (chair.kind === "open") return t("chair-open");
  return chair.name ?? t("chair-bot", { level: t(`level-${chair.level}`) });
}
