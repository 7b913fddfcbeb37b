/** From the first house to the first auction of a match of three. */
import type { Tutorial } from "../../toolkit/tutorial";

export default {
  players: 3,
  key: "00000000000000000000000000000073",
  seat: 0,
  steps: [
    { say: "tutorial-hello", point: ["@board"] },
    { say: "tutorial-found", do: ["found 34th-west violet"] },
    {
      say: "tutorial-second",
      moves: ["found times-square green", "found 42nd-east green", "found 52nd-west orange", "found 34th-west brown"],
      do: ["found 52nd-west grey"],
    },
    { say: "tutorial-turn", do: ["shop perfumery"] },
    { say: "tutorial-site", do: ["site 34th-west green"] },
    { say: "tutorial-take", do: ["take violet"] },
    { say: "tutorial-move", moves: ["take green"], do: ["move white 34th-west"] },
    {
      say: "tutorial-score",
      moves: ["houses", "take grey", "take brown", "move white times-square", "houses", "take orange", "take grey", "move white 52nd-west"],
      do: ["score 52nd-west"],
    },
    {
      say: "tutorial-houses",
      moves: [
        "move white central-park",
        ...["houses", "take green", "take grey", "move beige 34th-east"],
        ...["houses", "take brown", "take orange", "move beige 42nd-east"],
      ],
      do: ["houses"],
    },
    { say: "tutorial-return", moves: ["take violet", "take orange"], do: ["move white start"] },
    { say: "tutorial-lay", do: ["lay violet 4"] },
    { say: "tutorial-bid", moves: ["lay violet 4"], do: ["bid"] },
    { say: "tutorial-raise", moves: ["pass", "lay brown 4", "lay black 5", "bid"], do: ["lay black 4"] },
    { say: "tutorial-build", moves: ["bid", "pass"], do: ["build 3"] },
    {
      say: "tutorial-end",
      moves: ["pass", "pass", "lay green 5", "bid", "build 2", "pass", "lay orange 5", "bid", "pass", "build 1"],
      point: ["place:central-park"],
    },
  ],
} satisfies Tutorial;
