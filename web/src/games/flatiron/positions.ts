/** Positions for the pictures of the rules page. */
import type { Position } from "../../shell/study/StudyBoard.svelte";
import tutorial from "./tutorial";

const script = tutorial.steps.map((step) => [...(("moves" in step && step.moves) || []), ...(("do" in step && step.do) || [])]);

export default {
  table: { players: tutorial.players, key: tutorial.key, seat: null, moves: script.flat() },
} satisfies Record<string, Position>;
