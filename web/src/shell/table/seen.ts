/** How far this browser has watched each match: what came later is shown again to who comes back. */
const KEY = "boroughs.seen";
const MOST = 60;

function read(): [string, number][] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as [string, number][];
  } catch {
    return [];
  }
}

export function seen(match: string): number | null {
  return read().find(([id]) => id === match)?.[1] ?? null;
}

export function markSeen(match: string, version: number): void {
  const others = read().filter(([id]) => id !== match);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, [match, version]].slice(-MOST)));
  } catch {
    // a browser that keeps nothing: then everything since one's last turn is shown again
  }
}
