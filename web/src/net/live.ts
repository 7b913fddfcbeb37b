/** The line to a table: comes back by itself, sends again what was not answered, and finds another way where WebSockets are blocked. */
import { Refusal } from "./api";
import { openSocket, openStream, type Line, type Place } from "./lines";
import type { Command, Reply, Said } from "./types";

/** `gone`: there is no such table. */
export type LineState = "opening" | "open" | "cut" | "closed" | "gone";

interface Listener {
  said(message: Said): void;
  state(state: LineState): void;
  /** Where to go on after a cut. */
  since(): { match: string; n: number } | null;
}

interface Waiting {
  command: Command;
  sent: boolean;
  done(reply: Reply): void;
  failed(refusal: Refusal): void;
}

/** Commands that may be sent again after a cut: the server knows a move by its id, and doing the others twice changes nothing. */
const LASTING = new Set(["move", "undo", "answer", "choose", "back", "leave"]);
/** Commands that would be done twice: after a cut they are sent only if they have not been sent before. */
const ONCE = new Set(["chat", "propose"]);
const FIRST_WAIT = 250;
const LONGEST_WAIT = 2000;
/** A socket that has not said anything by then is held up somewhere. */
const GREETING = 5000;
/** So many sockets in a row that never said anything, and the other way is tried. */
const ENOUGH = 2;
const KEY = "boroughs.blocked";

export class Live {
  #line: Line | null = null;
  #waiting = new Map<string, Waiting>();
  /** Names this page's commands apart from those of any other page. */
  readonly #name = Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36)).join("");
  #count = 0;
  #tries = 0;
  /** Sockets that never said anything, in a row. */
  #dumb = 0;
  #streaming = sessionStorage.getItem(KEY) === "yes";
  #greeted = false;
  /** On a stream the eyes are chosen when it is opened. */
  #eyes: number | null | undefined = undefined;
  #beat = 15_000;
  #watch: ReturnType<typeof setTimeout> | undefined;
  #again: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    readonly table: string,
    readonly listener: Listener,
  ) {
    addEventListener("online", this.#now);
    addEventListener("offline", this.#doubt);
    document.addEventListener("visibilitychange", this.#now);
    this.#open();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#watch);
    clearTimeout(this.#again);
    removeEventListener("online", this.#now);
    removeEventListener("offline", this.#doubt);
    document.removeEventListener("visibilitychange", this.#now);
    this.#line?.close();
    this.listener.state("closed");
  }

  send(command: Command): Promise<Reply> {
    const id = `${this.#name}-${++this.#count}`;
    if (command.type === "look" && this.#streaming) return this.#look(id, command.seat);
    const marked = { ...command, id } as Command;
    return new Promise((done, failed) => {
      const sent = this.#line?.ready ?? false;
      this.#waiting.set(id, { command: marked, sent, done, failed });
      if (sent) this.#line?.send(marked);
    });
  }

  /** Opens the line anew, for instance with a cookie that it did not have. */
  reopen(): void {
    this.#line?.close();
    this.#tries = 0;
    this.#open(true);
  }

  /** A stream cannot be told to look elsewhere: another one is opened. */
  async #look(id: string, seat: number | null): Promise<Reply> {
    this.#eyes = seat;
    this.reopen();
    return { type: "ack", id, n: 0 };
  }

  #open(anew = false): void {
    const since = anew ? null : this.listener.since();
    const place: Place = { match: since?.match, n: since?.n, seat: this.#eyes };
    this.#greeted = false;
    this.#line?.close();
    const open = this.#streaming ? openStream : openSocket;
    const line: Line = open(this.table, place, {
      said: (message) => line === this.#line && this.#hear(message),
      lost: () => line === this.#line && this.#lost(),
    });
    this.#line = line;
    this.listener.state(this.#tries === 0 ? "opening" : "cut");
    this.#alive(this.#streaming ? this.#beat * 2 : GREETING);
  }

  #hear(message: Said): void {
    this.#alive();
    if (message.type === "welcome") this.#greet(message.heartbeat);
    if ("id" in message && message.id) this.#settle(message as Reply);
    this.listener.said(message);
  }

  #greet(heartbeat: number): void {
    this.#greeted = true;
    this.#tries = 0;
    this.#dumb = 0;
    this.#beat = heartbeat * 1000;
    this.listener.state("open");
    if (this.#streaming) sessionStorage.setItem(KEY, "yes");
    for (const waiting of this.#waiting.values()) {
      waiting.sent = true;
      this.#line?.send(waiting.command);
    }
  }

  #settle(message: Said): void {
    const { id } = message as { id: string };
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (message.type === "refused") waiting?.failed(new Refusal(message.code, message.message, message.retry_after));
    else waiting?.done(message as Reply);
  }

  #lost(): void {
    if (this.#closed) return;
    this.#tries += 1;
    this.listener.state("cut");
    for (const [id, { command, sent, failed }] of this.#waiting) {
      if (LASTING.has(command.type) || (!sent && ONCE.has(command.type))) continue;
      this.#waiting.delete(id);
      failed(new Refusal("offline", "The line was cut."));
    }
    clearTimeout(this.#again);
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.#tries - 1));
    this.#again = setTimeout(() => void this.#retry(), wait);
  }

  async #retry(): Promise<void> {
    if (!this.#greeted && (await missing(this.table))) {
      this.close();
      this.listener.state("gone");
      return;
    }
    if (!this.#greeted && ++this.#dumb >= ENOUGH) {
      // The server answers requests, but no socket ever spoke: something between blocks them. And the other way round.
      if (await reachable()) this.#streaming = !this.#streaming;
      this.#dumb = 0;
    }
    if (!this.#closed) this.#open();
  }

  /** No sign of life for twice the heartbeat: the line is dead, even if nobody said so. */
  #alive(patience = this.#beat * 2): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => {
      this.#line?.close();
      this.#lost();
    }, patience);
  }

  /** The device has left its network: the line is tried anew at once, which a server on this device survives. */
  #doubt = (): void => {
    if (this.#closed || !this.#line?.ready) return;
    this.#line.close();
    this.#line = null;
    this.#lost();
  };

  /** The network is back or the tab woke up: do not wait for the timer. */
  #now = (): void => {
    if (this.#closed || document.hidden) return;
    if (this.#line?.ready) void this.send({ type: "ping" }).catch(() => undefined);
    else if (this.#line === null || this.#line.closed) {
      clearTimeout(this.#again);
      this.#open();
    }
  };
}

async function missing(table: string): Promise<boolean> {
  try {
    return (await fetch(`/api/tables/${table}`, { cache: "no-store" })).status === 404;
  } catch {
    return false;
  }
}

async function reachable(): Promise<boolean> {
  try {
    return (await fetch("/health", { cache: "no-store" })).ok;
  } catch {
    return false;
  }
}
