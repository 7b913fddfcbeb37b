/** Positions for the pictures of the rules page. */
import type { Position } from "../../shell/study/StudyBoard.svelte";
import tutorial from "./tutorial";

/** The tutorial's round, built to its end: all that is scored in it can be seen. */
const moves = tutorial.steps.flatMap((step) => [...(("moves" in step && step.moves) || []), ...(("do" in step && step.do) || [])]);

export default {
  scoring: { players: tutorial.players, key: tutorial.key, seat: null, moves },
} satisfies Record<string, Position>;
