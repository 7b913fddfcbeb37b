/** Positions for the pictures of the rules page. */
import type { Position } from "../../shell/study/StudyBoard.svelte";
import tutorial from "./tutorial";

const script = tutorial.steps.map((step) => [...(("moves" in step && step.moves) || []), ...(("do" in step && step.do) || [])]);
const until = (say: string): string[] => script.slice(0, tutorial.steps.findIndex((step) => step.say === say)).flat();

export default {
  way: { players: tutorial.players, key: tutorial.key, seat: null, moves: until("tutorial-return") },
  auction: { players: tutorial.players, key: tutorial.key, seat: 0, moves: [...until("tutorial-raise"), "pass", "lay brown 4", "lay black 5", "bid", "lay black 4"] },
} satisfies Record<string, Position>;
