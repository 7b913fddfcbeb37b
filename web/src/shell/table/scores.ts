/** What points and places tell. */
import type { View } from "../../net/types";
import type { GameFront, Rival } from "../../toolkit/game";

const MOST = 6;

/** Where somebody took the lead from somebody else, alone; the last few, in the order of the match. */
export function leadChanges(points: number[][]): { version: number; side: number }[] {
  const found: { version: number; side: number }[] = [];
  let first: number | null = null;
  points.forEach((row, version) => {
    const most = Math.max(...row);
    const leaders = row.flatMap((value, side) => (value === most ? [side] : []));
    if (leaders.length > 1 || leaders[0] === first) return;
    if (first !== null || most > 0) found.push({ version, side: leaders[0] });
    first = leaders[0];
  });
  return found.slice(-MOST);
}

/** What decides between equal points, by its name and by seat, a rival without one last; nothing where there are none. */
export function ties(view: View, rival: Rival | null): [string, number[]][] {
  const points = rival ? [...view.points, rival.points] : view.points;
  const equal = view.result && new Set(points).size < points.length;
  return equal ? Object.entries((view.extras.ties as Record<string, number[]> | undefined) ?? {}) : [];
}

/** Who has won, by name: seats, or a rival without one if no seat has. Nobody before the end. */
export function winners(view: View, front: GameFront, name: (seat: number) => string): string[] {
  if (!view.result) return [];
  const seats = view.result.places.flatMap((place, seat) => (place === 1 ? [name(seat)] : []));
  const rival = front.rival?.(view);
  return seats.length === 0 && rival ? [rival.name] : seats;
}
