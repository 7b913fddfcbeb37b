/** How far this browser has watched each match and read each table's chat: what came later is shown to who comes back. */
const MOST = 60;

class Seen {
  constructor(readonly key: string) {}

  /** How far, by the id of the match or table; null: nothing is known. */
  upTo(id: string): number | null {
    return this.#kept().find(([other]) => other === id)?.[1] ?? null;
  }

  mark(id: string, last: number): void {
    const others = this.#kept().filter(([other]) => other !== id);
    try {
      localStorage.setItem(this.key, JSON.stringify([...others, [id, last]].slice(-MOST)));
    } catch {
      // a browser that keeps nothing: then everything since one's last turn is shown again, and all of the chat is new
    }
  }

  #kept(): [string, number][] {
    try {
      return JSON.parse(localStorage.getItem(this.key) ?? "[]") as [string, number][];
    } catch {
      return [];
    }
  }
}

/** The last version of a match that was on the board. */
export const watched = new Seen("boroughs.seen");
/** The last line of a table's chat that was in view. */
export const read = new Seen("boroughs.read");
