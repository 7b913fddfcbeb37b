/** What is printed on a company board, read out of the box. Daniel's board has no page of its own in the view: he never runs it. */
import type { Play } from "../../toolkit/play.svelte";
import { STREETS, colours, fields, type BoardPage, type Face } from "./model";

type Effect = { kind: string } & Record<string, string | number | boolean>;
interface Board {
  id: string;
  points: Record<string, number>;
  special: Record<string, Effect>;
  column: Record<string, Effect[]>;
}
const SIDES = ["violet", "reverse"];

/** An entry of the box as the face that the server makes of it. */
function face({ kind, ...rest }: Effect): Face {
  const given = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, name === "colour" ? `colour-${value}` : Number(value)]));
  if (kind === "gain") return { message: `print-gain-${["dollars", "points"].filter((what) => given[what]).join("-and-") || "nothing"}`, arguments: given };
  if (kind === "build-pillars") return { message: `print-build-pillars${given.bonus_points ? "-bonus" : ""}${given.same_colour ? "-same" : ""}`, arguments: given };
  return { message: `print-${kind}`, arguments: given };
}

/** Daniel's board with both sides, and the one that is up; null before he has one. */
export function danielsBoard(play: Play): { board: BoardPage; side: string | null } | null {
  const { board: which, side } = fields(play.view);
  const found = (play.box.boards as { board: Board[] }).board[which[1]];
  if (!found) return null;
  const column = (street: string, name: string): Face[] => found.column[street].map((effect) => face(effect.kind === "special" ? found.special[name] : effect));
  const sides = Object.fromEntries(SIDES.map((name) => [name, STREETS.map((street) => column(street, name))]));
  return { board: { id: found.id, sides, pillar_points: colours(play).map((colour) => found.points[colour]) }, side: SIDES[side[1]] ?? null };
}
