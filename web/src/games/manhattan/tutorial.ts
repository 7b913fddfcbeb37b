/** The first round of a match of three: choosing, building, being built over, scoring. */
import type { Tutorial } from "../../toolkit/tutorial";

export default {
  players: 3,
  key: "00000000000000000000000000000a93",
  seat: 0,
  steps: [
    { say: "tutorial-hello", point: ["@board"] },
    { say: "tutorial-choose", do: ["choose 4"] },
    { say: "tutorial-choose-low", do: ["choose 1"] },
    {
      say: "tutorial-chosen",
      moves: ["choose 2", "choose 1", "choose 4", "choose 3", "choose 2", "choose 1", "choose 3", "choose 2", "choose 2", "choose 1"],
      point: ["@players"],
    },
    { say: "tutorial-hand", point: ["@hand"] },
    { say: "tutorial-build", do: ["build cairo 5 1"] },
    { say: "tutorial-overbuilt", moves: ["build sydney 2 4", "build cairo 5 2"], point: ["site:cairo:5"] },
    { say: "tutorial-win-back", do: ["build cairo 5 1"] },
    { say: "tutorial-highest", moves: ["build frankfurt 8 3", "build hong-kong 4 3"], do: ["build sydney 2 4"] },
    { say: "tutorial-majority", moves: ["build sao-paulo 7 2", "build hong-kong 6 2"], do: ["build manhattan 1 2"] },
    { say: "tutorial-tie", moves: ["build manhattan 6 1"], point: ["site:manhattan:6"] },
    { say: "tutorial-scored", moves: ["build hong-kong 1 1"], point: ["@players"] },
    { say: "tutorial-next-round", point: ["@prompt"] },
    { say: "tutorial-end" },
  ],
} satisfies Tutorial;
