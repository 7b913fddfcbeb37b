/** Positions for the pictures of the rules page. */
import type { Position } from "../../shell/study/StudyBoard.svelte";
import tutorial from "./tutorial";

const script = tutorial.steps.map((step) => [...(("moves" in step && step.moves) || []), ...(("do" in step && step.do) || [])]);
const until = (say: string): string[] => script.slice(0, tutorial.steps.findIndex((step) => step.say === say)).flat();
const at = (moves: string[]): Position => ({ players: tutorial.players, key: tutorial.key, seat: null, moves });

export default {
  start: at(until("tutorial-rent")),
  city: at(until("tutorial-end")),
} satisfies Record<string, Position>;
