/** The set-up and four rounds of a match of three: rent, building, two marches, a tower, an action card. */
import type { Tutorial } from "../../toolkit/tutorial";

export default {
  players: 3,
  key: "00000000000000000000000000000292",
  seat: 0,
  steps: [
    { say: "tutorial-hello", point: ["@board"] },
    { say: "tutorial-tower", do: ["tower c3"] },
    { say: "tutorial-storey", moves: ["tower d4", "tower d3"], do: ["storey c1"] },
    { say: "tutorial-group", moves: ["storey e5", "storey e3"], do: ["storey c2"] },
    { say: "tutorial-dice", moves: ["storey d5", "storey f2", "storey b4", "storey d6", "storey e4"], point: ["@board"] },
    { say: "tutorial-rent", point: ["space:nc"] },
    { say: "tutorial-build", moves: ["build b2", "build b3"], do: ["build d2"] },
    { say: "tutorial-raise", moves: ["build f4", "build f3"], do: ["build d2"] },
    { say: "tutorial-march", do: ["march e3"] },
    { say: "tutorial-raise-again", moves: ["build d1", "build b1"], do: ["build e3"] },
    { say: "tutorial-third-storey", do: ["march d1"] },
    { say: "tutorial-card", moves: ["pick c1", "swap b1"], point: ["space:north-east"] },
    { say: "tutorial-mend", moves: ["build e5"], do: ["build d2"] },
    { say: "tutorial-end", point: ["@players"] },
  ],
} satisfies Tutorial;
