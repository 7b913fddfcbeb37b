/** What the points over a match tell. */
const MOST = 6;

/** Where somebody took the lead from somebody else, alone; the last few, in the order of the match. */
export function leadChanges(points: number[][]): { version: number; seat: number }[] {
  const found: { version: number; seat: number }[] = [];
  let first: number | null = null;
  points.forEach((row, version) => {
    const most = Math.max(...row);
    const leaders = row.flatMap((value, seat) => (value === most ? [seat] : []));
    if (leaders.length > 1 || leaders[0] === first) return;
    if (first !== null || most > 0) found.push({ version, seat: leaders[0] });
    first = leaders[0];
  });
  return found.slice(-MOST);
}
