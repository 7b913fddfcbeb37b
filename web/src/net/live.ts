/** The line to a table: a WebSocket that comes back by itself, and sends again what was not answered. */
import { Refusal } from "./api";
import type { Command, Reply, Said } from "./types";

export type LineState = "opening" | "open" | "cut" | "closed";

interface Listener {
  said(message: Said): void;
  state(state: LineState): void;
  /** Where to go on after a cut. */
  since(): { match: string; n: number } | null;
}

interface Waiting {
  command: Command;
  done(reply: Reply): void;
  failed(refusal: Refusal): void;
}

/** Commands that may be sent again after a cut: by their id the server knows what it has done already. */
const LASTING = new Set(["move", "undo", "chat", "propose", "answer", "choose", "back", "leave"]);
const FIRST_WAIT = 250;
const LONGEST_WAIT = 2000;

export class Live {
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  /** Names this page's commands apart from those of any other page. */
  readonly #name = Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36)).join("");
  #count = 0;
  #tries = 0;
  #beat = 15_000;
  #watch: ReturnType<typeof setTimeout> | undefined;
  #again: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    readonly table: string,
    readonly listener: Listener,
  ) {
    addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#now);
    this.#open();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#watch);
    clearTimeout(this.#again);
    removeEventListener("online", this.#now);
    document.removeEventListener("visibilitychange", this.#now);
    this.#socket?.close();
    this.listener.state("closed");
  }

  send(command: Command): Promise<Reply> {
    const id = `${this.#name}-${++this.#count}`;
    const marked = { ...command, id } as Command;
    return new Promise((done, failed) => {
      this.#waiting.set(id, { command: marked, done, failed });
      this.#put(marked);
    });
  }

  #put(command: Command): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(command));
  }

  #open(): void {
    const since = this.listener.since();
    const query = since ? `?match=${since.match}&since=${since.n}` : "";
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/socket${query}`);
    this.#socket = socket;
    this.listener.state(this.#tries === 0 ? "opening" : "cut");
    socket.onmessage = (event) => socket === this.#socket && this.#hear(JSON.parse(event.data) as Said);
    socket.onclose = () => socket === this.#socket && this.#lost();
    this.#alive();
  }

  #hear(message: Said): void {
    this.#alive();
    if (message.type === "welcome") {
      this.#tries = 0;
      this.#beat = message.heartbeat * 1000;
      this.listener.state("open");
      for (const { command } of this.#waiting.values()) this.#put(command);
    }
    if ("id" in message && message.id) this.#settle(message as Reply);
    this.listener.said(message);
  }

  #settle(message: Said): void {
    const { id } = message as { id: string };
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (message.type === "refused") waiting?.failed(new Refusal(message.code, message.message));
    else waiting?.done(message as Reply);
  }

  #lost(): void {
    if (this.#closed) return;
    this.#tries += 1;
    this.listener.state("cut");
    for (const [id, { command, failed }] of this.#waiting) {
      if (LASTING.has(command.type)) continue;
      this.#waiting.delete(id);
      failed(new Refusal("offline", "The line was cut."));
    }
    clearTimeout(this.#again);
    this.#again = setTimeout(() => this.#open(), Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.#tries - 1)));
  }

  /** No sign of life for twice the heartbeat: the line is dead, even if nobody said so. */
  #alive(): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => {
      this.#socket?.close();
      this.#lost();
    }, this.#beat * 2);
  }

  /** The network is back or the tab woke up: do not wait for the timer. */
  #now = (): void => {
    if (this.#closed || document.hidden) return;
    if (this.#socket?.readyState === WebSocket.OPEN) void this.send({ type: "ping" }).catch(() => undefined);
    else if (this.#socket?.readyState === WebSocket.CLOSED) {
      clearTimeout(this.#again);
      this.#open();
    }
  };
}
