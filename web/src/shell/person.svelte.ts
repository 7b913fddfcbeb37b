/** Who one is on this server, and what bots there are. */
import { api } from "../net/api";
import type { LevelInfo, Me } from "../net/types";

class Person {
  me: Me | null = $state.raw(null);
  #asked: Promise<void> | null = null;

  /** The name that is shown in fields: the one that was used before, or one that the server made up. */
  get shown(): string {
    return this.me?.name ?? this.me?.suggested_name ?? "";
  }

  load(fresh = false): Promise<void> {
    if (!this.#asked || fresh)
      this.#asked = api
        .me()
        .then((me) => void (this.me = me))
        .catch(() => void (this.#asked = null));
    return this.#asked;
  }
}

class Levels {
  all: LevelInfo[] = $state.raw([]);
  #asked: Promise<void> | null = null;

  load(): Promise<void> {
    this.#asked ??= api
      .levels()
      .then((all) => void (this.all = all))
      .catch(() => void (this.#asked = null));
    return this.#asked;
  }

  /** A good opponent for somebody whom we do not know: the second weakest. */
  get usual(): string {
    return (this.all[1] ?? this.all[0])?.id ?? "resident";
  }
}

export const person = new Person();
export const levels = new Levels();
