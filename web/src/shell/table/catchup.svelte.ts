/** What happened since my last turn, shown again in order when I come back. It can be skipped. */
import { api } from "../../net/api";
import type { LiveTable } from "./live.svelte";
import { watched } from "./seen";

const STEP = 700;
/** All of it takes no longer than that, and no step less than SHORTEST. */
const ALL = 9000;
const SHORTEST = 220;
const MOST = 40;

export class CatchUp {
  /** From which version to which, and where it is now. */
  from = $state(0);
  to = $state(0);
  at = $state(0);
  running = $state(false);
  #live: LiveTable;
  #run = 0;

  constructor(live: LiveTable) {
    this.#live = live;
    document.addEventListener("visibilitychange", this.#wake);
  }

  /** The version from which on something was missed, after the one on the board or else the last one seen here; null: nothing, or nothing worth showing. */
  async missed(shown: number | null, last: number | null): Promise<number | null> {
    const { update, match } = this.#live;
    const seat = update?.view.seat ?? null;
    if (!update || !match || seat === null) return null;
    const { version } = update.view;
    const known = shown ?? last;
    if (known !== null && version - known < 1) return null;
    const own = await lastOwn(match, seat);
    if (known === null && own === 0) return null;
    const from = Math.max(known ?? 0, own, version - MOST);
    return version - from > (shown === null ? 0 : 1) ? from : null;
  }

  async run(from: number): Promise<void> {
    const run = ++this.#run;
    const live = this.#live;
    this.running = true;
    [this.from, this.at] = [from, from];
    const pace = Math.max(SHORTEST, Math.min(STEP, ALL / ((live.update?.view.version ?? 0) - from)));
    try {
      while (run === this.#run && this.at <= (this.to = live.update?.view.version ?? 0)) {
        await live.look(this.at, from, this.at > from);
        await new Promise((done) => setTimeout(done, this.at === from ? pace / 2 : pace));
        this.at += 1;
      }
    } catch {
      // the past cannot be had now: the present will do
    }
    if (run === this.#run) this.skip();
  }

  /** On to the present. */
  skip(): void {
    const { from } = this;
    this.stop();
    this.#live.resume(from);
  }

  stop(): void {
    this.#run += 1;
    this.running = false;
  }

  close(): void {
    this.stop();
    document.removeEventListener("visibilitychange", this.#wake);
  }

  /** The tab is looked at again. */
  #wake = (): void => {
    const { match, past } = this.#live;
    if (document.hidden || !match || this.running || past !== null) return;
    void this.missed(watched.upTo(match), null).then((from) => {
      if (from !== null && !this.running) void this.run(from);
    });
  };
}

/** The version after a seat's last decision; 0: it has made none. */
async function lastOwn(match: string, seat: number): Promise<number> {
  try {
    return Math.max(0, (await api.scores(match)).actors.lastIndexOf(seat));
  } catch {
    return 0;
  }
}
