/** A table as this browser knows it: kept in step by the line to the server. */
import { api, type Refusal } from "../../net/api";
import { Live, type LineState } from "../../net/live";
import type { Analysis, ChairState, ChatLine, Command, GameEvent, Hinted, LegalMove, Reasons, Reply, Said, Table, Update, View, You } from "../../net/types";
import { Play } from "../../toolkit/play.svelte";
import { gameFront } from "../games";
import { patience } from "../patience.svelte";
import { settings } from "../settings.svelte";
import { fetchWords, gameWords, t } from "../words.svelte";
import { CatchUp } from "./catchup.svelte";
import { watched } from "./seen";
import { chairName, type Sitting } from "./sitting";

export { chairName };

/** Milliseconds without an answer after which that is said. */
const SLOW = 2000;

export class LiveTable implements Sitting {
  table: Table | null = $state.raw(null);
  you: You | null = $state.raw(null);
  update: Update | null = $state.raw(null);
  log: GameEvent[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  line: LineState = $state("opening");
  play: Play | null = $state.raw(null);
  /** A command is under way. */
  sending = $state(false);
  /** It has been for so long that one wonders. */
  slow = $state(false);
  /** Why the server did not do what was asked for last. */
  refused: Refusal | null = $state.raw(null);
  /** The `n` of what is on the board and in the list of moves. */
  shown = $state(0);
  /** A past version that is looked at instead of the present. */
  past: number | null = $state(null);
  /** What the search would do here; asked for at practice tables. */
  hint: Analysis | null = $state.raw(null);
  hinting = $state(false);
  readonly catchUp: CatchUp = new CatchUp(this);
  /** Milliseconds by which the server's clock is ahead of this one. */
  skew = 0;
  /** The `n` at which a move was sent. */
  #asked = -1;
  /** The version after my last own move: what came later stays marked. */
  #acted = 0;
  /** The line was cut since the last update. */
  #wasCut = false;
  /** Several seats in one browser: who has said that they sit before it now. */
  facing: number | null = $state(null);
  readonly #live: Live;

  constructor(readonly id: string) {
    this.#live = new Live(id, {
      said: (message) => void this.#hear(message),
      state: (state) => {
        this.line = state;
        this.#wasCut ||= state === "cut";
      },
      since: () => (this.update ? { match: this.update.match, n: this.update.n } : null),
    });
  }

  close(): void {
    this.catchUp.close();
    this.#live.close();
    patience.slow = false;
  }

  /** The line anew: this browser has got a chair that the old line does not know of. */
  reopen(): void {
    this.#live.reopen();
  }

  // --- who is who

  chair(seat: number): ChairState | undefined {
    return this.table?.chairs.find((c) => c.seat === seat);
  }

  /** The name of a seat as the pages show it. */
  name(seat: number): string {
    const chair = this.chair(seat);
    return chair ? chairName(chair) : t("seat", { number: seat + 1 });
  }

  get match(): string | null {
    return this.update?.match ?? null;
  }

  get endedBy(): string | null {
    return this.table?.ended_by ?? null;
  }

  get newest(): View | null {
    return this.update?.view ?? null;
  }

  get mine(): number | null {
    return this.newest?.seat ?? null;
  }

  get names(): string[] {
    return Array.from({ length: this.update?.view.players ?? 0 }, (_, seat) => this.name(seat));
  }

  /** Several seats in one browser: the one that is to move, or else whose hand would be shown, has not said yet that they sit before it. */
  get handover(): number | null {
    const actor = this.update?.view.actor ?? null;
    const { seats = [], looking = null } = this.you ?? {};
    if (seats.length < 2 || actor === null) return null;
    const wanted = seats.includes(actor) ? actor : looking;
    return wanted === null || (wanted === this.facing && wanted === looking) ? null : wanted;
  }

  /** Whoever sits at this seat is before the screen: their hand may be shown. */
  async face(seat: number): Promise<void> {
    if (this.you?.looking !== seat) await this.send({ type: "look", seat });
    this.facing = seat;
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
    const wonder = setTimeout(() => (this.slow = command.type !== "hint"), SLOW);
    try {
      return await this.#live.send(command);
    } catch (error) {
      this.refused = error as Refusal;
      return null;
    } finally {
      clearTimeout(wonder);
      this.sending = this.slow = false;
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

  /** Asks what a strong player would do; its first choice is shown on the board. */
  async askHint(): Promise<void> {
    this.hinting = true;
    const reply = (await this.send({ type: "hint" })) as Hinted | null;
    this.hinting = false;
    if (!reply || reply.n !== this.update?.n) return;
    this.hint = reply.analysis;
    const [best] = reply.analysis.candidates;
    if (best && this.play) this.play.select.shown = this.play.select.legal.find((m) => m.id === best.move.id) ?? null;
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
    patience.slow = message.type === "preparing";
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
    const last = watched.upTo(update.match); // before anything is shown
    this.update = update;
    this.hint = null;
    this.hinting = false;
    this.log = [...(before ? this.log.filter((event) => event.n <= update.keep) : []), ...update.events];
    if (!this.play || this.play.tables.game !== update.view.game) await this.#prepare(update.view.game);
    if (this.update !== update) return;
    const away = this.#wasCut || document.hidden;
    this.#wasCut = false;
    this.#note(update, before);
    if (this.catchUp.running) return;
    if (!before || away) {
      const from = await this.catchUp.missed(before?.view.version ?? null, last);
      if (this.update !== update) return;
      if (from !== null && !document.hidden && this.past === null) return this.catchUp.run(from);
    }
    if (this.past === null) this.#present(before);
  }

  /** Remembers after which version everything is news to me. */
  #note(update: Update, before: Update | null): void {
    const mine = update.mover !== null && this.you?.chairs.includes(update.mover ?? -1);
    if (mine) this.#acted = update.view.version;
    else if (!before) this.#acted = Math.max(0, update.view.version - 1);
    else this.#acted = Math.min(this.#acted, update.keep);
  }

  async #prepare(game: string): Promise<void> {
    const [tables, front] = await Promise.all([api.game(game), gameFront(game), fetchWords(game, settings.language)]);
    if (!front) return;
    const play = new Play(front, tables);
    play.words = await gameWords(game, settings.language, tables);
    play.ask = (moves) => this.#why(moves);
    this.play = play;
  }

  /** Shows the present on the board; what is new since `before` is animated, what came after my last move stays marked. */
  #present(before: Update | null): void {
    const { play, update } = this;
    if (!play || !update) return;
    const shown = before?.view.version ?? update.view.version;
    play.fresh = before ? update.events.filter((event) => event.n > shown) : [];
    play.recent = this.log.filter((event) => event.n > this.#acted);
    play.log = this.log;
    play.names = this.names;
    play.show(update.view, update.legal);
    play.active = update.legal.length > 0;
    this.shown = update.n;
    if (!document.hidden) watched.mark(update.match, update.view.version);
  }

  /** Looks at an earlier version; null: back to the present. */
  async visit(version: number | null): Promise<void> {
    const { play, update } = this;
    if (!play || !update || (version === null && this.catchUp.running)) return;
    this.catchUp.stop();
    if (version === null || version >= update.view.version) {
      this.past = null;
      this.#present(null);
      return;
    }
    await this.look(version, version - 1);
  }

  /** Shows a past version; what came after `since` is marked, the last step may move. */
  async look(version: number, since: number, moving = false): Promise<void> {
    const { play, update } = this;
    if (!play || !update) return;
    this.past = version;
    const then = await api.position(update.match, version, update.view.seat);
    if (this.past !== version) return;
    play.fresh = moving ? this.log.filter((event) => event.n === version) : [];
    play.recent = this.log.filter((event) => event.n <= version && event.n > since);
    play.log = this.log.filter((event) => event.n <= version);
    play.show(then.view, []);
    play.active = false;
  }

  /** Back to the present after what was missed has been shown: all of it stays marked. */
  resume(since: number): void {
    this.past = null;
    this.#acted = Math.min(this.#acted, since);
    this.#present(null);
  }

  /** The words in another language; the game goes on. */
  async speak(): Promise<void> {
    const { play } = this;
    if (!play) return;
    play.words = await gameWords(play.tables.game, settings.language, play.tables);
    play.names = this.names;
  }
}
