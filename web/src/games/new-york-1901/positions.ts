/** Positions for the pictures of the rules page. */
import type { Position } from "../../shell/study/StudyBoard.svelte";
import tutorial from "./tutorial";

const { players, key, auto } = tutorial;
const script = tutorial.steps.map((step) => [...(("moves" in step && step.moves) || []), ...(("do" in step && step.do) || [])]);
const until = (say: string): string[] => script.slice(0, tutorial.steps.findIndex((step) => step.say === say)).flat();

export default {
  start: { players, key, auto, seat: null, moves: [] },
  rebuilt: { players, key, auto, seat: null, moves: until("tutorial-kept") },
} satisfies Record<string, Position>;
